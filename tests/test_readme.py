"""Whatever README.md shows is run: its Python in order, its commands against what they print.

A ``python`` block is executed as it stands, or as a doctest where it has prompts; all share one
namespace. In a ``console`` block each ``$ biddingbox …`` must print what is shown below it, blanks
at the ends of lines apart, or only succeed where nothing is shown; other commands in it are for a
shell and are left alone.
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
FENCE = re.compile(
    r"^(?P<indent> *)```(?P<name>[\w-]*)[^\n]*\n(?P<body>.*?)^(?P=indent)```", re.M | re.S
)


class Block(NamedTuple):
    """A fenced block: its language, its text, the line on which it opens."""

    language: str
    text: str
    line: int


class Command(NamedTuple):
    """A command of a console block, and what it is shown to print."""

    words: tuple[str, ...]
    output: str
    line: int


def blocks(text: str) -> Iterator[Block]:
    """The fenced blocks of a page, without their indent."""
    for found in FENCE.finditer(text):
        indent = len(found["indent"])
        lines = [line[indent:] for line in found["body"].splitlines()]
        line = text.count("\n", 0, found.start()) + 1
        yield Block(found["name"], "".join(f"{line}\n" for line in lines), line)


def commands(block: Block) -> Iterator[Command]:
    """The commands of a console block that begin with ``$ biddingbox``; ``\\`` goes on."""
    shown: list[tuple[str, int, list[str]]] = []
    lines = iter(enumerate(block.text.splitlines(), block.line + 1))
    for number, line in lines:
        if line.startswith("$ "):
            command = line[2:]
            while command.endswith("\\"):
                command = command[:-1] + next(lines)[1].removeprefix("> ")
            shown.append((command, number, []))
        elif shown:
            shown[-1][2].append(line)
    for command, number, output in shown:
        words = tuple(shlex.split(command, comments=True))
        if words[:1] == ("biddingbox",) and not set("|<>&;") & set(" ".join(_bare(command))):
            yield Command(words[1:], plain("\n".join(output)), number)


def _bare(command: str) -> list[str]:
    """What a command says outside its quotes."""
    return re.sub(r"\"[^\"]*\"|'[^']*'", "", command).split()


def plain(text: str) -> str:
    """A text without the blanks at the ends of its lines, and at its own end."""
    return "\n".join(line.rstrip() for line in text.splitlines()).strip("\n")


def run_python(found: Block, namespace: dict[str, object]) -> None:
    """Execute a block, or its prompts; what a prompt prints must be what is shown."""
    if ">>>" not in found.text:
        exec(compile(found.text, f"README.md, line {found.line}", "exec"), namespace)
        return
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=options)
    test = parser.get_doctest(found.text, namespace, "README.md", "README.md", found.line)
    told: list[str] = []
    runner.run(test, out=told.append, clear_globs=False)
    namespace |= test.globs
    assert not runner.failures, "".join(told)


def printed(command: Command) -> str:
    """What the command prints."""
    done = ran(command)
    return plain(done.stdout + done.stderr)


def ran(command: Command) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, eighty columns wide, without input."""
    env = os.environ | {"COLUMNS": "80", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-m", "biddingbox", *command.words],
        cwd=ROOT, env=env, capture_output=True, encoding="utf-8", timeout=60, check=False,
        input="",
    )  # fmt: skip


def readme() -> str:
    if not README.exists():
        pytest.skip("there is no README.md yet")
    return README.read_text(encoding="utf-8")


def test_the_python_of_the_readme_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = readme()
    monkeypatch.chdir(ROOT)
    namespace: dict[str, object] = {"__name__": "readme"}
    for found in blocks(text):
        if found.language == "python":
            run_python(found, namespace)
    capsys.readouterr()


def test_the_commands_of_the_readme_print_what_is_shown() -> None:
    for found in blocks(readme()):
        if found.language == "console":
            for command in commands(found):
                where = f"README.md, line {command.line}"
                if command.output:
                    assert printed(command) == command.output, where
                else:
                    assert ran(command).returncode == 0, where


# -- the checks themselves, on a page that is known ------------------------------------------------

PAGE = '''# A page

```python
one = 1
```

- In a list:

  ```python
  >>> one + 1
  2
  >>> two = one + 1
  ```

```python
assert two == 2
```

```console
$ make run
whatever
$ biddingbox --version
biddingbox 9.9.9
$ biddingbox rule \\
    "1S P 1H"   # a comment
Duplicate bridge
$ biddingbox rule -e "N 1S; E P" | head
never run
```

```text
$ biddingbox nothing
```
'''  # fmt: skip


def test_blocks_are_found() -> None:
    assert [(b.language, b.line) for b in blocks(PAGE)] == [
        ("python", 3), ("python", 9), ("python", 15), ("console", 19), ("text", 31),
    ]  # fmt: skip


def test_python_shares_a_namespace() -> None:
    namespace: dict[str, object] = {}
    for found in blocks(PAGE):
        if found.language == "python":
            run_python(found, namespace)
    assert namespace["two"] == 2


@pytest.mark.parametrize(
    "text", ["assert one == 2\n", ">>> one\n2\n", "raise ValueError\n", ">>> nothing\n1\n"]
)
def test_python_that_is_wrong_is_seen(text: str) -> None:
    with pytest.raises((AssertionError, ValueError)):
        run_python(Block("python", text, 1), {"one": 1})


def test_commands_are_found() -> None:
    console = next(b for b in blocks(PAGE) if b.language == "console")
    assert [(c.words, c.output) for c in commands(console)] == [
        (("--version",), "biddingbox 9.9.9"),
        (("rule", "1S P 1H"), "Duplicate bridge"),
    ]


def test_a_command_prints_what_it_prints() -> None:
    from biddingbox import __version__

    assert printed(Command(("--version",), "", 1)).endswith(f" {__version__}")
    assert "error" in printed(Command(("rule", "--no-such"), "", 1)).lower()
    assert ran(Command(("rule", "--no-such"), "", 1)).returncode == 2


def test_there_is_something_to_run() -> None:
    """A README that shows neither is not the one that is meant."""
    found = list(blocks(readme()))
    if not found:
        pytest.skip("README.md shows nothing yet")
    assert any(b.language == "python" for b in found)
    assert any(True for b in found if b.language == "console" for _ in commands(b))
