"""One batch of a campaign: programs are drawn, run and judged, and each failure is attributed to a cause."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import tee
from typing import NamedTuple

from fuzz.batch_outcome import UNCHANGED, Done, Novel, Probed, Shown
from fuzz.differential import difference
from fuzz.engines.alternation import Turn
from fuzz.plan import Plan, Ticket
from fuzz.rewritten_programs import judged_rewritten
from fuzz.selection import backend_gaps
from fuzz.selection.batch_programs import Drawing, Drawn, is_about, probe
from fuzz.selection.identities import with_identity
from fuzz.selection.known_conditions import Known
from fuzz.selection.novelty import traits
from fuzz.selection.op_uses import evident, names, uses
from generators.cases import Case
from generators.choices import Choices, Seeded
from generators.examples import seed_of
from generators.programs.mutations import is_mutable
from oracles.backends import stream
from oracles.backends.backend_errors import BackendError
from oracles.backends.bare import bare_seconds, requests
from oracles.backends.hosted import HostedBackend
from oracles.backends.pass_backends import RewritingBackend
from oracles.backends.protocol import Backend, Results, Unsupported
from oracles.evaluator import Mode
from oracles.judge import mode_for
from oracles.limits import limit_seconds
from results.backend_names import BackendName
from results.records import Claim, Result
from results.verdicts import Conforms, Error
from trials.case_records import result_of_judged
from trials.causes.attribution import Attributed, Attributor, Bench
from trials.checks import Executed, Judged, failures_of
from trials.claims.dynamic import AtSize
from trials.runner import cause_of, judge_each
from trials.session import Session
from trials.subject import Subject

EXECUTED = Executed(repeats=0)
"""The check for one-op programs; unlike the suite, it runs no input set twice."""
FUSED = Executed(Mode.FUSED, repeats=0)
"""The check for whole programs.

A reduction keeps it even when one operation is left: the check of single operations is stricter, and could find
another failure than the one that is reduced.
"""
TELLS_EVERY = 3
"""The backends report compiler features (`Results.shown`) in one batch of this many.

The report costs XLA about a millisecond per program.
"""
MOST_TROUBLES = 10
"""A batch is given up after this many internal errors."""


class Failing(NamedTuple):
    """A case that failed on a backend.

    `case`: the name of its result line. `is_alone`: the campaign compares two releases, and the other one conforms on
    the same program.
    """

    subject: Subject
    judged: Judged
    case: str
    is_alone: bool


@dataclass
class Job:
    plan: Plan
    session: Session
    known: dict[str, Known]
    attribute: Attributor = field(default_factory=Attributor)
    turn: Turn = field(default_factory=Turn)
    _owes_bare: bool = False
    """Whether the implementation has still to be timed alone, after a batch during which nobody else works."""
    _recorded: set[tuple[str, ...]] = field(default_factory=set)
    """The keys (backend, op, element type, verdict, ...) of which a result line exists."""
    _seen: set[int] = field(default_factory=set)
    """The traits of the programs so far, and the compiler features that the backends reported."""

    @staticmethod
    def of(plan: Plan, turn: Turn | None = None) -> Job:
        session = Session.of(plan.settings)
        known = {
            b: Known.of(session.expectations_of(b).entries, b, session.description(b).versions) for b in plan.backends
        }
        return Job(plan, session, known, turn=turn or Turn())

    def close(self) -> None:
        self.session.close()
        self.turn.close()

    def run(self, ticket: Ticket) -> Done:
        """Run one batch. Internal errors end up in `Done.troubles`."""
        with limit_seconds(self.plan.settings.timeout):
            return self._run_batch(ticket)

    def _run_batch(self, ticket: Ticket) -> Done:
        done = Done(ticket.number)
        rewriters = self._rewriters()
        compares = self.plan.old is not None or len(rewriters) > 1
        drawing = Drawing(ticket, self.plan.seed, self.known, compares=compares, rewrites=bool(rewriters))
        failing: list[Failing] = []
        ran: list[Judged] = []
        programs = _until(drawing, ticket.deadline)
        self._owes_bare |= ticket.measures_bare
        with self.turn.execution():
            with _add_seconds(done):
                while self._goes_on(done, programs, failing, ran):
                    pass
            with self.turn.quiet() as is_quiet:
                if self._owes_bare and is_quiet:
                    self._measure(done, ran)
        with self.turn.attribution(), _add_seconds(done):
            self._attribute(done, ticket, failing)
        done.rejected = drawing.rejected
        return done

    def _goes_on(self, done: Done, programs: Iterator[Drawn], failing: list[Failing], ran: list[Judged]) -> bool:
        """Run the rest of a batch; return whether an internal error interrupted it and the batch should continue.

        The programs that were being judged at the error are lost. A batch ends after MOST_TROUBLES errors. Raises
        BackendError.
        """
        try:
            for drawn, judged in self._judge(programs, done.number % TELLS_EVERY == 0, done):
                for backend in self.plan.backends:
                    self._count(done, drawn, judged, backend, failing)
                self._compare(done, drawn, judged)
                self._look(done, drawn.case, list(judged.values()))
                ran += list(judged.values())[:1]
                done.programs += 1
        except BackendError:
            raise
        except Exception:
            done.troubles.append(traceback.format_exc())
            return len(done.troubles) < MOST_TROUBLES
        return False

    def _judge(
        self, programs: Iterator[Drawn], tells: bool, done: Done
    ) -> Iterator[tuple[Drawn, Mapping[str, Judged]]]:
        """Yield each program with its judgement per backend; the backends run at the same time.

        `tells`: the backends also report compiler features; rewriting backends do not. A rewriting backend that leaves
        a program unchanged has no judgement.
        """
        if rewriters := self._rewriters():
            latitudes = {b.name: self.session.latitude(b.name) for b in rewriters}
            choices = Choices(Seeded(seed_of(self.plan.seed, "identities", done.number)))
            yield from judged_rewritten(EXECUTED, rewriters, latitudes, (_simple(choices, d) for d in programs))
            return
        drawn, *copies = tee(programs, 1 + len(self.plan.backends))
        streams = [self._stream(b, copy, tells) for b, copy in zip(self.plan.backends, copies, strict=True)]
        for one, *judged in zip(drawn, *streams, strict=False):
            yield one, dict(zip(self.plan.backends, judged, strict=True))

    def _rewriters(self) -> list[RewritingBackend]:
        backends = map(self.session.backend, self.plan.backends)
        found = [b for b in backends if isinstance(b, RewritingBackend)]
        return found if len(found) == len(self.plan.backends) else []

    def _stream(self, backend: str, programs: Iterator[Drawn], tells: bool) -> Iterator[Judged]:
        cases, others = tee(programs)
        doubtful = (backend in d.doubtful for d in others)
        latitude = self.session.latitude(backend)
        asked = self.session.backend(backend)
        asked = with_compiler_features(asked) if tells else asked
        return EXECUTED.stream(asked, (d.case for d in cases), latitude, doubtful)

    def _count(
        self, done: Done, drawn: Drawn, by_backend: Mapping[str, Judged], backend: str, failing: list[Failing]
    ) -> None:
        case, judged = drawn.case, by_backend.get(backend)
        verdict = UNCHANGED if judged is None else type(judged.verdict).__name__
        what = (backend, drawn.kind, case.op or "", case.element_type or "", verdict)
        done.verdicts[what] += 1
        if judged is None:
            return
        done.met.update((backend, entry) for entry in drawn.met[backend])
        is_lacking = isinstance(judged.outcome, Unsupported)
        shown = drawn.lacking.get(backend, ()) if is_lacking else ()
        counts = done.without if is_lacking else done.having
        counts.update((backend, name) for name in names(shown or evident(drawn.uses)))
        subject = subject_of(backend, case)
        name = f"fuzz/{done.number}/{done.programs}"
        if isinstance(judged.verdict, Error):
            done.troubles.append(f"{backend}: {judged.verdict.message}")
        if failures_of(judged.verdict):
            other = self._other_release(backend)
            is_alone = other is not None and _conforms(by_backend.get(other))
            failing.append(Failing(subject, judged, name, is_alone))
        elif what not in self._recorded:
            self._recorded.add(what)
            done.lines.append(self._line(subject, judged, name))

    def _other_release(self, backend: str) -> str | None:
        new, old = self.plan.backends[0], self.plan.old
        return {new: old, old: new}.get(backend) if old is not None else None

    def _compare(self, done: Done, drawn: Drawn, judged: Mapping[str, Judged]) -> None:
        if self.plan.pair is None or any(name not in judged for name in self.plan.pair):
            return
        one, other = (judged[name] for name in self.plan.pair)
        found = difference(one, other, self.plan.pair[1])
        if found is not None:
            subject = subject_of(self.plan.pair[0], drawn.case)
            done.differences += 1
            done.lines.append(self._line(subject, replace(one, verdict=found), f"fuzz/{done.number}/{done.programs}"))

    def _look(self, done: Done, case: Case, judged: Sequence[Judged]) -> None:
        """Keep a program that ran on a backend and shows a new trait.

        A failing program is not kept, since its mutants would mostly fail for the same cause.
        """
        if any(failures_of(j.verdict) for j in judged):
            return
        results = [j.outcome for j in judged if isinstance(j.outcome, Results)]
        if results and is_mutable(case):
            new = traits(case.program).union(*(of_output for r in results for of_output in r.shown)) - self._seen
            self._seen |= new
            if new:
                done.novel.append(Novel(case, new))

    def _line(self, subject: Subject, judged: Judged, name: str) -> Result:
        versions = self.session.description(subject.backend).versions
        return replace(result_of_judged(subject, None, judged, versions), claim="fuzz", case=name, replay="")

    def _attribute(self, done: Done, ticket: Ticket, failing: Sequence[Failing]) -> None:
        """Attribute failures grouped by subject, because the cases of one subject share executions."""
        by_subject: dict[Subject, list[Failing]] = {}
        for one in map(self._of_static_form, failing):
            by_subject.setdefault(one.subject, []).append(one)
        for subject, group in by_subject.items():
            try:
                bench = bench_of(self.plan, self.session, subject.backend, subject.claim)
                bench = replace(bench, deadline=ticket.deadline)
                found = self.attribute(bench, subject, [f.judged for f in group])
            except BackendError:
                raise
            except Exception:
                done.troubles.append(f"{group[0].case}: {traceback.format_exc()}\n{group[0].judged.case!r}")
                found = [[] for _ in group]
            for one, causes in zip(group, found, strict=True):
                self._blame(done, ticket, one, causes)

    def _of_static_form(self, failing: Failing) -> Failing:
        """Return the failure of a dynamic program's static form if that form fails in the same way, else `failing`.

        The cause then does not depend on dynamic sizes.
        """
        case, backend = failing.judged.case, failing.subject.backend
        if not isinstance(case, AtSize) or case.form is None:
            return failing
        subject = subject_of(backend, case.form)
        [static] = judge_each(bench_of(self.plan, self.session, backend, subject.claim), [case.form])
        if failures_of(static.verdict) != failures_of(failing.judged.verdict):
            return failing
        return failing._replace(subject=subject, judged=static)

    def _blame(self, done: Done, ticket: Ticket, failing: Failing, causes: Sequence[Attributed]) -> None:
        backend = failing.subject.backend
        named = {cause_of(a).id: cause_of(a) for a in causes}
        done.causes.update((backend, name) for name in named)
        done.forms.update((backend, id_) for id_ in {a.entry.id for a in causes if a.entry is not None})
        if failing.is_alone:
            done.alone.update((backend, name) for name in named)
        known = [c.expectation for c in named.values() if c.expectation is not None]
        is_expected = bool(named) and len(known) == len(named)
        line = self._line(failing.subject, failing.judged, failing.case)
        done.lines.append(
            replace(line, causes=tuple(named.values()), expectation=", ".join(known) if is_expected else None)
        )
        shown = {s.found.signature.id for s in done.new if s.found.signature is not None}
        for a in causes:
            if a.signature is not None and (backend, a.signature.id) not in ticket.seen and a.signature.id not in shown:
                shown.add(a.signature.id)
                done.new.append(Shown(failing.subject, a, failing.judged, failing.case))

    def _measure(self, done: Done, ran: Sequence[Judged]) -> None:
        backend = self.session.backend(self.plan.backends[0])
        if isinstance(backend, HostedBackend):
            outcomes = [((j.case.program, j.case.inputs), j.outcome) for j in ran]
            payloads, done.bare_programs = requests(backend, outcomes, backend.batch)
            done.bare_seconds = bare_seconds(backend, payloads)
            self._owes_bare = False

    def probe(self, number: int, backend: str, subjects: Sequence[backend_gaps.Subject]) -> Probed:
        probed = Probed(number)
        left, lacked = list(subjects), Counter[backend_gaps.Subject]()
        for attempt in range(backend_gaps.ATTEMPTS):
            cases = [probe(subject, attempt) for subject in left]
            # One per module, since each unsupported program would make a shared module be split.
            outcomes = list(stream(self.session.backend(backend), [(c.program, c.inputs) for c in cases], batch=1))
            shown: set[backend_gaps.Subject] = set()
            for subject, case, outcome in zip(left, cases, outcomes, strict=True):
                used = uses(case.program)
                own = [use for use in used if is_about(use, subject)]
                if isinstance(outcome, Unsupported):
                    lacked[subject] += 1
                    probed.without.update((backend, name) for name in names(own))
                else:
                    shown.update([subject] if any(use.is_evident for use in own) else [])
                    probed.having.update((backend, name) for name in names(evident(used)))
            left = [s for s in left if s not in shown and lacked[s] < backend_gaps.FEW]
        return probed


def _conforms(judged: Judged | None) -> bool:
    """Return whether a program conforms; None, a program that no pass rewrote, counts as conforming."""
    return judged is None or isinstance(judged.verdict, Conforms)


def _simple(choices: Choices, drawn: Drawn) -> Drawn:
    return replace(drawn, case=with_identity(choices, drawn.case)) if choices.integer(0, 1) else drawn


def check_for(claim: Claim) -> Executed:
    return FUSED if claim == "programs" else EXECUTED


def bench_of(plan: Plan, session: Session, backend: str, claim: Claim) -> Bench:
    description = session.description(backend)
    return Bench(
        session.backend(backend),
        session.latitude(backend),
        check_for(claim),
        session.expectations_of(backend),
        BackendName.parse(backend).entry_variant,
        dict(description.versions),
        plan.reductions,
        feeds_constants=description.feeds_constants,
    )


def with_compiler_features(backend: Backend) -> Backend:
    """Return the backend, set to report compiler features (`Results.shown`) if it can."""
    return backend.with_summaries() if isinstance(backend, HostedBackend) else backend


@contextmanager
def _add_seconds(done: Done) -> Iterator[None]:
    begin = time.perf_counter()
    yield
    done.seconds += time.perf_counter() - begin


def _until(drawing: Drawing, deadline: float | None) -> Iterator[Drawn]:
    for drawn in drawing:
        if deadline is not None and time.time() > deadline:
            return
        yield drawn


def subject_of(backend: str, case: Case) -> Subject:
    """Return the subject that the suite would give a case, so that expectations for the suite's claims match."""
    if isinstance(case, AtSize):
        return Subject("dynamic", backend, case.op)
    is_whole = case.op is None and mode_for(case.program) is Mode.FUSED
    return Subject("programs" if is_whole else "results", backend, case.op, case.element_type)
