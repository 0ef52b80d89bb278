"""Many cases on one backend: sent ahead of their outcomes, and several small programs in one module.

Compiling a module costs little more than compiling one program of it, so cases are put together; what does not come
back as results is split and asked again, down to single cases, whose outcomes are what counts.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice

from oracles.backends.hosted import Case, HostedBackend, Submitted, restored
from oracles.backends.protocol import Backend, Outcome, Results, TimedOut, Unsupported
from oracles.backends.rewrites import Inexpressible, Rewritten, joined
from spec.dynamism import has_dynamic_sizes
from spec.op import facts_of
from spec.program import Program
from spec.types import is_quantized_tensor

AHEAD = 3
"""Modules on their way at a time: one that compiles, and enough behind it that the worker never waits."""


def run_many(backend: Backend, cases: Iterable[Case], batch: int | None = None) -> list[Outcome]:
    """The outcomes of cases `(program, inputs)`, in order, as `backend.run` gives them one by one; see `stream`."""
    return list(stream(backend, cases, batch))


def stream(backend: Backend, cases: Iterable[Case], batch: int | None = None) -> Iterator[Outcome]:
    """The outcomes of cases, in order. Cases are taken from the iterable while earlier ones are run, so that drawing
    and judging cost no time of the implementation's. `batch` is the number of programs put together, None for the
    backend's own choice. Seconds per stage of programs that were put together are equal shares."""
    if not isinstance(backend, HostedBackend):
        yield from (backend.run(program, inputs) for program, inputs in cases)
        return
    source = iter(cases)
    under_way: deque[Group] = deque()
    while group := list(islice(source, batch or backend.batch)):
        under_way.append(Group(backend, group))
        if len(under_way) > AHEAD:
            yield from under_way.popleft().outcomes()
    for waiting in under_way:
        yield from waiting.outcomes()


def verify_many(backend: Backend, programs: Iterable[Program]) -> list[Outcome]:
    """What `backend.verify` says of each program, in order; sent ahead where the backend can."""
    if not isinstance(backend, HostedBackend):
        return [backend.verify(program) for program in programs]
    return [sent.result() for sent in [backend.send(program, [], execute=False) for program in programs]]


class Group:
    """Cases that are on their way together, as far as that can be done."""

    def __init__(self, backend: HostedBackend, cases: Sequence[Case]) -> None:
        self._prepared = [backend.prepare(*case) for case in cases]
        run = [p for p in self._prepared if isinstance(p, Rewritten)]
        executed = [p for p in run if p.inputs]
        alone = [p for p in run if not p.inputs]
        groups = alike(executed)
        self._joint = [id(p) for group in groups for p in group]
        self._parts = [sent for group in groups for sent in _sent(backend, group)]
        self._alone = {id(p): backend.submit(p) for p in alone}

    def outcomes(self) -> list[Outcome]:
        joint = dict(zip(self._joint, chain.from_iterable(p.outcomes() for p in self._parts), strict=True))
        return [self._outcome(p, joint) for p in self._prepared]

    def _outcome(self, case: Rewritten | Unsupported, joint: dict[int, Outcome]) -> Outcome:
        if isinstance(case, Unsupported):
            return case
        return joint[id(case)] if id(case) in joint else self._alone[id(case)].result()


def alike(cases: Sequence[Rewritten]) -> list[Sequence[Rewritten]]:
    """The cases that may go into one module: a backend may run passes of its own on a module because of one program in
    it that is quantized or of dynamic sizes, and so compile the others otherwise than alone."""
    if len(cases) < 2:
        return [cases]
    groups: dict[object, list[Rewritten]] = {}
    for i, case in enumerate(cases):
        groups.setdefault(_treatment(case.program) or i, []).append(case)
    return list(groups.values())


def _treatment(program: Program) -> str | None:
    """By which passes a backend may prepare the program; None where they depend on the sizes that it is given."""
    if any(has_dynamic_sizes(a.type) for a in program.main.arguments):
        return None
    found = "plain"
    for o in program.operations():
        if facts_of(o.name).static_form is not None:
            return None
        if found == "plain" and any(is_quantized_tensor(v.type) for v in (*o.operands, *o.results)):
            found = "quantized"
    return found


def _sent(backend: HostedBackend, cases: Sequence[Rewritten]) -> list[Module | Single]:
    """The cases in one module, or each alone where they do not go together."""
    if len(cases) > 1:
        try:
            return [Module(backend, cases)]
        except Inexpressible:
            pass
    return [Single(backend.submit(case)) for case in cases]


class Single:
    """One case on its way alone."""

    def __init__(self, submitted: Submitted) -> None:
        self._submitted = submitted

    def outcomes(self) -> list[Outcome]:
        return [self._submitted.result()]


def together(cases: Sequence[Rewritten]) -> Case:
    """Cases as one: executed as often as the one with the most input sets. Raises Inexpressible as `joined` does."""
    times = max(len(case.inputs) for case in cases)
    rows = [[a for case in cases for a in case.inputs[min(k, len(case.inputs) - 1)]] for k in range(times)]
    return joined([case.program for case in cases]), rows


class Module:
    """Several cases on their way as one module."""

    def __init__(self, backend: HostedBackend, cases: Sequence[Rewritten]) -> None:
        self._backend, self._cases = backend, cases
        begin = time.perf_counter()
        program, inputs = together(cases)
        spent = time.perf_counter() - begin
        sent = backend.send(program, inputs)
        self._sent = replace(sent, seconds=sent.seconds + spent)

    def outcomes(self) -> list[Outcome]:
        outcome = self._sent.result()
        widths = [len(case.program.main.result_types) for case in self._cases]
        if isinstance(outcome, Results) and all(len(row) == sum(widths) for row in outcome.outputs):
            return self._apart(outcome, widths)
        # One of them is to blame: halves find a crash soonest; a hang is not to be waited for more than once.
        step = 1 if isinstance(outcome, TimedOut) else (len(self._cases) + 1) // 2
        parts = [self._cases[i : i + step] for i in range(0, len(self._cases), step)]
        sent = [s for part in parts for s in _sent(self._backend, part)]
        return [o for s in sent for o in s.outcomes()]

    def _apart(self, outcome: Results, widths: Sequence[int]) -> list[Outcome]:
        seconds = {stage: spent / len(self._cases) for stage, spent in outcome.seconds.items()}
        apart: list[Outcome] = []
        start = 0
        for case, width in zip(self._cases, widths, strict=True):
            own = tuple(row[start : start + width] for row in outcome.outputs[: len(case.inputs)])
            apart.append(restored(replace(outcome, outputs=own, seconds=seconds), case))
            start += width
        return apart
