"""Where in a program what is wrong began, if the last operation does no more than compute rightly with it."""

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
from trials.reduce.removal import Values, isolated, returning


def origin(backend: Backend, latitude: Latitude, check: Check, judged: Judged) -> Judged | None:
    """The program without its last operation, where that deviates too, and what the whole one returned is right for the
    operands that the implementation has there. None where the last operation has a part in it."""
    parts = Parts.of(judged.case)
    last = _last(parts)
    if last is None or not isinstance(judged.outcome, Results):
        return None
    smaller = {v.name: check(backend, [returning(judged.case, [v])], latitude)[0] for v in _computed(parts, last)}
    wrong = [j for j in smaller.values() if failures_of(j.verdict)]
    return wrong[0] if wrong and _is_right_for(last, smaller, latitude, judged) else None


def _last(parts: Parts) -> Operation | None:
    """The operation of which one result is all that is returned."""
    found = [o for o in parts.operations if {*parts.returned} <= {*o.results}]
    return found[0] if len(parts.returned) == 1 and found and is_computing(found[0]) else None


def _computed(parts: Parts, last: Operation) -> list[Value]:
    used = used_values(last)
    return [r for o in parts.operations if is_computing(o) for r in o.results if r.name in used]


def _is_right_for(last: Operation, operands: Mapping[str, Judged], latitude: Latitude, judged: Judged) -> bool:
    """Whether what was returned conforms to the last operation, given what was returned for its operands: where these
    are singular, or leave it open in another way, anything does."""
    parts = Parts.of(judged.case)
    values: Values = {n: tuple(row[n] for row in parts.rows) for n in (parts.rows[0] if parts.rows else ())}
    for name, one in operands.items():
        if not isinstance(one.outcome, Results):
            return False
        returned = tuple(row[0] for row in one.outcome.outputs if row[0] is not None)
        values = {**values, name: returned}
    case = returning(isolated(judged.case, [last], values), parts.returned)
    expected = judge.expectation(case.program, case.inputs, judge.mode_for(judged.case.program), latitude)
    verdict = judge.judge(judged.outcome, expected, case.program, len(case.inputs))
    return isinstance(expected, tuple) and not fails(verdict)
