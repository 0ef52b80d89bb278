"""Faults in matrix products, convolution, factoring and solving."""

from __future__ import annotations

from typing import Any

import numpy as np

from spec.types import ComplexType
from validation.implementations.machine import Call
from validation.known_bad.known_bad_registry import bad, on, rightly, with_attributes
from validation.known_bad.wrong_regions import compute_in_bf16, rounded_to_bf16

for _op in ("dot_general", "convolution", "triangular_solve", "cholesky"):
    bad(_op, "accumulates in bf16")(compute_in_bf16)


@bad("dot_general", "f32 operands rounded to bf16")
@bad("convolution", "f32 operands rounded to bf16")
def coarse_operands(call: Call) -> Any:
    return rightly(on(call, *map(rounded_to_bf16, call.operands)))


@bad("dot_general", "a free dimension contracted")
def other_dimension(call: Call) -> Any:
    op, (_, y) = call.op, call.operands
    free = [d for d in range(len(y.shape)) if d not in (*op.rhs_batching_dimensions, *op.rhs_contracting_dimensions)]
    contracting = list(op.rhs_contracting_dimensions)
    for i, d in enumerate(contracting):
        for e in free:
            if y.shape[d] == y.shape[e]:
                order = list(range(len(y.shape)))
                order[d], order[e] = e, d
                contracting[i] = d
                return rightly(on(call, call.operands[0], y.with_array(y.array.transpose(order))))
    return rightly(call)


@bad("dot_general", "contracting dimensions paired in another order")
def other_pairs(call: Call) -> Any:
    op, (_, y) = call.op, call.operands
    reverse = op.rhs_contracting_dimensions[::-1]
    if [y.shape[d] for d in reverse] != [y.shape[d] for d in op.rhs_contracting_dimensions]:
        return rightly(call)
    return rightly(with_attributes(call, rhs_contracting_dimensions=reverse))


@bad("dot_general", "the first batch of rhs for all")
def one_batch(call: Call) -> Any:
    x, y = call.operands
    array = y.array
    for d in call.op.rhs_batching_dimensions:
        if array.shape[d]:
            array = np.broadcast_to(np.take(array, [0], axis=d), array.shape)
    return rightly(on(call, x, y.with_array(array)))


@bad("dot_general", "the last product left out")
def one_product_less(call: Call) -> Any:
    x, y = call.operands
    if not call.op.lhs_contracting_dimensions or x.shape[call.op.lhs_contracting_dimensions[0]] < 2:
        return rightly(call)
    kept = [slice(None)] * len(x.shape), [slice(None)] * len(y.shape)
    kept[0][call.op.lhs_contracting_dimensions[0]] = kept[1][call.op.rhs_contracting_dimensions[0]] = slice(0, -1)
    return rightly(on(call, x.with_array(x.array[tuple(kept[0])]), y.with_array(y.array[tuple(kept[1])])))


@bad("convolution", "padding one element too far")
def shift_padding(call: Call) -> Any:
    return rightly(with_attributes(call, padding=tuple((low + 1, high - 1) for low, high in call.op.padding)))


@bad("convolution", "low and high padding swapped")
def swap_padding(call: Call) -> Any:
    return rightly(with_attributes(call, padding=tuple((high, low) for low, high in call.op.padding)))


@bad("convolution", "window_reversal ignored")
def not_reversed(call: Call) -> Any:
    return rightly(with_attributes(call, window_reversal=(False,) * len(call.op.window_reversal)))


@bad("convolution", "windows always reversed")
def always_reversed(call: Call) -> Any:
    return rightly(with_attributes(call, window_reversal=(True,) * len(call.op.window_reversal)))


@bad("convolution", "window_strides ignored")
def unit_strides(call: Call) -> Any:
    return rightly(with_attributes(call, window_strides=(1,) * len(call.op.window_strides)))


@bad("convolution", "rhs_dilation ignored")
def narrow_kernel(call: Call) -> Any:
    return rightly(with_attributes(call, rhs_dilation=(1,) * len(call.op.rhs_dilation)))


@bad("convolution", "the gaps of a dilated lhs filled with elements")
def fill_gaps(call: Call) -> Any:
    op, (x, kernel) = call.op, call.operands
    array = x.array
    for step, d in zip(op.lhs_dilation, op.input_spatial_dimensions, strict=True):
        if array.shape[d]:
            array = np.repeat(array, step, axis=d)[(slice(None),) * d + (slice(0, (array.shape[d] - 1) * step + 1),)]
    return rightly(on(with_attributes(call, lhs_dilation=(1,) * len(op.lhs_dilation)), x.with_array(array), kernel))


@bad("convolution", "feature groups mixed")
def mix_features(call: Call) -> Any:
    x, kernel = call.operands
    groups, d = call.op.feature_group_count, call.op.input_feature_dimension
    return rightly(on(call, x.with_array(np.roll(x.array, x.shape[d] // groups if groups > 1 else 0, axis=d)), kernel))


@bad("convolution", "batch groups mixed")
def mix_batches(call: Call) -> Any:
    x, kernel = call.operands
    groups, d = call.op.batch_group_count, call.op.input_batch_dimension
    return rightly(on(call, x.with_array(np.roll(x.array, x.shape[d] // groups if groups > 1 else 0, axis=d)), kernel))


@bad("convolution", "input features in reverse order")
def reverse_features(call: Call) -> Any:
    x, kernel = call.operands
    array = np.flip(kernel.array, call.op.kernel_input_feature_dimension)
    return rightly(on(call, x, kernel.with_array(array)))


@bad("cholesky", "the factor in the other triangle")
def other_triangle(call: Call) -> Any:
    return rightly(with_attributes(call, lower=not call.op.lower))


@bad("cholesky", "a complex factor not conjugated")
def not_conjugated(call: Call) -> Any:
    result = rightly(call)
    return result.with_array(np.conj(result.array)) if isinstance(result.element_type, ComplexType) else result


@bad("cholesky", "the diagonal without its root")
def square_diagonal(call: Call) -> Any:
    result = rightly(call)
    diagonal = np.eye(result.shape[-1], dtype=np.bool_)
    return result.with_array(np.where(diagonal, result.array**2, result.array))


@bad("cholesky", "the first matrix of a batch for all")
def one_matrix(call: Call) -> Any:
    (x,) = call.operands
    if not x.array.size:
        return rightly(call)
    first = x.array[(0,) * (len(x.shape) - 2)]
    return rightly(on(call, x.with_array(np.broadcast_to(first, x.shape))))


@bad("triangular_solve", "transpose_a ignored")
def not_transposed(call: Call) -> Any:
    return rightly(with_attributes(call, transpose_a="NO_TRANSPOSE"))


@bad("triangular_solve", "the adjoint taken for the transpose")
def not_adjoint(call: Call) -> Any:
    plain = "TRANSPOSE" if call.op.transpose_a == "ADJOINT" else call.op.transpose_a
    return rightly(with_attributes(call, transpose_a=plain))


@bad("triangular_solve", "the other triangle read")
def reads_other_triangle(call: Call) -> Any:
    return rightly(with_attributes(call, lower=not call.op.lower))


@bad("triangular_solve", "both triangles read")
def reads_both(call: Call) -> Any:
    a, b = call.operands
    swapped = np.swapaxes(np.triu(a.array, 1) if call.op.lower else np.tril(a.array, -1), -1, -2)
    return rightly(on(call, a.with_array(a.array + swapped), b))


@bad("triangular_solve", "the diagonal always taken for ones")
def always_unit(call: Call) -> Any:
    return rightly(with_attributes(call, unit_diagonal=True))


@bad("triangular_solve", "on the left side always")
def always_left(call: Call) -> Any:
    b = call.operands[1]
    return rightly(with_attributes(call, left_side=True) if b.shape[-1] == b.shape[-2] else call)
