"""Properties of generic operations, `"op"(...) <{...}> (regions) {attributes}`, turned into attributes.

MLIR prints properties for ops without a pretty form, and drops those of unregistered ops.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_QUIET = r'"(?:[^"\\\n]|\\.)*"|//[^\n]*'
_START = re.compile(rf"{_QUIET}|(?P<start>\)\s*<\{{)")
_BRACKET = re.compile(rf"{_QUIET}|(?P<bracket>[(){{}}])")


def as_attributes(text: str) -> str:
    """Return the text with the properties of each operation in its attribute dictionary, after its regions.

    "op"(%x) <{a = 1}> ({...}) {b = 2}  ->  "op"(%x) ({...}) {a = 1, b = 2}
    """
    if "<{" not in text:
        return text
    starts = [found.end("start") - 2 for found in _START.finditer(text) if found["start"]]
    for start in reversed(starts):  # inner operations first
        text = _move(text, start)
    return text


def _move(text: str, start: int) -> str:
    """Return the text with the properties at `start` moved; unchanged if they do not end."""
    end = _end(text, start + 1)
    if end is None or not text.startswith(">", end):
        return text
    properties, rest = text[start + 2 : end - 1].strip(), text[end + 1 :]
    behind = _skip_space(rest, 0)
    if rest.startswith("(", behind):
        behind = _end(rest, behind) or 0
    at = _skip_space(rest, behind)
    if not rest.startswith("{", at):
        return f"{text[:start]}{rest[:behind]} {{{properties}}}{rest[behind:]}"
    comma = ", " if properties and rest[at + 1 :].lstrip()[:1] != "}" else ""
    return f"{text[:start]}{rest[: at + 1]}{properties}{comma}{rest[at + 1 :]}"


def _skip_space(text: str, at: int) -> int:
    return at + len(text[at:]) - len(text[at:].lstrip())


def _end(text: str, start: int) -> int | None:
    """Return the place after the bracket that closes the one at `start`; None if nothing closes it."""
    depth = 0
    for bracket, end in _brackets(text, start):
        depth += 1 if bracket in "({" else -1
        if depth == 0:
            return end
    return None


def _brackets(text: str, start: int) -> Iterator[tuple[str, int]]:
    for found in _BRACKET.finditer(text, start):
        if found["bracket"]:
            yield found["bracket"], found.end()
