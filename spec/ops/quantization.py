"""Conversions between quantized and floating-point tensors: uniform_quantize, uniform_dequantize."""

from __future__ import annotations

from spec.op import Op, Shape, constraint, output, value
from spec.type_sets import float_tensor, plain_float_tensor, tensor_of
from spec.types import TensorType, Type
from spec.vocabulary import element_type, expressed_type, is_float, same_shape, shape, tensor_type

quantized_tensor = tensor_of(quantization="any", name="quantized_tensor")
float_or_quantized_tensor = tensor_of(
    *float_tensor.element_types, quantization="any", name="tensor_of_floating_point_or_quantized_type"
)


class UniformDequantize(Op, name="uniform_dequantize"):
    dequantizes = True
    defines_per_axis = True
    operand = value(quantized_tensor)
    result = output(plain_float_tensor)

    @constraint("C1")
    def shapes_are_the_same(op) -> bool:
        return same_shape(op.operand, op.result)

    @constraint("C2")
    def result_has_the_expressed_type(op) -> bool:
        return element_type(op.result) == expressed_type(op.operand)

    def infer(op) -> tuple[Type, ...]:
        t = tensor_type(op.operand)
        return (TensorType(t.shape, expressed_type(t), t.bounds),)


class UniformQuantize(Op, name="uniform_quantize"):
    dequantizes = True
    defines_per_axis = True
    operand = value(float_or_quantized_tensor)
    result = output(quantized_tensor)

    @constraint("C1")
    def shapes_are_the_same(op) -> bool:
        return same_shape(op.operand, op.result)

    @constraint("C2")
    def result_expresses_the_type_of_operand(op) -> bool:
        expressed = element_type(op.operand) if is_float(op.operand) else expressed_type(op.operand)
        return expressed_type(op.result) == expressed

    def infer_shapes(op) -> tuple[Shape]:
        return (shape(op.operand),)
