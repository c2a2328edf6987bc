# A field of tables: matchpoints, IMPs, butler.

field-method-matchpoints = Matchpoints (78A)
field-method-imps = IMPs against all other tables (78B); that they are averaged is regulation, not law
field-method-butler = IMPs against a datum (78B); the datum is regulation, not law
field-unit-matchpoints = matchpoints
field-unit-imps = IMPs

## A board

field-top = Top { $top }
field-datum = Datum NS { $ns }, EW { $ew }
field-head-ns = NS
field-head-ew = EW
field-head-contract = Contract
field-head-by = By
field-head-lead = Lead
field-head-result = Result
field-head-points = Points
field-head-matchpoints = MP { $side }
field-head-imps = IMPs { $side }
field-pair = { $side } { $pair }

## What the marks mean

field-mark-assigned = { $pair }: assigned score { $results }
field-mark-weighted = { $pair }: assigned, weighted score: { $results }
field-mark-average = { $pair }: { $score }, { $worth } (artificial score)
field-mark-average-session = { $pair }: { $score }, { $worth }, as in the rest of the session (artificial score)
field-mark-cap = { $pair }: at most average minus: { $most } { $unit } in place of { $was }
field-mark-cap-not-reached = { $pair }: at most average minus, { $most } { $unit }: not exceeded
field-mark-penalty = { $pair }: procedural penalty of { $off } { $unit }
field-mark-warning = { $pair }: warned
field-mark-not-percent = { $pair }: penalty of { $amount }% of a top, not taken off: these are IMPs
field-mark-not-imps = { $pair }: penalty of { $amount } IMPs, not taken off: these are matchpoints
field-mark-said = { $what }: “{ $said }”

## What is regulation

field-neuberg = { $scores } of { $tables } scores can be compared: they are brought to the full top with Neuberg's formula (regulation, not law).
field-weighted = Weighted scores take part in every comparison by their weights (regulation, not law).
field-alone = One table only: there is nothing to compare with.

## The ranking

field-ranking = Ranking
field-ranking-side = Ranking, { $side }
field-head-rank = Rank
field-head-pair = Pair
field-head-boards = Boards
field-head-total-matchpoints = Matchpoints
field-head-total-imps = IMPs
field-head-total-points = Total points (78C)

## What is wrong with a log, or worth knowing of it

field-notes = Notes
field-where = Log { $log }
field-where-board = Log { $log }, board { $board }
field-finding = { $where }: { $what }
field-found-mixed-editions = under the Laws of { $edition }, the first log under those of { $first }
field-found-no-board = it says no board number, though others do
field-found-bad-pair = cannot be read: { $line }; expected pair NS 3 EW 7
field-found-no-pair = it does not say which pair sat { $side }
field-found-no-vulnerability = it says no vulnerability, so that nothing can be scored
field-found-not-finished = it has no result yet
field-found-unsound-score = the weights of its adjusted score do not make 100, or an average stands among points
field-found-pair-twice = pair { $pair } sat { $side } in log { $other } too, on the same board
field-found-other-conditions = dealer or vulnerability are not those of log { $other }, on the same board
field-found-other-hands = the hands are not those of log { $other }, on the same board (87: a fouled board is not scored here)
field-found-open-question = a question is still open ({ $law }): the score is provisional
field-found-unfit-lines = lines that no longer fit: { $seqs }

## The command

field-error-problems = the file cannot be scored, and nothing of it has been:
field-error-one-form = --json or --csv, not both
field-error-games = logs of several games in one file: { $games }
field-error-bridge-only = --method and --winners are for bridge: a game of Estimation has neither
cli-help-score-short = Score a field, or a game of Estimation.
cli-help-score =
    Score a file of logs, which --- divides.

    Bridge: every log is a board at one table, with its pairs in the header (pair NS 3 EW 7); the boards are compared, with adjusted scores, caps and penalties in them, and the pairs ranked. Estimation: the logs are the deals of a game, and the sheet is kept.

    FILE is a file in the log notation, or - for standard input.
cli-examples-score =
    Examples:
      biddingbox score session.log
      biddingbox score session.log --method imps
      biddingbox score session.log --csv > session.csv

    Exit code 0: scored. 2: the file cannot be read or scored; what is wrong is said, log by log.
cli-help-score-method = How bridge is scored; else by matchpoints. imps: against all other tables; butler: against a datum.
cli-help-score-winners = One ranking or two; else two where every pair sat on one side only.
cli-help-score-csv = Write CSV, a row for each side of a table.
