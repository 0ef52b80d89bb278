"""Operations to blame: their gravity, their place in the program, and their names in text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from results.verdicts import KINDS, STANDINGS, Deviates
from spec.program import Operation
from trials.computing_operations import computes
from trials.explain.explanation import Blamed
from trials.locate import Suspect
from trials.locate.wrong_values import Candidate

MOST_NAMED = 6


def gravity(suspect: Suspect) -> tuple[int, float, int]:
    """Return a sort key for the gravity of a wrong operation: kind of deviation, error in ULPs, standing.

    A failure that is no deviation is the gravest.
    """
    verdict = suspect.judged.verdict
    if not isinstance(verdict, Deviates):
        return len(KINDS), 0.0, 0
    off = verdict.worst.ulps if verdict.worst is not None and verdict.worst.ulps is not None else 0.0
    return len(KINDS) - KINDS.index(verdict.kind), off, -STANDINGS.index(verdict.standing)


def programs_of(candidate: Candidate) -> Iterator[object]:
    yield candidate.alone.program
    if candidate.constant is not None:
        yield candidate.constant.program
    for inner in candidate.within:
        yield from programs_of(inner)


def blame(suspect: Suspect, candidates: Sequence[Candidate], operations: Sequence[Operation]) -> Blamed:
    own = [
        c.at for c in candidates if suspect.judged.case.program in (c.alone.program, c.constant and c.constant.program)
    ]
    operation = own[0] if own else suspect.operation
    return Blamed(operation, suspect.judged, place_of(operation, operations), max(0, len(own) - 1))


def place_of(operation: Operation, operations: Sequence[Operation]) -> str:
    computing = [o for o in operations if computes(o)]
    where = [n for n, o in enumerate(computing, 1) if o is operation]
    if not where and operation.location:
        where = [n for n, o in enumerate(computing, 1) if (o.name, o.location) == (operation.name, operation.location)]
    return f"operation {where[0]} of {len(computing)}" if len(where) == 1 else f"of {len(computing)} operations"


def name_counts(operations: Iterable[Operation]) -> str:
    counts = Counter(o.name for o in operations)
    told = [name + f" ({n} times)" * (n > 1) for name, n in counts.most_common(MOST_NAMED)]
    return ", ".join(told) + ", ..." * (len(counts) > MOST_NAMED)
