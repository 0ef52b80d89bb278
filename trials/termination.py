"""Loops that do not end, where a change has taken away what ends them: nothing is learnt from waiting for one."""

from __future__ import annotations

from generators.cases import Case
from oracles.evaluator import EndlessLoop, Mode, evaluate
from oracles.latitudes import Latitude
from oracles.limits import Limits

_ENDING = Limits(seconds=1, iterations=1000, must_end=True)
"""How far a loop is followed before it is run."""


def ends(case: Case, latitude: Latitude) -> bool:
    """Whether the loops of a case end, as far as can be seen."""
    if all(o.name != "while" for o in case.program.operations()):
        return True
    try:
        evaluate(case.program, case.inputs, Mode.FUSED, latitude, _ENDING)
    except EndlessLoop:
        return False
    except Exception:  # Unevaluated, or a program that breaks a constraint
        return True
    return True
