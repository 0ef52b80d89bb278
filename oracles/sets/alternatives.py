"""Sets of conforming results if an implementation may follow one of several conventions: a union per element.

Under the latitude `subnormals = "flushed"` the result of one operation conforms if it is right with subnormals kept,
with results flushed to zero, or with operands and results flushed. On a branch cut of a complex function it conforms if
it is right on either side: sqrt(-4) is 2i or -2i. The hull of all would be too wide. In a program of several operations
each may follow another convention, and the sets are hulls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import repeat
from operator import attrgetter
from typing import Literal

import numpy as np

from oracles.evaluator import Mode, evaluate
from oracles.latitudes import Latitude, Subnormals
from oracles.reference.elementwise_complex_functions import WITH_BRANCH_CUT
from oracles.sets.acceptance import Acceptance, Array, greater, lesser, order_key
from oracles.sets.flushing import grid_of_parts
from oracles.sets.value_sets import AbstractValue
from spec.op import facts_of
from spec.program import Operation, Program
from spec.types import ComplexType, TensorType


def computes_once(program: Program) -> bool:
    """Whether the program performs at most one computing operation, regions included. A loop body may run twice and
    counts more."""
    return sum(facts_of(o.name).computes for o in program.operations()) <= 1


def mode_for(program: Program) -> Mode:
    """Return the default mode of evaluation: STRICT if at most one operation computes, so that none can be fused; else
    FUSED."""
    return Mode.STRICT if computes_once(program) else Mode.FUSED


def _follows_one(program: Program) -> bool:
    return computes_once(program) and not any(facts_of(o.name).is_several for o in program.operations())


def evaluate_each(
    program: Program, inputs: Sequence[Sequence[Array]], mode: Mode = Mode.STRICT, latitude: Latitude | None = None
) -> tuple[AbstractValue, ...]:
    """Return the sets of conforming results, with those of other conventions as alternatives. Raises the exceptions of
    `evaluate`."""
    latitude = latitude or Latitude()
    if not _follows_one(program):
        return evaluate(program, inputs, mode, latitude)
    if not any(map(_has_branch_cut, program.operations())):
        return _evaluate_flushing(program, inputs, mode, latitude)
    above, below = (_evaluate_flushing(program, inputs, mode, replace(latitude, branch_cut=side)) for side in _SIDES)
    return tuple(map(_unite, above, below, repeat(attrgetter("conventions"))))


_SIDES: tuple[Literal["above"], Literal["below"]] = ("above", "below")


def _has_branch_cut(operation: Operation) -> bool:
    if operation.name not in WITH_BRANCH_CUT or not isinstance(operation.operands[0].type, TensorType):
        return False
    return isinstance(operation.operands[0].type.element_type, ComplexType)


def _evaluate_flushing(
    program: Program, inputs: Sequence[Sequence[Array]], mode: Mode, latitude: Latitude
) -> tuple[AbstractValue, ...]:
    if mode is Mode.FUSED or latitude.is_one_convention:
        return evaluate(program, inputs, mode, latitude)

    def under(subnormals: Subnormals) -> tuple[AbstractValue, ...]:
        return evaluate(program, inputs, mode, replace(latitude, subnormals=subnormals))

    kept, all_flushed = under("preserved"), under("all flushed")
    if not any(map(adds, all_flushed, kept)):
        return kept
    flushed = map(_unite, kept, under("results flushed"), repeat(_without_subnormals))
    return tuple(map(_unite, flushed, all_flushed, repeat(_without_subnormals)))


def _unite(
    kept: AbstractValue, other: AbstractValue, parts: Callable[[Acceptance], Iterable[Acceptance]]
) -> AbstractValue:
    """Return `kept` with alternatives: those `parts` of `other` that hold results outside `kept` and the alternatives
    before."""
    match kept:
        case Acceptance():
            found = [*kept.conventions]
            for part in parts(other):
                if all(adds(part, known) for known in found):
                    found.append(part)
            return replace(kept, alternatives=tuple(found[1:]))
        case tuple():
            return tuple(map(_unite, kept, other, repeat(parts)))
    return kept


def _without_subnormals(x: Acceptance) -> Iterator[Acceptance]:
    g = grid_of_parts(x)
    if g is None or not g.has_zero:
        yield x
        return
    tiny = g.smallest_normal
    for least, most in ((-np.inf, -tiny), (-0.0, 0.0), (tiny, np.inf)):
        lower, upper = greater(x.lower, np.full_like(x.lower, least)), lesser(x.upper, np.full_like(x.upper, most))
        is_empty = (order_key(lower) > order_key(upper)) | np.isnan(x.lower) | np.isnan(x.upper)
        lower, upper = (np.where(x.unspecified, own, np.where(is_empty, np.nan, part))
                        for own, part in ((x.lower, lower), (x.upper, upper)))  # fmt: skip
        yield replace(x, lower=lower, upper=upper)


def adds(x: AbstractValue, known: AbstractValue) -> bool:
    if isinstance(x, tuple):
        return any(map(adds, x, known))
    if not isinstance(x, Acceptance):
        return False
    if x.lower.dtype == np.float64:
        has_numbers = ~np.isnan(x.lower) & ~np.isnan(x.upper)
        ends = [order_key(a) for a in (x.lower, x.upper, known.lower, known.upper)]
        no_numbers = np.isnan(known.lower) | np.isnan(known.upper)
    else:
        has_numbers, no_numbers = np.array(True), np.array(False)
        ends = [x.lower, x.upper, known.lower, known.upper]
    more = has_numbers & (no_numbers | (ends[0] < ends[2]) | (ends[3] < ends[1]))
    return bool(((more | x.nan & ~known.nan | x.unspecified) & ~known.unspecified).any())
