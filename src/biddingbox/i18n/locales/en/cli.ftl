# The command line: headings, labels, errors, help.

## What an answer says

cli-edition-bridge-1997 = Duplicate bridge, Laws of 1997
cli-edition-bridge-2017 = Duplicate bridge, Laws of 2017
cli-board = Board { $board }
cli-dealer = Dealer { $seat }
cli-vulnerable = Vulnerable: { $who }

cli-mark-irregular = ! { $what }
cli-mark-withdrawn = ( ) taken back or cancelled
cli-mark-implied = [ ] a pass that the law supplies
cli-mark-pending = ? waits for the ruling

irregular-insufficient = insufficient
irregular-out-of-rotation = out of rotation
irregular-inadmissible = not allowed here
irregular-inadmissible-double = double not allowed here
irregular-by-player-required-to-pass = by a player who must pass
irregular-above-seven = more than seven
irregular-call-after-final-pass = after the final pass
irregular-change-of-call = changed call

cli-turn = { $seat } to call.
cli-turn-if-not-accepted = { $seat } to call, if what is open is not accepted.
cli-nobody-calls = Nobody may call now.
cli-phase-closed = The auction is over.
cli-phase-passed-out = Passed out.
cli-phase-play = The play has begun.
cli-phase-over = The hand is over.
cli-phase-cancelled = The board is not played: a score takes its place.
cli-contract-closed = The auction is over: { $contract } by { $declarer }.
cli-contract-play = In play: { $contract } by { $declarer }.
cli-contract-over = The hand is over: { $contract } by { $declarer }.
cli-contract-cancelled = The board is not played; the contract was { $contract } by { $declarer }.
cli-opening-lead = { $seat } leads.
cli-on-lead = { $seat } to lead.
cli-result = Result: { $result }

cli-asked-player = { $who } is asked ({ $law })
cli-asked-director = For the director to find ({ $law })
cli-audience-owner = [for that player alone]
cli-audience-director = [for the director alone]
cli-option-values = { $then } [{ $values }]

cli-ruled = Ruled
cli-binds = What binds now
cli-unauthorised = Unauthorised information
cli-reviews = To come back to after the play
cli-scores = Scores
cli-tricks = Tricks
cli-unfit = No longer fits
cli-not-settled = [not settled by the law: { $gap }]
cli-heard-call = { $side } may not use { $seat }'s { $call }.
cli-heard-words = { $side } may not use what { $seat } let be known.
cli-score-table = { $side }: { $value }
cli-score-artificial = { $side }: { $value } (artificial score)
cli-score-assigned = { $side }: { $value } (assigned score)
cli-unfit-line = line { $seq } of the log: { $why }
cli-with-clause = { $text } ({ $law })

cli-no-tree = No question is open: there is no tree.
cli-tree-question = { $who }, { $law }:
cli-tree-director = The director, { $law }:
cli-calls-except = { $calls } except { $denominations }

## Errors

cli-error-notation = line { $line }, column { $column }: found { $found }, expected { $expected }
cli-error-refused = line { $line }, column { $column }: refused: { $found }: { $text }
cli-error-no-log = no log in it: found neither a header line nor an event
cli-error-one-source = give a file, - for standard input, the short form, or -e TEXT, and only one of them
cli-error-one-log = -i takes one log; there are several in this file
cli-error-interactive = -i reads the dialogue from standard input: it goes with neither - nor --json
cli-error-file = { $name }: { $why }
cli-error-too-large = too large
cli-error-edition = --edition { $asked } is not the edition of the log, { $found }
cli-error-dealer = --dealer { $asked } is not the dealer of the log, { $found }
cli-error-clause = no clause { $clause } here; near it: { $near }
cli-error-no-cases = no case file (*.toml) in { $folder }
cli-error-case = { $path }: found { $found }, expected { $expected }
cli-edition-unknown = no edition { $game } { $edition }; there is { $known }
cli-lang-unknown = no language { $lang }; there is { $known }

## The dialogue

cli-dialogue-hint = Type the number of an answer, or a line of the log; help, tree, back, log, save FILE, quit.
cli-dialogue-help =
    2            the answer with that number; 2 3H adds what it takes
    decline      an answer by its name; 2H alone is a call by the player in turn
    S 2H         a call, or any other line of the notation: W accept, E attention, amend 3: S 2H
    back         step back once (it writes undo)
    tree         every path from here
    log          the log so far, in the notation
    save FILE    write the log to a new file
    quit         leave
cli-dialogue-no-option = There is no answer { $number }.
cli-dialogue-value = { $takes }? One of { $values }
cli-dialogue-any-value = { $takes }?
cli-dialogue-refused = Refused: { $line }: { $text }
cli-dialogue-at-start = This is the beginning.
cli-dialogue-saved = Written to { $name }.
cli-dialogue-save-where = save FILE: name a file.

## laws and cases

cli-head-law = Law
cli-head-what = What it says
cli-head-status = Status
cli-head-reason = Reason
cli-head-code = Code
cli-head-cases = Cases
cli-status-implemented = implemented
cli-status-partly = partly
cli-status-out-of-scope = out of scope
cli-find-nothing = Nothing found for "{ $words }"; try other everyday words, such as "exposed card", or biddingbox laws for the whole list.
cli-option-question = { $law }  { $question }?
cli-option-owner = asked of: { $owner }
cli-head-expected = expected
cli-head-actual = actual
cli-case-step = step { $step }: { $where }
cli-case-summary = { $passed ->
        [one] 1 case as expected
       *[other] { $passed } cases as expected
    }, { $failed } differ, { $skipped } skipped


## Help

cli-usage = Usage
cli-head-options = Options
cli-head-commands = Commands
cli-help-help = Show this message and exit.
cli-help-version = Show the version and exit.
cli-help =
    The auction, by the book: rules on bridge auctions and everything that goes wrong in them.

    Type what happened at the table; the answer is who may choose what, and what binds whom.
cli-examples =
    Examples:
      biddingbox rule --dealer N "1S P 1H"
      biddingbox rule --tree "1C P P 1C"
      biddingbox rule -i
      biddingbox laws 27B
cli-help-lang = Language of the sentences; else that of BIDDINGBOX_LANG, else English.
cli-help-json = Write JSON.
cli-help-edition = Edition of the Laws.
cli-help-rule-short = Rule on an auction.
cli-help-rule =
    Rule on an auction: what is open and who is asked, what has been ruled, what binds whom.

    The source is a file in the log notation, - for standard input, or, where there is no such file, the short form: calls in rotation from the dealer, with SEAT: in front of one made by somebody else. With -i alone the dialogue begins with an empty auction.
cli-examples-rule =
    Examples:
      biddingbox rule --dealer N "1S P 1H"
      biddingbox rule --dealer N --tree "1S P W:2H"
      biddingbox rule -e "dealer N; N 1S; E P; S 1H; W decline; S 2H"
      biddingbox rule board7.log --json
      biddingbox rule -i "1S P 1H"

    Exit code 0: ruled. 2: the input cannot be read, or a line is refused.
cli-help-expression = Text in the log notation; ; separates its lines.
cli-help-dealer = Dealer: N, E, S or W (N, where nothing says it).
cli-help-tree = Show every path from here.
cli-help-interactive = Open a dialogue.
cli-help-laws-short = List the clauses, and what holds them.
cli-help-laws =
    List the clauses of the Laws that bear on the auction: our heading and paraphrase, the code that holds each, its cases, and how far it is done. With a clause: that one and all below it, with every field.
cli-examples-laws =
    Examples:
      biddingbox laws
      biddingbox laws 25B2
      biddingbox laws --options 27
      biddingbox laws --find "exposed card"
      biddingbox laws --json
cli-help-options = List the keys of the answers instead.
cli-help-find = Find clauses by everyday words.
cli-help-cases-short = Run case files.
cli-help-cases = Run case files: a log, and what should follow from it.
cli-help-cases-run-short = Run every case of a folder.
cli-help-cases-run =
    Run every case file (*.toml) of a folder and those below it, and show the ones that differ, expected beside actual.
cli-examples-cases-run =
    Examples:
      biddingbox cases run tests/cases
      biddingbox cases run my-cases --json

    Exit code 0: all as expected. 1: some differ. 2: no cases, or no such folder.
