"""Where an op's strategy, and what breaks one of its constraints, are registered: where they are defined.

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
    """Kinds of programs. Ops of GRID are drawn more often on a grid of processes, those of APART nowhere else, since
    most implementations can't run what they are in. Those of QUANTIZED are drawn in programs on quantized types, which
    have strategies of their own (see generators.quantized.quantized_programs)."""

    ANY = "any"
    GRID = "grid"
    APART = "apart"
    QUANTIZED = "quantized"

    @property
    def is_usual(self) -> bool:
        """Whether ops that are at home here are drawn in usual programs too."""
        return self in {Setting.ANY, Setting.GRID}


@dataclass(frozen=True)
class OpStrategy:
    """How to draw one op. `has_regions` keeps it from being nested too deep, `weight` is its share in programs.

    `is_open`: its one-op cases use any values, whatever comes of it; ops without regions always do. `adds_up`: they are
    mostly drawn on moderate values all the same, because sums and products of any values soon leave what is specified.
    `setting`: in which programs it is at home. `rule`: what keeps an elementwise op decided there.
    `most_elements`: the greatest tensors that it is drawn on, so that evaluating it stays below compiling it.
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
    """Registers the strategy of an op, which adds one such operation to what the builder builds.

    Raises ValueError where the op has one already.
    """

    def register(draw: D) -> D:
        if op in _STRATEGIES:
            raise ValueError(f"op {op} has two strategies")
        opens = not has_regions if is_open is None else is_open
        _STRATEGIES[op] = OpStrategy(op, draw, has_regions, opens, adds_up, weight, setting, rule, most_elements)
        return draw

    return register


def breaks(op: str, label: str) -> Callable[[Breaker], Breaker]:
    """Registers what breaks a constraint of an op, beside what is tried for every op (see generators.twins)."""

    def register(breaker: Breaker) -> Breaker:
        _BREAKERS.setdefault((op, label), []).append(breaker)
        return breaker

    return register


def leaves_undrawn(*ops: str, why: str) -> None:
    """Registers why there is no strategy for these ops, and so no program that breaks a constraint of them."""
    _UNDRAWN.update(dict.fromkeys(ops, why))


def strategies_by_op() -> Mapping[str, OpStrategy]:
    """The strategies of the families that were imported; `generators.families` imports them all."""
    return _STRATEGIES


def breakers_of(op: str, label: str) -> tuple[Breaker, ...]:
    """What the families that were imported register to break one constraint of an op."""
    return tuple(_BREAKERS.get((op, label), ()))


def undrawn_ops() -> Mapping[str, str]:
    """Op -> why there is no strategy for it, in the families that were imported."""
    return _UNDRAWN
