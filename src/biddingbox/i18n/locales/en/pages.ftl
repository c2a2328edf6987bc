# The start page, the clauses, the chart's page and the ruling sheet.

page-home-title = Start a case
page-skip-start = Skip to the start of a case
page-what-happened = What happened at the table?
page-lead = Enter the calls as they were made. You are asked only what the ruling needs.
page-game = Game and laws
page-game-bridge = Bridge
page-game-estimation = Estimation
page-edition-1997 = Laws of 1997
page-edition-2017 = Laws of 2017
page-edition-law18 = Law 18
page-edition-common = common play
page-book-bridge-1997 = Bridge, Laws of 1997
page-book-bridge-2017 = Bridge, Laws of 2017
page-book-estimation-law18 = Estimation, Law 18
page-book-estimation-common = Estimation, common play
page-board = Board
page-board-says = Dealer and vulnerability follow from the number.
page-deal = Deal
page-deal-says = North deals, unless set by hand.
page-by-hand = Set by hand
page-dealer = Dealer
page-vulnerable = Vulnerable
page-carry = Multiplier carried over
page-not-set = not set
page-start = Start
page-paper = Or write it as on paper
page-rule-it = Rule it
page-import = Open a record or a file: PBN, LIN, a whole log
page-whole-log = PBN, LIN, log, case or journal as text, or the address of a BBO hand
page-file = From a file: PBN, LIN, log, TOML case or JSON
page-open = Open it

## Recent cases; value is the book

page-recent = Recent cases
page-recent-none = No case yet. Start one, or open a real case to look round.
page-recent-when = { $value }, { $time }
page-about = { $title }: { $call }, { $what }
page-state-asked = { $seat } is asked
page-state-find = to be found
page-state-turn = { $seat } to call
page-state-review = back after play
page-state-auction-over = auction over
page-state-over = closed

## Real cases, and the search

page-gallery = Real cases, one press each
page-families = Families of cases
page-find = Find by everyday words
page-find-such-as = exposed card, wrong order, 27B
page-find-it = Find
page-found = { $count ->
    [0] Nothing found for “{ $value }”
    [one] One clause for “{ $value }”
   *[other] { $count } clauses for “{ $value }”
}
page-found-none = Try other everyday words, or the number of a law.
page-start-here = Start a case
page-start-of = Start a case of { $law }

## A clause

page-law = { $law }
page-law-none = No clause { $value }
page-law-none-why = The number may be of another edition, or misspelt.
page-related = Near it:
page-own-words = In our own words; the wording that binds is that of the law book.
page-close = Close

## The chart

page-ahead = What lies ahead in this case
page-chart-none = No question is open
page-chart-none-why = So there is nothing to choose, and no chart. What has been ruled stands below.

## The ruling sheet

page-sheet = Ruling sheet
page-sheet-tools = Print and export
page-print = Print
page-as-log = Log as text
page-as-case = TOML case
page-as-journal = JSON
page-reopen = To reopen this case:
page-event = Event
page-session = Session, round
page-table = Table
page-called-at = Called at
page-auction = The auction
page-facts = Facts, in order
page-still-open = Still open
page-ruling = Ruling
page-nothing-ruled = Nothing has been ruled.
page-binds = What binds whom
page-who = Who
page-what = What
page-until = Until
page-clause = Law
page-not-settled = Not settled by the law
page-our-reading = Our reading:
page-other-reading = The other:
page-after-play = After the play
page-tick-no = no
page-tick-yes = yes: adjusted score
page-result = Contract, lead, tricks
page-notes = Director’s notes
page-appeal = Appeal
page-appeal-how = Through the director, both partners agreeing, within 30 minutes of the score being available unless the organiser sets another time.
page-appeal-not = not asked
page-appeal-at = asked at ____ : ____
page-director = Director

## What cannot be taken

page-wrong-number = A whole number from 1 to { $max }.
page-wrong-nothing = Paste a text, or choose a file.
page-wrong-length = At most { $most } characters.
page-wrong-size = At most { $size } kB.
page-wrong-line = Line { $line }: { $text }
page-wrong-corrections = This log has more than { $most } corrections; write it as things really went.
page-wrong-case = This is no case file: { $found }
page-wrong-journal = This is no journal of a case: { $why }
page-wrong-journal-line = This journal holds something that no line of a log can say.
