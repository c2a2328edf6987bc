# The pages of the director's desk. Short on purpose: an option and all that follows from it must
# fit on a phone.

desk-name = Director's desk
desk-home = Bidding Box, start page
desk-language = Language
desk-skip = Skip to the page
desk-skip-question = Skip to the open question
desk-clause = The clause
desk-this-case = This case
desk-tab-desk = Desk
desk-tab-add = Add
desk-tab-chart = Chart
desk-tab-sheet = Sheet

## Calls, as they are seen and read aloud

desk-pass = Pass
desk-face-X = Double
desk-face-XX = Redbl
desk-spoken-P = pass
desk-spoken-X = double
desk-spoken-XX = redouble
desk-spoken-C = { $level ->
    [one] { $level } club
   *[other] { $level } clubs
}
desk-spoken-D = { $level ->
    [one] { $level } diamond
   *[other] { $level } diamonds
}
desk-spoken-H = { $level ->
    [one] { $level } heart
   *[other] { $level } hearts
}
desk-spoken-S = { $level ->
    [one] { $level } spade
   *[other] { $level } spades
}
desk-spoken-NT = { $level } no-trump
desk-would-be-irregular = would be irregular
desk-letter-director = TD
desk-letter-dealer = D

## The auction and the table

desk-auction = The auction
desk-to-call = { $seat } to call
desk-note-withdrawn = withdrawn
desk-note-cancelled = cancelled
desk-note-implied = implied
desk-note-pending = waits
desk-note-once = once
desk-note-end = to the end
desk-the-table = The table
desk-vul = vulnerable: { $who }
desk-role-asked = is asked
desk-role-turn = to call
desk-role-leads = leads
desk-role-dealer = dealer

## The question now open

desk-asked = { $seat } is asked
desk-asked-director = You find the fact
desk-director-finds = A finding of fact: yours, after asking at the table or away from it.
desk-alone = { $seat } decides alone, without asking partner.
desk-nothing-asked = No question is open
desk-regular = Nothing irregular so far
desk-also-open = Also open:
desk-reading = Reading { $number }
desk-suits-shown = Which suits did it show?
desk-add = Add what happened

## What happened, what was ruled, what is said

desk-happened = What happened
desk-undo = Undo
desk-redo = Redo
desk-change = Change
desk-nothing-yet = Nothing yet.
desk-rulings = Rulings and reasons
desk-told = Told to the table
desk-told-already = told
desk-binds = What binds whom
desk-not-settled = Not settled by the law
desk-our-reading = Our reading:
desk-other-reading = The other:
desk-say = What to say
desk-say-how = in this order; tick as you go
desk-unsaid = Leave unsaid:
desk-quoted = “{ $text }”
desk-to-table = To the table
desk-to-one = To { $seat }
desk-to-both = To { $seat } and { $other }
desk-ask = Ask
desk-tell = Tell
desk-alone-with = To { $seat } alone

## Refusals, faults, the lost connection

desk-moved-on = The table has moved on
desk-not-entered = Not entered
desk-you-entered = You entered:
desk-offline = Not connected
desk-offline-why = What you entered is kept and sent again.
desk-try-again = Try again
refused-log-full = A log holds at most { $last } lines; this one is full.
refused-form = This form is not one of ours: { $field } is missing or cannot be read.
desk-unread = Column { $column }: found { $found }, expected { $expected }. Nothing was entered.
desk-error-not-found = There is no such page
desk-error-not-found-why = The address may be cut off.
desk-error-unknown-case = There is no such case
desk-error-unknown-case-why = Its link may be cut off, or the case lies on another machine.
desk-error-other-site = Refused
desk-error-other-site-why = What was sent came from another site.
desk-error-too-large = Too much at once
desk-error-too-large-why = What is sent may have one megabyte at most, a file of boards three. Nothing was entered.
desk-error-bad-input = That cannot be read
desk-error-bad-input-why = Nothing was entered.
desk-error-fault = A fault of ours
desk-error-fault-why = Nothing was half entered: go back to the case and look at it again.
desk-to-start = To the start page
