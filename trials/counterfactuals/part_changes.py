"""Changes of a case that leave a part of what it computes or returns."""

from __future__ import annotations

from generators.cases import Case
from spec.program import Operation
from trials.reduce.removal import only_part, returning


def one_part(case: Case, operation: Operation) -> Case | None:
    """Of an operation that does the same to several tensors, what it does to the first."""
    return only_part(case, operation.results[0].name, 0) if len(operation.results) > 1 else None


def returned_alone(case: Case, operation: Operation) -> Case | None:
    """What the operation computes is returned once, and nothing else."""
    returned = case.program.main.body.returned
    kept = tuple(dict.fromkeys(v for v in returned if v in operation.results))
    return returning(case, kept) if kept and len(kept) < len(returned) else None
