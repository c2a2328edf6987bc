# Estimation: rulings, questions, options, refusals, what binds, and the answer of rule as text.
# Where bridge has a ruling of the same key, the clause is added to the identifier.

cli-edition-estimation-law18 = Estimation, Law 18 of the tournament book
cli-edition-estimation-common = Estimation, as commonly played
cli-deal = Deal { $deal }
cli-carry = Multiplier { $carry }
cli-points = Points { $points }, second-hand, not from the law
cli-house-rules = House rules: { $rules }
call-with = With

## Rulings of the auction

ruling-insufficient-e18e1 = { $seat }'s { $call } does not beat { $over }: it is insufficient, an infraction.
ruling-waits-for-next = Law 22 is not known to us. { $next } may accept { $seat }'s { $call }, also by calling; else it is replaced.
ruling-accepted-e18e2 = { $next } accepts { $seat }'s { $call }: it counts as sufficient, and is the bid to beat and to join.
ruling-owes-another = { $seat }'s { $call } is withdrawn: a sufficient bid, a With where lawful, or a pass, which is final, takes its place.
ruling-must-raise = { $seat }'s { $call } is withdrawn: it must be made sufficient in the same denomination.
ruling-counts-as-pass = { $seat }'s { $call } is cancelled and counts as a pass, which is final.
ruling-still-owed = { $seat } cannot put that right with { $call }: another call is still owed.
ruling-below-four = { $seat }'s { $call } is no bid: a bid starts at four tricks.
ruling-above-thirteen = { $seat }'s { $call } is no bid: there are thirteen tricks.
ruling-bare-number = { $seat } named { $call } without a denomination: that is no bid.
ruling-with-below-four = { $seat } may not join { $call }: a bid is joined from four tricks up.
ruling-with-nothing = { $seat } has no bid to join.
ruling-with-own-bid = { $seat } may not join a bid of his own, only another player's.
ruling-with-other-bid = No other player has bid { $call }: { $seat }'s With joins nothing.
ruling-with-twice = { $seat } has joined { $call } already.
ruling-with-at-no-trump-barred = { $seat } may not join { $call }: here no-trump cannot be joined.
ruling-with-at-no-trump = { $seat } joins { $call }: the law speaks of a suit, and is read as the denomination.
ruling-with-older-bid = { $seat } joins { $call }, which has been beaten; the bid to beat stays.
ruling-equal-is-with = { $seat } named { $call } again: that counts as a With.
ruling-with-out-of-turn = { $seat }'s With came out of turn: it is cancelled, without penalty.
ruling-out-of-turn-cancelled = { $seat }'s { $call } came out of turn: it is cancelled, without penalty.
ruling-out-of-turn-binds = { $seat }'s { $call } came out of turn: it is cancelled, and must be repeated in turn if it is lawful then.
ruling-out-of-turn-waits = { $seat }'s { $call } came at { $turn }'s turn. { $next } may accept it, also by calling; a call by { $turn } in turn cancels it.
ruling-opener = { $seat } makes the first call.
ruling-out-of-the-auction = { $seat } is out of the auction: { $call } is cancelled, and the turn goes on.
ruling-excluded-waits = { $seat } is out of the auction; { $call } stands only if { $next } calls over it before anybody objects.
ruling-stands-as-accepted = { $seat }'s { $call } stands: { $next } has accepted it.
ruling-cancelled-no-penalty = { $seat }'s { $call } is cancelled, without penalty.
ruling-must-repeat-e18c1iii = { $seat } must repeat { $call }, which is lawful now.
ruling-auction-is-over = The auction is over: { $seat }'s { $call } is cancelled.
ruling-change-tried = { $seat } wants { $second } in place of { $call }: only a slip may be put right, until the next player calls.
ruling-changed = { $seat }'s { $call } is taken back; { $second } takes its place.
ruling-second-thought-e18 = { $seat }'s { $second } was a second thought: { $call } stands.
ruling-too-late-e18 = { $seat } is too late to change { $call }: it stands.
ruling-stands-e18 = What is named is named: { $seat }'s { $call } stands.
ruling-reading = The director rules by another reading: { $reading }.
ruling-dash-call = { $seat } declares a dash call: no bid, no number, nought tricks.
ruling-no-dash-call = There is no dash call in this game: { $seat }'s is cancelled.
ruling-dash-call-too-late = { $seat }'s dash call is cancelled: it is declared before the auction.
ruling-dash-call-twice = { $seat } has declared a dash call already.
ruling-dash-calls-too-many = { $seat }'s dash call is cancelled: no more of them are allowed in this deal.
ruling-avoid = { $seat } announces a void; nothing follows from it.
ruling-no-avoid = There is no announcement of a void in this game: { $seat }'s counts for nothing.
ruling-avoid-too-late = { $seat }'s announcement of a void comes too late.

## Rulings of the numbers

ruling-owner-of-the-bid = { $seat } made the final bid, { $call }, and is the original owner of the auction.
ruling-course-not-shown = The record does not show the course of the auction: who was out, what { $seat } and the others bid before, more than the least floor of a With, and the order in which the numbers were named; the lawful order is assumed.
ruling-with-floor-e18c2i = { $seat } has joined in the denomination of { $call } and names { $number } or more.
ruling-with-first = { $seat } names a number first; { $last } is the last.
ruling-withs-first = { $seat } name their numbers first, in that order; { $last } is the last.
ruling-with-lapses = The final bid, { $call }, is in another denomination: { $seat }'s With binds nobody.
ruling-with-third-player = A third player made the final bid, { $call }: { $seat }'s With lapses.
ruling-joined-player-free = { $owner } had joined { $seat } and won: { $seat } is not bound.
ruling-joined-player-bound = { $owner } had joined { $seat } and won: { $seat } is bound like a With player.
ruling-all-passed = All have passed: nobody owns the auction.
ruling-played-at-no-trump = The deal is played at no-trump.
ruling-dealer-names-first = { $seat } names a number as usual, the others follow in rotation.
ruling-redeal = Nobody has bid after a dash call: the deal is thrown in.
ruling-all-passed-redeal = All have passed: by the house rules the deal is dealt again.
ruling-all-passed-redeal-double = All have passed: by the house rules the deal is dealt again, and counts { $carry } times.
ruling-all-passed-skip-double = All have passed: by the house rules the deal is skipped, and the next counts { $carry } times.
ruling-under-the-floor = { $number } is under { $seat }'s floor, { $floor }.
ruling-over-the-cap = { $number } is over { $seat }'s cap, { $cap }.
ruling-more-than-thirteen = { $number } cannot be: there are thirteen tricks.
ruling-makes-thirteen = With { $number } by { $seat }, the last, the numbers would make exactly thirteen.
ruling-name-again = { $seat }'s { $number } is cancelled; a lawful number takes its place, without penalty.
ruling-moved-to = { $seat }'s { $number } is moved to the nearest lawful number, { $moved }.
ruling-number-waits = { $seat }'s { $number } stands only if { $next } names a number over it.
ruling-number-stands = { $seat }'s { $number } stands: the next player has named over it.
ruling-number-out-of-turn = It is { $turn }'s turn: { $seat }'s { $number } is cancelled, without penalty.
ruling-number-out-of-turn-binds = It is { $turn }'s turn: { $seat }'s { $number } is cancelled, and must be repeated in turn if it is lawful then.
ruling-number-named-before = { $seat } has a number, or nobody is to name one: { $number } is cancelled.
ruling-owner-has-named = { $seat }'s final bid, { $call }, is the number: { $number } is cancelled.
ruling-dash-caller-has-named = { $seat } has declared a dash call and names no number: { $number } is cancelled.
ruling-record-makes-thirteen = The numbers of the record make exactly thirteen, which the last caller may not do.
ruling-with-owns = { $seat } has joined and named { $number }, like { $owner }: an auction owner.
ruling-with-does-not-own = { $seat } has joined but named { $number }, not { $owner }'s number: no auction owner.
ruling-one-owner = { $seat } alone owns the auction, with { $number }.
ruling-owners = { $seat } own the auction, with { $number }; none of them may waive it.
ruling-risk-under = { $seat }, the last, brought the total down to { $total }: a risk, step { $level }.
ruling-risk-over = { $seat }, the last, brought the total up to { $total }: a risk, step { $level }.
ruling-owner-and-risk = { $seat } both owns the auction and holds the risk.
ruling-risk-card-forgotten = { $seat } did not show the Risk card. The risk holds all the same, and cannot be waived.
ruling-risk-card-of-no-use = { $seat } showed the Risk card, but holds no risk: it counts for nothing.
ruling-no-card-no-risk = { $seat } brought the total to { $total } without the Risk card: here that is no risk.
ruling-too-few-for-risk = The total is { $total }, but { $seat } named only { $number }: fewer than two tricks make no risk.
ruling-not-the-cause = The total is { $total }, but { $seat } could not have kept it out of the range: no risk.
ruling-no-extras = Four passes: only the tricks are scored, with no extra points for any reason.
ruling-first-lead = { $seat } leads to the first trick.
ruling-second-hand = The points, { $preset }, are second-hand, not from the law: Law 52 is not known to us.
ruling-all-fail = All four have failed: nobody scores, and the next deal counts { $carry } times.
ruling-trump-replaced = { $seat } names { $call }, which takes the place of the fixed trump.
ruling-trump-is-fixed = { $seat }'s { $call } does not take the place of the trump: it is cancelled, and a number is named.
ruling-named-again = { $seat } had named a number already: it is named once more.
ruling-deal-postponed = The fixed trump that was replaced is played in one more deal at the end.
ruling-avoid-redeal = { $seat } announces a void: by the house rules the deal is dealt again.
ruling-high-call-multiplied = The multiplier, { $carry }, counts for { $seat }'s eight or more too.
ruling-high-call-spared = The multiplier, { $carry }, does not count for { $seat }'s eight or more.
ruling-carry-kept = Four passes: the multiplier, { $carry }, does not count here and goes on to the next deal.
ruling-carry-spent = Four passes: the multiplier, { $carry }, does not count here and is spent.

## Questions and options

question-next-accepts = { $seat } bid { $call } over { $over }, which is not sufficient. Do you accept it?
option-next-accepts-accept = { $call } counts as sufficient, and the auction goes on from it.
option-next-accepts-decline = { $call } is withdrawn; { $seat } makes a sufficient bid, joins where that is lawful, or passes for good.
question-another-bid = { $seat }'s { $call } is withdrawn: { $seat } owes another call.
option-another-bid-call = It takes the place of { $call }; a pass is final.
question-out-of-turn-accepted = { $seat } called { $call } at { $turn }'s turn. Do you accept it?
option-out-of-turn-accepted-accept = { $call } stands, and the auction goes on after { $seat }.
option-out-of-turn-accepted-decline = { $call } is cancelled without penalty, and { $turn } calls.
question-excluded-accepted = { $seat }, who is out of the auction, called { $call }. Do you let it stand?
option-excluded-accepted-accept = { $call } stands, and { $seat } is in the auction again.
option-excluded-accepted-decline = { $call } is cancelled without penalty, and { $turn } calls.
question-number-accepted = { $seat } named { $number }, which is not lawful. Do you let it stand?
option-number-accepted-accept = { $number } stands.
option-number-accepted-decline = { $number } is cancelled, and { $seat } names a lawful number.
question-slip-or-second-thought = { $seat } changed { $call } to { $second }. Was { $call } a slip?
option-slip-or-second-thought-inadvertent = A slip: { $second } takes the place of { $call }.
option-slip-or-second-thought-second-thought = A change of mind: { $call } stands.

## Refusals

refused-not-in-estimation = That does not happen in Estimation.
refused-no-such-call-here = { $call } is no call of Estimation.
refused-no-such-bid = { $call } is no bid: a bid is four to thirteen tricks and a denomination.
refused-no-number-now = Nobody names a number now.
refused-owner-after-calls = The auction has begun, call by call: its outcome cannot be written down as well.
refused-cannot-have-joined = Those players cannot have joined { $seat }'s { $call }.
refused-no-with-at-no-trump = Here { $call } cannot be joined.
refused-tricks-not-thirteen = The tricks of the four seats must make thirteen; here they make { $total }.
refused-tricks-already-won = Somebody has won more tricks than that.

## What binds whom

restriction-out = { $seat } has passed and takes no further part in the auction.
restriction-dash-call = { $seat } has declared a dash call: nought tricks, no bid and no number.
restriction-first = { $seat } names a number before the others.
restriction-floor = { $seat } names { $number } or more.
restriction-cap = { $seat } names { $number } at most.
restriction-not-thirteen = { $seat }, the last, may not bring the total to exactly thirteen.

## The answer as text

irregular-improper = not in proper form
irregular-out-of-turn = out of turn
irregular-out-of-the-auction = by a player who is out
irregular-out-of-range = not a lawful number
irregular-auction-over = after the auction
irregular-not-repeated = not what must be repeated
irregular-no-call = no call is due
irregular-changed = changed call

cli-turn-number = { $seat } to name a number: { $range }.
cli-range = { $min } to { $max }
cli-range-one = { $min } only
cli-range-barred = { $range }, not { $barred }
cli-numbers = Numbers
cli-order = Order of the numbers: { $order }
cli-order-with-owner = { $owner }'s bid stands; then { $order }
cli-total = Total { $total }: { $side ->
        [over] over, by { $by }
        [under] under, by { $by }
       *[even] exactly thirteen
    }
cli-total-so-far = Total so far { $total }
cli-owners = Auction owners: { $owners }
cli-no-owners = Nobody owns the auction.
cli-risk = Risk: { $seat } ({ $law }), step { $level }
cli-no-risk = No risk.
cli-phase-numbers = The auction is over: { $bid } by { $owner }.
cli-phase-numbers-replaced = No auction: { $bid } has taken the place of the fixed trump.
cli-phase-numbers-nobody = The auction is over without a bid: no-trump.
cli-phase-numbers-fixed = No auction: the trump is fixed, { $trump }.
cli-joined-by = Joined by { $seats }
cli-sheet = Score sheet, points { $preset }: second-hand, not from the law
cli-sheet-seat = Seat
cli-sheet-number = Number
cli-sheet-tricks = Tricks
cli-sheet-result = Result
cli-sheet-parts = Why
cli-sheet-points = Points
cli-made = made
cli-failed = failed

score-part-made = made
score-part-difference = difference
score-part-owner = auction owner
score-part-risk = risk
score-part-super = eight or more
score-part-square = eight or more, squared
score-part-zero-under = nought in an under deal
score-part-zero-failed = nought not made
score-part-sole-winner = sole winner
score-part-sole-loser = sole loser
score-part-dash-call-under = dash call, under
score-part-dash-call-over = dash call, over
score-part-carry = multiplier
score-part-all-fail = all four failed
score-part-many-callers = many callers
score-part-super-double = eight or more, doubled

