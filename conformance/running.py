"""How the cases of a test are drawn, put to a backend, recorded and, where they deviate unexpectedly, shrunk."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NoReturn

import pytest

from conformance import findings
from conformance.checks import Check, Judged, only, ways_of
from conformance.expectations import How
from conformance.records import Subject, result_of
from conformance.session import Session
from conformance.shrinking import shrink
from generators.cases import Case
from generators.choices import Strategy
from generators.drawing import draw_cases, seed_of
from oracles.backends.protocol import Backend, Rejected
from oracles.judge import TimesOut
from oracles.latitude import Latitude
from reports.results import Result
from spec.op import violations
from spec.text import text

REPORTED_PER_TEST = 3
"""How many different findings of one test are reported; the others are recorded as they were drawn."""


@dataclass(frozen=True)
class Drawn:
    """The cases of a test, and what is needed to draw them again in order to shrink one."""

    strategy: Strategy[Case] | None
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

    def draw(self, key: Sequence[object], strategy: Callable[[], Strategy[Case]], n: int) -> Drawn:
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
        minimize = Minimizer(backend, latitude, drawn, check, self.session.options.max_shrinks)
        expecting: list[str] = []
        unexpected: list[tuple[Judged, Result, list[How]]] = []
        for one, result in zip(judged, results, strict=True):
            entries, odd = self._expected(subject, one, result, minimize)
            if odd:
                unexpected.append((one, result, odd))
                continue
            expecting += entries
            self.session.record(replace(result, expectation=", ".join(entries) or None))
        messages = self._report(subject, unexpected, minimize)
        conclude(messages, expecting, results)

    def _expected(
        self, subject: Subject, one: Judged, result: Result, minimize: Minimizer
    ) -> tuple[list[str], list[How]]:
        """The entries that expect the ways in which a case fails, and the ways that none explains."""
        expectations = self.session.expected_of(subject.backend)
        entries: list[str] = []
        odd: list[How] = []
        for how in ways_of(one.verdict):
            part = in_the_way(result, how)
            entry = expectations.entry(part, how, one.case.program, lambda h=how: minimize(one, h).case.program)  # type: ignore[misc]
            if entry is None or not entry.is_explained:
                odd.append(how)
            elif entry.id not in entries:
                entries.append(entry.id)
        return entries, odd

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
        result = replace(result, element_type=about(subject, one).element_type)
        return as_refused(result, one) if subject.claim == "rejects_invalid" else result

    def _report(
        self, subject: Subject, unexpected: Sequence[tuple[Judged, Result, list[How]]], minimize: Minimizer
    ) -> list[str]:
        """Records the cases that deviate unexpectedly, the first of each kind with a minimal reproduction. A case that
        deviates in several ways has a line for each that is new."""
        messages = []
        seen: set[How] = set()
        for one, result, odd in unexpected:
            ways = [w for w in odd if w not in seen][: REPORTED_PER_TEST - len(seen)]
            seen |= set(ways)
            if ways_of(one.verdict)[0] not in ways:
                self.session.record(result)
            for how in ways:
                minimal = minimize(one, how)
                finding = findings.write(self.session.options.findings, about(subject, minimal), minimal)
                self.session.record(replace(in_the_way(result, how), **finding.for_result))
                messages.append(finding.text)
        return messages


@dataclass
class Minimizer:
    """Finds the minimal case that fails in the same way as one; what it found is kept."""

    backend: Backend
    latitude: Latitude
    drawn: Drawn
    check: Check
    tries: int
    _found: dict[tuple[int, How], Judged] = field(default_factory=dict)

    def __call__(self, one: Judged, how: How) -> Judged:
        key = (id(one), how)
        if key not in self._found:
            self._found[key] = self._minimal(one, how)
        return self._found[key]

    def _minimal(self, one: Judged, how: How) -> Judged:
        said = gist(getattr(one.verdict, "message", ""))

        def again(case: Case) -> Judged | None:
            found = self.check(self.backend, [case], self.latitude)[0]
            if how not in ways_of(found.verdict) or gist(getattr(found.verdict, "message", "")) != said:
                return None
            return replace(found, verdict=only(found.verdict, how))

        case = one.case
        if self.drawn.strategy is not None and self.tries:
            case = shrink(
                self.drawn.strategy,
                case,
                lambda c: again(c) is not None,
                lambda c: c.id,
                examples=len(self.drawn.cases) + 1,
                seed_number=self.drawn.seed,
                tries=min(3, self.tries) if isinstance(one.verdict, TimesOut) else self.tries,
            )
        for row in case.inputs:  # one input set that shows it is enough
            alone = again(replace(case, inputs=(row,)))
            if alone is not None:
                return alone
        return again(case) or replace(one, verdict=only(one.verdict, how))


_CORRUPTED = re.compile(r"\b(malloc|free|realloc)\(|corrupted|double free|SIGSEGV")
_NAMES = re.compile(r"'[^']*'|\"[^\"]*\"|<[^>]*>|\([^)]*\)")
_WORD = re.compile(r"[A-Za-z_]+[:.,]?")


def gist(message: str) -> str:
    """What a message says whatever the program is: its first words, without names and numbers. All that comes of
    corrupted memory is the same."""
    head = " ".join(message.splitlines()[:2])
    if _CORRUPTED.search(head):
        return "corrupted"
    words = [w for w in _NAMES.sub(" ", head).split() if _WORD.fullmatch(w)]
    return " ".join(words[:14])


def as_refused(result: Result, judged: Judged) -> Result:
    """The line of a program that breaks a constraint: with the program, what our verifier says of it, and where and how
    the implementation refuses it."""
    program = judged.case.program
    broken = sorted({v.label if v.op == result.op else f"{v.op} {v.label}" for v in violations(program)})
    result = replace(result, twin={"program": text(program), "broken": broken})
    if isinstance(judged.outcome, Rejected):
        return replace(result, message=judged.outcome.message, stage=judged.outcome.stage)
    return result


def in_the_way(result: Result, how: How) -> Result:
    """The result as if it deviated in this way alone; its own line, where that is not what weighs most in it."""
    if (result.verdict, result.kind, result.standing) == how:
        return result
    found = next(d for d in result.also if (result.verdict, d["kind"], d["standing"]) == how)
    return replace(result, case=f"{result.case}/{found['kind']}", **found, also=())


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
