"""Tests of small dense programs: valid, mostly decided, each operation on another's result; pairs of ops are
covered."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from generators.cases import Case
from generators.examples import draw_cases
from generators.programs import op_pairs
from generators.programs.dense_programs import covering_programs, dense_programs
from generators.programs.op_pairs import Pair
from oracles.evaluator import Mode, evaluate
from oracles.limits import Limits
from oracles.sets.acceptance import Acceptance
from spec.parse import ParseError, parse
from spec.program import Constant, main_program
from spec.structure import violations
from spec.text import text
from spec.types import TensorType

_FRESH = {"constant", "iota", "broadcast_in_dim"}


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    return draw_cases(dense_programs(input_sets=4), 300, 0)


def test_programs_are_valid_and_are_read_back(cases: list[Case]) -> None:
    for case in cases:
        assert violations(case.program) == []
    for case in cases[:100]:
        try:
            assert parse(text(case.program)) == case.program
        except ParseError as refused:
            assert "cannot be zero" in str(refused)  # jaxlib's verifier; no constraint excludes it  # noqa: PT017


def test_operations_use_each_others_results(cases: list[Case]) -> None:
    found = [len({p for p in op_pairs.pairs_of(c.program) if p.producer not in _FRESH}) for c in cases]
    assert sum(n > 0 for n in found) > 0.85 * len(cases)
    assert sum(n > 2 for n in found) > 0.3 * len(cases)


def test_values_are_used_twice_and_ops_follow_themselves(cases: list[Case]) -> None:
    operations = [o for c in cases for o in c.program.operations()]
    assert sum(len({v.name for v in o.operands}) < len(o.operands) for o in operations) > 100
    assert sum(any(p.producer == p.consumer for p in op_pairs.pairs_of(c.program)) for c in cases) > 20


def test_constants_are_special_and_often_splats(cases: list[Case]) -> None:
    constants = [o.attribute("value") for c in cases for o in c.program.operations() if o.name == "constant"]
    large = [c for c in constants if isinstance(c, Constant) and c.array.size > 1]
    splats = sum(len(set(c.array.ravel().tolist())) == 1 for c in large)
    assert 0.3 * len(large) < splats < 0.95 * len(large)


def test_most_elements_are_decided(cases: list[Case]) -> None:
    open_programs = open_elements = elements = 0
    for case in cases:
        found = evaluate(case.program, case.inputs, Mode.FUSED)
        counts = [(int(a.unspecified.sum()), a.unspecified.size) for a in found if isinstance(a, Acceptance)]
        here, every = map(sum, zip(*counts, strict=True))
        open_elements, elements = open_elements + here, elements + every
        open_programs += here == every > 0
    print(f"{open_elements} of {elements} elements are open, all of {open_programs} programs")
    assert open_elements < 0.25 * elements
    assert open_programs < 0.08 * len(cases)


def test_pairs_are_those_that_types_allow() -> None:
    possible = op_pairs.possible_pairs()
    assert Pair("compare", "select", "pred") in possible
    assert Pair("add", "dynamic_slice", "start_indices") in possible
    assert Pair("add", "if", "pred") in possible
    assert Pair("sine", "if", "pred") not in possible
    assert Pair("add", "rng", "shape") not in possible
    assert not any("send" in (p.producer, p.consumer) for p in possible)


def test_pairs_of_a_program_have_the_operands_names() -> None:
    def is_indexed(case: Case) -> bool:
        return any(p.position == "start_indices" for p in op_pairs.pairs_of(case.program))

    case = next(c for c in draw_cases(dense_programs(input_sets=1), 2000, 1) if is_indexed(c))
    found = Counter(op_pairs.pairs_of(case.program))
    assert set(found) <= op_pairs.possible_pairs()


def test_a_few_covering_programs_have_many_pairs() -> None:
    covering = list(itertools.islice(covering_programs(0, input_sets=1), 300))
    found = {p for c in covering for p in op_pairs.pairs_of(c.program)}
    drawn = {p for c in draw_cases(dense_programs(input_sets=1), 300, 0) for p in op_pairs.pairs_of(c.program)}
    assert all(violations(c.program) == [] for c in covering)
    assert len(found & op_pairs.possible_pairs()) > 1.5 * len(drawn & op_pairs.possible_pairs()) > 600
    element_types = {
        str(v.type.element_type) for c in covering for o in c.program.operations() for v in o.operands
        if isinstance(v.type, TensorType)
    }  # fmt: skip
    assert {"i1", "i4", "i8", "ui8", "i32", "ui32", "i64", "bf16", "f16", "f32", "f64", "complex<f32>"} <= element_types


def test_pairs_of_nothing() -> None:
    assert list(op_pairs.pairs_of(main_program((), (), ()))) == []


def test_loops_end_soon() -> None:
    """Loops in dense programs end within 8 iterations, also in functions for any argument of the caller."""
    drawn = draw_cases(dense_programs(input_sets=2), 600, 0)
    looping = [c for c in drawn if any(o.name == "while" for o in c.program.operations())]
    assert len(looping) > 20
    for case in looping:
        few, many = (evaluate(case.program, case.inputs, Mode.FUSED, limits=Limits(iterations=n)) for n in (8, 64))
        for a, b in zip(few, many, strict=True):
            assert not isinstance(a, Acceptance) or (a.unspecified == b.unspecified).all()


def test_a_tuple_is_taken_apart_and_gone_on_with() -> None:
    makers = {p for c in draw_cases(dense_programs(input_sets=1), 600, 0) for p in op_pairs.pairs_of(c.program)}
    assert len({p.consumer for p in makers if p.producer == "get_tuple_element"}) > 5
