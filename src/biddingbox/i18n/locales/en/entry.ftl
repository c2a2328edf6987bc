# The pages that take what happened, and that change a step. Labels are short: they stand on buttons.

entry-heading = Enter what happened
entry-skip = Skip to the bidding box
entry-skip-step = Skip to the step
entry-to-answers = To the answers
entry-who-called = Who called?
entry-who-spoke = Who spoke? The turn passes to the right.
entry-show = Show
entry-box = Bidding box for { $seat }
entry-key-off = would be irregular: press it if it was done
entry-key-last = last bid
entry-key-insufficient = insufficient: press it if it was done
entry-type = Or type it: 1h, p, x, xx; with the seat in front when out of turn, w:2h; or a line of the log
entry-type-estimation = Or type it: 5s, p, w for With, 3 for a number; with the seat in front when out of turn, w:5h; or a line of the log
entry-enter = Enter it
entry-is-asked = { $to } will be asked: { $question }
entry-you-find = You will find: { $question }
entry-choose = Choose one.
entry-misread = Found { $found }, expected { $expected }. Nothing was entered.
entry-missing = Nothing filled in; expected { $expected }. Nothing was entered.

## Something else happened

entry-else = Or something else happened
entry-more = More
entry-more-what = hesitations, questions, two calls at once, wrong cards, the play, a note
entry-law = Law { $law }
entry-laws = Laws { $law }
entry-who = Who?
entry-whose = Whose?
entry-what = What?
entry-how = How?
entry-words = The words
entry-call = Call
entry-of-which-call = Of which call?
entry-no-call-yet = No call has been made yet.
entry-known-from = Who lets it be known?
entry-suit = Suit
entry-rank = Rank
entry-small = small
entry-one = The one
entry-the-other = The other
entry-calls = Calls
entry-changes-to = Changes to
entry-kept-then = It is kept in the log; nothing follows from it.

entry-changes = A player changes his call
entry-which-call = Which call?
entry-changed-to = Changed to
entry-changes-at-once = At once
entry-changes-thought = After thought, or not known
entry-changes-asked = He only asked
entry-changes-slip = You are asked first whether it was a slip, put right without pause for thought.
entry-changes-else = If it was not, the left-hand opponent is asked to accept the second call.
entry-changes-asked-then = He only asked: nothing is withdrawn, and he may be offered the change.
entry-changes-estimation = You are asked whether it was a slip. Only a slip may be put right, until the next player calls.

entry-exposes = A card was exposed
entry-one-more-card = One more card
entry-exposes-so-far = So far: { $cards }
entry-exposes-shown = Dropped or shown
entry-exposes-led = Led too early
entry-exposes-hand = The whole hand
entry-exposes-face = You are asked first whether partner could have seen its face.
entry-exposes-high = An honour, or a card led: partner passes once.
entry-exposes-more = Two cards and more: partner passes once.
entry-exposes-low = One card below the ten, not led: no more than the card face up.
entry-exposes-defends = If the side defends, it is a penalty card.

entry-explains = A wrong explanation
entry-said = What was said
entry-right = What they really play
entry-who-corrects = Who corrects it?
entry-explains-opponent = An opponent may change a call that it probably caused, while his partner has not called since. No penalty.
entry-explains-next = Then the next player may change a later call of his own.
entry-explains-partner = A partner who corrects before the end of the auction does so too early.
entry-no-alert = A missing alert

entry-attention = Somebody draws attention
entry-attention-called = The director is called at once.
entry-attention-wait = Nobody does anything until he has explained.
entry-attention-noticed = What is open is taken as noticed: it is no longer accepted by silence.

entry-director = The director
entry-director-called = Called to the table
entry-director-rules = Gives the ruling
entry-director-error = Finds a ruling wrong
entry-director-law = Which clause was wrong
entry-director-called-then = Called: nobody does anything until he has explained.
entry-director-rules-then = Gives the ruling: what follows from the log now is what was told.
entry-director-error-then = Wrong: both sides count as innocent where it cannot be put right.

entry-manner = A hesitation or a remark
entry-manner-hesitates = Hesitates
entry-manner-says = Says something
entry-manner-reserves = Reserves rights
entry-manner-unauthorised = Partner may not use it; you come back to it after the play.
entry-manner-reserves-then = An opponent may reserve the right to call you later.

entry-both = Two calls at the same moment
entry-both-then = The call in turn comes first; the other counts as made after it.

entry-meant = A call with its meaning
entry-meaning = What it shows
entry-meaning-text = In words
entry-double-of = A double that names a bid: which?
entry-meant-then = The meaning counts as found until it is replaced.
entry-double-of-then = A double counts for the bid that was really made.

entry-tells = An alert or an explanation
entry-tells-alert = Partner alerts
entry-tells-explains = Partner explains
entry-tells-then = An explanation is asked of the caller's partner, in turn.

entry-asks = A player asks
entry-asks-call = What a call means
entry-asks-repeat = A call again
entry-asks-review = The whole auction
entry-asks-lead = Whose lead it is
entry-asks-repeat-then = A call not heard may be asked for at once.
entry-asks-review-then = A review only in turn, and not by a player who must pass.
entry-asks-call-then = The meaning only in turn.

entry-review = The auction is restated
entry-review-reviews = Restates it
entry-review-corrects = Corrects a review
entry-review-calls = The calls as they were restated
entry-review-then = Only an opponent answers.
entry-review-corrects-then = Everybody must correct an error in it at once.

entry-wrong-cards = Called on another board's cards
entry-wrong-cards-then = The calls are cancelled and made again on the right cards; if partner has called since, an artificial score.
entry-swapped = Two players held each other's hand
entry-swapped-then = Information from outside: you are asked by which reading you rule.
entry-holds = A wrong number of cards
entry-holds-cards = Cards counted
entry-holds-then = Too many or too few before the play: you are asked whether a card was seen; a call made on it may cost the board.
entry-holds-missing = A card that is only missing is found or made good, and the calls stand.
entry-new-pair = The right pair sits down
entry-new-pair-which = Which pair?
entry-new-pair-then = The first auction is cancelled; who stays must repeat the calls.
entry-hands-back = The hands are back in the board
entry-hands-back-then = It is kept in the log; under the Laws of 1997 nothing follows from it.
entry-finding = A finding beforehand
entry-finding-which = What you find
entry-finding-value = What it takes: suits, a call
entry-finding-then = It is used when the question comes up, and replaces an assumption.

entry-plays = A card is led or played
entry-plays-played = Led or played
entry-plays-faced = Led face up
entry-plays-faces = Faces the lead
entry-plays-early = Before the auction is over: a card led too early.
entry-plays-lead = After it: the opening lead, face down until it is faced.
entry-plays-faces-then = Once it is faced, the play begins.
entry-plays-then = After the numbers: the play, card by card.
entry-result-tricks = Tricks of declarer
entry-result-claims = Claims
entry-result-agrees = Agrees
entry-note = A note
entry-note-text = Note
entry-note-then = It stands in the log and changes nothing.

## Estimation

entry-phases = The deal
entry-phase-auction = Auction
entry-phase-calls = Calls
entry-phase-play = Play
entry-phase-score = Score
entry-without-bid = Without a new bid
entry-with = With { $call }
entry-with-then = If the denomination of { $suit } stays: names a number first, no less than the floor, and owns too with the owner's number.
entry-pass-then = Out for the rest of the auction.
entry-pass-with-then = The With still binds if its denomination stays.
entry-before-auction = Before the auction
entry-dash-call = Dash call
entry-avoid = Avoid
entry-number-first = Or bid: the number first
entry-then-denomination = then the denomination
entry-names = { $seat } names a number
entry-named = Named so far: { $numbers }; together { $total }.
entry-risk = Risk
entry-with-risk-card = { $number }, with the Risk card shown
entry-tricks-each = The tricks of each player
entry-score = The score
entry-no-score = This deal has no score.
entry-owner = The auction as a scorer writes it
entry-owner-bid = The final bid
entry-owner-with = Joined by
entry-owner-then = For a deal without the course of its auction; the numbers follow.

## Change a step

entry-step-heading = Change step { $number }
entry-step-then = Everything after it is ruled anew; what no longer fits stays in the list, marked.
entry-leave = Leave it as it is
entry-another-call = It was another call by { $seat }
entry-another-answer = It was another answer
entry-value = What it takes, as in the log
entry-as-line = Or write it
entry-line = The line of the log
entry-change = Change it
entry-take-out = Take it out
entry-strike = Strike it out
entry-strike-then = It did not happen. What came after stays.
entry-undo = Step back to before it
entry-undo-then = The log is again as it was before step { $seq }; Redo brings it back.
entry-insert = Something happened before it
entry-insert-line = A call, or a line of the log
entry-insert-enter = Put it in
