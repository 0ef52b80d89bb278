"""Strategy for Fourier transforms."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import replace

from generators import array_shaping
from generators.builder import Builder
from generators.element_values import Domain
from generators.strategy_registry import breaks, draws
from generators.twins.breakers import Draft
from generators.twins.twin_bases import Base
from generators.twins.twin_samples import attributes
from generators.value_ranges import Range, full_range
from spec.ops.fourier import half_spectrum_shape
from spec.program import Program
from spec.types import COMPLEXES, FloatType, TensorType, complex64, f32, f64
from spec.types import tensor as tensor_of
from spec.vocabulary import element_type


@draws("fft", adds_up=True, most_elements=2**14)
def fft(builder: Builder) -> None:
    t = builder.element_type((*COMPLEXES, f32, f64))
    kind = "RFFT" if isinstance(t, FloatType) else builder.choice(("FFT", "IFFT", "IRFFT"))
    shape = builder.shape(1, 4)
    count = builder.integer(1, min(3, len(shape)))
    lengths = shape[-count:]
    operand_type = TensorType(shape, t)
    if kind == "IRFFT":
        operand_type = TensorType(half_shape(shape), t)
    limit = None if builder.profile.is_open else Range(-16, 16, exact=False)
    if kind == "IRFFT":
        shaping = functools.partial(array_shaping.half_of_real, t=t, lengths=lengths)
        operand = builder.special(operand_type, Domain(Range(-16, 16, exact=False), shaping=shaping))
    else:
        operand = builder.value(operand_type, limit)
    found = {"fft_type": kind, "fft_length": lengths}
    result = element_type(operand)
    known = replace(full_range(result), exact=False)
    builder.emit("fft", [operand], found, ranges=[known])


def half_shape(shape: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n for n in half_spectrum_shape(shape) if n is not None)


@breaks("fft", "C1")
def more_dimensions_are_transformed_than_there_are(base: Base) -> Iterator[Program]:
    yield _with_transform((2,), (2, 2), base)
    yield _with_transform((), (1,), base)


@breaks("fft", "C3")
def dimensions_are_none_or_four(base: Base) -> Iterator[Program]:
    yield _with_transform((2, 2), (), base)
    yield _with_transform((2, 1, 2, 2), (2, 1, 2, 2), base)


def _with_transform(shape: tuple[int, ...], lengths: tuple[int, ...], base: Base) -> Program:
    x = tensor_of(complex64, *shape)
    return base.with_draft(Draft((x,), attributes(fft_type="FFT", fft_length=lengths), (), (x,)))
