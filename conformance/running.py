"""How the cases of a test are run, judged, recorded and, where they deviate unexpectedly, shrunk and reported."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NoReturn

import pytest
from hypothesis.strategies import SearchStrategy

from conformance import findings
from conformance.records import Subject, result_of
from conformance.session import Session
from conformance.shrinking import case_size, shrink
from generators.cases import Case
from generators.drawing import draw_cases, seed_of
from oracles import judge
from oracles.backends import run_many
from oracles.backends.protocol import Outcome, Results
from oracles.evaluator import Mode
from oracles.judge import Deviates, Expected, Verdict
from oracles.latitude import Latitude
from reports.results import Result

SHRUNK_PER_TEST = 3
"""How many different findings of one test are shrunk; the others are recorded as they were drawn."""


@dataclass(frozen=True)
class Drawn:
    """The cases of a test, and what is needed to draw them again in order to shrink one."""

    strategy: SearchStrategy[Case]
    cases: list[Case]
    seed: int
    seconds: float
    """For each case."""


@dataclass(eq=False)
class Judged:
    """One case with what came of it; `result` is its line to be."""

    case: Case
    outcome: Outcome
    expected: Expected
    verdict: Verdict
    result: Result


@dataclass
class Runner:
    """Runs cases. What was drawn and evaluated last is kept, since the next test often asks the same of another
    backend."""

    session: Session
    _drawn: dict[Any, Drawn] = field(default_factory=dict)
    _expected: dict[Any, tuple[Expected, float]] = field(default_factory=dict)

    def draw(self, key: Sequence[object], strategy: Callable[[], SearchStrategy[Case]], n: int) -> Drawn:
        """`n` cases; `key` names what they are about, and with --seed decides which they are."""
        name = (*key, n)
        if name not in self._drawn:
            number = seed_of(self.session.options.seed, *key)
            start = time.perf_counter()
            searched = strategy()
            cases = draw_cases(searched, n, number)
            seconds = (time.perf_counter() - start) / max(len(cases), 1)
            self._drawn = {name: Drawn(searched, cases, number, seconds)}
            self._expected = {}
        return self._drawn[name]

    def expect(self, case: Case, mode: Mode, latitude: Latitude) -> tuple[Expected, float]:
        """What conforms, and the seconds that it took to find out."""
        key = (id(case), mode, latitude)
        if key not in self._expected:
            start = time.perf_counter()
            expected = judge.expectation(case.program, case.inputs, mode, latitude)
            self._expected[key] = expected, time.perf_counter() - start
        return self._expected[key]

    def run(self, subject: Subject, drawn: Drawn, mode: Mode) -> list[Judged]:
        """Runs the cases on the subject's backend and judges them; nothing is recorded yet."""
        backend = self.session.backend(subject.backend)
        outcomes = run_many(backend, [(c.program, c.inputs) for c in drawn.cases])
        judged = []
        for number, outcome in enumerate(outcomes):
            judged.append(self._judged(subject, number, drawn, outcome, mode))
        return judged

    def _judged(self, subject: Subject, number: int, drawn: Drawn, outcome: Outcome, mode: Mode) -> Judged:
        case = drawn.cases[number]
        latitude = self.session.latitude(subject.backend)
        expected, evaluate_seconds = self.expect(case, mode, latitude)
        start = time.perf_counter()
        verdict = self.verdict(case, outcome, expected, mode, latitude)
        seconds = {"draw": drawn.seconds, "evaluate": evaluate_seconds, "judge": time.perf_counter() - start}
        result = result_of(
            subject,
            number,
            verdict,
            versions=self.session.description(subject.backend).versions,
            shape_class=case.shape_class,
            tightness=judge.tightness(expected),
            ulps=findings.measured_ulps(case, outcome, expected, verdict),
            seconds={**seconds, **outcome.seconds},
        )
        return Judged(case, outcome, expected, verdict, result)

    def verdict(self, case: Case, outcome: Outcome, expected: Expected, mode: Mode, latitude: Latitude) -> Verdict:
        """The verdict; a deviation that flushing of subnormals explains in full is called that."""
        verdict = judge.judge(outcome, expected, case.program, len(case.inputs))
        if not isinstance(verdict, Deviates) or not verdict.fails or latitude.subnormals == "flushed":
            return verdict
        flushed, _ = self.expect(case, mode, replace(latitude, subnormals="flushed"))
        if judge.fails(judge.judge(outcome, flushed, case.program, len(case.inputs))):
            return verdict
        return replace(verdict, kind="subnormal-flush", standing="violation", also=())

    def settle(self, subject: Subject, drawn: Drawn, judged: Sequence[Judged], mode: Mode) -> None:
        """Records every case, reports what is unexpected, and ends the test as pytest wants it ended."""
        expectations = self.session.expected_of(subject.backend)
        unexpected: list[Judged] = []
        expecting: list[str] = []
        for one in judged:
            entries = expectations.of(one.result)
            if entries is None or any(not e.is_explained for e in entries):
                unexpected.append(one)
            elif entries:
                one.result = replace(one.result, expectation=", ".join(e.id for e in entries))
                expecting += [e.id for e in entries]
        for one in judged:
            if one not in unexpected:
                self.session.record(one.result)
        messages = self._report(subject, drawn, unexpected, mode)
        conclude(messages, expecting, [one.result for one in judged])

    def _report(self, subject: Subject, drawn: Drawn, unexpected: Sequence[Judged], mode: Mode) -> list[str]:
        """Records the cases that deviate unexpectedly, the first of each kind with a minimal reproduction."""
        messages = []
        seen: set[tuple[str, str | None, str | None]] = set()
        for one in unexpected:
            kind = (one.result.verdict, one.result.kind, one.result.standing)
            if kind in seen or len(seen) == SHRUNK_PER_TEST:
                self.session.record(one.result)
                continue
            seen.add(kind)
            minimal = self._minimal(subject, drawn, one, mode)
            finding = findings.write(self.session.options.findings, subject, minimal.case, minimal)
            self.session.record(replace(one.result, replay=finding.replay, reproduction=finding.reproduction))
            messages.append(finding.text)
        return messages

    def _minimal(self, subject: Subject, drawn: Drawn, one: Judged, mode: Mode) -> Judged:
        backend = self.session.backend(subject.backend)
        latitude = self.session.latitude(subject.backend)
        best = one

        def again(case: Case) -> Judged:
            outcome = backend.run(case.program, case.inputs)
            expected = judge.expectation(case.program, case.inputs, mode, latitude)
            self._expected.clear()  # keyed by identity, and these cases do not live
            verdict = self.verdict(case, outcome, expected, mode, latitude)
            return Judged(case, outcome, expected, verdict, one.result)

        def alike(case: Case) -> bool:
            return same_finding(again(case).verdict, one.verdict)

        hangs = isinstance(one.verdict, judge.TimesOut)
        case = shrink(
            drawn.strategy,
            one.case,
            alike,
            case_size,
            examples=len(drawn.cases) + 1,
            seed_number=drawn.seed,
            tries=3 if hangs else 120,
        )
        for k in range(len(case.inputs)):  # one input set that shows it is enough
            alone = replace(case, inputs=(case.inputs[k],))
            candidate = again(alone)
            if same_finding(candidate.verdict, one.verdict):
                return candidate
            if hangs:
                break
        return best if case is one.case else again(case)


def same_finding(a: Verdict, b: Verdict) -> bool:
    """Whether two verdicts say the same of an implementation, the elements aside."""
    if isinstance(a, Deviates) and isinstance(b, Deviates):
        return (a.kind, a.standing) == (b.kind, b.standing)
    return type(a) is type(b)


def conclude(messages: Sequence[str], expecting: Sequence[str], results: Sequence[Result]) -> None:
    """Ends a test: failed where something is unexpected, xfailed where what fails is expected, skipped where the
    implementation supports none of it."""
    if messages:
        _fail("\n\n".join(messages))
    if expecting:
        pytest.xfail(f"expected: {', '.join(sorted(set(expecting)))}")
    if results and all(r.verdict == "Unsupported" for r in results):
        pytest.skip(f"unsupported: {results[0].message.splitlines()[0] if results[0].message else ''}")


def _fail(message: str) -> NoReturn:
    pytest.fail(message, pytrace=False)


def ran(outcome: Outcome) -> bool:
    return isinstance(outcome, Results)
