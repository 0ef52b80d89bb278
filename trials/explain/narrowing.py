"""Narrowing of a long program to a few consecutive operations that fail in the same way.

They run on the operand values that the backend itself computed.
"""

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
from trials.locate.crashes import fail_alike
from trials.pieces.all_values import zeros
from trials.pieces.single_operation import Column, provide_values

FEW = 8
"""Programs with at most this many operations are not narrowed, because each of their operations is examined anyway."""
PATIENCE = 10.0
"""Seconds after which a part of a program that hangs counts as hanging."""

LEAST_PATIENCE, SLOWER = 2.0, 4.0
"""The limit shrinks to SLOWER times what the longest part without a hang took, but not below LEAST_PATIENCE seconds."""


@dataclass
class Parts:
    backend: Backend
    case: Case
    _element_types: frozenset[str] = frozenset()
    _columns: dict[int, Mapping[str, Column]] = field(default_factory=dict)

    @property
    def operations(self) -> Sequence[Operation]:
        return self.case.program.main.body.operations[:-1]

    def part(self, start: int, end: int) -> Case:
        """Return a case of the operations in [start, end), which returns the values that later operations use.

        Constants are included; other operands become arguments with the values that the backend computed.
        """
        operations = self.operations[start:end]
        defined = {r.name for o in operations for r in o.results}
        taken = {n: v for o in operations for n, v in used_values(o).items() if n not in defined}
        taking = provide_values(taken.values(), self._definitions(), self._can_be_arguments(start))
        returned = self._outputs(start, end)
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

    def _outputs(self, start: int, end: int) -> tuple[Value, ...]:
        used_inside = {n for o in self.operations[start:end] for n in used_values(o)}
        later = {n for o in self.operations[end:] for n in used_values(o)}
        later |= {v.name for v in self.case.program.main.body.returned}
        last = {r.name for r in self.operations[end - 1].results} if end > start else set()
        results = (r for o in self.operations[start:end] for r in o.results if isinstance(r.type, TensorType))
        return tuple(r for r in results if r.name in last or r.name in later or r.name not in used_inside)

    def _values(self, start: int, wanted: Sequence[Value]) -> Mapping[str, Column]:
        arguments = self.case.program.main.arguments
        given = {a.name: [row[i] for row in self.case.inputs] for i, a in enumerate(arguments)}
        missing = [v for v in wanted if v.name not in given]
        if missing and start not in self._columns:
            self._columns[start] = self._run_prefix(start, missing)
        return given | {v.name: self._columns[start].get(v.name) or self._zeros(v) for v in missing}

    def _run_prefix(self, start: int, values: Sequence[Value]) -> Mapping[str, Column]:
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


def with_time_limit(backend: Backend, seconds: float, *, may_be_longer: bool = False) -> Backend:
    within: Callable[..., Backend] | None = getattr(backend, "within", None)
    return backend if within is None else within(seconds, may_be_longer=may_be_longer)


def shortest_failing_part(parts: Parts, verdict: Verdict) -> Case | None:
    """Return the shortest part that crashes, is rejected or hangs as the program does.

    It is the shortest failing suffix of the shortest failing prefix. None if all operations in sequence do not fail so.
    """
    longest = 0.0

    def fails(start: int, end: int) -> bool:
        nonlocal longest
        case = parts.part(start, end)
        limit = min(PATIENCE, max(LEAST_PATIENCE, SLOWER * longest)) if longest else PATIENCE
        backend = with_time_limit(parts.backend, limit) if isinstance(verdict, TimesOut) else parts.backend
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
    if isinstance(one, Unsupported) and isinstance(other, Unsupported):
        return gist(one.message) == gist(other.message)
    return fail_alike(one, other)


def _first(low: int, high: int, holds: Callable[[int], bool]) -> int:
    """Return the smallest number in [low, high] for which a monotonic predicate holds.

    The predicate is taken to hold for `high`.
    """
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return low


def deviating_part(parts: Parts, check: Check, latitude: object, failure: Failure) -> Case | None:
    """Return the smallest deviating part found by repeated halving; None if no half deviates.

    The middle half, which overlaps the other two, is tried too.
    """
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
