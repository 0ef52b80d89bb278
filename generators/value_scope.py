"""The scopes of a program under construction (functions and regions), and the profile of its types and shapes."""

from __future__ import annotations

from dataclasses import dataclass, field

from generators.elementwise_rules import Mode
from generators.type_tables import Shape
from generators.value_ranges import Range
from spec.program import Function, Operation, Region, Value
from spec.types import ElementType

_MAX_ARGUMENTS = 6
MAX_DEPTH = 3
"""How deep regions and calls nest."""


@dataclass(frozen=True)
class Without:
    """Exclusions of strategies: `ops` are never drawn, `element_types` only where an op allows no other type."""

    ops: frozenset[str] = frozenset()
    element_types: frozenset[ElementType] = frozenset()


NOTHING = Without()
"""Leaves nothing out."""


@dataclass(frozen=True)
class Profile:
    """Properties of a program: its mode, its preferred element types, and the shape of most of its tensors.

    Tensors of other shapes have at most `max_size` elements.
    """

    mode: Mode
    element_types: tuple[ElementType, ...] = ()
    shape: Shape | None = None
    max_size: int = 4096
    size: int | None = None
    """About how many elements tensors have, whatever their rank; None for any number."""
    is_rigid: bool = False
    """Whether tensors have the preferred shape wherever its rank is allowed."""
    avoided: frozenset[ElementType] = frozenset()
    """Element types that are drawn only where an op allows no other."""
    helpers: frozenset[str] | None = None
    """The ops that may be added to make a value fit its use; None for any op."""

    @property
    def is_open(self) -> bool:
        return self.mode is Mode.OPEN


@dataclass
class Frame:
    """A function or region under construction. `parent` is the enclosing scope, None for a function."""

    parent: Frame | None
    is_isolated: bool = False
    """Whether values of the enclosing scope are invisible, as in the body of a reduction."""
    arguments: list[Value] = field(default_factory=list)
    operations: list[Operation] = field(default_factory=list)
    values: list[Value] = field(default_factory=list)

    @property
    def function(self) -> Frame:
        return self if self.parent is None else self.parent.function

    @property
    def depth(self) -> int:
        if self.parent is None:
            return 0
        return MAX_DEPTH if self.is_isolated else self.parent.depth + 1

    @property
    def computes_elements(self) -> bool:
        """Whether this scope is inside the body of a reduction, map or sort, which runs any number of times."""
        return self.is_isolated or (self.parent is not None and self.parent.computes_elements)

    @property
    def sees_arguments(self) -> bool:
        return self.parent is None or (not self.is_isolated and self.parent.sees_arguments)

    @property
    def takes_inputs(self) -> bool:
        return self.sees_arguments and len(self.function.arguments) < _MAX_ARGUMENTS

    def close(self, terminator: str, returned: tuple[Value, ...]) -> Region:
        return Region(tuple(self.arguments), (*self.operations, Operation(terminator, returned)))

    def visible(self) -> list[Value]:
        outer = [] if self.parent is None or self.is_isolated else self.parent.visible()
        return self.values[::-1] + outer


@dataclass(frozen=True)
class Callee:
    function: Function
    arguments: tuple[Range, ...]
    results: tuple[Range, ...]
