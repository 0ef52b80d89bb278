"""Of a program that is too long to be looked through, the part that fails as all of it does: a few consecutive
operations, on the values that the implementation itself computes for them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from generators.cases import Case
from oracles import judge
from oracles.backends.protocol import Backend, Results, crosses
from oracles.evaluator import Unevaluated
from results.verdicts import TimesOut, Unsupported, Verdict
from spec.normalized_names import canonical
from spec.program import Operation, Value
from spec.rewriting import used_values, with_main, without_unused_functions
from spec.types import TensorType
from trials.checks import Check, Failure, failures_of
from trials.computing_operations import constant_bytes
from trials.error_messages import gist
from trials.locate.crashes import alike
from trials.pieces.all_values import zeros
from trials.pieces.single_operation import Column, providing

FEW = 8
"""Programs of no more operations are not narrowed: what comes then looks at each."""
PATIENCE = 10.0
"""Seconds after which a part of a program that hangs is taken to hang too."""

LEAST_PATIENCE, SLOWER = 2.0, 4.0
"""And after so many times what the longest part took that did not hang."""


@dataclass
class Parts:
    """The parts of a case's `main`; calls are operations like others."""

    backend: Backend
    case: Case
    _element_types: frozenset[str] = frozenset()
    _columns: dict[int, Mapping[str, Column]] = field(default_factory=dict)

    @property
    def operations(self) -> Sequence[Operation]:
        return self.case.program.main.body.operations[:-1]

    def part(self, start: int, end: int) -> Case:
        """The operations from `start` to before `end`, returning what the rest of the program takes of them. They take
        constants as they are, and all else as arguments that hold what the implementation computes."""
        operations = self.operations[start:end]
        defined = {r.name for o in operations for r in o.results}
        taken = {n: v for o in operations for n, v in used_values(o).items() if n not in defined}
        taking = providing(taken.values(), self._definitions(), self._can_be_arguments(start))
        returned = self._returned(start, end)
        program = with_main(self.case.program, tuple(taking.arguments), (*taking.operations, *operations), returned)
        columns = self._values(start, taking.arguments)
        rows = tuple(tuple(columns[a.name][k] for a in taking.arguments) for k in range(len(self.case.inputs)))
        return Case(canonical(without_unused_functions(program)), rows, shape_class=self.case.shape_class)

    def _definitions(self) -> dict[str, Operation]:
        return {r.name: o for o in self.operations for r in o.results}

    def _can_be_arguments(self, start: int) -> set[str]:
        computed = (r for o in self.operations[:start] if not constant_bytes(o) for r in o.results)
        return {a.name for a in self.case.program.main.arguments} | {r.name for r in computed if self._crosses(r)}

    def _crosses(self, value: Value) -> bool:
        if not self._element_types:
            self._element_types = frozenset(self.backend.describe().element_types)
        t = value.type
        return isinstance(t, TensorType) and t.is_static and crosses(t.element_type, self._element_types)

    def _returned(self, start: int, end: int) -> tuple[Value, ...]:
        """What is used later, or by nothing, and what the last operation results in."""
        used_inside = {n for o in self.operations[start:end] for n in used_values(o)}
        later = {n for o in self.operations[end:] for n in used_values(o)}
        later |= {v.name for v in self.case.program.main.body.returned}
        last = {r.name for r in self.operations[end - 1].results} if end > start else set()
        results = (r for o in self.operations[start:end] for r in o.results if isinstance(r.type, TensorType))
        return tuple(r for r in results if r.name in last or r.name in later or r.name not in used_inside)

    def _values(self, start: int, wanted: Sequence[Value]) -> Mapping[str, Column]:
        """What the implementation computes for these values before the operation at `start`; zeros where it does not
        say."""
        arguments = self.case.program.main.arguments
        given = {a.name: [row[i] for row in self.case.inputs] for i, a in enumerate(arguments)}
        missing = [v for v in wanted if v.name not in given]
        if missing and start not in self._columns:
            self._columns[start] = self._computed(start, missing)
        return given | {v.name: self._columns[start].get(v.name) or self._zeros(v) for v in missing}

    def _computed(self, start: int, values: Sequence[Value]) -> Mapping[str, Column]:
        program = with_main(self.case.program, self.case.program.main.arguments, self.operations[:start], tuple(values))
        outcome = self.backend.run(canonical(program), self.case.inputs)
        if not isinstance(outcome, Results) or any(len(row) != len(values) for row in outcome.outputs):
            return {}
        return {v.name: [np.asarray(row[i]) for row in outcome.outputs] for i, v in enumerate(values)}

    def _zeros(self, value: Value) -> Column:
        assert isinstance(value.type, TensorType)
        processes = self.case.program.num_processes
        shape = value.type.static_shape if processes == 1 else (processes, *value.type.static_shape)
        return [np.broadcast_to(zeros(value.type), shape)] * len(self.case.inputs)


def patient(backend: Backend, seconds: float) -> Backend:
    """The backend with that time limit for a program where it is shorter, if it can be had so."""
    within: Callable[[float], Backend] | None = getattr(backend, "within", None)
    return backend if within is None else within(seconds)


def ending(parts: Parts, verdict: Verdict) -> Case | None:
    """The shortest part that ends as all of the program does, in a crash, a refusal or a hang: of the shortest
    beginning that does, the shortest end. None where the operations one after another do not end so."""
    longest = 0.0

    def fails(start: int, end: int) -> bool:
        nonlocal longest
        case = parts.part(start, end)
        limit = min(PATIENCE, max(LEAST_PATIENCE, SLOWER * longest)) if longest else PATIENCE
        backend = patient(parts.backend, limit) if isinstance(verdict, TimesOut) else parts.backend
        begin = time.monotonic()
        outcome = backend.run(case.program, case.inputs)
        longest = max(longest, time.monotonic() - begin) if isinstance(outcome, Results) else longest
        return ends_alike(judge.judge(outcome, _NOT_ASKED, case.program, len(case.inputs)), verdict)

    count = len(parts.operations)
    if not count or not fails(0, count):
        return None
    end = _first(1, count, lambda n: fails(0, n))
    start = end - _first(1, end, lambda n: fails(end - n, end))
    return parts.part(start, end)


_NOT_ASKED = Unevaluated("not asked for")


def ends_alike(one: Verdict, other: Verdict) -> bool:
    """Whether two programs end in the same way, as far as what is said tells."""
    if isinstance(one, Unsupported) and isinstance(other, Unsupported):
        return gist(one.message) == gist(other.message)
    return alike(one, other)


def _first(low: int, high: int, holds: Callable[[int], bool]) -> int:
    """The least number from `low` to `high` that something holds of, where it holds of all larger ones, and of `high`
    in any case."""
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return low


def deviating(parts: Parts, check: Check, latitude: object, failure: Failure) -> Case | None:
    """A part that deviates so, by halves and by halves that overlap these; None where no half does."""
    start, end = 0, len(parts.operations)
    found: Case | None = None
    while end - start > FEW:
        length = (end - start + 1) // 2
        for begin in (start, end - length, start + length // 2):
            case = parts.part(begin, begin + length)
            [judged] = check(parts.backend, [case], latitude)  # type: ignore[arg-type]
            if failure in failures_of(judged.verdict):
                start, end, found = begin, begin + length, case
                break
        else:
            break
    return found
