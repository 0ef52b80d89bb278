"""The search for a simpler case that fails in the same way.

Where many candidates run in one compile they are tried in parallel, else by probabilistic delta debugging.
"""

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
from results.verdicts import Crashes, Deviates, TimesOut, Verdict
from spec.normalized_names import canonical
from spec.structure import violations
from spec.types import QuantizedType, TensorType
from trials.checks import Check, Failure, Judged, failures_of, part_of
from trials.error_messages import gist
from trials.reduce.cost import cost
from trials.reduce.parts import Change
from trials.termination import ends

_HANGS = 6
"""How many candidates of a program that hangs are tried; each may take the whole time limit."""

_LONGEST = 5.0
"""Time limit in seconds of a candidate, where the original case does not hang."""

_LEFT_OUT = 8
"""How many of the changes that succeeded alone are left out, one at a time, where all of them together fail."""

_DOUBTS = {"fill": 0.02, "_with_attribute": 0.08, "_without_unused_results": 0.1, "_without_output": 0.15,
           "_without_inner": 0.2, "cut": 0.27, "_without_branch": 0.3, "_of_source": 0.5, "_enter_region": 0.5,
           "_with_one_output": 0.9}  # fmt: skip
_DOUBT = 0.4
"""Prior probability that a change makes the failure go away: `_DOUBTS` by kind of change, `_DOUBT` for other kinds."""
_DOUBT_OF_CRASHES = 0.6
"""Factor on these probabilities for crashes, which depend on less than a message does."""
_SURE = 0.15
"""Changes doubted no more than this are always combined with others, since those of one kind mostly fail together."""
_STRENGTH = 2
"""Weight of the prior, in tried changes."""
_WORTH = 0.55
_WORTH_OF_VALUES = 0.3
"""Minimum expected number of successful changes per execution: `_WORTH`, and this where values deviate.

It is lower there because no message names the cause, so that whatever is left in the program may be taken for it.
"""

Stage = Sequence[Change]


@dataclass
class Search:
    backend: Backend
    latitude: Latitude
    check: Check
    failure: Failure
    best: Judged
    executions_left: int
    deadline: float
    is_endless: bool
    """Whether the original case may loop forever; if not, candidates with endless loops are not run."""
    executions: int = 0
    is_thorough: bool = False
    """Whether changes that probably fail are tried too."""
    _asked: set[object] = field(default_factory=set)
    _broken: frozenset[tuple[str, str]] = frozenset()
    _doubts: dict[Change, float] = field(default_factory=dict)
    """Probability, from joint failures, that a change makes the failure go away."""
    _kinds: dict[str, tuple[float, int]] = field(default_factory=dict)
    """By kind of change: the sum of these probabilities over tried changes, and their number."""
    _tried: Judged | None = None
    _applying: dict[Change, bool] = field(default_factory=dict)
    """For changes tried on `_tried`, whether they apply."""
    _alone: dict[int, Judged] = field(default_factory=dict)
    """By id of a verdict reached in a run of its own: that run, under the names that are published."""

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
        """How many candidates run in one compilation; 1 if the failure of one ends the others too."""
        return getattr(self.backend, "batch", 1) if isinstance(self.best.verdict, Deviates) else 1

    @property
    def is_over(self) -> bool:
        needed = self.best.verdict.limit if isinstance(self.best.verdict, TimesOut) else 0.0
        return self.executions_left < 1 or time.monotonic() + needed > self.deadline

    def ask(self, cases: Sequence[Case]) -> list[Judged | None]:
        """Return each case as judged if it fails in the same way, else None; None for all once the budget is spent."""
        sent = [] if self.is_over else [c for c in cases if self.is_endless or ends(c, self.latitude)]
        found: list[Judged | None] = []
        while len(found) < len(sent):
            # Where one of them ends the process, the others are asked again in halves.
            at_once = min(self.batch, max(1, self.executions_left // 3))
            part = sent[len(found) : len(found) + at_once]
            found += [None] * len(part) if self.is_over else self._run_cases(part)
        answers = {id(c): j for c, j in zip(sent, found, strict=True)}
        return [answers.get(id(c)) for c in cases]

    def _run_cases(self, cases: Sequence[Case]) -> list[Judged | None]:
        named = [replace(c, program=canonical(c.program)) for c in cases]
        before = self._programs_sent()
        judged = self.check(self.backend, named, self.latitude)
        sent = self._programs_sent()
        spent = math.ceil(len(cases) / self.batch) if sent is None or before is None else sent - before
        self.executions += spent
        self.executions_left -= spent
        same = [
            None if (s := self._same(j)) is None else replace(s, case=c) for c, j in zip(cases, judged, strict=True)
        ]
        if len(cases) == 1 and same[0] is not None:
            self._alone[id(same[0])] = replace(same[0], case=named[0])
        return same

    def confirm(self) -> Judged | None:
        """Return the best case as judged in a run alone, under its final names; None if it does not fail in this way.

        This takes one execution, which is reserved and which no deadline stops.
        """
        if id(self.best) not in self._alone:
            [again] = self._run_cases([self.best.case])
            self.best = again or self.best
        return self._alone.get(id(self.best))

    def _programs_sent(self) -> int | None:
        return getattr(self.backend, "programs_sent", None)

    def _same(self, judged: Judged) -> Judged | None:
        if self.failure not in failures_of(judged.verdict):
            return None
        if isinstance(judged.expected, Unevaluated) and not isinstance(self.best.expected, Unevaluated):
            return None
        verdict = part_of(judged.verdict, self.failure)
        if _gist_of(judged, verdict) != _gist_of(self.best, self.best.verdict):
            return None
        return replace(judged, verdict=verdict)

    def is_sound(self, case: Case) -> bool:
        """Return whether a case breaks exactly the constraints that the original breaks: none, for a valid program."""
        try:
            check_inputs(case.program, case.inputs)
            return _are_stored(case) and frozenset((v.op, v.label) for v in violations(case.program)) == self._broken
        except (KeyError, IndexError, ValueError):  # a value that nothing defines, or has another type
            return False

    def simplify(self, case: Case, change: Change) -> Case | None:
        try:
            simpler = change(case)
        except Exception:  # the change presupposes something that does not hold here
            return None
        if simpler is None or not cost(simpler) < cost(case) or not self.is_sound(simpler):
            return None
        return simpler

    def apply_all(self, case: Case, changes: Iterable[Change]) -> Case:
        for change in changes:
            case = self.simplify(case, change) or case
        return case

    def is_new(self, case: Case) -> bool:
        key = (case.program, tuple(x.tobytes() for row in case.inputs for x in row))
        is_new = key not in self._asked
        self._asked.add(key)
        return is_new

    def adopt(self, cases: Sequence[Case]) -> bool:
        new = sorted((c for c in cases if self.is_new(c)), key=cost)
        found = [j for j in self.ask(new) if j is not None]
        simpler = [j for j in found if cost(j.case) < cost(self.best.case)]
        if simpler:
            self.best = min(simpler, key=lambda j: cost(j.case))
        return bool(simpler)

    def first_of(self, cases: Sequence[Case]) -> bool:
        """Make the first failing case the best one, whatever its cost; return whether there is one."""
        for start in range(0, len(cases), self.batch):
            found = [j for j in self.ask(cases[start : start + self.batch]) if j is not None]
            if found:
                self.best = found[0]
                return True
        return False

    def improve(self, stages: Callable[[Case], Sequence[Stage]], start: Case | None = None) -> bool:
        """Simplify the best case by the changes of the stages; return whether that succeeded.

        The changes are applied to `start` if given, which is assumed to fail too.
        """
        case = start or self.best.case
        proposed = stages(case)
        if self.batch == 1:
            return self._one_by_one(case, proposed)
        return self._together(case, proposed)

    def _together(self, case: Case, stages: Sequence[Stage]) -> bool:
        """Try each change alone, and the changes of more and more stages combined.

        Then combine the changes that succeeded alone.
        """
        before = self.best
        whole, combined = case, []
        for stage in stages:
            whole = self.apply_all(whole, stage)
            combined.append(whole)
        changes = [c for stage in stages for c in stage]
        singles = [(change, self.simplify(case, change)) for change in changes]
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
        found = []
        case = self.best.case
        for change in changes:
            simpler = self.simplify(case, change)
            if simpler is not None:
                case = simpler
                found.append(case)
        for left_out in changes[:_LEFT_OUT]:
            found.append(self.apply_all(self.best.case, (c for c in changes if c is not left_out)))
        return [c for c in reversed(found) if self.is_new(c)][: 2 * self.batch]

    def _one_by_one(self, case: Case, stages: Sequence[Stage]) -> bool:
        """Try, repeatedly, the most promising combination of changes.

        Probabilistic delta debugging (Wang et al., ESEC/FSE 2021): the combination with the largest expected number of
        successes is tried; where it fails, each of its changes is doubted more.
        """
        before = self.best
        if case is not self.best.case and self.is_new(case) and not self.first_of([case]):
            return False
        changes = [c for stage in stages for c in stage]
        while not self.is_over and (chosen := self._most_promising(changes)):
            self._try(chosen)
        return self.best is not before

    def _try(self, changes: Sequence[Change]) -> None:
        """Apply changes at once and keep the result if it fails in the same way; else raise the doubt in each."""
        case, made = self.best.case, []
        for c in changes:
            simpler = self.simplify(case, c) if self._doubt(c) < 1 else None
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
        for c, doubt in found:
            total, asked = self._kinds.get(c.kind, (0.0, 0))
            self._kinds[c.kind] = total + doubt, asked + 1

    def _most_promising(self, changes: Sequence[Change]) -> Sequence[Change]:
        """Return the applicable changes with the largest expected number of joint successes, in their order.

        Taken from the least doubted on, the nth change raises that number while its doubt is less than 1 / n.
        """
        chosen: set[Change] = set()
        succeed = 1.0
        for c in sorted(changes, key=self._doubt):
            doubt = self._doubt(c)
            if doubt * (len(chosen) + 1) >= 1:
                break
            if self._applies(c):
                chosen.add(c)
                succeed *= 1 - doubt
        if self.is_thorough:
            return [c for c in changes if c in chosen]
        worth = _WORTH_OF_VALUES if isinstance(self.best.verdict, Deviates) else _WORTH
        if len(chosen) * succeed <= worth:
            return []
        return [c for c in changes if c in chosen or (self._doubt(c) <= _SURE and self._applies(c))]

    def _doubt(self, c: Change) -> float:
        total, asked = self._kinds.get(c.kind, (0.0, 0))
        at_first = _DOUBTS.get(c.kind, _DOUBT) * (_DOUBT_OF_CRASHES if isinstance(self.best.verdict, Crashes) else 1)
        return max(self._doubts.get(c, 0.0), (_STRENGTH * at_first + total) / (_STRENGTH + asked))

    def _applies(self, c: Change) -> bool:
        if self._tried is not self.best:
            self._tried, self._applying = self.best, {}
        if c not in self._applying:
            self._applying[c] = self.simplify(self.best.case, c) is not None
        return self._applying[c]


def _are_stored(case: Case) -> bool:
    """Return whether quantized arguments hold only values in their storage range, as the specification presupposes."""
    types = [a.type.element_type if isinstance(a.type, TensorType) else None for a in case.program.main.arguments]
    return all(
        t.holds(array)
        for row in case.inputs
        for array, t in zip(row, types, strict=True)
        if isinstance(t, QuantizedType)
    )


def _gist_of(judged: Judged, verdict: Verdict) -> str:
    """Return the gist of a verdict's message; "" for a program judged in pieces.

    Such a message names a piece, which may be another one in a smaller program.
    """
    return gist(getattr(verdict, "message", "")) if judged.in_pieces is None else ""
