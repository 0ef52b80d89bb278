"""Random numbers: the range of values that conform."""

from __future__ import annotations

import numpy as np

from oracles.evaluator import evaluates
from oracles.sets.acceptance import Acceptance, Array, everything
from oracles.sets.value_sets import widen
from spec.types import BooleanType, FloatType, IntegerType, TensorType


@evaluates("rng")
def rng(
    a: Acceptance, b: Acceptance, shape: Acceptance, *, rng_distribution: str, results: tuple[TensorType, ...]
) -> Acceptance:
    """Return values in [a, b) for a uniform distribution (open unless a < b), and any value for a normal one."""
    (result,) = results
    n = max(a.input_sets, b.input_sets)
    whole = (n, *result.static_shape)
    if rng_distribution != "UNIFORM" or isinstance(result.element_type, BooleanType):
        return everything(whole, result.element_type)
    low, high = widen(a, n), widen(b, n)
    open_ = low.unspecified | high.unspecified | low.nan | high.nan | ~(low.upper < high.lower)

    def spread(x: Array) -> Array:
        return np.broadcast_to(x.reshape(n, *[1] * len(result.shape)), whole)

    # An integer is less than b; a floating-point number that was rounded after scaling may be b itself.
    upper = high.upper - 1 if isinstance(result.element_type, IntegerType) else high.upper
    upper = np.where(open_, low.lower, upper)
    none = np.zeros(n, np.bool_)
    nan = open_ if isinstance(result.element_type, FloatType) else none
    return Acceptance(result.element_type, spread(low.lower), spread(upper), spread(nan), spread(open_))


@evaluates("rng_bit_generator")
def rng_bit_generator(
    initial_state: Acceptance, *, rng_algorithm: str, results: tuple[TensorType, ...]
) -> tuple[Acceptance, ...]:
    """Return any value; each implementation chooses the function of the state."""
    return tuple(everything((initial_state.input_sets, *r.static_shape), r.element_type) for r in results)
