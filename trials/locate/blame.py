"""The operations to blame for a failure of any kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from oracles.backends.protocol import Backend, Results
from oracles.deviations import identical
from oracles.latitudes import Latitude
from results.verdicts import AcceptsInvalid, Deviates
from spec.program import Program
from trials.checks import Judged
from trials.locate.confirmation import Suspect, confirm
from trials.locate.crashes import locate_crash
from trials.locate.wrong_values import candidates
from trials.pieces.all_values import inline_all_calls

CALLING = frozenset({"func.call", "composite"})


def locate(backend: Backend, latitude: Latitude, failing: Sequence[Judged]) -> list[list[Suspect]]:
    """Return for each failing case its suspects, in program order; empty if only several operations together fail.

    Calls are inlined. A call is a suspect too, after the others, if it returns other results than its inlined callee.
    """
    found = _locate(backend, latitude, [_with(j, inline_all_calls(j.case.program)) for j in failing])
    calling = [i for i, j in enumerate(failing) if _calls(j) and (isinstance(j.verdict, Deviates) or not found[i])]
    if calling:
        kept = _locate(backend, latitude, [failing[i] for i in calling])
        for i, suspects in zip(calling, kept, strict=True):
            calls = [s for s in suspects if s.operation.name in CALLING]
            found[i] = [*found[i], *(s for s in calls if _does_other(backend, s))] or suspects
    return found


def _calls(judged: Judged) -> bool:
    return any(o.name in CALLING for o in judged.case.program.operations())


def _with(judged: Judged, program: Program) -> Judged:
    return replace(judged, case=replace(judged.case, program=program))


def _does_other(backend: Backend, suspect: Suspect) -> bool:
    case, called = suspect.judged.case, suspect.judged.outcome
    instead = backend.run(inline_all_calls(case.program), case.inputs)
    return isinstance(called, Results) and isinstance(instead, Results) and not _same(called, instead)


def _same(one: Results, other: Results) -> bool:
    first, second = list(chain(*one.outputs)), list(chain(*other.outputs))
    pairs = zip(first, second, strict=False)
    return len(first) == len(second) and all(a is None or b is None or identical(a, b) for a, b in pairs)


def _locate(backend: Backend, latitude: Latitude, failing: Sequence[Judged]) -> list[list[Suspect]]:
    deviating = [i for i, j in enumerate(failing) if isinstance(j.verdict, Deviates)]
    seen = candidates(backend, latitude, [failing[i].case for i in deviating])
    known = {i: c for i, c in zip(deviating, seen, strict=True) if c is not None}
    found = dict(zip(known, confirm(backend, latitude, list(known.values())), strict=True))
    return [found[i] if i in found else _locate_crash(backend, latitude, j) for i, j in enumerate(failing)]


def _locate_crash(backend: Backend, latitude: Latitude, judged: Judged) -> list[Suspect]:
    return [] if isinstance(judged.verdict, AcceptsInvalid) else locate_crash(backend, latitude, judged)
