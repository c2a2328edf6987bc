"""What the director says: golden speeches, and every table of the case files in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from biddingbox import log as logs
from biddingbox.core import Refusal
from biddingbox.director import speech_2017, speech_estimation, speech_rulings
from biddingbox.director.cases import find, load
from biddingbox.director.speech import DECLINED, SCRIPTS, Line, Speech, speech
from biddingbox.director.speech_moment import IRREGULAR
from biddingbox.director.speech_parts import Piece
from biddingbox.errors import BiddingBoxError
from biddingbox.i18n import LANGUAGES, Messages, messages
from biddingbox.i18n.messages import LOCALES, split
from biddingbox.log import Log, parse
from biddingbox.records.notation import parse_log
from tests.i18n.test_engine_messages import FILES

BRIDGE = "game bridge 1997\ndealer N\n"
LAWS_2017 = "game bridge 2017\ndealer N\n"
COMMON = "game estimation common\ndealer N\n"
LAW18 = "game estimation law18\ndealer N\n"

CASES = Path(__file__).parents[1] / "cases"
#: Tables that no case file shows.
MORE = (
    BRIDGE + "N P; E P + N changes to 1H",
    BRIDGE + "N swapped-hands S",
    BRIDGE + "N 1S; E P; W P; N P; E H4 faced",
    BRIDGE + "N 1NT; E P; S P; W P; E X",
    "game bridge 1997\ndealer S\nS 1NT; W P; N P; E P; S C4 faced; W exposes hand; "
    "director visible re 24@5",
)


def row(line: Line) -> str:
    """A line as it is written in the expectations below."""
    return f"{'+'.join(line.to) or 'table'} {line.does} [{' '.join(line.laws)}] {line.text}"


def written(said: Speech) -> str:
    """A speech as it is written in the expectations below."""
    rows = [row(line) for line in said.lines]
    for private in said.private:
        rows += [f"alone {private.to}: {private.when}", *map(row, private.lines)]
    if said.unsaid is not None:
        rows.append(f"unsaid: {said.unsaid}")
    return " ".join(rows)


GOLDEN = [
    pytest.param(
        BRIDGE,
        "N 1S; E P; S 1H; W attention",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [18D] South has bid 1H over 1S. That is insufficient.
        W say [27A 10C2] West, the first choice is yours, without asking your partner.
        W say [27A] You may accept 1H: you do it by calling over it. It then counts as a legal
            bid, and there is no penalty.
        table say [27B] Or you may decline. 1H is then cancelled, and South must make a
            sufficient bid or pass, but may not double.
        table say [27B 10C1] If South bids 2H and neither bid is conventional, there is no
            penalty. After anything else, North must pass for the rest of the auction, and if
            they defend there may be a lead penalty.
        W ask [27A] West, do you accept 1H?
        alone S: Away from the table, and only if West declines.
        S ask [27B1] What did you mean by 1H? And what would 2H mean now?
        S tell [27B2] 2H leaves your partner free only if both bids are natural. After any other
            bid, or a pass, your partner must pass to the end.
        S tell [27B3] A double would be cancelled, and your partner would have to pass all the
            same.
        unsaid: Which choice is better, and what 1H may have shown. Do not ask South at the
            table.
        """,
        id="insufficient-open",
    ),
    pytest.param(
        BRIDGE,
        "N 1S; E P; S 1H; W attention; W decline",
        """
        table say [27B] West has declined 1H. It is cancelled.
        S say [27B 27B3] South, you must now make a sufficient bid or pass. You may not double.
        table say [27B 10C1] If South bids 2H and neither bid is conventional, there is no
            penalty. After anything else, North must pass for the rest of the auction, and if
            they defend there may be a lead penalty.
        S ask [27B] South, what do you call?
        alone S: Away from the table, before South calls.
        S ask [27B1] What did you mean by 1H? And what would 2H mean now?
        S tell [27B2] 2H leaves your partner free only if both bids are natural. After any other
            bid, or a pass, your partner must pass to the end.
        S tell [27B3] A double would be cancelled, and your partner would have to pass all the
            same.
        unsaid: Which choice is better, and what 1H may have shown. Do not ask South at the
            table.
        """,
        id="insufficient-declined",
    ),
    pytest.param(
        BRIDGE,
        "N 1S; E P; S 1H; W attention; W decline; S P",
        """
        table say [27B] West has declined 1H. It is withdrawn.
        table say [27B] South has passed in place of 1H.
        N say [27B2] North, you must pass each time it is your turn, until the auction is over.
        E+W say [26A2] If you play the hand, call me before North leads for the first time:
            declarer then has a choice about hearts.
        N+S say [16C2] You may not use anything you know from the withdrawn 1H. East-West may.
        table say [23] Play on. If you think at the end that you were damaged, call me again.
        W say [] West, it is your turn.
        unsaid: Why a choice was made, and what a withdrawn call may have shown.
        """,
        id="insufficient-then-pass",
    ),
    pytest.param(
        BRIDGE,
        "N 1S; E P; S 1H; W attention; W decline; S 2H",
        """
        table say [27B1] Please wait a moment. I shall speak with South away from the table.
        alone S: Away from the table, now, before anything more is said.
        S ask [27B1] What did you mean by 1H? And what does 2H mean?
        unsaid: What either bid may have meant, and what follows from it. Do not ask South at
            the table.
        """,
        id="insufficient-then-meaning",
    ),
    pytest.param(
        BRIDGE,
        "N 1S; E P; S 1H; W attention; W decline; S 2H; director natural",
        """
        table say [27B] West has declined 1H. It is withdrawn.
        table say [27B1(a)] 1H is made good by the lowest bid in its denomination, both bids
            natural: no penalty, and North is free.
        table say [27B1(b)] Play on. If you think at the end that you were damaged, call me
            again.
        W say [] West, it is your turn.
        """,
        id="insufficient-made-good",
    ),
    pytest.param(
        BRIDGE,
        "N 1S; E P; S 1H; W 2C",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [18D] 1H is insufficient: it does not supersede 1S.
        table say [27A] West accepts 1H: it counts as legal, and the auction goes on from it.
        N say [] North, it is your turn.
        """,
        id="insufficient-accepted-unnoticed",
    ),
    pytest.param(
        BRIDGE,
        "N 7NT; E P; S 1C; W attention",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [18D] South has bid 1C over 7NT. That is insufficient.
        W say [27A 10C2] West, the first choice is yours, without asking your partner.
        W say [27A] You may accept 1C: you do it by calling over it. It then counts as a legal
            bid, and there is no penalty.
        table say [27B] Or you may decline. 1C is then cancelled, and South must make a
            sufficient bid or pass, but may not double.
        table say [27B 10C1] Whatever takes its place, North must then pass for the rest of the
            auction, and if they defend there may be a lead penalty.
        W ask [27A] West, do you accept 1C?
        alone S: Away from the table, and only if West declines.
        S ask [27B1] What did you mean by 1C?
        S tell [27B2] No bid leaves your partner free now: after a bid or a pass, your partner
            must pass to the end.
        S tell [27B3] A double would be cancelled, and your partner would have to pass all the
            same.
        unsaid: Which choice is better, and what 1C may have shown. Do not ask South at the
            table.
        """,
        id="insufficient-over-seven",
    ),
    pytest.param(
        BRIDGE,
        "N P; E P; S P; S changes to 1H",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [25] South has called P and then changed it to 1H.
        table say [25A] Please wait a moment. I shall speak with South away from the table.
        alone S: Away from the table, now, before anything more is said.
        S ask [25A] What happened? When you made the call P, which call did you mean to make?
        S ask [25A] When did you notice, and what did you do then?
        unsaid: The word slip, and what follows from each answer. Put no words into South's
            mouth, and do not ask at the table.
        """,
        id="slip",
    ),
    pytest.param(
        BRIDGE,
        "N P; E P; S P; S changes to 1H; director purposeful",
        """
        W say [25B1 10C2] West, the choice is yours, without asking your partner.
        W say [25B1] You may accept 1H in place of P. It then stands, and there is no penalty.
        table say [25B2 10C1] Or you may decline. 1H is then cancelled. South may let P stand,
            and North must pass once. Or South makes another call, and the side scores no more
            than average minus. Either way there may be a lead penalty if they defend.
        W ask [25B1] West, do you accept 1H in place of P?
        alone S: Away from the table, and only if West declines.
        S tell [25B2(b)(1)] You may let P stand: your partner must then pass once, at the next
            turn.
        S tell [25B2(b)(2)] Or you may make another legal call: your partner is then free, but
            may not use what was withdrawn, and your side scores no more than average minus on
            this board.
        S tell [25B2(c) 26] Either way there may be a lead penalty if you defend.
        unsaid: Which choice is better, and why South changed the call.
        """,
        id="changed-call",
    ),
    pytest.param(
        BRIDGE,
        "N P; E P; S P; S changes to 1H; director purposeful; W decline",
        """
        table say [25B2] West has declined 1H. It is cancelled.
        S say [25B2(b)(1)] You may let P stand: your partner must then pass once, at the next
            turn.
        S say [25B2(b)(2)] Or you may make another legal call: your partner is then free, but
            may not use what was withdrawn, and your side scores no more than average minus on
            this board.
        S say [25B2(c) 26] Either way there may be a lead penalty if you defend.
        S ask [25B2(b)] South, do you let P stand, or do you make another call?
        unsaid: Which choice is better, and what a withdrawn call may have shown.
        """,
        id="changed-call-declined",
    ),
    pytest.param(
        BRIDGE,
        "N P; E P; S P; S changes to 1H; director purposeful; W decline; S first-stands",
        """
        table say [25B2] West does not accept the change: 1H is cancelled.
        table say [25B2(b)(1)] P stands.
        N say [25B2(b)(1)] North, you must pass the next time it is your turn. After that you
            are free.
        E+W say [26A2] If you play the hand, call me before North leads for the first time:
            declarer then has a choice about hearts.
        N+S say [16C2] You may not use anything you know from the withdrawn 1H. East-West may.
        table say [23] Play on. If you think at the end that you were damaged, call me again.
        W say [] West, it is your turn.
        unsaid: Why a choice was made, and what a withdrawn call may have shown.
        """,
        id="first-call-stands",
    ),
    pytest.param(
        BRIDGE,
        "N P; E P; S P; S changes to 1H; director purposeful; W decline; S another-call 1H",
        """
        table say [25B2] West does not accept the change: 1H is cancelled.
        table say [25B2(b)(2)] South calls 1H in place of P.
        E+W say [26B] If you play the hand, call me before North leads for the first time:
            declarer may then forbid one suit.
        N+S say [25B2(b)(2)] Your side scores no more than average minus on this board.
        N+S say [16C2] You may not use anything you know from the withdrawn 1H. East-West may.
        N+S say [16C2] You may not use anything you know from the withdrawn P. East-West may.
        W say [] West, it is your turn.
        unsaid: Why a choice was made, and what a withdrawn call may have shown.
        """,
        id="another-call",
    ),
    pytest.param(
        BRIDGE,
        "N 1H; E P; S P; S wants 2H; director purposeful",
        """
        W say [25B1 10C2] West, the choice is yours, without asking your partner.
        W say [25B1] You may accept 2H in place of P. It then stands, and there is no penalty.
        table say [25B2 10C1] Or you may decline. P then stands, and nobody is bound.
        W ask [25B1] West, do you accept 2H in place of P?
        unsaid: Which choice is better, and why South changed the call.
        """,
        id="only-asked",
    ),
    pytest.param(
        BRIDGE,
        "N 1S; E P; S 1H; S changes to 2H; director purposeful",
        """
        W say [25B1 10C2] West, the choice is yours, without asking your partner.
        W say [25B1] You may accept 2H, or 1H, or neither. The call that you accept stands, and
            there is no penalty for it.
        table say [25B2(a) 10C1] If you accept neither, both are cancelled, the law of 1H goes
            on, and South chooses afresh. 2H may cost a lead penalty.
        W ask [25B1] West, which do you accept: 2H, 1H or neither?
        alone S: Away from the table, and only if West declines.
        S tell [25B2(a)] If neither is accepted, you choose afresh, under the law of 1H. I shall
            tell you first what each call costs.
        unsaid: Which choice is better, and why South changed the call.
        """,
        id="premature-correction",
    ),
    pytest.param(
        BRIDGE,
        "S 1H; N attention",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [29] South has called 1H. It was North's turn.
        W say [29A 10C2] West, the first choice is yours, without asking your partner.
        W say [29A] You may accept 1H: you do it by calling over it. It then stands, and there
            is no penalty.
        table say [29B] Or you may decline. 1H is then cancelled, and it is North's turn.
        table say [31B 10C1] South may then make any legal call in turn, but North must pass for
            the rest of the auction, and if they defend there may be a lead penalty.
        W ask [29A] West, do you accept 1H?
        alone S: Away from the table, and only if West declines.
        S ask [29C] What did you mean by 1H?
        S tell [31B 26] You may make any legal call. Your partner must pass whatever you call,
            and if your call is not 1H, a lead penalty may follow.
        unsaid: Which choice is better, and what 1H may have shown. Do not ask South at the
            table.
        """,
        id="bid-at-partners-turn",
    ),
    pytest.param(
        BRIDGE,
        "E 1H; N attention",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [29] East has called 1H. It was North's turn.
        S say [29A 10C2] South, the first choice is yours, without asking your partner.
        S say [29A] You may accept 1H: you do it by calling over it. It then stands, and there
            is no penalty.
        table say [29B] Or you may decline. 1H is then cancelled, and it is North's turn.
        table say [31A 10C1] If North then passes, East must repeat 1H. After any other call by
            North, East may make any legal call, but West may have to pass, once or to the end.
        S ask [29A] South, do you accept 1H?
        alone E: Away from the table, and only if South declines.
        E ask [29C] What did you mean by 1H?
        E tell [31A2] If North does not pass: when you name again what 1H showed, your partner
            must pass once. After any other call, your partner must pass to the end, and a lead
            penalty may follow.
        unsaid: Which choice is better, and what 1H may have shown. Do not ask East at the
            table.
        """,
        id="bid-at-rho-turn",
    ),
    pytest.param(
        BRIDGE,
        "E 1H; N attention; S decline",
        """
        table say [29B] South does not accept 1H: it is cancelled, and it is North's turn.
        table say [31A] What East's call costs depends on what North calls now.
        E+W say [16C2] You may not use anything you know from the withdrawn 1H. North-South may.
        N say [] North, it is your turn.
        unsaid: Why a choice was made, and what a withdrawn call may have shown.
        """,
        id="bid-at-rho-turn-declined",
    ),
    pytest.param(
        BRIDGE,
        "E 1H; N attention; S decline; N P",
        """
        E say [31A1] East, you must repeat 1H at your turn.
        E say [] East, it is your turn.
        """,
        id="bid-at-rho-turn-rho-passes",
    ),
    pytest.param(
        BRIDGE,
        "E 1H; N attention; S decline; N 1C",
        """
        E say [31A2] East, at your turn you may make any legal call.
        E say [] East, it is your turn.
        alone E: Away from the table, before East calls.
        E tell [31A2] When you name again what your cancelled call showed, your partner must
            pass once. After any other call, your partner must pass to the end, and a lead
            penalty may follow.
        """,
        id="bid-at-rho-turn-rho-bids",
    ),
    pytest.param(
        BRIDGE,
        "W 1H; N attention",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [29] West has called 1H. It was North's turn.
        N say [29A 10C2] North, the first choice is yours, without asking your partner.
        N say [29A] You may accept 1H: you do it by calling over it. It then stands, and there
            is no penalty.
        table say [29B] Or you may decline. 1H is then cancelled, and it is North's turn.
        table say [31B 10C1] West may then make any legal call in turn, but East must pass for
            the rest of the auction, and if they defend there may be a lead penalty.
        N ask [29A] North, do you accept 1H?
        alone W: Away from the table, and only if North declines.
        W ask [29C] What did you mean by 1H?
        W tell [31B 26] You may make any legal call. Your partner must pass whatever you call,
            and if your call is not 1H, a lead penalty may follow.
        unsaid: Which choice is better, and what 1H may have shown. Do not ask West at the
            table.
        """,
        id="bid-at-lho-turn",
    ),
    pytest.param(
        BRIDGE,
        "W 1H; N 1S",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [28B 29A] West has called 1H, and North has called 1S, at North's turn.
        table say [28B] Please wait a moment. I shall speak with North away from the table.
        alone N: Away from the table, now, before anything more is said.
        N ask [28B 29A] When you called 1S, did you mean to call in your own turn, or over 1H?
        unsaid: What follows from each answer, before North has answered. Do not ask this at the
            table.
        """,
        id="bid-at-lho-turn-lho-called",
    ),
    pytest.param(
        BRIDGE,
        "N 1H; W P; N attention",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [29] West has called P. It was East's turn.
        N say [29A 10C2] North, the first choice is yours, without asking your partner.
        N say [29A] You may accept P: you do it by calling over it. It then stands, and there is
            no penalty.
        table say [29B] Or you may decline. P is then cancelled, and it is East's turn.
        table say [30B2(a) 10C1] West must then pass for the rest of the auction.
        table say [30B2(b) 10C1] East may then bid or pass, but may not double at that turn.
        N ask [29A] North, do you accept P?
        alone W: Away from the table, and only if North declines.
        W ask [30C] What did you mean by P?
        unsaid: Which choice is better, and what P may have shown. Do not ask West at the table.
        """,
        id="pass-at-partners-turn-after-a-bid",
    ),
    pytest.param(
        BRIDGE,
        "N 1H; E P; W X; N attention",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [29] West has called X. It was South's turn.
        N say [29A 10C2] North, the first choice is yours, without asking your partner.
        N say [29A] You may accept X: you do it by calling over it. It then stands, and there is
            no penalty.
        table say [29B] Or you may decline. X is then cancelled, and it is South's turn.
        table say [32B 10C1] If South then passes, West must repeat X. If South bids, West may
            make any legal call, but East must pass for the rest of the auction, and if they
            defend there may be a lead penalty.
        N ask [29A] North, do you accept X?
        unsaid: Which choice is better, and what X may have shown. Do not ask West at the table.
        """,
        id="double-at-rho-turn",
    ),
    pytest.param(
        BRIDGE,
        "S 1H; E 1S; W attention",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [9B2] There are two matters here: South's 1H, and East's 1S. I take them one
            at a time, and nobody calls.
        unsaid: Which way you lean, and which side would gain from it.
        """,
        id="two-irregular-calls",
    ),
    pytest.param(
        BRIDGE,
        "N exposes DA",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [24] One of North's cards may have been seen. Leave it where it lies, and say
            nothing about it.
        table say [24] Please wait a moment. I shall speak with South away from the table.
        alone S: Away from the table, now, before anything more is said.
        S ask [24] Where did the card lie? Could you have seen its face?
        unsaid: Which card it is, unless all four have seen it, and what follows from each
            answer.
        """,
        id="card-exposed",
    ),
    pytest.param(
        BRIDGE,
        "N exposes DA; director visible",
        """
        table say [24B] What North exposed stays face up; South must pass at the next turn.
        S say [24B] South, you must pass the next time it is your turn. After that you are free.
        N say [50] North, leave face up on the table: ace of diamonds.
        E+W say [50] If you play the hand, call me before the first card is led: declarer may
            then treat the exposed card as a penalty card.
        table say [23] Play on. If you think at the end that you were damaged, call me again.
        N say [] North, it is your turn.
        """,
        id="card-exposed-seen",
    ),
    pytest.param(
        BRIDGE,
        'N 1NT; E 2D; S P; W P; W no-alert E#1 "majors"',
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [21B1] East's 2D was explained wrongly, or not alerted in time.
        table say [21B1] Please wait a moment. I shall speak with South away from the table.
        alone S: Away from the table, now, before anything more is said.
        S ask [21B1] What did you take the opponents' call to mean? Would you have called
            something other than P, had you known?
        unsaid: What follows from each answer, before South has answered. Do not ask this at the
            table.
        """,
        id="misinformation",
    ),
    pytest.param(
        BRIDGE,
        'N 1NT; E 2D; S P; W P; W no-alert E#1 "majors"; director misinformed',
        """
        S say [21B1] South, P was called on wrong information. You may keep it, or change it
            without penalty.
        table say [21B2] If it is changed, West may change a call made after it.
        S ask [21B1] South, do you keep P, or change it?
        unsaid: Which call is better. Do not say what the hand holds, only what the call means.
        """,
        id="misinformed",
    ),
    pytest.param(
        BRIDGE,
        "N 1H; E P; S X; W attention",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [36] South may not make this X. It is cancelled.
        S say [36] South, you must make a legal call instead. You may choose any.
        table say [36 26] North must pass for the rest of the auction. If they defend there may
            be a lead penalty.
        S ask [36] South, what do you call?
        unsaid: Which call is better, and what X may have shown.
        """,
        id="inadmissible-double",
    ),
    pytest.param(
        BRIDGE,
        "N 1H; E P; S X; W attention; S P",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [36] South may not make this X: it is cancelled, and North must pass for the
            rest of the auction.
        N say [36] North, you must pass each time it is your turn, until the auction is over.
        E+W say [26B] If you play the hand, call me before North leads for the first time:
            declarer may then forbid one suit.
        N+S say [16C2] You may not use anything you know from the withdrawn X. East-West may.
        table say [23] Play on. If you think at the end that you were damaged, call me again.
        W say [] West, it is your turn.
        unsaid: Why a choice was made, and what a withdrawn call may have shown.
        """,
        id="inadmissible-double-replaced",
    ),
    pytest.param(
        BRIDGE,
        "N 1S; E P; S 1H; W decline; S P; W 2C; N P; E P; S P",
        """
        W say [26A2] North is to lead, and South's 1H was withdrawn. West, you have a choice.
        W say [26A2] You may require North to lead hearts.
        W say [26A2] You may forbid North to lead hearts, for as long as North keeps the lead.
        W say [26A2] Or you may do neither, and North leads freely.
        W ask [26A2] West, what do you choose?
        unsaid: Which choice is better. Dummy may not advise.
        """,
        id="lead-penalty",
    ),
    pytest.param(
        BRIDGE,
        "N 1S; E P; S 1H; W decline; S P; W 2C; N P; E P; S P; W require H",
        """
        table say [26A2] West requires North to lead hearts.
        N say [26A2] North, you must lead hearts now.
        N say [] North, it is your lead.
        """,
        id="lead-penalty-chosen",
    ),
    pytest.param(
        BRIDGE,
        "N 2S; E P; S 1NT; W decline; S P; W 3C; N P; E P; S P",
        """
        W say [26B] North is to lead, and South's 1NT was withdrawn. West, you have a choice.
        W say [26B] You may forbid North to lead one suit that you name, for as long as North
            keeps the lead.
        W say [26B] Or you may do neither, and North leads freely.
        W ask [26B] West, what do you choose?
        unsaid: Which choice is better. Dummy may not advise.
        """,
        id="lead-penalty-forbid-only",
    ),
    pytest.param(
        LAWS_2017,
        "N 1S; E P; S 1H; W attention",
        """
        table say [9B2] Please leave the calls as they are. Nobody does anything until I have
            finished.
        table say [18D] South has bid 1H over 1S. That is insufficient.
        W say [27A1 10C2] West, the first choice is yours, without asking your partner.
        W say [27A1] You may accept 1H: you do it by calling over it. It then counts as a legal
            bid, and there is no rectification.
        table say [27B] Or you may decline. 1H is then cancelled, and South makes a legal call
            in its place, whichever South chooses.
        table say [27B 26B 10C1] If it is the lowest bid that shows the same denomination, or a
            comparable call, North stays free. After anything else, North must pass for the
            rest of the auction, and if they defend declarer may forbid a lead when North leads
            for the first time.
        W ask [27A1] West, do you accept 1H?
        alone S: Away from the table, and only if West declines.
        S ask [27B1] What did you mean by 1H?
        S tell [27B1 23A] Tell me which calls you are thinking of: I shall tell you which of
            them leave your partner free. They are the lowest bid that shows the same
            denomination, and a call that is comparable: it means the same or much the same, or
            something narrower, or serves the same purpose. After any other bid, or a pass,
            your partner must pass to the end.
        S tell [27B3] A double that is not comparable would be cancelled. You would have to
            call again, and your partner would have to pass to the end all the same.
        unsaid: Which choice is better, and what 1H may have shown. Do not ask South at the
            table: North may not learn which calls would be comparable, or why.
        """,
        id="insufficient-open-2017",
    ),
    pytest.param(
        LAWS_2017,
        "S 1H; N attention; W decline",
        """
        table say [29B] West does not accept 1H: it is cancelled, and it is North's turn.
        table say [31B] North makes any legal call in turn but may not use 1H; what it costs is
            decided by South's next call.
        N+S say [16C2] You may not use anything you know from the withdrawn 1H. East-West may.
        N say [] North, it is your turn.
        alone S: Away from the table, before South calls.
        S tell [23A 31B] At your turn you may make any legal call. Your partner is free after
            it if it is comparable: if it means the same or much the same, or something
            narrower, or serves the same purpose as the cancelled call. Ask me before you call.
            After any other call, your partner must pass once, and a lead restriction may
            follow.
        unsaid: Why a choice was made, and what a withdrawn call may have shown.
        """,
        id="bid-out-of-rotation-declined-2017",
    ),
    pytest.param(
        LAWS_2017,
        "S 1H; N attention; W decline; N P; E P; S 2C; director not-comparable",
        """
        table say [23A 31A2(b)] 2C takes the place of 1H, and is not comparable with it.
        N say [31A2(b)] North, you must pass the next time it is your turn. After that you are
            free.
        E+W say [26B] If you play the hand, call me before North leads for the first time:
            declarer may then forbid one suit.
        table say [72C] Play on. If you think at the end that you were damaged, call me again.
        W say [] West, it is your turn.
        """,
        id="not-comparable-2017",
    ),
    pytest.param(
        LAWS_2017,
        "N P; E P; S P; S changes to 1H; director intended",
        """
        W say [25B1 10C2] West, the choice is yours, without asking your partner.
        W say [25B1] You may accept 1H in place of P. It then stands, and if they defend P may
            bring a lead restriction.
        table say [25B2 26B 10C1] Or you may decline. 1H is then cancelled, and P stands. North
            is free, but may not use 1H, and if they defend there may be a lead restriction.
        W ask [25B1] West, do you accept 1H in place of P?
        unsaid: Which choice is better, and why South changed the call.
        """,
        id="changed-call-2017",
    ),
    pytest.param(
        LAWS_2017,
        "N P; E P; S P; S changes to 1H; director intended; W decline",
        """
        table say [25B2] West does not accept the change: 1H is cancelled, and P stands. North
            is free but may not use what was withdrawn.
        E+W say [26B] If you play the hand, call me before North leads for the first time:
            declarer may then forbid one suit.
        N+S say [16C2] You may not use anything you know from the withdrawn 1H. East-West may.
        W say [] West, it is your turn.
        unsaid: Why a choice was made, and what a withdrawn call may have shown.
        """,
        id="changed-call-declined-2017",
    ),
    pytest.param(
        LAWS_2017,
        "N 1C; E 1S; S 1H; W decline; S X; director other; director not-comparable",
        """
        table say [27B] West has declined 1H. It is cancelled.
        S say [27B] South, you must now make a legal call in its place.
        table say [27B 26B 10C1] Whatever takes its place, North must pass for the rest of the
            auction, and if they defend there may be a lead restriction.
        S ask [27B] South, what do you call?
        alone S: Away from the table, before South calls.
        S ask [27B1] What did you mean by 1H?
        S tell [27B1 23A] No call leaves your partner free now.
        S tell [27B3] You may not double any more.
        unsaid: Which choice is better, and what 1H may have shown. Do not ask South at the
            table: North may not learn which calls would be comparable, or why.
        """,
        id="double-not-comparable-2017",
    ),
    pytest.param(
        COMMON,
        "N 5H; W 5D",
        """
        table say [] Please leave the calls as they are. Nobody calls until I have finished.
        table say [E18.E1] West has bid 5D over 5H. That is not sufficient.
        S say [E18.E2] South, you may accept 5D, also by calling after it. It then counts as
            sufficient, and the auction goes on from it.
        table say [E18.E2] Or you may decline. 5D is then withdrawn, and West makes a sufficient
            bid, joins where that is lawful, or passes for good.
        S ask [E18.E2] South, do you accept it?
        unsaid: Which choice is better, and what anybody's hand may hold.
        """,
        id="estimation-insufficient",
    ),
    pytest.param(
        COMMON,
        "N 5H; W 5D; S decline",
        """
        W say [E18.E2] 5D is withdrawn. West, you owe another call: a sufficient bid, a With
            where that is lawful, or a pass. A pass is final.
        W ask [E18.E2] West, what do you call?
        unsaid: Which choice is better, and what anybody's hand may hold.
        """,
        id="estimation-declined",
    ),
    pytest.param(
        COMMON,
        "W 4S",
        """
        table say [] Please leave the calls as they are. Nobody calls until I have finished.
        table say [E18.C1(iii)] West has called 4S. It was North's turn.
        S say [E18.C1(iii)] South, you may accept 4S, also by calling after it. It then stands,
            and the auction goes on after West.
        table say [E18.C1(iii)] Or you may decline. 4S is then cancelled without penalty, and
            North calls.
        S ask [E18.C1(iii)] South, do you accept it?
        unsaid: Which choice is better, and what anybody's hand may hold.
        """,
        id="estimation-out-of-turn",
    ),
    pytest.param(
        LAW18,
        "N 4H; W P; S P; E P",
        """
        table say [E18.B] North made the final bid, 4H, and is the original owner of the
            auction.
        E say [L19] East, you are the last. You may not bring the total to exactly thirteen.
        W+S+E say [E18.C4] West, South, East: you may name at most 4.
        W say [] West, name your number: from 0 to 4.
        """,
        id="estimation-auction-over",
    ),
    pytest.param(
        LAW18,
        "N 4H; W P; S P; E P; W 3; S 2",
        """
        E say [] East, name your number: from 0 to 4, but not 4.
        """,
        id="estimation-last-caller",
    ),
    pytest.param(
        LAW18,
        "N 4H; W P; S P; E P; W 3; S 2; E 2 risk",
        """
        table say [E18.G1(i)] East, the last, brought the total down to 11: a risk, step 1.
        table say [E18.C4] North alone owns the auction, with 4.
        table say [E18] North leads to the first trick.
        N say [] North, it is your lead.
        """,
        id="estimation-risk",
    ),
    pytest.param(
        LAW18,
        "N 4H; W P; S P; E P; W 5",
        """
        table say [] Please leave the calls as they are. Nobody calls until I have finished.
        table say [E18.C4] 5 is over West's cap, 4.
        table say [E18.C4] West's 5 is cancelled; a lawful number takes its place, without
            penalty.
        W say [] West, name your number: from 0 to 4.
        """,
        id="estimation-over-the-cap",
    ),
]


@pytest.mark.parametrize(("head", "course", "expected"), GOLDEN)
def test_what_is_said(head: str, course: str, expected: str) -> None:
    said = speech(parse(head + course), messages())
    assert written(said) == " ".join(expected.split())


@pytest.mark.parametrize(
    "text",
    [
        BRIDGE,
        BRIDGE + "N 1S",
        BRIDGE + "N 1S; E P; S 2S; W attention",
        BRIDGE + "N 1S; E P; S 2S; W P; N P; E P",
        BRIDGE + "N 1S; E P; S 1H; W decline; S P; W P",
        BRIDGE + "N 1S; E P; S 1H; W decline; S P; director rules",
        BRIDGE + "N 1S; E P; S 1H; W 2C; N P",
        COMMON,
        COMMON + "N 4H; W P",
    ],
)
def test_nothing_is_said_where_nothing_is_new(text: str) -> None:
    assert speech(parse(text), messages()) == Speech()


def test_an_unnoticed_irregularity_is_told_once_somebody_notices() -> None:
    said = speech(parse(BRIDGE + "N 1S; E P; S 1H; W 2C; N P; E attention"), messages())
    assert [line.laws for line in said.lines] == [("9B2",), ("18D",), ("27A",), ()]
    assert said.lines[-1].to == ("E",)


def test_what_was_told_is_not_told_again() -> None:
    course = BRIDGE + "N 1S; E P; S 1H; W decline; S P; W 1NT; N P; E 1C; S attention"
    said = speech(parse(course), messages())
    assert said.lines[0].laws == ("9B2",)
    assert "1C" in said.lines[1].text
    assert "1H" not in written(said)


def test_a_correction_changes_what_is_told() -> None:
    natural = parse(BRIDGE + "N 1S; E P; S 1H; W decline; S 2H; director natural")
    after = natural.append("amend 6: director artificial")
    assert isinstance(after, Log)
    bound = (
        "N say [27B2] North, you must pass each time it is your turn, until the auction is over."
    )
    assert bound not in written(speech(natural, messages()))
    assert bound in written(speech(after, messages()))


def test_what_waits_is_not_spoken_of() -> None:
    course = BRIDGE + "S 1H; E 1S; W attention; director newest-first"
    said = speech(parse(course), messages())
    assert "1S" in written(said)
    assert "1H" not in written(said)
    assert said.lines[0].laws == ("29",)


def test_of_two_open_questions_the_first_is_asked() -> None:
    course = "game bridge 1997\ndealer S\nS 1NT; W P; N P; E P; S C4 faced; W exposes hand"
    log = parse(course)
    assert [q.key for q in log.questions] == ["visible", "declarer-leads-lho-faces-hand"]
    assert [line.laws for line in speech(log, messages()).lines] == [("9B2",), ("24",), ("24",)]


def test_a_question_without_a_script_is_read_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(SCRIPTS["bridge"], "accept-insufficient")
    said = speech(parse(BRIDGE + "N 1S; E P; S 1H; W attention"), messages())
    assert [line.laws for line in said.lines] == [("9B2",), ("27A",), ("27B",), ("27A",)]
    assert said.lines[-1] == Line(("W",), ("27A",), "Does West accept 1H?", "ask")


def test_calls_are_signs_where_the_page_draws_them() -> None:
    said = speech(parse(BRIDGE + "N 1S; E P; S 1H"), messages(signs=True))
    assert "1H" not in written(said)


# --- every table of the case files, in every language -------------------------------------------


def tables() -> Iterator[Log]:
    """Every log of the case files after each of its lines, and those that no case shows."""
    texts = list(MORE)
    for path in find(CASES):
        texts.append("\n".join(step.log for step in load(path).steps))
    for text in texts:
        yield from steps(text)


@pytest.fixture(name="every_table", scope="module")
def _every_table() -> list[Log]:
    return list(tables())


def steps(text: str) -> Iterator[Log]:
    try:
        parsed = parse_log(text)
        log = logs.new(parsed.opening)
    except BiddingBoxError:
        return
    for event in parsed.events:
        after = log.append(event)
        if isinstance(after, Refusal):
            return
        log = after
        yield log


class Recording(Messages):
    """Messages that keep which of them were asked for."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.asked: set[str] = set()

    def text(self, message_id: str, /, **args: str | int) -> str:
        self.asked.add(message_id)
        return super().text(message_id, **args)


ENGLISH = re.compile(r"\b(the|and|of|is|are|must|may|not|call|bid|pass|lead|with|your|you)\b")
#: In Arabic only calls, the names of points and rules, and clauses are written in Latin letters.
LATIN = re.compile(r"[A-Za-z]{2,}")
KEPT = re.compile(r"[1-9]NT|[1-7][CDHS]X|XX|IMP|With|NT|dash-call|fed13|app10")


def foreign(lang: str, said: Speech) -> list[str]:
    """What is left of English in a speech."""
    rows = [line.text for line in said.lines]
    rows += [line.text for private in said.private for line in private.lines]
    rows += [private.when for private in said.private] + [said.unsaid or ""]
    pattern = {"en": re.compile("(?!)"), "pt": ENGLISH, "ar": LATIN}[lang]
    return [text for text in rows if pattern.search(KEPT.sub("", text))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_has_its_speech(lang: str, every_table: list[Log]) -> None:
    m = Recording(lang)
    assert len(every_table) > 3000
    for log in every_table:
        said = speech(log, m)
        if log.questions:
            assert said.lines, log.text()
            assert said.unsaid, log.text()
        assert all(line.text for line in said.lines)
        assert foreign(lang, said) == [], log.text()
    ours = set(split((LOCALES / lang / "speech.ftl").read_text(encoding="utf-8")))
    assert sorted(ours - m.asked) == [], "unused"


# --- the scripts --------------------------------------------------------------------------------


def keys(prefix: str, *files: str) -> set[str]:
    """The keys of the messages with a prefix."""
    names = [name for file in files for name in split((LOCALES / "en" / file).read_text("utf-8"))]
    return {name.removeprefix(prefix) for name in names if name.startswith(prefix)}


def test_every_question_has_its_script() -> None:
    ours = set(SCRIPTS["bridge"]) | set(speech_2017.SCRIPTS)
    assert ours == {key.removesuffix("-2017") for key in keys("question-", *FILES)}
    assert set(speech_estimation.SCRIPTS) == keys("question-", "estimation.ftl")


def pieces() -> Iterator[Piece]:
    for scripts in (*SCRIPTS.values(), speech_2017.SCRIPTS):
        for script in scripts.values():
            yield from (*script.opening, *script.lines)
            yield from script.aside.pieces if script.aside else ()
    for prices, alone in DECLINED.values():
        yield from prices.values()
        yield from (p for each in alone.values() for p in each)
    yield from speech_2017.SAID.values()
    yield from (p for each in speech_rulings.SAID.values() for p in each.values())


def test_the_scripts_name_messages_and_options_that_are_there() -> None:
    m = messages()
    assert [p.message for p in pieces() if not m.has(p.message)] == []
    options = keys("option-", *FILES, "estimation.ftl")
    for scripts in (*SCRIPTS.values(), speech_2017.SCRIPTS):
        for key, script in scripts.items():
            named = {o for p in script.lines for o in (p.having, p.lacking) if o}
            assert {f"{key}-{option}" for option in named} <= options
            assert m.has(script.unsaid)


def test_the_rulings_that_are_named_are_there() -> None:
    ruled = keys("ruling-", *FILES, "estimation.ftl")
    named = {key for each in speech_rulings.SAID.values() for key in each}
    named |= set(speech_2017.SAID)
    named |= {key for each in speech_rulings.SILENT.values() for key in each} | IRREGULAR
    there = [k for k in named if k in ruled or any(r.startswith(f"{k}-") for r in ruled)]
    assert sorted(named - set(there)) == []
