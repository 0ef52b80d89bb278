"""The output of a replay for a person: verdict, element, conforming values, program, command."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from corpora.replay_lines import Line, set_text
from results.untrusted import BadFile, printable, read_text
from results.verdicts import Worst

MOST_LINES = 40
"""Longer programs are named but not printed."""


def text_of(line: Line) -> str:
    """Return a line as text: several lines for failures and errors, else one; control characters are escaped."""
    return printable("\n".join(_lines(line))) + "\n"


def _lines(line: Line) -> Iterator[str]:
    standing = f" ({line.standing})" if line.standing else ""
    what = " ".join(filter(None, [line.file, line.function and f"@{line.function}"]))
    yield f"{line.backend}: {line.verdict}{standing}: {what} ({line.form})"
    if line.worst is None or not line.fails:
        yield from _detail("because", line.reason)
    else:
        yield from _detail("kind", line.kind or "")
        yield from _element(line.worst)
        yield from _detail("cause", f"known: {', '.join(line.causes)}" if line.causes else "")
    if line.fails:
        yield from _program(line)
        yield from _detail("again", line.replay)


def _element(worst: Worst) -> Iterator[str]:
    ulps = "" if worst.ulps is None else f"   ({worst.ulps:g} ulps off)"
    yield from _detail("element", f"{list(worst.index)} of output {worst.output}, input set {worst.input_set}")
    yield from _detail("is", f"{worst.actual!r}{ulps}")
    yield from _detail("allowed", set_text(worst))


def _detail(name: str, text: str) -> Iterator[str]:
    if text:
        yield f"  {name + ':':9} {text}"


def _program(line: Line) -> Iterator[str]:
    path = Path(line.file) / "program.mlir" if line.form == "finding" else Path(line.file)
    try:
        text = read_text(path).strip().splitlines()
    except BadFile:
        return
    if len(text) > MOST_LINES:
        yield from _detail("program", f"{path}, {len(text)} lines")
        return
    yield from _detail("program", str(path))
    yield from (f"    {part}" for part in text)
