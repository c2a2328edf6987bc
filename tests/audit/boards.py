"""Records of the audit's own tests: one deal, played out, claimed, passed out, in PBN and LIN."""

from io import StringIO

from biddingbox.audit.findings import Finding
from biddingbox.audit.record import audit_lin, audit_pbn
from biddingbox.records import lin, pbn

HEAD = """\
[Event "Club evening"]
[Site "Old Hall"]
[Date "2024.03.07"]
[Board "7"]
[West "Walid"]
[North "Nora"]
[East "Emil"]
[South "Sara"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:9763.KT72.KQJ.83 4.9853.9753.QT65 AKQT5.QJ4.T42.42 J82.A6.A86.AKJ97"]
[Scoring "IMP"]
"""
FOUR_SPADES = """\
[Declarer "S"]
[Contract "4S"]
[Result "10"]
[Score "NS 620"]
[Auction "S"]
1S 2C =1= 3S Pass
4S AP
[Note "1:a good suit"]
[Play "W"]
HA HK H9 HQ
H6 HT H8 HJ
DA H7 H3 H4
D6 DJ D5 D4
D8 H2 H5 ST
CJ DK D7 D2
C7 C8 C5 C4
"""
PLAYED = f"""{HEAD}{FOUR_SPADES}\
S8 S3 S4 SA
CK C3 C6 C2
CA DQ CT SK
SJ S9 D9 S5
S2 S7 CQ SQ
C9 S6 D3 DT
"""
#: Six tricks for the declarer and one against him, then a claim.
CLAIMED = f"{HEAD}{FOUR_SPADES}*\n"
PASSED = f"""{HEAD}\
[Declarer ""]
[Contract "Pass"]
[Result ""]
[Score "NS 0"]
[Auction "S"]
Pass Pass Pass Pass
"""
#: An ending of two cards each (PBN 3.10).
ENDING = """\
[Event "Endings"]
[Deal "N:AK... QJ... .AK.. .QJ.."]
[Declarer "S"]
[Contract "NT"]
[Play "W"]
HQ SA SJ HA
*
"""
TABLE = """\
[ScoreTable "+Rank\\2R;Score\\4R"]
 2  620
 1  -50
"""

LIN_HEAD = """\
pn|Sara,Walid,Nora,Emil|st||
md|1SAKQT5HQJ4DT42C42,SJ82HA6DA86CAKJ97,S9763HKT72DKQJC83,S4H9853D9753CQT65|
rh||ah|Board 7|sv|b|
"""
LIN_CALLS = "mb|1S|mb|2C|an|a good suit|mb|3S|mb|p|mb|4S|mb|p|mb|p|mb|p|\n"
LIN_SEVEN = """\
pc|HA|pc|HK|pc|H9|pc|HQ|
pc|H6|pc|HT|pc|H8|pc|HJ|
pc|H4|pc|DA|pc|H7|pc|H3|
pc|DJ|pc|D5|pc|D4|pc|D6|
pc|H2|pc|H5|pc|ST|pc|D8|
pc|D2|pc|CJ|pc|DK|pc|D7|
pc|C8|pc|C5|pc|C4|pc|C7|
"""
LIN_PLAYED = f"""{LIN_HEAD}{LIN_CALLS}{LIN_SEVEN}\
pc|S3|pc|S4|pc|SA|pc|S8|
pc|C2|pc|CK|pc|C3|pc|C6|
pc|CA|pc|DQ|pc|CT|pc|SK|
pc|S5|pc|SJ|pc|S9|pc|D9|
pc|S2|pc|S7|pc|CQ|pc|SQ|
pc|DT|pc|C9|pc|S6|pc|D3|
"""
LIN_CLAIMED = f"{LIN_HEAD}{LIN_CALLS}{LIN_SEVEN}mc|10|\n"


def pbn_findings(text: str) -> list[Finding]:
    """What is found in a PBN text."""
    return [one for game in pbn.read(text) for one in audit_pbn(game)]


def lin_findings(text: str) -> list[Finding]:
    """What is found in a LIN text."""
    return [one for record in lin.records(StringIO(text)) for one in audit_lin(record)]


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with one place after the other changed; each has to be there."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def stands_at(text: str, found: Finding) -> str:
    """The rest of the line where a finding is."""
    return text.split("\n")[found.line - 1][found.column - 1 :]
