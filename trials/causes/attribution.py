"""From failing cases to their causes: the operation to blame, and the expectation that names it, or a new signature."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from oracles.backends.protocol import Backend
from oracles.latitudes import Latitude
from results.verdicts import Crashes, Deviates, TimesOut
from spec.program import Operation
from trials.causes.cause_signatures import Signature, signature
from trials.causes.entries import Blame, Entry
from trials.causes.expectations import Expectations
from trials.causes.value_claims import fits
from trials.checks import Check, Executed, Failure, Judged, failures_of, only
from trials.computing_operations import (
    computations,
    form_of,
    is_one_operation,
    main_operation,
    op_of_output,
    reachable_operations,
)
from trials.counterfactuals.changes import arguments_as_constants
from trials.counterfactuals.experiment import group, holds
from trials.error_messages import gist
from trials.features.operation_features import features
from trials.locate import locate
from trials.locate.origins import origin
from trials.reduce import reduce
from trials.reduce.removal import ancestors, cut_change, evaluate_values
from trials.subject import Subject

LONGEST, SHORTEST = 60.0, 10.0
"""Seconds of a reduction, at most, and where a run is about to end."""
REPEATS = 3
"""How often a case is run again that may fail at random."""
ALIKE = 2
"""So many reductions of what looks alike and has one cause, and the next that looks so is taken to have it too."""


@dataclass(frozen=True)
class Attributed:
    """One cause of a failing case. `judged` is the smallest program that is known to show it: the operation to blame,
    or what a reduction has left. An `entry` of the expectations names a known cause, a `signature` a new one."""

    failure: Failure
    judged: Judged
    entry: Entry | None = None
    signature: Signature | None = None


@dataclass(frozen=True)
class Bench:
    """A backend under a check, and what is expected of it. `variant` and `versions` are those of the backend;
    `reductions` is the number of executions for one reduction, 0 for none."""

    backend: Backend
    latitude: Latitude
    check: Check
    expectations: Expectations
    variant: str
    versions: dict[str, str]
    reductions: int
    is_reducible: bool = True
    feeds_constants: bool = False
    deadline: float | None = None
    """A time of `time.time()` after which reductions are kept short, None for none."""

    @property
    def seconds_left(self) -> float:
        """How long a reduction may take."""
        left = LONGEST if self.deadline is None else self.deadline - time.time()
        return min(max(left, SHORTEST), LONGEST)


@dataclass(frozen=True)
class Part:
    """A part of a failing case that fails, and the check that it was put to; None where parts cannot be put to it."""

    judged: Judged
    check: Check | None

    @property
    def failures(self) -> list[Failure]:
        return failures_of(self.judged.verdict)

    def of(self, failure: Failure) -> Part:
        """As if it failed in this way alone."""
        return replace(self, judged=replace(self.judged, verdict=only(self.judged.verdict, failure)))


@dataclass
class Attributor:
    """Finds causes for the tests of one process, and keeps what it has learnt of each."""

    _held: dict[tuple[object, ...], bool] = field(default_factory=dict)
    """Whether the counterfactuals of an entry hold of operations with these features, or of programs of a form."""
    _alike: dict[tuple[object, ...], list[Attributed]] = field(default_factory=dict)

    def __call__(self, bench: Bench, subject: Subject, failing: Sequence[Judged]) -> list[list[Attributed]]:
        """The causes of each failing case, gravest first."""
        return [
            [found for part in parts for found in self._of_part(bench, subject, part)]
            for parts in self._located(bench, failing)
        ]

    def known(self, bench: Bench, subject: Subject, judged: Judged) -> list[Entry]:
        """The known causes of a failing case, as far as they are told without reducing it: of what each operation to
        blame does alone or, where none fails alone, of the case."""
        [parts] = self._located(bench, [judged])
        entries = (self._entry(bench, subject, part.of(f), f) for part in parts for f in part.failures)
        return list({e.id: e for e in entries if e is not None}.values())

    def _located(self, bench: Bench, failing: Sequence[Judged]) -> list[list[Part]]:
        """For each failing case the operations to blame, each in a program of its own; the case itself where it is
        one operation, or where no operation alone shows it."""
        whole = [j for j in failing if not is_one_operation(j.case.program)]
        suspects = dict(zip(map(id, whole), locate(bench.backend, bench.latitude, whole), strict=True))
        check = bench.check if bench.is_reducible else None
        alone = check or Executed()
        parts = [[Part(s.judged, alone) for s in suspects.get(id(j), [])] for j in failing]
        # What deviates in a program may be no more than a behaviour alone: then the program is to blame as a whole.
        return [[p for p in of if p.failures] or [Part(j, check)] for j, of in zip(failing, parts, strict=True)]

    def _of_part(self, bench: Bench, subject: Subject, part: Part) -> list[Attributed]:
        """The causes of all ways in which a part fails."""
        found: list[tuple[Failure, Attributed]] = []
        for failure in part.failures:
            found.append((failure, self._attributed(bench, subject, part, failure, found)))
        return [attributed for _, attributed in found]

    def _attributed(
        self,
        bench: Bench,
        subject: Subject,
        whole: Part,
        failure: Failure,
        before: Sequence[tuple[Failure, Attributed]] = (),
    ) -> Attributed:
        """`before` are the graver ways in which the same part fails, with the causes of these."""
        part = whole.of(failure)
        entry = None if _hides(bench, part, failure) else self._entry(bench, subject, part, failure)
        if entry is not None:
            return Attributed(failure, part.judged, entry)
        for other, shown in before:
            if _is_of_one_cause(whole, failure, other, shown):
                return shown
        names = tuple(o.name for o in computations(part.judged.case.program))
        key = (bench.backend.name, names, failure, gist(message_of(part.judged)), subject.clauses)
        known = self._alike.setdefault(key, [])
        if len(known) >= ALIKE and len({_identity(a) for a in known}) == 1:
            return replace(known[0], judged=part.judged)
        found = self._reduced(bench, subject, part, failure)
        known.append(found)
        return found

    def _reduced(self, bench: Bench, subject: Subject, part: Part, failure: Failure) -> Attributed:
        """What the minimal program shows: a known cause whose conditions the larger program hid, or a new one."""
        check = part.check
        if not bench.reductions:
            found = (
                of_claim(subject, failure)
                if check is None
                else signature(bench.backend, bench.latitude, check, part.judged, failure)
            )
            return Attributed(failure, part.judged, None, found)
        whole = check or bench.check
        random = self._random_entry(bench, subject, replace(part, check=whole), failure)
        if random is not None and _is_at_random(bench, whole, part.judged, failure):
            return Attributed(failure, part.judged, random)
        if check is None:
            return Attributed(failure, part.judged, None, of_claim(subject, failure))
        # What was left in between need not show again: what nothing wrote may be other memory in the next run.
        known: list[Attributed] = []

        def is_known(judged: Judged) -> bool:
            left = _about_what_is_wrong(judged)
            entry = self._entry(bench, subject, Part(left, check), failure)
            if entry is not None:
                known.append(Attributed(failure, left, entry))
            return entry is not None

        reduced = reduce(
            bench.backend, bench.latitude, check, part.judged, failure, executions=bench.reductions,
            seconds=bench.seconds_left, is_enough=is_known,
        ).judged  # fmt: skip
        if known:
            return known[-1]
        reduced = _about_what_is_wrong(reduced)
        shown = self._known_once_reduced(bench, subject, part, Part(reduced, check), failure)
        if shown is not None:
            return shown
        new = signature(bench.backend, bench.latitude, check, reduced, failure, drawn=part.judged)
        return Attributed(failure, reduced, None, new)

    def _known_once_reduced(
        self, bench: Bench, subject: Subject, part: Part, reduced: Part, failure: Failure
    ) -> Attributed | None:
        """The cause of a reduced case, if it is known, or what shows in a part of it."""
        judged, check = reduced.judged, reduced.check
        entry = self._entry(bench, subject, reduced, failure, afresh=True)
        if entry is not None:
            return Attributed(failure, judged, entry)
        inside = self._inside(bench, subject, reduced)
        if inside is not None or check is None:
            return inside
        began = origin(bench.backend, bench.latitude, check, judged)
        if began is not None:
            return self._attributed(bench, subject, Part(began, check), failures_of(began.verdict)[0])
        is_cut = len(computations(judged.case.program)) < len(computations(part.judged.case.program))
        entry = self._random_entry(bench, subject, reduced, failure, must_be_needed=is_cut)
        return None if entry is None else Attributed(failure, judged, entry)

    def _inside(self, bench: Bench, subject: Subject, reduced: Part) -> Attributed | None:
        """What one operation of a minimal program does alone, which could not be told in the larger one, as where that
        was refused once all that it computes was returned."""
        if is_one_operation(reduced.judged.case.program):
            return None
        [parts] = self._located(bench, [reduced.judged])
        found = [p for p in parts if is_one_operation(p.judged.case.program)]
        return self._attributed(bench, subject, found[0], found[0].failures[0]) if found else None

    def _entry(
        self, bench: Bench, subject: Subject, part: Part, failure: Failure, *, afresh: bool = False
    ) -> Entry | None:
        """The entry that names the cause: what comes out is what it says, and the failure goes away as it says. That is
        tried once for all operations that have the same features; of an entry that does not say what comes out, once
        for all programs of one form. `afresh` tries it again where it did not hold of another, which may have failed
        for two causes at once."""
        blame = blame_of(bench, subject, part.judged, failure)
        for entry in bench.expectations.candidates(blame):
            if not fits(part.judged, failure, bench.latitude, entry.values, entry.model):
                continue
            form = None if entry.claims_values else form_of(part.judged.case.program)
            key = (entry.id, bench.backend.name, blame.features, form)
            held = self._held.get(key)
            if held is None or (afresh and not held):
                held = self._holds(bench, part, failure, entry)
                self._held.setdefault(key, held)
            if held:
                return entry
        return None

    def _random_entry(
        self, bench: Bench, subject: Subject, part: Part, failure: Failure, *, must_be_needed: bool = False
    ) -> Entry | None:
        """The entry of what shows at random, and so in no smaller program: of an operation that the value that is wrong
        depends on, or of any where memory is damaged. What that one does against a clause may be no more than an
        inaccuracy of the last operation. Where it `must_be_needed`, nothing fails once an argument holds what it
        computes."""
        verdict, case = part.judged.verdict, part.judged.case
        if is_one_operation(case.program):
            return None
        if isinstance(verdict, Deviates):
            reached = ancestors(case, verdict.worst.output if verdict.worst is not None else None)
        elif isinstance(verdict, Crashes | TimesOut):
            reached = ancestors(case, None)
        else:
            return None
        told = blame_of(bench, subject, part.judged, failure)
        blames = {f: replace(told, failure=f) for f in (failure, failure._replace(standing="violation"))}
        suspects = reachable_operations(reached, case.program)
        found: dict[str, tuple[Entry, list[Operation]]] = {}
        for o in suspects:
            candidates = (e for blame in blames.values() for e in bench.expectations.random_candidates(blame.of(o)))
            for entry in {e.id: e for e in candidates}.values():
                found.setdefault(entry.id, (entry, []))[1].append(o)
        for entry, operations in found.values():
            is_needed = not must_be_needed or any(_is_needed(bench, part, failure, o) for o in operations)
            if is_needed and self._holds(bench, part, failure, entry):
                return entry
        return None

    @staticmethod
    def _holds(bench: Bench, part: Part, failure: Failure, entry: Entry) -> bool:
        """Whether the failure goes away as the entry says; what the backend makes constants stays so there."""
        names = set(entry.goes_away) - ({"constants-as-arguments"} if bench.feeds_constants else set())
        if part.check is None or not names:
            return not names
        return holds(bench.backend, bench.latitude, part.check, part.judged, failure, names=names)


def _hides(bench: Bench, part: Part, failure: Failure) -> bool:
    """Whether a program may hold more than what makes its values wrong, and can be reduced to that: among much that has
    nothing to do with it the conditions of many an entry are met."""
    is_larger = not is_one_operation(part.judged.case.program)
    return failure.verdict == "Deviates" and is_larger and part.check is not None and bench.reductions > 0


def _is_at_random(bench: Bench, check: Check, judged: Judged, failure: Failure) -> bool:
    """Whether a case does not fail so each time that it is run."""
    return any(
        failure not in failures_of(again.verdict)
        for _ in range(REPEATS)
        for again in check(bench.backend, [judged.case], bench.latitude)
    )


def _is_needed(bench: Bench, part: Part, failure: Failure, operation: Operation) -> bool:
    """Whether a program does not fail so once arguments hold what an operation of it computes."""
    case, check = part.judged.case, part.check
    names = [v.name for v in operation.results[:1]]
    cut = cut_change(names, evaluate_values(case, bench.latitude))(case)
    if cut is None or check is None:
        return False
    return all(failure not in failures_of(j.verdict) for j in check(bench.backend, [cut], bench.latitude))


def _is_of_one_cause(part: Part, failure: Failure, other: Failure, shown: Attributed) -> bool:
    """Whether the cause of one way in which a part fails is taken for that of another too, and need not be looked for:
    one output deviates in both, the two are of a kind, and where the cause is known it is known to show so."""
    worst = [w.worst for w in (only(part.judged.verdict, f) for f in (failure, other)) if isinstance(w, Deviates)]
    outputs = {w.output for w in worst if w is not None}
    is_alike = len(worst) == 2 and None not in worst and len(outputs) == 1 and group(failure) == group(other)
    return is_alike and (shown.entry is None or failure in shown.entry.failures)


def _about_what_is_wrong(judged: Judged) -> Judged:
    """The case as one of the operation whose result is wrong, which need not be the last of those that are returned."""
    verdict, case = judged.verdict, judged.case
    if case.op is not None or not isinstance(verdict, Deviates) or verdict.worst is None:
        return judged
    return replace(judged, case=replace(case, op=op_of_output(case.program, verdict.worst.output)))


def of_claim(subject: Subject, failure: Failure) -> Signature:
    """The signature of what fails a claim about a whole case: by the claim, and what it is about."""
    about = " ".join(filter(None, (subject.claim, subject.detail)))
    return Signature(subject.op or "program", failure.verdict, failure.kind, gist=about)


def message_of(judged: Judged) -> str:
    return str(getattr(judged.verdict, "message", ""))


def blame_of(bench: Bench, subject: Subject, part: Judged, failure: Failure) -> Blame:
    """What is matched against the expectations."""
    made = arguments_as_constants(part.case) if bench.feeds_constants else None
    case = part.case if made is None else made
    fed = frozenset(a.name for a in part.case.program.main.arguments) if made is not None else frozenset()
    operation = main_operation(case.program, subject.op or case.op)
    return Blame(
        claim=subject.claim,
        variant=bench.variant,
        versions=bench.versions,
        failure=failure,
        message=message_of(part),
        stage=getattr(part.verdict, "stage", None),
        case=case,
        operation=operation,
        features=features(case, operation, fed=fed),
        labels=subject.clauses if subject.claim == "rejects_invalid" else (),
        fed=fed,
    )


def _identity(found: Attributed) -> str:
    if found.entry is not None:
        return found.entry.id
    return found.signature.id if found.signature is not None else ""
