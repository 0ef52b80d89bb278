"""Experiments with counterfactuals: run a changed case, and see whether the failure is gone."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from oracles.backends.protocol import Backend
from oracles.judge import is_too_wide, says_nothing
from oracles.latitudes import Latitude
from results.verdicts import KINDS, Conforms, Deviates, Kind, Undecided, Verdict
from spec.structure import violations
from trials.checks import Check, Failure, Judged, failures_of
from trials.computing_operations import main_operation
from trials.counterfactuals.changes import apply_changes
from trials.termination import ends


def goes_away(
    backend: Backend,
    latitude: Latitude,
    check: Check,
    judged: Judged,
    failure: Failure,
    *,
    names: Collection[str] | None = None,
) -> frozenset[str]:
    """Return the changes under which the case runs and does not fail in this way; `names` None tries all changes.

    Empty for an invalid program. Deviating cases are run in one batch.
    """
    return _under(backend, latitude, check, judged, failure, names=names, fails=False)


def remains(
    backend: Backend, latitude: Latitude, check: Check, judged: Judged, failure: Failure, *, names: Collection[str]
) -> frozenset[str]:
    return _under(backend, latitude, check, judged, failure, names=names, fails=True)


def _under(
    backend: Backend, latitude: Latitude, check: Check, judged: Judged, failure: Failure,
    *, names: Collection[str] | None, fails: bool,
) -> frozenset[str]:  # fmt: skip
    case = judged.case
    if violations(case.program):
        return frozenset()
    cases = apply_changes(case, main_operation(case.program, case.op), names)
    if failure.verdict != "TimesOut" and ends(case, latitude):  # a loop may count to what a change takes away
        cases = {name: c for name, c in cases.items() if ends(c, latitude)}
    if failure.verdict == "Deviates":
        again = check(backend, list(cases.values()), latitude) if cases else []
    else:
        again = [j for c in cases.values() for j in check(backend, [c], latitude)]
    return frozenset(n for n, j in zip(cases, again, strict=True) if is_gone(j.verdict, failure) is not fails)


def holds(
    backend: Backend, latitude: Latitude, check: Check, judged: Judged, failure: Failure, *, names: Collection[str]
) -> bool:
    return not names or goes_away(backend, latitude, check, judged, failure, names=names) >= set(names)


_GROUPS: Mapping[str, str] = {
    "count": "form",
    "type": "form",
    "shape": "form",
    "signed-zero": "signed-zero",
    "nondeterministic": "nondeterministic",
}


def group(failure: Failure) -> str | None:
    """Return the group of a failure's kind: one cause may show as any kind of its group, depending on the inputs."""
    if failure.kind == "subnormal-flush" and failure.standing == "accuracy":
        return failure.kind
    if failure.kind is None or failure.standing == "accuracy":
        return failure.standing
    return _GROUPS.get(failure.kind, "value")


def kinds_of_group(failure: Failure) -> tuple[Kind, ...]:
    if failure.kind is None:
        return ()
    return tuple(k for k in KINDS if group(failure._replace(kind=k)) == group(failure) and _is_possible(k, failure))


def _is_possible(kind: Kind, failure: Failure) -> bool:
    return failure.standing != "accuracy" or kind == failure.kind


def is_gone(verdict: Verdict, failure: Failure) -> bool:
    """Return whether a case ran and did not fail in this way; a failure at an earlier stage does not count as gone.

    A wrong shape is gone even if every element is open, since shapes are judged first.
    """
    if isinstance(verdict, Conforms) or is_too_wide(verdict) or (group(failure) == "form" and says_nothing(verdict)):
        return True
    if failure.verdict != "Deviates":
        return isinstance(verdict, Deviates | Undecided)
    ways = {group(f) for f in failures_of(verdict)}
    return isinstance(verdict, Deviates) and group(failure) not in ways and "value" not in ways
