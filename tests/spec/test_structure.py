"""Tests of the syntax and scoping rules of programs, and of the names of their violations."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spec.program import Function, Operation, Program, Region, Value, main_program
from spec.structure import violations
from spec.types import f32, f64, i1, tensor

X, Y = Value("x", tensor(f32)), Value("y", tensor(f32))
P = Value("p", tensor(i1))
NEGATE = Operation("negate", (X,), (), (), (Y,))
END = Operation("func.return", (Y,))


def function(*operations: Operation, name: str = "main") -> Function:
    return Function(name, Region((X, P), operations), (Y.type,))


def found(*functions: Function) -> list[str]:
    return [f"{v.path}: {v.label} {v.predicate}" for v in violations(Program(functions))]


def test_a_valid_program_violates_nothing() -> None:
    assert found(function(NEGATE, END)) == []


def test_values_are_defined_before_they_are_used() -> None:
    late = Operation("abs", (Y,), (), (), (Value("z", Y.type),))
    assert found(function(late, NEGATE, END)) == ["main/0: structure operand_y_is_defined_before"]


def test_a_value_is_used_with_the_type_of_its_definition() -> None:
    other = replace(NEGATE, operands=(Value("x", tensor(f64)),))
    assert "main/0: structure operand_x_is_defined_before" in found(function(other, END))


def branches(inner: Region, result: Value) -> Operation:
    return Operation("if", (P,), (), (inner, Region((), (Operation("return", (X,)),))), (result,))


def test_values_of_a_region_are_not_visible_outside() -> None:
    inside = Value("inside", X.type)
    inner = Region((), (Operation("negate", (X,), (), (), (inside,)), Operation("return", (inside,))))
    leak = replace(NEGATE, operands=(inside,))
    assert found(function(branches(inner, Value("z", X.type)), leak, END)) == [
        "main/1: structure operand_inside_is_defined_before"
    ]


def test_names_are_unique_within_a_function() -> None:
    inner = Region((), (replace(NEGATE, results=(X,)), Operation("return", (X,))))
    assert found(function(branches(inner, Y), END)) == ["main/0/0/0: structure name_x_is_defined_once"]
    assert found(function(NEGATE, NEGATE, END)) == ["main/1: structure name_y_is_defined_once"]
    assert found(function(NEGATE, END), function(NEGATE, END, name="other")) == []


def test_function_names_are_unique() -> None:
    assert found(function(NEGATE, END), function(NEGATE, END)) == ["main: structure function_names_are_unique"] * 2


@pytest.mark.parametrize(
    ("operations", "paths"),
    [
        ((NEGATE,), ["main/0"]),
        ((NEGATE, Operation("return", (Y,))), ["main/1"]),
        ((NEGATE, END, END), ["main/1"]),
    ],
)  # fmt: skip
def test_regions_end_in_one_terminator(operations: tuple[Operation, ...], paths: list[str]) -> None:
    expected = [f"{path}: structure regions_end_in_one_terminator" for path in paths]
    assert [v for v in found(function(*operations)) if "terminator" in v] == expected


def test_an_empty_region_is_no_function() -> None:
    empty = branches(Region((), ()), Y)
    assert found(function(empty, END)) == ["main/0: I2 true_branch_is_function"]


def test_a_function_returns_what_it_declares() -> None:
    wrong = replace(function(NEGATE, END), result_types=(tensor(f64),))
    assert found(wrong) == ["main: structure returns_what_the_function_declares"]


def test_ops_are_known() -> None:
    assert found(function(replace(NEGATE, name="frobnicate"), END)) == ["main/0: structure op_is_known"]


@pytest.mark.parametrize(
    ("operation", "predicate"),
    [
        (replace(NEGATE, operands=()), "has_1_operands"),
        (replace(NEGATE, operands=(X, X)), "has_1_operands"),
        (replace(NEGATE, regions=(Region((), (Operation("return"),)),)), "has_0_regions"),
        (replace(NEGATE, attributes=(("axis", 1),)), "has_no_attribute_axis"),
    ],
)  # fmt: skip
def test_operations_have_the_members_of_their_op(operation: Operation, predicate: str) -> None:
    assert f"main/0: structure {predicate}" in found(function(operation, END))


def test_an_op_has_its_number_of_results() -> None:
    two = replace(NEGATE, results=(Y, Value("z", Y.type)))
    assert "main/0: structure has_1_results" in found(function(two, END))


def test_attributes_of_other_dialects_may_stand_anywhere() -> None:
    assert found(function(replace(NEGATE, attributes=(("mhlo.sharding", 1),)), END)) == []


def test_a_missing_or_wrong_attribute_has_the_label_of_the_input() -> None:
    x = Value("x", tensor(f32, 2))
    for attributes in ((), (("dimensions", 0),)):
        broken = Operation("reverse", (x,), attributes, (), (Value("y", x.type),))
        labels = {v.label for v in violations(main_program((x,), (broken,), broken.results))}
        assert labels == {"I2"}
