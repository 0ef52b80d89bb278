"""Text of a test file: its modules with rewritten check ops, the annotations in comments, and its functions."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from corpora.check_ops import rewrite_check_ops
from corpora.cursor import LEXEME, Cursor


@dataclass(frozen=True)
class Module:
    """One module of a file, with the annotations in its comments.

    Its text begins with empty lines, so that line numbers are those of the file.
    """

    text: str
    expected_errors: tuple[ExpectedError, ...] = ()
    tool_options: tuple[str, ...] = ()
    """Tool options in `// RUN:` lines, which say what the file's authors do with it."""


@dataclass(frozen=True)
class ExpectedError:
    """`// expected-error@+1 {{...}}`: the module must be rejected, in `function`, or anywhere if that is ""."""

    message: str
    function: str


_SPLIT = re.compile(r"^[ \t]*// -----.*$", re.MULTILINE)
_ERROR = re.compile(r"expected-error(?:-re)?\s*(@[-+\w]*)?\s*\d*\s*\{\{(.*?)\}\}")
_RUN = re.compile(r"//\s*RUN:(.*)")
_OPTION = re.compile(r"\s--?([a-z][\w-]*)")


def modules(text: str) -> list[Module]:
    """Split a file into modules at `// -----`, leaving out those with comments only. Raises Unreadable."""
    options = tuple(o for run in _RUN.findall(text) for o in _OPTION.findall(run))
    found = []
    start = 0
    for stop in (*(m.start() for m in _SPLIT.finditer(text)), len(text)):
        part = text[start:stop]
        if _without_comments(part).strip():
            padded = "\n" * text.count("\n", 0, start) + part
            found.append(Module(rewrite_check_ops(padded), tuple(_errors_of(part)), options))
        start = stop
    return found


def _without_comments(text: str) -> str:
    return re.sub(r"//[^\n]*", "", text)


def _errors_of(text: str) -> Iterator[ExpectedError]:
    if "expected-error" not in text:
        return
    functions = [(m.start(), m[1]) for m in re.finditer(r"func\.func\s+(?:\w+\s+)?@([\w$.-]+)", text)]
    starts = [position for position, _ in functions]
    for m in _ERROR.finditer(text):
        line = text.count("\n", 0, m.start()) + _lines_down(m[1])
        position = _start_of_line(text, line + 1) - 1  # the end of the annotated line
        i = bisect_right(starts, position) - 1
        yield ExpectedError(m[2].strip(), functions[i][1] if i >= 0 else "")


def _lines_down(where: str | None) -> int:
    match where:
        case None | "@":
            return 0
        case "@below":
            return 1
        case "@above":
            return -1
    try:
        return int(where[1:])
    except ValueError:
        return 1  # `@unknown`, or a marker defined elsewhere


def _start_of_line(text: str, line: int) -> int:
    position = 0
    for _ in range(line):
        position = text.find("\n", position) + 1
        if position == 0:
            return len(text)
    return position


def functions_alone(text: str) -> list[tuple[str, str]]:
    """Return (name, text) for each public function; the text is the module without functions that it does not reach.

    So an unreadable function affects no other. Raises Unreadable if a function has no end.
    """
    spans = list(_function_spans(text))
    found = []
    for name, start, stop in spans:
        if re.match(r"func\.func\s+(private|nested)\b", text[start:stop]):
            continue
        reached = _reach(name, {n: text[a:b] for n, a, b in spans})
        found.append((name, _blank_out(text, [(a, b) for n, a, b in spans if n not in reached])))
    return found


def _function_spans(text: str) -> Iterator[tuple[str, int, int]]:
    end = 0
    for m in LEXEME.finditer(text):
        if m[0] != "func.func" or m.start() < end:
            continue
        cursor = Cursor(text, m.end())
        name = cursor.match(r'(?:public\s+|private\s+|nested\s+)?@"?([\w$.-]+)"?')
        if name is None:
            continue
        cursor.in_brackets("(", ")")
        if cursor.accept("->"):
            cursor.in_brackets("(", ")") if cursor.peek() == "(" else cursor.type()
        if cursor.match(r"attributes\b"):
            cursor.in_brackets("{", "}")
        if cursor.peek() == "{":
            cursor.in_brackets("{", "}")
        end = cursor.position
        yield name[1], m.start(), end


def _reach(name: str, bodies: dict[str, str]) -> set[str]:
    reached, pending = {name}, [name]
    while pending:
        mentioned = set(re.findall(r'@"?([\w$.-]+)', bodies[pending.pop()])) & bodies.keys()
        pending += mentioned - reached
        reached |= mentioned
    return reached


def _blank_out(text: str, spans: list[tuple[int, int]]) -> str:
    parts, done = [], 0
    for start, stop in spans:
        parts += [text[done:start], "\n" * text.count("\n", start, stop)]
        done = stop
    return "".join(parts) + text[done:]
