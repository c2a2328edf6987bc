# The lead and the play of the cards: rulings, questions, options, refusals.

## The opening lead

ruling-face-down-lead-goes-back = { $seat } led face down, but the lead is { $leader }'s: nobody has seen the card, and it goes back without penalty.
ruling-face-down-lead-goes-back-2017 = { $seat } led face down, but the lead is { $leader }'s: nobody has seen the card, and it goes back without rectification.
ruling-partners-lead-goes-back = { $seat }'s own lead, still face down, is taken back first.
ruling-lead-out-of-turn = { $seat } has faced the { $card } as the opening lead, but the lead is { $leader }'s.
ruling-lead-by-declaring-side = { $seat } of the declaring side has led the { $card }: it is treated as a card exposed in the auction.
ruling-told-lead-goes-back = { $seat } had been told by an opponent that it was that hand's lead: the { $card } goes back, free of charge, and { $leader } leads.
ruling-not-told = No opponent had told { $seat } that it was that hand's lead.
ruling-declarer-is-dummy = { $declarer } accepts the { $card } and lays the hand down as dummy: { $partner } plays the contract.
ruling-lead-accepted = { $declarer } accepts the { $card } as the opening lead and plays second to it.
ruling-must-accept-lead = { $declarer } could have seen a card of { $partner }'s: the { $card } must be accepted.
ruling-lead-refused = { $declarer } does not accept the { $card }: { $leader } leads.
ruling-lead-penalty-card = { $seat }'s { $card } stays face up as a major penalty card while { $leader } leads.
ruling-penalty-waits = The lead out of turn was not { $seat }'s turn to lead: the lead penalty waits until it comes.
ruling-penalty-waits-2017 = The lead out of turn was not { $seat }'s turn to lead: the lead restriction waits until it comes.
ruling-penalty-spent = The lead that was accepted was { $seat }'s first turn to lead: the lead penalty is spent.
ruling-penalty-spent-2017 = The lead that was accepted was { $seat }'s first turn to lead: the lead restriction is spent.
ruling-dummy-may-not-ask = { $seat } will be dummy, and so may not ask about the auction.
ruling-lead-misinformed = { $seat } led the { $card } on a wrong account of { $by }'s { $call }: it may be taken back.
ruling-lead-not-misinformed = The account of { $by }'s { $call } gives { $seat } no right to take the { $card } back: it stays.
ruling-lead-kept = { $seat } leaves the { $card } where it is.
ruling-lead-retracted = { $seat } takes the { $card } back, without penalty, and leads another card.
ruling-lead-retracted-2017 = { $seat } takes the { $card } back, without rectification, and leads another card.

review-40c = { $seat } led the { $card } on a wrong account of { $by }'s { $call } and could no longer take it back: was there damage?
review-47e2b = { $seat } led the { $card } on a wrong account of { $by }'s { $call } and could no longer take it back: was there damage?

question-told-his-turn = Had an opponent told { $seat } that it was that hand's lead?
option-told-his-turn-told = The { $card } goes back, free of charge, and { $leader } leads.
option-told-his-turn-not-told = { $declarer } says what becomes of the lead.

question-lead-out-of-turn = { $seat } has faced the { $card }, but the lead is { $leader }'s. What does { $declarer } choose?
option-lead-out-of-turn-accept = The { $card } is the opening lead; { $declarer } plays second, and { $partner } is dummy.
option-lead-out-of-turn-accept-as-dummy = The { $card } is the opening lead; { $declarer } lays the hand down, and { $partner } plays the contract.
option-lead-out-of-turn-refuse = The { $card } becomes a major penalty card, and { $leader } leads; { $declarer } may require or forbid its suit.

question-lead-misinformed = Was { $by }'s { $call } conventional, and did { $seat } lead the { $card } on a wrong explanation of it?
question-lead-misinformed-2017 = Did { $seat } lead the { $card } on a wrong explanation of { $by }'s { $call }?
option-lead-misinformed-misinformed = { $seat } may take the { $card } back and lead another card.
option-lead-misinformed-not-misinformed = The { $card } stays as the lead.

question-keep-or-retract-lead = Does { $seat } leave the { $card }, or take it back?
option-keep-or-retract-lead-keep = The { $card } stays as the lead.
option-keep-or-retract-lead-retract = The { $card } goes back without penalty, and { $seat } leads another; the side that explained wrongly may not use what it showed.
option-keep-or-retract-lead-retract-2017 = The { $card } goes back without rectification, and { $seat } leads another; the side that explained wrongly may not use what it showed.

refused-lead-not-settled = { $seat } does nothing yet: first it must be settled what becomes of the opening lead.

## The play

ruling-exposed-freely = { $seat } has let cards be seen: { $cards }. Declarer's side has no penalty cards; they go back.
ruling-penalty-card-major = Major penalty card of { $seat }: { $cards }. It stays face up and is played as soon as the law allows it.
ruling-penalty-card-minor = Minor penalty card of { $seat }: { $cards }. It stays face up; before it { $seat } plays no other card of that suit below the ten.
ruling-card-designated = { $declarer } says which penalty card { $seat } plays now: the { $card }.
ruling-penalty-card-not-played = { $seat } played the { $card } although a penalty card had to be played first: { $cards }. The director rules: declarer may accept the card played, or have the penalty card played instead.
ruling-defender-leads-out-of-turn = { $seat } has led the { $card }, but the lead is { $turn }'s. The director rules: declarer may accept the lead; if it is refused, it is a major penalty card, and { $turn }'s side leads with that in view.
ruling-lead-out-of-turn-accepted = { $by } has played to the { $card } that { $seat } led out of turn: the lead is accepted, and the trick goes on.
ruling-led-before-choice = { $seat } has led the { $card } before declarer had said what may be led. The director rules: the card is treated as exposed, and declarer still chooses.
ruling-declarer-out-of-turn = { $seat } has played the { $card }, but it is { $turn }'s turn. The director rules: either defender may accept it; else it goes back, and nothing more follows.
ruling-premature-play = { $seat } has played the { $card } before { $partner }; it is { $turn }'s turn. The director rules: the card is a penalty card, and declarer may ask of { $partner } the highest or the lowest card of the suit led, or bar another suit.
ruling-play-out-of-turn = { $seat } has played the { $card } although it is { $turn }'s turn; { $partner } had played already. The director rules.
ruling-revoke = { $seat } played the { $card } though able to play { $suit }: a revoke. Until { $seat }'s side leads or plays to the next trick, it must be put right (62A); then it stands (63A). After the play one or two tricks go over (64A), none in some cases (64B), and more if that does not make good the damage (64C).
ruling-revoke-2017 = { $seat } played the { $card } though able to play { $suit }: a revoke. Until { $seat }'s side leads or plays to the next trick, it must be put right (62A); then it stands (63A). After the play one trick goes over, or two if { $seat } won the revoke trick (64A), none in some cases (64B), and more if that does not make good the damage (64C).
ruling-revoke-lead = { $seat } led the { $card } against declarer's choice although able to obey ({ $suit }): that is a revoke. It must be put right while it can be (62A); once it stands (63A), tricks go over after the play (64A), or none (64B), and more if that does not make good the damage (64C).
ruling-revoke-by-dummy = { $seat }, who is dummy, played the { $card } though able to play { $suit }: a revoke. It must be put right while it can be (62A); once it stands (63A), no trick goes over (64B), but damage is made good (64C).
ruling-revoke-found = { $seat } plays cards of { $suit } now ({ $cards }) but did not follow suit before ({ $card }): a revoke. If it stands (63A), tricks go over after the play (64A), or none (64B), and more if that does not make good the damage (64C).
ruling-claimed = { $seat } claims. Tricks of declarer's side by this claim: { $tricks }. The play is over.
ruling-conceded = { $seat } concedes. Tricks of declarer's side by this concession: { $tricks }. The play is over.
ruling-shown-with-claim = The cards that { $seat } shows belong to the claim: no card of them is a penalty card.
ruling-no-concession = { $seat } objects at once to what { $by } would give away: nothing has been conceded, and the play goes on.
ruling-claim-agreed = { $seat } agrees. Tricks of declarer's side: { $tricks }.
ruling-claim-contested = { $seat } does not agree with { $by }'s claim. The director hears the statement, has all hands faced, and rules; a doubtful point goes against the side that claimed. The result is entered as tricks.
ruling-concession-contested = { $seat } does not agree with { $by }'s concession. The director cancels it only for a trick already won or one that no normal play could lose. The result is entered as tricks.
ruling-agreement-taken-back = { $seat } takes back the agreement with what { $by } claimed or conceded. The director rules whether the tricks would likely have gone otherwise. The result is entered as tricks.
ruling-result-ruled = The director's result. Tricks of declarer's side: { $tricks }.

review-49 = { $seat } led the { $card } before declarer had chosen: did it help the defenders?
review-50e4 = Without the help of { $seat }'s exposed card ({ $cards }), could the result well have been different, and was declarer's side damaged?
review-52 = { $seat } played the { $card } in place of a penalty card ({ $cards }): what did declarer choose, and was there damage?
review-56 = { $seat } led the { $card } out of turn: what did declarer choose, and was there damage?
review-57 = { $seat } played the { $card } too early: what did declarer choose, and was there damage?
review-64 = { $seat } revoked with the { $card }: how many tricks go over (64A, 64B), and does that make good the damage (64C)?

question-exposed-in-play = { $seat } exposed { $cards } in the play: could { $partner } have seen a face?
option-exposed-in-play-visible = It stays face up as a penalty card: minor if it is one card below the ten and slipped out, else major.
option-exposed-in-play-not-visible = It is picked up, and nobody is bound.

question-which-penalty-card = { $seat } has several penalty cards that may be played now ({ $cards }). Which one does { $declarer } name?
option-which-penalty-card-designate = { $seat } plays the card that is named; the others stay face up.

refused-not-irregular = { $seat } may play the { $card }: nothing about it is irregular.
refused-irregular-card-on-line = This table takes no irregular card.
refused-penalty-card-first = { $seat } must first play a penalty card: { $cards }.
refused-minor-penalty-card = { $seat } has a minor penalty card ({ $cards }): before it no other card of that suit below the ten is played. An honour may be.
refused-penalty-card-choice-open = { $seat } has several penalty cards ({ $cards }): declarer must first say which one is played.
refused-nothing-exposed-now = The play is not going on: what { $seat } shows now exposes no card.
refused-play-after-claim = { $by } has claimed or conceded: the play is over, and no card is played. The claim is agreed to, or the director rules.
refused-play-after-claim-2017 = { $by } has claimed or conceded: the play is over, and no card is played. Only if the other side asks for it and all four agree does it go on; then the claim counts for nothing, and its line is struck.
refused-claim-impossible = { $seat }'s side cannot have { $tricks } in all: with what is won and what is left, at least { $min } and at most { $max }.
refused-concession-impossible = That cannot be conceded ({ $tricks }); tricks still to be played: { $max }.
refused-claimed-before = { $by } has claimed or conceded already.
refused-dummy-claims = { $seat } is dummy: only declarer or a defender claims or concedes.
refused-nothing-to-object = There is no claim or concession to which { $seat } could object.
refused-own-claim = { $seat } cannot object to a claim of that hand's own.
refused-agrees-with-partner = { $by } is { $seat }'s partner, or { $seat } alone: an opponent of { $by } agrees.
refused-claim-contested = The claim of { $by } is contested: the director rules, and the result is entered as tricks.
refused-result-stands = There is a result by the play. Another one is entered only where an irregularity in the play has been named or a claim is contested.
