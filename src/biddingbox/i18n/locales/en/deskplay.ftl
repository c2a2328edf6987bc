# The desk from the final pass to the score: the box of cards, the tricks, claims, an adjusted score,
# a procedural penalty, the working of a score. Labels are short: they stand on buttons.

## The cards

play-tricks = The tricks
play-tricks-how = The tricks in the order played, a column for each player
play-trick = Trick
play-led = led
play-took = took the trick
play-to-lead = { $seat } to lead
play-to-play = { $seat } to play
play-dummy = { $seat }, dummy, to play
play-type = Type it: h4, ht; several in a row, h4 h2 hk h3, go round; or a line of the log
play-faced = Face up
play-cards-known = The cards that may be played
play-cards = The cards not played yet
play-wait = No card may be played now: a question is open first.
play-other = Somebody else played, or it was not allowed
play-who = Who played?
play-irregular = Played although not allowed
play-irregular-how = Tick it for a card that was really played although the law does not allow it. Without it such a card is refused, with its clause.
play-late-call = A call after the final pass

## Claims and results

play-claim = A claim or a concession
play-concedes = Concedes
play-objects = Objects
play-claim-tricks = Tricks claimed, or conceded of those to come
play-claim-then = The play stops.
play-agree-then = An agreement ends the hand with that result.
play-object-then = After an objection the director decides.
play-alone = The result without the play
play-alone-then = It ends the hand with so many tricks for declarer.

## A procedural penalty

play-penalty = A procedural penalty
play-penalty-kind = What kind?
play-penalty-percent = Per cent of a top
play-penalty-imps = IMPs
play-penalty-warning = A warning
play-penalty-amount = How much, if it is no warning
play-penalty-text = What for
play-penalty-then = It is added to whatever the board is worth, for that side alone.

## An adjusted score

play-adjust = Give this score
play-adjust-how = A side that is not named keeps its score from the table.
play-side = Which side?
play-both = Both
play-other-side = The other side
play-other-side-too = A score for the other side too
play-no-side = Not named
play-score-kind = What score?
play-results = Results
play-result-number = Result { $number }
play-contract = Contract
play-declarer = Declarer
play-result = Result
play-weight = Weight in %
play-wrong-side = Each side once, and none beside both.
play-wrong-both = An average and results as well: take one of them.
play-wrong-contract = A contract is wanted, such as 4s, 3nt x, or p for passed out.
play-wrong-result = A result is wanted that can be: = for just made, +1, -2.
play-wrong-weight = A weight is wanted, from 1 to 100.
play-wrong-weights = The weights make { $total }; they must make 100.

## The score

play-artificial = Artificial score
play-assigned = Assigned score

## Pair numbers

play-pair = Pair { $side }
