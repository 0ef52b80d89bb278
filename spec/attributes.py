"""Kinds of attribute: which Python values each holds, and how MLIR spells them.

A kind prints the value of an attribute as MLIR text and reads it back from jaxlib's MLIR bindings, so that an op
declares an attribute once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from spec import dense
from spec.program import Constant, Raw


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
        return isinstance(value, int) and not isinstance(value, bool)

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
        return isinstance(value, tuple) and all(isinstance(v, int) for v in value)

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
        return f"@{value}"

    def read(self, attribute: Any) -> str:
        return str(attribute.value)


def raw_text(value: Any) -> str:
    """The text of an attribute that no kind describes."""
    if isinstance(value, Raw):
        return value.text
    raise TypeError(f"no kind says how to print {value!r}")
