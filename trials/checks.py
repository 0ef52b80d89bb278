"""Checks: ways to run cases on a backend and judge the outcomes (executed, only compiled, expected to be refused)."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import repeat
from typing import Any, Literal, NamedTuple, Protocol

import numpy as np

from generators.cases import Case, Inputs
from oracles import deviations, judge
from oracles.backends import Alone, run_many, stream, verify_many
from oracles.backends.protocol import Backend, Outcome, Results, Unsupported
from oracles.evaluator import Mode, Unevaluated
from oracles.judge import Expected
from oracles.latitudes import Latitude
from oracles.sets.unrounded import name_of_freedom
from results.verdicts import AcceptsInvalid, Conforms, Deviates, Tightness, Undecided, Verdict, fails
from spec.op import facts_of
from spec.program import Program
from spec.types import QuantizedType, TensorType, dtype
from trials.computing_operations import is_one_operation
from trials.measured_accuracy import measured_ulps
from trials.open_inputs import decided_input_sets, divides_openly, is_about_values, is_arithmetic_exception
from trials.pieces.judged_pieces import Cuts, Pieces, judge_in_pieces

MOST_ULPS = 100.0
"""Median width of the sets of a program beyond which an error of 1e-4 could hide in one of its operations."""


@dataclass(frozen=True, eq=False)
class Judged:
    """A case with its outcome, the expected results and the verdict. `seconds`: by stage, ours and the backend's."""

    case: Case
    outcome: Outcome
    expected: Expected
    verdict: Verdict
    seconds: dict[str, float]
    in_pieces: Pieces | None = None
    """Set where the sets of conforming results of the whole program were too wide, and its pieces were judged instead.
    """
    piece: Judged | None = None
    """The piece that deviates, as a program of its own."""

    @property
    def tightness(self) -> Tightness | None:
        return judge.tightness(self.expected) if self.in_pieces is None else self.in_pieces.tightness

    @property
    def ulps(self) -> dict[str, float] | None:
        return measured_ulps(self.case, self.outcome, self.expected)


class Failure(NamedTuple):
    """One way in which a case fails: the name of the verdict and, for a deviation, its kind and standing."""

    verdict: str
    kind: str | None = None
    standing: str | None = None


class Check(Protocol):
    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]: ...


@dataclass(frozen=True)
class Executed:
    """Check that runs cases on their inputs and compares the results with the conforming ones.

    Expected results are cached, because the next test often runs the same cases on another backend.
    """

    mode: Mode | None = None
    """None: `judge.mode_for` decides per program."""
    is_strict: bool = False
    """Quantized results must equal those of dequantizing, computing and quantizing; rounding otherwise is not accepted.
    """
    repeats: int = 1
    """How many input sets, from the first on, are run a second time at the end, to detect nondeterminism."""
    most_ulps: float | None = None
    """A program that conforms is judged in pieces, too, where the median width of its sets is larger than this."""
    scale: float = 0.0
    """The width of a set is measured relative to the largest magnitude of its output, or to this where this is larger.
    """
    _kept: dict[Any, tuple[Case, Expected]] = field(default_factory=dict, compare=False)

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        return [self._settle(backend, j, latitude) for j in self._run_cases(backend, cases, latitude)]

    def _settle(self, backend: Backend, judged: Judged, latitude: Latitude) -> Judged:
        """Judge again where the first verdict is open: on fewer input sets, or piece by piece."""
        return self._judge_in_pieces(backend, self._without_open_inputs(backend, judged, latitude), latitude)

    def _judge_in_pieces(self, backend: Backend, judged: Judged, latitude: Latitude) -> Judged:
        """Judge a program piece by piece if its verdict tells too little.

        That is so if the sets of conforming results are too wide to tell anything, or if the program contradicts a
        convention: another operation may be wrong, on a value that only the convention decides. A program of one
        operation stays whole.
        """
        contradicts = isinstance(judged.verdict, Deviates) and judged.verdict.standing == "inconsistent"
        is_wide = self._is_wide(judged)
        if not (contradicts or is_wide or judge.says_nothing(judged.verdict)):
            return judged
        if is_one_operation(judged.case.program) or not isinstance(judged.outcome, Results):
            return judged

        def judge_piece(case: Case, outcome: Outcome, scale: float) -> tuple[Verdict, Expected]:
            expected = judge.expectation(case.program, case.inputs, Mode.FUSED, latitude)
            own = replace(self, mode=Mode.FUSED, scale=scale, most_ulps=None, _kept={})
            return own._verdict(case, outcome, expected, latitude), expected

        cuts = Cuts.EVERYWHERE if contradicts else Cuts.STORED
        found = judge_in_pieces(backend, judged.case, judged.outcome, judge_piece, cuts=cuts, confirms=is_wide)
        piece = None
        if found is not None and isinstance(found.verdict, Deviates) and found.verdict.fails:
            piece = self._confirm(backend, found.deviating, latitude)
            if piece is None:
                found = replace(found, verdict=Undecided(f"{found.verdict.message}, which conforms as it is run alone"))
        if found is None or (contradicts and not fails(found.verdict)):
            return judged
        if is_wide and isinstance(found.verdict, Undecided):
            return judged
        verdict = _about_outputs(found.verdict, len(judged.case.program.main.result_types))
        return replace(judged, verdict=verdict, in_pieces=found, piece=piece)

    def _confirm(self, backend: Backend, piece: Case | None, latitude: Latitude) -> Judged | None:
        """Run and judge a deviating piece as a program of its own; return None if it does not deviate again.

        A finding must fail again when somebody runs its published program.
        """
        if piece is None:
            return None
        again = self._run_cases(backend, [piece], latitude)[0]
        return again if isinstance(again.verdict, Deviates) and again.verdict.fails else None

    def _is_wide(self, judged: Judged) -> bool:
        if self.most_ulps is None or not isinstance(judged.verdict, Conforms):
            return False
        tightness = judge.tightness(judged.expected)
        return tightness is not None and float(tightness.median_ulps or 0.0) > self.most_ulps

    def stream(
        self, backend: Backend, cases: Iterable[Case], latitude: Latitude, doubtful: Iterable[bool] = repeat(False)
    ) -> Iterator[Judged]:
        """Yield the judged cases of an unlimited sequence; cases are drawn and judged while the backend runs others.

        `doubtful`: for each case, whether it is likely to fail; such a case is compiled alone.
        """
        taken: deque[Case] = deque()

        def requests() -> Iterator[Alone | tuple[Program, Inputs]]:
            for case, is_doubtful in zip(cases, doubtful, strict=False):
                taken.append(case)
                inputs = (*case.inputs, *case.inputs[: self.repeats])
                yield Alone(case.program, inputs) if is_doubtful else (case.program, inputs)

        for outcome in stream(backend, requests()):
            judged = self._judge(taken.popleft(), outcome, latitude)
            yield self._settle(backend, judged, latitude)

    def _run_cases(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        outcomes = run_many(backend, [(c.program, (*c.inputs, *c.inputs[: self.repeats])) for c in cases])
        return [self._judge(c, o, latitude) for c, o in zip(cases, outcomes, strict=True)]

    def _without_open_inputs(self, backend: Backend, judged: Judged, latitude: Latitude) -> Judged:
        """Judge a case without the input sets whose results the specification leaves open.

        Only for a case that crashes, hangs or is refused because of values. For example, a division of integers by zero
        may end the process; the case is then judged on the other input sets. Undecided if no others are left.
        """
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
        return self._run_cases(backend, [rest], latitude)[0]

    def _judge(self, case: Case, outcome: Outcome, latitude: Latitude) -> Judged:
        start = time.perf_counter()
        if not isinstance(outcome, Results) or len(outcome.outputs) != len(case.inputs) + self.repeats:
            expected = UNSUPPORTED if isinstance(outcome, Unsupported) else self.expectation(case, latitude)
            evaluated = time.perf_counter()
            verdict = judge.judge(outcome, expected, case.program, len(case.inputs) + self.repeats)
        else:
            n = len(case.inputs)
            first, again = outcome.outputs[: self.repeats], outcome.outputs[n:]
            outcome = replace(outcome, outputs=outcome.outputs[:n])
            strict = self._strict_expectation(case, outcome, latitude)
            expected = self.expectation(case, latitude) if strict is None else strict
            evaluated = time.perf_counter()
            verdict = self._verdict(case, outcome, expected, latitude)
            if strict is None and verdict == Conforms() and self._mode(case) is Mode.FUSED:
                verdict = Conforms((name_of_freedom(case.program),))
            if not fails(verdict):
                verdict = judge.compare_runs(first, again) or verdict
        seconds = {"evaluate": evaluated - start, "judge": time.perf_counter() - evaluated, **outcome.seconds}
        return Judged(case, outcome, expected, verdict, seconds)

    def _strict_expectation(self, case: Case, outcome: Outcome, latitude: Latitude) -> Expected | None:
        """Return the sets in which every operation is rounded, if the program may be fused and its results conform.

        Return the reason if these sets cannot be computed, and None in all other cases.
        """
        if self._mode(case) is not Mode.FUSED:
            return None
        expected = self.expectation(case, latitude, Mode.STRICT)
        if isinstance(expected, Unevaluated):
            return expected
        verdict = judge.judge(outcome, expected, case.program, len(case.inputs), self.scale)
        return expected if isinstance(verdict, Conforms) else None

    def expectation(self, case: Case, latitude: Latitude, mode: Mode | None = None) -> Expected:
        mode = mode or self._mode(case)
        key = (id(case), latitude, mode)
        if key not in self._kept:
            if len(self._kept) > 64:
                self._kept.clear()
            # The case is kept along: its identity is the key.
            self._kept[key] = case, judge.expectation(case.program, case.inputs, mode, latitude)
        return self._kept[key][1]

    def _mode(self, case: Case) -> Mode:
        return self.mode or judge.mode_for(case.program)

    def _verdict(self, case: Case, outcome: Outcome, expected: Expected, latitude: Latitude) -> Verdict:
        """Return the verdict, taking into account the conventions that the backend follows.

        A deviation that exists without these conventions too is reported as it is without them. A deviation that only
        they decide gets the standing `inconsistent`: the backend does not behave as it did when it was probed.
        """
        verdict = self._classify(case, outcome, expected, latitude)
        if not latitude.conventions or not isinstance(verdict, Deviates) or not verdict.fails or verdict.worst is None:
            return verdict
        freely = latitude.without_conventions()
        without = self._classify(case, outcome, self.expectation(case, freely), freely)
        if fails(without):
            return without
        broken = self._broken_conventions(case, outcome, latitude)
        return replace(verdict, standing="inconsistent", also=(), conventions=broken)

    def _broken_conventions(self, case: Case, outcome: Outcome, latitude: Latitude) -> tuple[str, ...]:
        def without(id_: str) -> Latitude:
            return replace(latitude, conventions=latitude.conventions - {id_})

        known = sorted(latitude.conventions)
        rest = [(i, self._classify(case, outcome, self.expectation(case, without(i)), without(i))) for i in known]
        return tuple(i for i, verdict in rest if not fails(verdict))

    def _classify(self, case: Case, outcome: Outcome, expected: Expected, latitude: Latitude) -> Verdict:
        """Return the verdict; explain a deviation by a quantum or by flushed subnormals if that explains all of it.

        A deviation by a quantum of quantized results conforms (unless `is_strict`); a flush gets the kind
        `subnormal-flush`.
        """
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
"""Name of the latitude that integer arithmetic has on quantized operands (see oracles.latitudes)."""


def is_quantized(program: Program) -> bool:
    types = (v.type for o in program.operations() for v in (*o.operands, *o.results))
    return any(isinstance(t, TensorType) and isinstance(t.element_type, QuantizedType) for t in types)


NOT_RUN = Unevaluated("not run")
UNSUPPORTED = Unevaluated("unsupported")
"""Stands for expected results that are not computed, because there is no result to compare with them."""


@dataclass(frozen=True)
class Verified:
    """Check that parses, verifies and compiles programs without running them; `verdict` judges the outcome."""

    verdict: Callable[[Outcome], Verdict]

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        del latitude
        outcomes = verify_many(backend, [c.program for c in cases])
        return [self._judge(c, o) for c, o in zip(cases, outcomes, strict=True)]

    def _judge(self, case: Case, outcome: Outcome) -> Judged:
        verdict = self.verdict(outcome)
        rows = case.inputs if case.inputs or case.program.main.arguments else ((),)
        if is_arithmetic_exception(outcome) and any(divides_openly(case.program, row) for row in rows):
            verdict = Undecided(_aside(outcome))
        return Judged(case, outcome, NOT_RUN, verdict, dict(outcome.seconds))


def _aside(outcome: Outcome) -> str:
    return f"on input sets whose results the specification leaves open: {getattr(outcome, 'message', '')}"


OURS = "it is accepted; the specification's text does not have the op, and the label is ours"


def is_in_specification(op: str | None) -> bool:
    """Return whether the specification describes `op`; true for None, which stands for rules about types."""
    return op is None or facts_of(op).in_specification


@dataclass(frozen=True)
class Refused:
    """Check that compiles programs that break a constraint, and expects that the backend refuses them.

    Programs about a process grid are also run if they compile, because some backends see the grid only then.
    """

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        del latitude
        outcomes = verify_many(backend, [c.program for c in cases])
        return [self._judge(backend, c, o) for c, o in zip(cases, outcomes, strict=True)]

    def _judge(self, backend: Backend, case: Case, outcome: Outcome) -> Judged:
        program = case.program
        row = row_of_grid(program)
        if isinstance(outcome, Results) and row is not None:
            outcome = backend.run(program, [row])
        verdict = judge.judge_invalid(outcome)
        if isinstance(verdict, AcceptsInvalid) and not is_in_specification(case.op):
            verdict = Undecided(OURS)
        return Judged(case, outcome, NOT_RUN, verdict, dict(outcome.seconds))


def row_of_grid(program: Program) -> tuple[np.ndarray[Any, Any], ...] | None:
    """Return an input set of zeros for a program with ops that use the process grid.

    None for other programs, and if an argument is not a plain static tensor.
    """
    return zeros(program) if any(facts_of(o.name).uses_grid for o in program.operations()) else None


def zeros(program: Program) -> tuple[np.ndarray[Any, Any], ...] | None:
    types = [a.type for a in program.main.arguments]
    grid = () if program.num_processes == 1 else (program.num_processes,)
    found = [
        np.zeros((*grid, *t.static_shape), dtype(t.element_type))
        for t in types
        if isinstance(t, TensorType) and t.is_static and not isinstance(t.element_type, QuantizedType)
    ]
    return tuple(found) if len(found) == len(types) else None


def failures_of(verdict: Verdict) -> list[Failure]:
    name = type(verdict).__name__
    if isinstance(verdict, Deviates):
        return [Failure(name, d.kind, d.standing) for d in (verdict, *verdict.also) if d.fails]
    return [Failure(name)] if fails(verdict) else []


def part_of(verdict: Verdict, failure: Failure) -> Verdict:
    """Return the part of a verdict that describes the failure, or its gravest part if none does."""
    if not isinstance(verdict, Deviates):
        return verdict
    parts = (verdict, *verdict.also)
    found = next((d for d in parts if (failure.kind, failure.standing) == (d.kind, d.standing)), verdict)
    return replace(found, also=())


def failing_row(case: Case, verdict: Verdict) -> tuple[np.ndarray[Any, Any], ...]:
    worst = verdict.worst if isinstance(verdict, Deviates) else None
    place = worst.input_set if worst is not None and worst.input_set < len(case.inputs) else 0
    return case.inputs[place] if case.inputs else ()


def _about_outputs(verdict: Verdict, outputs: int) -> Verdict:
    """Return the verdict on a piece without the elements of outputs that the whole program does not have.

    `outputs`: the number of outputs of the whole program.
    """
    if not isinstance(verdict, Deviates):
        return verdict
    also = tuple(part for part in verdict.also if part.worst is None or part.worst.output < outputs)
    is_of_piece = verdict.worst is not None and verdict.worst.output >= outputs
    return replace(verdict, worst=None if is_of_piece else verdict.worst, also=also)
