"""Comparisons and selections: compare, is_finite, select, clamp."""

from __future__ import annotations

from spec.attributes import Enum
from spec.op import Op, attribute, constraint, optional_attribute, output, value
from spec.ops.elementwise import unless_quantized
from spec.type_sets import float_tensor, per_tensor, predicate_tensor
from spec.types import ElementType, TensorType, Type, i1
from spec.vocabulary import (
    baseline_element_type,
    element_type,
    is_boolean,
    is_float,
    is_signed_integer,
    is_unsigned_integer,
    rank,
    same,
    same_baseline_type,
    same_shape,
    tensor_type,
)


class IsFinite(Op, name="is_finite"):
    dequantizes = True
    x = value(float_tensor)
    y = output(predicate_tensor)

    @constraint("C1")
    def shapes_are_the_same(op) -> bool:
        return same_shape(op.x, op.y)

    def infer(op) -> tuple[Type, ...]:
        t = tensor_type(op.x)
        return (TensorType(t.shape, i1, t.bounds),)


class Compare(Op, name="compare"):
    dequantizes = True
    may_flush = True
    lhs = value(per_tensor)
    rhs = value(per_tensor)
    comparison_direction = attribute(Enum("comparison_direction", ("EQ", "NE", "GE", "GT", "LE", "LT")))
    # The specification requires it; implementations infer a missing one from the element type.
    compare_type = optional_attribute(
        Enum("comparison_type", ("FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED")),
        default=lambda operation: compare_types(element_type(operation.operands[0]))[0],
    )
    result = output(predicate_tensor)

    @constraint("C1")
    def operand_baseline_element_types_are_the_same(op) -> bool:
        return baseline_element_type(op.lhs) == baseline_element_type(op.rhs)

    @constraint("C2")
    def shapes_are_the_same(op) -> bool:
        return same_shape(op.lhs, op.rhs, op.result)

    @constraint("C3")
    def compare_type_fits_the_element_type(op) -> bool:
        return op.compare_type in compare_types(element_type(op.lhs))

    def infer(op) -> tuple[Type, ...]:
        t = tensor_type(op.lhs)
        return (TensorType(t.shape, i1, t.bounds),)


def compare_types(t: ElementType) -> tuple[str, ...]:
    """Return the values of compare_type for an element type.

    C3 does not mention quantized types: they are compared as floating-point numbers.
    """
    if is_signed_integer(t):
        return ("SIGNED",)
    if is_unsigned_integer(t) or is_boolean(t):
        return ("UNSIGNED",)
    return ("FLOAT", "TOTALORDER") if is_float(t) else ("FLOAT",)


class Select(Op, name="select"):
    dequantizes = True
    pred = value(predicate_tensor)
    on_true = value(per_tensor)
    on_false = value(per_tensor)
    result = output(per_tensor)

    @constraint("C1")
    def pred_is_scalar_or_has_the_shape_of_on_true(op) -> bool:
        return rank(op.pred) == 0 or same_shape(op.pred, op.on_true)

    @constraint("C2")
    def branch_and_result_baseline_types_are_the_same(op) -> bool:
        return same_baseline_type(op.on_true, op.on_false, op.result)

    def infer(op) -> tuple[Type, ...] | None:
        return unless_quantized(tensor_type(op.on_true))


class Clamp(Op, name="clamp"):
    dequantizes = True
    may_flush = True
    min = value(per_tensor)
    operand = value(per_tensor)
    max = value(per_tensor)
    result = output(per_tensor)

    @constraint("C1")
    def min_is_scalar_or_has_the_shape_of_operand(op) -> bool:
        return rank(op.min) == 0 or same_shape(op.min, op.operand)

    @constraint("C2")
    def max_is_scalar_or_has_the_shape_of_operand(op) -> bool:
        return rank(op.max) == 0 or same_shape(op.max, op.operand)

    @constraint("C3")
    def input_baseline_element_types_are_the_same(op) -> bool:
        return same(map(baseline_element_type, (op.min, op.operand, op.max)))

    @constraint("C4")
    def operand_and_result_baseline_types_are_the_same(op) -> bool:
        return same_baseline_type(op.operand, op.result)

    def infer(op) -> tuple[Type, ...] | None:
        return unless_quantized(tensor_type(op.operand))
