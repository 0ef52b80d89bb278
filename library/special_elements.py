"""NaN, infinities and negative zero among the inputs of a drawn case, of which most programs are drawn without."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np

from generators.cases import Case
from generators.choices import Choices

_SPECIAL = (math.nan, -0.0, math.inf, -math.inf)
_ONE_IN = 3
"""One case in this many has a special element."""


def place_special(case: Case, choices: Choices) -> Case:
    """Return the case with a special value for one element of its floating-point inputs, or as it is.

    The smallest choice is none; a type that lacks the value keeps its element.
    """
    number = choices.integer(0, _ONE_IN * len(_SPECIAL) - 1)
    [row, *others] = case.inputs
    floats = [i for i, x in enumerate(row) if x.size and x.dtype.kind not in "biuc" and _is_real(x)]
    if not floats or number < (_ONE_IN - 1) * len(_SPECIAL):
        return case
    at = choices.choice(floats)
    element = choices.integer(0, row[at].size - 1)
    placed = _with_element(row[at], element, _SPECIAL[number % len(_SPECIAL)])
    return replace(case, inputs=((*row[:at], placed, *row[at + 1 :]), *others))


def _is_real(x: np.ndarray[Any, Any]) -> bool:
    return x.dtype.kind == "f" or "float" in x.dtype.name


def _with_element(x: np.ndarray[Any, Any], element: int, value: float) -> np.ndarray[Any, Any]:
    found = x.copy()
    with np.errstate(all="ignore"):
        found.reshape(-1)[element] = value
    held = float(found.reshape(-1)[element])
    is_held = (
        math.isnan(held) if math.isnan(value) else (held, math.copysign(1, held)) == (value, math.copysign(1, value))
    )
    return found if is_held else x
