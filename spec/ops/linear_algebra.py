"""Linear algebra: dot_general, cholesky, triangular_solve."""

from __future__ import annotations

from typing import Any

from spec.attributes import Boolean, Enum, IntegerArray
from spec.op import Op, attribute, constraint, extension_attribute, optional_attribute, output, value
from spec.shared_constraints import are_axes
from spec.structured_attributes import EnumList, Opaque, Struct
from spec.type_sets import float_or_complex_tensor, per_tensor, tensor
from spec.types import Type
from spec.vocabulary import (
    Typed,
    axes,
    baseline_element_type,
    dims,
    element_type,
    expressed_type,
    is_per_axis_quantized,
    is_per_tensor_quantized,
    is_quantized,
    is_unique,
    pairs_agree,
    quantization_dimension,
    quantized_element_type,
    rank,
    same,
    same_baseline_type,
    shape,
    shapes_agree,
    size,
    sizes_agree,
    storage_type,
    tensor_type,
)

Shape = tuple[int | None, ...]
precision = EnumList("precision", ("DEFAULT", "HIGH", "HIGHEST"))


class DotGeneral(Op, name="dot_general"):
    dequantizes = True
    accumulates = True
    groups = {
        "dot_dimension_numbers": Struct(
            "dot",
            (
                "lhs_batching_dimensions",
                "rhs_batching_dimensions",
                "lhs_contracting_dimensions",
                "rhs_contracting_dimensions",
            ),
        )
    }
    lhs = value(per_tensor)
    rhs = value(tensor)
    lhs_batching_dimensions = attribute(IntegerArray())
    rhs_batching_dimensions = attribute(IntegerArray())
    lhs_contracting_dimensions = attribute(IntegerArray())
    rhs_contracting_dimensions = attribute(IntegerArray())
    precision_config = optional_attribute(precision, default=("DEFAULT", "DEFAULT"))
    algorithm = extension_attribute(Opaque())
    result = output(tensor)

    @constraint("C1")
    def has_as_many_batching_dimensions_in_lhs_as_in_rhs(op) -> bool:
        return size(op.lhs_batching_dimensions) == size(op.rhs_batching_dimensions)

    @constraint("C2")
    def has_as_many_contracting_dimensions_in_lhs_as_in_rhs(op) -> bool:
        return size(op.lhs_contracting_dimensions) == size(op.rhs_contracting_dimensions)

    @constraint("C3")
    def lhs_dimensions_are_unique(op) -> bool:
        return is_unique(op.lhs_batching_dimensions + op.lhs_contracting_dimensions)

    @constraint("C4")
    def rhs_dimensions_are_unique(op) -> bool:
        return is_unique(op.rhs_batching_dimensions + op.rhs_contracting_dimensions)

    @constraint("C5")
    def lhs_batching_dimensions_are_axes_of_lhs(op) -> bool:
        return are_axes(op.lhs_batching_dimensions, op.lhs)

    @constraint("C6")
    def lhs_contracting_dimensions_are_axes_of_lhs(op) -> bool:
        return are_axes(op.lhs_contracting_dimensions, op.lhs)

    @constraint("C7")
    def rhs_batching_dimensions_are_axes_of_rhs(op) -> bool:
        return are_axes(op.rhs_batching_dimensions, op.rhs)

    @constraint("C8")
    def rhs_contracting_dimensions_are_axes_of_rhs(op) -> bool:
        return are_axes(op.rhs_contracting_dimensions, op.rhs)

    @constraint("C9")
    def batching_dimensions_have_the_same_sizes(op) -> bool:
        return pairs_agree(dims(op.lhs, op.lhs_batching_dimensions), dims(op.rhs, op.rhs_batching_dimensions))

    @constraint("C10")
    def contracting_dimensions_have_the_same_sizes(op) -> bool:
        return pairs_agree(dims(op.lhs, op.lhs_contracting_dimensions), dims(op.rhs, op.rhs_contracting_dimensions))

    @constraint("C11")
    def has_a_precision_per_operand(op) -> bool:
        return size(op.precision_config) == 2

    @constraint("C12")
    def result_has_the_batching_and_free_sizes(op) -> bool:
        return shapes_agree(shape(op.result), _dot_shape(op))

    @constraint("C13")
    def element_types_are_the_same(op) -> bool:
        return _uses_quantized(op) or element_type(op.lhs) == element_type(op.rhs)

    @constraint("C14")
    def all_are_quantized(op) -> bool:
        return not _uses_quantized(op) or all(map(is_quantized, (op.lhs, op.rhs, op.result)))

    @constraint("C15")
    def storage_types_are_the_same(op) -> bool:
        return not _uses_quantized(op) or storage_type(op.lhs) == storage_type(op.rhs)

    @constraint("C16")
    def expressed_types_are_the_same(op) -> bool:
        return not _uses_quantized(op) or same(map(expressed_type, (op.lhs, op.rhs, op.result)))

    @constraint("C17")
    def zero_points_of_rhs_are_zero(op) -> bool:
        return not _uses_quantized(op) or set(quantized_element_type(op.rhs).zero_points) == {0}

    @constraint("C18")
    def result_is_quantized_per_tensor_where_rhs_is(op) -> bool:
        return not is_per_tensor_quantized(op.rhs) or is_per_tensor_quantized(op.result)

    @constraint("C19")
    def quantization_dimension_of_rhs_is_not_contracted(op) -> bool:
        return not is_per_axis_quantized(op.rhs) or (
            quantization_dimension(op.rhs) not in op.rhs_contracting_dimensions
        )

    def infer_shapes(op) -> tuple[Shape]:
        return (_dot_shape(op),)


def _uses_quantized(op: Any) -> bool:
    return any(map(is_quantized, (op.lhs, op.rhs, op.result)))


def free_dimensions(x: Typed, batching: tuple[int, ...], contracting: tuple[int, ...]) -> list[int]:
    """Return the dimensions neither batched nor contracted, in order (spec: lhs_result_dimensions,
    rhs_result_dimensions)."""
    return [d for d in axes(x) if d not in batching and d not in contracting]


def _dot_shape(op: Any) -> Shape:
    left = free_dimensions(op.lhs, op.lhs_batching_dimensions, op.lhs_contracting_dimensions)
    right = free_dimensions(op.rhs, op.rhs_batching_dimensions, op.rhs_contracting_dimensions)
    return (*dims(op.lhs, op.lhs_batching_dimensions), *dims(op.lhs, left), *dims(op.rhs, right))


def is_batch_of_square_matrices(x: Typed) -> bool:
    *_, rows, columns = shape(x)
    return sizes_agree(rows, columns)


class Cholesky(Op, name="cholesky"):
    dequantizes = True
    accumulates = True
    a = value(float_or_complex_tensor)
    lower = optional_attribute(Boolean(), default=False)
    result = output(float_or_complex_tensor)

    @constraint("C1")
    def operand_and_result_baseline_types_are_the_same(op) -> bool:
        return same_baseline_type(op.a, op.result)

    @constraint("C2")
    def has_at_least_two_dimensions(op) -> bool:
        return rank(op.a) >= 2

    @constraint("C3")
    def matrices_are_square(op) -> bool:
        return is_batch_of_square_matrices(op.a)

    def infer(op) -> tuple[Type, ...] | None:
        return None if is_quantized(op.a) else (tensor_type(op.a),)


class TriangularSolve(Op, name="triangular_solve"):
    dequantizes = True
    accumulates = True
    a = value(float_or_complex_tensor)
    b = value(float_or_complex_tensor)
    left_side = attribute(Boolean())
    lower = attribute(Boolean())
    unit_diagonal = attribute(Boolean())
    transpose_a = attribute(Enum("transpose", ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT")))
    result = output(float_or_complex_tensor)

    @constraint("C1")
    def operand_baseline_element_types_are_the_same(op) -> bool:
        return baseline_element_type(op.a) == baseline_element_type(op.b)

    @constraint("C2")
    def have_the_same_rank_of_at_least_two(op) -> bool:
        return 2 <= rank(op.a) == rank(op.b)

    @constraint("C3")
    def shapes_fit_for_solving(op) -> bool:
        """Compare shape(a)[:-2] with shape(b)[:-2]. The specification compares [:-3], which leaves dimension -3 free;
        it must mean [:-2]."""
        *batch, _, n = shape(op.a)
        *right_batch, rows, columns = shape(op.b)
        fits = sizes_agree(n, rows if op.left_side else columns)
        return is_batch_of_square_matrices(op.a) and fits and shapes_agree(batch, right_batch)

    @constraint("C4")
    def result_has_the_baseline_type_of_b(op) -> bool:
        return same_baseline_type(op.b, op.result)

    def infer(op) -> tuple[Type, ...] | None:
        return None if is_quantized(op.b) else (tensor_type(op.b),)
