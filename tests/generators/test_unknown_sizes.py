"""Tests of making sizes unknown: valid programs stay valid or are deferred, and invalid ones never count as valid."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generators.examples import draw_cases
from generators.families import strategies
from generators.programs.case_strategies import single_op
from generators.twins.invalid_twins import labels, twins
from spec.dynamic_validity import Validity, validity
from spec.op import op_named
from spec.program import Operation, Program, Region, Value
from spec.structure import violations
from spec.types import TensorType, Type

ABOUT_SIZES = [(op, label) for op in strategies() for label in labels(op) if label[0] == "C"][::7]


def unknown(program: Program) -> Program:
    """Return the program with all sizes unknown, except in result types that alone give the sizes.

    A program of several functions is returned unchanged.
    """
    if len(program.functions) > 1:
        return program
    main = program.main
    body = _region(main.body)
    return replace(program, functions=(replace(main, body=body, result_types=body.output_types),))


def _region(region: Region, values: dict[str, Value] | None = None) -> Region:
    known = {} if values is None else values
    arguments = tuple(_open(a) for a in region.arguments)
    known.update((a.name, a) for a in arguments)
    return Region(arguments, tuple(_operation(o, known) for o in region.operations))


def _operation(operation: Operation, known: dict[str, Value]) -> Operation:
    regions = tuple(_region(r, known) for r in operation.regions)
    keeps = op_named(operation.name).sizes_are_given
    results = tuple(r if keeps else _open(r) for r in operation.results)
    operands = tuple(known.get(v.name, v) for v in operation.operands)
    known.update((r.name, r) for r in results)
    return replace(operation, operands=operands, regions=regions, results=results)


def _open(v: Value) -> Value:
    return replace(v, type=_of_unknown_sizes(v.type))


def _of_unknown_sizes(t: Type) -> Type:
    return replace(t, shape=(None,) * len(t.shape)) if isinstance(t, TensorType) else t


@pytest.mark.parametrize("op", strategies())
def test_what_is_valid_stays_valid_or_is_deferred(op: str) -> None:
    for case in draw_cases(single_op(op, input_sets=1, most_elements=4096), 2, 3):
        if any(not isinstance(v.type, TensorType) for o in case.program.operations() for v in o.results):
            continue  # tuples and futures hold sizes that are known
        assert violations(unknown(case.program)) == []


@pytest.mark.parametrize(("op", "label"), ABOUT_SIZES)
def test_what_is_invalid_is_never_valid(op: str, label: str) -> None:
    for twin in draw_cases(twins(op, label), 2, 4):
        assert validity(twin.program) is Validity.INVALID
        assert validity(unknown(twin.program)) is not Validity.VALID
