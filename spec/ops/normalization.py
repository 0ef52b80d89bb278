"""Batch normalization: batch_norm_grad, batch_norm_inference, batch_norm_training."""

from __future__ import annotations

from typing import Any

from spec.attributes import Integer
from spec.op import Op, attribute, constraint, output, value
from spec.op import output as result  # one output of batch_norm_training is itself named `output`
from spec.structured_attributes import Float
from spec.type_sets import float_tensor, tensor_of
from spec.types import FLOATS, TensorType, Type
from spec.vocabulary import (
    Typed,
    baseline_element_type,
    dim,
    is_quantized,
    rank,
    same,
    same_baseline_type,
    same_shape,
    sizes_agree,
    tensor_type,
)

float_vector = tensor_of(
    *FLOATS, quantization="any", rank=1, name="1_dimensional_tensor_of_floating_point_or_per_tensor_quantized_type"
)


def _has_an_element_per_feature(x: Typed, op: Any) -> bool:
    return sizes_agree(dim(x, 0), dim(op.operand, op.feature_index))


def _features(op: Any) -> TensorType:
    t = tensor_type(op.operand)
    return TensorType((dim(t, op.feature_index),), t.element_type)


class Normalization(Op):
    """Base of the batch normalization ops."""

    dequantizes = True
    is_several = True
    accumulates = True
    vectors = 2
    """The number of results with an element per feature, which follow the tensor."""
    operand: Any
    feature_index: Any

    @constraint("C1")
    def feature_index_is_an_axis(op) -> bool:
        return bool(0 <= op.feature_index < rank(op.operand))

    @constraint("C2")
    def baseline_element_types_are_the_same(op) -> bool:
        return same(map(baseline_element_type, (*op.operation.operands, *op.operation.results)))

    def infer(op) -> tuple[Type, ...] | None:
        if is_quantized(op.operand):
            return None
        return (tensor_type(op.operand), *[_features(op)] * op.vectors)


class ScaledAndOffset(Normalization):
    scale: Any
    offset: Any

    @constraint("C3")
    def scale_has_an_element_per_feature(op) -> bool:
        return _has_an_element_per_feature(op.scale, op)

    @constraint("C4")
    def offset_has_an_element_per_feature(op) -> bool:
        return _has_an_element_per_feature(op.offset, op)


class BatchNormGrad(Normalization, name="batch_norm_grad"):
    operand = value(float_tensor)
    scale = value(float_vector)
    mean = value(float_vector)
    variance = value(float_vector)
    grad_output = value(float_tensor)
    epsilon = attribute(Float())
    feature_index = attribute(Integer(64))
    grad_operand = output(float_tensor)
    grad_scale = output(float_vector)
    grad_offset = output(float_vector)

    @constraint("C3")
    def operand_and_gradients_have_the_same_shape(op) -> bool:
        return same_shape(op.operand, op.grad_output, op.grad_operand)

    @constraint("C4")
    def features_have_the_same_shape(op) -> bool:
        return same_shape(op.scale, op.mean, op.variance, op.grad_scale, op.grad_offset)

    @constraint("C5")
    def scale_has_an_element_per_feature(op) -> bool:
        return _has_an_element_per_feature(op.scale, op)


class BatchNormInference(ScaledAndOffset, name="batch_norm_inference"):
    vectors = 0
    operand = value(float_tensor)
    scale = value(float_vector)
    offset = value(float_vector)
    mean = value(float_vector)
    variance = value(float_vector)
    epsilon = attribute(Float())
    feature_index = attribute(Integer(64))
    result = output(float_tensor)

    @constraint("C5")
    def mean_has_an_element_per_feature(op) -> bool:
        return _has_an_element_per_feature(op.mean, op)

    @constraint("C6")
    def variance_has_an_element_per_feature(op) -> bool:
        return _has_an_element_per_feature(op.variance, op)

    @constraint("C7")
    def result_has_the_baseline_type_of_operand(op) -> bool:
        return same_baseline_type(op.operand, op.result)


class BatchNormTraining(ScaledAndOffset, name="batch_norm_training"):
    operand = value(float_tensor)
    scale = value(float_vector)
    offset = value(float_vector)
    epsilon = attribute(Float())
    feature_index = attribute(Integer(64))
    output = result(float_tensor)
    batch_mean = result(float_vector)
    batch_var = result(float_vector)

    @constraint("C5")
    def batch_mean_has_an_element_per_feature(op) -> bool:
        return _has_an_element_per_feature(op.batch_mean, op)

    @constraint("C6")
    def batch_var_has_an_element_per_feature(op) -> bool:
        return _has_an_element_per_feature(op.batch_var, op)

    @constraint("C7")
    def output_has_the_baseline_type_of_operand(op) -> bool:
        return same_baseline_type(op.output, op.operand)
