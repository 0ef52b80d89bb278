"""Attribution of a failing case to a known cause, or to a new one with a signature."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from oracles.backends.protocol import Backend
from oracles.latitudes import Latitude
from results.verdicts import Crashes, Deviates, TimesOut
from spec.program import Operation, Program
from trials.causes.cause_signatures import Signature, signature
from trials.causes.entries import Blame, Entry
from trials.causes.expectations import Expectations, pinned_case
from trials.causes.value_claims import fits
from trials.checks import Check, Executed, Failure, Judged, failures_of, part_of
from trials.computing_operations import (
    computations,
    computes,
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
"""How often a case is repeated to find out whether it fails at random."""
ALIKE = 2
"""After this many similar failures with the same cause, the next similar one is attributed without a reduction."""


@dataclass(frozen=True)
class Attributed:
    """One cause of a failing case.

    `judged`: the smallest program known to show it. `entry`: the known cause; `signature`: that of a new one.
    """

    failure: Failure
    judged: Judged
    entry: Entry | None = None
    signature: Signature | None = None


@dataclass(frozen=True)
class Bench:
    """A backend with its check and expectations. `reductions`: executions per reduction, 0 for none."""

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
    """The `time.time()` after which reductions are kept short, or None."""

    @property
    def seconds_left(self) -> float:
        left = LONGEST if self.deadline is None else self.deadline - time.time()
        return min(max(left, SHORTEST), LONGEST)


@dataclass(frozen=True)
class Part:
    judged: Judged
    check: Check | None

    @property
    def failures(self) -> list[Failure]:
        return failures_of(self.judged.verdict)

    def of(self, failure: Failure) -> Part:
        return replace(self, judged=replace(self.judged, verdict=part_of(self.judged.verdict, failure)))


@dataclass
class Attributor:
    """Search for the causes of failures in one process, with a cache of earlier answers."""

    _held: dict[tuple[object, ...], bool] = field(default_factory=dict)
    """Whether the counterfactuals of an entry hold, by features of the operation or form of the program."""
    _alike: dict[tuple[object, ...], list[Attributed]] = field(default_factory=dict)

    def __call__(self, bench: Bench, subject: Subject, failing: Sequence[Judged]) -> list[list[Attributed]]:
        return [
            [found for part in parts for found in self._of_part(bench, subject, part)]
            for parts in self._locate(bench, failing)
        ]

    def find_known(self, bench: Bench, subject: Subject, judged: Judged) -> list[Entry]:
        known, possible = self.recognize(bench, subject, judged)
        return [*known, *possible]

    def recognize(self, bench: Bench, subject: Subject, judged: Judged) -> tuple[list[Entry], list[Entry]]:
        """Return the certain known causes of a failing case, and the possible ones.

        A deviating program of several operations meets the conditions of many entries: a cause is certain only if the
        program is as small as the one that the entry pins.
        """
        [parts] = self._locate(bench, [judged])
        found: dict[str, tuple[Entry, bool]] = {}
        for part in parts:
            for failure in part.failures:
                entry = self._entry(bench, subject, part.of(failure), failure)
                if entry is not None:
                    is_certain = failure.verdict != "Deviates" or _is_as_small(part.judged.case.program, entry)
                    found.setdefault(entry.cause, (entry, is_certain))
        of = [[entry for entry, is_certain in found.values() if is_certain is wanted] for wanted in (True, False)]
        return of[0], of[1]

    def _locate(self, bench: Bench, failing: Sequence[Judged]) -> list[list[Part]]:
        """Return for each failing case its suspects, each in a program of its own; the case itself if it has none."""
        failing = [j.piece or j for j in failing]
        whole = [j for j in failing if not is_one_operation(j.case.program)]
        suspects = dict(zip(map(id, whole), locate(bench.backend, bench.latitude, whole), strict=True))
        check = bench.check if bench.is_reducible else None
        alone = check or Executed()
        parts = [[Part(s.judged, alone) for s in suspects.get(id(j), [])] for j in failing]
        # What deviates in a program may be no more than a behaviour alone: then the program is to blame as a whole.
        return [[p for p in of if _explains(p, j)] or [Part(j, check)] for j, of in zip(failing, parts, strict=True)]

    def _of_part(self, bench: Bench, subject: Subject, part: Part) -> list[Attributed]:
        found: list[tuple[Failure, Attributed]] = []
        for failure in part.failures:
            found.append((failure, self._attribute(bench, subject, part, failure, found)))
        return [attributed for _, attributed in found]

    def _attribute(
        self,
        bench: Bench,
        subject: Subject,
        whole: Part,
        failure: Failure,
        before: Sequence[tuple[Failure, Attributed]] = (),
    ) -> Attributed:
        """Attribute one failure; `before` holds the graver failures of the same part with their causes."""
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
        found = self._reduce(bench, subject, part, failure)
        known.append(found)
        return found

    def _reduce(self, bench: Bench, subject: Subject, part: Part, failure: Failure) -> Attributed:
        """Reduce a case, and attribute the minimal program to a known or a new cause.

        The larger program may have hidden a known cause. Without `bench.reductions` or a check, the case stays
        unreduced.
        """
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
        shown = self._attribute_reduced(bench, subject, part, Part(reduced, check), failure)
        if shown is not None:
            return shown
        new = signature(bench.backend, bench.latitude, check, reduced, failure, drawn=part.judged)
        return Attributed(failure, reduced, None, new)

    def _attribute_reduced(
        self, bench: Bench, subject: Subject, part: Part, reduced: Part, failure: Failure
    ) -> Attributed | None:
        judged, check = reduced.judged, reduced.check
        entry = self._entry(bench, subject, reduced, failure, afresh=True)
        if entry is not None:
            return Attributed(failure, judged, entry)
        inside = self._inside(bench, subject, reduced)
        if inside is not None or check is None:
            return inside
        began = origin(bench.backend, bench.latitude, check, judged)
        if began is not None:
            return self._attribute(bench, subject, Part(began, check), failures_of(began.verdict)[0])
        is_cut = len(computations(judged.case.program)) < len(computations(part.judged.case.program))
        entry = self._random_entry(bench, subject, reduced, failure, must_be_needed=is_cut)
        return None if entry is None else Attributed(failure, judged, entry)

    def _inside(self, bench: Bench, subject: Subject, reduced: Part) -> Attributed | None:
        """Attribute an operation of a minimal program that fails when run alone; None if there is none.

        The backend may have rejected the larger program once it returned all its values, so that the search in that
        program missed the operation.
        """
        if is_one_operation(reduced.judged.case.program):
            return None
        [parts] = self._locate(bench, [reduced.judged])
        found = [p for p in parts if is_one_operation(p.judged.case.program)]
        return self._attribute(bench, subject, found[0], found[0].failures[0]) if found else None

    def _entry(
        self, bench: Bench, subject: Subject, part: Part, failure: Failure, *, afresh: bool = False
    ) -> Entry | None:
        """Return the entry whose value claims fit and whose counterfactuals hold; None if there is none.

        The counterfactuals are run once per set of features; for an entry without value claims, once per form of
        program. `afresh` runs them again where they did not hold before, since that case may have had two causes.
        """
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
        """Return the `at_random` entry of a failure that no smaller program shows reliably; None if there is none.

        The entry names an operation on which the wrong value depends; for a crash or a timeout, on which any output
        depends. With `must_be_needed`, the failure must go away once arguments replace the operation's results.
        """
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
        """Return whether the failure goes away under every change that the entry names.

        A backend that feeds constants as arguments does not try `constants-as-arguments`.
        """
        names = set(entry.goes_away) - ({"constants-as-arguments"} if bench.feeds_constants else set())
        if part.check is None or not names:
            return not names
        return holds(bench.backend, bench.latitude, part.check, part.judged, failure, names=names)


def _is_as_small(program: Program, entry: Entry) -> bool:
    """Return whether the program computes no more operations than the pinned program of the entry."""
    if is_one_operation(program):
        return True
    pinned = pinned_case(entry).program
    return sum(map(computes, program.operations())) <= sum(map(computes, pinned.operations()))


def _explains(part: Part, judged: Judged) -> bool:
    """Return whether a suspect fails; a suspect of a deviating program must deviate too."""
    names = {f.verdict for f in part.failures}
    return "Deviates" in names if isinstance(judged.verdict, Deviates) else bool(names)


def _hides(bench: Bench, part: Part, failure: Failure) -> bool:
    """Return whether a program must be reduced before entries are matched.

    A large program that deviates meets the conditions of many entries.
    """
    is_larger = not is_one_operation(part.judged.case.program)
    return failure.verdict == "Deviates" and is_larger and part.check is not None and bench.reductions > 0


def _is_at_random(bench: Bench, check: Check, judged: Judged, failure: Failure) -> bool:
    return any(
        failure not in failures_of(again.verdict)
        for _ in range(REPEATS)
        for again in check(bench.backend, [judged.case], bench.latitude)
    )


def _is_needed(bench: Bench, part: Part, failure: Failure, operation: Operation) -> bool:
    case, check = part.judged.case, part.check
    names = [v.name for v in operation.results[:1]]
    cut = cut_change(names, evaluate_values(case, bench.latitude))(case)
    if cut is None or check is None:
        return False
    return all(failure not in failures_of(j.verdict) for j in check(bench.backend, [cut], bench.latitude))


def _is_of_one_cause(part: Part, failure: Failure, other: Failure, shown: Attributed) -> bool:
    """Return whether two failures of a part have one cause.

    They have the same output, kinds of one group, and an entry, if there is one, that fits both.
    """
    worst = [w.worst for w in (part_of(part.judged.verdict, f) for f in (failure, other)) if isinstance(w, Deviates)]
    outputs = {w.output for w in worst if w is not None}
    is_alike = len(worst) == 2 and None not in worst and len(outputs) == 1 and group(failure) == group(other)
    return is_alike and (shown.entry is None or failure in shown.entry.failures)


def _about_what_is_wrong(judged: Judged) -> Judged:
    """Return the case with `op` set to the op that computes the wrong result, which may not be the last operation."""
    verdict, case = judged.verdict, judged.case
    if case.op is not None or not isinstance(verdict, Deviates) or verdict.worst is None:
        return judged
    return replace(judged, case=replace(case, op=op_of_output(case.program, verdict.worst.output)))


def of_claim(subject: Subject, failure: Failure) -> Signature:
    about = " ".join(filter(None, (subject.claim, subject.detail)))
    return Signature(subject.op or "program", failure.verdict, failure.kind, gist=about)


def message_of(judged: Judged) -> str:
    return str(getattr(judged.verdict, "message", ""))


def blame_of(bench: Bench, subject: Subject, part: Judged, failure: Failure) -> Blame:
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
