"""PBN 3.3, 3.4, 4.8: the tags of a game, found in its text, and what they inherit.

:func:`split` finds the tags with one expression over the whole text where nothing in it can hide a
bracket; otherwise :func:`split_slowly` goes token by token, and also tells the faults. Tests hold
that both agree.
"""

import re
from collections.abc import Iterator
from typing import Final

from biddingbox.records.board import Fault
from biddingbox.records.pbn_game import Game, Tag, capped, excerpt, place, unquoted
from biddingbox.records.pbn_text import CONTROL, LONGEST, MAX_GAME, Piece

#: 3.4: the mandatory tags, in their order.
MANDATORY: Final = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable",
    "Deal", "Scoring", "Declarer", "Contract", "Result",
)  # fmt: skip
#: 4: the supplemental tags.
SUPPLEMENTAL: Final = frozenset(
    (
        "Competition", "DealId", "Description", "FrenchMP", "Generator", "Hidden", "Room",
        "Termination", "Score", "ScoreIMP", "ScoreMP", "ScorePercentage", "ScoreRubber",
        "ScoreRubberHistory", "OptimumScore", "BidSystemEW", "BidSystemNS", "PairEW", "PairNS",
        "WestNA", "NorthNA", "EastNA", "SouthNA", "WestType", "NorthType", "EastType", "SouthType",
        "EventDate", "EventSponsor", "HomeTeam", "Round", "Section", "Stage", "Table", "VisitTeam",
        "Time", "UTCDate", "UTCTime", "TimeControl", "TimeCall", "TimeCard", "Annotator",
        "AnnotatorNA", "Application", "Mode",
    )
)  # fmt: skip
#: 5.3-5.10: the tables.
TABLES: Final = frozenset(
    (
        "ActionTable", "AuctionTimeTable", "InstantScoreTable", "OptimumPlayTable",
        "OptimumResultTable", "PlayTimeTable", "ScoreTable", "TotalScoreTable",
    )
)  # fmt: skip
#: After these no section data stands.
_BARE: Final = frozenset((*MANDATORY, *SUPPLEMENTAL, "Note"))
#: 4.8: tags that inherit nothing.
OWN: Final = frozenset(("Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play"))
#: What a second table of the same board takes from the game before (no rule of the standard).
DEAL: Final = ("Board", "Dealer", "Vulnerable", "Deal")

_PAIR: Final = r'\[\s*+([A-Za-z0-9_]++)\s*+"((?>[^"\\\n]++|\\.)*+)"\s*+\]'
#: A tag, and what follows up to the next where nothing in it may hide a bracket.
_PLAIN: Final = re.compile(r'(\[([A-Za-z0-9_]++) *+"([^"\n]*+)"\])([^][{};"%]*+)')
_ITEM: Final = re.compile(
    rf"""(?P<tag>{_PAIR})
      | (?P<loose>\[\s*+([A-Za-z0-9_]++)\s*+"([^\n\[\]]*)"\s*+\])
      | (?P<hidden>(?m:^)%[^\n]*+ | ;[^\n]*+ | "(?>[^"\\\n]++|\\.)*+")
      | (?P<brace>\{{[^}}]*+\}}?)
      | (?P<wrong>\[[^\n]*+ | "[^\n]*+ | [\]}}])
      | (?P<data>[^\s\[\]{{}};"]++)""",
    re.VERBOSE,
)
Tags = tuple[Tag, ...]


def split(text: str, line: int, odd: bool = True) -> tuple[str, Tags, list[Fault]]:
    """The text before the first tag, the tags, the faults of the writing.

    Only an ``odd`` text is searched for control characters and lines that are too long.
    """
    head, *found = _PLAIN.split(text)
    sources, names, values, bodies = found[0::5], found[1::5], found[2::5], found[3::5]
    if (
        ("\\" in text and '\\"' in text)
        or any(found[4::5])  # something was passed over
        or head.strip()
        or [n for n, b in zip(names, bodies, strict=True) if b != "\n" and n in _BARE and b.strip()]
    ):
        return split_slowly(text, line, odd)
    if "\\\\" in text:
        values = [unquoted(v) for v in values]
    tags = tuple(map(Tag, names, values, sources, bodies))
    return head, tags, form_faults(text, line) if odd else []


def split_slowly(text: str, line: int, odd: bool = True) -> tuple[str, Tags, list[Fault]]:
    """The same, token by token; section data after a tag that has none are ``stray``.

    A quote within a string that lacks its backslash is taken as meant, if ``"]`` follows.
    """
    hits: list[re.Match[str]] = []
    faults: list[Fault] = form_faults(text, line) if odd else []
    within, at = "", _Places(text, line)
    stray = -1
    for m in _ITEM.finditer(text):
        word = m[0]
        match m.lastgroup:
            case "tag" | "loose":
                hits.append(m)
                within = m[2] or m[5]
            case "brace" if not word.endswith("}"):
                faults.append(at.fault(m.start(), "comment-open", word, "}"))
            case "wrong":
                faults.append(at.fault(m.start(), _wrong(word), word))
            case "data" | "hidden" if word[0] not in "%;" and (not within or within in _BARE):
                now, _ = at.place(m.start())
                if now != stray:  # once a line
                    faults.append(at.fault(m.start(), "stray", word, "["))
                stray = now
    ends = [m.start() for m in hits[1:]] + [len(text)]
    tags = [
        Tag(m[2] or m[5], unquoted(m[3] if m[2] else m[6]), m[0], text[m.end() : end])
        for m, end in zip(hits, ends, strict=False)
    ]
    head = text[: hits[0].start()] if hits else text
    return head, tuple(tags), faults


def _wrong(word: str) -> str:
    return {"[": "tag", '"': "string-open"}.get(word[0], "bracket")


class _Places:
    """Lines and columns of offsets that only grow."""

    def __init__(self, text: str, line: int) -> None:
        self.text, self.line, self.seen, self.start = text, line, 0, 0

    def place(self, offset: int) -> tuple[int, int]:
        breaks = self.text.count("\n", self.seen, offset)
        if breaks:
            self.line += breaks
            self.start = self.text.rindex("\n", self.seen, offset) + 1
        self.seen = offset
        return self.line, offset - self.start + 1

    def fault(self, offset: int, code: str, found: str = "", expected: str = "") -> Fault:
        return Fault(*self.place(offset), code, excerpt(found), expected)


def form_faults(text: str, line: int) -> list[Fault]:
    """2.2, 2.3: control characters, lines too long."""
    at = _Places(text, line)
    faults = [at.fault(m.start(), "control", m[0]) for m in CONTROL.finditer(text)]
    found = ((n, x) for n, x in enumerate(text.split("\n"), line) if len(x) > LONGEST)
    faults += [Fault(n, 1, "line-long", excerpt(x), str(LONGEST)) for n, x in found]
    return faults


def games(found: Iterator[Piece]) -> Iterator[Game]:
    """The games of a file, each with the values that it inherits from those before it.

    A part without tags or data is no game (comments, escaped lines): it belongs to the game after
    it, or at the end of the file to the last one.
    """
    before, line = "", 1
    last: Game | None = None
    memory = _Memory()
    for piece in found:
        text = piece.text
        if not before:
            line = piece.line
        head, tags, faults = split(text, piece.line, piece.odd)
        if piece.cut:
            faults.append(Fault(piece.line, 1, "too-long", "", str(MAX_GAME)))
        if not tags and not faults and len(before) < MAX_GAME:
            before += text
            continue
        if last is not None:
            yield last
        last = memory.game(line, before + head, tags, faults, '"#' in text)
        before = ""
    if before:
        last = _with_tail(last, before)
    if last is not None:
        yield last


def _with_tail(last: Game | None, text: str) -> Game:
    if last is None:
        return Game(head=text)
    return Game(
        last.line, last.head, last.tags, last.tail + text, last.values, last.inherited,
        last.carried, last.faults,
    )  # fmt: skip


def _inherit(line: int, head: str, tags: Tags, name: str) -> Fault:
    """4.8: a tag that every game has to give for itself says ``#``."""
    index = [t.name for t in tags].index(name)
    here = place(Game(line, head, tags), index)
    return Fault(*here, "inherit", excerpt(tags[index].value))


class _Memory:
    """4.8: what earlier games said: the last value of each tag, and what holds until changed.

    A tag that says ``##text`` holds for all later games, and so does its redefinition; one that
    says ``#`` takes the last value for its own game, and ends that.
    """

    def __init__(self) -> None:
        self.last: dict[str, str] = {}
        self.standing: dict[str, str] = {}

    def game(self, line: int, head: str, tags: Tags, faults: list[Fault], sharp: bool) -> Game:
        """The game with what it inherits; ``sharp``: a value may begin with ``#``."""
        values = {t.name: t.value for t in reversed(tags)}
        inherited: list[str] = []
        if self.standing or sharp:
            for name in [n for n, v in values.items() if v[:1] == "#"]:
                values[name] = self._sharp(name, values[name])
                if name in OWN:
                    faults.append(_inherit(line, head, tags, name))
                else:
                    inherited.append(name)
            inherited = [n for n in inherited if n not in self.standing]
            for name, value in self.standing.items():
                if name not in values:
                    values[name] = value
                    inherited.append(name)
            self.standing.update({n: values[n] for n in self.standing})
        carried: tuple[str, ...] = ()
        if "Deal" not in values:
            if self._same_deal(values):
                carried = tuple(n for n in DEAL if n in self.last)
                values.update({n: self.last[n] for n in carried})
            else:
                self.last.pop("Deal", None)
        self.last.update(values)
        told = capped(faults) if faults else ()
        return Game(line, head, tags, "", values, tuple(inherited), carried, told)

    def _sharp(self, name: str, value: str) -> str:
        if name in OWN:
            return ""
        if value.startswith("##"):
            self.standing[name] = value[2:]
            return value[2:]
        self.standing.pop(name, None)
        return self.last.get(name, "")

    def _same_deal(self, values: dict[str, str]) -> bool:
        """A second table of the board before: a contract or an auction, and nothing of a deal."""
        return (
            "Deal" in self.last
            and values.keys().isdisjoint(DEAL)
            and not values.keys().isdisjoint(("Auction", "Play", "Contract"))
        )
