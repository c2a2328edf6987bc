# The audit of an archive: what is wrong with a record, and the command line around it.

## Reading PBN and LIN; what was found, and what was expected, follows the sentence

check-control = A control character
check-line-long = The line is longer than the standard allows
check-string-tab = A tab within a string
check-too-long = The record is too long: the rest of it is left out
check-token = This cannot be read here
check-string-open = The string has no closing quote
check-stray = This belongs to nothing
check-tag = This is no tag pair
check-bracket = A bracket or quote out of place
check-comment-open = The comment is not closed
check-inherit = A value of the game before is asked for, and this tag cannot take one
check-too-many = There is more wrong in this record than is told
check-unclosed = The value has no closing bar
check-address = This is no address of a hand viewer
check-board = Not a board number
check-seat = Not a player's place
check-vulnerable = Not a vulnerability
check-deal = The deal cannot be read
check-deal-hands = The deal does not have four hands
check-deal-hand = A hand does not have four suits
check-deal-rank = Not the rank of a card
check-deal-empty = The deal has no card
check-declarer = Not a declarer
check-contract = Not a contract
check-result = Not a number of tricks
check-result-sum = The tricks of the two sides do not add up
check-score = Not a score
check-no-dealer = The auction has no dealer
check-call = Not a call
check-note-nowhere = The note stands at no call and at no card
check-note-twice = A second note at the same call or card
check-no-leader = Nothing says who leads
check-after-end = This comes after the end
check-card = Not a card
check-mark = Not a mark of an irregularity
check-mark-twice = A second mark at the same call or card
check-dealer = Not a dealer
check-hand = The hand cannot be read
check-vulnerability = Not a vulnerability
check-names = The names are neither four nor eight
check-claim = Not a number of tricks claimed
check-result-contract = The list of results has another contract than the board
check-result-tricks = The list of results has other tricks than the board

## The form of PBN

check-tag-unknown = The standard does not know this tag
check-tag-twice = The tag stands twice in the game
check-value = The tag cannot have this value
check-value-unusual = The standard does not list this value
check-no-deal = A play, and no deal
check-no-declarer = A play or a result, and no declarer
check-no-contract = A play, and no contract
check-spelling = Not spelt as the standard spells it
check-suffix-twice = A second suffix
check-nag = No such numeric annotation here
check-note-number = A note's number is 1 to 32
check-note-missing = The note that this refers to is not there
check-note = Not the text of a note
check-note-again = A second note of the same number
check-note-unused = Nothing refers to this note
check-note-place = The note stands before the auction
check-comment-place = A comment cannot stand within the row
check-table-column = Not a column of a table
check-table-elements = The last row of the table is not complete
check-table-order = The rows are not in the order that the column tells
check-not-export = The file says that it has export format, and this line has not
check-vulnerable-rubber = Not the vulnerability that the games won give

## The deal, and the board's number

check-deal-twice = In the deal twice: { $found }
check-deal-count = The hands do not have thirteen cards each: { $found }
check-dealer-number = { $found } deals; on board { $number } it is { $expected }
check-vulnerable-number = Vulnerable: { $found }; on board { $number } it is { $expected }
check-board-number = Dealer { $dealer }, vulnerable: { $vul }; on board { $number } it is { $right_dealer }, vulnerable: { $right_vul }

## The auction

check-auction-dealer = The auction begins with { $seat }, and { $expected } dealt
check-auction-passes = { $count ->
    [one] One pass is missing before { $call }, which stands under { $seat }; declarer and lead show it
   *[other] { $count } passes are missing before { $call }, which stands under { $seat }; declarer and lead show it
}
check-call-rotation = { $seat } calls { $call } out of rotation: it was { $expected }'s turn
check-call-insufficient = { $seat } bids { $call } over { $over }: insufficient
check-double-inadmissible = { $seat } doubles, and there is no bid of an opponent to double
check-redouble-inadmissible = { $seat } redoubles, and there is no opponent's double to redouble
check-call-above-seven = { $seat } bids { $call }: more than seven
check-call-after-end = { $seat } calls { $call } after the final pass
check-auction-unfinished = The auction ends with { $call } by { $seat }, and is not over
check-mark-sufficient = { $seat } bids { $call }, marked as insufficient: it is sufficient
check-contract-auction = Contract { $found }; the auction ends in { $expected }
check-declarer-auction = Declarer { $found }; by the auction it is { $expected }
check-passed-out-play = Passed out, and { $seat } plays the { $card }
check-passed-out-declarer = Passed out, and { $found } is declarer
check-passed-out-result = Passed out, and there is a result: { $found }
check-passed-out-score = Passed out, and there is a score: { $found }

## The play, the result and the score

check-lead-opening = { $seat } makes the opening lead, the { $card }; it was { $expected }'s
check-lead-turn = { $seat } leads the { $card }; it was { $expected }'s lead
check-play-turn = { $seat } plays the { $card }; it was { $expected }'s turn
check-card-twice = { $seat } plays the { $card }, which was played before
check-card-not-held = { $seat } plays the { $card } and does not hold it
check-play-order = The { $card } stands under { $seat }, and { $expected } holds it: tricks are written in the order played, not by column
check-revoke = { $seat } plays the { $card } and could follow suit: { $led }
check-mark-revoke = { $seat } plays the { $card }, marked as a revoke: it is none
check-mark-lead = { $seat } plays the { $card }, marked as a lead out of turn: it is none
check-result-play = Result { $found }; the play gives { $expected }
check-result-low = Result { $found }; { $expected } tricks had been won already
check-result-high = Result { $found }; no more than { $expected } could still be won
check-mark-result = Result { $found }, marked as differing from the play: it does not
check-score-result = Score { $found } for { $side }: { $contract } by { $declarer }, { $tricks } tricks, vulnerable: { $vul }, gives { $expected }

## What follows a sentence, and what stands before it

cli-check-found = { $text }: { $found }
cli-check-expected = { $text }; expected: { $expected }
cli-check-found-expected = { $text }: { $found }; expected: { $expected }
cli-check-board = board { $board }
cli-check-board-room = board { $board }, { $room }
cli-check-room-open = open room
cli-check-room-closed = closed room

## What could not be read

cli-check-unread-absent = no such file
cli-check-unread-rights = you have no right to read it
cli-check-unread-nothing = no PBN or LIN file in it
cli-check-unread-damaged = damaged: it cannot be unpacked
cli-check-unread-encrypted = encrypted
cli-check-unread-packing = packed in a way that is not read here
cli-check-unread-nested = a zip within a zip is not opened
cli-check-unread-too-large = it unpacks to far more than it should: not read, or not to the end
cli-check-unread-unknown = neither PBN nor LIN

## The table at the end

cli-check-head-findings = Findings
cli-check-head-files = Files
cli-check-head-first = First
cli-check-head-worst = Most findings in
cli-check-sum-boards = Boards
cli-check-sum-faulty = Boards with findings
cli-check-sum-files = Files
cli-check-sum-faulty-files = Files with findings
cli-check-sum-unread = Not read, or not wholly
cli-check-sum-rate = Boards a second
cli-check-sound = Nothing wrong found.
cli-check-bar = { $boards } boards, { $rate }/s

## Errors

cli-check-error-no-path = name files, folders or patterns, or - for standard input
cli-check-error-jobs-or-scheduler = --jobs is for this machine, --scheduler for a cluster: give one of them
cli-check-error-code = --ignore { $code }: there is no such code; there is { $known }
cli-check-not-installed = This needs { $name }, which is not installed. Install it with: pip install "biddingbox[{ $extra }]"
cli-check-no-scheduler = no Dask scheduler answers at { $address }
cli-check-no-workers = the Dask scheduler at { $address } has no worker
cli-check-worker-gone = a worker was lost while it read { $file }; what comes after it has not been checked
cli-check-interrupted = interrupted; this is what was found until then

## Help

cli-help-check-short = Find what is wrong in PBN and LIN records.
cli-help-check =
    Find what is wrong in the records of an archive: the writing of PBN and LIN, calls, contract and declarer, cards, the play, result and score, dealer and vulnerability. Each finding has its place, a code and its clause; a table ends the list.

    A path is a file, a folder (all .pbn and .lin below it, also as .gz or in a .zip), a pattern in quotes, or - for standard input. What cannot be read is told, and the rest is checked.
cli-examples-check =
    Examples:
      biddingbox check archive/
      biddingbox check -q "matches/**/*.lin" vugraph.zip
      biddingbox check archive/ --ignore tag-unknown --csv > findings.csv
      biddingbox check archive/ --parquet findings.parquet
      biddingbox check /shared/archive --scheduler tcp://10.0.0.5:8786

    Exit code 0: nothing found. 1: something found. 2: something could not be read,
    or the arguments do not fit. 130: interrupted.
cli-help-check-quiet = Print the table alone.
cli-help-check-ignore = Leave out the findings of a code; may be repeated.
cli-help-check-jobs = Processes to use; all cores by default, 1 for none but this.
cli-help-check-scheduler = Give the work to a Dask cluster (HOST:PORT). Its workers need this package, and the files under the same paths.
cli-help-check-csv = Write CSV, a row a finding.
cli-help-check-parquet = Write the findings to a Parquet file too.
