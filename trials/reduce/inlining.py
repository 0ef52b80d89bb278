"""Flattening of a program into straight-line code: calls inlined, branches replaced by the one that is taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from generators.cases import Case
from oracles.latitudes import Latitude
from spec.program import Operation
from spec.rewriting import inline_calls, with_function, without_unused_functions
from trials.reduce.parts import Array, Parts
from trials.reduce.removal import Values, evaluate_values

_DEEPEST = 6


def flatten(case: Case, latitude: Latitude) -> tuple[Case, Values]:
    """Return a case without calls and without branches that all input sets take alike, and the values of its `main`.

    All processes must take the branch too. Unused results are returned as well.
    """
    case = Parts.of(_without_calls(case)).with_all_returned().whole()
    values = evaluate_values(case, latitude)
    for _ in range(_DEEPEST):
        parts = Parts.of(case)
        branching = [o for o in parts.operations if o.name in ("if", "case")]
        ways = [(o, way) for o in branching if (way := _way(o, values.get(o.operands[0].name, ()))) is not None]
        if not ways:
            break
        for operation, way in ways:
            parts = _enter_branch(parts, operation, way)
        case = parts.with_all_returned().whole()
        values = {**values, **evaluate_values(case, latitude)}
    return case, values


def _without_calls(case: Case) -> Case:
    program = case.program
    main = inline_calls(program, program.main, [f.name for f in program.functions])
    return replace(case, program=without_unused_functions(with_function(program, main)))


def _way(operation: Operation, predicate: Sequence[Array]) -> int | None:
    taken = {int(x) for array in predicate for x in np.asarray(array).reshape(-1)}
    if len(taken) != 1:
        return None
    [index] = taken
    if operation.name == "if":
        return 0 if index else 1
    last = len(operation.regions) - 1
    return index if 0 <= index <= last else last


def _enter_branch(parts: Parts, operation: Operation, way: int) -> Parts:
    """Replace a branching operation by the body of region `way`.

    The operation is looked up by name, as its operands may have been replaced since.
    """
    name = operation.results[0].name if operation.results else None
    current = next((o for o in parts.operations if o.results and o.results[0].name == name), None)
    if current is None:
        return parts
    region = current.regions[way]
    results = {r.name: v for r, v in zip(current.results, region.returned, strict=True)}
    return parts.with_operation(current, *region.operations[:-1]).substitute(results)
