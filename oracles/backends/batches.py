"""Run many cases on one backend: requests are sent ahead, and small programs share a module.

Compiling a module costs little more than compiling one of its programs. A module without results is split and run
again, down to single cases, whose outcomes count. Cases that are likely to fail run alone: those marked `Alone`, and
those with a kind of operation that has failed before and never was in a program with results.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from oracles.backends.hosted import Case, HostedBackend, restore_outcome
from oracles.backends.message_blame import functions_in_message, ops_in_message
from oracles.backends.program_variants import InputSets, Rewritten, join_programs, prefix_of
from oracles.backends.protocol import Backend, Outcome, Results, TimedOut, Unsupported
from spec.dynamic_validity import has_dynamic_sizes
from spec.op import facts_of
from spec.program import Program
from spec.types import is_quantized_tensor

AHEAD = 3
"""Number of modules sent ahead, so that the worker never waits."""
LEAST_AHEAD = 8
"""Number of cases sent ahead at least, where modules hold few."""


class Alone(NamedTuple):
    """A case that is likely to fail and so gets a module of its own."""

    program: Program
    inputs: InputSets


def run_many(backend: Backend, cases: Iterable[Case], batch: int | None = None) -> list[Outcome]:
    """Return the outcomes of cases `(program, inputs)`, in order, as `backend.run` would return them; see `stream`."""
    return list(stream(backend, cases, batch))


def stream(backend: Backend, cases: Iterable[Case], batch: int | None = None) -> Iterator[Outcome]:
    """Yield the outcomes of cases, in order.

    Cases are taken from the iterable while earlier ones run, so that generating and judging overlap with the
    implementation's work. `batch` is the number of programs per module, None for the backend's default. The seconds of
    a module are divided equally among its programs.
    """
    if not isinstance(backend, HostedBackend):
        yield from (backend.run(program, inputs) for program, inputs in cases)
        return
    source, size = iter(cases), batch or backend.batch
    under_way = UnderWay(backend, shares=size > 1)
    while True:
        if under_way.size <= max(AHEAD * size, LEAST_AHEAD) and (some := list(islice(source, size))):
            under_way.send(some)
        elif under_way.size > 0:
            under_way.receive()
        else:
            return
        yield from under_way.take_known()


def verify_many(backend: Backend, programs: Iterable[Program]) -> list[Outcome]:
    if not isinstance(backend, HostedBackend):
        return [backend.verify(program) for program in programs]
    return [sent.result() for sent in [backend.send(program, [], execute=False) for program in programs]]


class UnderWay:
    def __init__(self, backend: HostedBackend, shares: bool) -> None:
        self.size = 0
        """Number of cases whose outcome is awaited."""
        self._backend = backend
        self._shares = shares
        """Whether programs share modules, so that it matters which are likely to fail."""
        self._modules: deque[Module] = deque()
        self._cases: deque[Rewritten | Unsupported] = deque()
        self._outcomes: dict[int, Outcome] = {}
        """Outcomes by the identity of the case."""

    def send(self, cases: Sequence[Case]) -> None:
        batched: list[Rewritten] = []
        alone: list[Rewritten] = []
        for case in cases:
            prepared = self._backend.prepare(*case)
            self._cases.append(prepared)
            if isinstance(prepared, Rewritten):
                is_alone = isinstance(case, Alone) or not prepared.inputs
                is_alone = is_alone or not self._shares or not self._backend.experience.promises(prepared)
                (alone if is_alone else batched).append(prepared)
        for group in (*alike(batched), *([one] for one in alone)):
            self._send(group)

    def receive(self) -> None:
        """Wait for the oldest module. If not all of its cases have results, send it again in parts.

        The parts are the cases that the message blames and the others; without blame, halves; after a timeout, single
        cases, so that a hang is awaited only once more.
        """
        module = self._modules.popleft()
        cases = module.cases
        self.size -= len(cases)
        outcome = module.result()
        if (outcomes := module.outcomes_of(outcome)) is not None:
            for case in cases if self._shares else ():
                self._backend.experience.learn(case, isinstance(outcome, Results))
            self._outcomes.update((id(c), o) for c, o in zip(cases, outcomes, strict=True))
            return
        if suspects := module.suspects(outcome):
            self._send([c for i, c in enumerate(cases) if i in suspects])
            self._send([c for i, c in enumerate(cases) if i not in suspects])
            return
        step = 1 if isinstance(outcome, TimedOut) else (len(cases) + 1) // 2
        for i in range(0, len(cases), step):
            self._send(cases[i : i + step])

    def take_known(self) -> Iterator[Outcome]:
        while self._cases:
            case = self._cases[0]
            if not isinstance(case, Unsupported) and id(case) not in self._outcomes:
                return
            self._cases.popleft()
            yield case if isinstance(case, Unsupported) else self._outcomes.pop(id(case))

    def _send(self, cases: Sequence[Rewritten]) -> None:
        if cases:
            self._modules.append(Module(self._backend, cases))
            self.size += len(cases)


def alike(cases: Sequence[Rewritten]) -> list[Sequence[Rewritten]]:
    """Return groups of cases that may share a module: made for the same process grid and prepared by the same passes.

    A backend may run passes on a module because of one program with quantized types or dynamic sizes, and so compile
    the others differently than alone.
    """
    if len(cases) < 2:
        return [cases]
    groups: dict[object, list[Rewritten]] = {}
    for i, case in enumerate(cases):
        program = case.program
        treatment = _treatment(program)
        grid = program.num_replicas, program.num_partitions
        groups.setdefault((treatment, grid) if treatment else i, []).append(case)
    return list(groups.values())


def _treatment(program: Program) -> str | None:
    """Return the kind of passes that a backend may prepare the program with; None if they depend on its sizes."""
    if any(has_dynamic_sizes(a.type) for a in program.main.arguments):
        return None
    found = "plain"
    for o in program.operations():
        if facts_of(o.name).static_form is not None:
            return None
        if found == "plain" and any(is_quantized_tensor(v.type) for v in (*o.operands, *o.results)):
            found = "quantized"
    return found


def together(cases: Sequence[Rewritten]) -> Case:
    times = max(len(case.inputs) for case in cases)
    rows = [[a for case in cases for a in case.inputs[min(k, len(case.inputs) - 1)]] for k in range(times)]
    return join_programs([case.program for case in cases]), rows


class Module:
    def __init__(self, backend: HostedBackend, cases: Sequence[Rewritten]) -> None:
        self.cases = cases
        begin = time.perf_counter()
        program, inputs = together(cases) if len(cases) > 1 else (cases[0].program, cases[0].inputs)
        spent = time.perf_counter() - begin
        self._program = program
        sent = backend.send(program, inputs)
        self._sent = replace(sent, seconds=sent.seconds + spent)

    def result(self) -> Outcome:
        return self._sent.result()

    def suspects(self, outcome: Outcome) -> set[int]:
        message = "" if isinstance(outcome, Results | TimedOut) else outcome.message
        at_lines = functions_in_message(message, self._program)
        found = {i for i in range(len(self.cases)) if any(f.startswith(prefix_of(i)) for f in at_lines)}
        if not found:
            ops = [{o.name for o in case.program.operations()} for case in self.cases]
            named = next(iter(ops_in_message(set().union(*ops), message)), None)
            found = {i for i, names in enumerate(ops) if named in names}
        return found if len(found) < len(self.cases) else set()

    def outcomes_of(self, outcome: Outcome) -> list[Outcome] | None:
        """Return the outcome of each case, or None if the module's outcome does not determine them."""
        if len(self.cases) == 1:
            return [restore_outcome(outcome, self.cases[0])]
        widths = [len(case.program.main.result_types) for case in self.cases]
        if not isinstance(outcome, Results) or any(len(row) != sum(widths) for row in outcome.outputs):
            return None
        seconds = {stage: spent / len(self.cases) for stage, spent in outcome.seconds.items()}
        apart: list[Outcome] = []
        start = 0
        for case, width in zip(self.cases, widths, strict=True):
            own = tuple(row[start : start + width] for row in outcome.outputs[: len(case.inputs)])
            shown = outcome.shown[start : start + width]
            apart.append(restore_outcome(replace(outcome, outputs=own, seconds=seconds, shown=shown), case))
            start += width
        return apart
