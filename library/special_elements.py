"""NaN, infinities and negative zero among the inputs of a drawn case; the generators of most programs avoid them."""

from __future__ import annotations

import math
from dataclasses import replace

from generators.cases import Case
from generators.choices import Choices
from oracles.sets.float_grid import grid
from spec.types import FloatType, TensorType

_ONE_IN = 3
"""One case in this many has a special element, if it has floating-point inputs."""


def place_special(case: Case, choices: Choices) -> Case:
    """Return the case with a special value as one element of its floating-point inputs.

    Two choices in three leave the case unchanged.
    """
    [row, *others] = case.inputs
    floats = {i: t for i, a in enumerate(case.program.main.arguments) if row[i].size and (t := _float_type(a.type))}
    if choices.integer(0, _ONE_IN - 1) < _ONE_IN - 1 or not floats:
        return case
    at = choices.choice([*floats])
    placed = row[at].copy()
    placed.reshape(-1)[choices.integer(0, placed.size - 1)] = choices.choice(_special(floats[at]))
    return replace(case, inputs=((*row[:at], placed, *row[at + 1 :]), *others))


def _float_type(t: object) -> FloatType | None:
    return t.element_type if isinstance(t, TensorType) and isinstance(t.element_type, FloatType) else None


def _special(t: FloatType) -> list[float]:
    """Return the special values of the type: NaN, -0 and infinities, as far as it has them; never empty."""
    g = grid(t)
    infinities = [math.inf, -math.inf] if g.has_infinity else []
    return [*([math.nan] if g.has_nan else []), *([-0.0] if g.has_negative_zero else []), *infinities]
