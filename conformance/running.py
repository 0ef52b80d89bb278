"""How the cases of a test are drawn, put to a backend, recorded and, where they deviate unexpectedly, shrunk."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NoReturn

import pytest
from hypothesis.strategies import SearchStrategy

from conformance import findings
from conformance.checks import Check, Judged, same_finding
from conformance.records import Subject, result_of
from conformance.session import Session
from conformance.shrinking import case_size, shrink
from generators.cases import Case
from generators.drawing import draw_cases, seed_of
from oracles.judge import TimesOut
from reports.results import Result

SHRUNK_PER_TEST = 3
"""How many different findings of one test are shrunk; the others are recorded as they were drawn."""


@dataclass(frozen=True)
class Drawn:
    """The cases of a test, and what is needed to draw them again in order to shrink one."""

    strategy: SearchStrategy[Case] | None
    cases: Sequence[Case]
    seed: int = 0
    seconds: float = 0
    """For each case."""


@dataclass
class Runner:
    """Runs the tests of one process. What was drawn last is kept, since the next test often is about the same cases on
    another backend."""

    session: Session
    _drawn: dict[Any, Drawn] = field(default_factory=dict)

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
        return self._drawn[name]

    def check(self, subject: Subject, drawn: Drawn, check: Check) -> None:
        """Puts the cases to the subject's backend, records each, reports what is unexpected, and ends the test as
        pytest wants it ended."""
        backend, latitude = self.session.backend(subject.backend), self.session.latitude(subject.backend)
        judged = check(backend, drawn.cases, latitude)
        results = [self._result(subject, n, one, drawn) for n, one in enumerate(judged)]
        unexpected: list[tuple[Judged, Result]] = []
        expecting: list[str] = []
        for one, result in zip(judged, results, strict=True):
            entries = self.session.expected_of(subject.backend).of(result)
            if entries is None or any(not e.is_explained for e in entries):
                unexpected.append((one, result))
                continue
            names = ", ".join(e.id for e in entries) or None
            expecting += [e.id for e in entries]
            self.session.record(replace(result, expectation=names))
        messages = self._report(subject, drawn, unexpected, check)
        conclude(messages, expecting, results)

    def _result(self, subject: Subject, number: int, one: Judged, drawn: Drawn) -> Result:
        result = result_of(
            subject,
            number,
            one.verdict,
            versions=self.session.description(subject.backend).versions,
            shape_class=one.case.shape_class,
            tightness=one.tightness,
            ulps=one.ulps,
            seconds={"draw": drawn.seconds, **one.seconds},
        )
        return replace(result, element_type=about(subject, one).element_type)

    def _report(
        self, subject: Subject, drawn: Drawn, unexpected: Sequence[tuple[Judged, Result]], check: Check
    ) -> list[str]:
        """Records the cases that deviate unexpectedly, the first of each kind with a minimal reproduction."""
        messages = []
        seen: list[Judged] = []
        for one, result in unexpected:
            if len(seen) == SHRUNK_PER_TEST or any(same_finding(one.verdict, s.verdict) for s in seen):
                self.session.record(result)
                continue
            seen.append(one)
            minimal = self._minimal(subject, drawn, one, check)
            finding = findings.write(self.session.options.findings, about(subject, minimal), minimal)
            self.session.record(replace(result, replay=finding.replay, reproduction=finding.reproduction))
            messages.append(finding.text)
        return messages

    def _minimal(self, subject: Subject, drawn: Drawn, one: Judged, check: Check) -> Judged:
        backend, latitude = self.session.backend(subject.backend), self.session.latitude(subject.backend)

        def again(case: Case) -> Judged | None:
            found = check(backend, [case], latitude)[0]
            return found if same_finding(found.verdict, one.verdict) else None

        case = one.case
        if drawn.strategy is not None:
            case = shrink(
                drawn.strategy,
                case,
                lambda c: again(c) is not None,
                case_size,
                examples=len(drawn.cases) + 1,
                seed_number=drawn.seed,
                tries=3 if isinstance(one.verdict, TimesOut) else 120,
            )
        for row in case.inputs:  # one input set that shows it is enough
            alone = again(replace(case, inputs=(row,)))
            if alone is not None:
                return alone
        return again(case) or one


def about(subject: Subject, judged: Judged) -> Subject:
    """The subject with the element type of one case, where it has none of its own."""
    return replace(subject, element_type=subject.element_type or judged.case.element_type)


def conclude(messages: Sequence[str], expecting: Sequence[str], results: Sequence[Result]) -> None:
    """Ends a test: failed where something is unexpected, xfailed where what fails is expected, skipped where the
    implementation supports none of it."""
    if messages:
        _fail("\n\n".join(messages))
    if expecting:
        pytest.xfail(f"expected: {', '.join(sorted(set(expecting)))}")
    if results and all(r.verdict == "Unsupported" for r in results):
        pytest.skip(f"unsupported: {results[0].message.partition(chr(10))[0]}")


def _fail(message: str) -> NoReturn:
    pytest.fail(message, pytrace=False)
