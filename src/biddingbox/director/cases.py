"""Case files: a log in the notation, and what should follow from it (design section 6).

A case is a TOML file that a director can read and write. :func:`load` reads one, :func:`run` puts
its log through a :class:`Ruler` and compares the answer with what the case expects, step by step.
The ruler is given, not imported: this package knows no engine.
"""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Generic, Protocol, Self, TypeVar, cast

import msgspec

from biddingbox.core import Refusal
from biddingbox.director.matching import LIST_FIELDS, SCALAR_FIELDS, compare
from biddingbox.errors import BiddingBoxError, CaseError, NotationError

Expectation = dict[str, Any]


class Appendable(Protocol):
    """A log that can grow by one line."""

    def append(self, command: str, /) -> Self | Refusal:
        """The log with that line, or why the line is refused."""


L = TypeVar("L", bound=Appendable)


class Ruler(Protocol[L]):
    """The two functions that a case needs from the engine."""

    def parse(self, text: str, /) -> L:
        """A log from text. Raises a :class:`BiddingBoxError` on what is no notation, or refused."""

    def answer(self, log: L, /) -> dict[str, Any]:
        """What ``rule --json`` answers (design section 5), as plain dicts and lists."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One stage of a case: lines added to the log so far, and what should hold after them."""

    log: str
    expect: Expectation = {}


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a case file."""

    id: str
    title: str
    edition: str
    source: str = ""
    laws: tuple[str, ...] = ()
    judgement: tuple[str, ...] = ()
    skip: str | None = None
    log: str | None = None
    expect: Expectation | None = None
    step: tuple[Step, ...] = ()


class Case(msgspec.Struct, frozen=True):
    """A case as read from its file; a case without ``[[step]]`` tables has one step."""

    id: str
    title: str
    path: Path
    edition: str
    steps: tuple[Step, ...]
    source: str = ""
    laws: tuple[str, ...] = ()
    judgement: tuple[str, ...] = ()
    skip: str | None = None


class Difference(msgspec.Struct, frozen=True):
    """Where the answer is not what the case expects; ``step`` counts from 1.

    ``where`` is a path into the answer (``restrictions``, ``questions``), ``log`` for a line that
    could not be read or was refused, ``refused`` for one that was not, ``file`` for a case file
    that could not be read. ``expected`` and ``actual`` are texts for a reader.
    """

    step: int
    where: str
    expected: str
    actual: str


class Result(msgspec.Struct, frozen=True):
    """What came of one case."""

    id: str
    title: str
    path: Path
    ok: bool
    skipped: str | None = None
    differences: tuple[Difference, ...] = ()


class Report(msgspec.Struct, frozen=True):
    """What came of a folder of cases."""

    results: tuple[Result, ...]

    @property
    def failed(self) -> int:
        """How many differ."""
        return sum(not r.ok for r in self.results)

    @property
    def skipped(self) -> int:
        """How many were not run."""
        return sum(r.skipped is not None for r in self.results)

    @property
    def passed(self) -> int:
        """How many ran and do not differ."""
        return len(self.results) - self.failed - self.skipped


def find(directory: Path) -> list[Path]:
    """The case files of a folder and the folders below it, in order; a file stands for itself.

    Raises :class:`CaseError` if there is no such file or folder.
    """
    if directory.is_file():
        return [directory]
    if not directory.is_dir():
        raise CaseError(str(directory), "nothing", "a case file or a folder of case files")
    return sorted(p for p in directory.rglob("*.toml") if p.is_file())


def load(path: Path) -> Case:
    """Read a case file.

    Raises :class:`CaseError`, which names the file and the key, for a file that is no TOML, has an
    unknown key, lacks one, or has no step.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        file = msgspec.convert(data, _File)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CaseError(str(path), str(error), "a TOML file in UTF-8") from error
    except msgspec.ValidationError as error:
        raise CaseError(str(path), str(error), "the keys of a case file") from error
    steps = _steps(path, file)
    for i, step in enumerate(steps, 1):
        _check_keys(path, step.expect, f"step {i}, " if file.step else "")
    return Case(
        id=file.id,
        title=file.title,
        path=path,
        edition=file.edition,
        steps=steps,
        source=file.source,
        laws=file.laws,
        judgement=file.judgement,
        skip=file.skip,
    )


def _steps(path: Path, file: _File) -> tuple[Step, ...]:
    if not file.step:
        if file.log is None or file.expect is None:
            missing = "log" if file.log is None else "expect"
            raise CaseError(str(path), f"no key `{missing}`", "`log` and `expect`, or `[[step]]`")
        return (Step(file.log, file.expect),)
    for key in ("log", "expect"):
        if getattr(file, key) is not None:
            raise CaseError(str(path), f"key `{key}` beside `[[step]]`", f"`{key}` in each step")
    return file.step


def _check_keys(path: Path, expect: Expectation, where: str) -> None:
    for key in expect:
        if key in SCALAR_FIELDS or key in LIST_FIELDS or key == "refused":
            continue
        if key.startswith(("has_", "no_")) and key.split("_", 1)[1] in LIST_FIELDS:
            continue
        raise CaseError(
            str(path), f"{where}unknown key `expect.{key}`", "a key of what `rule` answers"
        )


def run(case: Case, ruler: Ruler[L]) -> Result:
    """Run one case. Never raises on a log that cannot be read or is refused: that is a difference.

    Once a step's log could not be taken, the steps after it are not run.
    """
    if case.skip is not None:
        return Result(case.id, case.title, case.path, ok=True, skipped=case.skip)
    differences = tuple(_Runner(case, ruler).differences())
    return Result(case.id, case.title, case.path, ok=not differences, differences=differences)


def run_dir(directory: Path, ruler: Ruler[L]) -> Report:
    """Run every case of a folder and the folders below it; an unreadable file is a difference."""
    results: list[Result] = []
    for path in find(directory):
        try:
            results.append(run(load(path), ruler))
        except CaseError as error:
            found = Difference(1, "file", error.expected, error.found)
            results.append(Result(path.stem, path.stem, path, ok=False, differences=(found,)))
    return Report(tuple(results))


class _Runner(Generic[L]):
    """One run of one case: the log so far."""

    def __init__(self, case: Case, ruler: Ruler[L]) -> None:
        self.case = case
        self.ruler = ruler
        self.log: L | None = None

    def differences(self) -> Iterator[Difference]:
        """All differences, in the order of the steps."""
        for number, step in enumerate(self.case.steps, 1):
            expect = dict(step.expect)
            refused = expect.pop("refused", None)
            lines = split(step.log)
            last = lines.pop() if refused is not None and lines else None
            error = self._take(step.log if last is None else "\n".join(lines), lines)
            if error is not None:
                yield Difference(number, "log", "every line is accepted", error)
                return
            log = cast(L, self.log)
            if refused is not None:
                actual = self._refusal(log, last)
                if actual != refused:
                    yield Difference(number, "refused", str(refused), actual or "accepted")
            answer = self.ruler.answer(log)
            if number == 1 and answer.get("edition") != self.case.edition:
                edition = str(answer.get("edition"))
                yield Difference(number, "edition", self.case.edition, edition)
            for where, expected, found in compare(expect, answer):
                yield Difference(number, where, expected, found)

    def _take(self, text: str, lines: list[str]) -> str | None:
        """Parse the first step's text, or append a later step's lines; text if that fails."""
        try:
            if self.log is None:
                self.log = self.ruler.parse(text)
                return None
            for line in lines:
                after = self.log.append(line)
                if isinstance(after, Refusal):
                    return f"{line}: {_say(after)}"
                self.log = after
        except BiddingBoxError as error:
            return str(error)
        return None

    def _refusal(self, log: L, line: str | None) -> str | None:
        """The key with which a line is refused; None if it is accepted."""
        if line is None:
            return "no line"
        try:
            after = log.append(line)
        except NotationError as error:
            if isinstance(error.refusal, Refusal):
                return error.refusal.key
            return str(error)
        except BiddingBoxError as error:
            return str(error)
        if isinstance(after, Refusal):
            return after.key
        self.log = after
        return None


def _say(refusal: Refusal) -> str:
    clause = f", {refusal.clause}" if refusal.clause else ""
    args = "".join(f", {k} {v}" for k, v in refusal.args.items())
    return f"refused ({refusal.key}{clause}{args})"


def split(text: str) -> list[str]:
    """The events of a log text, one string each, without comments (design section 4).

    A ``#`` opens a comment at the start of a word only (``E#1`` is a reference), and neither it
    nor ``;`` means anything inside quotation marks.
    """
    events: list[str] = []
    for line in text.splitlines():
        quoted, begin, end = False, 0, len(line)
        for i, char in enumerate(line):
            if char == '"':
                quoted = not quoted
            elif char == ";" and not quoted:
                events.append(line[begin:i])
                begin = i + 1
            elif char == "#" and not quoted and (i == 0 or line[i - 1] in " \t;"):
                end = i
                break
        events.append(line[begin:end])
    return [event.strip() for event in events if event.strip()]


#: The heads of the two columns, for :func:`side_by_side`.
HEADS: Final = ("expected", "actual")


def side_by_side(
    result: Result, heads: tuple[str, str] = HEADS, translate: Callable[[str], str] = str
) -> str:
    """The differences of a result as plain text: what was expected, and under it what came."""
    width = max(len(head) for head in heads)
    lines = [f"{result.path}", f"  {result.title}"]
    for d in result.differences:
        lines.append(f"  step {d.step}: {translate(d.where)}")
        lines.append(f"    {heads[0]:<{width}}  {d.expected}")
        lines.append(f"    {heads[1]:<{width}}  {d.actual}")
    return "\n".join(lines)
