# What the engine says: rulings, questions, options, refusals, reviews. Our own words; the clause
# stands beside each sentence and is not part of it. Seats, suits and cards come as words.

## Rulings

ruling-insufficient = { $call } is insufficient: it does not supersede { $over }.
ruling-out-of-rotation = { $seat } called { $call } out of rotation; it was { $turn }'s turn.
ruling-attention = { $seat } has drawn attention: the director is called at once. It costs nobody a right.
ruling-assessed = The director has ruled.
ruling-premature = { $seat } corrected { $call } before the director had come: that call may cost a penalty too.
ruling-premature-2017 = { $seat } corrected { $call } before the director had come: that call may bring a lead restriction too.
ruling-accepted-27a = { $lho } accepts { $call }: it counts as legal, and the auction goes on from it.
ruling-accepted-27a1 = { $lho } accepts { $call }: it counts as legal, and the auction goes on from it.
ruling-accepted-29a = { $lho } accepts { $call }: it stands, and whoever was passed over has lost that turn.
ruling-not-accepted = { $lho } does not accept { $call }. { $seat } must make a sufficient bid or pass, and may not double.
ruling-not-accepted-2017 = { $lho } does not accept { $call }. { $seat } makes any legal call in its place.
ruling-insufficient-again = { $call } is insufficient too: { $lho } may accept it.
ruling-corrected-free = { $call } is made good by the lowest bid in its denomination, both bids natural: no penalty, and { $partner } is free.
ruling-corrected-free-2017 = { $call } is made good by the lowest bid that shows the same denomination: no further rectification, and { $partner } is free.
ruling-comparable = { $replacement } is comparable with { $call }: no further rectification, and { $partner } is free.
ruling-not-comparable = { $replacement } is not comparable with { $call }: { $partner } must pass at the next turn.
ruling-partner-silenced-pass = { $seat } passed in place of { $call }: { $partner } must pass for the rest of the auction.
ruling-partner-silenced-other-bid = { $replacement } is not the lowest bid in the denomination of { $call }: { $partner } must pass for the rest of the auction.
ruling-partner-silenced-artificial = { $call }, or the bid that makes it good, may be conventional: { $partner } must pass for the rest of the auction.
ruling-partner-silenced-not-comparable = { $replacement } does not make { $call } good and is not comparable with it: { $partner } must pass for the rest of the auction.
ruling-no-double-instead = { $call } cannot replace the insufficient bid: it is cancelled, { $partner } must pass for the rest of the auction, and { $seat } must still bid or pass.
ruling-no-double-instead-2017 = { $call } may not replace the insufficient bid here: it is cancelled, { $partner } must pass for the rest of the auction, and { $seat } must make another legal call.
ruling-slip = { $first } was a slip: { $second } takes its place, without penalty.
ruling-slip-2017 = { $seat } had not meant { $first }: { $second }, the call meant, takes its place, without rectification.
ruling-partner-cancelled = { $seat }'s { $call } came over a call since replaced: it is cancelled, and { $seat } calls again in turn.
ruling-no-slip = { $first } was no slip: the change to { $second } is delayed or purposeful.
ruling-no-slip-2017 = { $seat } had meant { $first } when making it: { $second } is another intention, not a slip put right.
ruling-second-thought = { $second } was a second thought: it opens no choice, and { $first } lies on the table as before.
ruling-too-late = The change came too late: { $first } stands, and { $partner } may not use what { $second } showed.
ruling-only-asked = { $seat } only asked: nobody is bound by it, and { $partner } may not use what was said.
ruling-never-stands = { $second } could never stand, so { $lho } has no choice about it: it is cancelled.
ruling-never-stands-2017 = { $second } could never stand, so { $lho } has no choice about it: it is cancelled, and { $first } stands. { $partner } is free but may not use what was withdrawn.
ruling-change-accepted = { $lho } accepts { $second } in place of { $first }: it stands, without penalty.
ruling-change-accepted-2017 = { $lho } accepts { $second } in place of { $first }: it stands. { $partner } is free; { $first } may bring a lead restriction.
ruling-change-refused = { $lho } does not accept the change: { $second } is cancelled.
ruling-change-refused-2017 = { $lho } does not accept the change: { $second } is cancelled, and { $first } stands. { $partner } is free but may not use what was withdrawn.
ruling-called-over-first-25b1 = { $lho } meant to call over { $first }: { $second } stands without penalty, and { $lho } may take that call back.
ruling-called-over-first = { $lho } called over { $first }, not having seen { $second }, and so accepted it.
ruling-called-over-first-25b2 = { $lho } meant to call over { $first }: { $second } is cancelled, and { $first } stands with the call over it.
ruling-own-law = { $first } was itself irregular: its own law goes on.
ruling-first-stands = { $first } stands, and { $partner } must pass at the next turn.
ruling-another-call = { $seat } calls { $another } in place of { $first }: { $partner } is free but may not use what was withdrawn, and the side scores no more than average minus.
ruling-kept = { $seat } keeps { $call }.
ruling-recalled = { $seat } takes { $call } back and calls { $instead }.
ruling-implied-pass = { $seat } had to pass: the pass is implied, and { $by } called in rotation.
ruling-said-again = { $seat }'s { $call } had been taken as made already: nothing new.
ruling-passed-convention = { $seat } passed over { $partner }'s conventional call: it is judged like a bid.
ruling-in-rotation = It was { $seat }'s turn: { $call } is in rotation, and { $offender }'s { $cancelled } is as if it had never been made. No penalty.
ruling-in-rotation-2017 = It was { $seat }'s turn: { $call } is in rotation, and { $offender }'s { $cancelled } is as if it had never been made. No rectification.
ruling-cancelled = { $lho } does not accept { $call }: it is cancelled, and it is { $turn }'s turn.
ruling-lho-called-too-soon = { $seat } called { $call } after attention had been drawn: the call is cancelled, and the choice is still open.
ruling-made-before-ruling = { $seat }'s call was made before the ruling that silences { $seat }: it is no breach of it.
ruling-tested-again = { $seat }'s { $call } came while a question was open: it is tested now.
ruling-turn-lost = The turn lost does not spend what is owed at the next turn.
ruling-no-turn-came = The auction ended before the offender had a turn for another call: no lead penalty.
ruling-no-turn-came-2017 = The auction ended before { $seat } had a turn for a comparable call: a lead restriction applies if the side defends.
ruling-all-have-passed = All four have passed, one of them out of turn: the board is passed out.
ruling-hands-are-back = The four hands are back in the board: the auction period is over.
ruling-taken-up-later = This is taken up when the matter now open is settled.
ruling-lead-waits = { $seat } has led while the director is looking into the auction: if it is not reopened, that is the lead.
ruling-card-seen = { $seat }'s card was seen before the first call: information from another source.
ruling-called-too-soon = { $turn } called while { $lho } still had the choice: the call is cancelled, and the choice is still open.
ruling-player-skipped = A pass by { $offender } took { $seat }'s turn: the passes since are cancelled, and it is { $seat }'s turn.
ruling-improper-form = { $seat } should say just the word; { $call } is taken as it was meant.
ruling-names-wrong-bid = { $seat } named { $said }; it is a call over { $bid }, the bid as it was made.
ruling-forfeited = The right to penalise is forfeited: the innocent side acted before the director came. A procedural penalty is still possible.
ruling-not-forfeited = The right to penalise is not forfeited.
ruling-gain-taken-away = The innocent side acted before the director came and gained by it: its own score loses that gain after the play, and the other side keeps the table score.
ruling-not-forfeited-2017 = The side that acted first has gained nothing by it: no score is reduced.
ruling-accepted-already = The call out of rotation had been accepted already: { $seat }'s { $call } is itself out of rotation.
ruling-depends-on-rho = What { $seat }'s call costs depends on what { $rho } calls now.
ruling-conventional-pass = { $seat }'s pass was conventional: it is judged like a bid.
ruling-offender-passes-once = { $seat } must pass at the next turn.
ruling-offender-passes-always = { $seat } must pass for the rest of the auction.
ruling-partner-no-double = { $seat } may bid or pass, but not double at this turn.
ruling-partner-free = { $partner } makes any legal call in turn but may not use { $call }; what it costs is decided by { $seat }'s next call.
ruling-partner-silenced = { $seat } may make any legal call in turn; { $partner } must pass for the rest of the auction.
ruling-must-repeat = { $seat } must repeat { $call }; if it is legal, there is no penalty.
ruling-must-repeat-2017 = { $seat } must repeat { $call }; if it is legal, there is no further rectification.
ruling-passes-instead = { $seat } would have to repeat { $call } but must pass: the pass comes first.
ruling-any-legal-call = { $seat } may make any legal call in turn.
ruling-repeat-enforced = { $seat } had to repeat { $repeat }: { $call } is cancelled, and { $repeat } takes its place.
ruling-denomination-repeated = { $seat } repeats the denomination: { $partner } must pass at the next turn.
ruling-denomination-not-repeated = { $seat } does not repeat the denomination: { $partner } must pass for the rest of the auction.
ruling-stands-after-all = { $lho } called before the ruling: { $call } stands, and so do the legal calls after it.
ruling-as-if-no-irregularity = { $lho } called before the ruling: { $call } and all calls after it are cancelled, as if nothing had happened.
ruling-only-the-silence-stays = { $lho } called before the ruling: { $call } and all calls after it are cancelled. { $seat } and { $partner } must pass for the rest of the auction all the same; only the lead restriction falls away.
ruling-after-final-pass-both = The auction was over: { $call } and the call over it are cancelled, without penalty.
ruling-after-final-pass-both-2017 = The auction was over: { $call } and the call over it are cancelled, without rectification.
ruling-after-final-pass = The auction was over: { $seat }'s { $call } is cancelled, without penalty.
ruling-after-final-pass-2017 = The auction was over: { $seat }'s { $call } is cancelled, without rectification.
ruling-defender-after-final-pass = The auction was over: { $seat }'s { $call } is cancelled; { $partner } may be under a lead penalty.
ruling-defender-after-final-pass-2017 = The auction was over: { $seat }'s { $call } is cancelled; { $partner } may be under a lead restriction.
ruling-inadmissible = { $seat } may not make this { $call }: it is cancelled, and { $partner } must pass for the rest of the auction.
ruling-his-choice = { $second } is the call that { $seat } may make in place of { $first }.
ruling-both-silenced-in-turn = { $seat } could not make this call: it is cancelled, and { $seat } and { $partner } must pass for the rest of the auction.
ruling-both-silenced = { $seat } could not make this call: a pass takes its place, and { $seat } and { $partner } must pass for the rest of the auction.
ruling-partner-cancelled-29b = { $seat }'s { $call } falls with the call out of rotation: { $seat } calls again.
ruling-lead-waived = { $declarer } makes no use of the lead penalty.
ruling-lead-waived-2017 = { $declarer } makes no use of the lead restriction.
ruling-lead-require = { $declarer } requires { $leader } to lead { $suit }.
ruling-lead-forbid = { $declarer } forbids { $leader } to lead { $suit } for as long as { $leader } keeps the lead.
ruling-wrong-hand-called = { $seat } called on a hand with the wrong number of cards: an artificial score.
ruling-hands-put-right = Nobody has seen another player's card: the hands are put right, and the board is played.
ruling-hands-put-right-16b = Nobody had called: { $seat } and { $other } take the right hands, and the board is played.
ruling-hands-put-right-16d = Nobody had called: { $seat } and { $other } take the right hands, and the board is played.
ruling-seen-agreed = What was seen does not matter, and all four agree: the board is played.
ruling-seen-interferes = What was seen would interfere, or somebody objects: an artificial score.
ruling-cannot-be-played = The board cannot be put right and played: an artificial score.
ruling-played-and-reviewed = The hands are put right and the board is played, with no change of call; the score may be adjusted afterwards.
ruling-card-of-another-seen = A card of another player's hand was seen: it is information from another source.
ruling-card-restored = { $seat }'s missing card is found or the hand is rebuilt; calls already made stand.
ruling-second-auction = The right pair has sat down: the auction is cancelled and begins again; whoever had called must call the same. { $side } are free.
ruling-second-auction-differs = { $seat } calls { $call } where the first auction had { $earlier }: the board is cancelled.
ruling-wrong-pair-stands = None of the four had played this board before: auction and play are finished, and the score stands for both sides.
ruling-wrong-pair-cancelled = One of the four had played this board before: it is cancelled here. Whoever is left without a board gets an artificial score.
ruling-hands-as-wrong-board = { $seat } and { $other } take the right hands; their calls are treated like calls on another board's cards.
ruling-hands-swapped-artificial = { $seat } and { $other } held each other's hand and the board cannot be played normally: an artificial score.
ruling-wrong-board = { $seat }'s { $call } was made on another board's cards: it is cancelled, and { $seat } calls on the right cards.
ruling-wrong-board-partner-called = { $seat } called on another board's cards, and partner has called over it: an artificial score.
ruling-wrong-board-late = { $seat } called on another board's cards, found too late: an artificial score.
ruling-wrong-board-stands = { $seat } would have called the same on the right cards: the result stands.
ruling-same = { $seat }'s new call is much the same: { $lho } must repeat { $call }.
ruling-differs = { $seat }'s new call differs significantly: an artificial score.
ruling-repeated-at-own-board = { $seat } repeats { $call }, the call cancelled at the other board: the board may be played.
ruling-differs-at-own-board = { $seat } calls { $call } and not { $earlier }, the call cancelled at the other board: an artificial score.
ruling-much-the-same-at-own-board = { $seat } calls { $call } where the call cancelled at the other board was { $earlier }: it is much the same, and the board is played.
ruling-repeat = { $seat } did not hear a call: it is repeated at once.
ruling-review = { $seat } may have the auction restated, by an opponent.
ruling-review-not-in-turn = { $seat } may have the auction restated only in turn.
ruling-review-not-for-silenced = { $seat } must pass, and so may not have the auction restated.
ruling-review-too-late = { $seat } may no longer have the auction restated; the contract may be asked for.
ruling-review-by-opponent-only = { $seat } may not restate the auction for partner: only an opponent answers.
ruling-review-corrected = { $seat } corrects the review, as everybody must.
ruling-whose-lead = { $seat } may ask whose lead it is: { $leader } leads.
ruling-lead-not-to-ask = { $seat } has no right to ask whose lead it is.
ruling-explanation = { $seat } asks about { $call }: { $partner } explains it fully.
ruling-explanation-not-in-turn = { $seat } may ask about { $call } only in turn.
ruling-ask-opponents-only = { $seat } may ask about the opponents' calls only.
ruling-explained-by-other = { $call } is explained by the caller's partner, not by { $seat }.
ruling-misinformation = { $seat }'s { $call } was not alerted in time, or was explained wrongly: the opponents were misinformed.
ruling-misinformed = { $seat }'s { $call } was probably caused by the misinformation: { $seat } may change it.
ruling-misinformed-2017 = { $seat }'s { $call } could well have been influenced by the misinformation: { $seat } may change it.
ruling-not-misinformed = { $seat }'s { $call } was not caused by misinformation: it stands.
ruling-not-misinformed-2017 = { $seat }'s { $call } could hardly have been influenced by misinformation: it stands.
ruling-kept-misinformed = { $seat } keeps { $call }.
ruling-changed-misinformed = { $seat } calls { $second } in place of { $call }, without penalty.
ruling-changed-misinformed-2017 = { $seat } calls { $second } in place of { $call }, without rectification for that side.
ruling-changed-after = { $seat } calls { $second } in place of { $call }, without penalty.
ruling-changed-after-2017 = { $seat } calls { $second } in place of { $call }, without rectification.
ruling-own-error = { $seat } corrects an explanation: the director is called at once.
ruling-partner-corrects = { $seat } corrects partner's explanation, as is due now.
ruling-partner-corrects-too-early = { $seat } may not correct partner's explanation yet: what was said is unauthorised for partner.
ruling-not-visible = { $seat }'s partner could not see the card: it is picked up, nobody is bound.
ruling-stays-face-up = What { $seat } exposed stays face up; if the side defends, it is a penalty card.
ruling-partner-passes-once = What { $seat } exposed stays face up; { $partner } must pass at the next turn.
ruling-hand-spread = Declarer's card goes back; all of { $seat }'s cards stay face up as penalty cards.
ruling-hand-spread-average = The board can no longer be played normally: an artificial score.
ruling-penalty-card-stays = { $declarer } makes no use of the penalty card: it stays face up.
ruling-attempt-first = { $seat } tried to change { $first } before the other call.
ruling-call-first = { $seat }'s { $call } counts as made before the change.
ruling-neither-in-turn = It was the turn of neither: the nearer to the turn counts as earlier.
ruling-skipped-stands = The skipped turn was found only after the lead: the result stands.
ruling-skipped-artificial = The skipped turn was found only after the lead: an artificial score.
ruling-late-as-if-not-made = Found only after the lead: the contract is scored as if the call had not been made.
ruling-late-result-stands = Found only after the lead: the result stands.
ruling-late-artificial = Found only after the lead: an artificial score.
ruling-newest-first = The newest call is taken up first; the others are tested again afterwards.
ruling-oldest-first = The oldest call is settled first; the others are tested again afterwards.
ruling-director-error = A ruling was wrong ({ $wrong }): both sides are treated as innocent where it cannot be put right.
ruling-told-comparable = For { $seat } alone: comparable with { $call } would be { $calls }.

## Questions, and what follows from each answer

question-accept-insufficient = Does { $lho } accept { $call }?
option-accept-insufficient-accept = { $call } counts as legal, no penalty; { $lho } calls over it now.
option-accept-insufficient-accept-2017 = { $call } counts as legal, no rectification; { $lho } calls over it now.
option-accept-insufficient-decline = { $call } is cancelled. { $offender } bids enough or passes, but may not double. { $lowest }, both bids natural: no penalty. Anything else: { $partner } must pass to the end, and a lead penalty may follow.
option-accept-insufficient-decline-2017 = { $call } is cancelled, and { $offender } makes any legal call. { $lowest }, if it is the lowest bid that shows the same, or a comparable call: no further rectification. Anything else: { $partner } must pass to the end, and a lead restriction may follow.

question-correct-insufficient = What does { $offender } call in place of { $call }?
option-correct-insufficient-call = { $lowest } with both bids natural frees { $partner }; any other bid, or a pass, silences { $partner } to the end, with a lead penalty if the side defends. A double is cancelled and silences { $partner } all the same.
option-correct-insufficient-call-2017 = { $lowest }, if it is the lowest bid that shows the same, or a comparable call frees { $partner }; any other bid, or a pass, silences { $partner } to the end, with a lead restriction if the side defends. A double that is not comparable is cancelled and silences { $partner } all the same.

question-both-natural = Were { $call } and { $replacement } both natural?
option-both-natural-natural = No penalty: { $partner } is free.
option-both-natural-artificial = { $partner } must pass for the rest of the auction; a lead penalty may follow.

question-same-denomination = { $call } was replaced by { $replacement }: is it the lowest bid that shows the denomination that { $call } showed?
option-same-denomination-same-denomination = No further rectification: { $partner } is free.
option-same-denomination-other = It is asked next whether { $replacement } is comparable with { $call }.

question-comparable = { $proposed ->
        [comparable] Is { $replacement } comparable with { $call }? The meanings declared ({ $now }; withdrawn: { $was }) suggest that it is.
        [not-comparable] Is { $replacement } comparable with { $call }? The meanings declared ({ $now }; withdrawn: { $was }) suggest that it is not.
       *[none] Is { $replacement } comparable with { $call }: much the same meaning, part of its possible meanings, or the same purpose?
    }
option-comparable-comparable = No further rectification: { $partner } is free.
option-comparable-not-comparable = { $cost ->
        [once] { $partner } must pass at the next turn; a lead restriction if they defend.
        [double] { $replacement } is cancelled, and { $offender } calls again; { $partner } must pass for the rest of the auction.
       *[always] { $partner } must pass for the rest of the auction; a lead restriction if they defend.
    }

question-slip = { $first }, changed to { $second }: a slip, put right without pause for thought?
question-slip-2017 = { $first }, changed to { $second }: which call did { $seat } mean to make at that moment?
option-slip-inadvertent = { $second } takes the place of { $first }, free; a call by { $lho } over it may be taken back.
option-slip-intended = { $late ->
        [yes] { $first } was meant, and it is too late: { $first } stands.
       *[no] { $under ->
            [none] { $first } was meant: { $lho } may accept { $second }; if not, { $first } stands.
           *[other] { $first } was meant: the law of { $first } governs.
        }
    }
option-slip-unintended = { $second } was meant all along: it takes the place of { $first }, free; a call by { $lho } over it may be taken back.
option-slip-purposeful = { $late ->
        [yes] Too late for that: { $first } stands.
       *[no] { $under ->
            [none] A stupid mistake put right: { $lho } may accept { $second }.
           *[other] A stupid mistake put right: { $lho } may accept either call, where the law lets it be accepted.
        }
    }
option-slip-second-thought = { $under ->
        [none] { $first } stands, and nobody has a choice.
       *[other] { $second } falls, and the law of { $first } goes on.
    }

option-slip-attempt-first = The attempt to change came before the other call; whether it was a slip is asked next.
option-slip-attempt-first-2017 = The attempt to change came before the other call; what was meant is asked next.

question-accept-change = Does { $lho } accept { $second } in place of { $first }?
option-accept-change-accept = { $second } stands, no penalty.
option-accept-change-accept-2017 = { $second } stands; { $first } may bring a lead restriction if they defend.
option-accept-change-decline = { $only_asked ->
        [yes] { $first } stands, and nobody is bound.
       *[no] { $second } is cancelled. { $seat } lets { $first } stand, and { $partner } passes once; or makes another call, and the side scores at most average minus. Either way a lead penalty if they defend.
    }
option-accept-change-decline-2017 = { $only_asked ->
        [yes] { $first } stands, and nobody is bound.
       *[no] { $second } is cancelled, and { $first } stands. { $partner } is free but may not use what was withdrawn; a lead restriction if they defend.
    }

question-accept-either = Which does { $lho } accept: { $second }, { $first }, or neither?
option-accept-either-accept = The call accepted stands as legal, no penalty for it; the other is cancelled.
option-accept-either-decline = { $only_asked ->
        [yes] { $first } is not accepted, and its law goes on: { $seat } chooses afresh.
       *[no] Both are cancelled, and the law of { $first } governs: { $seat } chooses afresh, and { $second } may cost a lead penalty.
    }

question-called-over-which = Over which call did { $lho } mean to call { $over }: { $first } or { $second }?
option-called-over-which-over-first = { $under ->
        [none] { $second } stands without penalty, and { $lho } may take { $over } back.
       *[other] { $first } is accepted by that call; { $second } is cancelled.
    }
option-called-over-which-over-first-2017 = { $under ->
        [none] { $second } is cancelled; { $first } stands, and { $over } over it.
       *[other] { $first } is accepted by that call; { $second } is cancelled.
    }
option-called-over-which-over-second = { $second } is accepted by that call.
option-called-over-which-over-second-2017 = { $under ->
        [none] { $second } is accepted by that call.
       *[other] { $over } lies over { $second }, which takes the place of { $first } as its law says.
    }

question-first-or-another = Does { $seat } let { $first } stand, or make another call?
option-first-or-another-first-stands = { $partner } must pass at the next turn; a lead penalty if they defend.
option-first-or-another-another-call = { $partner } is free but may not use what was withdrawn; the side scores at most average minus; a lead penalty if they defend.

question-keep-or-withdraw = Does { $lho } keep { $over }, or take it back?
option-keep-or-withdraw-keep = { $over } stands over { $second }.
option-keep-or-withdraw-withdraw = { $lho } calls again, free; { $seat }'s side may not use { $over }.

question-accept-out-of-rotation = Does { $lho } accept { $call }, made at { $turn }'s turn?
option-accept-out-of-rotation-accept = { $call } stands, no penalty; { $lho } calls over it now.
option-accept-out-of-rotation-accept-2017 = { $call } stands, no rectification; { $lho } calls over it now.
option-accept-out-of-rotation-decline = { $call } is cancelled, and { $turn } calls; what { $seat }'s side must then do depends on the call and the turn.

question-28b-or-29a = { $by } called { $over } at the right turn: in rotation, or over { $call }? Ask { $by }.
option-28b-or-29a-in-rotation = { $by }'s { $over } is the call in turn; { $seat }'s { $call } never was, no penalty.
option-28b-or-29a-in-rotation-2017 = { $by }'s { $over } is the call in turn; { $seat }'s { $call } never was, no rectification.
option-28b-or-29a-accepts = { $seat }'s { $call } is accepted, and { $by }'s { $over } lies over it.

question-28b-while-lho-decides = { $by }, whose turn it was, called { $over } while { $lho } was choosing. Which reading?
option-28b-while-lho-decides-reading = in-rotation: the call stands and { $call } never was. too-late: it is cancelled, and { $lho } keeps the choice.

question-28b-after-29a = { $by } had the turn and calls { $over }, after the call out of rotation was accepted. Which reading?
option-28b-after-29a-reading = accepted: { $over } is itself out of rotation. dealer: { $over } is in turn, and what came before it is cancelled.

question-another-call-owed = What does { $seat } call in place of { $call }?
option-another-call-owed-call = Any legal call; { $partner } passes to the end in any case, and a lead penalty may follow if it differs.
option-another-call-owed-call-2017 = Any legal call; { $partner } passes to the end in any case, and a lead restriction may follow.

question-order-of-matters = { $seat }'s { $first } and { $by }'s { $second } both lie on the table: which is taken up first?
option-order-of-matters-newest-first = { $second } is offered first; { $first } is tested again after it.
option-order-of-matters-oldest-first = { $first } is settled first; { $second } is then in rotation, out of rotation, or gone.

question-same-call = { $seat }'s call on the right cards is { $call }, the cancelled one was { $first }: does it differ significantly?
question-same-call-2017 = { $seat } now calls { $call } on these cards; the call cancelled at the other board was { $first }: does it differ in a way that matters?
option-same-call-same = { $lho } must repeat the call made over it, and the board is played.
option-same-call-same-2017 = The board is played.
option-same-call-differs = An artificial score.

question-wrong-hand-late = { $seat } had called { $first } on another board's cards, and it is found only now. Which reading?
option-wrong-hand-late-reading = artificial: an artificial score. stands-if-same: the result stands if the right cards give the same calls. reopen: the auction goes back to that call, while the period lasts.

question-hands-swapped = { $seat } and { $other } held each other's hand of this board. Which reading?
option-hands-swapped-reading = outside-information: put right if neither has called, else an artificial score. as-wrong-board: the call is cancelled and made again. artificial: an artificial score at once.

question-cards-seen = A hand has the wrong number of cards, and nobody holding one has called. Had a player seen another's card?
option-cards-seen-not-seen = The hands are put right, and the board is played.
option-cards-seen-seen-agreed = It does not matter, and all four agree: the board is played.
option-cards-seen-seen = It would interfere, or somebody objects: an artificial score.
question-deal-put-right = { $seat } called on a hand with the wrong number of cards: can the deal be put right and played?
option-deal-put-right-playable = The hands are put right, and the board is played with no change of call; the score may be adjusted afterwards.
option-deal-put-right-not-playable = An artificial score.
question-deal-playable = Can the board be played in spite of what was seen?
option-deal-playable-playable = The board is played; the score may be adjusted afterwards.
option-deal-playable-not-playable = An artificial score.
question-board-played-before = Another pair than { $side } should play this board here: has any of the four at the table played it before?
option-board-played-before-played-before = The board is cancelled here.
option-board-played-before-not-played = Auction and play are finished, and the score stands for both sides.
option-cards-seen-seen-2017 = It is information from another source; it is asked next whether the board can be played.

question-caused-by-misinformation = Was { $seat }'s { $call } probably caused by the misinformation?
question-caused-by-misinformation-2017 = Could { $seat }'s { $call } well have been influenced by the misinformation?
option-caused-by-misinformation-misinformed = { $seat } may change { $call } without penalty; then { $lho } may change a call made since.
option-caused-by-misinformation-misinformed-2017 = { $seat } may change { $call } without rectification; then { $lho } may change a call made since.
option-caused-by-misinformation-not-misinformed = { $call } stands.

question-change-misinformed = Does { $seat } keep { $call }, or change it?
option-change-misinformed-keep = { $call } stands.
option-change-misinformed-change = The new call stands without penalty; { $lho } may then change a later call.
option-change-misinformed-change-2017 = The new call stands without rectification; { $lho } may then change a later call.

question-change-after-21b = Does { $lho } keep { $over } over { $second }, or change it?
option-change-after-21b-keep = { $over } stands.
option-change-after-21b-withdraw = { $lho } calls again, without penalty; what { $over } told is closed to that side.
option-change-after-21b-withdraw-2017 = { $lho } calls again, without rectification; what { $over } told is closed to that side.

question-visible = { $seat } exposed { $cards }: could { $partner } have seen a face?
option-visible-visible = It stays face up; if the side defends, it is a penalty card. An honour, a card led, or several cards: { $partner } passes once.
option-visible-not-visible = It is picked up, and nobody is bound.

question-declarer-leads-lho-faces-hand = Declarer led, and { $seat }, the true leader, spread the hand. Which reading?
option-declarer-leads-lho-faces-hand-reading = by-the-letter: declarer's card goes back, { $seat }'s cards are penalty cards. artificial: an artificial score to both sides.

question-penalty-card-lead = { $leader } is to lead, and { $offender } has a penalty card ({ $cards }). What does { $declarer } choose?
option-penalty-card-lead-require = { $leader } must lead the suit named ({ $suits }), and the card is picked up.
option-penalty-card-lead-forbid = { $leader } may not lead the suit named ({ $suits }) while keeping the lead, and the card is picked up.
option-penalty-card-lead-waive = { $leader } leads freely, and the card stays face up.

question-skipped-player-found-after-lead = A lead was made although a player had been robbed of a turn. Which reading?
option-skipped-player-found-after-lead-reading = result-stands: by playing on the table has accepted it. artificial: the auction cannot go on in good order.

question-inadmissible-found-after-lead = Only now it is seen that { $seat }'s { $call } could not be made. Which reading?
option-inadmissible-found-after-lead-reading = as-if-not-made: scored as if the call had not been made. result-stands: the innocent side acted first. artificial: an artificial score.

question-lead-penalty = { $leader } is on lead; { $offender }'s { $call } was withdrawn. What does { $declarer } choose?
option-lead-penalty-require = { $leader } must lead the suit named ({ $suits }) now.
option-lead-penalty-forbid = { $leader } may not lead the suit named ({ $suits }) for as long as that hand keeps the lead.
option-lead-penalty-waive = { $leader } leads freely.

## Matters to come back to after the play

review-11a = { $seat } of the innocent side called { $call } before the director came: was the right to penalise forfeited?
review-11a-2017 = { $seat } of the innocent side called { $call } before the director came: did that side gain from what an opponent then did in ignorance of the law?
review-13 = { $seat } had called on a hand with the wrong number of cards: is the score to be adjusted?
review-16 = { $seat } held unauthorised information and called { $call }: did it suggest that call over another?
review-16b1 = { $seat } held unauthorised information and called { $call }: did it suggest that call over another?
review-16d = Another player had seen a card of the wrong hand found with { $seat }: did it affect the result?
review-20e = The auction was restated wrongly and nobody corrected it before { $seat } called { $call }: was there damage?
review-21b2 = Did { $seat }'s withdrawn { $call } tell something that damaged the other side?
review-21b3 = { $seat }'s { $call } came after misinformation and could not be changed: was there damage?
review-23 = Did { $by }'s side gain from { $seat }'s enforced pass? If { $by } could have known that it would damage the other side, the score is adjusted.
review-23c = { $seat }'s { $call } was replaced by a comparable call: without the help of the irregularity, could the result well have been different, and was the other side damaged?
review-27b1b = Did { $seat }'s { $call } tell something that damaged the other side?
review-27d = Without the help of { $seat }'s insufficient { $call }, could the result well have been different, and was the other side damaged?
review-72c = Could { $by } have been aware that the irregularity might well damage the other side? If { $by }'s side gained by it, the score is adjusted.

## Why something is refused

refused-ambiguous-answer = { $owner } is asked more than one thing that "{ $option }" answers; add re and one of { $ids }.
refused-another-call-is-first = { $call } is the first call; to keep it, answer first-stands.
refused-card-not-held = { $seat } does not hold { $card }.
refused-card-not-named = A card that is played must be named.
refused-card-played-before = { $card } has been played before.
refused-irregular-on-line = This table takes no irregular call.
refused-lead-forbidden = { $seat } may not lead { $suit }: declarer has forbidden it while { $seat } keeps the lead.
refused-lead-required = { $seat } must lead { $suit }: declarer has required it.
refused-lead-choice-open = Declarer must first say what { $seat } may lead.
refused-lead-out-of-turn = { $leader } leads, not { $seat }: an on-line table takes no lead out of turn.
refused-matter-open = The matter now open must be settled first.
refused-moved-on = The table has moved on: this command saw line { $seen }, the log is at line { $seq }.
refused-must-follow-suit = { $seat } must follow suit.
refused-no-call-to-change = { $seat } has made no call that could be changed.
refused-no-claim-now = There is nothing to claim now, or not that many tricks.
refused-no-lead-now = Nobody leads now.
refused-no-result-now = There is no result now.
refused-auction-period-over = The auction period is over: the wrong pair is no longer a matter of a second auction.
refused-wrong-pair-too-late = The auction period is over: that { $side } should not sit here is no longer a matter of the auction.
refused-no-call-to-cancel = { $seat } has made no call that could be cancelled.
refused-no-hands-to-swap = { $seat } cannot have swapped hands here.
refused-no-wrong-count = { $cards } cards need no ruling here.
refused-one-player-twice = { $seat } cannot make two calls at one moment.
refused-two-changes-at-once = Two changes at one moment are entered one after the other.
refused-no-such-call = { $call } is no call of bridge.
refused-no-such-call-made = { $ref } names no call that was made.
refused-no-such-option = "{ $option }" is no answer to { $id }.
refused-no-such-question = There is no open question { $id }.
refused-no-such-reading = "{ $value }" is no reading of a gap; name the gap with re where several have it.
refused-no-such-seq = There is no line { $seq } to correct; the log ends at { $last }.
refused-nobody-asked = Nobody has asked { $owner } anything that "{ $option }" answers. Open now: { $ids }.
refused-not-in-bridge = That does not happen in bridge.
refused-not-offered = { $value } was not offered; choose one of { $values }.
refused-not-the-owner = That choice is not for { $owner }: { $id } is asked of { $to } alone.
refused-nothing-changed = { $seat } called { $call } before: nothing has changed.
refused-nothing-claimed = Nobody has claimed.
refused-nothing-to-face = { $seat } has led no card that lies face down.
refused-nothing-to-forfeit = There is no penalty whose right could be forfeited.
refused-reading-not-applied = Bidding Box does not yet apply the reading "{ $value }" of { $gap }; rule by hand.
refused-play-out-of-turn = It is { $turn }'s turn to play, not { $seat }'s.
refused-suit-not-offered = That suit was not offered; the choice is { $suits }.
refused-takes-nothing = "{ $option }" takes nothing after it here; found { $value }.
refused-tricks-out-of-range = { $tricks } tricks cannot be won.
refused-value-needed = "{ $option }" needs one of { $values } after it.
