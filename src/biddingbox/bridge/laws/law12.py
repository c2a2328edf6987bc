"""Law 12, the director's right to adjust: artificial and assigned scores, and the review.

What the laws tell the director to look at after the play (16, 21B3, 23, 40C …) is asked, matter by
matter, when the hand has ended; he may also adjust unasked.
"""

from collections.abc import Mapping
from typing import Final

from biddingbox.bridge import adjusted, cited, score
from biddingbox.bridge.adjusted import Given, Outcome
from biddingbox.bridge.ask import option, question
from biddingbox.bridge.back import cancelled_board
from biddingbox.bridge.results import read_contract
from biddingbox.bridge.state import Review, Score, State
from biddingbox.bridge.steps import blocks, on_table, review, rule
from biddingbox.core import Option, Question, Refusal
from biddingbox.seats import side

#: The questions of the review: whether there was damage, and of a ruling of the director's own.
KEYS: Final = frozenset({"review-damage", "review-error"})
ENDED: Final = ("over", "passed-out")
#: Reviews of what an offender could have known when he erred.
KNOWN: Final = ("23", "72C")
#: 84: the director adjusts where no other law redresses, by edition.
NO_OTHER_LAW: Final = {"1997": "84E", "2017": "84D"}


def due(s: State) -> tuple[Review, ...]:
    """The reviews that the director has not answered, and that 11A has not made needless."""
    t = s.table
    if not t.reviews:
        return ()
    return tuple(
        r for r in t.reviews if r.cause not in t.forgiven and (r.law, r.cause) not in t.reviewed
    )


def questions(s: State) -> tuple[Question, ...]:
    """16, 21B3, 23, 40C …: when the hand has ended, each matter left for review is asked."""
    if s.phase not in ENDED or blocks(s):
        return ()
    return tuple(_asked(s, r) for r in due(s))


def _asked(s: State, r: Review) -> Question:
    args = dict(r.args)
    return question(
        r.law, r.cause, "director", "review-error" if r.law == "82C" else "review-damage", args,
        option("no-damage", r.law, **args), _adjust(s, args),
        about=(r.cause,), audience="director",
    )  # fmt: skip


def _adjust(s: State, args: Mapping[str, str]) -> Option:
    """12C2, 12C1(b) of 2017: an adjustment is an assigned score where one can be given."""
    law = "12C1(b)" if s.deal.edition == "2017" else "12C2"
    return Option("adjust", law, "SCORE", args=args)


def answer(s: State, q: Question, key: str, value: str | None, seq: int) -> State | Refusal:
    """16A2, 21B3, 40C: no damage, and the score stands; or the scores that the director gives.

    40 of 2017: so too where an understanding was hidden.
    Without a value (a path of a tree) it is only said that the score is adjusted.
    """
    r = next(x for x in due(s) if _is(s, x, q))
    closed = on_table(s, reviewed=(*s.table.reviewed, (r.law, r.cause)))
    if key == "no-damage":
        return rule(closed, r.law, "no-damage", seq)
    if r.law == "82C":
        closed = a3(closed, seq)
    elif could_have_known(r):
        closed = rule(closed, _known_law(s), "gained-as-could-be-known", seq, **r.args)
    else:
        closed = rule(closed, r.law, "damage-adjusted", seq)
    return closed if value is None else scored(closed, value, seq)


def _is(s: State, r: Review, q: Question) -> bool:
    number, _, cause = q.id.partition("@")
    return cited.law(s.deal.edition, r.law) == number and str(r.cause) == cause


def could_have_known(r: Review) -> bool:
    """72B1, 72C of 2017: whether it turns on what the offender could have known when he erred."""
    return r.law in KNOWN


def _known_law(s: State) -> str:
    return "72C" if s.deal.edition == "2017" else "72B1"


def a(s: State, value: str | None, seq: int) -> State | Refusal:
    """12A: the director adjusts unasked, once the hand is over.

    Before that only with artificial scores to both sides, which take the place of the play.
    """
    given = read(value)
    if isinstance(given, Refusal):
        return given
    artificial = all(g.average is not None for g in given)
    ended = s.phase in (*ENDED, "cancelled")
    if not ended and not (artificial and len(given) == 2):
        return Refusal("board-not-over", "12A")
    s = a2(s, seq) if artificial else a1(s, seq)
    after = scored(s, str(value), seq)
    return after if ended or isinstance(after, Refusal) else cancelled_board(after)


def a1(s: State, seq: int) -> State:
    """12A1: the laws give nothing else for such a breach (84E; 84D of 2017): an assigned score."""
    return rule(s, "12A1", "adjusted-no-other-law", seq, law=NO_OTHER_LAW[s.deal.edition])


def a2(s: State, seq: int) -> State:
    """12A2: the board cannot be played as it should: an artificial score."""
    return rule(s, "12A2", "adjusted-no-normal-play", seq)


def a3(s: State, seq: int) -> State:
    """12A3: a wrong ruling was carried out (82C): both sides count as non-offending."""
    return rule(s, "12A3", "adjusted-wrong-ruling", seq)


def read(value: str | None) -> tuple[Given, ...] | Refusal:
    """The words of an adjustment, or why they say none."""
    given = adjusted.given(value or "")
    if isinstance(given, adjusted.Fault):
        return Refusal("score-not-read", "12C", {"value": value or ""})
    return given


def scored(s: State, value: str, seq: int) -> State | Refusal:
    """12C: what each side named gets; an earlier score of that side gives way."""
    given = read(value)
    if isinstance(given, Refusal):
        return given
    sides = {g.side for g in given}
    found = tuple(x for x in s.table.scores if x.side not in sides)
    for g in given:
        scores = c1(s, g, seq) if g.average is not None else c2(s, g, seq)
        if isinstance(scores, Refusal):
            return scores
        found += scores
        law, key = scores[0].law, _said(scores)
        s = rule(s, law, key, seq, side=g.side, score=g.words)
    return on_table(s, scores=found)


def _said(scores: tuple[Score, ...]) -> str:
    if scores[0].kind == "artificial":
        return "score-artificial"
    return "score-weighted" if len(scores) > 1 else "score-assigned"


def c1(s: State, g: Given, seq: int) -> tuple[Score, ...]:
    """12C1: an artificial score, by fault: average minus, average, average plus.

    12C1(d), 12C2 of 2017: also where the possible results are many or unclear.
    """
    law = "12C2" if s.deal.edition == "2017" else "12C1"
    return (Score(g.side, "artificial", str(g.average), law, given=seq),)


def c2(s: State, g: Given, seq: int) -> tuple[Score, ...] | Refusal:
    """12C2: an assigned score: one result for each side, which need not balance.

    12C1(a), (b), (f) of 2017: the probable outcome, and no balance needed either.
    """
    if s.deal.edition == "1997" and len(g.outcomes) > 1:
        return Refusal("no-weights-1997", "12C3", {"side": g.side})
    law = "12C1(b)" if s.deal.edition == "2017" else "12C2"
    if g.points is not None:
        return (Score(g.side, "assigned", str(g.points), law, given=seq),)
    return c1c_2017(s, g, law, seq)


def c1c_2017(s: State, g: Given, law: str, seq: int) -> tuple[Score, ...] | Refusal:
    """12C1(c), (e) of 2017: several outcomes may be weighed, for each side its own.

    A side whose harm is partly of its own making keeps less of them; the other bears the whole.
    """
    if len(g.outcomes) > 1:
        law = "12C1(c)"
    found: list[Score] = []
    for o in g.outcomes:
        worth = points(s, g, o)
        if worth is None:
            return Refusal("vulnerability-not-given", "77", {"side": g.side})
        found.append(
            Score(
                g.side, "assigned", str(worth), law, o.weight, o.contract, o.declarer,
                None if o.declarer is None else o.tricks, seq,
            )
        )  # fmt: skip
    return tuple(found)


def points(s: State, g: Given, o: Outcome) -> int | None:
    """77: what an outcome is worth to the side given it; None without a vulnerability."""
    if o.declarer is None:
        return 0
    if s.deal.vul is None:
        return None
    mine = score.points(
        read_contract(o.contract),
        vulnerable=score.is_vulnerable(s.deal.vul, side(o.declarer)),
        tricks=o.tricks,
    )
    return mine if side(o.declarer) == g.side else -mine


def wrong_ruling(s: State, law: str | None, seq: int) -> State:
    """82C: the director finds that he ruled wrongly: said at once, and reviewed after the play."""
    wrong = law or "82C"
    s = rule(s, "82C", "director-error", seq, wrong=wrong)
    return review(s, "82C", seq, wrong=wrong)
