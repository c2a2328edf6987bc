"""E18.G, the risk: the last to name a number brings the total to 15 or more, or 11 or less."""

from biddingbox.estimation.rules import Rules
from biddingbox.estimation.state import Risk
from biddingbox.seats import Seat

OVER, UNDER, ALL = 15, 11, 13


def g1(total: int) -> str:
    """E18.G1: the range that a total lies in: ``over`` (15 and more), ``under`` (11 and less)."""
    return "over" if total >= OVER else "under" if total <= UNDER else ""


def g1i(own: int, total: int, lawful: tuple[int, ...], rules: Rules) -> bool:
    """E18.G1(i): he himself caused a low total: another lawful number would have avoided it."""
    others = total - own
    return not rules.risk_under_cause or any(others + n > UNDER for n in lawful)


def g1ii(own: int, total: int, lawful: tuple[int, ...], rules: Rules) -> bool:
    """E18.G1(ii): he himself caused a high total, and with no fewer than two tricks of his own."""
    others = total - own
    caused = not rules.risk_over_cause or any(others + n < OVER for n in lawful)
    return caused and own >= rules.risk_over_min_own_call


def risk(
    seat: Seat, own: int, total: int, lawful: tuple[int, ...], rules: Rules, *, card: bool
) -> Risk | None:
    """E18.G1, E18.G3: the risk of the last caller, if there is one; the card does not matter.

    ``lawful`` are the numbers that he might have named. With ``status=needs-card`` it does.
    """
    if rules.status == "needs-card" and not card:
        return None
    match g1(total):
        case "under" if g1i(own, total, lawful, rules):
            return Risk(seat, "E18.G1(i)", level(total, rules))
        case "over" if g1ii(own, total, lawful, rules):
            return Risk(seat, "E18.G1(ii)", level(total, rules))
    return None


def level(total: int, rules: Rules) -> int:
    """E18.G2: how many steps of the owner's points a risk is worth (gap ``risk-steps``)."""
    gap = abs(total - ALL)
    most = {"flat": 1, "10-20": 2, "10-20-30": 3}[rules.risk_steps]
    return min(most, 1 if gap < 4 else 2 if gap < 6 else 3)


def g2(risk: Risk | None, seat: Seat, rules: Rules) -> int:
    """E18.G2: who took the risk scores as an owner does, plus or minus."""
    return rules.risk_bonus * risk.level if risk is not None and risk.seat == seat else 0


def g3(risk: Risk | None, *, card: bool) -> str:
    """E18.G3: a risk cannot be waived: a card ``forgotten`` or ``wrong`` is only noted."""
    if risk is not None and not card:
        return "forgotten"
    return "wrong" if risk is None and card else ""
