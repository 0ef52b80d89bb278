"""A cursor in MLIR text: a small lexer for the statements that jaxlib's parser does not know."""

from __future__ import annotations

import re
from typing import NoReturn


class Unreadable(Exception):
    """Malformed MLIR text; the message is one line with the line number."""


STRING = r'"[^"\\]*(?:\\.[^"\\]*)*"'
_INERT = rf"{STRING}|//[^\n]*|->"
"""Text whose brackets and commas do not count: strings, comments, arrows."""
LEXEME = re.compile(rf"{_INERT}|[@%#!^]?[A-Za-z_][\w$.]*")
_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}


class Cursor:
    """A position in MLIR text.

    Each method skips white space and comments, and leaves the position unchanged if nothing matches.
    """

    def __init__(self, text: str, position: int) -> None:
        self.text = text
        self.position = position

    def _skip(self) -> None:
        m = re.compile(r"(?:\s+|//[^\n]*)*").match(self.text, self.position)
        if m is not None:
            self.position = m.end()

    def peek(self) -> str:
        self._skip()
        return self.text[self.position : self.position + 1]

    def accept(self, token: str) -> bool:
        start = self.position
        self._skip()
        if not self.text.startswith(token, self.position):
            self.position = start
            return False
        self.position += len(token)
        return True

    def expect(self, token: str) -> None:
        if not self.accept(token):
            self.fail(f"expected {token!r}")

    def fail(self, message: str) -> NoReturn:
        line = self.text.count("\n", 0, self.position) + 1
        raise Unreadable(f"line {line}: check op: {message}")

    def match(self, pattern: str) -> re.Match[str] | None:
        start = self.position
        self._skip()
        m = re.compile(pattern).match(self.text, self.position)
        self.position = start if m is None else m.end()
        return m

    def operand(self) -> str:
        m = self.match(r"%[\w$.-]+(?:#\d+)?")
        if m is None:
            self.fail("expected an operand")
        return m[0]

    def in_brackets(self, opening: str, closing: str) -> str:
        """Return the text from an opening bracket to its closing one, inclusive; strings are skipped."""
        self._skip()
        start, depth = self.position, 0
        brackets = re.compile(rf"{_INERT}|{re.escape(opening)}|{re.escape(closing)}")
        for m in brackets.finditer(self.text, start):
            depth += (m[0] == opening) - (m[0] == closing)
            if depth == 0:
                self.position = m.end()
                return self.text[start : m.end()]
        self.fail(f"{opening!r} is never closed")

    def elements(self) -> str:
        """Return a constant: `dense<...>`, `dense_resource<...>` or an alias `#x`.

        A bare list or number is returned as `dense<...>`.
        """
        if (m := self.match(r"dense_resource|dense|array|sparse")) is not None:
            return m[0] + self.in_brackets("<", ">")
        if (m := self.match(r"#[\w$.-]+")) is not None:
            return m[0]
        if self.peek() == "[":
            return f"dense<{self.in_brackets('[', ']')}>"
        m = self.match(r"-?[\w.]+(?:[eE][-+]?\d+)?")
        if m is None:
            self.fail("expected a constant")
        return f"dense<{m[0]}>"

    def type(self) -> str:
        m = self.match(r"!?[\w$.]+")
        if m is None:
            self.fail("expected a type")
        return m[0] + (self.in_brackets("<", ">") if self.text.startswith("<", self.position) else "")

    def types(self) -> tuple[str, ...]:
        enclosed = self.accept("(")
        found = [self.type()]
        while self.match(r",(?!\s*\w+\s*=)"):
            found.append(self.type())
        if enclosed:
            self.expect(")")
            if self.accept("->"):
                self.expect("(")
                self.expect(")")
        return tuple(found)

    def until_comma(self) -> str:
        self._skip()
        start, depth = self.position, 0
        for m in re.compile(rf"{_INERT}|[][(){{}}<>,]").finditer(self.text, start):
            if m[0] == "," and depth == 0:
                self.position = m.start()
                return self.text[start : m.start()].strip()
            depth += (m[0] in _CLOSING) - (m[0] in _CLOSING.values())
        self.position = len(self.text)
        return self.text[start:].strip()
