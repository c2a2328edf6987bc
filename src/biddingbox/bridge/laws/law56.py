"""Law 56, a defender's lead out of turn that is refused: a major penalty card, and 50D."""

from biddingbox.bridge.state import Matter, Penalty, State
from biddingbox.bridge.steps import on_table, rule
from biddingbox.seats import partner


def card(s: State, m: Matter, seq: int) -> State:
    """56: the card refused is a major penalty card; his partner leads, and 50D is declarer's."""
    led = m.cards[0]
    others = tuple(p for p in s.table.penalties if (p.seat, p.card) != (m.offender, led))
    s = on_table(s, penalties=(*others, Penalty(m.offender, led, True, m.cause)))
    return rule(
        s, "56", "lead-penalty-card", seq, seat=m.offender, card=led, leader=partner(m.offender)
    )
