# The score and what takes its place: Laws 12, 77, 90, and the review after the play.

## The review after the play

question-review-damage = { $what }
option-review-damage-no-damage = The score stands.
option-review-damage-adjust = The score of each side is adjusted: for the innocent side the best result that was likely without the irregularity, for the offenders the worst that was at all probable; the two need not balance. Where no result can be given, an average (12C1): plus, average or minus is 60, 50 or 40 % of the top (88), at teams +3, 0 or -3 IMPs (86A).
option-review-damage-adjust-2017 = The score of each side is adjusted: as nearly as can be what would probably have happened without the irregularity, one yardstick for both sides; several results may be weighed (12C1(c)). The two need not balance (12C1(f)): what an innocent side lost by a gross mistake or a gamble of its own is not given back to it, and the offenders bear the whole all the same (12C1(e)). Where the results are too many or unclear (12C1(d)), an average (12C2): plus, average or minus is 60, 50 or 40 % of the top (88), at teams +3, 0 or -3 IMPs (86).
question-review-error = { $what }
option-review-error-no-damage = The wrong ruling did no harm: the score stands.
option-review-error-adjust = The score is adjusted, and both sides count as non-offending: each gets the best result that was likely for it without the wrong ruling.
option-review-error-adjust-2017 = The score is adjusted, and both sides count as non-offending: each gets what would probably have happened without the wrong ruling, weighed in its favour where that is in doubt.
review-82c = A ruling ({ $wrong }) was wrong: did it do harm that could not be put right at the table?
ruling-no-damage = The director finds no damage: the score stands.
ruling-damage-adjusted = The director finds that there was damage, and adjusts the score.
ruling-gained-as-could-be-known = { $by } could have known that the irregularity might well harm the other side, and gained by it: the score is adjusted.

## The adjusted score

ruling-adjusted-no-other-law = The director adjusts the score, since the law gives no other redress ({ $law }).
ruling-adjusted-no-normal-play = The board cannot be played as it should: an artificial score.
ruling-adjusted-wrong-ruling = A wrong ruling was carried out: the score is adjusted, and both sides count as non-offending (82C).
ruling-score-artificial = { $side } get an artificial score: { $score }.
ruling-score-assigned = { $side } get an assigned score: { $score }.
ruling-score-weighted = { $side } get a weighted score: { $score }.
refused-board-not-over = The hand is not over: until then the score is adjusted only by an average for each of the two sides.
refused-score-not-read = "{ $value }" is no score; write a side (NS, EW, both) and an average, points, or a contract and its result.
refused-no-weights-1997 = In 1997 the director assigns one result to a side; an appeals committee may vary it, where the zone allows.
refused-vulnerability-not-given = The vulnerability is not given: what a contract is worth cannot be said.

## Found after the play; penalties of the director's own

ruling-short-hand-after-play = { $seat } is found with fewer than thirteen cards after the play: the other hands are counted, and if one was too long the result is void.
ruling-wrong-hand-after-play = A hand had more than thirteen cards and another fewer: the result is void, and the board gets an artificial score. A procedural penalty is possible (90).
ruling-procedural-penalty = { $side } get a procedural penalty: { $number } % of a top.
ruling-procedural-penalty-imps = { $side } get a procedural penalty: { $number ->
        [one] { $number } IMP
       *[other] { $number } IMPs
    }.
ruling-procedural-warning = { $side } are warned by the director.
