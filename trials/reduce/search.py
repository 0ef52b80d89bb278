"""The search for a simpler case that fails in the same way: many candidates at once where that costs one compile, else
in big steps first."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from generators.cases import Case
from oracles.backends.hosted import HostedBackend, check_inputs
from oracles.backends.protocol import Backend
from oracles.evaluator import Unevaluated
from oracles.latitudes import Latitude
from results.verdicts import Crashes, Deviates, TimesOut
from spec.normalized_names import canonical
from spec.structure import violations
from spec.types import QuantizedType, TensorType
from trials.checks import Check, Failure, Judged, failures_of, only
from trials.error_messages import gist
from trials.reduce.cost import cost
from trials.reduce.parts import Change
from trials.termination import ends

_HANGS = 6
"""How many candidates of a program that hangs are tried: each may take the time limit."""

_LONGEST = 5.0
"""How many seconds a candidate may take where what is reduced does not hang."""

_LEFT_OUT = 8
"""How many changes that succeeded alone are left out, one at a time, where all of them together do not."""

_DOUBTS = {"fill": 0.02, "_with_attribute": 0.08, "_without_unused_results": 0.1, "_without_output": 0.15,
           "_without_inner": 0.2, "cut": 0.27, "_without_branch": 0.3, "_of_source": 0.5, "_entered": 0.5,
           "_returning_only": 0.9}  # fmt: skip
_DOUBT = 0.4
"""How probable it is at first that the failure goes away with a change: by its kind, and of any other kind."""
_DOUBT_OF_CRASHES = 0.6
"""How much less probable that is of a crash: it depends on less than what a message says."""
_SURE = 0.15
"""A change that is doubted no more than that is always made together with others: what goes wrong with one of a kind
goes wrong with most of it."""
_STRENGTH = 2
"""How many changes that were asked weigh as much as what was thought of their kind at first."""
_WORTH = 0.55
_WORTH_OF_VALUES = 0.3
"""How many changes an execution must be expected to bring; and where values deviate: there no message names the cause,
and whatever is left in the program may be taken for it."""

Stage = Sequence[Change]


@dataclass
class Search:
    """The simplest case so far, what was asked, and what is left to ask."""

    backend: Backend
    latitude: Latitude
    check: Check
    failure: Failure
    best: Judged
    executions_left: int
    deadline: float
    is_endless: bool
    """Whether what is reduced has a loop that may not end; where it has none, candidates that have one are not run."""
    executions: int = 0
    _asked: set[object] = field(default_factory=set)
    _broken: frozenset[tuple[str, str]] = frozenset()
    _doubts: dict[Change, float] = field(default_factory=dict)
    """How probable it is of changes that the failure goes away with them, where they are asked one by one."""
    _kinds: dict[str, tuple[float, int]] = field(default_factory=dict)
    """By kind of change, the same added up over those that were asked, and their number."""
    _tried: Judged | None = None
    _applying: dict[Change, bool] = field(default_factory=dict)
    """Of the changes that were tried on that case, whether they apply."""
    _alone: dict[int, Judged] = field(default_factory=dict)
    """By identity, what was run on its own: as it was run, under its final names."""

    @staticmethod
    def of(
        backend: Backend, latitude: Latitude, check: Check, judged: Judged, failure: Failure,
        *, executions: int, seconds: float,
    ) -> Search:  # fmt: skip
        if isinstance(judged.verdict, TimesOut):
            executions = min(executions, _HANGS)
        elif isinstance(backend, HostedBackend):
            backend = backend.within(_LONGEST)
        is_endless = isinstance(judged.verdict, TimesOut) or not ends(judged.case, latitude)
        broken = frozenset((v.op, v.label) for v in violations(judged.case.program))
        deadline = time.monotonic() + seconds
        return Search(backend, latitude, check, failure, judged, executions - 1, deadline, is_endless, _broken=broken)

    @property
    def batch(self) -> int:
        """How many candidates are asked at once: one where a failure takes its neighbours along."""
        return getattr(self.backend, "batch", 1) if isinstance(self.best.verdict, Deviates) else 1

    @property
    def is_over(self) -> bool:
        needed = self.best.verdict.limit if isinstance(self.best.verdict, TimesOut) else 0.0
        return self.executions_left < 1 or time.monotonic() + needed > self.deadline

    def ask(self, cases: Sequence[Case]) -> list[Judged | None]:
        """Each case as it was judged, where it fails in the same way; None too where the budget is spent."""
        sent = [] if self.is_over else [c for c in cases if self.is_endless or ends(c, self.latitude)]
        found: list[Judged | None] = []
        while len(found) < len(sent):
            # Where one of them ends the process, the others are asked again in halves.
            at_once = min(self.batch, max(1, self.executions_left // 3))
            part = sent[len(found) : len(found) + at_once]
            found += [None] * len(part) if self.is_over else self._put(part)
        answers = {id(c): j for c, j in zip(sent, found, strict=True)}
        return [answers.get(id(c)) for c in cases]

    def _put(self, cases: Sequence[Case]) -> list[Judged | None]:
        named = [replace(c, program=canonical(c.program)) for c in cases]
        before = self._sent()
        judged = self.check(self.backend, named, self.latitude)
        sent = self._sent()
        spent = math.ceil(len(cases) / self.batch) if sent is None or before is None else sent - before
        self.executions += spent
        self.executions_left -= spent
        same = [
            None if (s := self._same(j)) is None else replace(s, case=c) for c, j in zip(cases, judged, strict=True)
        ]
        if len(cases) == 1 and same[0] is not None:
            self._alone[id(same[0])] = replace(same[0], case=named[0])
        return same

    def confirmed(self) -> Judged | None:
        """The best case as it was run on its own, under its final names; None where it does not fail so. One execution
        is kept for that, and no deadline stops it: else all that was found would be lost."""
        if id(self.best) not in self._alone:
            [again] = self._put([self.best.case])
            self.best = again or self.best
        return self._alone.get(id(self.best))

    def _sent(self) -> int | None:
        return getattr(self.backend, "programs_sent", None)

    def _same(self, judged: Judged) -> Judged | None:
        """The part of the verdict that says the same, if there is one."""
        if self.failure not in failures_of(judged.verdict):
            return None
        if isinstance(judged.expected, Unevaluated) and not isinstance(self.best.expected, Unevaluated):
            return None
        verdict = only(judged.verdict, self.failure)
        if gist(getattr(verdict, "message", "")) != gist(getattr(self.best.verdict, "message", "")):
            return None
        return replace(judged, verdict=verdict)

    def is_sound(self, case: Case) -> bool:
        """Whether a case keeps to what the first one keeps to: a valid program is reduced to valid ones."""
        try:
            check_inputs(case.program, case.inputs)
            return _are_stored(case) and frozenset((v.op, v.label) for v in violations(case.program)) == self._broken
        except (KeyError, IndexError, ValueError):  # a value that nothing defines, or has another type
            return False

    def changed(self, case: Case, change: Change) -> Case | None:
        """The case after a change, where that is sound and simpler."""
        try:
            simpler = change(case)
        except Exception:  # the change presupposes something that does not hold here
            return None
        if simpler is None or not cost(simpler) < cost(case) or not self.is_sound(simpler):
            return None
        return simpler

    def folded(self, case: Case, changes: Iterable[Change]) -> Case:
        """The case after all the changes that apply, one after another."""
        for change in changes:
            case = self.changed(case, change) or case
        return case

    def is_new(self, case: Case) -> bool:
        """Whether a case was not asked yet; it counts as asked from now on."""
        key = (case.program, tuple(x.tobytes() for row in case.inputs for x in row))
        is_new = key not in self._asked
        self._asked.add(key)
        return is_new

    def adopt(self, cases: Sequence[Case]) -> bool:
        """Takes the simplest of these cases that fails in the same way. Whether there is one simpler than the best."""
        new = sorted((c for c in cases if self.is_new(c)), key=cost)
        found = [j for j in self.ask(new) if j is not None]
        simpler = [j for j in found if cost(j.case) < cost(self.best.case)]
        if simpler:
            self.best = min(simpler, key=lambda j: cost(j.case))
        return bool(simpler)

    def first_of(self, cases: Sequence[Case]) -> bool:
        """Takes the first of these cases that fails in the same way, whatever it costs."""
        for start in range(0, len(cases), self.batch):
            found = [j for j in self.ask(cases[start : start + self.batch]) if j is not None]
            if found:
                self.best = found[0]
                return True
        return False

    def improve(self, stages: Callable[[Case], Sequence[Stage]], start: Case | None = None) -> bool:
        """Makes the best case simpler by the changes of some stages; they are applied to `start`, if given, which is
        assumed to fail too. Whether that succeeded."""
        case = start or self.best.case
        proposed = stages(case)
        if self.batch == 1:
            return self._one_by_one(case, proposed)
        return self._together(case, proposed)

    def _together(self, case: Case, stages: Sequence[Stage]) -> bool:
        """Every change alone, and the changes of more and more stages at once; then those that succeeded together."""
        before = self.best
        whole, combined = case, []
        for stage in stages:
            whole = self.folded(whole, stage)
            combined.append(whole)
        changes = [c for stage in stages for c in stage]
        singles = [(change, self.changed(case, change)) for change in changes]
        asked: list[Case] = []
        for c in (case, *reversed(combined), *(c for _, c in singles)):
            if c is not None and self.is_new(c):
                asked.append(c)
        answers = {id(c): j for c, j in zip(asked, self.ask(asked), strict=True)}
        succeeded = [change for change, c in singles if c is not None and answers.get(id(c)) is not None]
        self._take(list(answers.values()))
        if len(succeeded) > 1:
            self._take(self.ask(self._combinations(succeeded)))
        return self.best is not before

    def _take(self, answers: Iterable[Judged | None]) -> None:
        simpler = [j for j in answers if j is not None and cost(j.case) < cost(self.best.case)]
        if simpler:
            self.best = min(simpler, key=lambda j: cost(j.case))

    def _combinations(self, changes: Sequence[Change]) -> list[Case]:
        """The best case after the first few of these changes, and after all but one."""
        found = []
        case = self.best.case
        for change in changes:
            simpler = self.changed(case, change)
            if simpler is not None:
                case = simpler
                found.append(case)
        for left_out in changes[:_LEFT_OUT]:
            found.append(self.folded(self.best.case, (c for c in changes if c is not left_out)))
        return [c for c in reversed(found) if self.is_new(c)][: 2 * self.batch]

    def _one_by_one(self, case: Case, stages: Sequence[Stage]) -> bool:
        """Again and again those changes that promise most together.

        That is probabilistic delta debugging (Wang et al., ESEC/FSE 2021): the changes are asked at once whose expected
        number of successes is largest; where they fail together, each of them is doubted more.
        """
        before = self.best
        if case is not self.best.case and self.is_new(case) and not self.first_of([case]):
            return False
        changes = [c for stage in stages for c in stage]
        while not self.is_over and (chosen := self._promising(changes)):
            self._try(chosen)
        return self.best is not before

    def _try(self, changes: Sequence[Change]) -> None:
        """Makes these changes at once, where that fails in the same way; else doubts each of them more."""
        case, made = self.best.case, []
        for c in changes:
            simpler = self.changed(case, c) if self._doubt(c) < 1 else None
            if simpler is not None:
                case = simpler
                made.append(c)
        [answer] = self.ask([case]) if made and self.is_new(case) else [None]
        if answer is not None:
            self.best = answer
            self._learn((c, 0.0) for c in made)
            return
        fails = 1 - math.prod(1 - self._doubt(c) for c in made)
        found = [(c, 1.0 if len(made) == 1 else self._doubt(c) / fails) for c in made]
        self._doubts.update(found)
        self._learn(found)

    def _learn(self, found: Iterable[tuple[Change, float]]) -> None:
        """Takes into account, for others of their kinds, how probable it is that changes made the failure go away."""
        for c, doubt in found:
            total, asked = self._kinds.get(c.kind, (0.0, 0))
            self._kinds[c.kind] = total + doubt, asked + 1

    def _promising(self, changes: Sequence[Change]) -> Sequence[Change]:
        """Those that apply and have the largest expected number of successes together, in their order. From the least
        doubted on, the nth adds to that number while it is doubted less than 1 / n."""
        chosen: set[Change] = set()
        succeed = 1.0
        for c in sorted(changes, key=self._doubt):
            doubt = self._doubt(c)
            if doubt * (len(chosen) + 1) >= 1:
                break
            if self._applies(c):
                chosen.add(c)
                succeed *= 1 - doubt
        worth = _WORTH_OF_VALUES if isinstance(self.best.verdict, Deviates) else _WORTH
        if len(chosen) * succeed <= worth:
            return []
        return [c for c in changes if c in chosen or (self._doubt(c) <= _SURE and self._applies(c))]

    def _doubt(self, c: Change) -> float:
        """How probable it is that the failure goes away with a change."""
        total, asked = self._kinds.get(c.kind, (0.0, 0))
        at_first = _DOUBTS.get(c.kind, _DOUBT) * (_DOUBT_OF_CRASHES if isinstance(self.best.verdict, Crashes) else 1)
        return max(self._doubts.get(c, 0.0), (_STRENGTH * at_first + total) / (_STRENGTH + asked))

    def _applies(self, c: Change) -> bool:
        """Whether the change makes the best case simpler."""
        if self._tried is not self.best:
            self._tried, self._applying = self.best, {}
        if c not in self._applying:
            self._applying[c] = self.changed(self.best.case, c) is not None
        return self._applying[c]


def _are_stored(case: Case) -> bool:
    """Whether the arguments of quantized types are storage values of them: of others no clause speaks."""
    types = [a.type.element_type if isinstance(a.type, TensorType) else None for a in case.program.main.arguments]
    return all(
        t.holds(array)
        for row in case.inputs
        for array, t in zip(row, types, strict=True)
        if isinstance(t, QuantizedType)
    )
