"""Fourier transforms: fft."""

from __future__ import annotations

from spec.attributes import Enum, IntegerArray
from spec.op import Op, attribute, constraint, output, value
from spec.type_sets import plain_float_or_complex_tensor
from spec.types import COMPLEXES, FLOATS, ComplexType, FloatType, TensorType, Type
from spec.vocabulary import element_type, is_complex, is_float, rank, shape, shapes_agree, size, tensor_type

Shape = tuple[int | None, ...]


class Fft(Op, name="fft"):
    accumulates = True
    impossible_types = tuple(t for t in FLOATS if t not in {c.element for c in COMPLEXES})
    operand = value(plain_float_or_complex_tensor)
    fft_type = attribute(Enum("fft_type", ("FFT", "IFFT", "RFFT", "IRFFT")))
    fft_length = attribute(IntegerArray())
    result = output(plain_float_or_complex_tensor)

    @property
    def may_be_refused(op) -> bool:
        """Whether the lengths of a complex transform differ from the operand's sizes, which no constraint forbids and
        no text defines."""
        lengths = shape(op.operand)[-size(op.fft_length) :]
        return op.fft_type in ("FFT", "IFFT") and not shapes_agree(lengths, op.fft_length)

    @constraint("C1")
    def transforms_no_more_dimensions_than_there_are(op) -> bool:
        return size(op.fft_length) <= rank(op.operand)

    @constraint("C2")
    def element_types_fit_the_kind(op) -> bool:
        x, y = element_type(op.operand), element_type(op.result)
        if op.fft_type == "RFFT":
            return is_float(x) and y == ComplexType(x)  # type: ignore[arg-type]
        if op.fft_type == "IRFFT":
            return is_float(y) and x == ComplexType(y)  # type: ignore[arg-type]
        return is_complex(x) and x == y

    @constraint("C3")
    def transforms_one_to_three_dimensions(op) -> bool:
        return 1 <= size(op.fft_length) <= 3

    @constraint("C4")
    def real_tensor_ends_in_the_lengths(op) -> bool:
        real = next((x for x in (op.operand, op.result) if is_float(x)), None)
        return real is None or shapes_agree(shape(real)[-size(op.fft_length) :], op.fft_length)

    @constraint("C5")
    def shapes_are_the_same_but_for_the_halved_dimension(op) -> bool:
        if op.fft_type == "RFFT":
            return shapes_agree(shape(op.result), half_spectrum_shape(shape(op.operand)))
        if op.fft_type == "IRFFT":
            return shapes_agree(shape(op.operand), half_spectrum_shape(shape(op.result)))
        return shapes_agree(shape(op.operand), shape(op.result))

    def infer(op) -> tuple[Type, ...]:
        t = tensor_type(op.operand)
        match op.fft_type, t.element_type:
            case "RFFT", FloatType():
                return (TensorType(half_spectrum_shape(t.shape), ComplexType(t.element_type)),)
            case "IRFFT", ComplexType(element):
                return (TensorType((*t.shape[:-1], op.fft_length[-1]), element),)
        return (t,)


def half_spectrum_shape(sizes: Shape) -> Shape:
    """Return the shape of a real transform's result: a last dimension n becomes n // 2 + 1, except for 0 and None.
    Raises ValueError for rank 0."""
    *batch, last = sizes
    return (*batch, last if not last else last // 2 + 1)
