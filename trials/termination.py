"""Detection of endless loops, which a change of a program may create, and which would only time out."""

from __future__ import annotations

from generators.cases import Case
from oracles.evaluator import EndlessLoop, Mode, evaluate
from oracles.latitudes import Latitude
from oracles.limits import Limits

_ENDING = Limits(seconds=1, iterations=1000, must_end=True)


def ends(case: Case, latitude: Latitude) -> bool:
    if all(o.name != "while" for o in case.program.operations()):
        return True
    try:
        evaluate(case.program, case.inputs, Mode.FUSED, latitude, _ENDING)
    except EndlessLoop:
        return False
    except Exception:  # Unevaluated, or a program that breaks a constraint
        return True
    return True
