"""Tests that rewritten programs mean the same as the original, by the reference evaluator."""

from __future__ import annotations

from dataclasses import replace

import hand_made
import numpy as np
import pytest
from hand_made import outputs_of

from oracles.backends.evaluator_backend import ReferenceBackend
from oracles.backends.hosted import Case
from oracles.backends.program_variants import (
    Inexpressible,
    Rewritten,
    complex_as_parts,
    hidden_constant,
    join_programs,
    with_constants,
)
from spec.program import Operation, Value, main_program
from spec.structure import violations
from spec.types import COMPLEXES, ELEMENT_TYPES, ElementType, FloatType, TokenType, complex64, f32, tensor

REFERENCE = ReferenceBackend()
SHAPES = [(2, 3), (), (0, 2)]
F6 = [FloatType("f6E2M3FN"), FloatType("f6E3M2FN")]


def by_way_of(rewritten: Rewritten) -> object:
    assert not violations(rewritten.program)
    outcome = REFERENCE.run(rewritten.program, rewritten.inputs)
    assert not isinstance(outcome, str)
    rows = rewritten.restore(outcome.outputs)  # type: ignore[union-attr]
    return [[x if x is None else hand_made.described(x) for x in row] for row in rows]


def directly(case: Case) -> object:
    return outputs_of(REFERENCE.run(*case))


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("element_type", ELEMENT_TYPES, ids=str)
def test_inputs_as_constants(element_type: ElementType, shape: tuple[int, ...]) -> None:
    case = hand_made.moved(element_type, shape)
    rewritten = with_constants(*case)
    assert by_way_of(rewritten) == directly(case)
    assert (rewritten.program.main.arguments, rewritten.inputs) == ((), [()])


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("element_type", [t for t in ELEMENT_TYPES if t not in F6], ids=str)
def test_inputs_as_hidden_constants(element_type: ElementType, shape: tuple[int, ...]) -> None:
    case = hand_made.moved(element_type, shape)
    assert by_way_of(with_constants(*case, make=hidden_constant)) == directly(case)


@pytest.mark.parametrize("element_type", F6, ids=str)
def test_types_that_nothing_is_as_wide_as_are_not_hidden(element_type: ElementType) -> None:
    with pytest.raises(Inexpressible, match="no integer is as wide as f6"):
        with_constants(*hand_made.moved(element_type, (2,)), make=hidden_constant)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("element_type", COMPLEXES, ids=str)
def test_complex_values_as_their_parts(element_type: ElementType, shape: tuple[int, ...]) -> None:
    case = hand_made.moved(element_type, shape)
    rewritten = complex_as_parts(*case)
    assert by_way_of(rewritten) == directly(case)
    assert len(rewritten.program.main.arguments) == 4


def test_programs_without_complex_values_stay_as_they_are() -> None:
    case = hand_made.negated(0, 2)
    assert complex_as_parts(*case).program is case[0]


def test_functions_are_kept_and_called_by_every_input_set() -> None:
    case = hand_made.negated(0, 2)
    assert by_way_of(with_constants(*case)) == directly(case)


def test_several_programs_in_one_module() -> None:
    cases = [hand_made.negated(0, 2), hand_made.moved(complex64, (2, 3)), hand_made.negated(1, 3)]
    module = join_programs([program for program, _ in cases])
    rows = [[a for _, inputs in cases for a in inputs[k]] for k in range(hand_made.INPUT_SETS)]
    together = by_way_of(Rewritten(module, rows))
    apart = [directly(case) for case in cases]
    assert together == [[x for case in apart for x in case[k]] for k in range(hand_made.INPUT_SETS)]  # type: ignore[index]


def test_programs_for_different_numbers_of_processes_do_not_go_together() -> None:
    program, _ = hand_made.negated(0, 2)
    with pytest.raises(Inexpressible, match="different numbers of processes"):
        join_programs([program, replace(program, num_replicas=2)])


def test_what_cannot_be_a_constant() -> None:
    token = Value("t", TokenType())
    with pytest.raises(Inexpressible, match="no constant has type"):
        with_constants(main_program((token,), (), ()), [(np.zeros(()),)])


def test_a_program_that_calls_main_cannot_have_its_arguments_replaced() -> None:
    a, r = (Value(n, tensor(f32)) for n in "ar")
    program = main_program((a,), (Operation("func.call", (a,), (("callee", "main"),), (), (r,)),), (r,))
    with pytest.raises(Inexpressible, match="calls main"):
        with_constants(program, [(np.zeros((), np.float32),)])


@pytest.mark.parametrize("outputs", [[], [[]], [[None]], [[None] * 7], [[None], [None]]])
def test_outputs_that_cannot_be_placed_are_passed_on(outputs: list[list[None]]) -> None:
    for rewrite in (with_constants, complex_as_parts):
        assert rewrite(*hand_made.moved(complex64, (2,))).restore(outputs) == outputs
