"""The two ways in which a case is put to a backend: executed and judged element by element, or verified only."""

from __future__ import annotations

import re
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import repeat
from typing import Any, Literal, NamedTuple, Protocol

import numpy as np

from generators.cases import Case, Inputs
from oracles import deviations, judge
from oracles.backends import Alone, run_many, stream, verify_many
from oracles.backends.protocol import Backend, Crashed, Outcome, Rejected, Results, TimedOut, Unsupported
from oracles.evaluator import Mode, Unevaluated, evaluate
from oracles.judge import Expected
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.value_sets import AbstractValue
from results.verdicts import AcceptsInvalid, Conforms, Deviates, Tightness, Undecided, Verdict, fails
from spec.op import facts_of
from spec.program import Operation, Program
from spec.types import IntegerType, QuantizedType, TensorType, dtype
from trials.measured_accuracy import measured_ulps
from trials.pieces.judged_pieces import Pieces, judge_in_pieces


@dataclass(frozen=True, eq=False)
class Judged:
    """One case with what came of it. `seconds` are those of every stage, ours and the implementation's."""

    case: Case
    outcome: Outcome
    expected: Expected
    verdict: Verdict
    seconds: dict[str, float]
    in_pieces: Pieces | None = None
    """What came of judging the program in pieces, where its sets are too wide."""

    @property
    def tightness(self) -> Tightness | None:
        return judge.tightness(self.expected) if self.in_pieces is None else self.in_pieces.tightness

    @property
    def ulps(self) -> dict[str, float] | None:
        return measured_ulps(self.case, self.outcome, self.expected)


class Failure(NamedTuple):
    """A way in which a case speaks against an implementation: the verdict's name; of a deviation, kind and standing."""

    verdict: str
    kind: str | None = None
    standing: str | None = None


class Check(Protocol):
    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        """Puts cases to a backend and judges what comes of each."""
        ...


@dataclass(frozen=True)
class Executed:
    """Cases are run on their inputs. What was expected of the last ones is kept, since the next test often puts the
    same cases to another backend."""

    mode: Mode | None = None
    """None for what `judge.mode_for` says of each program."""
    is_strict: bool = False
    """Whether quantized arithmetic must round where dequantizing, computing and quantizing does."""
    repeats: int = 1
    """How many of the first input sets are run a second time, last, to see whether the results are the same."""
    scale: float = 0.0
    """What the width of sets is measured against where it is larger than the largest value of an output."""
    _kept: dict[Any, tuple[Case, Expected]] = field(default_factory=dict, compare=False)

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        return [self._settled(backend, j, latitude) for j in self._put(backend, cases, latitude)]

    def _settled(self, backend: Backend, judged: Judged, latitude: Latitude) -> Judged:
        """The verdict where a first look leaves it open: on fewer input sets, or in pieces."""
        return self._in_pieces(backend, self._without_open_inputs(backend, judged, latitude), latitude)

    def _in_pieces(self, backend: Backend, judged: Judged, latitude: Latitude) -> Judged:
        """A program whose sets say too little, judged where it can be cut."""
        if not judge.says_nothing(judged.verdict) or not isinstance(judged.outcome, Results):
            return judged

        def judge_piece(case: Case, outcome: Outcome, scale: float) -> tuple[Verdict, Expected]:
            expected = judge.expectation(case.program, case.inputs, Mode.FUSED, latitude)
            own = replace(self, mode=Mode.FUSED, scale=scale, _kept={})
            return own._verdict(case, outcome, expected, latitude), expected

        found = judge_in_pieces(backend, judged.case, judged.outcome, judge_piece)
        return judged if found is None else replace(judged, verdict=found.verdict, in_pieces=found)

    def stream(
        self, backend: Backend, cases: Iterable[Case], latitude: Latitude, doubtful: Iterable[bool] = repeat(False)
    ) -> Iterator[Judged]:
        """The same for cases without end: each is drawn and judged while the backend is at others. `doubtful` says of
        each whether it is likely to fail."""
        taken: deque[Case] = deque()

        def sent() -> Iterator[Alone | tuple[Program, Inputs]]:
            for case, is_doubtful in zip(cases, doubtful, strict=False):
                taken.append(case)
                inputs = (*case.inputs, *case.inputs[: self.repeats])
                yield Alone(case.program, inputs) if is_doubtful else (case.program, inputs)

        for outcome in stream(backend, sent()):
            judged = self._judged(taken.popleft(), outcome, latitude)
            yield self._settled(backend, judged, latitude)

    def _put(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        outcomes = run_many(backend, [(c.program, (*c.inputs, *c.inputs[: self.repeats])) for c in cases])
        return [self._judged(c, o, latitude) for c, o in zip(cases, outcomes, strict=True)]

    def _without_open_inputs(self, backend: Backend, judged: Judged, latitude: Latitude) -> Judged:
        """Where the specification leaves a result open, as of a division by zero, it leaves open too whether there is
        one: a case that ends the process or hangs over values is judged on the other input sets."""
        outcome, expected = judged.outcome, judged.expected
        if not is_about_values(outcome) or isinstance(expected, Unevaluated):
            return judged
        decided = decided_input_sets(expected, len(judged.case.inputs))
        if is_arithmetic_exception(outcome):
            rows = zip(decided, judged.case.inputs, strict=True)
            decided = [d and not divides_openly(judged.case.program, row) for d, row in rows]
        if all(decided):
            return judged
        if not any(decided):
            return replace(judged, verdict=Undecided(_aside(outcome)))
        rest = replace(judged.case, inputs=tuple(row for row, d in zip(judged.case.inputs, decided, strict=True) if d))
        return self._put(backend, [rest], latitude)[0]

    def _judged(self, case: Case, outcome: Outcome, latitude: Latitude) -> Judged:
        start = time.perf_counter()
        expected = UNSUPPORTED if isinstance(outcome, Unsupported) else self.expected(case, latitude)
        evaluated = time.perf_counter()
        n = len(case.inputs)
        if isinstance(outcome, Results) and len(outcome.outputs) == n + self.repeats:
            first, again = outcome.outputs[: self.repeats], outcome.outputs[n:]
            outcome = replace(outcome, outputs=outcome.outputs[:n])
            verdict = self._verdict(case, outcome, expected, latitude)
            if not fails(verdict):
                verdict = judge.compare_runs(first, again) or verdict
        else:
            verdict = judge.judge(outcome, expected, case.program, n + self.repeats)
        seconds = {"evaluate": evaluated - start, "judge": time.perf_counter() - evaluated, **outcome.seconds}
        return Judged(case, outcome, expected, verdict, seconds)

    def expected(self, case: Case, latitude: Latitude) -> Expected:
        key = (id(case), latitude)
        if key not in self._kept:
            if len(self._kept) > 64:
                self._kept.clear()
            # The case is kept along: its identity is the key.
            self._kept[key] = case, judge.expectation(case.program, case.inputs, self._mode(case), latitude)
        return self._kept[key][1]

    def _mode(self, case: Case) -> Mode:
        return self.mode or judge.mode_for(case.program)

    def _verdict(self, case: Case, outcome: Outcome, expected: Expected, latitude: Latitude) -> Verdict:
        """The verdict. A deviation that there is without the conventions of the implementation is what it is without
        them; one that only they decide is `inconsistent`: the implementation does here something else than it did where
        it was asked."""
        verdict = self._explained(case, outcome, expected, latitude)
        if not latitude.conventions or not isinstance(verdict, Deviates) or not verdict.fails or verdict.worst is None:
            return verdict
        freely = latitude.without_conventions()
        without = self._explained(case, outcome, self.expected(case, freely), freely)
        if fails(without):
            return without
        broken = self._broken(case, outcome, latitude)
        return replace(verdict, standing="inconsistent", also=(), conventions=broken)

    def _broken(self, case: Case, outcome: Outcome, latitude: Latitude) -> tuple[str, ...]:
        """The conventions without each of which the results conform; all of which results are decided, where no single
        one explains them."""

        def without(id_: str) -> Latitude:
            return replace(latitude, conventions=latitude.conventions - {id_})

        known = sorted(latitude.conventions)
        rest = [(i, self._explained(case, outcome, self.expected(case, without(i)), without(i))) for i in known]
        return tuple(i for i, verdict in rest if not fails(verdict))

    def _explained(self, case: Case, outcome: Outcome, expected: Expected, latitude: Latitude) -> Verdict:
        """The verdict; a deviation that flushing of subnormals explains in full is called that, and one that a quantum
        explains is none."""
        verdict = judge.judge(outcome, expected, case.program, len(case.inputs), self.scale)
        if not isinstance(verdict, Deviates) or verdict.worst is None or not verdict.fails:
            return verdict
        if not self.is_strict and is_quantized(case.program):
            off = judge.expectation(
                case.program, case.inputs, self._mode(case), replace(latitude, quantization=QUANTUM)
            )
            again = judge.judge(outcome, off, case.program, len(case.inputs))
            if not fails(again):
                return Conforms((QUANTUM,)) if isinstance(again, Conforms) else again
        if latitude.subnormals == "flushed":
            return verdict
        flushing = replace(latitude, subnormals="flushed")
        flushed = judge.expectation(case.program, case.inputs, self._mode(case), flushing)
        if fails(judge.judge(outcome, flushed, case.program, len(case.inputs))):
            return verdict
        values = deviations.promises_values(case.program, verdict.worst.output)
        return replace(verdict, kind=_FLUSH, standing=deviations.standing(_FLUSH, digits=True, values=values), also=())


_FLUSH: Literal["subnormal-flush"] = "subnormal-flush"
QUANTUM: Literal["quantum"] = "quantum"
"""The latitude that integer arithmetic has on quantized operands (see oracles.latitudes)."""


def is_quantized(program: Program) -> bool:
    """Whether a value of the program is quantized."""
    types = (v.type for o in program.operations() for v in (*o.operands, *o.results))
    return any(isinstance(t, TensorType) and isinstance(t.element_type, QuantizedType) for t in types)


def is_about_values(outcome: Outcome) -> bool:
    """Whether it may be values that ended the process, or were refused: while executing, or by an arithmetic exception
    at any time, as compilers compute with constants too."""
    match outcome:
        case Crashed(stage=stage) | Rejected(stage=stage):
            return stage == "execute" or is_arithmetic_exception(outcome)
        case TimedOut(stage=stage):
            return stage == "execute"
    return False


_BY_ZERO = re.compile(r"\b(division|divide|modulo|remainder) by zero\b", re.IGNORECASE)


def is_arithmetic_exception(outcome: Outcome) -> bool:
    """Whether the process ended by a division of integers, or the implementation says so in an error."""
    match outcome:
        case Crashed(exit_status=status):
            return status == -signal.SIGFPE
        case Rejected(message=message):
            return _BY_ZERO.search(message) is not None
    return False


def divides_openly(program: Program, row: Sequence[Array]) -> bool:
    """Whether a division of integers whose result is left open is carried out anywhere, though no output may tell: its
    result may be unused, or multiplied by zero."""
    found: list[Operation] = []

    def observe(operation: Operation, outputs: tuple[AbstractValue, ...]) -> None:
        if operation.name in ("divide", "remainder") and any(_has_open_integers(x) for x in outputs):
            found.append(operation)

    with suppress(Unevaluated):  # what was carried out before it gave up counts
        evaluate(program, [row], Mode.FUSED, observe=observe)
    return bool(found)


def _has_open_integers(value: AbstractValue) -> bool:
    return (
        isinstance(value, Acceptance) and isinstance(value.element_type, IntegerType) and bool(value.unspecified.any())
    )


def decided_input_sets(expected: tuple[AbstractValue, ...], count: int) -> list[bool]:
    """For each input set whether no element of any output is left open."""
    decided = np.ones(count, np.bool_)
    for sets in expected:
        if isinstance(sets, Acceptance):
            decided &= ~sets.unspecified.reshape(sets.unspecified.shape[0], -1).any(axis=1)
    return [bool(d) for d in decided]


NOT_RUN = Unevaluated("not run")
UNSUPPORTED = Unevaluated("unsupported")
"""There is nothing to hold against what conforms, which takes our time to find."""


@dataclass(frozen=True)
class Verified:
    """Programs are parsed, verified and compiled, but not run."""

    verdict: Callable[[Outcome], Verdict]

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        del latitude
        outcomes = verify_many(backend, [c.program for c in cases])
        return [self._judged(c, o) for c, o in zip(cases, outcomes, strict=True)]

    def _judged(self, case: Case, outcome: Outcome) -> Judged:
        verdict = self.verdict(outcome)
        rows = case.inputs if case.inputs or case.program.main.arguments else ((),)
        if is_arithmetic_exception(outcome) and any(divides_openly(case.program, row) for row in rows):
            verdict = Undecided(_aside(outcome))
        return Judged(case, outcome, NOT_RUN, verdict, dict(outcome.seconds))


def _aside(outcome: Outcome) -> str:
    return f"on input sets whose results the specification leaves open: {getattr(outcome, 'message', '')}"


OURS = "it is accepted; the specification's text does not have the op, and the label is ours"


def is_in_specification(op: str | None) -> bool:
    """Whether the text has the op; what is no op, as a type, it has."""
    return op is None or facts_of(op).in_specification


@dataclass(frozen=True)
class Refused:
    """Programs that break a constraint are parsed, verified and compiled. What is accepted so, and is about a process
    grid, is run too: some implementations learn of the grid only then. Where it cannot be run nothing was accepted."""

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        del latitude
        outcomes = verify_many(backend, [c.program for c in cases])
        return [self._judged(backend, c, o) for c, o in zip(cases, outcomes, strict=True)]

    def _judged(self, backend: Backend, case: Case, outcome: Outcome) -> Judged:
        program = case.program
        if isinstance(outcome, Results) and any(facts_of(o.name).uses_grid for o in program.operations()):
            outcome = self._run(backend, case) or outcome
        verdict = judge.judge_invalid(outcome)
        if isinstance(verdict, AcceptsInvalid) and not is_in_specification(case.op):
            verdict = Undecided(OURS)
        return Judged(case, outcome, NOT_RUN, verdict, dict(outcome.seconds))

    def _run(self, backend: Backend, case: Case) -> Outcome | None:
        """What comes of running it on zeros; None where its arguments are no plain tensors."""
        row = zeros(case.program)
        if row is None:
            return None
        return backend.run(case.program, [row])


def zeros(program: Program) -> tuple[np.ndarray[Any, Any], ...] | None:
    """An array of zeros for each argument; None where one is no tensor of a known shape."""
    types = [a.type for a in program.main.arguments]
    grid = () if program.num_processes == 1 else (program.num_processes,)
    found = [
        np.zeros((*grid, *t.static_shape), dtype(t.element_type))
        for t in types
        if isinstance(t, TensorType) and t.is_static and not isinstance(t.element_type, QuantizedType)
    ]
    return tuple(found) if len(found) == len(types) else None


def failures_of(verdict: Verdict) -> list[Failure]:
    """Every way in which a verdict speaks against an implementation, the gravest first."""
    name = type(verdict).__name__
    if isinstance(verdict, Deviates):
        return [Failure(name, d.kind, d.standing) for d in (verdict, *verdict.also) if d.fails]
    return [Failure(name)] if fails(verdict) else []


def only(verdict: Verdict, failure: Failure) -> Verdict:
    """The part of a verdict that says this."""
    if not isinstance(verdict, Deviates):
        return verdict
    part = next(d for d in (verdict, *verdict.also) if (failure.kind, failure.standing) == (d.kind, d.standing))
    return replace(part, also=())


def failing_row(case: Case, verdict: Verdict) -> tuple[np.ndarray[Any, Any], ...]:
    """The inputs of the worst element, else the first ones; none where the case has none."""
    worst = verdict.worst if isinstance(verdict, Deviates) else None
    place = worst.input_set if worst is not None and worst.input_set < len(case.inputs) else 0
    return case.inputs[place] if case.inputs else ()
