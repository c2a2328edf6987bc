"""Which form a record is in, by its text and by the name of its file."""

import pytest

from biddingbox.records.forms import form_of, form_of_bytes, form_of_name

TEXTS = [
    ('[Event "Club"]\n', "pbn"),
    ('[Event"Club"]\n', "pbn"),
    ("% PBN 2.1\n% EXPORT\n", "pbn"),
    ('; a comment\n\n[ Event ""]\n', "pbn"),
    ('{a comment\nmb|1C|}\n[Event ""]\n', "pbn"),
    ("pn|a,b,c,d|md|1SAKQ|", "lin"),
    ("vg|x,y|\nrs||", "lin"),
    ("\n  qx|o1|", "lin"),
    ("https://example.org/handviewer.html?lin=md", "address"),
    ("[link](there) | a table | of words |", None),
    ('game bridge 1997\nN 1S\nnote "mb|1C|[Event"\n', None),
    ('{"schema":1,"opening":{}}', None),
    ('[{"schema":1}]', None),
    ("", None),
]


@pytest.mark.parametrize(("text", "form"), TEXTS)
def test_the_form_by_the_text(text: str, form: str | None) -> None:
    assert form_of(text) == form
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        assert form_of_bytes(text.encode(encoding)) == form


def test_the_form_by_the_name() -> None:
    names = ("a.PBN", "a.lin.gz", "x/b.Lin", "pbn", "a.txt")
    assert [form_of_name(n) for n in names] == ["pbn", "lin", "lin", None, None]
