"""What a finding says of itself, to be read and to be pasted."""

from __future__ import annotations

from results.records import Reproduction
from results.verdicts import RejectsValid, Verdict
from trials.findings import About, _text

MESSAGE = "INTERNAL: no such thing\n\n  at 3:5\n"


def told(verdict: Verdict, actual: str) -> list[str]:
    about = About(
        "programs", "programs", "xla", None, None, ("semantics",), None, "default", 0, ("RejectsValid", None, None),
        "0123", "add: RejectsValid",
    )  # fmt: skip
    return _text(about, verdict, Reproduction("module {\n}", (1,), "", actual), "replay it").splitlines()


def test_the_title_is_one_line_and_what_was_said_stands_below_in_full() -> None:
    lines = told(RejectsValid(MESSAGE, "compile"), MESSAGE)
    assert lines[0] == "xla: a program: RejectsValid: INTERNAL: no such thing"
    at = lines.index("  actual:   INTERNAL: no such thing")
    assert lines[at + 1].strip() == "at 3:5"
    assert lines[at + 2] == "  input 0:  1"
    assert all(line.startswith("  ") for line in lines[1:])
