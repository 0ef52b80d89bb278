"""The operations to blame for what fails."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oracles.backends.protocol import Backend
from oracles.latitude import Latitude
from results.verdicts import AcceptsInvalid, Deviates
from spec.program import Program
from trials.checks import Judged
from trials.locating.confirming import Suspect, confirmed
from trials.locating.deviations import candidates
from trials.locating.endings import blamed
from trials.locating.flattening import inlined


def locate(backend: Backend, latitude: Latitude, failing: Sequence[Judged]) -> list[list[Suspect]]:
    """For each failing case the operations to blame, in the order of the program; none where the failure needs its
    neighbours. What calls do is done by `main`; where nothing is wrong then, the calls are looked at too."""
    found = _located(backend, latitude, [_with(j, inlined(j.case.program)) for j in failing])
    calling = [i for i, j in enumerate(failing) if not found[i] and _calls(j.case.program)]
    if calling:
        for i, suspects in zip(calling, _located(backend, latitude, [failing[i] for i in calling]), strict=True):
            found[i] = suspects
    return found


def _with(judged: Judged, program: Program) -> Judged:
    return replace(judged, case=replace(judged.case, program=program))


def _calls(program: Program) -> bool:
    return any(o.name == "func.call" for o in program.operations())


def _located(backend: Backend, latitude: Latitude, failing: Sequence[Judged]) -> list[list[Suspect]]:
    deviating = [i for i, j in enumerate(failing) if isinstance(j.verdict, Deviates)]
    seen = candidates(backend, latitude, [failing[i].case for i in deviating])
    known = {i: c for i, c in zip(deviating, seen, strict=True) if c is not None}
    found = dict(zip(known, confirmed(backend, latitude, list(known.values())), strict=True))
    return [found[i] if i in found else _ended(backend, latitude, j) for i, j in enumerate(failing)]


def _ended(backend: Backend, latitude: Latitude, judged: Judged) -> list[Suspect]:
    return [] if isinstance(judged.verdict, AcceptsInvalid) else blamed(backend, latitude, judged)
