"""LIN: where the parts of a board stand in its file, for whoever has a fault to tell."""

from typing import Final

from biddingbox.records.board import Place, Places
from biddingbox.records.lin_course import placed_calls, placed_cards
from biddingbox.records.lin_pairs import place
from biddingbox.records.lin_parts import label, named, parts
from biddingbox.records.lin_record import Record
from biddingbox.records.lin_result import cell

#: The fields of a board that are told by a command which stands once.
_FIELDS: Final = {
    "room": "qx",
    "names": "pn",
    "dealer": "md",
    "hands": "md",
    "vul": "sv",
    "claimed": "mc",
    "tricks": "mc",
}


def places(record: Record) -> Places:
    """The places of a board's calls and cards, and of its fields by their names."""
    once, bids, played, _ = parts(record)
    fields = {name: place(once[command]) for name, command in _FIELDS.items() if command in once}
    number = "ah" if named(once) else "qx"
    if number in once:
        fields["number"] = place(once[number])
    if (result := cell(once, *label(once))) is not None:
        told = place(result)
        fields |= {"contract": told, "declarer": told} | {"tricks": fields.get("tricks", told)}
    if bids:
        fields["calls"] = place(bids[0])
    if played:
        fields["cards"] = place(played[0])
    return Places(
        begin=_begin(record),
        calls=tuple(at for _, at in placed_calls(bids, {}, "S", [])[0]),
        cards=tuple(at for _, at in placed_cards(played, [])),
        fields=fields,
    )


def _begin(record: Record) -> Place:
    """The first command, before its bar; of a record of nothing but faults, the first of them."""
    if record.pairs:
        command, _, line, column = record.pairs[0]
        return line, max(1, column - len(command) - 1)
    return (record.faults[0].line, record.faults[0].column) if record.faults else (1, 1)
