"""What the random tables have found, as small as it could be made: none of it may come back.

After every line all that must hold of a log holds (:mod:`tests.properties.invariants`); a line that
the table refuses has its reason in words.
"""

from typing import Final

import pytest

from biddingbox import Refusal, parse
from biddingbox.events import Answered, Insert
from biddingbox.log import new
from tests.properties import invariants

FOUND: Final = {
    # 35A: the double is cancelled as if assessed now; nothing is asked, and the auction goes on.
    "double-out-of-rotation": "dealer E\nN X",
    # 37: a pass stands in for the call, under the same seq.
    "silenced-bidder": "dealer S\nS 2NT\nN 2H\nE decline\nW P\nN 5C\nE accept",
    # 31A1: the repeat that is enforced is itself insufficient.
    "insufficient-repeat": "dealer W\nW 1S\nE 1H\nS decline\nN P\nE 3NT\nS accept",
    # 25A: a call that LHO made meanwhile waits for its fate.
    "slip-before-a-pass": "dealer S\nS X\nS wants 2H\nS 2NT\ndirector inadvertent",
    # 25A after four passes: the later call by another player is kept.
    "slip-then-39": (
        "dealer E\nE P\nS P\nW P\nN 2D\nN wants P\nW 6NT\ndirector inadvertent re 25A@5\n"
        "W changes to 1H\nE 2D\ndirector inadvertent re 25A@8"
    ),
    # 25A: what LHO took back before is not his call since.
    "recall-of-a-cancelled-call": (
        "dealer W\nW 2C\nW 2C + N P\nE 2H\nN decline re 29A@2\nN 3C\n"
        "director inadvertent re 25A@5\nE withdraw 5H re 25A@5"
    ),
    "recall-of-an-inserted-call": (
        "dealer N\nN P\ninsert 1: E 2C\nN 2D\ndirector inadvertent\nE withdraw 6S"
    ),
    # 25B2(b): over his own 7NT the offender has no other call.
    "no-other-call": (
        "dealer N\nE 7NT\nS X\nW P\nN P\nN changes to 8NT at once\ndirector purposeful"
    ),
    "no-other-call-over-seven": (
        "dealer S\nS 6D\nW 7NT\nN P\nW P\nN accept re 29A@4\nW XX\ndirector purposeful re 25A@6"
    ),
    # 28B after 29A: both readings can be taken.
    "right-player-after-acceptance": "dealer W\nW P\nN P\nE P\nS P\nN P\nstrike 2",
    "right-player-after-a-change": "dealer W\nW 2S\nW changes to 8C\nS 4D\nN 4C\namend 2: E P",
    # 35A: the double goes as if it had not been; what was heard meanwhile does not.
    "heard-before-35": 'dealer N\nN X\nN hesitates\nW says "oh"\nE 1C',
    # 16B: the board is cancelled while a call waits.
    "swapped-hands-and-a-call": "dealer W\nE swapped-hands S\nW P\ndirector reading artificial",
    "new-pair-after-a-call": "dealer E\nS P\nnew-pair EW",
    # 33: an attempt beside a simultaneous call has its words.
    "attempt-first": "dealer N\nN 1S\nN changes to 3D + W P",
    # 17D: the auction can be opened again for wrong cards.
    "wrong-cards-late": (
        "dealer S\nW P\nN 2C\nN P\ninsert 1: N 1NT\ndirector second-thought re 25A@2\n"
        "E decline re 29A@4\nE P\nN 1S\nS P\nW 1C\nN wrong-cards"
    ),
    "wrong-cards-in-play": (
        "dealer S\nW 1NT\ninsert 1: N 2NT\nE accept re 29A@2\nN decline re 29A@1\nS P\nW P\n"
        "N forbid C re 26B@1\nE SK\nS S7\nW wrong-cards"
    ),
    # 21B1: a pass by which a misinformed player keeps his pass.
    "misinformed-player-passes": (
        "dealer W\nW 2D\nN P\nE 2S + W XX\nS P\nE corrects W#2\ndirector misinformed\nS P"
    ),
    # 34 found too late: the result stands, and so do the bids before the passes.
    "skipped-player-after-the-lead": (
        "dealer N\nW P\nN decline re 29A@1\nS 6S\nE attention\nW P\nN 7H\nS P\nW P\n"
        "insert 5: E P\nN C6 faced\ndirector reading result-stands re 34@10"
    ),
    # 35 of 2017, found late: a bid swept away comes back though it was insufficient.
    "insufficient-bid-comes-back": (
        "game bridge 2017; dealer S\nW P\nN 8S\nE 5C\nS 5C\nE D3\n"
        "director reading result-stands re 35@5"
    ),
    # 35D: two calls after the final pass take nothing from a result that is there already.
    "calls-after-the-result": (
        "game bridge 2017; dealer N; vul none\nN 1D\nE P\nS P\nW P\ntricks 10\nN 1C\nE 6C"
    ),
}


@pytest.mark.parametrize("name", FOUND)
def test_what_was_found_does_not_come_back(name: str) -> None:
    head, *lines = FOUND[name].splitlines()
    log = new(parse(head).opening)
    states = {0: log.state}
    for line in lines:
        after = log.append(line)
        if isinstance(after, Refusal):
            assert list(invariants.refusal_has_a_sentence(after)) == []
            continue
        log = after
        states[log.seq] = log.state
        broken = [*invariants.quick(log), *invariants.thorough(log, states)]
        assert broken == [], log.text()


def test_calls_after_the_result_leave_it_alone() -> None:
    """39, 35D: the calls are cancelled; the play and its score stay."""
    log = parse(FOUND["calls-after-the-result"])
    assert log.view()["result"] == 10
    assert [x["value"] for x in log.view()["scores"]] == ["130", "-130"]


def test_a_correction_names_its_score() -> None:
    """An adjustment without a score cannot be written, so it cannot be worked in either."""
    log = parse("dealer W; W P")
    after = log.append(Insert(1, Answered("W", "adjust")))
    assert isinstance(after, Refusal)
    assert after.key == "value-needed"
