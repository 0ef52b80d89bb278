"""Ops that compute each element from the elements at the same place: a table of the alike, and the rest."""

from __future__ import annotations

import types
from typing import Any, NamedTuple

from spec.attributes import Accuracy, Enum, Integer
from spec.op import Op, attribute, constraint, extension_attribute, optional_attribute, output, value
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
    plain_tensor,
    predicate_tensor,
    signed_float_or_complex_tensor,
    signed_or_float_tensor,
    tensor,
)
from spec.types import ComplexType, ElementType, TensorType, Type, i1
from spec.vocabulary import (
    Typed,
    baseline_element_type,
    complex_element_type,
    element_type,
    expressed_type,
    is_boolean,
    is_complex,
    is_float,
    is_per_axis_quantized,
    is_quantized,
    is_signed_integer,
    is_unsigned_integer,
    known,
    num_bits,
    quantization_dimension,
    rank,
    same,
    same_baseline_type,
    same_shape,
    same_type,
    shape,
    shapes_agree,
    storage_type,
    tensor_type,
)


class SameType(Op):
    """Operands and result have one type."""

    @constraint("C1")
    def operand_and_result_types_are_the_same(op) -> bool:
        return same_type(*op.operation.operands, *op.operation.results)

    def infer(op) -> tuple[Type, ...] | None:
        return (tensor_type(op.operation.operands[0]),)


class SameBaselineType(Op):
    """Operands and result have one type, but for the parameters of quantization."""

    @constraint("C1")
    def operand_and_result_baseline_types_are_the_same(op) -> bool:
        return same_baseline_type(*op.operation.operands, *op.operation.results)

    def infer(op) -> tuple[Type, ...] | None:
        return _unless_quantized(tensor_type(op.operation.operands[0]))


def _unless_quantized(t: TensorType) -> tuple[Type, ...] | None:
    """The scales and zero points of a quantized result are its own, so the result type is load-bearing."""
    return None if is_quantized(t) else (t,)


class Row(NamedTuple):
    """An op that is described by the types it takes: `operands` by name, all of the types of `test`."""

    name: str
    base: type[Op]
    operands: tuple[str, ...]
    test: TypeSet
    has_accuracy: bool = False
    in_specification: bool = True


_UNARY, _BINARY = ("operand",), ("lhs", "rhs")

_ROWS = (
    Row("and", SameType, _BINARY, boolean_or_integer_tensor),
    Row("atan2", SameBaselineType, _BINARY, float_or_complex_tensor),
    Row("cbrt", SameBaselineType, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("ceil", SameBaselineType, _UNARY, float_tensor),
    Row("cosine", SameBaselineType, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("count_leading_zeros", SameType, _UNARY, integer_tensor),
    Row("divide", SameBaselineType, _BINARY, integer_float_or_complex_tensor),
    Row("exponential", SameBaselineType, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("exponential_minus_one", SameBaselineType, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("floor", SameBaselineType, _UNARY, float_tensor),
    Row("log", SameBaselineType, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("log_plus_one", SameBaselineType, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("logistic", SameBaselineType, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("maximum", SameBaselineType, _BINARY, per_tensor),
    Row("minimum", SameBaselineType, _BINARY, per_tensor),
    Row("multiply", SameBaselineType, _BINARY, per_tensor),
    Row("negate", SameBaselineType, _UNARY, integer_float_or_complex_tensor),
    Row("not", SameType, _UNARY, boolean_or_integer_tensor),
    Row("or", SameType, _BINARY, boolean_or_integer_tensor),
    Row("popcnt", SameType, _UNARY, integer_tensor),
    Row("power", SameBaselineType, _BINARY, integer_float_or_complex_tensor),
    Row("remainder", SameBaselineType, _BINARY, integer_float_or_complex_tensor),
    Row("round_nearest_afz", SameBaselineType, _UNARY, float_tensor),
    Row("round_nearest_even", SameBaselineType, _UNARY, float_tensor),
    Row("rsqrt", SameBaselineType, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("shift_left", SameType, _BINARY, integer_tensor),
    Row("shift_right_arithmetic", SameType, _BINARY, integer_tensor),
    Row("shift_right_logical", SameType, _BINARY, integer_tensor),
    Row("sign", SameBaselineType, _UNARY, signed_float_or_complex_tensor),
    Row("sine", SameBaselineType, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("sqrt", SameBaselineType, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("subtract", SameBaselineType, _BINARY, integer_float_or_complex_tensor),
    # The text has no tan; implementations do, and take what tanh takes.
    Row("tan", SameBaselineType, _UNARY, float_or_complex_tensor, has_accuracy=True, in_specification=False),
    Row("tanh", SameBaselineType, _UNARY, float_or_complex_tensor, has_accuracy=True),
    Row("xor", SameType, _BINARY, boolean_or_integer_tensor),
)


def _describe(row: Row) -> None:
    members: dict[str, Any] = {name: value(row.test) for name in row.operands}
    if row.has_accuracy:
        members["result_accuracy"] = extension_attribute(Accuracy())
    members |= {"result": output(row.test), "in_specification": row.in_specification, "__module__": __name__}
    name = row.name.title().replace("_", "")
    types.new_class(name, (row.base,), {"name": row.name}, lambda namespace: namespace.update(members))


for _row in _ROWS:
    _describe(_row)


class Add(Op, name="add"):
    lhs = value(tensor)
    rhs = value(tensor)
    result = output(tensor)

    @constraint("C1")
    def operand_and_result_types_are_the_same(op) -> bool:
        return _uses_quantized(op) or same_type(op.lhs, op.rhs, op.result)

    @constraint("C2")
    def all_are_quantized(op) -> bool:
        return not _uses_quantized(op) or all(map(is_quantized, _typed(op)))

    @constraint("C3")
    def storage_types_are_the_same(op) -> bool:
        return not _uses_quantized(op) or same(map(storage_type, _typed(op)))

    @constraint("C4")
    def expressed_types_are_the_same(op) -> bool:
        return not _uses_quantized(op) or same(map(expressed_type, _typed(op)))

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
        return _unless_quantized(tensor_type(op.lhs))


def _typed(op: Any) -> tuple[Typed, ...]:
    return (op.lhs, op.rhs, op.result)


def _uses_quantized(op: Any) -> bool:
    return any(map(is_quantized, _typed(op)))


class Abs(Op, name="abs"):
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
        return _unless_quantized(TensorType(t.shape, _part_or(t, t.element_type), t.bounds))


def _part_or(x: Typed, otherwise: ElementType) -> ElementType:
    """The element type of the parts of a complex x."""
    return complex_element_type(x) if is_complex(x) else otherwise


class Part(Op):
    """The real or imaginary part."""

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


class IsFinite(Op, name="is_finite"):
    x = value(float_tensor)
    y = output(predicate_tensor)

    @constraint("C1")
    def shapes_are_the_same(op) -> bool:
        return same_shape(op.x, op.y)

    def infer(op) -> tuple[Type, ...]:
        t = tensor_type(op.x)
        return (TensorType(t.shape, i1, t.bounds),)


class Compare(Op, name="compare"):
    lhs = value(per_tensor)
    rhs = value(per_tensor)
    comparison_direction = attribute(Enum("comparison_direction", ("EQ", "NE", "GE", "GT", "LE", "LT")))
    # Not optional in the text; implementations take its absence for the type that fits.
    compare_type = optional_attribute(Enum("comparison_type", ("FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED")))
    result = output(predicate_tensor)

    @constraint("C1")
    def operand_baseline_element_types_are_the_same(op) -> bool:
        return baseline_element_type(op.lhs) == baseline_element_type(op.rhs)

    @constraint("C2")
    def shapes_are_the_same(op) -> bool:
        return same_shape(op.lhs, op.rhs, op.result)

    @constraint("C3")
    def compare_type_fits_the_element_type(op) -> bool:
        return op.compare_type is None or op.compare_type in compare_types(element_type(op.lhs))

    def infer(op) -> tuple[Type, ...]:
        t = tensor_type(op.lhs)
        return (TensorType(t.shape, i1, t.bounds),)


def compare_types(t: ElementType) -> tuple[str, ...]:
    """The values of compare_type that go with an element type. C3 says nothing of quantized ones: they are compared
    as floating-point numbers."""
    if is_signed_integer(t):
        return ("SIGNED",)
    if is_unsigned_integer(t) or is_boolean(t):
        return ("UNSIGNED",)
    return ("FLOAT", "TOTALORDER") if is_float(t) else ("FLOAT",)


class Select(Op, name="select"):
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
        return _unless_quantized(tensor_type(op.on_true))


class Clamp(Op, name="clamp"):
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
        return _unless_quantized(tensor_type(op.operand))


class Convert(Op, name="convert"):
    operand = value(plain_tensor)
    result = output(plain_tensor)

    @constraint("C1")
    def shapes_are_the_same(op) -> bool:
        return same_shape(op.operand, op.result)


class BitcastConvert(Op, name="bitcast_convert"):
    operand = value(tensor)
    result = output(tensor)

    @constraint("C1")
    def shapes_hold_the_same_bits(op) -> bool:
        narrow, wide = sorted((op.result, op.operand), key=_stored_bits)
        if _stored_bits(narrow) == _stored_bits(wide):
            return same_shape(op.result, op.operand)
        # The narrower type has one dimension more, which runs over the parts of one wide element.
        *leading, last = shape(narrow)
        ratio = last is None or known(last) * _stored_bits(narrow) == _stored_bits(wide)
        return ratio and shapes_agree(leading, list(shape(wide)))

    @constraint("C2")
    def both_or_none_are_complex(op) -> bool:
        return is_complex(op.operand) == is_complex(op.result)


def _stored_bits(x: Typed) -> int:
    return num_bits(storage_type(x) if is_quantized(x) else element_type(x))


class ReducePrecision(Op, name="reduce_precision"):
    operand = value(float_tensor)
    exponent_bits = attribute(Integer(32))
    mantissa_bits = attribute(Integer(32))
    output = output(float_tensor)

    @constraint("C1")
    def operand_and_output_baseline_types_are_the_same(op) -> bool:
        return same_baseline_type(op.operand, op.output)

    @constraint("C2")
    def exponent_bits_are_positive(op) -> bool:
        return bool(op.exponent_bits >= 1)

    @constraint("C3")
    def mantissa_bits_are_not_negative(op) -> bool:
        return bool(op.mantissa_bits >= 0)

    def infer(op) -> tuple[Type, ...] | None:
        return _unless_quantized(tensor_type(op.operand))
