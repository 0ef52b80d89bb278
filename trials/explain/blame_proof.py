"""Proof that operations are to blame: the program conforms once their results are replaced by correct ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from generators.cases import Case
from oracles import judge
from oracles.evaluator import Unevaluated
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from spec.normalized_names import canonical
from spec.program import Value
from spec.rewriting import with_main, without_unused_functions
from spec.types import TensorType
from trials.locate.wrong_values import Candidate
from trials.pieces.single_operation import Column


def with_correct_results(case: Case, wrong: Sequence[Candidate], latitude: Latitude) -> Case | None:
    """Return the case with the wrong operations removed and their correct results passed as arguments.

    The evaluator computes the correct results from the operands that the backend computed. None if an operation is not
    in `main` itself, or if its correct results are not known.
    """
    main = case.program.main
    taken: list[tuple[Value, Column]] = []
    for candidate in wrong:
        if not any(o is candidate.at for o in main.body.operations):
            return None
        columns = _correct_results(candidate, len(case.inputs), latitude)
        if columns is None:
            return None
        taken += zip(candidate.at.results, columns, strict=True)
    gone = {id(candidate.at) for candidate in wrong}
    operations = [o for o in main.body.operations[:-1] if id(o) not in gone]
    arguments = (*main.arguments, *(v for v, _ in taken))
    program = with_main(case.program, arguments, operations, main.body.returned)
    rows = tuple((*row, *(column[k] for _, column in taken)) for k, row in enumerate(case.inputs))
    return replace(case, program=canonical(without_unused_functions(program)), inputs=rows)


def _correct_results(candidate: Candidate, rows: int, latitude: Latitude) -> list[Column] | None:
    alone = candidate.alone
    if not all(isinstance(r.type, TensorType) for r in candidate.at.results):
        return None
    expected = judge.expectation(alone.program, alone.inputs, judge.mode_for(alone.program), latitude)
    if isinstance(expected, Unevaluated) or len(alone.inputs) != rows:
        return None
    columns: list[Column] = []
    for sets in expected:
        if not isinstance(sets, Acceptance):
            return None
        values = sets.values()
        columns.append([values[k if len(values) > 1 else 0, ...] for k in range(rows)])
    return columns
