# What happened, event by event; the names of options; the ruling sheet. Calls come as they are shown.

## Events, without a full stop

fact-called = { $seat } { $call }
fact-called-of = { $seat } { $call }, naming { $bid }
fact-with-bid = { $seat } { $call } { $bid }
fact-number = { $seat } { $number }
fact-dash-call = { $seat } declares a dash call
fact-avoid = { $seat } announces a void
fact-owned = The auction ended with { $seat }'s { $bid }
fact-owned-joined = The auction ended with { $seat }'s { $bid }, joined by { $joined }
fact-changed = { $seat } changes { $first ->
        [none] to { $call }
       *[other] { $first } to { $call }
    }
fact-wanted = { $seat } only asks for { $call }
fact-simultaneous = { $first }; at the same moment { $second }
fact-attention = { $seat } draws attention
fact-director-called = The director is called
fact-director-rules = The director gives the ruling
fact-director-error = The director finds that a ruling was wrong
fact-director-error-law = The director finds that a ruling was wrong ({ $law })
fact-wrong-cards = { $seat } has called on another board's cards
fact-swapped-hands = { $seat } and { $other } held each other's hand
fact-new-pair = The right pair sits down: { $side }
fact-counted = { $seat } is found to hold { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
fact-alerted = { $seat } alerts
fact-not-alerted = It becomes known that { $seat } did not alert { $call ->
        [none] { $by }'s call
       *[other] { $by }'s { $call }
    }
fact-asked-call = { $seat } asks what { $call ->
        [none] { $by }'s call means
       *[other] { $by }'s { $call } means
    }
fact-asked-repeat = { $seat } asks for a call to be repeated
fact-asked-review = { $seat } asks for a review of the auction
fact-asked-lead = { $seat } asks whose lead it is
fact-explained = { $seat } explains { $call ->
        [none] { $by }'s call
       *[other] { $by }'s { $call }
    }
fact-corrected = { $seat } corrects the explanation of { $call ->
        [none] { $by }'s call
       *[other] { $by }'s { $call }
    }
fact-reviewed = { $seat } restates the auction: { $calls }
fact-review-corrected = { $seat } corrects the review
fact-exposed = { $seat } exposes: { $cards }
fact-led = { $seat } leads the { $card }
fact-played = { $seat } plays the { $card }
fact-faced = { $seat } faces the lead
fact-hesitated = { $seat } hesitates
fact-said = { $seat } says
fact-quoted = { $what }: “{ $text }”
fact-reserved = { $seat } reserves the side's rights
fact-claimed = { $seat } claims { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
fact-agreed = { $seat } agrees
fact-objected = { $seat } objects
fact-conceded = { $seat } concedes { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
fact-played-irregular = { $seat } plays the { $card }, which the law does not allow
fact-penalised = The director penalises { $side }: { $amount }% of a top
fact-penalised-imps = The director penalises { $side }: { $amount } IMPs
fact-warned = The director warns { $side }
fact-hands-back = The four hands are back in the board
fact-tricks = Tricks won by declarer: { $tricks }
fact-tricks-each = Tricks won: { $tricks }
fact-noted = Note

## Small print beside an event

fact-notes = { $first }; { $second }
fact-means = meaning: { $what }
fact-word-natural = natural
fact-word-artificial = artificial
fact-words = “{ $text }”
fact-note-at-once = at once
fact-note-risk = shows the Risk card
fact-note-face-up = face up
fact-note-by = known from { $seat }
fact-note-insufficient = insufficient over { $over }
fact-note-turn = it was { $seat }'s turn
fact-note-inserted = inserted later
fact-note-changed = changed; was: { $was }
fact-note-struck = struck out: it did not happen
fact-note-undone = undone
fact-note-unfit = no longer fits: { $why }

## What a player chose

fact-answered = { $who }: { $what }
fact-elected-accept = { $who } { $call ->
        [none] accepts
       *[other] accepts { $call }
    }
fact-elected-decline = { $who } { $call ->
        [none] declines
       *[other] declines { $call }
    }
fact-elected-neither = { $who } accepts neither { $first } nor { $second }
fact-elected-keep = { $who } { $call ->
        [none] keeps the call
       *[other] keeps { $call }
    }
fact-elected-withdraw = { $who } takes { $call ->
        [none] the call
       *[other] { $call }
    } back and calls { $value }
fact-elected-change = { $who } changes { $call ->
        [none] the call
       *[other] { $call }
    } to { $value }
fact-elected-first-stands = { $who } lets { $call ->
        [none] the first call
       *[other] { $call }
    } stand
fact-elected-another-call = { $who } makes another call: { $value }
fact-elected-call = { $who } calls { $value }
fact-elected-require = { $who } requires the lead of { $value }
fact-elected-forbid = { $who } forbids the lead of { $value }
fact-elected-waive = { $who } leaves the leader free
fact-elected-designate = { $who } has the { $value } played
fact-elected-accept-as-dummy = { $who } accepts the lead and becomes dummy
fact-elected-refuse = { $who } refuses the lead
fact-elected-retract = { $who } takes the lead back

## What the director found

fact-finding = The director's finding: { $what }
fact-score = { $side } { $score }
fact-found-inadvertent = { $call ->
        [none] a slip
       *[other] { $call } was a slip
    }
fact-found-purposeful = { $call ->
        [none] a stupid mistake, put right
       *[other] { $call } was a stupid mistake, put right
    }
fact-found-second-thought = { $call ->
        [none] a change of mind
       *[other] { $call } was changed on second thoughts
    }
fact-found-unintended = { $call ->
        [none] the call was unintended
       *[other] { $call } was unintended
    }
fact-found-intended = { $call ->
        [none] the call was intended
       *[other] { $call } was intended
    }
fact-found-attempt-first = { $call ->
        [none] the attempt to change came first
       *[other] the attempt to change { $call } came first
    }
fact-found-over-first = { $call ->
        [none] the call came over the first
       *[other] the call came over { $call }
    }
fact-found-over-second = { $call ->
        [none] the call came over the second
       *[other] the call came over { $call }
    }
fact-found-natural = { $call ->
        [none] natural
       *[other] { $call } was natural
    }
fact-found-artificial = { $call ->
        [none] artificial
       *[other] { $call } was artificial
    }{ $value ->
        [none] { "" }
       *[other] , showing { $value }
    }
fact-found-same-denomination = { $call ->
        [none] the lowest bid that says the same
       *[other] { $call }: the new bid is the lowest that says the same
    }
fact-found-other = { $call ->
        [none] the new call says something else
       *[other] { $call }: the new call says something else
    }
fact-found-in-rotation = { $call ->
        [none] the call was made in rotation
       *[other] { $call } was made in rotation
    }
fact-found-accepts = { $call ->
        [none] the call came over the irregular one
       *[other] { $call } came over the irregular call
    }
fact-found-misinformed = { $call ->
        [none] misinformation probably caused the call
       *[other] misinformation probably caused { $call }
    }
fact-found-not-misinformed = { $call ->
        [none] misinformation did not cause the call
       *[other] misinformation did not cause { $call }
    }
fact-found-same = { $call ->
        [none] the new call is much the same
       *[other] the new call is much the same as { $call }
    }
fact-found-differs = { $call ->
        [none] the new call differs significantly
       *[other] the new call differs significantly from { $call }
    }
fact-found-visible = partner could have seen the card
fact-found-not-visible = partner could not have seen the card
fact-found-told = an opponent had said whose lead it was, wrongly
fact-found-not-told = no opponent had said whose lead it was
fact-found-forfeited = the right to penalise is forfeited
fact-found-not-forfeited = the right to penalise is not forfeited
fact-found-newest-first = the last call is taken up first
fact-found-oldest-first = the first call is taken up first
fact-found-reading = by this reading: { $value }
fact-found-seen = another player's card was seen, and it matters
fact-found-not-seen = nobody has seen another player's card
fact-found-seen-agreed = what was seen does not matter, and all four agree
fact-found-playable = the board can be put right and played
fact-found-not-playable = the board cannot be put right and played
fact-found-played-before = one of the four had played the board before
fact-found-not-played = none of the four had played the board before
fact-found-comparable = { $value ->
        [none] the new call is comparable
       *[other] comparable: { $value }
    }
fact-found-not-comparable = the new call is not comparable
fact-found-no-damage = there was no damage
fact-found-adjust = the score is adjusted: { $value }

## The names of options, as they stand on buttons

fact-option-accept = Accept
fact-option-decline = Decline
fact-option-keep = Keep the call
fact-option-withdraw = Take it back
fact-option-change = Change the call
fact-option-first-stands = Let the first call stand
fact-option-another-call = Another call
fact-option-call = The new call
fact-option-require = Require the suit
fact-option-forbid = Forbid the suit
fact-option-waive = Leave the leader free
fact-option-designate = Name the card
fact-option-accept-as-dummy = Accept, and be dummy
fact-option-refuse = Refuse
fact-option-retract = Take the lead back
fact-option-inadvertent = Slip of the hand
fact-option-purposeful = Stupid mistake, put right
fact-option-second-thought = Change of mind
fact-option-unintended = Unintended
fact-option-intended = Intended
fact-option-attempt-first = The attempt came first
fact-option-over-first = Over the first call
fact-option-over-second = Over the second call
fact-option-natural = Natural
fact-option-artificial = Artificial
fact-option-same-denomination = Lowest with the same meaning
fact-option-other = Something else
fact-option-in-rotation = In rotation
fact-option-accepts = Over the irregular call
fact-option-misinformed = Probably
fact-option-not-misinformed = No
fact-option-same = Much the same
fact-option-differs = Differs significantly
fact-option-visible = Could be seen
fact-option-not-visible = Could not be seen
fact-option-told = Was told so
fact-option-not-told = Was not told so
fact-option-forfeited = Right forfeited
fact-option-not-forfeited = Right kept
fact-option-newest-first = The last call first
fact-option-oldest-first = The first call first
fact-option-reading = By this reading
fact-option-seen = Seen, and it matters
fact-option-not-seen = Not seen
fact-option-seen-agreed = Seen, but all agree to play
fact-option-playable = Can be played
fact-option-not-playable = Cannot be played
fact-option-played-before = Played before
fact-option-not-played = Not played before
fact-option-comparable = Comparable
fact-option-not-comparable = Not comparable
fact-option-no-damage = No damage
fact-option-adjust = Adjust the score

fact-how-calling-over = by calling over { $call }
fact-how-number = by naming a number over it
fact-how-saying = by saying so
fact-how-call = by making the new call
fact-how-suit = by naming the suit

## The ruling sheet

sheet-note-ours = Not settled by the law; our reading: { $reading }
sheet-note-chosen = Not settled by the law; the reading chosen here: { $reading }
sheet-note-not-told = follows from the facts, but was not told when the director ruled
sheet-note-no-longer = told, but no longer follows from the facts as corrected
sheet-must-pass = { $seat } must pass at every turn.
sheet-lead-waits = A lead penalty waits for { $seat }.
sheet-lead-waits-2017 = A lead restriction waits for { $seat }.
sheet-lead-waits-if = A lead penalty waits for { $seat }, if { $side } defend.
sheet-lead-waits-if-2017 = A lead restriction waits for { $seat }, if { $side } defend.
sheet-heard-call = { $side } may not use what { $seat }'s { $calls } told.
sheet-free = { $side } are free to use what was withdrawn.
sheet-come-back = The director comes back to this.
sheet-until-auction = until the auction ends
sheet-until-next-turn = at the next turn that { $seat } takes
sheet-until-reopened = only if the auction is reopened
sheet-until-lead = at that lead, or while { $seat } keeps the lead
sheet-until-declares = lapses if { $first } or { $second } becomes declarer
sheet-until-this-lead = at this lead
sheet-until-loses-lead = while { $seat } keeps the lead
sheet-until-card = until it is played or picked up
sheet-until-board = for this board
sheet-until-deal = until the end of the deal
sheet-until-number = until { $seat } has named a number
sheet-until-play-over = after the play

## Where the law is silent: the point, and what holds by each reading

sheet-gap-order-of-matters = Several irregular calls lie on the table at once.
sheet-gap-order-of-matters-newest-first = the last call is offered first, unless it depends on an older one
sheet-gap-order-of-matters-oldest-first = the oldest call is settled first
sheet-gap-duty-created-later = A player bids before a ruling that then obliges that player to pass.
sheet-gap-duty-created-later-not-tested = the call is no breach of the duty
sheet-gap-duty-created-later-as-37 = it is a call by a player bound to pass
sheet-gap-28b-while-lho-decides = While left-hand opponent is still choosing, the player whose turn it was calls.
sheet-gap-28b-while-lho-decides-in-rotation = that call stands, and the call out of rotation never was
sheet-gap-28b-while-lho-decides-too-late = that call is cancelled, and left-hand opponent keeps the choice
sheet-gap-28b-after-29a = A call out of rotation has been called over; then the player whose turn it had been calls too.
sheet-gap-28b-after-29a-accepted = the acceptance holds, and the later call is itself out of rotation
sheet-gap-28b-after-29a-dealer = the right player's call is in rotation and wipes out what came before
sheet-gap-call-after-attention = Left-hand opponent calls after attention was drawn, before the director rules.
sheet-gap-call-after-attention-counts = the call counts, as if nobody had spoken
sheet-gap-call-after-attention-does-not-count = the call is cancelled, and the choice is open
sheet-gap-lho-turn-28b-or-29a = The call out of rotation came at left-hand opponent's own turn.
sheet-gap-lho-turn-28b-or-29a-ask-lho = he is asked whether he called over it or simply in turn
sheet-gap-lho-turn-28b-or-29a-accepts = his call always accepts
sheet-gap-lho-turn-28b-or-29a-in-rotation = his call is always in rotation
sheet-gap-partner-calls-before-ruling = A player calls at partner's turn, and partner calls before the ruling.
sheet-gap-partner-calls-before-ruling-cancelled = if the first call is refused, both fall
sheet-gap-partner-calls-before-ruling-offered-anyway = partner's call is offered even if the first is refused
sheet-gap-partner-calls-before-ruling-stands = partner has called in turn, and the first call is wiped out
sheet-gap-third-player-calls-question-open = While one player has a choice, a third player calls.
sheet-gap-third-player-calls-question-open-test-again = the call waits, and is tested when the choice is made
sheet-gap-third-player-calls-question-open-out-of-rotation = it is out of rotation at once
sheet-gap-third-player-calls-question-open-cancelled = it is cancelled without penalty
sheet-gap-acceptance-by-word = Left-hand opponent tells the director that he accepts, but has not called yet.
sheet-gap-acceptance-by-word-binding = the choice binds once it is told to the director
sheet-gap-acceptance-by-word-until-he-calls = he may still refuse until he calls
sheet-gap-acceptance-by-silenced-lho = Left-hand opponent must himself pass when the irregular call is made.
sheet-gap-acceptance-by-silenced-lho-may-accept = he may accept all the same, by the pass that he owes
sheet-gap-acceptance-by-silenced-lho-may-not = he has no choice, and the call is refused
sheet-gap-illegal-replacement = The call made in place of another is itself irregular.
sheet-gap-illegal-replacement-own-law = it is a new irregularity under its own law; what can never be accepted is not offered
sheet-gap-illegal-replacement-choose-again = it is refused, and he chooses again
sheet-gap-replacement-never-made-1997 = The auction ends before the offender has a turn for another call.
sheet-gap-replacement-never-made-1997-no-penalty = no lead penalty
sheet-gap-replacement-never-made-1997-penalty = a lead penalty, since the call was not repeated
sheet-gap-replacement-never-made-2017 = The auction ends before the offender has a turn for a comparable call.
sheet-gap-replacement-never-made-2017-restriction = a lead restriction, since no comparable call was made
sheet-gap-replacement-never-made-2017-no-restriction = no lead restriction, since there is nothing to judge
sheet-gap-premature-second-insufficient = A second insufficient bid came before the director had ruled on the first.
sheet-gap-premature-second-insufficient-27b4 = partner must pass to the end, whatever the offender then calls
sheet-gap-premature-second-insufficient-27b-afresh = the offender chooses afresh, a free correction included
sheet-gap-17d-partner-has-called = A call on another board's cards is cancelled after partner too has called over it.
sheet-gap-17d-partner-has-called-artificial = an artificial score
sheet-gap-17d-partner-has-called-replay = all call again from there; artificial only if a call differs significantly
sheet-gap-wrong-hand-late = Cards of another board are found only after the auction.
sheet-gap-wrong-hand-late-artificial = an artificial score, by fault
sheet-gap-wrong-hand-late-stands-if-same = the result stands if the right cards give the same calls
sheet-gap-wrong-hand-late-reopen = the auction goes back to that call, while the period lasts
sheet-gap-hands-swapped = Two players held each other's hand of the right board.
sheet-gap-hands-swapped-outside-information = put right if neither has called, else an artificial score
sheet-gap-hands-swapped-as-wrong-board = as on another board's cards: the calls are cancelled and made again
sheet-gap-hands-swapped-artificial = an artificial score at once
sheet-gap-new-pair-15c = After the right pair sits down: which calls must be repeated?
sheet-gap-new-pair-15c-same-player = only a player who called before must repeat
sheet-gap-new-pair-15c-by-seat = the newcomers repeat what was called from their seats
sheet-gap-24-after-final-pass = A future defender's card is seen between the last pass and the faced lead.
sheet-gap-24-after-final-pass-penalty-card = it stays face up, a penalty card
sheet-gap-24-after-final-pass-information-only = no penalty card; it is unauthorised for the leader
sheet-gap-24-after-final-pass-artificial-if-many = a penalty card; a whole hand makes the board unplayable
sheet-gap-24-before-first-call = Partner sees a card before the first call.
sheet-gap-24-before-first-call-from-first-look = the law of exposed cards applies from the first look at a hand
sheet-gap-24-before-first-call-from-first-call = before the first call it is information from another source
sheet-gap-declarer-leads-lho-faces-hand = Declarer faces a lead, and the true leader spreads his hand.
sheet-gap-declarer-leads-lho-faces-hand-by-the-letter = declarer's card goes back; the spread cards are penalty cards
sheet-gap-declarer-leads-lho-faces-hand-artificial = an artificial score to both sides
sheet-gap-skipped-turn = A player who owes something at the next turn loses that turn to an accepted call.
sheet-gap-skipped-turn-still-owed = it is owed at the next turn that he really takes
sheet-gap-skipped-turn-spent = the lost turn was his next turn: he is free
sheet-gap-implied-pass = A player bound to pass says nothing, and the next player calls.
sheet-gap-implied-pass-implied = the pass counts as made
sheet-gap-implied-pass-not-made = he has not passed until he does so
sheet-gap-must-repeat-disobeyed = A player who must repeat a call calls something else.
sheet-gap-must-repeat-disobeyed-enforce = the wrong call is cancelled, and the repeat put in its place
sheet-gap-must-repeat-disobeyed-as-37 = as by a player bound to pass: both partners are silenced
sheet-gap-must-repeat-disobeyed-lho-may-let-stand = it stands if left-hand opponent calls over it first
sheet-gap-must-repeat-and-must-pass = A player must repeat a bid and is also bound to pass at that turn.
sheet-gap-must-repeat-and-must-pass-pass = the pass comes first
sheet-gap-must-repeat-and-must-pass-repeat = the repeat comes first
sheet-gap-no-double-broken = Partner doubles or redoubles although barred from it at this turn.
sheet-gap-no-double-broken-as-36 = as an inadmissible double
sheet-gap-no-double-broken-choose-again = cancelled, another call, nothing more
sheet-gap-obligations-after-reopening = A pass that served a duty is cancelled when the auction is opened again.
sheet-gap-obligations-after-reopening-revive = the duty binds again
sheet-gap-obligations-after-reopening-spent = what was served is served
sheet-gap-25a-lho-recall = Left-hand opponent had called over a slip since put right.
sheet-gap-25a-lho-recall-may-withdraw = he may take his call back and call again, free
sheet-gap-25a-lho-recall-must-stand = his call stands if it is still legal
sheet-gap-25a-after-final-pass = A slip is noticed after three passes have closed the auction.
sheet-gap-25a-after-final-pass-until-lead = it may be put right until the lead is faced
sheet-gap-25a-after-final-pass-closed = the auction is over
sheet-gap-25a-partner-call-cancelled = Partner has called out of rotation, and that call was cancelled: may a slip still be put right?
sheet-gap-25a-partner-call-cancelled-closed = no, partner has called
sheet-gap-25a-partner-call-cancelled-open = yes, a cancelled call never was
sheet-gap-slip-partner-called = Partner calls between the attempt to put a slip right and the finding.
sheet-gap-slip-partner-called-cancelled = partner's call is cancelled, and partner calls again
sheet-gap-slip-partner-called-stands = partner's call stands, and the slip can no longer be put right
sheet-gap-25a-information = A slip was put right and calls were withdrawn: who may use what?
sheet-gap-25a-information-changer-offends = the side that changes counts as offending
sheet-gap-25a-information-lho-call-only = only left-hand opponent's withdrawn call is restricted
sheet-gap-25b-after-final-pass = A player wants to change, on purpose, the pass that closed the auction.
sheet-gap-25b-after-final-pass-closed = too late: the auction is over
sheet-gap-25b-after-final-pass-until-lead = open until the lead is faced
sheet-gap-25b-scope = A call is changed on second thoughts, with no blunder and no slip.
sheet-gap-25b-scope-blunders-only = it opens no choice, and the first call stands
sheet-gap-25b-scope-any-change = every change is offered, at its price
sheet-gap-25b-lho-call-over-original = Left-hand opponent called over the first call, not having seen that it was changed.
sheet-gap-25b-lho-call-over-original-first-stands = the change is cancelled; the first call and the call over it stand
sheet-gap-25b-lho-call-over-original-may-withdraw = the change is cancelled, and left-hand opponent may call again
sheet-gap-change-after-lho-called = A change that is no slip is tried after left-hand opponent has called.
sheet-gap-change-after-lho-called-void = the first call stands; what was shown is unauthorised
sheet-gap-change-after-lho-called-out-of-rotation = the new call is a call out of rotation
sheet-gap-premature-correction = An irregular call is changed before the director has come.
sheet-gap-premature-correction-offer-second = the second call is offered first, then the first
sheet-gap-premature-correction-first-law-only = the second call is a cancelled attempt; only the first is offered
sheet-gap-premature-correction-lho-called = Left-hand opponent, not having seen the change, called over the first, irregular call.
sheet-gap-premature-correction-lho-called-first-accepted = he has accepted the first call
sheet-gap-premature-correction-lho-called-second-stands = the changed call stands, and he may take his own back
sheet-gap-premature-double = An insufficient bid is changed to a double before the ruling, and neither is accepted.
sheet-gap-premature-double-attempt-only = the double is a cancelled attempt; partner depends on what is chosen now
sheet-gap-premature-double-27b3-at-once = partner is silenced whatever is chosen now
sheet-gap-second-insufficient-bid = An insufficient bid is replaced by another insufficient bid.
sheet-gap-second-insufficient-bid-offer-then-27b = the second is offered; if refused, the law of the first goes on
sheet-gap-second-insufficient-bid-as-27b3 = the same, but partner is silenced in any case
sheet-gap-13c-whose-fault = The law does not say whose fault a wrong number of cards is that is found after the play.
sheet-gap-13c-whose-fault-holders = a side with a wrong hand is at fault
sheet-gap-13c-whose-fault-both = average to both sides: all could have counted
sheet-gap-13-after-play-2017 = A hand of more than thirteen cards is found only after the play.
sheet-gap-13-after-play-2017-void = the result is void, and the score artificial
sheet-gap-13-after-play-2017-as-before = the director finds whether the result can stand
sheet-gap-26-double-showing-suit = The withdrawn double showed a particular suit by agreement.
sheet-gap-26-double-showing-suit-26a-by-meaning = that suit may be required or forbidden
sheet-gap-26-double-showing-suit-26b = a double names no suit: any one suit may be forbidden
sheet-gap-26-one-of-two-shown = The withdrawn call showed two suits, and one of them was shown again.
sheet-gap-26-one-of-two-shown-other-only = the penalty is about the other suit
sheet-gap-26-one-of-two-shown-none = the penalty is lifted
sheet-gap-26-one-of-two-shown-both = declarer may choose either suit
sheet-gap-lead-out-of-turn-ends-period = The wrong defender has faced a lead: is the auction period over?
sheet-gap-lead-out-of-turn-ends-period-over = a faced lead ends the period, whoever made it
sheet-gap-lead-out-of-turn-ends-period-still-open = only the right leader's card ends it
sheet-gap-26-with-50d = The leader is under a lead penalty, and partner has a penalty card.
sheet-gap-26-with-50d-each-as-far-as-compatible = declarer uses both, as far as the leader can obey them together
sheet-gap-26-with-50d-one-only = declarer uses one of them
sheet-gap-lead-out-of-turn-with-26 = An accepted lead out of turn was made by the player who is under a lead penalty.
sheet-gap-lead-out-of-turn-with-26-waits = it was not his turn: the penalty waits
sheet-gap-lead-out-of-turn-with-26-spent = he has led: the penalty is spent
sheet-gap-26-several-withdrawn = Two calls of one player were withdrawn at one turn.
sheet-gap-26-several-withdrawn-one = declarer uses one of them
sheet-gap-26-several-withdrawn-each = declarer uses each of them
sheet-gap-32-rho-doubles = A double out of rotation is refused, and right-hand opponent then doubles or redoubles.
sheet-gap-32-rho-doubles-as-b2 = as if he had bid
sheet-gap-32-rho-doubles-as-b1 = as if he had passed
sheet-gap-lho-turn-pass-or-double = A pass or a double is made at left-hand opponent's turn by a player who has not called.
sheet-gap-lho-turn-pass-or-double-as-31b = it is treated as made at partner's turn
sheet-gap-lho-turn-pass-or-double-always-25 = it is always a change of call
sheet-gap-simultaneous-neither-in-turn = Two players call at one moment, and it is the turn of neither.
sheet-gap-simultaneous-neither-in-turn-nearer-first = the nearer to the turn counts as earlier
sheet-gap-simultaneous-neither-in-turn-director-orders = the director fixes the order
sheet-gap-34-first-turn = The dealer was passed over, an opponent accepted, and all others passed.
sheet-gap-34-first-turn-passed-out = passed out: all four have passed
sheet-gap-34-first-turn-back-to-dealer = the dealer's turn is given back
sheet-gap-34-information = Passes cancelled for a skipped player have told something.
sheet-gap-34-information-16c = as for withdrawn calls; whoever passed out of rotation is the offender
sheet-gap-34-information-free = they bind nobody
sheet-gap-35b-and-19 = A player bound to pass makes an inadmissible double, and it is called over.
sheet-gap-35b-and-19-35a = the double and what followed are cancelled
sheet-gap-35b-and-19-35b = it stands
sheet-gap-35c-bar = A bid above seven is called over before any penalty: is the side still silenced?
sheet-gap-35c-bar-no-bar = nobody is silenced
sheet-gap-35c-bar-bar-stays = both partners stay silenced
sheet-gap-inadmissible-out-of-rotation = One call breaks several laws at once.
sheet-gap-inadmissible-out-of-rotation-inadmissible-first = first that it may not be made at all; left-hand opponent is never offered it
sheet-gap-inadmissible-out-of-rotation-rotation-first = first that it was out of rotation
sheet-gap-inadmissible-corrected-early = An inadmissible double is replaced before the ruling, and left-hand opponent calls over that.
sheet-gap-inadmissible-corrected-early-his-choice = the legal call is his choice; the penalty stays
sheet-gap-inadmissible-corrected-early-choose-afresh = he chooses afresh; left-hand opponent's call lifts the penalty
sheet-gap-inadmissible-found-after-lead = Only after the lead is it seen that a call could not be made.
sheet-gap-inadmissible-found-after-lead-as-if-not-made = scored as if the call had not been made
sheet-gap-inadmissible-found-after-lead-result-stands = the result stands
sheet-gap-inadmissible-found-after-lead-artificial = an artificial score
sheet-gap-skipped-player-found-after-lead = Only after the lead is it seen that a player was robbed of a turn.
sheet-gap-skipped-player-found-after-lead-result-stands = the result stands
sheet-gap-skipped-player-found-after-lead-artificial = the auction goes back, or an artificial score
sheet-gap-lead-faced-question-open = A defender faces a lead while the director is looking into misinformation.
sheet-gap-lead-faced-question-open-period-open = the auction period goes on until the ruling
sheet-gap-lead-faced-question-open-period-over = the lead ends the auction period
sheet-gap-face-down-lead-reopened = The lead lies face down when the auction is opened again.
sheet-gap-face-down-lead-reopened-returned = the card goes back, without penalty
sheet-gap-face-down-lead-reopened-stays-if-same = it stays, if contract and leader stay the same

sheet-gap-undeclared-equal-bid = A player names exactly the last bid, without the With.
sheet-gap-undeclared-equal-bid-insufficient = an insufficient bid
sheet-gap-undeclared-equal-bid-is-with = a With
sheet-gap-with-superseded-bid = A player wants to join a bid that has been beaten.
sheet-gap-with-superseded-bid-last-only = only the last bid may be joined
sheet-gap-with-superseded-bid-any = any bid may be joined
sheet-gap-with-at-notrump = The bid to be joined is at no-trump.
sheet-gap-with-at-notrump-any-denomination = With is possible at no-trump
sheet-gap-with-at-notrump-suits-only = not at no-trump
sheet-gap-end-rule = Somebody has joined the last bid: is the player who was joined still asked?
sheet-gap-end-rule-three-passes = he is asked; three passes in a row end the auction
sheet-gap-end-rule-joined-player-not-asked = he is not asked
sheet-gap-opener = Who makes the first call?
sheet-gap-opener-dealer = the dealer
sheet-gap-opener-after-dealer = the player after the dealer
sheet-gap-opener-last-owner = the owner of the deal before
sheet-gap-joiner-wins = The player who joined ends as the highest bidder: is the one joined bound?
sheet-gap-joiner-wins-joiner-only = no, only the one who used the With
sheet-gap-joiner-wins-symmetric = yes, both alike
sheet-gap-joiner-wins-suit-alignment = everybody who bid that denomination
sheet-gap-third-player-wins = A third player ends highest in the joined denomination: is the joiner bound?
sheet-gap-third-player-wins-binds = yes
sheet-gap-third-player-wins-lapses = no
sheet-gap-with-floor = What is the least that a With player may name?
sheet-gap-with-floor-last-bid = the number of his own last bid or With, and at least four
sheet-gap-with-floor-last-bid-in-denomination = the same, counting only bids in the joined denomination
sheet-gap-with-floor-four = always four
sheet-gap-with-floor-final-bid = the number of the final bid
sheet-gap-multi-with-order = Several players hold a With: in which order do they name?
sheet-gap-multi-with-order-rotation = in rotation from the owner
sheet-gap-multi-with-order-order-joined = in the order in which they joined
sheet-gap-accepted-insufficient-and-with = An insufficient bid has been accepted: what may be joined and beaten?
sheet-gap-accepted-insufficient-and-with-becomes-the-bid = it is the bid to beat, and the only one to join
sheet-gap-accepted-insufficient-and-with-higher-stays = the higher, earlier bid remains the one to beat
sheet-gap-insufficient-bid-correction = The law that corrects an insufficient bid is not in our hands.
sheet-gap-insufficient-bid-correction-bridge-like = the next player may accept it; else a sufficient bid, a With or a final pass replaces it
sheet-gap-insufficient-bid-correction-must-raise = it must be made sufficient in the same denomination
sheet-gap-insufficient-bid-correction-becomes-pass = it counts as a pass
sheet-gap-out-of-turn = A call or a number comes out of turn.
sheet-gap-out-of-turn-bridge-like = the next player may accept a bid or pass by calling; else it is cancelled without penalty
sheet-gap-out-of-turn-cancelled = always cancelled, without penalty
sheet-gap-out-of-turn-binding = cancelled, but to be repeated in turn if lawful then
sheet-gap-excluded-player-acts = A player who is out of the auction bids or joins.
sheet-gap-excluded-player-acts-cancelled = cancelled, without penalty
sheet-gap-excluded-player-acts-accepted-if-called-over = it stands if the next player calls before anybody objects
sheet-gap-improper-bid = A bid or a With is not in proper form.
sheet-gap-improper-bid-not-a-bid = it is no bid: he calls again, without penalty
sheet-gap-improper-bid-as-insufficient = as an insufficient bid
sheet-gap-number-out-of-range = A number is not lawful.
sheet-gap-number-out-of-range-again = cancelled; he names a lawful number, without penalty
sheet-gap-number-out-of-range-nearest = moved to the nearest lawful number
sheet-gap-number-out-of-range-stands-if-called-over = it stands if the next player has named over it
sheet-gap-changed-bid-or-number = A player takes back a call or a number.
sheet-gap-changed-bid-or-number-slip-only = only a slip may be put right, until the next player calls
sheet-gap-changed-bid-or-number-until-next = anything may be changed until the next player calls
sheet-gap-changed-bid-or-number-never = what is named is named
sheet-gap-number-cap = May a player name more than the owner's number?
sheet-gap-number-cap-owner = no, in a deal with an owner
sheet-gap-number-cap-none = yes, up to thirteen
sheet-gap-owner-confirms = Does the owner name a number again after the auction?
sheet-gap-owner-confirms-bid-is-call = his final bid is his number
sheet-gap-owner-confirms-may-raise = he confirms it, and may raise it
sheet-gap-ban-on-thirteen = May the last player bring the total to exactly thirteen?
sheet-gap-ban-on-thirteen-banned = no, in any deal
sheet-gap-ban-on-thirteen-banned-with-owner = no, but after four passes he may
sheet-gap-ban-on-thirteen-free = yes
sheet-gap-highest-number-of-what = Who shares in owning the auction: by numbers, or by bids?
sheet-gap-highest-number-of-what-numbers = by the numbers named after the auction
sheet-gap-highest-number-of-what-bids = by bids and Withs in the auction only
sheet-gap-status-automatic = The Risk card was not shown at a risk, or was shown without one.
sheet-gap-status-automatic-automatic = the total decides; the card is only noted
sheet-gap-status-automatic-needs-card = no card, no risk
sheet-gap-risk-over-minimum = A risk over thirteen needs two tricks: two of what?
sheet-gap-risk-over-minimum-own-number = his own number is at least two
sheet-gap-risk-over-minimum-excess = the total passes thirteen by two
sheet-gap-risk-cause = The last player could not have kept the total out of the range.
sheet-gap-risk-cause-but-for = a risk only if another lawful number would have avoided it
sheet-gap-risk-cause-last-is-enough = being last is cause enough
sheet-gap-risk-steps = How much is a risk worth?
sheet-gap-risk-steps-10-20 = ten from a distance of two, twenty from four
sheet-gap-risk-steps-flat = the owner's points, always
sheet-gap-risk-steps-10-20-30 = ten, twenty, and thirty from a distance of six
sheet-gap-owner-and-risk-add = One player is owner and risk taker.
sheet-gap-owner-and-risk-add-add = both extras count
sheet-gap-owner-and-risk-add-once = one of them only
sheet-gap-first-lead = Who leads to the first trick?
sheet-gap-first-lead-owner = the owner; after four passes the dealer
sheet-gap-first-lead-after-dealer = the player after the dealer
sheet-gap-first-lead-first-caller = the first to name a number
sheet-gap-all-pass-range = Four passes: which numbers may be named?
sheet-gap-all-pass-range-zero-up-no-cap = nought to thirteen
sheet-gap-all-pass-range-capped-by-dealer = nobody above the dealer
sheet-gap-all-pass-extras = Four passes: which extras fall away?
sheet-gap-all-pass-extras-all-out = all: only the tricks are scored
sheet-gap-all-pass-extras-owner-and-risk-out = only those for owner and risk
sheet-gap-extras-exist = Do dash calls, voids announced and fixed trumps exist at all?
sheet-gap-extras-exist-by-preset = not in the game of Law 18, yet in the common game
sheet-gap-extras-exist-never = in no game
sheet-gap-extras-exist-always = in every game
sheet-gap-dash-then-all-pass = Some declared a dash call, and all the others passed.
sheet-gap-dash-then-all-pass-all-pass = everybody has passed
sheet-gap-dash-then-all-pass-redeal = the deal is thrown in
sheet-gap-fixed-override = Somebody calls eight or more in another denomination while the trump is fixed.
sheet-gap-fixed-override-again = it replaces the trump, and those who had spoken speak once more
sheet-gap-fixed-override-stands = it replaces the trump, and numbers named before stand
sheet-gap-fixed-override-never = the trump cannot be changed
sheet-gap-fixed-displaced = What becomes of a fixed trump that was replaced?
sheet-gap-fixed-displaced-dropped = it is not played any more
sheet-gap-fixed-displaced-postponed = it is played in one more deal at the end
sheet-gap-fixed-owners = With a fixed trump, two or more name the highest number: who owns?
sheet-gap-fixed-owners-all = all of them; the first is the caller, the others are with him
sheet-gap-fixed-owners-caller = the first alone
sheet-gap-multiplier-steps = How does the multiplier grow from deal to deal?
sheet-gap-multiplier-steps-2-4-6-8 = two, four, six, eight
sheet-gap-multiplier-steps-doubling = it doubles each time
sheet-gap-multiplier-steps-2-4 = two, then four at most
sheet-gap-multiplier-steps-2 = it is never more than two
sheet-gap-multiplier-and-high-calls = Does a multiplier touch the points of an owner with eight or more?
sheet-gap-multiplier-and-high-calls-touched = yes, like all others
sheet-gap-multiplier-and-high-calls-spared = no
sheet-gap-multiplier-after-all-pass = A deal that carries a multiplier is passed by all: what becomes of it?
sheet-gap-multiplier-after-all-pass-spent = it is spent
sheet-gap-multiplier-after-all-pass-kept = it goes on to the next deal
sheet-gap-ties-at-the-end = Two or more have the same total at the end of the game.
sheet-gap-ties-at-the-end-better-place = they share the better place
sheet-gap-ties-at-the-end-lower-place = they share the lower place, but for the first
sheet-gap-points-preset = The law book's own points are not known.
sheet-gap-points-preset-fed13 = thirteen plus the number when made, tens for every extra
sheet-gap-points-preset-app10 = ten plus the number when made, as the apps score
sheet-gap-points-preset-own = the organiser's own figures
