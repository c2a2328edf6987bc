"""PBN 3.5, 3.6: what stands beside calls and cards: suffixes, NAGs, notes and their texts."""

from collections.abc import Iterator

from biddingbox.records import pbn_rules as rules
from biddingbox.records.board import Fault
from biddingbox.records.pbn_game import Game, Token, excerpt, place, tokens


def _at(game: Game, index: int, code: str) -> Fault:
    return Fault(*place(game, index), code, excerpt(game.tags[index].source))


def section_faults(game: Game) -> Iterator[Fault]:
    """3.5.4, 3.6.4: annotations after calls and cards, and the notes that they refer to."""
    for section in ("Auction", "Play"):
        referred: dict[int, Token] = {}
        for i, tag in enumerate(game.tags):
            if tag.name == section:
                yield from _annotations(section, tokens(game, i), referred)
                yield from _notes(game, i, referred)
                break
    within = ""
    for i, tag in enumerate(game.tags):
        if tag.name == "Note" and not within:
            yield _at(game, i, "note-place")
        within = tag.name if tag.name in ("Auction", "Play") else within


def _annotations(
    section: str, found: tuple[Token, ...], referred: dict[int, Token]
) -> Iterator[Fault]:
    """3.5.2, 3.6.2: one suffix, one note, NAGs of the right kind; spellings."""
    spelling = rules.CALL if section == "Auction" else rules.CARD
    suffixes = 0
    for t in found:
        match t.kind:
            case "word":
                suffixes = 0
                if spelling.fullmatch(t.text) is None:
                    yield _token(t, "spelling")
            case "mark":
                suffixes = 0
            case "suffix":
                suffixes += 1
                if suffixes > 1:
                    yield _token(t, "suffix-twice")
            case "nag":
                number = int(t.text[1:5])
                if number not in rules.NAGS[section]:
                    yield _token(t, "nag")
                elif number in rules.SUFFIX_NAGS[section]:
                    suffixes += 1
                    if suffixes > 1:
                        yield _token(t, "suffix-twice")
            case "note":
                number = int(t.text.strip("=")[:4])
                if not 1 <= number <= 32:
                    yield _token(t, "note-number")
                else:
                    referred.setdefault(number, t)


def _token(token: Token, code: str) -> Fault:
    return Fault(token.line, token.column, code, excerpt(token.text))


def _notes(game: Game, section: int, referred: dict[int, Token]) -> Iterator[Fault]:
    """3.5.5, 3.6.5: every note has an index of its own, and is referred to; and the reverse."""
    given: set[int] = set()
    for i, tag in enumerate(game.tags[section + 1 :], section + 1):
        if tag.name in ("Auction", "Play"):
            break
        if tag.name != "Note":
            continue
        m = rules.NOTE.match(tag.value)
        number = int(m["number"]) if m else 0
        if not 1 <= number <= 32:
            yield _at(game, i, "note")
        elif number in given:
            yield _at(game, i, "note-again")
        elif number not in referred:
            yield _at(game, i, "note-unused")
        given.add(number)
    for number, t in referred.items():
        if number not in given:
            yield Fault(t.line, t.column, "note-missing", t.text)


def plain_sections(game: Game) -> bool:
    """Nothing but calls and cards, all of the usual spelling, and notes that match."""
    open_notes: set[str] = set()
    within = ""
    for tag in game.tags:
        if tag.name == "Note":
            m = rules.NOTE.match(tag.value)
            word = f"={m['number']}=" if m else ""
            if not within or word not in open_notes:
                return False
            open_notes.remove(word)
        elif tag.name in ("Auction", "Play"):
            usual = rules.CALLS if tag.name == "Auction" else rules.CARDS
            words = tag.body.split()
            odd = set() if usual.issuperset(words) else set(words) - usual
            if open_notes or tag.name == within or not odd <= rules.NOTES:
                return False
            open_notes, within = odd, tag.name
    return not open_notes
