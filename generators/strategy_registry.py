"""The registry of strategies (`@draws`), of breakers of constraints (`@breaks`), and of ops that are not drawn.

@draws("concatenate")
def concatenate(builder: Builder) -> None: ...

@breaks("while", "C1")
def cond_takes_one_value_more(base: Base) -> Iterator[Program]: ...
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from generators.builder import Builder
from generators.elementwise_rules import Rule
from generators.twins.twin_bases import Base
from spec.program import Program

Draw = Callable[[Builder], None]
Breaker = Callable[[Base], Iterator[Program]]
D = TypeVar("D", bound=Draw)


class Setting(enum.Enum):
    """Kind of programs in which an op is drawn.

    ANY: in all. GRID: in all, and more often on a grid of processes. APART: only in programs of their own, since most
    implementations cannot run them. QUANTIZED: in programs on quantized types (generators.quantized).
    """

    ANY = "any"
    GRID = "grid"
    APART = "apart"
    QUANTIZED = "quantized"

    @property
    def is_usual(self) -> bool:
        return self in {Setting.ANY, Setting.GRID}


@dataclass(frozen=True)
class OpStrategy:
    """Strategy that draws one op.

    `has_regions` limits how deep the op is nested; `weight` is its share in programs; `most_elements` bounds its
    tensors, so that evaluating takes less time than compiling. `is_open`: one-op cases with regions use any values
    (those without regions always do). `adds_up`: one-op cases mostly use moderate values, since sums and products of
    arbitrary values soon leave the defined range. `rule` keeps an elementwise op decidable in programs.
    """

    op: str
    draw: Draw
    has_regions: bool = False
    is_open: bool = True
    adds_up: bool = False
    weight: int = 1
    setting: Setting = Setting.ANY
    rule: Rule | None = None
    most_elements: int = 2**20


_STRATEGIES: dict[str, OpStrategy] = {}
_BREAKERS: dict[tuple[str, str], list[Breaker]] = {}
_UNDRAWN: dict[str, str] = {}


def draws(
    op: str,
    *,
    has_regions: bool = False,
    is_open: bool | None = None,
    adds_up: bool = False,
    weight: int = 1,
    setting: Setting = Setting.ANY,
    rule: Rule | None = None,
    most_elements: int = 2**20,
) -> Callable[[D], D]:
    """Register the decorated strategy, which adds one operation of `op` to the builder's program.

    Raises ValueError if the op already has a strategy.
    """

    def register(draw: D) -> D:
        if op in _STRATEGIES:
            raise ValueError(f"op {op} has two strategies")
        opens = not has_regions if is_open is None else is_open
        _STRATEGIES[op] = OpStrategy(op, draw, has_regions, opens, adds_up, weight, setting, rule, most_elements)
        return draw

    return register


def breaks(op: str, label: str) -> Callable[[Breaker], Breaker]:
    """Register the decorated breaker for constraint `label` of `op`; it is used in place of the drafts for any op."""

    def register(breaker: Breaker) -> Breaker:
        _BREAKERS.setdefault((op, label), []).append(breaker)
        return breaker

    return register


def leaves_undrawn(*ops: str, why: str) -> None:
    _UNDRAWN.update(dict.fromkeys(ops, why))


def strategies_by_op() -> Mapping[str, OpStrategy]:
    return _STRATEGIES


def breakers_of(op: str, label: str) -> tuple[Breaker, ...]:
    return tuple(_BREAKERS.get((op, label), ()))


def undrawn_ops() -> Mapping[str, str]:
    return _UNDRAWN
