"""Sets of conforming results if an implementation may follow one of several conventions for subnormals: a union per
element.

Under the latitude `subnormals = "flushed"` the result of one operation conforms if it is right with subnormals kept,
with results flushed to zero, or with operands and results flushed. The hull of all three would be too wide. In a
program of several operations each may follow another convention, and the sets are hulls.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from oracles.evaluator import Mode, evaluate
from oracles.latitudes import Latitude, Subnormals
from oracles.sets.acceptance import Acceptance, Array, greater, lesser, order_key
from oracles.sets.flushing import grid_of_parts
from oracles.sets.value_sets import AbstractValue
from spec.op import facts_of
from spec.program import Program


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
    """Return the sets of conforming results, with those of other conventions as alternatives. Raises what `evaluate`
    raises."""
    latitude = latitude or Latitude()
    if mode is Mode.FUSED or latitude.is_one_convention or not _follows_one(program):
        return evaluate(program, inputs, mode, latitude)

    def under(subnormals: Subnormals) -> tuple[AbstractValue, ...]:
        return evaluate(program, inputs, mode, replace(latitude, subnormals=subnormals))

    kept, all_flushed = under("preserved"), under("all flushed")
    if not any(map(adds, all_flushed, kept)):
        return kept
    return tuple(map(_unite, kept, under("results flushed"), all_flushed))


def _unite(kept: AbstractValue, *others: AbstractValue) -> AbstractValue:
    match kept:
        case Acceptance():
            found: list[Acceptance] = []
            for part in (part for other in others for part in _without_subnormals(other)):
                if all(adds(part, known) for known in (kept, *found)):
                    found.append(part)
            return replace(kept, alternatives=tuple(found))
        case tuple():
            return tuple(map(_unite, kept, *others))
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
