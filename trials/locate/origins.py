"""The origin of a wrong value that the last operation only passes on."""

from __future__ import annotations

from collections.abc import Mapping

from oracles import judge
from oracles.backends.protocol import Backend, Results
from oracles.latitudes import Latitude
from results.verdicts import fails
from spec.program import Operation, Value
from spec.rewriting import used_values
from trials.checks import Check, Judged, failures_of
from trials.reduce.parts import Parts, is_computing
from trials.reduce.removal import Values, extract_operations, with_outputs


def origin(backend: Backend, latitude: Latitude, check: Check, judged: Judged) -> Judged | None:
    """Return the program without its last operation, judged, if that deviates too and the last operation is correct.

    The last operation is correct if its results conform for the operands that the backend computed. Otherwise None,
    since it contributes to the failure.
    """
    parts = Parts.of(judged.case)
    last = _last(parts)
    if last is None or not isinstance(judged.outcome, Results):
        return None
    smaller = {
        v.name: check(backend, [with_outputs(judged.case, [v])], latitude)[0] for v in _operand_values(parts, last)
    }
    wrong = [j for j in smaller.values() if failures_of(j.verdict)]
    return wrong[0] if wrong and _is_right_for(last, smaller, latitude, judged) else None


def _last(parts: Parts) -> Operation | None:
    found = [o for o in parts.operations if {*parts.returned} <= {*o.results}]
    return found[0] if len(parts.returned) == 1 and found and is_computing(found[0]) else None


def _operand_values(parts: Parts, last: Operation) -> list[Value]:
    used = used_values(last)
    return [r for o in parts.operations if is_computing(o) for r in o.results if r.name in used]


def _is_right_for(last: Operation, operands: Mapping[str, Judged], latitude: Latitude, judged: Judged) -> bool:
    """Return whether the results conform to the last operation, given the operands that the backend returned.

    Operands for which the specification leaves the result open allow any result.
    """
    parts = Parts.of(judged.case)
    values: Values = {n: tuple(row[n] for row in parts.rows) for n in (parts.rows[0] if parts.rows else ())}
    for name, one in operands.items():
        if not isinstance(one.outcome, Results):
            return False
        returned = tuple(row[0] for row in one.outcome.outputs if row[0] is not None)
        values = {**values, name: returned}
    case = with_outputs(extract_operations(judged.case, [last], values), parts.returned)
    expected = judge.expectation(case.program, case.inputs, judge.mode_for(judged.case.program), latitude)
    verdict = judge.judge(judged.outcome, expected, case.program, len(case.inputs))
    return isinstance(expected, tuple) and not fails(verdict)
