"""Rewriting of check ops and observing ops, which jaxlib's parser does not know, into forms that it reads.

    check.expect_eq_const %0, dense<1> : tensor<i32>

becomes a constant and `stablehlo.custom_call @check.expect_eq`, another spelling of the same check. The numbers of
lines stay the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from corpora.cursor import LEXEME, STRING, Cursor

_IDLE = re.compile(r'^[ \t]*"?sdy\.mesh\b.*$', re.MULTILINE)
"""Statements that only name devices of another dialect."""
_OBSERVER = re.compile(
    rf"\b(interpreter\.(?:print|probe))\s+(%[\w$.-]+(?:#\d+)?)\s*(?:,\s*probe_id\s*=\s*({STRING})\s*)?:\s*"
)
"""The pretty form of ops that print or store a value: name, operand, and id of a probe."""


def rewrite_check_ops(text: str) -> str:
    """Return the text with check ops as custom calls, and without statements that compute nothing.

    Raises Unreadable for a malformed check op.
    """
    text = _IDLE.sub("", text)
    if "interpreter.p" in text:
        text = _with_generic_observers(text)
    if "check." not in text:
        return text
    parts = []
    done = 0
    aliases = _aliases(text)
    for number, (start, name, generic) in enumerate(_check_ops(text)):
        cursor = Cursor(text, start)
        op = _generic(cursor, name) if generic else _pretty(cursor, name)
        call = op.text(number, aliases)
        lines = text.count("\n", start, cursor.position) - call.count("\n")
        parts += [text[done : start - len(name) - 2 * generic], call, "\n" * lines]
        done = cursor.position
    return "".join(parts) + text[done:]


def _with_generic_observers(text: str) -> str:
    """Rewrite `interpreter.print %x : T` and `interpreter.probe %x, probe_id = "id" : T` into the generic form."""
    parts, done = [], 0
    for m in _OBSERVER.finditer(text):
        cursor = Cursor(text, m.end())
        t, attributes = cursor.type(), f"{{probe_id = {m[3]}}} " if m[3] else ""
        parts += [text[done : m.start()], f'"{m[1]}"({m[2]}) {attributes}: ({t}) -> {t}']
        done = cursor.position
    return "".join(parts) + text[done:]


def _check_ops(text: str) -> Iterator[tuple[int, str, bool]]:
    for m in LEXEME.finditer(text):
        lexeme = m[0]
        if lexeme.startswith("check."):
            yield m.end(), lexeme, False
        elif lexeme.startswith('"check.') and text[m.end() : m.end() + 16].lstrip().startswith("("):
            yield m.end(), lexeme[1:-1], True


_MISTYPED = re.compile(r":(\d+):(\d+): use of value '%[^']+' expects different type than prior uses: '.*' vs '(.*)'")


def correct_types(text: str, message: str) -> str | None:
    """Correct the type of a check's operand in rewritten text, given the parser's error about that operand.

    A check op may state only the type of its constant. Returns None for any other error.
    """
    found = _MISTYPED.search(message)
    if found is None:
        return None
    lines = text.split("\n")
    line, column = lines[int(found[1]) - 1], int(found[2]) - 1
    call, types = line.rfind("@check.", 0, column), line.rfind(" : (")
    if call < 0 or types < column:
        return None
    cursor = Cursor(line, types + 3)
    declared = list(cursor.types())
    declared[line.count(",", call, column)] = found[3]
    lines[int(found[1]) - 1] = f"{line[:types]} : ({', '.join(declared)}) -> (){line[cursor.position :]}"
    return "\n".join(lines)


_ALIAS = re.compile(r"^[ \t]*(![A-Za-z_][\w$.]*)\s*=", re.MULTILINE)
_QUANTIZED = re.compile(r"!quant\.uniform<([iu])(\d+).*>(?=>)", re.DOTALL)


def _aliases(text: str) -> dict[str, str]:
    known: dict[str, str] = {}
    for m in _ALIAS.finditer(text):
        known[m[1]] = _expand_aliases(Cursor(text, m.end()).type(), known)
    return known


def _expand_aliases(t: str, aliases: Mapping[str, str]) -> str:
    return re.sub(r"![A-Za-z_][\w$.]*", lambda m: aliases.get(m[0], m[0]), t)


def _constant(elements: str, t: str) -> str:
    """Return a constant op, in the generic form for a quantized type, since its elements are storage values."""
    stored = _QUANTIZED.sub(r"i\2", t)
    if elements.startswith("#"):  # which has a type of its own
        return f'"stablehlo.constant"() {{value = {elements}}} : () -> {t}'
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

    def text(self, number: int, aliases: Mapping[str, str]) -> str:
        target = self.name.removesuffix("_const")
        operands, types, before = self.operands, self.types, ""
        if self.constant is not None:
            expected = f"%expected_by_check_{number}"
            before = f"{expected} = {_constant(self.constant, _expand_aliases(types[-1], aliases))} "
            operands = (*operands, expected)
        if len(types) < len(operands):  # one type for all operands
            types = types[:1] * len(operands)
        attributes = ", ".join(f"{n} = {v}" for n, v in (("has_side_effect", "true"), *self.attributes))
        call = f"stablehlo.custom_call @{target}({', '.join(operands)}) {{{attributes}}}"
        return f"{before}{call} : ({', '.join(types)}) -> ()"


_PARAMETER = re.compile(rf"(\w+)\s*(?:=\s*)?(-?[\d.]+(?:[eE][-+]?\d+)?|{STRING})(?:\s*:\s*[if]\d+)?")


def _pretty(cursor: Cursor, name: str) -> _CheckOp:
    """Parse `%a, %b, max_ulp_difference = 3 {tolerance = 0.1} : T, T`.

    The operands may be in parentheses, and parameters may follow the types.
    """
    enclosed = cursor.accept("(")
    operands, attributes = [cursor.operand()], []
    constant = None
    while cursor.accept(","):
        if cursor.peek() == "%":
            operands.append(cursor.operand())
        elif (m := cursor.match(_PARAMETER.pattern)) is not None:
            attributes.append((m[1], m[2]))
        else:
            constant = cursor.elements()
            if enclosed and cursor.accept(":"):
                cursor.type()
    if enclosed:
        cursor.expect(")")
    attributes += _dictionary(cursor)
    cursor.expect(":")
    types = cursor.types()
    while cursor.accept(",") and (m := cursor.match(_PARAMETER.pattern)) is not None:
        attributes.append((m[1], m[2]))
    attributes += _dictionary(cursor)
    if cursor.accept(":"):  # the type of the constant came first
        types = cursor.types()
    return _CheckOp(name, tuple(operands), types, constant, _add_types(attributes))


def _dictionary(cursor: Cursor) -> list[tuple[str, str]]:
    return _attributes(cursor.in_brackets("{", "}")[1:-1]) if cursor.match(r"(?=\{)") else []


def _generic(cursor: Cursor, name: str) -> _CheckOp:
    """Parse `(%a, %b) <{...}> {...} : (T, T) -> ()`."""
    cursor.expect("(")
    operands = []
    while not cursor.accept(")"):
        operands.append(cursor.operand())
        cursor.accept(",")
    attributes = []
    if cursor.accept("<"):
        attributes += _attributes(cursor.in_brackets("{", "}")[1:-1])
        cursor.expect(">")
    attributes += _dictionary(cursor)
    cursor.expect(":")
    types = cursor.types()
    constant = next((Cursor(v, 0).elements() for n, v in attributes if n == "value"), None)
    return _CheckOp(name, tuple(operands), types, constant, _add_types((n, v) for n, v in attributes if n != "value"))


def _add_types(attributes: Iterator[tuple[str, str]] | list[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    return tuple((n, f"{v} : i64" if re.fullmatch(r"-?\d+", v) else v) for n, v in attributes)


def _attributes(body: str) -> list[tuple[str, str]]:
    cursor = Cursor(body, 0)
    found = []
    while (m := cursor.match(r'"?([\w$.]+)"?\s*')) is not None:
        found.append((m[1], cursor.until_comma() if cursor.accept("=") else "unit"))
        cursor.accept(",")
    return found
