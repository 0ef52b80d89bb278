"""Kinds of attribute: which Python values each holds, and how MLIR spells them.

A kind prints the value of an attribute as MLIR text and reads it back from jaxlib's MLIR bindings, so that an op
declares an attribute once.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Protocol

from spec import dense
from spec.program import Constant, Raw
from spec.types import float_literal

_BARE_ID = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII)


def symbol_name(name: str) -> str:
    """The name of a function as it follows the sigil: quoted where it is no identifier."""
    if _BARE_ID.fullmatch(name):
        return name
    escaped = "".join(c if c.isprintable() and c not in '"\\' else f"\\{ord(c):02X}" for c in name)
    return f'"{escaped}"'


class Kind(Protocol):
    """How values of one kind of attribute are checked, printed and read.

    `read` takes an `ir.Attribute` of jaxlib's bindings and raises ValueError for one of another kind.
    """

    def holds(self, value: Any) -> bool: ...
    def text(self, value: Any) -> str: ...
    def read(self, attribute: Any) -> Any: ...


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

    def read(self, attribute: Any) -> int:
        return int(attribute.value)


@dataclass(frozen=True)
class Boolean:
    """`true` or `false`."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, bool)

    def text(self, value: bool) -> str:
        return "true" if value else "false"

    def read(self, attribute: Any) -> bool:
        return bool(attribute.value)


@dataclass(frozen=True)
class Enum:
    """`#stablehlo<comparison_direction LT>`. Its Python value is the name of the case."""

    mnemonic: str
    cases: tuple[str, ...]

    def holds(self, value: Any) -> bool:
        return value in self.cases

    def text(self, value: str) -> str:
        return f"#stablehlo<{self.mnemonic} {value}>"

    def read(self, attribute: Any) -> str:
        return str(attribute).rstrip(">").split()[-1]


@dataclass(frozen=True)
class IntegerArray:
    """`array<i64: 1, 2>`, also read from `dense<[1, 2]> : tensor<2xi64>`. Its Python value is a tuple of ints."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, tuple) and all(map(Integer(64).holds, value))

    def text(self, value: tuple[int, ...]) -> str:
        return f"array<i64: {', '.join(map(str, value))}>" if value else "array<i64>"

    def read(self, attribute: Any) -> tuple[int, ...]:
        return tuple(int(v) for v in attribute)


@dataclass(frozen=True)
class Dense:
    """A tensor constant of any type. Its Python value is a Constant."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, Constant)

    def text(self, value: Constant) -> str:
        return dense.text(value)

    def read(self, attribute: Any) -> Constant:
        return dense.read(attribute)


@dataclass(frozen=True)
class Symbol:
    """A reference to a function: `@callee`. Its Python value is the name without the sigil."""

    def holds(self, value: Any) -> bool:
        return isinstance(value, str)

    def text(self, value: str) -> str:
        return f"@{symbol_name(value)}"

    def read(self, attribute: Any) -> str:
        return str(attribute.value)


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

    def read(self, attribute: Any) -> tuple[float, float, int, str]:
        mode = str(attribute.mode).rstrip(">").split("<")[-1].split()[-1]
        return float(attribute.atol), float(attribute.rtol), int(attribute.ulps), mode


def raw_text(value: Any) -> str:
    """The text of an attribute that no kind describes."""
    if isinstance(value, Raw):
        return value.text
    raise TypeError(f"no kind says how to print {value!r}")
