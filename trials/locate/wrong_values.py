"""Localization of wrong values by one more execution, which returns all intermediate values.

Each operation is judged on the operands that the backend itself computed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from generators.cases import Case
from oracles import judge
from oracles.backends import run_many
from oracles.backends.protocol import Backend, Outcome, Results
from oracles.deviations import identical
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Array
from results.verdicts import Conforms, Deviates, Verdict, fails
from spec.program import Constant, Operation, Value
from spec.types import QuantizedType, TensorType, dtype
from trials.locate.loop_turns import wrong_turn
from trials.pieces.all_values import Observed, Step, in_parts, with_all_values
from trials.pieces.single_operation import Alone, Column, computation, constants_of
from trials.pieces.unrolling import unroll

MOST_NESTED = 3
"""Maximum depth to which loops in loops are unrolled."""
MOST_BYTES = 1 << 28
"""Maximum size in bytes of the values returned by one execution."""


@dataclass(frozen=True)
class Candidate:
    at: Operation
    alone: Case
    constant: Case | None
    """The same with constant operands kept; None where it has none."""
    results: tuple[tuple[Array, ...], ...]
    within: tuple[Candidate, ...] = ()
    """For a loop, the candidates in its unrolled turns."""
    is_more: bool = False
    """For a loop, whether these candidates do not explain its wrong results."""

    @property
    def operation(self) -> Operation:
        return self.alone.program.main.body.operations[-2]


def candidates(
    backend: Backend, latitude: Latitude, cases: Sequence[Case], depth: int = MOST_NESTED
) -> list[list[Candidate] | None]:
    """Return for each case the operations with wrong results, in program order.

    None for a case whose intermediate values are not returned. Calls count as operations.
    """
    seen = _observe(backend, cases)
    return _look_into_loops(backend, latitude, [None if s is None else list(s.wrong(latitude)) for s in seen], depth)


@dataclass(frozen=True)
class Survey:
    candidates: tuple[Candidate, ...] = ()
    conforming: tuple[Operation, ...] = ()
    """Operations whose results conform for the operands that the backend computed."""
    open: tuple[Operation, ...] = ()
    """Operations that cannot be judged: the evaluator leaves them open, their values are not returned, or no
    input reaches them.
    """


def survey(
    backend: Backend, latitude: Latitude, case: Case, *, most_bytes: int = MOST_BYTES, depth: int = MOST_NESTED
) -> Survey | None:
    """Judge each operation of `main`; None where the backend does not return intermediate values.

    At most `most_bytes` are returned per execution; larger programs take several executions.
    """
    candidates: list[Candidate] = []
    conforming: list[Operation] = []
    left_open: list[Operation] = []
    for seen in observations(backend, case, frozenset(backend.describe().element_types), most_bytes):
        if seen is None:
            return None
        for operation, said in seen.judge_steps(latitude):
            if isinstance(said, Candidate):
                candidates.append(said)
            else:
                (conforming if said else left_open).append(operation)
    [opened] = _look_into_loops(backend, latitude, [candidates], depth)
    return Survey(tuple(opened or ()), tuple(conforming), tuple(left_open))


def observations(
    backend: Backend, case: Case, element_types: frozenset[str], most_bytes: int = MOST_BYTES
) -> Iterator[Observation | None]:
    """Run a case so that it returns all intermediate values; yield one observation per execution, None if it fails.

    Each execution returns the values of a part of the operations.
    """
    watched = with_all_values(case.program, element_types)
    for part in in_parts(watched, most_bytes // max(1, len(case.inputs))):
        [outcome] = run_many(backend, [(part.program, case.inputs)])
        yield Observation.of(case, part, outcome, watched.steps)


def _observe(backend: Backend, cases: Sequence[Case]) -> list[Observation | None]:
    element_types = frozenset(backend.describe().element_types)
    watched = [with_all_values(c.program, element_types) for c in cases]
    outcomes = run_many(backend, [(w.program, c.inputs) for w, c in zip(watched, cases, strict=True)])
    return [Observation.of(c, w, o) for c, w, o in zip(cases, watched, outcomes, strict=True)]


def _look_into_loops(
    backend: Backend, latitude: Latitude, found: list[list[Candidate] | None], depth: int
) -> list[list[Candidate] | None]:
    loops = [c for each in found for c in each or () if c.operation.name == "while"] if depth else []
    opened = [(c, loop) for c in loops if (loop := _open(backend, latitude, c)) is not None]
    if not opened:
        return found
    seen = _observe(backend, [loop.case for _, loop in opened])
    wrong = [None if s is None else list(s.wrong(latitude)) for s in seen]
    inner = _look_into_loops(backend, latitude, wrong, depth - 1)
    known = {
        id(c): replace(c, within=tuple(i or ()), is_more=s is not None and loop.ends_otherwise(s))
        for (c, loop), s, i in zip(opened, seen, inner, strict=True)
    }
    return [e if e is None else [known.get(id(c), c) for c in e] for e in found]


@dataclass(frozen=True)
class _Opened:
    """The turns of a loop as a program without it: all of them or, if they are many, the first wrong one."""

    case: Case
    results: Sequence[Sequence[Array]]
    """What the loop returned, or the state after that turn; one row per input set."""
    is_whole: bool

    def ends_otherwise(self, seen: Observation) -> bool:
        return seen.ends_otherwise(self.results, may_go_on=self.is_whole)


def _open(backend: Backend, latitude: Latitude, candidate: Candidate) -> _Opened | None:
    loop = candidate.constant or candidate.alone
    program = unroll(loop.program, loop.inputs)
    if program is not None:
        return _Opened(replace(loop, program=program), candidate.results, is_whole=True)
    turn = wrong_turn(backend, latitude, loop)
    return None if turn is None else _Opened(turn[0], [turn[1]], is_whole=False)


@dataclass(frozen=True)
class Observation:
    """The values that the backend computed in a program, by name; one array per input set."""

    case: Case
    steps: Sequence[Step]
    definitions: Mapping[str, Operation]
    columns: Mapping[str, Column]
    known: frozenset[str]
    """Names of values that operations can get as arguments."""

    @staticmethod
    def of(case: Case, watched: Observed, outcome: Outcome, whole: Sequence[Step] = ()) -> Observation | None:
        """Return the observation of a run, None where values are missing.

        `whole`: the steps of the whole program, where `watched` is only a part.
        """
        if not isinstance(outcome, Results) or any(len(row) != len(watched.names) for row in outcome.outputs):
            return None
        if len(outcome.outputs) != len(case.inputs):
            return None
        columns = {a.name: [row[i] for row in case.inputs] for i, a in enumerate(case.program.main.arguments)}
        for i, name in enumerate(watched.names):
            columns[name] = [np.asarray(row[i]) for row in outcome.outputs]
        definitions = {r.name: s.operation for s in whole or watched.steps for r in s.operation.results}
        known = {n for n in columns if n not in definitions or _is_static(n, definitions[n])}
        return Observation(case, watched.steps, definitions, columns, frozenset(known))

    def wrong(self, latitude: Latitude) -> Iterator[Candidate]:
        return (said for _, said in self.judge_steps(latitude) if isinstance(said, Candidate))

    def judge_steps(self, latitude: Latitude) -> Iterator[tuple[Operation, Candidate | bool]]:
        """Yield each operation with a Candidate if it is wrong, True if it conforms, False if it cannot be judged."""
        return ((step.operation, self._judge(step, latitude)) for step in self.steps)

    def _judge(self, step: Step, latitude: Latitude) -> Candidate | bool:
        rows = self._rows(step)
        one = self._alone(step.operation)
        if not rows or not self._are_seen(one.returned) or not self._fit(one, rows):
            return False
        if step.taken is not None:
            return self._chooses_rightly(step, rows) or self._candidate(step.operation, one, rows)
        verdict = self._verdict(one, rows, latitude)
        if fails(verdict):
            return self._candidate(step.operation, one, rows)
        return isinstance(verdict, Conforms | Deviates)  # a behaviour is none of its faults

    def case_of(self, step: Step) -> tuple[Case, Results] | None:
        """Return a case of an operation alone on the operands that the backend computed, and the backend's results.

        None where these are not known, or not every input set reaches the operation.
        """
        rows = self._rows(step)
        one = self._alone(step.operation)
        if len(rows) < len(self.case.inputs) or not self._are_seen(one.returned) or not self._fit(one, rows):
            return None
        return self._case(one, rows), Results(self._results(one, rows))

    def ends_otherwise(self, results: Sequence[Sequence[Array]], *, may_go_on: bool) -> bool:
        """Return whether the loop's final state differs from `results`, in input sets for which the loop has ended.

        `may_go_on`: the last output tells whether the loop would continue.
        """
        returned = self.case.program.main.body.returned
        *state, goes_on = returned if may_go_on else (*returned, None)
        names = [v.name for v in state if v is not None and isinstance(v.type, TensorType)]
        if not all(n in self.columns for n in (*names, *([goes_on.name] if goes_on else []))):
            return False
        return any(
            not all(identical(a, self.columns[n][k]) for a, n in zip(row, names, strict=True))
            for k, row in enumerate(results)
            if goes_on is None or not self.columns[goes_on.name][k].any()
        )

    def _rows(self, step: Step) -> list[int]:
        return [
            k
            for k in range(len(self.case.inputs))
            if all((np.asarray(self.columns[name][k]) == branch).all() for name, branch in step.branches)
        ]

    def _alone(self, operation: Operation, constants: Mapping[str, Constant] | None = None) -> Alone:
        return computation(self.case.program, operation, self.definitions, self.known, constants)

    def _are_seen(self, names: Sequence[str]) -> bool:
        return bool(names) and all(n in self.columns for n in names)

    def _fit(self, one: Alone, rows: Sequence[int]) -> bool:
        """Return whether all values are known and the operands have their declared types.

        If an operand has another type, the operation that computed it is to blame.
        """
        known = all(n in self.columns for n in (*one.arguments, *one.returned))
        inputs = one.inputs(self.columns, rows) if known else ()
        return bool(inputs) and all(
            _fits(array, a, self.case.program.num_processes)
            for row in inputs
            for array, a in zip(row, one.program.main.arguments, strict=True)
        )

    def _verdict(self, one: Alone, rows: Sequence[int], latitude: Latitude) -> Verdict:
        inputs = one.inputs(self.columns, rows)
        expected = judge.expectation(one.program, inputs, judge.mode_for(one.program), latitude)
        return judge.judge(Results(self._results(one, rows)), expected, one.program, len(rows))

    def _chooses_rightly(self, step: Step, rows: Sequence[int]) -> bool:
        """Return whether the branch that the operand selects was taken, and its values are the operation's results."""
        operation = step.operation
        assert step.taken is not None
        last = len(operation.regions) - 1
        for k in rows:
            operand = self._by_process(operation.operands[0].name, k)
            taken = self._by_process(step.taken, k)
            for p, (chosen, number) in enumerate(zip(operand, taken, strict=True)):
                if int(number) != _branch(operation.name, chosen, last):
                    return False
                returned = operation.regions[int(number)].returned
                if not all(self._same(v, r, k, p) for v, r in zip(returned, operation.results, strict=True)):
                    return False
        return True

    def _by_process(self, name: str, k: int) -> Array:
        array = self.columns[name][k]
        return array if self.case.program.num_processes > 1 else array[np.newaxis]

    def _same(self, value: Value, result: Value, k: int, p: int) -> bool:
        if value.name not in self.columns or result.name not in self.columns:
            return True
        return identical(self._by_process(value.name, k)[p], self._by_process(result.name, k)[p])

    def _candidate(self, operation: Operation, one: Alone, rows: Sequence[int]) -> Candidate:
        constants = constants_of(operation, self.definitions, self.columns, rows)
        kept = self._alone(operation, constants) if constants else None
        constant = None if kept is None else self._case(kept, rows)
        return Candidate(operation, self._case(one, rows), constant, self._results(one, rows))

    def _results(self, one: Alone, rows: Sequence[int]) -> tuple[tuple[Array, ...], ...]:
        return tuple(tuple(self.columns[name][k] for name in one.returned) for k in rows)

    def _case(self, one: Alone, rows: Sequence[int]) -> Case:
        return Case(one.program, one.inputs(self.columns, rows), shape_class=self.case.shape_class)


def _is_static(name: str, definition: Operation) -> bool:
    return any(r.name == name and isinstance(r.type, TensorType) and r.type.is_static for r in definition.results)


def _branch(name: str, operand: np.generic, last: int) -> int:
    if name == "if":
        return 0 if operand else 1
    return int(operand) if 0 <= int(operand) <= last else last


def _fits(array: Array, argument: Value, processes: int) -> bool:
    t = argument.type
    if not isinstance(t, TensorType) or array.dtype != dtype(t.element_type):
        return False
    q = t.element_type
    if isinstance(q, QuantizedType) and not q.holds(array):
        return False
    shape = t.shape if processes == 1 else (processes, *t.shape)
    return len(shape) == array.ndim and all(d in (None, n) for d, n in zip(shape, array.shape, strict=True))
