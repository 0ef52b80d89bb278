"""A test file as text: its modules, the annotations in comments, and check ops respelled as custom calls.

jaxlib knows no `check` dialect. So `check.expect_eq_const %0, dense<1> : tensor<i32>`, pretty or generic, becomes a
constant and `stablehlo.custom_call @check.expect_eq`, the other spelling of the same check; lines keep their numbers.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn


class Unreadable(Exception):
    """Text that cannot be read as MLIR; the message is one line with the line number."""


@dataclass(frozen=True)
class Module:
    """One module of a file: its text (with empty lines in front, so that lines have their numbers in the file), and
    what its comments ask for."""

    text: str
    expected_errors: tuple[ExpectedError, ...] = ()
    tool_options: tuple[str, ...] = ()
    """The options of the tools in `// RUN:` lines, which say what the file's authors do with it."""


@dataclass(frozen=True)
class ExpectedError:
    """`// expected-error@+1 {{...}}`: the module must be rejected; `function` is where, or "" for the module."""

    message: str
    function: str


_SPLIT = re.compile(r"^[ \t]*// -----.*$", re.MULTILINE)
_STRING = r'"[^"\\]*(?:\\.[^"\\]*)*"'
_INERT = rf"{_STRING}|//[^\n]*|->"
"""What holds brackets and commas that do not count."""
_LEXEME = re.compile(rf"{_INERT}|[@%#!^]?[A-Za-z_][\w$.]*")
_ERROR = re.compile(r"expected-error(?:-re)?\s*(@[-+\w]*)?\s*\d*\s*\{\{(.*?)\}\}")
_IDLE = re.compile(r'^[ \t]*"?sdy\.mesh\b.*$', re.MULTILINE)
"""Statements of another dialect that compute nothing: they name devices."""
_OBSERVER = re.compile(
    rf"\b(interpreter\.(?:print|probe))\s+(%[\w$.-]+(?:#\d+)?)\s*(?:,\s*probe_id\s*=\s*({_STRING})\s*)?:\s*"
)
"""The pretty form of ops that show or store a value: the name, the operand, and what a probe is called."""
_RUN = re.compile(r"//\s*RUN:(.*)")
_OPTION = re.compile(r"\s--?([a-z][\w-]*)")


def modules(text: str) -> list[Module]:
    """The modules of a file, split at `// -----`, without those that are only comments. Raises Unreadable."""
    options = tuple(o for run in _RUN.findall(text) for o in _OPTION.findall(run))
    found = []
    start = 0
    for stop in (*(m.start() for m in _SPLIT.finditer(text)), len(text)):
        part = text[start:stop]
        if _without_comments(part).strip():
            padded = "\n" * text.count("\n", 0, start) + part
            found.append(Module(respelled(padded), tuple(_expected_errors(part)), options))
        start = stop
    return found


def _without_comments(text: str) -> str:
    return re.sub(r"//[^\n]*", "", text)


def _expected_errors(text: str) -> Iterator[ExpectedError]:
    if "expected-error" not in text:
        return
    functions = [(m.start(), m[1]) for m in re.finditer(r"func\.func\s+(?:\w+\s+)?@([\w$.-]+)", text)]
    starts = [position for position, _ in functions]
    for m in _ERROR.finditer(text):
        line = text.count("\n", 0, m.start()) + _lines_down(m[1])
        position = _start_of_line(text, line + 1) - 1  # the end of the line that the annotation speaks of
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


def respelled(text: str) -> str:
    """The text with check ops as custom calls, and without statements that compute nothing. Raises Unreadable for a
    check op that cannot be read."""
    text = _IDLE.sub("", text)
    if "interpreter.p" in text:
        text = _with_generic_observers(text)
    if "check." not in text:
        return text
    parts = []
    done = 0
    for number, (start, name, generic) in enumerate(_check_ops(text)):
        cursor = _Cursor(text, start)
        op = _generic(cursor, name) if generic else _pretty(cursor, name)
        call = op.text(number)
        lines = text.count("\n", start, cursor.position) - call.count("\n")
        parts += [text[done : start - len(name) - 2 * generic], call, "\n" * lines]
        done = cursor.position
    return "".join(parts) + text[done:]


def _with_generic_observers(text: str) -> str:
    """The text with `interpreter.print %x : T` and `interpreter.probe %x, probe_id = "id" : T` in the generic form."""
    parts, done = [], 0
    for m in _OBSERVER.finditer(text):
        cursor = _Cursor(text, m.end())
        t, attributes = cursor.type(), f"{{probe_id = {m[3]}}} " if m[3] else ""
        parts += [text[done : m.start()], f'"{m[1]}"({m[2]}) {attributes}: ({t}) -> {t}']
        done = cursor.position
    return "".join(parts) + text[done:]


def _check_ops(text: str) -> Iterator[tuple[int, str, bool]]:
    """Where the name of each check op ends, the name, and whether the op is in the generic form."""
    for m in _LEXEME.finditer(text):
        lexeme = m[0]
        if lexeme.startswith("check."):
            yield m.end(), lexeme, False
        elif lexeme.startswith('"check.') and text[m.end() : m.end() + 16].lstrip().startswith("("):
            yield m.end(), lexeme[1:-1], True


def functions_alone(text: str) -> list[tuple[str, str]]:
    """Each public function of a module by name, with the text of the module without the functions that it does not
    reach: one function that cannot be read then costs no other. Raises Unreadable where a function does not end."""
    spans = list(_function_spans(text))
    found = []
    for name, start, stop in spans:
        if re.match(r"func\.func\s+(private|nested)\b", text[start:stop]):
            continue
        reached = _reached(name, {n: text[a:b] for n, a, b in spans})
        found.append((name, _blanked(text, [(a, b) for n, a, b in spans if n not in reached])))
    return found


def _function_spans(text: str) -> Iterator[tuple[str, int, int]]:
    """Name, start and end of each function."""
    end = 0
    for m in _LEXEME.finditer(text):
        if m[0] != "func.func" or m.start() < end:
            continue
        cursor = _Cursor(text, m.end())
        name = cursor.match(r'(?:public\s+|private\s+|nested\s+)?@"?([\w$.-]+)"?')
        if name is None:
            continue
        cursor.balanced("(", ")")
        if cursor.accept("->"):
            cursor.balanced("(", ")") if cursor.peek() == "(" else cursor.type()
        if cursor.match(r"attributes\b"):
            cursor.balanced("{", "}")
        if cursor.peek() == "{":
            cursor.balanced("{", "}")
        end = cursor.position
        yield name[1], m.start(), end


def _reached(name: str, bodies: dict[str, str]) -> set[str]:
    reached, pending = {name}, [name]
    while pending:
        mentioned = set(re.findall(r'@"?([\w$.-]+)', bodies[pending.pop()])) & bodies.keys()
        pending += mentioned - reached
        reached |= mentioned
    return reached


def _blanked(text: str, spans: list[tuple[int, int]]) -> str:
    """The text with spans made empty but for their line ends."""
    parts, done = [], 0
    for start, stop in spans:
        parts += [text[done:start], "\n" * text.count("\n", start, stop)]
        done = stop
    return "".join(parts) + text[done:]


_QUANTIZED = re.compile(r"!quant\.uniform<([iu])(\d+).*>(?=>)", re.DOTALL)


def _constant(elements: str, t: str) -> str:
    """The constant op; of a quantized type, whose attribute holds elements of the storage type, in the generic form."""
    stored = _QUANTIZED.sub(r"i\2", t)
    if stored == t:
        return f"stablehlo.constant {elements} : {t}"
    return f'"stablehlo.constant"() {{value = {elements} : {stored}}} : () -> {t}'


@dataclass(frozen=True)
class _CheckOp:
    name: str
    operands: tuple[str, ...]
    types: tuple[str, ...]
    constant: str | None
    attributes: tuple[tuple[str, str], ...]

    def text(self, number: int) -> str:
        target = self.name.removesuffix("_const")
        operands, types, before = self.operands, self.types, ""
        if self.constant is not None:
            expected = f"%expected_by_check_{number}"
            before = f"{expected} = {_constant(self.constant, types[-1])} "
            operands = (*operands, expected)
        if len(types) < len(operands):  # one type stands for all
            types = types[:1] * len(operands)
        attributes = ", ".join(f"{n} = {v}" for n, v in (("has_side_effect", "true"), *self.attributes))
        call = f"stablehlo.custom_call @{target}({', '.join(operands)}) {{{attributes}}}"
        return f"{before}{call} : ({', '.join(types)}) -> ()"


def _pretty(cursor: _Cursor, name: str) -> _CheckOp:
    """`%a, %b, max_ulp_difference = 3 {tolerance = 0.1} : T, T`, with or without parentheses around what is checked."""
    enclosed = cursor.accept("(")
    operands, attributes = [cursor.operand()], []
    constant = None
    while cursor.accept(","):
        if cursor.peek() == "%":
            operands.append(cursor.operand())
        elif (m := cursor.match(rf"(\w+)\s*(?:=\s*)?(-?[\d.]+(?:[eE][-+]?\d+)?|{_STRING})")) is not None:
            attributes.append((m[1], m[2]))
        else:
            constant = cursor.elements()
            if enclosed and cursor.accept(":"):
                cursor.type()
    if enclosed:
        cursor.expect(")")
    if cursor.peek() == "{":
        attributes += _attributes(cursor.balanced("{", "}")[1:-1])
    cursor.expect(":")
    return _CheckOp(name, tuple(operands), cursor.types(), constant, _typed(attributes))


def _generic(cursor: _Cursor, name: str) -> _CheckOp:
    """`(%a, %b) <{...}> {...} : (T, T) -> ()`."""
    cursor.expect("(")
    operands = []
    while not cursor.accept(")"):
        operands.append(cursor.operand())
        cursor.accept(",")
    attributes = []
    if cursor.accept("<"):
        attributes += _attributes(cursor.balanced("{", "}")[1:-1])
        cursor.expect(">")
    if cursor.peek() == "{":
        attributes += _attributes(cursor.balanced("{", "}")[1:-1])
    cursor.expect(":")
    types = cursor.types()
    constant = next((_Cursor(v, 0).elements() for n, v in attributes if n == "value"), None)
    return _CheckOp(name, tuple(operands), types, constant, _typed((n, v) for n, v in attributes if n != "value"))


def _typed(attributes: Iterator[tuple[str, str]] | list[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    return tuple((n, f"{v} : i64" if re.fullmatch(r"-?\d+", v) else v) for n, v in attributes)


def _attributes(body: str) -> list[tuple[str, str]]:
    """The entries of an attribute dictionary: name and value, as text."""
    cursor = _Cursor(body, 0)
    found = []
    while (m := cursor.match(r'"?([\w$.]+)"?\s*')) is not None:
        found.append((m[1], cursor.until_comma() if cursor.accept("=") else "unit"))
        cursor.accept(",")
    return found


_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}


class _Cursor:
    """A place in MLIR text, and how to read on from it. Every method passes over space and comments first, and stays
    where it is where nothing fits."""

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

    def balanced(self, opening: str, closing: str) -> str:
        """From an opening bracket to its closing one, both included; brackets in strings do not count."""
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
        """`dense<...>`, `dense_resource<...>`, an alias `#x`, or a bare list or number, which is read as dense."""
        if (m := self.match(r"dense_resource|dense|array|sparse")) is not None:
            return m[0] + self.balanced("<", ">")
        if (m := self.match(r"#[\w$.-]+")) is not None:
            return m[0]
        if self.peek() == "[":
            return f"dense<{self.balanced('[', ']')}>"
        m = self.match(r"-?[\w.]+(?:[eE][-+]?\d+)?")
        if m is None:
            self.fail("expected a constant")
        return f"dense<{m[0]}>"

    def type(self) -> str:
        m = self.match(r"!?[\w$.]+")
        if m is None:
            self.fail("expected a type")
        return m[0] + (self.balanced("<", ">") if self.text.startswith("<", self.position) else "")

    def types(self) -> tuple[str, ...]:
        """`T`, `T, T` or `(T, T) -> ()`."""
        enclosed = self.accept("(")
        found = [self.type()]
        while self.accept(","):
            found.append(self.type())
        if enclosed:
            self.expect(")")
            if self.accept("->"):
                self.expect("(")
                self.expect(")")
        return tuple(found)

    def until_comma(self) -> str:
        """Up to the next comma outside brackets and strings, or to the end."""
        self._skip()
        start, depth = self.position, 0
        for m in re.compile(rf"{_INERT}|[][(){{}}<>,]").finditer(self.text, start):
            if m[0] == "," and depth == 0:
                self.position = m.start()
                return self.text[start : m.start()].strip()
            depth += (m[0] in _CLOSING) - (m[0] in _CLOSING.values())
        self.position = len(self.text)
        return self.text[start:].strip()
