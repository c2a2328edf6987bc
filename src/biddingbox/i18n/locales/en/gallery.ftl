# The start page: real cases by family, situations in everyday words. In titles { $a } and { $b }
# are calls. Below: everyday words for the clauses of Law 18 of Estimation (as in laws.ftl).

gallery-family-insufficient = The bid was not enough
gallery-family-turn = The wrong player called
gallery-family-change = A call was changed
gallery-family-cards = Cards and explanations
gallery-family-end = When is it over?
gallery-family-inadmissible = A call that can never stand
gallery-family-estimation = Estimation

gallery-short-insufficient = Not enough
gallery-short-turn = Out of turn
gallery-short-change = Changed call
gallery-short-cards = Cards, explanations
gallery-short-end = End of the auction
gallery-short-inadmissible = Impossible call
gallery-short-estimation = Estimation

gallery-source-real = Laws of { $year }, case { $number }
gallery-source-own = Law 18, our own example

gallery-case-041 = { $a } bid without having seen the overcall
gallery-case-032 = { $a } over { $a }, then { $b } before the director came
gallery-case-024 = Insufficient bid, then he wants to double
gallery-case-042 = { $a } under { $b }: is any correction free?
gallery-case-076 = Changed to a pass, and accepted all the same
gallery-case-093 = Cancelled two-suiter: may a lead be demanded?

gallery-case-063 = { $a } at right-hand opponent’s turn
gallery-case-001 = He bids out of turn, then wants to double
gallery-case-048 = { $a } at the dealer’s turn: the forced pass gains
gallery-case-061 = Partner of the dealer passed first
gallery-case-064 = A double out of turn silences partner
gallery-case-067 = The right player calls while left-hand opponent decides

gallery-case-010 = The card beneath: { $a } for { $b }, noticed at once
gallery-case-008 = Corrected after left-hand opponent had called
gallery-case-046 = Double card for the stop card
gallery-case-086 = Partner’s announcement woke him up
gallery-case-072 = “Oh no, I mean { $a }”: he forgot the transfers

gallery-case-052 = An ace dropped after a forcing bid
gallery-case-029 = An ace dropped after the last pass, before the lead
gallery-case-099 = Wrong explanation, put right before the lead

gallery-case-056 = Three passes, and they went on bidding
gallery-case-083 = Three passes, one of them out of turn
gallery-case-003 = A lapse of mind, noticed after the last pass
gallery-case-022 = Declarer leads, and the true leader spreads his hand

gallery-case-101 = A double to open, changed to { $a }
gallery-case-050 = Partner’s bid doubled: found after the play

gallery-case-low = { $a } does not beat { $b }
gallery-case-early = { $a } out of turn: may the next player accept it?
gallery-case-with = With, and then a number under the floor
gallery-case-thirteen = The last number makes exactly thirteen
gallery-case-risk = The last number makes eleven: risk
gallery-case-score = A whole deal: four owners, and the score

## Situations

gallery-situation-too-low = A player bid too low
gallery-situation-out-of-turn = Somebody called out of turn
gallery-situation-pass-out-of-turn = Somebody passed out of turn
gallery-situation-changed = A player changed his call
gallery-situation-card = A card was seen
gallery-situation-explanation = A wrong explanation
gallery-situation-no-alert = An alert was forgotten
gallery-situation-doubled-partner = Double of partner’s bid
gallery-situation-after-the-end = A call after the final pass
gallery-situation-wrong-board = Cards from another board
gallery-situation-at-once = Two calls at once
gallery-situation-count = Wrong number of cards
gallery-situation-skipped = A player lost his turn
gallery-situation-above-seven = A bid above seven
gallery-situation-estimation-too-low = A bid that does not beat the last one
gallery-situation-estimation-out-of-turn = A bid or a With out of turn

## Everyday words for the clauses of Law 18

find-e18a1 = what is a bid, bid of three, below four tricks, number without a suit, bare number, bid of fourteen
find-e18a2 = is pass a bid, pass sets no level
find-e18a3 = bid after passing, came back into the auction, pass is final, passed and bids again
find-e18bi = higher suit, same number in a higher suit, beat by suit
find-e18bii = more tricks, higher number, beat by number
find-e18c1 = withs, join a bid, joined the bid, joiner, share a bid, same bid as another player
find-e18c1i = joined below four, joined a bid of three
find-e18c1ii = joined in another suit, joined at another number, joined at no-trump
find-e18c1iii = joined out of turn, bid out of turn in Estimation, not the joiner's turn
find-e18c2 = after a joined bid, raise after joining, third player won the auction
find-e18c2i = floor, under the floor, joiner named too few, fewer than four after joining
find-e18c2ii = who names first, order of the numbers, number out of turn, joiner names first
find-e18c3 = joiner an owner or not, joiner fails with the owner
find-e18c4 = owners, several owners, who owns the auction, same number as the owner
find-e18d = sufficient in Estimation, beats the last bid
find-e18e1 = insufficient in Estimation, does not beat the last bid
find-e18e2 = insufficient bid in Estimation, correct a bid that does not beat the last
find-e18f = rank of the suits in Estimation, spades above hearts
find-e18g1 = risk, last caller, exactly thirteen, total of thirteen, numbers make thirteen
find-e18g1i = risk below, under, eleven or fewer
find-e18g1ii = risk above, over, fifteen or more
find-e18g2 = score of the risk, what is the risk worth
find-e18g3 = risk card forgotten, risk card not shown, waive the risk
find-e18h0 = four passes in Estimation, all four passed
find-e18h1 = no trump suit, all passed and no trump
find-e18h2 = dealer after four passes, who starts after four passes
find-e18h3 = numbers after four passes, dealer names first
find-e18h4 = score after four passes, tricks alone count
