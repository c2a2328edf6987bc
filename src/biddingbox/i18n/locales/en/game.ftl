# A whole game of Estimation: the sheet of its deals, the score pad.

game-length = A game of { $count } deals
game-head-deal = Deal
game-head-trump = Tr
game-head-carry = ×
game-legend = Each player: number/tricks with marks, points, running total.
game-mark-owner = O
game-mark-with = W
game-mark-risk = R
game-mark-dash = D
game-mark-super = S
game-marked-owner = auction owner
game-marked-with = With, an owner too
game-marked-risk = risk
game-marked-dash = dash call
game-marked-super = eight or more

game-note-all-failed = Deal { $deal }: all four failed (sa'ayda).
game-note-open = Deal { $deal }: not finished.
game-note-skipped = Deal { $deal }: skipped, nobody bid.
game-note-redealt = Deal { $deal }: dealt again.

game-over = The game is over
game-so-far = After { $passed } of { $count } deals
game-title-king = King
game-title-sub-king = Sub-king
game-title-upper-kooz = Upper kooz
game-title-kooz = Kooz
game-shared = { $title }, shared

## What does not fit

game-findings = What does not fit
game-in-log = Log { $log }: { $text }
game-finding-other-game = this is no Estimation; it is left out.
game-finding-missing = Deals that are missing: { $deals }.
game-finding-repeated = deal { $deal } is there twice; both are counted.
game-finding-out-of-order = deal { $deal } stands after a later one.
game-finding-after-the-end = deal { $deal } comes after the end of the game; it is counted.
game-finding-dealer = deal { $deal } was dealt by { $seat }; the turn to deal is { $next }'s.
game-finding-carry = deal { $deal } has the multiplier { $found }; from the deals before follows { $due }.
game-finding-trump = deal { $deal } has the fixed trump { $found }; from the deals before follows { $due }.
game-finding-edition = deal { $deal } is of another edition than the first.
game-finding-rules = deal { $deal } has other house rules than the first: { $rules }.
game-finding-unfit = deal { $deal } has lines that do not fit: { $lines }.
game-finding-not-finished = deal { $deal } is not finished; nothing is counted.

game-gaps = Not settled by any law, and read so
game-gap = { $situation } Here: { $reading }.
