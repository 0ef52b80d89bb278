"""The runner of a test: draw its cases, run and judge them, attribute failures to causes, publish and record."""

from __future__ import annotations

import functools
import time
import traceback
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from generators.cases import Case
from oracles.backends.backend_errors import BackendError
from oracles.backends.catalogue import release_of
from oracles.backends.protocol import Failed
from oracles.evaluator import Unevaluated
from oracles.limits import limit_seconds
from results.backend_names import BackendName
from results.file import BrokenResults
from results.records import Cause, Result
from results.verdicts import Error
from trials.case_records import of_failure, result_of_judged
from trials.causes.attribution import Attributed, Attributor, Bench, blame_of
from trials.causes.expectation_files import as_text, entry_of
from trials.checks import Judged, failures_of
from trials.claims import Claim
from trials.counterfactuals.compiler_parts import find_compiler_parts
from trials.findings import published_finding, reproduction
from trials.findings.other_backends import witnesses_of
from trials.findings.published_finding import About, Finding
from trials.session import Session
from trials.subject import Subject

ENDS_THE_RUN = (BackendError, BrokenResults)
"""Errors after which no further case can be run: the backend is lost, or results cannot be written."""


@dataclass(frozen=True)
class Conclusion:
    """The outcome of a test.

    `published`: findings of causes that this test is the first to show; `repeated`: ids of causes that another test has
    published; `expected`: ids of the expectations that were met.
    """

    results: tuple[Result, ...] = ()
    published: tuple[Finding, ...] = ()
    repeated: tuple[str, ...] = ()
    expected: tuple[str, ...] = ()

    @property
    def errors(self) -> tuple[str, ...]:
        return tuple(f"{r.case}: {r.message}" for r in self.results if r.verdict == "Error")

    @property
    def is_unsupported(self) -> bool:
        return bool(self.results) and all(r.verdict == "Unsupported" for r in self.results)


@dataclass(frozen=True)
class Drawn:
    cases: Sequence[Case]
    seconds: float = 0.0


@dataclass
class Runner:
    """Runner of the tests of one process.

    The cases drawn last are kept, because the next test often runs the same cases on another backend.
    """

    session: Session
    attribute: Attributor = field(default_factory=Attributor)
    _drawn: dict[object, Drawn] = field(default_factory=dict)

    def run(self, claim: Claim, subject: Subject) -> Conclusion:
        """Run a test.

        Raises BackendError where the backend cannot be opened or kept alive, BrokenResults where results cannot be
        written.
        """
        return self.put(claim, subject, self.draw(claim, subject))

    def draw(self, claim: Claim, subject: Subject) -> Drawn:
        settings = self.session.settings
        key = (*claim.key(subject), claim.number(subject, settings))
        if key not in self._drawn:
            start = time.perf_counter()
            cases = claim.draw(subject, settings)
            self._drawn = {key: Drawn(cases, (time.perf_counter() - start) / max(len(cases), 1))}
        return self._drawn[key]

    def put(self, claim: Claim, subject: Subject, drawn: Drawn) -> Conclusion:
        with limit_seconds(self.session.settings.timeout):
            return self._run_cases(claim, subject, drawn)

    def _run_cases(self, claim: Claim, subject: Subject, drawn: Drawn) -> Conclusion:
        bench = self.bench(claim, subject)
        judged, causes = self._find_causes(bench, subject, judge_each(bench, drawn.cases))
        concluded = Conclusion()
        for number, one in enumerate(judged):
            line = self.line(claim, subject, number, one, drawn.seconds)
            concluded = merge(concluded, self._record(claim, subject, line, one, causes.get(id(one), ())))
        return concluded

    def _find_causes(
        self, bench: Bench, subject: Subject, judged: Sequence[Judged]
    ) -> tuple[list[Judged], dict[int, Sequence[Attributed]]]:
        """Return the cases, and by id of each failing case its causes.

        If the attribution of a case raises an exception, its verdict becomes Error.
        """
        failing = [j for j in judged if failures_of(j.verdict)]
        try:
            return list(judged), dict(zip(map(id, failing), self.attribute(bench, subject, failing), strict=True))
        except ENDS_THE_RUN:
            raise
        except Exception:  # of one or another: each is attributed by itself
            found: dict[int, Sequence[Attributed]] = {}
            return [self._find_causes_alone(bench, subject, j, found) for j in judged], found

    def _find_causes_alone(
        self, bench: Bench, subject: Subject, judged: Judged, found: dict[int, Sequence[Attributed]]
    ) -> Judged:
        if not failures_of(judged.verdict):
            return judged
        try:
            found[id(judged)] = self.attribute(bench, subject, [judged])[0]
        except ENDS_THE_RUN:
            raise
        except Exception as e:
            said = f"the search for its cause failed: {error_line(e)} (the case: {type(judged.verdict).__name__})"
            return replace(judged, verdict=Error(said))
        return judged

    def line(self, claim: Claim, subject: Subject, number: int, judged: Judged, drawing: float = 0.0) -> Result:
        versions = self.session.description(subject.backend).versions
        return claim.annotate(subject, result_of_judged(subject, number, judged, versions, drawing), judged)

    def bench(self, claim: Claim, subject: Subject) -> Bench:
        settings, name = self.session.settings, subject.backend
        description = self.session.description(name)
        return Bench(
            self.session.backend(name),
            self.session.latitude(name),
            claim.check(subject, settings),
            self.session.expectations_of(name),
            BackendName.parse(name).entry_variant,
            dict(description.versions),
            settings.reductions,
            claim.is_reducible,
            description.feeds_constants,
        )

    def _record(
        self, claim: Claim, subject: Subject, result: Result, judged: Judged, causes: Iterable[Attributed]
    ) -> Conclusion:
        causes = tuple(causes)
        expected = tuple(dict.fromkeys(a.entry.cause for a in causes if a.entry is not None))
        new = {a.signature.id: a for a in reversed(causes) if a.signature is not None}  # the gravest way counts
        named = tuple({c.id: c for c in map(cause_of, causes)}.values())
        result = replace(result, causes=named)
        if not new:
            result = replace(result, expectation=", ".join(expected) or None)
            self.session.record(result)
            return Conclusion((result,), expected=expected)
        try:
            findings = [self._publish(claim, subject, judged, a) for a in new.values()]
        except ENDS_THE_RUN:
            raise
        except Exception as e:
            result = replace(of_error(result), message=f"it cannot be published: {error_line(e)}")
            self.session.record(result)
            return Conclusion((result,), expected=expected)
        published = tuple(f for f in findings if f is not None)
        lines = _lines(result, list(zip(new.values(), findings, strict=True)))
        for line in lines:
            self.session.record(line)
        repeated = tuple(c for c, f in zip(new, findings, strict=True) if f is None)
        return Conclusion((result,), published, repeated, expected)

    def _publish(self, claim: Claim, subject: Subject, drawn: Judged, new: Attributed) -> Finding | None:
        assert new.signature is not None
        settings, bench = self.session.settings, self.bench(claim, subject)
        typed = replace(subject, element_type=subject.element_type or drawn.case.element_type)
        about = About.of(
            typed, new.failure, new.signature, test=claim.test, profile=settings.profile, seed=settings.seed
        )
        folder = published_finding.folder_name(about)
        blame = blame_of(bench, subject, new.judged, new.failure)
        entry = entry_of(blame, new.signature, new.judged, published_finding.entry_id(about))
        entry = replace(entry, releases={p: f"=={v}" for p, v in release_of(subject.backend).items()})
        return published_finding.publish(
            settings.findings / folder,
            about,
            as_text(entry),
            new.judged,
            drawn,
            again=lambda case: bench.check(bench.backend, [case], bench.latitude)[0],
            needs=lambda judged: find_compiler_parts(bench.backend, bench.latitude, bench.check, judged, new.failure),
            complete=functools.partial(
                reproduction.complete,
                bench.backend,
                witnesses=witnesses_of(self.session),
                runs=settings.reductions > 0,
            ),
        )


def judge_each(bench: Bench, cases: Sequence[Case]) -> list[Judged]:
    """Run and judge cases; a case for which that raises an exception gets the verdict Error.

    After an exception, each case is run alone. Exceptions of ENDS_THE_RUN are raised.
    """
    try:
        return bench.check(bench.backend, cases, bench.latitude)
    except ENDS_THE_RUN:
        raise
    except Exception as e:
        if len(cases) != 1:
            return [one for case in cases for one in judge_each(bench, [case])]
        said = f"an exception of ours: {error_line(e)}"
        return [Judged(cases[0], Failed(said, "translate"), Unevaluated(said), Error(said), {})]


def error_line(error: Exception) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {' '.join(str(error).split())[:500]}{where}"


def of_error(result: Result) -> Result:
    return replace(result, verdict="Error", kind=None, standing=None, worst=None, also=(), stage=None, causes=())


def cause_of(found: Attributed) -> Cause:
    if found.entry is not None:
        op = found.entry.ops[0] if len(found.entry.ops) == 1 else None
        return Cause(found.entry.cause, op=op, expectation=found.entry.cause)
    assert found.signature is not None
    return Cause(found.signature.id, found.signature.text, found.signature.op)


def _lines(result: Result, new: Sequence[tuple[Attributed, Finding | None]]) -> list[Result]:
    """Return the results to record for a case: one per published finding, or the plain result if there is none."""
    published = [(a, f) for a, f in new if f is not None]
    if not published:
        return [result]
    lines = []
    for n, (found, finding) in enumerate(published):
        line = result if n == 0 else replace(of_failure_if_any(result, found), case=f"{result.case}/{n}")
        lines.append(replace(line, replay=finding.replay, reproduction=finding.reproduction))
    return lines


def of_failure_if_any(result: Result, found: Attributed) -> Result:
    """Return the result as if it deviated in the way of `found` alone, if that is one of its ways.

    An operation within the program may deviate in another way than the program does.
    """
    ways = {(result.kind, result.standing), *((w.kind, w.standing) for w in result.also)}
    failure = found.failure
    return of_failure(result, failure) if (failure.kind, failure.standing) in ways else result


def merge(one: Conclusion, other: Conclusion) -> Conclusion:
    return Conclusion(
        one.results + other.results,
        one.published + other.published,
        tuple(dict.fromkeys(one.repeated + other.repeated)),
        tuple(dict.fromkeys(one.expected + other.expected)),
    )
