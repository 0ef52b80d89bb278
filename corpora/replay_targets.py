"""Subjects of a replay, which judge its functions: the evaluator ("reference") and backends."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from corpora.check_sets import disjoint, nearest, same_sets, sets_that_pass
from corpora.module_functions import CheckedFunction, Comparison
from generators.cases import Case
from oracles import deviations, judge
from oracles.backends import open_backend
from oracles.backends.protocol import Backend, Results
from oracles.evaluator import Mode, OutOfTime, Unevaluated, evaluate
from oracles.judge import mode_for
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, Array, customary, exactly, from_bounds
from results.backend_names import BackendName, base_name
from results.verdicts import (
    AcceptsInvalid,
    Conforms,
    Deviates,
    Error,
    RejectsValid,
    Undecided,
    Unsupported,
    Verdict,
    fails,
)
from spec.program import Constant, Program
from spec.structure import violations
from spec.violations import Violation
from trials.causes.attribution import Attributor, Bench
from trials.causes.entries import Entry
from trials.causes.expectations import Expectations, load
from trials.checks import Executed, Failure, failures_of
from trials.checks import Judged as Tried
from trials.claims.convention_answers import ask, with_conventions
from trials.findings.published_finding import About
from trials.findings.recheck import judge_program, recheck_finding
from trials.settings import Profile
from trials.subject import Subject as OfTrial

Inputs = Sequence[Sequence[Array]]
REFERENCE = "reference"
_NO_INPUTS: Inputs = ((),)


class Subject(Protocol):
    """A judge of programs; no method raises for a failure of an implementation or a test."""

    name: str

    def checks(self, test: CheckedFunction) -> Judged: ...
    def case(self, program: Program, inputs: Inputs, expected: tuple[Acceptance, ...]) -> Judged: ...
    def plain(self, program: Program, inputs: Inputs) -> Judged: ...
    def finding(self, about: About, case: Case) -> Judged: ...
    def self_check(self, program: Program, needs_subnormals: bool = False) -> Judged: ...
    def rejection(self, program: Program) -> Judged: ...
    def close(self) -> None: ...


@dataclass(frozen=True)
class Judged:
    verdict: Verdict
    note: str = ""
    seconds: Mapping[str, float] = field(default_factory=dict)
    causes: tuple[Entry, ...] = ()
    possible: tuple[Entry, ...] = ()
    """Known causes whose conditions a larger program meets."""


def open_subject(
    name: str, *, timeout: float, memory: int | None, expectations: Path, profile: Profile = "default"
) -> Subject:
    """Return the subject of that name; under the profile `strict`, programs are judged without fusion.

    Raises BackendError if it cannot be opened, BrokenExpectations if its expectations cannot be read.
    """
    mode = Mode.STRICT if profile == "strict" else None
    if name == REFERENCE:
        return Reference(mode)
    known = load(expectations / f"{base_name(name)}.toml")
    backend = open_backend(name, timeout=timeout, memory=memory)
    known = known.on_processor(backend.describe().instructions)
    return Implementation(name, backend, known.latitude_of(name), mode, known)


def compare(test: CheckedFunction, outputs: Sequence[Acceptance]) -> Verdict:
    """Return the verdict on a test, given a set for each output.

    Results of an implementation are sets of one member.
    """
    found: list[Deviates] = []
    decided = False
    for comparison in test.comparisons:
        actual, allowed = outputs[comparison.actual], _conforming_set(comparison, outputs)
        apart = disjoint(actual, allowed)
        decided |= not actual.unspecified.all() or actual.unspecified.size == 0
        if apart.any():
            found += _deviations(test, comparison, actual, replace(allowed, unspecified=~apart))
    if found:
        return found[0]
    return Conforms() if decided else Undecided("the specification leaves every element open")


def _customary(test: CheckedFunction, outputs: Sequence[Acceptance]) -> Verdict | None:
    """Return the verdict on the customary results, which the backend `reference` returns.

    None if an unspecified element has no customary value.
    """
    if not all(map(deviations.has_custom, outputs)):
        return None
    results = [from_bounds(customary(o), o.element_type) for o in outputs]
    return compare(test, [exactly(r, o.element_type) for r, o in zip(results, outputs, strict=True)])


def of_processes(outputs: tuple[Acceptance, ...], count: int) -> tuple[Acceptance, ...]:
    if count == 1:
        return outputs
    return tuple(o.lift(lambda x, p=p: x[:, p]) for p in range(count) for o in outputs)  # type: ignore[misc]


def _conforming_set(comparison: Comparison, outputs: Sequence[Acceptance]) -> Acceptance:
    match comparison.expected:
        case Constant(type=t):
            expected = exactly(comparison.expected.array[None], t.element_type)
        case int(i):
            expected = outputs[i]
    return sets_that_pass(comparison.check, expected)


def _deviations(
    test: CheckedFunction, comparison: Comparison, actual: Acceptance, allowed: Acceptance
) -> list[Deviates]:
    elements = from_bounds(np.ascontiguousarray(nearest(actual, allowed)), actual.element_type)
    promised = deviations.promises_accuracy(test.program)
    return [
        Deviates(kind, deviations.standing(kind, promised), worst, str(comparison.check))
        for kind, worst in deviations.wrong_elements(comparison.actual, elements, allowed)
    ]


_WIDENED = frozenset({("convolution", "C27"), ("dot_general", "C13"), ("dot_general", "C14")})
"""Constraints on element types that implementations do not enforce and programs do not respect.

An example is dot_general of floats and quantized weights.
"""


def broken(program: Program, *, strictly: bool = True) -> list[Violation]:
    """Return the constraints that a program breaks.

    Unless `strictly`, the constraints in `_WIDENED`, which no implementation enforces, are left out. Unknown ops break
    none.
    """
    found = [v for v in violations(program) if v.predicate != "op_is_known"]
    return found if strictly else [v for v in found if (v.op, v.label) not in _WIDENED]


class Reference:
    name = REFERENCE

    def __init__(self, mode: Mode | None = None) -> None:
        self._mode = mode

    def checks(self, test: CheckedFunction) -> Judged:
        outputs = self._sets(test.program, (test.inputs,))
        if not isinstance(outputs, tuple):
            return Judged(outputs)
        outputs = of_processes(outputs, test.program.num_processes)
        verdict = compare(test, outputs)
        if isinstance(verdict, Deviates):
            return Judged(verdict, "the test expects what the evaluator excludes")
        if isinstance(verdict, Undecided) and isinstance(_customary(test, outputs), Conforms):
            return Judged(Conforms(), f"{_openness(outputs)}; the customary results are those that are expected")
        return Judged(verdict, _openness(outputs))

    def case(self, program: Program, inputs: Inputs, expected: tuple[Acceptance, ...]) -> Judged:
        found = self._sets(program, inputs)
        if not isinstance(found, tuple):
            return Judged(found)
        for i, (a, b) in enumerate(zip(found, expected, strict=True)):
            if not same_sets(a, b):
                message = f"output {i}: the stored sets are not what the evaluator gives"
                return Judged(Deviates("wrong-value", "violation", None, message))
        return Judged(Conforms())

    def plain(self, program: Program, inputs: Inputs) -> Judged:
        outputs = self._sets(program, inputs)
        if not isinstance(outputs, tuple):
            return Judged(outputs)
        tensors = [o for o in outputs if isinstance(o, Acceptance)]
        if any(o.unspecified.size for o in tensors) and all(o.unspecified.all() for o in tensors):
            return Judged(Undecided("the specification leaves every element open"))
        return Judged(Conforms(), _openness(outputs))

    def finding(self, about: About, case: Case) -> Judged:
        if about.claim == "rejects_invalid":
            return self.rejection(case.program)
        return self.plain(case.program, case.inputs or _NO_INPUTS)

    def self_check(self, program: Program, needs_subnormals: bool = False) -> Judged:
        del needs_subnormals  # the evaluator preserves subnormals
        outputs = self._sets(program, _NO_INPUTS)
        if not isinstance(outputs, tuple):
            return Judged(outputs)
        (answer,) = outputs
        if answer.lower.all():
            note = "where the pattern of a NaN is left open, by the customary one" if answer.unspecified.any() else ""
            return Judged(Conforms(), note)
        if answer.upper.any() or answer.unspecified.any():
            return Judged(Undecided("the results are sets, of which the check admits some members"))
        return Judged(_false())

    def rejection(self, program: Program) -> Judged:
        found = violations(program)
        if found:
            return Judged(Conforms(), str(found[0]))
        return Judged(AcceptsInvalid("no constraint is broken"))

    def close(self) -> None:
        pass

    def _sets(self, program: Program, inputs: Inputs) -> tuple[Any, ...] | Verdict:
        invalid = broken(program, strictly=False)
        if invalid:
            return RejectsValid(str(invalid[0]), "verify")
        try:
            with np.errstate(all="ignore"):
                return evaluate(program, inputs, self._mode or mode_for(program))
        except OutOfTime as reason:
            return Error(str(reason))
        except Unevaluated as reason:
            return Unsupported(str(reason), "evaluate")
        except Exception as e:  # our own bug must not affect the files that follow
            return Error(f"the evaluator failed: {type(e).__name__}: {e}")


def _openness(outputs: Sequence[Any]) -> str:
    sets = [o for o in outputs if isinstance(o, Acceptance)]
    count = sum(o.unspecified.size for o in sets)
    unspecified = sum(int(o.unspecified.sum()) for o in sets)
    inexact = sum(int((deviations.widths(o) > 0).sum()) for o in sets)
    notes = []
    if inexact:
        notes.append(f"{inexact} of {count} elements have several conforming values")
    if unspecified:
        notes.append(f"{unspecified} of {count} elements are left open by the specification")
    return "; ".join(notes)


def _false() -> Deviates:
    return Deviates("wrong-value", "violation", None, "main returns false: a result does not conform")


@dataclass
class Implementation:
    name: str
    backend: Backend
    latitude: Latitude
    mode: Mode | None = None
    """Mode in which plain programs are judged; None for `judge.mode_for` of each."""
    expected: Expectations = field(default_factory=Expectations)
    _attribute: Attributor = field(default_factory=Attributor)

    @functools.cached_property
    def held_to(self) -> Latitude:
        """The latitude of the backend with its conventions, probed on first use. Raises BackendError."""
        return with_conventions(self.latitude, ask(self.backend), self.expected.conventions)

    def checks(self, test: CheckedFunction) -> Judged:
        outcome = self.backend.run(test.program, (test.inputs,))
        fits = judge.judge(outcome, Unevaluated("not asked for"), test.program, 1)
        if not isinstance(fits, Undecided) or not isinstance(outcome, Results):
            return Judged(fits, seconds=outcome.seconds)
        types = test.program.main.result_types
        outputs = [
            exactly(np.asarray(array)[None], t.element_type)  # type: ignore[union-attr]
            for array, t in zip(outcome.outputs[0], types, strict=True)
        ]
        outputs = list(of_processes(tuple(outputs), test.program.num_processes))
        return Judged(compare(test, outputs), seconds=outcome.seconds)

    def case(self, program: Program, inputs: Inputs, expected: tuple[Acceptance, ...]) -> Judged:
        outcome = self.backend.run(program, inputs)
        verdict = judge.judge(outcome, expected, program, len(inputs))
        if not isinstance(verdict, Deviates) or not verdict.fails:
            return Judged(verdict, seconds=outcome.seconds)
        usual = judge.expectation(program, inputs, mode_for(program))
        if not fails(judge.judge(outcome, usual, program, len(inputs))) and not isinstance(usual, Unevaluated):
            said = Error("the stored sets exclude what our evaluator admits: nobody is blamed for it")
            return Judged(said, seconds=outcome.seconds)
        if self.latitude == Latitude():
            return Judged(verdict, seconds=outcome.seconds)
        admitted = judge.expectation(program, inputs, mode_for(program), self.latitude)
        admitted_by_latitude = judge.judge(outcome, admitted, program, len(inputs))
        if fails(admitted_by_latitude):
            return Judged(verdict, seconds=outcome.seconds)
        return Judged(admitted_by_latitude, "conforms by a declared latitude of the backend", outcome.seconds)

    def plain(self, program: Program, inputs: Inputs) -> Judged:
        judged = judge_program(self.backend, self.held_to, Case(program, tuple(map(tuple, inputs))), self.mode)
        is_whole = mode_for(program) is Mode.FUSED
        subject = OfTrial("programs" if is_whole else "results", self.name)
        return Judged(judged.verdict, "", judged.seconds, *self._known_causes(subject, judged))

    def finding(self, about: About, case: Case) -> Judged:
        judged = recheck_finding(self.backend, self.held_to, about, case)
        shows = Failure(*about.failure) in failures_of(judged.verdict)
        note = f"cause {about.cause}" if shows else f"cause {about.cause} does not show"
        return Judged(judged.verdict, note, judged.seconds, *self._known_causes(about.subject, judged))

    def _known_causes(self, subject: OfTrial, judged: Tried) -> tuple[tuple[Entry, ...], tuple[Entry, ...]]:
        if not self.expected.entries or not fails(judged.verdict):
            return (), ()
        known, possible = self._attribute.recognize(self._bench(judged.case.program), subject, judged)
        return tuple(known), tuple(possible)

    def _bench(self, program: Program) -> Bench:
        description = self.backend.describe()
        return Bench(
            self.backend,
            self.held_to,
            Executed(self.mode or mode_for(program)),
            self.expected,
            BackendName.parse(self.name).entry_variant,
            dict(description.versions),
            reductions=0,
            feeds_constants=description.feeds_constants,
        )

    def self_check(self, program: Program, needs_subnormals: bool = False) -> Judged:
        outcome = self.backend.run(program, _NO_INPUTS)
        fits = judge.judge(outcome, Unevaluated("not asked for"), program, 1)
        if not isinstance(fits, Undecided) or not isinstance(outcome, Results):
            return Judged(fits, seconds=outcome.seconds)
        if np.all(np.asarray(outcome.outputs[0][0])):
            return Judged(Conforms(), seconds=outcome.seconds)
        if needs_subnormals and self.latitude.subnormals == "flushed":
            reason = "main returns false, and the case needs subnormals, which the backend declares to flush"
            return Judged(Undecided(reason), seconds=outcome.seconds)
        return Judged(_false(), seconds=outcome.seconds)

    def rejection(self, program: Program) -> Judged:
        outcome = self.backend.verify(program)
        note = getattr(outcome, "message", "")
        return Judged(judge.judge_invalid(outcome), note, outcome.seconds)

    def close(self) -> None:
        self.backend.close()
