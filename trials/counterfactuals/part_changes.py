"""Changes that keep one part of the computation, or one of the results, of a case."""

from __future__ import annotations

from generators.cases import Case
from spec.program import Operation
from trials.reduce.removal import only_part, with_outputs


def one_part(case: Case, operation: Operation) -> Case | None:
    return only_part(case, operation.results[0].name, 0) if len(operation.results) > 1 else None


def without_other_outputs(case: Case, operation: Operation) -> Case | None:
    returned = case.program.main.body.returned
    kept = tuple(dict.fromkeys(v for v in returned if v in operation.results))
    return with_outputs(case, kept) if kept and len(kept) < len(returned) else None
