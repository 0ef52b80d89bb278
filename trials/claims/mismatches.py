"""Dynamic programs on sizes that contradict each other, drawn only with `--mismatches`.

Any outcome is allowed (dynamism RFC, P2); a crash is recorded as a behaviour.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from generators.cases import Case
from generators.choices import Strategy
from generators.dynamic.bounded_forms import bounded_programs
from generators.dynamic.dynamic_forms import Dynamic, dynamic_programs
from generators.examples import sources
from oracles.backends import run_many
from oracles.backends.protocol import Backend, Crashed, Failed, Outcome
from oracles.evaluator import Unevaluated, evaluate
from oracles.judge import mode_for
from oracles.latitudes import Latitude
from results.verdicts import Deviates, Error, Undecided, Verdict
from spec.bounded_sizes import CUT
from trials.checks import Judged
from trials.claims.base import Claim, register
from trials.claims.dynamic import operation_of_any_op
from trials.settings import Settings
from trials.subject import Subject

BATCHES = 8
"""Number of tests: half of them mix the sizes of arguments, half set sizes beyond their bounds."""
_PATIENCE = 40
"""Programs drawn per case at most, since not every program has sizes that can contradict each other."""
OPEN = Unevaluated("sizes do not go together: whatever happens is right")


@dataclass(frozen=True)
class Survived:
    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        del latitude
        outcomes = [run_many(backend, [(case.program, case.inputs)])[0] for case in cases]
        return [Judged(c, o, OPEN, verdict_on(o), dict(o.seconds)) for c, o in zip(cases, outcomes, strict=True)]


def verdict_on(outcome: Outcome) -> Verdict:
    if isinstance(outcome, Failed):
        return Error(outcome.message)
    if isinstance(outcome, Crashed):
        return Deviates("wrong-value", "behaviour", None, f"the process ends: {outcome.message}")
    return Undecided(str(OPEN))


def mix_sizes(found: Dynamic) -> Iterator[Case]:
    """Yield the program on inputs of which one argument comes from a case with other sizes."""
    for one, other in itertools.permutations(found.cases, 2):
        for i in range(len(one.program.main.arguments)):
            rows = (
                (*row[:i], alien[i], *row[i + 1 :])
                for row, alien in zip(one.inputs, other.inputs, strict=True)
            )  # fmt: skip
            yield replace(one, inputs=tuple(rows))


def exceed_bounds(found: Dynamic) -> Iterator[Case]:
    case = found.cases[0]
    sizes = {o.operands[1].name for o in case.program.main.body.operations if o.name == CUT}
    places = [i for i, a in enumerate(case.program.main.arguments) if a.name in sizes]
    for i, n in itertools.product(places, (1 << 10, -1)):
        rows = ((*row[:i], np.asarray(n, np.int32), *row[i + 1 :]) for row in case.inputs)
        yield replace(case, inputs=tuple(rows))


def is_mismatch(case: Case) -> bool:
    """Return whether the evaluator stops because sizes contradict each other."""
    try:
        evaluate(case.program, case.inputs, mode_for(case.program))
    except Unevaluated as why:
        return "sizes do not go together" in str(why)
    except ValueError:  # not of the types of the arguments
        return False
    return False


def _subjects(settings: Settings) -> Iterator[Subject]:
    if settings.mismatches and settings.wants(None):
        for batch in range(BATCHES):
            for backend in settings.backends:
                yield Subject("mismatches", backend, detail=str(batch))


def _cases(subject: Subject, n: int, seed: int) -> list[Case]:
    is_mixed = int(subject.detail or 0) % 2 == 0
    drawn: Strategy[Dynamic] = (
        dynamic_programs(operation_of_any_op()) if is_mixed else bounded_programs(operation_of_any_op(), cuts=True)
    )
    found: list[Case] = []
    for source in itertools.islice(sources(seed), _PATIENCE * n):
        at_odds = (
            case for case in (mix_sizes if is_mixed else exceed_bounds)(drawn.sample(source)) if is_mismatch(case)
        )
        found.extend(itertools.islice(at_odds, 1))
        if len(found) == n:
            break
    return found


CLAIM = register(
    Claim(
        "mismatches",
        _subjects,
        _cases,
        lambda subject, settings: Survived(),
        key=lambda s: ("mismatches", s.detail),
        usual=4,
        is_reducible=False,
    )
)
