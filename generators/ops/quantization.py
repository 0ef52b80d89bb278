"""Strategies for conversions between quantized and floating-point tensors; generators.quantized draws more of them."""

from __future__ import annotations

from generators.builder import Builder
from generators.element_values import Domain
from generators.quantized.quantized_types import any_axis, baseline
from generators.strategy_registry import Setting, draws
from generators.value_ranges import Range, full_range
from spec.ops.quantization import float_or_quantized_tensor
from spec.types import FloatType, TensorType
from spec.vocabulary import tensor_type

_WIDTHS = (8, 8, 4, 16, 32, 2)


@draws("uniform_quantize", setting=Setting.QUANTIZED)
def uniform_quantize(builder: Builder) -> None:
    operand = builder.operand(float_or_quantized_tensor)
    t = tensor_type(operand)
    assert isinstance(t.element_type, FloatType)
    target = any_axis(builder, baseline(builder, builder.choice(_WIDTHS), t.element_type), t.static_shape)
    builder.emit("uniform_quantize", [operand], types=[TensorType(t.shape, target)], ranges=[full_range(target)])


@draws("uniform_dequantize", setting=Setting.QUANTIZED)
def uniform_dequantize(builder: Builder) -> None:
    expressed = builder.element_type(float_or_quantized_tensor.element_types)
    assert isinstance(expressed, FloatType)
    shape = builder.shape()
    source = any_axis(builder, baseline(builder, builder.choice(_WIDTHS), expressed), shape)
    domain = Domain(Range(source.storage_min, source.storage_max, integral=True))
    builder.emit("uniform_dequantize", [builder.input(TensorType(shape, source), domain)])
