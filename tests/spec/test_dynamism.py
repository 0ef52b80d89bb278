"""Tests of dynamic sizes: the answers of the verifier, and the static forms of operations once sizes are known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spec.dynamic_validity import ShapeMismatch, Validity, lacks_sizes, run_time_constraints, to_static_form, validity
from spec.parse import ParseError, parse, verify
from spec.program import Operation, Program, Value, main_program
from spec.text import text
from spec.types import TensorType, Type, f32, si32, si64, tensor


def elementwise(lhs: TensorType, rhs: TensorType, result: TensorType) -> Program:
    x, y, z = Value("x", lhs), Value("y", rhs), Value("z", result)
    return main_program((x, y), (Operation("add", (x, y), (), (), (z,)),), (z,))


UNKNOWN, ONE, TWO = tensor(f32, None), tensor(f32, 1), tensor(f32, 2)
RELAXED = [
    (UNKNOWN, UNKNOWN, UNKNOWN), (UNKNOWN, UNKNOWN, ONE), (UNKNOWN, ONE, UNKNOWN), (UNKNOWN, ONE, ONE),
    (ONE, UNKNOWN, UNKNOWN), (ONE, UNKNOWN, ONE), (ONE, ONE, UNKNOWN),
]  # fmt: skip


@pytest.mark.parametrize("types", RELAXED)
def test_relaxed_combinations_are_deferred(types: tuple[TensorType, ...]) -> None:
    program = elementwise(*types)
    assert validity(program) is Validity.DEFERRED
    assert verify(text(program)) is None


def test_what_is_known_is_decided() -> None:
    assert validity(elementwise(ONE, ONE, ONE)) is Validity.VALID
    assert validity(elementwise(ONE, UNKNOWN, TWO)) is Validity.INVALID
    assert validity(elementwise(UNKNOWN, UNKNOWN, tensor(f32, None, None))) is Validity.INVALID


def test_bounds() -> None:
    bounded = TensorType((None, 3), f32, (4, None))
    program = elementwise(bounded, bounded, bounded)
    assert parse(text(program)).main.arguments[0].type == bounded
    assert validity(program) is Validity.DEFERRED
    assert validity(elementwise(*[replace(bounded, bounds=(4, 3))] * 3)) is Validity.INVALID


def test_unranked_types_are_none() -> None:
    with pytest.raises(ParseError, match="f32"):
        parse("func.func @main(%x: tensor<*xf32>) -> tensor<*xf32> {\n  func.return %x : tensor<*xf32>\n}")


def test_sizes_that_only_the_type_says_are_known() -> None:
    x, y = Value("x", TWO), Value("y", UNKNOWN)
    reshape = Operation("reshape", (x,), (), (), (y,))
    assert validity(main_program((x,), (reshape,), (y,))) is Validity.INVALID
    assert lacks_sizes(reshape)
    bounded = replace(y, type=TensorType((None,), f32, (4,)))
    assert not lacks_sizes(replace(reshape, results=(bounded,)))


def operation(name: str, *operands: Type, result: Type, **attributes: object) -> Operation:
    values = tuple(Value(f"x{i}", t) for i, t in enumerate(operands))
    return Operation(name, values, tuple(sorted(attributes.items())), (), (Value("z", result),))


PAIR = tensor(si64, 2)


def test_static_form_has_sizes_as_attributes() -> None:
    pad = operation(
        "dynamic_pad", tensor(f32, None, 3), tensor(f32), PAIR, PAIR, PAIR, result=tensor(f32, None, None)
    )  # fmt: skip
    assert {d.label for d in run_time_constraints(main_program(pad.operands, (pad,), pad.results))} == {"C3", "C4"}
    sizes = {"edge_padding_low": (1, -1), "edge_padding_high": (0, 2), "interior_padding": (2, 0)}
    found = to_static_form(pad, [tensor(f32, 2, 3), tensor(f32), PAIR, PAIR, PAIR], sizes)
    assert (found.name, dict(found.attributes)) == ("pad", sizes)
    assert [v.name for v in found.operands] == ["x0", "x1"]
    assert found.results[0].type == tensor(f32, 5, 4)


def test_static_form_has_sizes_in_its_result() -> None:
    reshape = operation("dynamic_reshape", tensor(f32, None, 3), PAIR, result=tensor(f32, None, None))
    found = to_static_form(reshape, [tensor(f32, 2, 3), PAIR], {"output_shape": (3, 2)})
    assert (found.name, found.results[0].type) == ("reshape", tensor(f32, 3, 2))
    with pytest.raises(ShapeMismatch, match="sizes are the same does not hold"):
        to_static_form(reshape, [tensor(f32, 2, 3), PAIR], {"output_shape": (3, 3)})


def test_set_dimension_size_is_a_slice() -> None:
    result = TensorType((None, 3), f32, (4, None))
    found = operation("set_dimension_size", tensor(f32, 4, 3), tensor(si32), result=result, dimension=0)
    sliced = to_static_form(found, [tensor(f32, 4, 3), tensor(si32)], {"size": 2})
    assert (sliced.name, sliced.results[0].type) == ("slice", tensor(f32, 2, 3))
    with pytest.raises(ShapeMismatch):
        to_static_form(found, [tensor(f32, 4, 3), tensor(si32)], {"size": 5})


@pytest.mark.parametrize(("bound", "holds"), [(3, False), (4, True), (5, False), (None, True)])
def test_the_bound_that_set_dimension_size_leaves_is_the_size_of_its_operand(bound: int | None, holds: bool) -> None:
    result = TensorType((None, 3), f32, (bound, None)) if bound else TensorType((None, 3), f32)
    found = operation("set_dimension_size", tensor(f32, 4, 3), tensor(si32), result=result, dimension=0)
    program = main_program(found.operands, (found,), found.results)
    assert (validity(program) is not Validity.INVALID) == holds


def test_mismatch_of_other_operations() -> None:
    add = operation("add", UNKNOWN, UNKNOWN, result=UNKNOWN)
    assert to_static_form(add, [TWO, TWO], {}).results[0].type == TWO
    with pytest.raises(ShapeMismatch):
        to_static_form(add, [ONE, TWO], {})
    with pytest.raises(ShapeMismatch):
        to_static_form(replace(add, results=(Value("z", ONE),)), [TWO, TWO], {})


def test_a_negative_size_is_none() -> None:
    iota = operation("dynamic_iota", PAIR, result=tensor(f32, None, None), iota_dimension=0)
    assert to_static_form(iota, [PAIR], {"output_shape": (2, 7)}).results[0].type == tensor(f32, 2, 7)
    with pytest.raises(ShapeMismatch):
        to_static_form(iota, [PAIR], {"output_shape": (-1, 7)})
