"""The scopes of a program that is being built: functions and regions, and what the program is like."""

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
    """The ops that are not drawn, and the element types that are drawn only where no other may be, since nobody who
    gets the programs has them."""

    ops: frozenset[str] = frozenset()
    element_types: frozenset[ElementType] = frozenset()


NOTHING = Without()
"""All is drawn."""


@dataclass(frozen=True)
class Profile:
    """What a program is like: its mode, the element types it prefers, and the shape that most of its tensors have.

    Tensors of other shapes have at most `max_size` elements.
    """

    mode: Mode
    element_types: tuple[ElementType, ...] = ()
    shape: Shape | None = None
    max_size: int = 4096
    size: int | None = None
    """About how many elements its tensors have, whatever their rank; None for any."""
    is_rigid: bool = False
    """Whether tensors have the preferred shape wherever its rank is right."""
    avoided: frozenset[ElementType] = frozenset()
    """The element types that are drawn only where no other may be."""
    helpers: frozenset[str] | None = None
    """The ops that may be added to make a value fit where it is wanted; None for any."""

    @property
    def is_open(self) -> bool:
        return self.mode is Mode.OPEN


@dataclass
class Frame:
    """A function or region while it is built: `parent` is the scope around it, None for a function."""

    parent: Frame | None
    is_isolated: bool = False
    """Whether it sees nothing of the scope around it, as the bodies of reductions."""
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
        """Whether it is inside the body of a reduction or the like, which runs any number of times."""
        return self.is_isolated or (self.parent is not None and self.parent.computes_elements)

    @property
    def sees_arguments(self) -> bool:
        """Whether an argument of the function is in scope."""
        return self.parent is None or (not self.is_isolated and self.parent.sees_arguments)

    @property
    def takes_inputs(self) -> bool:
        """Whether an argument of the function is in scope and there is room for one more."""
        return self.sees_arguments and len(self.function.arguments) < _MAX_ARGUMENTS

    def close(self, terminator: str, returned: tuple[Value, ...]) -> Region:
        """The finished region."""
        return Region(tuple(self.arguments), (*self.operations, Operation(terminator, returned)))

    def visible(self) -> list[Value]:
        """Every value in scope, the newest first."""
        outer = [] if self.parent is None or self.is_isolated else self.parent.visible()
        return self.values[::-1] + outer


@dataclass(frozen=True)
class Callee:
    """A finished private function, the ranges that its arguments must keep to and those of its results."""

    function: Function
    arguments: tuple[Range, ...]
    results: tuple[Range, ...]
