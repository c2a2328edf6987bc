# What the director says aloud (design section 11): short sentences, in the second person to the one
# addressed, without quotation marks. The clause stands beside each sentence and is not part of it.

## At every table

say-leave-calls = Please leave the calls as they are. Nobody does anything until I have finished.
say-wait-alone = Please wait a moment. I shall speak with { $to } away from the table.
say-wait-ruling = Please wait. I must settle this before anybody goes on.
say-first-choice = { $to }, the first choice is yours, without asking your partner.
say-your-choice = { $to }, the choice is yours, without asking your partner.
say-ask-what-call = { $to }, what do you call?
say-when-declines = Away from the table, and only if { $owner } declines.
say-when-now = Away from the table, now, before anything more is said.
say-when-before-call = Away from the table, before { $to } calls.
say-unsaid-choice = Which choice is better, and what a withdrawn call may have shown.
say-unsaid-alone = What follows from each answer, before { $to } has answered. Do not ask this at the table.
say-unsaid-reading = Which way you lean, and which side would gain from it.

## Insufficient bid (27)

say-is-insufficient = { $offender } has bid { $call } over { $over }. That is insufficient.
say-accept-27a = You may accept { $call }: you do it by calling over it. It then counts as a legal bid, and there is no penalty.
say-decline-27b = Or you may decline. { $call } is then cancelled, and { $offender } must make a sufficient bid or pass, but may not double.
say-price-27b = { $good ->
        [no] Whatever takes its place, { $partner } must then pass for the rest of the auction, and if they defend there may be a lead penalty.
       *[yes] If { $offender } bids { $lowest } and neither bid is conventional, there is no penalty. After anything else, { $partner } must pass for the rest of the auction, and if they defend there may be a lead penalty.
    }
say-ask-accept = { $to }, do you accept { $call }?
say-ask-meaning-27 = { $good ->
        [no] What did you mean by { $call }?
       *[yes] What did you mean by { $call }? And what would { $lowest } mean now?
    }
say-tell-free-27 = { $good ->
        [no] No bid leaves your partner free now: after a bid or a pass, your partner must pass to the end.
       *[yes] { $lowest } leaves your partner free only if both bids are natural. After any other bid, or a pass, your partner must pass to the end.
    }
say-tell-double-27 = A double would be cancelled, and your partner would have to pass all the same.
say-unsaid-27 = Which choice is better, and what { $call } may have shown. Do not ask { $offender } at the table.
say-declined-27 = { $lho } has declined { $call }. It is cancelled.
say-owes-27 = { $offender }, you must now make a sufficient bid or pass. You may not double.
say-ask-both-27 = What did you mean by { $call }? And what does { $replacement } mean?
say-unsaid-27-meaning = What either bid may have meant, and what follows from it. Do not ask { $offender } at the table.

## Change of call (25)

say-has-changed = { $only_asked ->
        [yes] { $seat } has called { $first } and would like to call { $second } instead.
       *[no] { $seat } has called { $first } and then changed it to { $second }.
    }
say-ask-slip = What happened? When you made the call { $first }, which call did you mean to make?
say-ask-slip-when = When did you notice, and what did you do then?
say-ask-which-first = Which came first: the attempt to change { $first }, or the other call?
say-unsaid-slip = The word slip, and what follows from each answer. Put no words into { $seat }'s mouth, and do not ask at the table.
say-accept-25b1 = You may accept { $second } in place of { $first }. It then stands, and there is no penalty.
say-decline-25b2 = { $only_asked ->
        [yes] Or you may decline. { $first } then stands, and nobody is bound.
       *[no] Or you may decline. { $second } is then cancelled. { $seat } may let { $first } stand, and { $partner } must pass once. Or { $seat } makes another call, and the side scores no more than average minus. Either way there may be a lead penalty if they defend.
    }
say-ask-accept-change = { $to }, do you accept { $second } in place of { $first }?
say-tell-first-stands = You may let { $first } stand: your partner must then pass once, at the next turn.
say-tell-another-call = Or you may make another legal call: your partner is then free, but may not use what was withdrawn, and your side scores no more than average minus on this board.
say-tell-lead-25 = Either way there may be a lead penalty if you defend.
say-unsaid-25 = Which choice is better, and why { $seat } changed the call.
say-accept-either = You may accept { $second }, or { $first }, or neither. The call that you accept stands, and there is no penalty for it.
say-decline-either = { $only_asked ->
        [yes] If you accept neither, the law of { $first } goes on, and { $seat } chooses afresh.
       *[no] If you accept neither, both are cancelled, the law of { $first } goes on, and { $seat } chooses afresh. { $second } may cost a lead penalty.
    }
say-ask-accept-either = { $to }, which do you accept: { $second }, { $first } or neither?
say-tell-either = If neither is accepted, you choose afresh, under the law of { $first }. I shall tell you first what each call costs.
say-ask-over-which = When you called { $over }, had you seen the change? Over which call did you mean to call: { $first } or { $second }?
say-declined-25 = { $lho } has declined { $second }. It is cancelled.
say-ask-first-or-another = { $to }, do you let { $first } stand, or do you make another call?
say-replaced = { $second } now stands in place of { $first }.
say-keep-over = { $to }, your { $over } came over { $first }. You may keep it.
say-withdraw-over = You may take { $over } back and call again, without penalty. { $seat }'s side may not use it then.
say-must-call-again = { $to }, your { $over } came over { $first }, and is no longer legal. Call again, without penalty.
say-ask-keep = { $to }, do you keep { $over }, or take it back?

## Call out of rotation (28 to 32)

say-is-out-of-rotation = { $seat } has called { $call }. It was { $turn }'s turn.
say-accept-29a = You may accept { $call }: you do it by calling over it. It then stands, and there is no penalty.
say-decline-29b = Or you may decline. { $call } is then cancelled, and it is { $turn }'s turn.
say-price-30-once = { $seat } must then pass once, at the next turn.
say-price-30-always = { $seat } must then pass for the rest of the auction.
say-price-30-no-double = { $partner } may then bid or pass, but may not double at that turn.
say-price-31a = { $kind ->
        [pass] If { $rho } then passes, { $seat } must pass too. After any other call by { $rho }, { $seat } may make any legal call, but { $partner } may have to pass, once or to the end.
       *[bid] If { $rho } then passes, { $seat } must repeat { $call }. After any other call by { $rho }, { $seat } may make any legal call, but { $partner } may have to pass, once or to the end.
    }
say-price-31b = { $seat } may then make any legal call in turn, but { $partner } must pass for the rest of the auction, and if they defend there may be a lead penalty.
say-price-32b = If { $rho } then passes, { $seat } must repeat { $call }. If { $rho } bids, { $seat } may make any legal call, but { $partner } must pass for the rest of the auction, and if they defend there may be a lead penalty.
say-ask-meaning = What did you mean by { $call }?
say-tell-31a = If { $rho } does not pass: when you name again what { $call } showed, your partner must pass once. After any other call, your partner must pass to the end, and a lead penalty may follow.
say-tell-31b = You may make any legal call. Your partner must pass whatever you call, and if your call is not { $call }, a lead penalty may follow.
say-unsaid-29 = Which choice is better, and what { $call } may have shown. Do not ask { $seat } at the table.
say-called-in-turn = { $seat } has called { $call }, and { $by } has called { $over }, at { $by }'s turn.
say-ask-28b-or-29a = When you called { $over }, did you mean to call in your own turn, or over { $call }?
say-called-while-choosing = { $by } has called { $over }, while { $lho } still had a choice.
say-called-after-accepting = { $by } has called { $over }, after a call out of rotation had been accepted.
say-two-matters = There are two matters here: { $seat }'s { $call }, and { $by }'s { $second }. I take them one at a time, and nobody calls.

## Inadmissible calls (35 to 39)

say-is-inadmissible = { $seat } may not make this { $call }. It is cancelled.
say-price-36 = { $partner } must pass for the rest of the auction. If they defend there may be a lead penalty.
say-owes-36 = { $seat }, you must make a legal call instead. You may choose any.
say-unsaid-36 = Which call is better, and what { $call } may have shown.
say-found-late = { $seat }'s { $call } could not be made, and it is seen only now.
say-skipped-late = A lead has been made, although a player was robbed of a turn.

## Cards and hands (13, 16, 17, 24, 50)

say-card-may-be-seen = One of { $seat }'s cards may have been seen. Leave it where it lies, and say nothing about it.
say-ask-visible = Where did the card lie? Could you have seen its face?
say-unsaid-visible = Which card it is, unless all four have seen it, and what follows from each answer.
say-card-exposed = { $seat } has let a card be seen ({ $cards }). It lies where it is until I have ruled.
say-several-cards = { $to }, { $seat } has several penalty cards that may be played now: { $cards }. You say which one is played.
say-ask-which-card = Which card does { $seat } play?
say-hand-spread = { $seat } has shown the hand, after a lead from the wrong hand. Leave all cards as they are.
say-wrong-count = A hand has the wrong number of cards. Put your cards face down on the table.
say-ask-cards-seen = Has anybody seen a card of another player? Do not say which.
say-unsaid-cards-seen = Which cards are missing, and from which hand.
say-hands-swapped = { $seat } and { $other } have held each other's hand. Put your cards face down on the table.
say-wrong-cards-late = { $seat } called { $first } on the cards of another board, and it is found only now.
say-same-call = { $seat }'s { $first } is cancelled, as it was made on other cards. { $seat } now calls { $call }.
say-unsaid-same-call = What either call may have shown.

## Misinformation (21)

say-misinformed = { $by }'s { $over } was explained wrongly, or not alerted in time.
say-ask-misinformed = What did you take the opponents' call to mean? Would you have called something other than { $call }, had you known?
say-may-change-21 = { $to }, { $call } was called on wrong information. You may keep it, or change it without penalty.
say-then-lho-21 = If it is changed, { $lho } may change a call made after it.
say-ask-keep-or-change = { $to }, do you keep { $call }, or change it?
say-may-change-after-21 = { $to }, { $seat } has changed { $call } to { $second }. You may keep { $over }, or change it without penalty. If you change it, your partner may not use it.
say-ask-keep-or-change-after = { $to }, do you keep { $over }, or change it?
say-unsaid-21 = Which call is better. Do not say what the hand holds, only what the call means.

## Lead penalties (26, 50)

say-lead-choice = { $leader } is to lead, and { $offender }'s { $call } was withdrawn. { $to }, you have a choice.
say-card-choice = { $leader } is to lead, and { $offender } has a penalty card: { $cards }. { $to }, you have a choice.
say-may-require = You may require { $leader } to lead { $suits }.
say-may-forbid = { $every ->
        [yes] You may forbid { $leader } to lead one suit that you name, for as long as { $leader } keeps the lead.
       *[no] You may forbid { $leader } to lead { $suits }, for as long as { $leader } keeps the lead.
    }
say-may-waive = Or you may do neither, and { $leader } leads freely.
say-may-waive-card = Or you may do neither: { $leader } leads freely, and the card stays face up.
say-card-picked-up = If you require or forbid, the penalty card is picked up.
say-ask-lead = { $to }, what do you choose?
say-unsaid-lead = Which choice is better. Dummy may not advise.

## The opening lead (47, 54)

say-leave-cards = Please leave the cards where they are. Nobody plays until I have finished.
say-led-out-of-turn = { $seat } has led the { $card } face up. The lead is { $leader }'s.
say-may-accept-lead = You may accept the { $card } and play second to it, with { $partner } as dummy.
say-may-be-dummy = Or you may accept it and lay your own hand down, and { $partner } plays the contract.
say-may-refuse-lead = Or you may refuse it. The { $card } then stays face up as a major penalty card, { $leader } leads, and you may require or forbid { $suit }.
say-must-accept-lead = You may have seen a card of { $partner }'s, and so you must accept the { $card }.
say-ask-lead-out-of-turn = { $to }, what do you choose?
say-ask-told = { $to }, did an opponent tell you that it was your lead? What was said?
say-unsaid-lead-out-of-turn = What the { $card } may show, and which choice is better. Dummy may not advise.
say-lead-on-wrong-account = { $call } of { $by } was explained wrongly, or was not alerted in time.
say-ask-lead-misinformed = { $to }, what did you take { $call } to mean? Would you have led something other than the { $card }, had you known?
say-may-retract-lead = { $to }, you may leave the { $card }, or take it back and lead another card. If you take it back, the opponents may not use having seen it.
say-ask-retract-lead = { $to }, do you leave the { $card }, or take it back?

## Estimation

say-stop-calling = Please leave the calls as they are. Nobody calls until I have finished.
say-is-insufficient-18 = { $seat } has bid { $call } over { $over }. That is not sufficient.
say-accept-18 = { $to }, you may accept { $call }, also by calling after it. It then counts as sufficient, and the auction goes on from it.
say-decline-18 = Or you may decline. { $call } is then withdrawn, and { $seat } makes a sufficient bid, joins where that is lawful, or passes for good.
say-ask-18 = { $to }, do you accept it?
say-owes-18 = { $call } is withdrawn. { $to }, you owe another call: a sufficient bid, a With where that is lawful, or a pass. A pass is final.
say-out-of-turn-18 = { $seat } has called { $call }. It was { $turn }'s turn.
say-accept-turn-18 = { $to }, you may accept { $call }, also by calling after it. It then stands, and the auction goes on after { $seat }.
say-decline-turn-18 = Or you may decline. { $call } is then cancelled without penalty, and { $turn } calls.
say-excluded-18 = { $seat } has called { $call }, after having passed. A player who has passed is out of the auction.
say-accept-excluded-18 = { $to }, you may let { $call } stand. { $seat } is then in the auction again.
say-number-18 = { $seat } has named { $number }. That is not a lawful number.
say-accept-number-18 = { $to }, you may let it stand.
say-decline-number-18 = Or you may decline. { $number } is then cancelled, and { $seat } names a lawful number.
say-changed-18 = { $seat } has called { $call } and wants { $second } instead.
say-ask-slip-18 = What happened? Which call did you mean to make when you said { $call }?
say-unsaid-18 = Which choice is better, and what anybody's hand may hold.

## Once it is ruled

say-ruled-declined-27a = { $lho } has declined { $call }. It is withdrawn.
say-ruled-passed-instead = { $seat } has passed in place of { $call }.
say-ruled-replaced = { $replacement } takes the place of { $call }.
say-ruled-stands = { $first } stands.
say-ruled-another = { $seat } calls { $another } in place of { $first }.
say-ruled-any-call = { $to }, at your turn you may make any legal call.
say-tell-31a-now = When you name again what your cancelled call showed, your partner must pass once. After any other call, your partner must pass to the end, and a lead penalty may follow.
say-must-pass-once = { $to }, you must pass the next time it is your turn. After that you are free.
say-must-pass-always = { $to }, you must pass each time it is your turn, until the auction is over.
say-must-repeat = { $to }, you must repeat { $call } at your turn.
say-no-double = { $to }, you may bid or pass at your next turn, but not double.
say-lead-waits = If you play the hand, call me before { $leader } leads for the first time: declarer then has a choice about { $suits }.
say-lead-waits-forbid = If you play the hand, call me before { $leader } leads for the first time: declarer may then forbid one suit.
say-lead-waits-closed = Call me before { $leader } leads for the first time: declarer then has a choice about the lead.
say-lead-required = { $to }, you must lead { $suits } now.
say-lead-forbidden = { $to }, you may not lead { $suits } for as long as you keep the lead.
say-penalty-card = { $to }, leave face up on the table: { $cards }.
say-penalty-card-waits = If you play the hand, call me before the first card is led: declarer may then treat the exposed card as a penalty card.
say-score-cap = Your side scores no more than average minus on this board.
say-may-not-use = You may not use anything you know from the withdrawn { $call }. { $side } may.
say-may-not-use-said = You may not use anything you know from what was said or seen outside the calls. { $side } may.
say-unsaid-review-damage = Do not say what the score would be before both sides have spoken.
say-unsaid-review-error = Do not promise either side a score yet.
say-review-damage = I come back to what happened. Tell me, one side after the other, what you think it did to you.
say-review-error = My ruling was wrong. I look at what it did to the board; both sides count as innocent.
say-call-me-later = Play on. If you think at the end that you were damaged, call me again.
say-your-turn = { $to }, it is your turn.
say-your-lead = { $to }, it is your lead.
say-unsaid-ruled = Why a choice was made, and what a withdrawn call may have shown.
say-floor = { $to }, you name this number or more: { $number }.
say-cap = { $to }: you may name at most { $number }.
say-not-thirteen = { $to }, you are the last. You may not bring the total to exactly thirteen.
say-name-number = { $to }, name your number: from { $min } to { $max }.
say-name-number-barred = { $to }, name your number: from { $min } to { $max }, but not { $barred }.
say-name-number-only = { $to }, name your number. It can only be { $min }.

## Under the Laws of 2017

say-accept-27a-2017 = You may accept { $call }: you do it by calling over it. It then counts as a legal bid, and there is no rectification.
say-decline-27b-2017 = Or you may decline. { $call } is then cancelled, and { $offender } makes a legal call in its place, whichever { $offender } chooses.
say-price-27b-2017 = { $silenced ->
        [yes] Whatever takes its place, { $partner } must pass for the rest of the auction, and if they defend there may be a lead restriction.
       *[no] If it is the lowest bid that shows the same denomination, or a comparable call, { $partner } stays free. After anything else, { $partner } must pass for the rest of the auction, and if they defend declarer may forbid a lead when { $partner } leads for the first time.
    }
say-tell-free-27-2017 = { $silenced ->
        [yes] No call leaves your partner free now.
       *[no] Tell me which calls you are thinking of: I shall tell you which of them leave your partner free. They are the lowest bid that shows the same denomination, and a call that is comparable: it means the same or much the same, or something narrower, or serves the same purpose. After any other bid, or a pass, your partner must pass to the end.
    }
say-tell-double-27-2017 = { $silenced ->
        [yes] You may not double any more.
       *[no] A double that is not comparable would be cancelled. You would have to call again, and your partner would have to pass to the end all the same.
    }
say-owes-27-2017 = { $offender }, you must now make a legal call in its place.
say-unsaid-27-2017 = Which choice is better, and what { $call } may have shown. Do not ask { $offender } at the table: { $partner } may not learn which calls would be comparable, or why.
say-unsaid-comparable = What either call may have meant, and why it is comparable or not. Do not ask { $offender } at the table: { $partner } may not learn the reasons.
say-unsaid-slip-2017 = What follows from each answer. How { $seat } came to notice does not matter. Put no words into { $seat }'s mouth, and do not ask at the table.
say-accept-25b1-2017 = You may accept { $second } in place of { $first }. It then stands, and if they defend { $first } may bring a lead restriction.
say-decline-25b2-2017 = { $only_asked ->
        [yes] Or you may decline. { $first } then stands, and nobody is bound.
       *[no] Or you may decline. { $second } is then cancelled, and { $first } stands. { $partner } is free, but may not use { $second }, and if they defend there may be a lead restriction.
    }
say-withdraw-over-2017 = You may take { $over } back and call again, without rectification. { $seat }'s side may not use it then.
say-must-call-again-2017 = { $to }, your { $over } came over { $first }, and is no longer legal. Call again, without rectification.
say-accept-29a-2017 = You may accept { $call }: you do it by calling over it. It then stands, and there is no rectification.
say-price-31a-2017 = { $kind ->
        [pass] If { $rho } then passes, { $seat } must pass too. After any other call by { $rho }, { $seat } may make any legal call: if it is comparable with { $call }, there is no further rectification; if not, { $partner } must pass once, and if they defend there may be a lead restriction.
       *[bid] If { $rho } then passes, { $seat } must repeat { $call }. After any other call by { $rho }, { $seat } may make any legal call: if it is comparable with { $call }, there is no further rectification; if not, { $partner } must pass once, and if they defend there may be a lead restriction.
    }
say-price-comparable = { $partner } may then make any legal call in turn, but may not use { $call }. Later { $seat } makes any legal call: if it is comparable with { $call }, there is no further rectification; if not, { $partner } must pass once, and if they defend there may be a lead restriction.
say-tell-31a-2017 = If { $rho } does not pass: you may make any legal call. Your partner is free after it if it is comparable: if it means the same or much the same, or something narrower, or serves the same purpose as { $call }. Ask me before you call. After any other call, your partner must pass once, and a lead restriction may follow.
say-tell-comparable = At your turn you may make any legal call. Your partner is free after it if it is comparable: if it means the same or much the same, or something narrower, or serves the same purpose as the cancelled call. Ask me before you call. After any other call, your partner must pass once, and a lead restriction may follow.
say-price-36-2017 = { $partner } must pass for the rest of the auction. If they defend there may be a lead restriction.
say-wrong-pair = Another pair than { $side } should sit here for this board.
say-ask-played-before = Has any of you played this board before? Do not say what you remember of it.
say-unsaid-played-before = What anybody remembers of the board, and what follows from each answer.
say-may-change-21-2017 = { $to }, { $call } was called on wrong information. You may keep it, or change it without rectification.
say-may-change-after-21-2017 = { $to }, { $seat } has changed { $call } to { $second }. You may keep { $over }, or change it without rectification. If you change it, your partner may not use it.
say-ruled-not-comparable = { $replacement } takes the place of { $call }, and is not comparable with it.
