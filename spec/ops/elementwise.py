"""Elementwise ops: a table of those whose operands have one type, and the rest."""

from __future__ import annotations

import types
from typing import Any, NamedTuple

from spec.attributes import DEFAULT_ACCURACY, Accuracy
from spec.op import Op, constraint, extension_attribute, output, value
from spec.type_sets import (
    TypeSet,
    boolean_or_integer_tensor,
    complex_tensor,
    f32_or_f64_tensor,
    float_or_complex_tensor,
    float_tensor,
    integer_float_or_complex_tensor,
    integer_tensor,
    per_tensor,
    plain_float_or_complex_tensor,
    plain_float_tensor,
    signed_float_or_complex_tensor,
    signed_or_float_tensor,
    tensor,
)
from spec.types import ComplexType, ElementType, TensorType, Type
from spec.vocabulary import (
    Typed,
    baseline_element_type,
    complex_element_type,
    element_type,
    expressed_type,
    is_complex,
    is_per_axis_quantized,
    is_quantized,
    quantization_dimension,
    same,
    same_baseline_type,
    same_shape,
    same_type,
    storage_type,
    tensor_type,
)


class SameType(Op):
    @constraint("C1")
    def operand_and_result_types_are_the_same(op) -> bool:
        return same_type(*op.operation.operands, *op.operation.results)

    def infer(op) -> tuple[Type, ...] | None:
        return (tensor_type(op.operation.operands[0]),)


class SameBaselineType(Op):
    """Ops whose operands and result have one type except for scales and zero points."""

    dequantizes = True

    @constraint("C1")
    def operand_and_result_baseline_types_are_the_same(op) -> bool:
        return same_baseline_type(*op.operation.operands, *op.operation.results)

    def infer(op) -> tuple[Type, ...] | None:
        return unless_quantized(tensor_type(op.operation.operands[0]))


class Arithmetic(SameBaselineType):
    """Ops that compute with floating-point numbers, also dequantized ones."""

    may_flush = True


class Rounded(Arithmetic):
    """Ops with one correct result: IEEE-754 operations."""

    rounds = True


class Elementary(Arithmetic):
    """Functions whose last digits are implementation-defined."""

    is_elementary = True


def unless_quantized(t: TensorType) -> tuple[Type, ...] | None:
    """Return the result types; None for a quantized type, since a quantized result has its own scales and zero
    points."""
    return None if is_quantized(t) else (t,)


class Row(NamedTuple):
    """An op described by its types: `operands` are the names of its operands, all of them in the set `test`."""

    name: str
    base: type[Op]
    operands: tuple[str, ...]
    test: TypeSet
    has_accuracy: bool = False
    combines_parts: bool = False
    in_specification: bool = True


_UNARY, _BINARY = ("operand",), ("lhs", "rhs")

_ROWS = (
    Row("and", SameType, _BINARY, boolean_or_integer_tensor),
    Row("atan2", Elementary, _BINARY, float_or_complex_tensor),
    Row("cbrt", Elementary, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("ceil", Rounded, _UNARY, float_tensor),
    Row("cosine", Elementary, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("count_leading_zeros", SameType, _UNARY, integer_tensor),
    Row("divide", Rounded, _BINARY, integer_float_or_complex_tensor, combines_parts=True),
    Row("exponential", Elementary, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("exponential_minus_one", Elementary, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("floor", Rounded, _UNARY, float_tensor),
    Row("log", Elementary, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("log_plus_one", Elementary, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("logistic", Elementary, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("maximum", Arithmetic, _BINARY, per_tensor),
    Row("minimum", Arithmetic, _BINARY, per_tensor),
    Row("multiply", Rounded, _BINARY, per_tensor, combines_parts=True),
    Row("negate", SameBaselineType, _UNARY, integer_float_or_complex_tensor),
    Row("not", SameType, _UNARY, boolean_or_integer_tensor),
    Row("or", SameType, _BINARY, boolean_or_integer_tensor),
    Row("popcnt", SameType, _UNARY, integer_tensor),
    Row("power", Elementary, _BINARY, integer_float_or_complex_tensor),
    Row("remainder", Rounded, _BINARY, integer_float_or_complex_tensor, combines_parts=True),
    Row("round_nearest_afz", Rounded, _UNARY, float_tensor),
    Row("round_nearest_even", Rounded, _UNARY, float_tensor),
    Row("rsqrt", Elementary, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("shift_left", SameType, _BINARY, integer_tensor),
    Row("shift_right_arithmetic", SameType, _BINARY, integer_tensor),
    Row("shift_right_logical", SameType, _BINARY, integer_tensor),
    Row("sign", Arithmetic, _UNARY, signed_float_or_complex_tensor, combines_parts=True),
    Row("sine", Elementary, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("sqrt", Rounded, _UNARY, float_or_complex_tensor, has_accuracy=True, combines_parts=True),
    Row("subtract", Rounded, _BINARY, integer_float_or_complex_tensor),
    # The specification has no tan; implementations have one, on the types of tanh.
    Row("tan", Elementary, _UNARY, float_or_complex_tensor, has_accuracy=True, in_specification=False),
    Row("tanh", Elementary, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("xor", SameType, _BINARY, boolean_or_integer_tensor),
)


def _describe(row: Row) -> None:
    members: dict[str, Any] = {name: value(row.test) for name in row.operands}
    if row.has_accuracy:
        members["result_accuracy"] = extension_attribute(Accuracy(), default=DEFAULT_ACCURACY)
    members |= {"result": output(row.test), "combines_parts": row.combines_parts}
    members |= {"in_specification": row.in_specification, "__module__": __name__}
    name = row.name.title().replace("_", "")
    types.new_class(name, (row.base,), {"name": row.name}, lambda namespace: namespace.update(members))


for _row in _ROWS:
    _describe(_row)


class Add(Op, name="add"):
    dequantizes = True
    leaves_quantized_shapes_open = True
    rounds = True
    may_flush = True
    lhs = value(tensor)
    rhs = value(tensor)
    result = output(tensor)

    @constraint("C1")
    def operand_and_result_types_are_the_same(op) -> bool:
        return _uses_quantized(op) or same_type(op.lhs, op.rhs, op.result)

    @constraint("C2")
    def all_are_quantized(op) -> bool:
        return not _uses_quantized(op) or all(map(is_quantized, _operands_and_result(op)))

    @constraint("C3")
    def storage_types_are_the_same(op) -> bool:
        return not _uses_quantized(op) or same(map(storage_type, _operands_and_result(op)))

    @constraint("C4")
    def expressed_types_are_the_same(op) -> bool:
        return not _uses_quantized(op) or same(map(expressed_type, _operands_and_result(op)))

    @constraint("C5")
    def result_is_quantized_per_axis_where_an_operand_is(op) -> bool:
        return (is_per_axis_quantized(op.lhs) or is_per_axis_quantized(op.rhs)) == is_per_axis_quantized(op.result)

    @constraint("C6")
    def quantization_dimension_is_that_of_lhs(op) -> bool:
        return not is_per_axis_quantized(op.lhs) or quantization_dimension(op.lhs) == quantization_dimension(op.result)

    @constraint("C7")
    def quantization_dimension_is_that_of_rhs(op) -> bool:
        return not is_per_axis_quantized(op.rhs) or quantization_dimension(op.rhs) == quantization_dimension(op.result)

    def infer(op) -> tuple[Type, ...] | None:
        return unless_quantized(tensor_type(op.lhs))


def _operands_and_result(op: Any) -> tuple[Typed, ...]:
    return (op.lhs, op.rhs, op.result)


def _uses_quantized(op: Any) -> bool:
    return any(map(is_quantized, _operands_and_result(op)))


class Abs(Op, name="abs"):
    dequantizes = True
    combines_parts = True
    operand = value(signed_float_or_complex_tensor)
    result = output(signed_or_float_tensor)

    @constraint("C1")
    def shapes_are_the_same(op) -> bool:
        return same_shape(op.result, op.operand)

    @constraint("C2")
    def result_has_the_element_type_of_the_modulus(op) -> bool:
        return baseline_element_type(op.result) == _part_or(op.operand, baseline_element_type(op.operand))

    def infer(op) -> tuple[Type, ...] | None:
        t = tensor_type(op.operand)
        return unless_quantized(TensorType(t.shape, _part_or(t, t.element_type), t.bounds))


def _part_or(x: Typed, otherwise: ElementType) -> ElementType:
    return complex_element_type(x) if is_complex(x) else otherwise


class Part(Op):
    operand = value(plain_float_or_complex_tensor)
    result = output(plain_float_tensor)

    @constraint("C1")
    def shapes_are_the_same(op) -> bool:
        return same_shape(op.result, op.operand)

    @constraint("C2")
    def result_has_the_element_type_of_a_part(op) -> bool:
        return element_type(op.result) == _part_or(op.operand, element_type(op.operand))

    def infer(op) -> tuple[Type, ...]:
        t = tensor_type(op.operand)
        return (TensorType(t.shape, _part_or(t, t.element_type), t.bounds),)


class Real(Part, name="real"):
    pass


class Imag(Part, name="imag"):
    pass


class Complex(Op, name="complex"):
    lhs = value(f32_or_f64_tensor)
    rhs = value(f32_or_f64_tensor)
    result = output(complex_tensor)

    @constraint("C1")
    def operand_types_are_the_same(op) -> bool:
        return same_type(op.lhs, op.rhs)

    @constraint("C2")
    def shapes_are_the_same(op) -> bool:
        return same_shape(op.result, op.lhs)

    @constraint("C3")
    def result_has_the_complex_type_of_the_operands(op) -> bool:
        return element_type(op.result) == ComplexType(element_type(op.lhs))  # type: ignore[arg-type]

    def infer(op) -> tuple[Type, ...]:
        t = tensor_type(op.lhs)
        return (TensorType(t.shape, ComplexType(t.element_type), t.bounds),)  # type: ignore[arg-type]
