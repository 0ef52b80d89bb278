"""Faults in fft and the batch norms."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from validation.implementations.machine import Call
from validation.known_bad.known_bad_registry import bad, on, rightly, with_attributes
from validation.known_bad.wrong_regions import compute_in_bf16

for _op in ("fft", "batch_norm_inference", "batch_norm_training", "batch_norm_grad"):
    bad(_op, "f32 computed in bf16")(compute_in_bf16)


def _is_inverse(call: Call) -> bool:
    return bool(call.op.fft_type in ("IFFT", "IRFFT"))


@bad("fft", "the inverse not divided by the length")
def not_normalized(call: Call) -> Any:
    result = rightly(call)
    return result.with_array(result.array * math.prod(call.op.fft_length)) if _is_inverse(call) else result


@bad("fft", "both directions divided by the root of the length")
def unitary(call: Call) -> Any:
    result, root = rightly(call), np.sqrt(math.prod(call.op.fft_length))
    return result.with_array(
        result.array * root if _is_inverse(call) else result.array / root if root else result.array
    )


@bad("fft", "the other sign in the exponent")
def other_direction(call: Call) -> Any:
    """Transform with the conjugate; the conjugate result is the inverse transform up to a factor."""
    result = rightly(call)
    if call.op.fft_type == "RFFT":
        return result.with_array(np.conj(result.array))
    (x,) = call.operands
    other = rightly(on(call, x.with_array(np.conj(x.array))))
    return other.with_array(np.conj(other.array))


@bad("fft", "only the last dimension")
def one_dimension(call: Call) -> Any:
    return rightly(with_attributes(call, fft_length=call.op.fft_length[-1:]))


@bad("fft", "the last element of an odd IRFFT taken for its own opposite")
def even_inverse(call: Call) -> Any:
    (x,) = call.operands
    if call.op.fft_type != "IRFFT" or call.op.fft_length[-1] % 2 == 0 or x.shape[-1] < 2:
        return rightly(call)
    array = x.array.copy()
    array[..., -1] = array[..., -1].real
    return rightly(on(call, x.with_array(array)))


@bad("fft", "terms in reverse order")
def reverse_terms(call: Call) -> Any:
    (x,) = call.operands
    return rightly(on(call, x.with_array(np.flip(x.array, -1))))


@bad("batch_norm_inference", "epsilon left out")
@bad("batch_norm_training", "epsilon left out")
@bad("batch_norm_grad", "epsilon left out")
def no_epsilon(call: Call) -> Any:
    return rightly(with_attributes(call, epsilon=0.0))


@bad("batch_norm_inference", "the mean not subtracted")
def not_centered(call: Call) -> Any:
    x, scale, offset, mean, variance = call.operands
    return rightly(on(call, x, scale, offset, mean.with_array(np.zeros_like(mean.array)), variance))


@bad("batch_norm_inference", "divided by the variance instead of its root")
def not_rooted(call: Call) -> Any:
    x, scale, offset, mean, variance = call.operands
    return rightly(on(call, x, scale, offset, mean, variance.with_array(variance.array**2)))


@bad("batch_norm_inference", "offset and mean swapped")
def swap_vectors(call: Call) -> Any:
    x, scale, offset, mean, variance = call.operands
    return rightly(on(call, x, scale, mean, offset, variance))


@bad("batch_norm_training", "the variance of a sample, divided by one less")
def sample_variance(call: Call) -> Any:
    output, mean, variance = rightly(call)
    n = output.array.size // max(variance.array.size, 1)
    return output, mean, variance.with_array(variance.array * n / (n - 1)) if n > 1 else variance


@bad("batch_norm_training", "the deviation instead of the variance")
def deviation(call: Call) -> Any:
    output, mean, variance = rightly(call)
    return output, mean, variance.with_array(np.sqrt(variance.array))


@bad("batch_norm_training", "mean and variance swapped")
def swap_results(call: Call) -> Any:
    output, mean, variance = rightly(call)
    return output, variance, mean


@bad("batch_norm_training", "offset left out")
def no_offset(call: Call) -> Any:
    x, scale, offset = call.operands
    return rightly(on(call, x, scale, offset.with_array(np.zeros_like(offset.array))))


@bad("batch_norm_grad", "the term of the summed gradient left out")
def without_sum(call: Call) -> Any:
    grad_operand, grad_scale, grad_offset = rightly(call)
    i2 = _factor(call, grad_offset.array.size) * grad_offset.array.reshape(_column(call))
    return grad_operand.with_array(grad_operand.array + i2), grad_scale, grad_offset


@bad("batch_norm_grad", "the term of the centered gradient left out")
def without_correlation(call: Call) -> Any:
    x, _, mean, _, gradient = call.operands
    grad_operand, grad_scale, grad_offset = rightly(call)
    factor = _factor(call, mean.array.size)
    column = _column(call)
    centered = x.array - mean.array.reshape(column)
    others = tuple(d for d in range(x.array.ndim) if d != call.op.feature_index)
    i5 = (gradient.array * centered).sum(axis=others, keepdims=True) * centered / _spread(call)
    return grad_operand.with_array(grad_operand.array + factor * i5), grad_scale, grad_offset


def _column(call: Call) -> tuple[int, ...]:
    sizes = [1] * len(call.operands[0].shape)
    sizes[call.op.feature_index] = -1
    return tuple(sizes)


def _spread(call: Call) -> Any:
    return (call.operands[3].array + call.op.epsilon).reshape(_column(call))


def _factor(call: Call, features: int) -> Any:
    n = max(call.operands[0].array.size // max(features, 1), 1)
    return call.operands[1].array.reshape(_column(call)) / np.sqrt(_spread(call)) / n


@bad("batch_norm_grad", "gradients of scale and offset swapped")
def swap_gradients(call: Call) -> Any:
    grad_operand, grad_scale, grad_offset = rightly(call)
    return grad_operand, grad_offset, grad_scale


@bad("batch_norm_grad", "the gradient of scale not divided by the deviation")
def skip_division(call: Call) -> Any:
    grad_operand, grad_scale, grad_offset = rightly(call)
    return grad_operand, grad_scale.with_array(grad_scale.array * np.sqrt(_spread(call)).reshape(-1)), grad_offset
