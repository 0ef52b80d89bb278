"""The constraints that an op of data movement shares with its dynamic form."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

from spec.op import Op, Shape, constraint
from spec.types import ElementType
from spec.vocabulary import (
    Typed,
    at,
    axes,
    dim,
    element_type,
    is_per_axis_quantized,
    is_unique,
    may_hold,
    quantization_dimension,
    quantized_element_type,
    rank,
    same,
    size,
    sizes_agree,
)


class Broadcasted(Op):
    operand: Any
    broadcast_dimensions: Any
    result: Any

    @constraint("C1")
    def result_has_the_element_type_of_the_operand(op) -> bool:
        if not is_per_axis_quantized(op.operand):
            return element_type(op.result) == element_type(op.operand)
        return is_per_axis_quantized(op.result) and without_parameters(op.result) == without_parameters(op.operand)

    @constraint("C2")
    def has_a_broadcast_dimension_per_axis_of_operand(op) -> bool:
        return size(op.broadcast_dimensions) == rank(op.operand)

    @constraint("C3")
    def broadcast_dimensions_are_axes_of_result(op) -> bool:
        return are_axes(op.broadcast_dimensions, op.result)

    @constraint("C4")
    def broadcast_dimensions_are_unique(op) -> bool:
        return is_unique(op.broadcast_dimensions)

    @constraint("C5")
    def operand_dimensions_are_1_or_those_of_result(op) -> bool:
        return all(
            dim(op.operand, d) == 1 or sizes_agree(dim(op.operand, d), dim(op.result, at(op.broadcast_dimensions, d)))
            for d in axes(op.operand)
        )


def without_parameters(x: Typed) -> ElementType:
    """Return the element type of `x` without quantization dimension, scales and zero points."""
    return replace(quantized_element_type(x), quantization_dimension=None, scales=(), zero_points=())


def are_axes(indices: tuple[int, ...], x: Typed) -> bool:
    return all(0 <= i < rank(x) for i in indices)


def fits(inner: Shape, outer: Shape) -> bool:
    """Return whether 0 <= inner <= outer, element by element. Raises ValueError if the lengths differ."""
    return all(itertools.starmap(_fits, zip(inner, outer, strict=True)))


def _fits(inner: int | None, outer: int | None) -> bool:
    if inner is None:
        return may_hold()
    return inner >= 0 and (may_hold() if outer is None else inner <= outer)


class Counted(Op):
    """The constraints that iota and its dynamic form share."""

    iota_dimension: Any
    output: Any

    @constraint("C1")
    def iota_dimension_is_an_axis(op) -> bool:
        return bool(0 <= op.iota_dimension < rank(op.output))


class Padded(Op):
    operand: Any
    padding_value: Any
    result: Any

    @constraint("C1")
    def element_types_are_the_same(op) -> bool:
        return same(map(element_type, (op.operand, op.padding_value, op.result)))


class Reshaped(Op):
    operand: Any
    result: Any

    @constraint("C1")
    def result_has_the_element_type_of_the_operand(op) -> bool:
        return same_but_for_quantization_dimension(op.operand, op.result)

    @constraint("C2")
    def sizes_are_the_same(op) -> bool:
        return size(op.operand) == size(op.result)


def same_but_for_quantization_dimension(operand: Typed, result: Typed) -> bool:
    if not is_per_axis_quantized(operand):
        return element_type(result) == element_type(operand)
    moved = replace(quantized_element_type(operand), quantization_dimension=quantization_dimension(result))
    return is_per_axis_quantized(result) and element_type(result) == moved


class Sliced(Op):
    operand: Any
    result: Any

    @constraint("C1")
    def result_has_the_element_type_of_the_operand(op) -> bool:
        return element_type(op.operand) == element_type(op.result)
