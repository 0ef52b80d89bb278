"""Localization of crashes, timeouts and rejections: each operation is run alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from generators.cases import Case, Inputs
from oracles import judge
from oracles.backends.protocol import Backend, crosses
from oracles.evaluator import Mode
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from results.verdicts import Crashes, RejectsValid, TimesOut, Verdict, fails
from spec.program import Constant, Operation, Program, Value
from spec.rewriting import clone, used_values
from spec.types import TensorType
from trials.checks import NOT_RUN, Check, Executed, Judged, Verified
from trials.error_messages import gist, is_bare_signal
from trials.locate.confirmation import Suspect
from trials.pieces.all_values import BRANCHING, zeros
from trials.pieces.single_operation import Alone, Column, computation, constants_of

MOST_RUNS = 200
MOST_CRASHES = 8
"""Runs that crash cost a new process."""
MOST_HANGS = 3
"""Runs that hang cost the whole time limit."""


def locate_crash(backend: Backend, latitude: Latitude, judged: Judged) -> list[Suspect]:
    """Return the operations that fail alone as the program does, in program order; for control flow, those inside it.

    Only the first one is returned, unless the message is a bare signal, which may have several causes. If there is
    none, return the first operation that is rejected alone with another message: it may be lowered to something that
    the compiler rejects only where the result is used.
    """
    search = _Search.of(backend, latitude, judged)
    found = list(search.among(judged.case.program.main.body.operations[:-1]))
    return found or search.refused[:1]


def fail_alike(a: Verdict, b: Verdict) -> bool:
    return fails(a) and type(a) is type(b) and gist(_message(a)) == gist(_message(b))


def _message(verdict: Verdict) -> str:
    return verdict.message if isinstance(verdict, Crashes | RejectsValid) else ""


@dataclass
class _Search:
    backend: Backend
    latitude: Latitude
    judged: Judged
    check: Check
    element_types: frozenset[str]
    """Element types of values that can be passed to the backend."""
    definitions: dict[str, Operation] = field(default_factory=dict)
    known: set[str] = field(default_factory=set)
    """Names of values that operations get as arguments."""
    columns: dict[str, Column] = field(default_factory=dict)
    """The arrays of these values, where programs are executed."""
    suspected: set[str] = field(default_factory=set)
    """Names of results of suspects, and of what is computed from them where it cannot be passed as an argument."""
    refused: list[Suspect] = field(default_factory=list)
    """Operations that are rejected alone with another message than the program."""
    tried: dict[Program, Judged] = field(default_factory=dict)
    patience: float = 1
    """Remaining share of the budget; each run consumes some."""

    @staticmethod
    def of(backend: Backend, latitude: Latitude, judged: Judged) -> _Search:
        check: Check = Verified(judge.judge_valid) if judged.expected is NOT_RUN else Executed()
        search = _Search(backend, latitude, judged, check, frozenset(backend.describe().element_types))
        for i, a in enumerate(judged.case.program.main.arguments):
            search.known.add(a.name)
            search.columns[a.name] = [row[i] for row in judged.case.inputs]
        return search

    def among(self, operations: Sequence[Operation]) -> Iterator[Suspect]:
        for operation in operations:
            if self.patience < 0:
                return
            self.definitions.update((r.name, operation) for r in operation.results)
            needs_one = not self.suspected.isdisjoint(used_values(operation).keys() - self.known)
            suspect = None if needs_one else self._suspect(operation)
            if needs_one or suspect is not None:
                self.suspected.update(r.name for r in operation.results)
            if suspect is not None:
                yield from list(self.among(_inside(operation))) or [suspect]
                if not is_bare_signal(_message(suspect.judged.verdict)):
                    return
            self._compute(operation)

    def _suspect(self, operation: Operation) -> Suspect | None:
        plain = self._run_alone(self._alone(operation))
        if plain is not None and fail_alike(plain.verdict, self.judged.verdict):
            return Suspect(plain, constants_kept=False)
        constants = constants_of(operation, self.definitions, self.columns, range(len(self.judged.case.inputs)))
        kept = self._run_alone(self._alone(operation, constants)) if constants else None
        if kept is not None and fail_alike(kept.verdict, self.judged.verdict):
            return Suspect(kept, constants_kept=True)
        nearest = plain if kept is None else kept
        if nearest is not None and {type(nearest.verdict), type(self.judged.verdict)} == {RejectsValid}:
            self.refused.append(Suspect(nearest, constants_kept=kept is not None))
        return None

    def _alone(self, operation: Operation, constants: Mapping[str, Constant] | None = None) -> Alone:
        return computation(self.judged.case.program, operation, self.definitions, self.known, constants)

    def _run_alone(self, one: Alone) -> Judged | None:
        if one.program in self.tried:
            return self.tried[one.program]
        if self.patience < 0:
            return None
        case = Case(one.program, self._inputs(one))
        judged = self.tried[one.program] = self.check(self.backend, [case], self.latitude)[0]
        self.patience -= _cost(judged.verdict)
        return judged

    def _inputs(self, one: Alone) -> Inputs:
        return one.inputs(self.columns, range(len(self.judged.case.inputs)))

    def _compute(self, operation: Operation) -> None:
        """Store the operation's results as the reference evaluator computes them, or zeros."""
        results = [r for r in operation.results if self._can_be_given(r)]
        one = self._alone(operation)
        inputs = self._inputs(one)
        expected = judge.expectation(one.program, inputs, Mode.STRICT, self.latitude) if inputs else None
        for value in results:
            self.known.add(value.name)
            sets = expected[one.returned.index(value.name)] if isinstance(expected, tuple) else None
            self.columns[value.name] = self._column(value, sets)

    def _column(self, value: Value, sets: object) -> Column:
        program, count = self.judged.case.program, len(self.judged.case.inputs)
        assert isinstance(value.type, TensorType)
        shape = (
            value.type.static_shape if program.num_processes == 1 else (program.num_processes, *value.type.static_shape)
        )
        if isinstance(sets, Acceptance):
            return [np.asarray(row) for row in np.broadcast_to(sets.values(), (count, *shape)).copy()]
        return [np.broadcast_to(zeros(value.type), shape)] * count

    def _can_be_given(self, value: Value) -> bool:
        t = value.type
        return isinstance(t, TensorType) and t.is_static and crosses(t.element_type, self.element_types)


def _cost(verdict: Verdict) -> float:
    match verdict:
        case Crashes():
            return 1 / MOST_CRASHES
        case TimesOut():
            return 1 / MOST_HANGS
    return 1 / MOST_RUNS


def _inside(operation: Operation) -> list[Operation]:
    """Return the operations in the branches, or in the condition and body of the first turn of a loop."""
    if operation.name == "while":
        given = [{a.name: v for a, v in zip(r.arguments, operation.operands, strict=True)} for r in operation.regions]
        bodies = [clone(replace(r, arguments=()), g) for r, g in zip(operation.regions, given, strict=True)]
        return [o for b in bodies for o in b.operations[:-1]]
    if operation.name in BRANCHING:
        return [o for r in operation.regions for o in r.operations[:-1]]
    return []
