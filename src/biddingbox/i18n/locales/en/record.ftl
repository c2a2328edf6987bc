# A record, PBN or LIN, that is opened as a case or saved from one.

record-laws = Laws for a PBN or LIN board
record-drop = Drop the file here. It opens as a new case.
record-drop-opens = The file is being opened.
record-drop-refused = Nothing was opened
record-drop-many = Drop one file at a time, and no folder.
record-drop-large = A file may have { $size } MB at most.

## Which board of a file

record-which = Which board?
record-skip = Skip to the boards
record-number = Board number
record-show = Show
record-nth = Record { $number }
record-room = room { $value }
record-room-open = open room
record-room-closed = closed room
record-no-contract = No contract
record-none = No board with this number.
record-before = Boards before these
record-after = More boards
record-cut = Only the first { $max } records of the file were looked at.
record-more-faults = { $count ->
    [one] and one more fault
   *[other] and { $count } more faults
}

## What could not be read

record-unread = { $count ->
    [one] This of the record is not in the case as it stands there
   *[other] These { $count } things of the record are not in the case as they stand there
}
record-fault = Line { $line }, column { $column }: { $text }
record-step-refused = From step { $seq } on: { $text }
record-wrong-none = No board was found in it.
record-wrong-several = Several boards are in it; say by place which one.
record-wrong-kind = This is no PBN or LIN record, and no log, case or journal as text.
record-wrong-long = This board needs more than { $most } steps.
record-wrong-line = This record holds something that no line of a log can say.

## Saving

record-as-pbn = PBN
record-as-lin = LIN
record-lin-leaves = LIN leaves out:

## What a log, or LIN, has no place for; found is a piece of the record

record-lost-passes-added = Passes before the first call: the record leaves them out, as declarer and lead show, and they are added
record-lost-play-by-holders = The columns of the play: the tricks are written in the order played, and each card goes to who holds it
record-lost-hands = A hand that does not have thirteen cards: { $found }
record-lost-hands-twice = Cards that lie in two hands: { $found }
record-lost-name = A name with signs that a log does not take: { $found }
record-lost-comments = More comments than are kept
record-lost-call = The auction from { $found } on: the table does not take this call
record-lost-explanation = The end of a long explanation of { $found }
record-lost-auction-open = The record says that the auction was over; by these calls it is not
record-lost-play = The play from { $found } on
record-lost-contract = The record says contract { $found }; this auction gives another, or none yet
record-lost-declarer = The record says declarer { $found }; by this auction it is another player
record-lost-result = The record says { $found } tricks; the play gives another number, or the hand cannot be scored
record-lost-result-differs = The result agreed, { $found } tricks, differs from the tricks won
record-lost-score = The record says score { $found }; contract and result give another
record-lost-tags = Tags too long to be kept
record-lost-lin-header = what is not in the record of a board (table, pairs, calls on another board’s cards)
record-lost-lin-withdrawn = calls and cards that were withdrawn or cancelled
record-lost-lin-marks = that an irregular call or card was accepted
record-lost-lin-rulings = what was asked, answered and ruled
record-lost-lin-corrections = corrections of the log
record-lost-lin-scores = adjusted scores and penalties
record-lost-lin-notes = notes
record-lost-lin-tags = other tags of the record
record-lost-lin-contract = a contract without its auction
