# Words of the game: seats, suits, restrictions. One term a notion; identifiers end in the
# letters that logs use. Used through biddingbox.i18n.phrases.

seat-N = North
seat-E = East
seat-S = South
seat-W = West
seat-director = the director

seat-letter-N = N
seat-letter-E = E
seat-letter-S = S
seat-letter-W = W

side-NS = North-South
side-EW = East-West

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-NT = no-trump
suit-any = any suit
list-or = { $first } or { $last }

call-pass = P
call-no-trump = NT

rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two
rank-x = small card
card-hand = whole hand
card = { $rank } of { $suit }

vul-none = none
vul-NS = North-South
vul-EW = East-West
vul-both = both

score-average-minus = average minus
score-average = average
score-average-plus = average plus

## What binds whom (design section 5, restrictions)

restriction-must-pass-next-turn = { $seat } must pass at the next turn.
restriction-must-pass-end-of-auction = { $seat } must pass for the rest of the auction.
restriction-must-repeat = { $seat } must repeat { $call }.
restriction-no-double = { $seat } may not double at the next turn.
restriction-lead-any = At { $seat }'s first turn to lead, declarer may require or forbid the lead of { $suits }.
restriction-lead-forbid = At { $seat }'s first turn to lead, declarer may forbid the lead of { $suits }.
restriction-lead-require-this-lead = { $seat } must lead { $suits } at this turn.
restriction-lead-require-loses-lead = { $seat } must lead { $suits } until that hand loses the lead.
restriction-lead-forbid-this-lead = { $seat } may not lead { $suits } at this turn.
restriction-lead-forbid-loses-lead = { $seat } may not lead { $suits } until that hand loses the lead.
restriction-penalty-card-major = { $seat }'s { $card } is a major penalty card.
restriction-penalty-card-minor = { $seat }'s { $card } is a minor penalty card.
restriction-score-cap = { $side } score at most { $score } on this board.
restriction-if = If { $condition }: { $text }
condition-defend = { $side } defend
condition-auction-reopened = the auction is reopened

## Whose an answer is (laws --options)

owner-lho = left-hand opponent
owner-director = the director
owner-offender = the offender
owner-player = the player
owner-declarer = declarer
owner-presumed-declarer = presumed declarer
owner-leader = the leader

## What a side scores (77, 12C, 90)

score-both = both sides
score-passed-out = passed out
score-outcome = { $contract } by { $declarer } { $result }
score-share = { $what } ({ $weight }%)
scored-value = { $value }, { $what }
scored-needs-vul = The result cannot be scored: the vulnerability is not given.
scored-part = { $what }: { $points }
scored-part-odd-tricks = { $count ->
        [one] { $count } odd trick bid and made
       *[other] { $count } odd tricks bid and made
    }
scored-part-overtricks = { $count ->
        [one] { $count } overtrick
       *[other] { $count } overtricks
    }
scored-part-game = game
scored-part-partscore = part-score
scored-part-small-slam = small slam
scored-part-grand-slam = grand slam
scored-part-made-doubled = made doubled
scored-part-made-redoubled = made redoubled
scored-part-undertricks = { $count ->
        [one] { $count } undertrick
       *[other] { $count } undertricks
    }
scored-part-first-undertrick = first undertrick
scored-part-next-undertricks = { $count ->
        [one] second undertrick
       *[other] second and third undertricks
    }
scored-part-later-undertricks = { $count ->
        [one] fourth undertrick
       *[other] { $count } undertricks from the fourth on
    }
scored-penalty-percent = { $side }: penalty of { $number }% of a top
scored-penalty-imps = { $side }: penalty of { $number ->
        [one] { $number } IMP
       *[other] { $number } IMPs
    }
scored-warned = { $side }: warned
