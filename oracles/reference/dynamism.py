"""Size assertions of programs with dynamic sizes. Ops with size operands are evaluated in static form
(oracles/dynamic_evaluation.py)."""

from __future__ import annotations

from oracles.evaluator import Unevaluated
from oracles.reference.program_structure import Values, custom_call_target
from oracles.sets.acceptance import Acceptance
from spec.types import TensorType


@custom_call_target("shape_assertion")
def shape_assertion(inputs: Values, results: tuple[TensorType, ...]) -> Values:
    """Return no results if the first input is true. Raises Unevaluated if it is false or undecided."""
    del results
    if not inputs or not isinstance(inputs[0], Acceptance):
        raise Unevaluated("an assertion without a predicate")
    if not inputs[0].is_exact or not inputs[0].lower.all():
        raise Unevaluated("an assertion about sizes does not hold")
    return ()
