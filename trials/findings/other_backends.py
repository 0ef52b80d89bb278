"""The behaviour of other implementations on a case that fails on one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from oracles import judge
from oracles.backends import BackendError
from oracles.backends.catalogue import installed, verifier, whose_code
from oracles.backends.protocol import Backend, Results
from results.backend_names import BackendName, base_name
from results.verdicts import AcceptsInvalid, Conforms, Crashes, Deviates, RejectsValid, TimesOut, Verdict
from trials.checks import Judged
from trials.plain_data import preview
from trials.session import Session


def others(backend: Backend, judged: Judged, names: Iterable[str], opened: Callable[[str], Backend]) -> dict[str, str]:
    """Return by name, in words, how each other implementation handles a failing case.

    Backends are left out that share code with the failing one, cannot be opened, or lack a feature. `opened` opens one.
    """
    found = {}
    for name in names:
        if _owner(name) == _owner(backend.name) or (_is_of_verifier(judged) and _verify_alike(name, backend.name)):
            continue
        try:
            said = _describe(opened(name), judged)
        except (BackendError, ValueError):  # it does not start, or takes no such inputs
            continue
        if said:
            found[name] = said
    return found


def independent(backend: str) -> list[str]:
    """Return the names of the installed implementations that share no deciding code with a backend."""
    return [name for name in installed()[0] if _owner(name) != _owner(backend)]


def _owner(name: str) -> str:
    shared = whose_code(name)
    return shared.get(BackendName.parse(name).tested) or shared.get("") or base_name(name)


def _is_of_verifier(judged: Judged) -> bool:
    is_refused = isinstance(judged.verdict, RejectsValid) and judged.verdict.stage == "parse"
    return is_refused or not judged.case.inputs


def _verify_alike(name: str, other: str) -> bool:
    return verifier(name) == verifier(other) != ""


def witnesses_of(session: Session) -> Callable[[Backend, Judged], dict[str, str]]:
    return lambda backend, judged: others(backend, judged, session.settings.backends, session.backend)


def _describe(backend: Backend, judged: Judged) -> str:
    program, inputs = judged.case.program, judged.case.inputs[:1]
    if not inputs:
        is_refused = isinstance(judged.verdict, AcceptsInvalid)
        judged_so = judge.judge_invalid if is_refused else judge.judge_valid
        verdict = judged_so(backend.verify(program))
        conforming = "refuses it" if is_refused else "accepts it"
        return conforming if isinstance(verdict, Conforms) else _of(verdict)
    outcome = backend.run(program, inputs)
    verdict = judge.judge(outcome, judged.expected, program, 1)
    if not isinstance(outcome, Results) or not outcome.outputs:
        return _of(verdict)
    worst = judged.verdict.worst if isinstance(judged.verdict, Deviates) else None
    row = outcome.outputs[0]
    array = row[worst.output] if worst is not None and worst.output < len(row) else next(iter(row), None)
    value = f" `{preview(array, 8)}`" if array is not None else ""
    return f"returns{value}" + (", as expected" if isinstance(verdict, Conforms) else "")


def _of(verdict: Verdict) -> str:
    match verdict:
        case RejectsValid():
            return "refuses it too"
        case AcceptsInvalid():
            return "accepts it too"
        case Crashes():
            return "crashes too"
        case TimesOut():
            return "does not answer either"
    return ""
