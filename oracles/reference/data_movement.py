"""Ops that move elements: each is written on positions of elements, and moves sets as it moves values."""

from __future__ import annotations

import numpy as np

from oracles.acceptance import Acceptance, Array
from oracles.evaluator import evaluates


@evaluates("concatenate")
def concatenate(inputs: tuple[Acceptance, ...], *, dimension: int) -> Acceptance:
    """result[..., i_d, ...] = inputs[k][..., k_d, ...] (spec: concatenate)."""
    sets = max(x.input_sets for x in inputs)
    wide = [x.lift(lambda a: np.broadcast_to(a, (sets, *a.shape[1:]))) for x in inputs]

    def join(name: str) -> Array:
        return np.concatenate([getattr(x, name) for x in wide], axis=dimension + 1)

    lower = join("lower")
    upper = lower if all(x.lower is x.upper for x in inputs) else join("upper")
    return Acceptance(inputs[0].element_type, lower, upper, join("nan"), join("unspecified"))
