"""Many cases on one backend: sent ahead of their outcomes, and several small programs in one module.

Compiling a module costs little more than compiling one program of it, so cases are put together; what does not come
back as results is split and asked again, down to single cases, whose outcomes are what counts. What is likely to fail,
because who sends it knows, or because no operation like one of its own was ever in a program with results, goes alone.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from oracles.backends.hosted import Case, HostedBackend, restored
from oracles.backends.message_blame import blamed_functions, blamed_ops
from oracles.backends.program_variants import InputSets, Rewritten, joined, prefix_of
from oracles.backends.protocol import Backend, Outcome, Results, TimedOut, Unsupported
from spec.dynamic_validity import has_dynamic_sizes
from spec.op import facts_of
from spec.program import Program
from spec.types import is_quantized_tensor

AHEAD = 3
"""Modules whose programs are on their way behind the one that is worked on, so that the worker never waits."""


class Alone(NamedTuple):
    """A case that is likely to fail, and so is not put together with others."""

    program: Program
    inputs: InputSets


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
    source, size = iter(cases), batch or backend.batch
    under_way = UnderWay(backend)
    while True:
        if under_way.size <= AHEAD * size and (some := list(islice(source, size))):
            under_way.send(some)
        elif under_way.size > 0:
            under_way.receive()
        else:
            return
        yield from under_way.known()


def verify_many(backend: Backend, programs: Iterable[Program]) -> list[Outcome]:
    """What `backend.verify` says of each program, in order; sent ahead where the backend can."""
    if not isinstance(backend, HostedBackend):
        return [backend.verify(program) for program in programs]
    return [sent.result() for sent in [backend.send(program, [], execute=False) for program in programs]]


class UnderWay:
    """Cases that were sent and whose outcomes were not taken yet."""

    def __init__(self, backend: HostedBackend) -> None:
        self.size = 0
        """How many of them are waited for."""
        self._backend = backend
        self._modules: deque[Module] = deque()
        self._cases: deque[Rewritten | Unsupported] = deque()
        self._outcomes: dict[int, Outcome] = {}
        """By the identity of the case."""

    def send(self, cases: Sequence[Case]) -> None:
        """Sends them together, as far as that can be done."""
        batched: list[Rewritten] = []
        alone: list[Rewritten] = []
        for case in cases:
            prepared = self._backend.prepare(*case)
            self._cases.append(prepared)
            if isinstance(prepared, Rewritten):
                is_alone = isinstance(case, Alone) or not prepared.inputs
                is_alone = is_alone or not self._backend.experience.promises(prepared)
                (alone if is_alone else batched).append(prepared)
        for group in (*alike(batched), *([one] for one in alone)):
            self._send(group)

    def receive(self) -> None:
        """Waits for what was sent first. Of several cases that did not all give results one is to blame: that of which
        the message speaks, if it does; else halves find it soonest; a hang is not to be waited for more than once."""
        module = self._modules.popleft()
        cases = module.cases
        self.size -= len(cases)
        outcome = module.result()
        if (outcomes := module.apart(outcome)) is not None:
            for case in cases:
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

    def known(self) -> Iterator[Outcome]:
        """The outcomes that are known, up to the first case that is waited for."""
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
    """The cases that may go into one module: those made for the same number of processes, and of these such as are
    prepared alike. A backend may run passes of its own on a module because of one program in it that is quantized or of
    dynamic sizes, and so compile the others otherwise than alone."""
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


def together(cases: Sequence[Rewritten]) -> Case:
    """Cases as one, of those that may go into one module: executed as often as the one with the most input sets."""
    times = max(len(case.inputs) for case in cases)
    rows = [[a for case in cases for a in case.inputs[min(k, len(case.inputs) - 1)]] for k in range(times)]
    return joined([case.program for case in cases]), rows


class Module:
    """Several cases on their way as one module, or one as it is."""

    def __init__(self, backend: HostedBackend, cases: Sequence[Rewritten]) -> None:
        self.cases = cases
        begin = time.perf_counter()
        program, inputs = together(cases) if len(cases) > 1 else (cases[0].program, cases[0].inputs)
        spent = time.perf_counter() - begin
        self._program = program
        sent = backend.send(program, inputs)
        self._sent = replace(sent, seconds=sent.seconds + spent)

    def result(self) -> Outcome:
        """Waits for what comes of it."""
        return self._sent.result()

    def suspects(self, outcome: Outcome) -> set[int]:
        """The numbers of the cases of which the message of an outcome speaks; none where that could be any of them."""
        message = "" if isinstance(outcome, Results | TimedOut) else outcome.message
        at_lines = blamed_functions(message, self._program)
        found = {i for i in range(len(self.cases)) if any(f.startswith(prefix_of(i)) for f in at_lines)}
        if not found:
            ops = [{o.name for o in case.program.operations()} for case in self.cases]
            named = next(iter(blamed_ops(set().union(*ops), message)), None)
            found = {i for i, names in enumerate(ops) if named in names}
        return found if len(found) < len(self.cases) else set()

    def apart(self, outcome: Outcome) -> list[Outcome] | None:
        """What came of each case; None where that cannot be told."""
        if len(self.cases) == 1:
            return [restored(outcome, self.cases[0])]
        widths = [len(case.program.main.result_types) for case in self.cases]
        if not isinstance(outcome, Results) or any(len(row) != sum(widths) for row in outcome.outputs):
            return None
        seconds = {stage: spent / len(self.cases) for stage, spent in outcome.seconds.items()}
        apart: list[Outcome] = []
        start = 0
        for case, width in zip(self.cases, widths, strict=True):
            own = tuple(row[start : start + width] for row in outcome.outputs[: len(case.inputs)])
            shown = outcome.shown[start : start + width]
            apart.append(restored(replace(outcome, outputs=own, seconds=seconds, shown=shown), case))
            start += width
        return apart
