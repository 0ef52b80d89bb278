"""Judgement of programs that several pass pipelines rewrite; equal rewritten programs are judged once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from fuzz.selection.batch_programs import Drawn
from generators.cases import Case
from oracles.backends.pass_backends import RewritingBackend, Rewritten, together
from oracles.backends.protocol import Results
from oracles.latitudes import Latitude
from results.verdicts import Conforms
from spec.program import Program
from trials.checks import NOT_RUN, Executed, Judged

AT_ONCE = 32
"""Number of programs that are rewritten together."""


def judged_rewritten(
    check: Executed,
    backends: Sequence[RewritingBackend],
    latitudes: Mapping[str, Latitude],
    programs: Iterator[Drawn],
) -> Iterator[tuple[Drawn, dict[str, Judged]]]:
    """Yield each program with its judgements, by the name of each backend that changes the program.

    A backend that leaves the program unchanged has no judgement. The original is evaluated once for all backends.
    """
    while some := list(islice(programs, AT_ONCE)):
        columns = together(backends, [d.case.program for d in some])
        for drawn, *found in zip(some, *columns, strict=True):
            yield drawn, dict(_judged(check, backends, latitudes, drawn, found))


def _judged(
    check: Executed,
    backends: Sequence[RewritingBackend],
    latitudes: Mapping[str, Latitude],
    drawn: Drawn,
    found: Sequence[Rewritten],
) -> Iterator[tuple[str, Judged]]:
    known: dict[tuple[int, Latitude], Judged] = {}
    for backend, rewritten in zip(backends, found, strict=True):
        if rewritten is drawn.case.program:
            continue
        latitude = latitudes[backend.name]
        key = id(rewritten), latitude
        if key not in known or not isinstance(rewritten, Program):
            known[key] = _of_one(check, backend, latitude, drawn.case)
        yield backend.name, known[key]


def _of_one(check: Executed, backend: RewritingBackend, latitude: Latitude, case: Case) -> Judged:
    if backend.keeps_meaning(case.program, case.inputs):
        return Judged(case, Results(()), NOT_RUN, Conforms(), {})
    [judged] = check(backend, [case], latitude)
    return judged
