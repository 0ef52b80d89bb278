"""Conversions of numbers: convert, bitcast_convert, reduce_precision."""

from __future__ import annotations

from spec.attributes import Integer
from spec.op import Op, Shape, attribute, constraint, output, value
from spec.ops.elementwise import unless_quantized
from spec.type_sets import float_tensor, plain_tensor, tensor
from spec.types import Type
from spec.vocabulary import (
    Typed,
    element_type,
    is_complex,
    is_quantized,
    may_hold,
    num_bits,
    same_baseline_type,
    same_shape,
    shape,
    shapes_agree,
    storage_type,
    tensor_type,
)


class Convert(Op, name="convert"):
    rounds = True
    may_flush = True
    operand = value(plain_tensor)
    result = output(plain_tensor)

    @constraint("C1")
    def shapes_are_the_same(op) -> bool:
        return same_shape(op.operand, op.result)

    def infer_shapes(op) -> tuple[Shape]:
        return (shape(op.operand),)


class BitcastConvert(Op, name="bitcast_convert"):
    operand = value(tensor)
    result = output(tensor)

    @constraint("C1")
    def shapes_hold_the_same_bits(op) -> bool:
        narrow, wide = sorted((op.result, op.operand), key=_storage_bits)
        if _storage_bits(narrow) == _storage_bits(wide):
            return same_shape(op.result, op.operand)
        # The extra dimension of the narrower type runs over the parts of one wide element.
        *leading, last = shape(narrow)
        ratio = may_hold() if last is None else last * _storage_bits(narrow) == _storage_bits(wide)
        return ratio and shapes_agree(leading, list(shape(wide)))

    @constraint("C2")
    def both_or_none_are_complex(op) -> bool:
        return is_complex(op.operand) == is_complex(op.result)

    def infer_shapes(op) -> tuple[Shape]:
        """Return the operand's shape, with one more dimension if the result's elements are narrower, one less if they
        are wider."""
        read, made = _storage_bits(op.operand), _storage_bits(op.result)
        if read == made:
            return (shape(op.operand),)
        return ((*shape(op.operand), read // made) if read > made else shape(op.operand)[:-1],)


def _storage_bits(x: Typed) -> int:
    return num_bits(storage_type(x) if is_quantized(x) else element_type(x))


class ReducePrecision(Op, name="reduce_precision"):
    dequantizes = True
    rounds = True
    may_flush = True
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
        return unless_quantized(tensor_type(op.operand))
