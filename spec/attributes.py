"""Kinds of attribute: which Python values each kind holds, and how MLIR spells them.

A kind prints the value of an attribute as MLIR text and reads it back, so that an op declares an attribute once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from spec import dense
from spec.program import Constant, Raw
from spec.types import float_literal

_BARE_ID = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII)


_FIELD = re.compile(r"(\w+) = ([^,]+)")
_NO_MODE = "#stablehlo.result_accuracy_mode<DEFAULT>"
DEFAULT_ACCURACY = (0.0, 0.0, 0, "DEFAULT")
"""The accuracy of an operation without `result_accuracy`."""


def _match(pattern: str, text: str) -> re.Match[str]:
    found = re.fullmatch(pattern, text, re.DOTALL)
    if found is None:
        raise ValueError(f"{text[:60]} is an attribute of another kind")
    return found


def symbol_name(name: str) -> str:
    """Return the name of a function as MLIR writes it after `@`: quoted unless it is an identifier."""
    if _BARE_ID.fullmatch(name):
        return name
    plain = set(range(0x20, 0x7F)) - set(b'"\\')
    escaped = "".join(chr(b) if b in plain else f"\\{b:02X}" for b in name.encode())
    return f'"{escaped}"'


def name_of_symbol(text: str) -> str:
    """Return the name of a function from a reference such as `@f` or `@"a name"`. Raises ValueError for other text."""
    if not text.startswith("@"):
        raise ValueError(f"{text[:60]} is no reference to a function")
    return unescape(text[2:-1]) if text.startswith('@"') else text[1:]


def unescape(text: str) -> str:
    """Replace MLIR's escapes in the text between quotes: `a\\0Ab` becomes `a`, a newline and `b`."""
    escape = rb"\\([0-9A-Fa-f]{2}|.)"
    simple = {b"n": b"\n", b"t": b"\t"}

    def replace_escape(found: re.Match[bytes]) -> bytes:
        code = found[1]
        return bytes([int(code, 16)]) if len(code) == 2 else simple.get(code, code)

    return re.sub(escape, replace_escape, text.encode(), flags=re.DOTALL).decode()


class Kind(Protocol):
    """How values of one kind of attribute are checked, printed and read.

    `read` takes the text of an attribute as MLIR prints it. It raises ValueError for an attribute of another kind.
    """

    def holds(self, value: Any) -> bool: ...
    def text(self, value: Any) -> str: ...
    def read(self, text: str) -> Any: ...


class Group(Protocol):
    """Several members of an op that MLIR spells as one attribute. `read` raises ValueError for another attribute."""

    @property
    def members(self) -> tuple[str, ...]: ...

    def text(self, values: Mapping[str, Any]) -> str: ...
    def read(self, text: str) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Integer:
    """An integer constant: `0 : i64`. Its Python value is an int."""

    width: int

    def holds(self, value: Any) -> bool:
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return bool(-(2 ** (self.width - 1)) <= value < 2 ** (self.width - 1))

    def text(self, value: int) -> str:
        return f"{value} : i{self.width}"

    def read(self, text: str) -> int:
        return int(_match(r"(-?\d+)(?: : \w+)?", text)[1])


@dataclass(frozen=True)
class Boolean:
    """`true` or `false`."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, bool)

    def text(self, value: bool) -> str:
        return "true" if value else "false"

    def read(self, text: str) -> bool:
        return _match(r"true|false", text)[0] == "true"


@dataclass(frozen=True)
class Enum:
    """`#stablehlo<comparison_direction LT>`. Its Python value is the name of the case."""

    mnemonic: str
    cases: tuple[str, ...]

    def holds(self, value: Any) -> bool:
        return value in self.cases

    def text(self, value: str) -> str:
        return f"#stablehlo<{self.mnemonic} {value}>"

    def read(self, text: str) -> str:
        return str(_match(rf"#stablehlo<{self.mnemonic} (\w+)>", text)[1])


@dataclass(frozen=True)
class IntegerArray:
    """`array<i64: 1, 2>`. Its Python value is a tuple of ints."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, tuple) and all(map(Integer(64).holds, value))

    def text(self, value: tuple[int, ...]) -> str:
        return f"array<i64: {', '.join(map(str, value))}>" if value else "array<i64>"

    def read(self, text: str) -> tuple[int, ...]:
        body = _match(r"array<i64(?:: (.*))?>", text)[1]
        return tuple(map(int, body.split(","))) if body else ()


@dataclass(frozen=True)
class Dense:
    """A tensor constant of any type. Its Python value is a Constant."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, Constant) and value.is_well_formed

    def text(self, value: Constant) -> str:
        return dense.text(value)

    def read(self, text: str) -> Constant:
        return dense.read(text)


@dataclass(frozen=True)
class Symbol:
    """A reference to a function: `@callee`. Its Python value is the name without the sigil."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, str)

    def text(self, value: str) -> str:
        return f"@{symbol_name(value)}"

    def read(self, text: str) -> str:
        return name_of_symbol(text)


@dataclass(frozen=True)
class Accuracy:
    """`#stablehlo.result_accuracy<...>`: how much the result of an elementary function may be off. Its Python value
    is (atol, rtol, ulps, mode), where mode is DEFAULT, HIGHEST or TOLERANCE."""

    def holds(self, value: Any) -> bool:
        match value:
            case (float(), float(), int(), "DEFAULT" | "HIGHEST" | "TOLERANCE"):
                return True
        return False

    def text(self, value: tuple[float, float, int, str]) -> str:
        atol, rtol, ulps, mode = value
        return (
            f"#stablehlo.result_accuracy<atol = {float_literal(atol)}, rtol = {float_literal(rtol)}, ulps = {ulps}, "
            f"mode = #stablehlo.result_accuracy_mode<{mode}>>"
        )

    def read(self, text: str) -> tuple[float, float, int, str]:
        fields = dict(_FIELD.findall(_match(r"#stablehlo\.result_accuracy<(.*)>", text)[1]))
        return (
            float(fields.get("atol", 0)),
            float(fields.get("rtol", 0)),
            int(fields.get("ulps", 0)),
            _match(r"#stablehlo\.result_accuracy_mode<(\w+)>", fields.get("mode", _NO_MODE))[1],
        )


def raw_text(value: Any) -> str:
    """Return the text of a `Raw` attribute. Raises TypeError for another value, which no kind describes."""
    if isinstance(value, Raw):
        return value.text
    raise TypeError(f"no kind says how to print {value!r}")
