"""The search from a failing program of any size to operations, causes and findings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from generators.cases import Case, Inputs
from oracles import judge
from oracles.backends.protocol import Backend
from oracles.evaluator import Unevaluated
from results.verdicts import Conforms, Deviates, Error, TimesOut, Undecided, Unsupported, fails
from spec.allocation import MOST_ELEMENTS, elements, elements_of
from spec.program import Operation
from trials.causes.attribution import Attributed, Attributor, Bench
from trials.checks import Judged, failures_of
from trials.computing_operations import computations, computes, constant_bytes, main_operation
from trials.explain import narrowing
from trials.explain.blame_proof import with_correct_results
from trials.explain.blamed_operations import blame, gravity, name_counts, place_of, programs_of
from trials.explain.explanation import Blamed, Explanation, headline_of
from trials.explain.finding_folder import Shelf, publish
from trials.explain.given_results import Compared, Given, differences
from trials.explain.narrowing import Parts
from trials.explain.stage_progress import Progress
from trials.locate import Suspect, locate
from trials.locate.blame import CALLING
from trials.locate.confirmation import confirm
from trials.locate.wrong_values import Candidate, survey
from trials.pieces.all_values import inline_all_calls
from trials.reduce import reduce
from trials.subject import Subject

Group = tuple[Suspect, list[Candidate]]
"""An operation that is wrong alone, and the candidates in the program that it stands for."""
MOST_BLAMED = 6
"""How many operations are attributed, and how many others are looked up among known causes."""
LONG = 600.0
"""Time limit in seconds of the execution that returns all values: it takes far longer to compile than the program."""
MOST_TRIED = 64
"""How many operations are run alone, of those whose results differ between two implementations."""


@dataclass(frozen=True)
class Question:
    """A program to explain.

    `case`: the program on given or ordinary inputs. `drawn`: further inputs, tried if it conforms on these. `given`:
    results that the user expects. `other`: an implementation to compare with where the evaluator decides nothing.
    """

    case: Case
    shelf: Shelf
    drawn: Inputs = ()
    given: Given | None = None
    other: Backend | None = None


def explain(bench: Bench, subject: Subject, question: Question, found: Explanation, progress: Progress) -> None:
    """Fill an explanation; an interruption ends the search, and publishes what is known.

    Raises BackendError where a backend cannot be kept alive, BrokenResults where findings cannot be written.
    """
    search = _Search(bench, subject, question, found, progress)
    try:
        search.run(question.case)
    except KeyboardInterrupt:
        found.interrupted = progress.stages[-1].name if progress.stages else "the start"
        search.save()


@dataclass
class _Search:
    bench: Bench
    subject: Subject
    question: Question
    found: Explanation
    progress: Progress
    attribute: Attributor = field(default_factory=Attributor)

    def run(self, case: Case) -> None:
        judged = self._judge(case)
        self.found.verdict = judged.verdict
        match judged.verdict:
            case Deviates(standing=standing) if standing != "behaviour":
                self._deviates(judged)
            case Conforms() | Deviates():
                self._conforms(judged)
            case Unsupported():
                self._lacks(judged)
            case Undecided() | Error():
                self._judge_operations(judged)
            case _:
                self._ends(judged)

    def _judge(self, case: Case) -> Judged:
        with self.progress.stage(f"run and judge {len(computations(case.program))} operations") as stage:
            if _size(case) <= MOST_ELEMENTS:
                [judged] = self.bench.check(self.bench.backend, [case], self.bench.latitude)
            else:
                outcome = self.bench.backend.run(case.program, case.inputs)
                expected = Unevaluated(f"its values hold {_size(case):,} elements: each operation is judged alone")
                verdict = judge.judge(outcome, expected, case.program, len(case.inputs))
                judged = Judged(case, outcome, expected, verdict, dict(outcome.seconds))
            stage.said = headline_of(judged.verdict)
            if judged.in_pieces is not None:
                stage.said += f" (in {judged.in_pieces.count} pieces)"
        return judged

    # What conforms, and what is left open.

    def _conforms(self, judged: Judged) -> None:
        if self.question.given is not None:
            self._compare_with_given(judged)
        elif self.question.drawn:
            self.found.ruled_out.append("inputs of ordinary size: on those that were drawn the program conforms")
            question, self.question = self.question, replace(self.question, drawn=())
            self.run(replace(judged.case, inputs=question.drawn))
        elif isinstance(judged.verdict, Conforms):
            self.found.ruled_out.append("on these inputs every element of every result is among those that conform")

    def _judge_operations(self, judged: Judged) -> None:
        if self.question.given is not None:
            self._compare_with_given(judged)
            return
        self._operations_of(judged)
        if not self.found.blamed and self.question.other is not None:
            self._compare(judged, self.question.other)
        elif not self.found.blamed and self.question.other is None:
            self.found.notes.append("--expected Y.npz or --against BACKEND says what to hold the results against")

    def _compare_with_given(self, judged: Judged) -> None:
        assert self.question.given is not None
        with self.progress.stage(f"compare with {self.question.given.source}") as stage:
            [compared] = self.question.given(self.bench.backend, [judged.case], self.bench.latitude)
            stage.said = headline_of(compared.verdict)
        own = headline_of(judged.verdict)
        self.found.notes.append(f"by the specification, and not by what is expected: {own}")
        self.found.verdict = compared.verdict
        if not fails(compared.verdict):
            return
        self._operations_of(judged)
        if not self.found.blamed and self.question.other is not None:
            self._compare(judged, self.question.other)

    def _compare(self, judged: Judged, other: Backend) -> None:
        compared = replace(self.bench, check=Compared(other))
        with self.progress.stage(f"compare with {other.name}") as stage:
            [whole] = compared.check(self.bench.backend, [judged.case], self.bench.latitude)
            stage.said = headline_of(whole.verdict)
        if self.question.given is None:
            self.found.verdict = whole.verdict
        if not fails(whole.verdict) and self.question.given is None:
            return
        with self.progress.stage(f"the first operation whose result differs from that of {other.name}") as stage:
            first = self._first_differing(compared, judged.case, other)
            stage.said = "none does by itself" if first is None else first.operation.name
        if first is None:
            self.found.ruled_out.append(f"any one operation: on the same operands none differs from {other.name}")
            return
        self.found.blamed.append(first)
        self._explain(compared, first)

    def _first_differing(self, compared: Bench, case: Case, other: Backend) -> Blamed | None:
        for n, (operation, alone) in enumerate(differences(compared.backend, other, case)):
            if n == MOST_TRIED:
                return None
            [judged] = compared.check(compared.backend, [alone], compared.latitude)
            if fails(judged.verdict):
                return Blamed(
                    operation, judged, place_of(operation, inline_all_calls(case.program).main.body.operations)
                )
        return None

    # What deviates.

    def _deviates(self, judged: Judged) -> None:
        self._operations_of(judged)
        if not self.found.blamed:
            self._needs_neighbours(judged)

    def _operations_of(self, judged: Judged) -> None:
        whole = replace(judged.case, program=inline_all_calls(judged.case.program))
        groups = self._suspects(judged, whole)
        if not groups:
            return
        operations = whole.program.main.body.operations
        self.found.blamed = [blame(s, c, operations) for s, c in groups]  # where it is interrupted now
        needed = self._find_needed(whole, judged, groups)
        self.found.blamed = [blame(s, c, operations) for s, c in needed]
        self.found.beside = [blame(s, c, operations) for s, c in groups if (s, c) not in needed]
        for one in self.found.blamed[:MOST_BLAMED]:
            one.proof = self._proof(len(needed))
            self._explain(self.bench, one)
        self._look_up(self.found.beside[:MOST_BLAMED])

    def _suspects(self, judged: Judged, whole: Case) -> list[Group]:
        bench = self.bench
        with self.progress.stage("look at each operation on the operands that it was given") as stage:
            patient = narrowing.with_time_limit(bench.backend, LONG, may_be_longer=True)
            seen = survey(patient, bench.latitude, whole)
            if seen is None:
                stage.said = "not all that it computes is returned"
                return []
            stage.said = f"{len(seen.candidates)} differ"
        self._tell(seen.conforming, seen.open)
        if not seen.candidates:
            return self._calls(judged)
        with self.progress.stage(f"put {len(seen.candidates)} operations to it alone") as stage:
            [suspects] = confirm(bench.backend, bench.latitude, [seen.candidates])
            stage.said = name_counts(s.operation for s in suspects) or "none is wrong alone"
        rest = len(seen.candidates) - sum(
            any(s.judged.case.program in programs_of(c) for s in suspects) for c in seen.candidates
        )
        if rest:
            self.found.ruled_out.append(f"{rest} operations that differ beside their neighbours and conform alone")
        suspects = sorted(suspects, key=gravity, reverse=True)
        return [(s, [c for c in seen.candidates if s.judged.case.program in programs_of(c)]) for s in suspects]

    def _calls(self, judged: Judged) -> list[Group]:
        if all(o.name not in CALLING for o in judged.case.program.operations()):
            return []
        if not isinstance(judged.verdict, Deviates):
            return []
        with self.progress.stage("look at each call") as stage:
            [suspects] = locate(self.bench.backend, self.bench.latitude, [judged])
            stage.said = name_counts(s.operation for s in suspects) or "none is wrong"
        return [(s, []) for s in suspects]

    def _tell(self, conforming: Sequence[Operation], left_open: Sequence[Operation]) -> None:
        right, rest = list(filter(computes, conforming)), list(filter(computes, left_open))
        said = f"{len(right)} operations, each of which conforms on the operands that it was given"
        self.found.ruled_out.append(said)
        if rest:
            self.found.notes.append(f"{len(rest)} operations are not judged by themselves: {name_counts(rest)}")

    def _find_needed(self, whole: Case, judged: Judged, groups: Sequence[Group]) -> list[Group]:
        """Return the gravest groups whose correction makes the program conform; all groups if that cannot be shown."""
        if not isinstance(judged.verdict, Deviates):
            return list(groups)
        count = 1
        while not self._is_righted(whole, groups[:count]):
            if count >= len(groups) or self._is_proved is None:
                return list(groups)
            count = min(2 * count, len(groups))
        self.found.ruled_out.append("all else: with these results as they should be, the program conforms")
        return self._without_needless(whole, list(groups[:count]))

    def _without_needless(self, whole: Case, needed: list[Group]) -> list[Group]:
        for one in reversed(needed[:MOST_BLAMED]):
            rest = [g for g in needed if g is not one]
            if rest and self._is_righted(whole, rest):
                needed = rest
        self._is_proved = True
        return needed

    def _is_righted(self, whole: Case, groups: Sequence[Group]) -> bool:
        wrong = [c for _, each in groups for c in each]
        case = with_correct_results(whole, wrong, self.bench.latitude) if wrong else None
        if case is None:
            self._is_proved = None
            return False
        with self.progress.stage(f"run it with {name_counts(c.at for c in wrong)} as it should be") as stage:
            [again] = self.bench.check(self.bench.backend, [case], self.bench.latitude)
            stage.said = headline_of(again.verdict)
        self._is_proved = isinstance(again.verdict, Conforms)
        return self._is_proved

    _is_proved: bool | None = False
    """None where it cannot be tested."""

    def _proof(self, needed: int) -> str:
        if not self._is_proved:
            return "alone, on the same operands, it is wrong too"
        return (
            "with its results as they should be, all of the program conforms"
            if needed == 1
            else (f"with the results of these {needed} as they should be, all of the program conforms")
        )

    def _needs_neighbours(self, judged: Judged) -> None:
        self.found.ruled_out.append("any one operation: none is wrong alone, and what is wrong needs its neighbours")
        case: Case | None = None
        failure = failures_of(judged.verdict)[0]
        if len(computations(judged.case.program)) > narrowing.FEW:
            with self.progress.stage("look for a part that deviates") as stage:
                parts = Parts(self.bench.backend, replace(judged.case, program=inline_all_calls(judged.case.program)))
                case = narrowing.deviating_part(parts, self.bench.check, self.bench.latitude, failure)
                stage.said = "no half does" if case is None else f"{len(computations(case.program))} operations do"
        self._blame_part(self.bench, judged if case is None else self._again(self.bench, case), judged)

    # What ends.

    def _ends(self, judged: Judged) -> None:
        bench = self.bench
        if isinstance(judged.verdict, TimesOut):
            bench = replace(bench, backend=narrowing.with_time_limit(bench.backend, narrowing.PATIENCE))
        part = self._narrow(judged)
        again = judged if part is None else self._again(bench, part)
        if not narrowing.ends_alike(again.verdict, judged.verdict):
            again = judged
        self._blame_part(bench, again, judged)

    def _narrow(self, judged: Judged) -> Case | None:
        programs = [inline_all_calls(judged.case.program), judged.case.program]
        with self.progress.stage("cut it to the part that ends so") as stage:
            for program in programs:
                if len(program.main.body.operations) <= narrowing.FEW:
                    continue
                parts = Parts(self.bench.backend, replace(judged.case, program=program))
                part = narrowing.shortest_failing_part(parts, judged.verdict)
                if part is not None:
                    left = len(computations(part.program))
                    stage.said = f"{left} of {len(computations(program))} operations"
                    rest = len(computations(program)) - left
                    self.found.ruled_out.append(f"{rest} operations, without which it ends so all the same")
                    return part
            stage.said = "no part does"
        return None

    def _lacks(self, judged: Judged) -> None:
        part = self._narrow(judged)
        if part is not None:
            o = main_operation(part.program)
            self.found.notes.append(f"what it does not support is {o.name} at {o.location or 'no location'}")

    def _again(self, bench: Bench, case: Case) -> Judged:
        [judged] = bench.check(bench.backend, [case], bench.latitude)
        return judged

    def _blame_part(self, bench: Bench, part: Judged, whole: Judged) -> None:
        with self.progress.stage(f"look at each of {len(computations(part.case.program))} operations alone") as stage:
            [suspects] = locate(bench.backend, bench.latitude, [part])
            stage.said = name_counts(s.operation for s in suspects) or "none fails alone"
        operations = inline_all_calls(whole.case.program).main.body.operations
        if suspects:
            self.found.blamed = [blame(s, [], operations) for s in suspects]
            for one in self.found.blamed:
                one.proof = "alone it fails in the same way"
        else:
            o = main_operation(part.case.program)
            one = Blamed(o, part, place_of(o, operations))
            one.proof = f"it and {len(computations(part.case.program)) - 1} before it fail together, and not alone"
            self.found.blamed = [one]
        for one in self.found.blamed[:MOST_BLAMED]:
            self._explain(bench, one)

    # Causes and findings.

    def _explain(self, bench: Bench, one: Blamed) -> None:
        with self.progress.stage(f"find the cause of {one.operation.name}, and reduce it") as stage:
            [causes] = self.attribute(bench, self.subject, [one.judged])
            one.causes = [self._reduce(bench, c) for c in _once(causes)]
            stage.said = ", ".join(c.entry.cause if c.entry is not None else "new" for c in one.causes)
        known = len({e.cause for e in bench.expectations.entries})
        if known and any(c.entry is None for c in one.causes):
            self.found.ruled_out.append(
                f"the {known} causes that are known of {bench.backend.name}: it is none of them"
            )
        with self.progress.stage("run it again as it is published"):
            self._publish(bench, one)

    def _publish(self, bench: Bench, one: Blamed, *, is_run_again: bool = True) -> None:
        shelf = self.question.shelf
        for cause in one.causes:
            finding = publish(shelf, bench, self.subject, cause, one.judged, is_run_again=is_run_again)
            if finding is not None:
                one.findings.append(finding)
            else:
                self.found.notes.append(f"{shelf.folder}: holds a finding of the same cause already")

    def _reduce(self, bench: Bench, cause: Attributed) -> Attributed:
        if cause.entry is None or not bench.reductions:
            return cause
        judged = reduce(
            bench.backend, bench.latitude, bench.check, cause.judged, cause.failure,
            executions=bench.reductions, seconds=bench.seconds_left,
        ).judged  # fmt: skip
        known = self.attribute.find_known(bench, self.subject, judged)
        return replace(cause, judged=judged) if cause.entry in known else cause

    def _look_up(self, beside: Sequence[Blamed]) -> None:
        if not beside:
            return
        with self.progress.stage("look up what is wrong beside it") as stage:
            for one in beside:
                failure = failures_of(one.judged.verdict)[0]
                known = self.attribute.find_known(self.bench, self.subject, one.judged)
                one.causes = [Attributed(failure, one.judged, entry) for entry in known]
            stage.said = f"{sum(bool(b.causes) for b in beside)} of {len(beside)} known"

    def save(self) -> None:
        for one in self.found.blamed[:1]:
            if not one.findings:
                one.causes = one.causes or [Attributed(f, one.judged) for f in failures_of(one.judged.verdict)[:1]]
                self._publish(self.bench, one, is_run_again=False)


def _size(case: Case) -> int:
    """Return the number of elements that the evaluator would hold, without constants."""
    constants = sum(elements_of(o) for o in case.program.operations() if constant_bytes(o))
    return (elements(case.program) - constants) * max(1, len(case.inputs))


def _once(causes: Sequence[Attributed]) -> list[Attributed]:
    named = [(c.entry.cause if c.entry else "", c.signature.id if c.signature else "") for c in causes]
    return list(dict(zip(reversed(named), reversed(causes), strict=True)).values())[::-1]
