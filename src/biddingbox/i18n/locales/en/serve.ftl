# The server of the director's desk: what it says in the terminal, and the page that asks for the key.

serve-open = The director's desk is open at
serve-kept = The cases are kept in { $path }
serve-memory = The cases are kept in memory: they are gone when the desk closes.
serve-stop = Ctrl-C closes the desk.
serve-other-port = Port { $taken } is taken, so this is another one.
serve-invite = The director's desk is open. This address lets one device in, once:
serve-type = Or open { $address } there and type the key { $key }
serve-next = A device has been let in. For the next one:
serve-not-installed = The desk needs { $name }, which is not installed. Install it with: pip install "biddingbox[web]"
serve-taken = Port { $asked } of { $host } is taken: another desk may be running there. Choose another with --port.
serve-no-address = Nothing can be served at { $host }, port { $asked }: { $why }
serve-needs-lan = Other machines can reach { $host }. With --lan the desk is opened to them, locked with a key.
serve-no-store = The cases cannot be kept in { $path }: { $why }

## The page that asks for the key

serve-key-open = Open the desk
serve-key-once = This device is let in for twelve hours. The key works once; the terminal then shows the next.
serve-key-locked = This desk is locked
serve-key-why = The key stands in the terminal where the desk was started. Scan the code there, or type the key.
serve-key-name = Key
serve-key-wrong = This key does not fit. Each works once: take the last one in the terminal.
serve-key-too-many = Too many wrong keys. Try again in a minute.

## Help

cli-help-serve-short = Open the director's desk in the browser.
cli-help-serve =
    Open the director's desk: pages in the browser, and the JSON API that they share. By default only this machine can reach it.

    With --lan other devices in the same network can, each with a key that works once: scan the code in the terminal.
cli-examples-serve =
    Examples:
      biddingbox serve
      biddingbox serve --lan
      biddingbox serve --port 8000 --db club.db

    Exit code 0: closed. 2: the address or the file cannot be used.
cli-help-serve-host = Address to listen on; else 127.0.0.1, with --lan every one.
cli-help-serve-port = Port; 0 is a free one. Else 8765, or a free one if that is taken.
cli-help-serve-db = File that keeps the cases, or :memory:. Else one in your data folder.
cli-help-serve-lan = Let other devices in, each with a key.
cli-help-serve-quiet = Log faults only, no requests.
