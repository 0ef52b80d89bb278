"""Whether operations are to blame for what a program does: it is run with their results as these should be."""

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


def righted(case: Case, wrong: Sequence[Candidate], latitude: Latitude) -> Case | None:
    """The case with arguments in the stead of what these operations of its `main` result in, which hold what the
    evaluator makes of the operands that the implementation computed. None where one of them is not in `main` itself, or
    what it should result in is not known."""
    main = case.program.main
    taken: list[tuple[Value, Column]] = []
    for candidate in wrong:
        if not any(o is candidate.at for o in main.body.operations):
            return None
        columns = _right(candidate, len(case.inputs), latitude)
        if columns is None:
            return None
        taken += zip(candidate.at.results, columns, strict=True)
    gone = {id(candidate.at) for candidate in wrong}
    operations = [o for o in main.body.operations[:-1] if id(o) not in gone]
    arguments = (*main.arguments, *(v for v, _ in taken))
    program = with_main(case.program, arguments, operations, main.body.returned)
    rows = tuple((*row, *(column[k] for _, column in taken)) for k, row in enumerate(case.inputs))
    return replace(case, program=canonical(without_unused_functions(program)), inputs=rows)


def _right(candidate: Candidate, rows: int, latitude: Latitude) -> list[Column] | None:
    """What the results of an operation should be, in each input set."""
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
