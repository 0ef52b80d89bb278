"""Tests that tensor constants are printed and read exactly, in every element type."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spec import dense
from spec.parse import parse
from spec.program import Constant, Operation, Value, main_program
from spec.text import text
from spec.types import (
    ELEMENT_TYPES,
    BooleanType,
    ComplexType,
    ElementType,
    QuantizedType,
    TensorType,
    dtype,
    f32,
    num_bits,
    si4,
    tensor,
    ui8,
)

BY_AXIS = QuantizedType(si4, f32, (0.1, 2.5e-7), (-8, 7), -8, 7, 1)
PER_TENSOR = QuantizedType(ui8, f32, (1 / 3,), (255,), 0, 255)


def bits(e: ElementType, count: int) -> st.SearchStrategy[bytes]:
    """Return a strategy for `count` elements of any bits: NaNs of any payload, infinities, subnormals."""
    width = num_bits(e)
    if isinstance(e, ComplexType) or width >= 8:
        return st.binary(min_size=count * width // 8, max_size=count * width // 8)
    return st.lists(st.integers(0, 2**width - 1), min_size=count, max_size=count).map(bytes)


@st.composite
def constants(draw: st.DrawFn, e: ElementType) -> Constant:
    rank = draw(st.integers(0, 3))
    # More than 100 elements are printed as raw bits, and equal ones as a splat.
    shape = tuple(draw(st.sampled_from([0, 1, 2, 3, 5, 51])) for _ in range(rank))
    if draw(st.booleans()):
        one = draw(bits(e, 1))
        return Constant(TensorType(shape, e), one * math.prod(shape))
    return Constant(TensorType(shape, e), draw(bits(e, min(math.prod(shape), 200))).ljust(_length(shape, e), b"\0"))


def _length(shape: tuple[int, ...], e: ElementType) -> int:
    return math.prod(shape) * dtype(e).itemsize


def through_jaxlib(constant: Constant) -> Constant:
    result = Value("0", constant.type)
    operation = Operation("constant", (), (("value", constant),), (), (result,))
    (read, _) = parse(text(main_program((), (operation,), (result,)))).main.body.operations
    found = read.attribute("value")
    assert isinstance(found, Constant)
    return found


@pytest.mark.parametrize("e", ELEMENT_TYPES, ids=str)
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_constants_round_trip(e: ElementType, data: st.DataObject) -> None:
    drawn = data.draw(constants(e))
    constant = Constant(drawn.type, drawn.data[: _length(drawn.type.static_shape, e)])
    assert constant.is_well_formed
    assert dense.read(dense.text(constant)) == constant
    assert through_jaxlib(constant) == constant


@pytest.mark.parametrize("e", ELEMENT_TYPES, ids=str)
def test_every_value_of_a_small_type_round_trips(e: ElementType) -> None:
    count = 2 ** min(num_bits(e), 8)
    data = np.arange(count, dtype=np.uint8).tobytes() * max(1, num_bits(e) // 8)
    constant = Constant(tensor(e, count), data)
    assert through_jaxlib(constant) == constant


@pytest.mark.parametrize("e", [BY_AXIS, PER_TENSOR], ids=["per-axis", "per-tensor"])
def test_constants_of_quantized_types_round_trip(e: QuantizedType) -> None:
    constant = Constant(tensor(e, 3, 2), bytes([0, 1, 2, 3, 15, 7]))
    assert through_jaxlib(constant) == constant
    assert constant.array.dtype == dtype(e.storage_type)


@pytest.mark.parametrize(
    ("literal", "expected"),
    [
        ("dense<[[1, -2], [3, 4]]> : tensor<2x2xi64>", np.array([[1, -2], [3, 4]], np.int64)),
        ("dense<7> : tensor<2x2xui8>", np.full((2, 2), 7, np.uint8)),
        ("dense<[true, false]> : tensor<2xi1>", np.array([True, False])),
        ('dense<"0x05"> : tensor<4xi1>', np.array([True, True, True, True])),
        ("dense<[0.1, -0.0, 1.0e-45, 0x7F800000]> : tensor<4xf32>", np.array([0.1, -0.0, 1e-45, np.inf], np.float32)),
        ("dense<(1.0,-2.5)> : tensor<2xcomplex<f32>>", np.array([1 - 2.5j] * 2, np.complex64)),
        ("dense<[(0x7FF0000000000000, 1.0e300)]> : tensor<1xcomplex<f64>>", np.array([complex(np.inf, 1e300)])),
        ("dense<> : tensor<0x3xf32>", np.zeros((0, 3), np.float32)),
        ("dense<[]> : tensor<0xi1>", np.zeros(0, np.bool_)),
    ],
)  # fmt: skip
def test_literals(literal: str, expected: np.ndarray[Any, Any]) -> None:
    found = dense.read(literal).array
    assert found.dtype == expected.dtype
    assert found.shape == expected.shape
    assert found.tobytes() == expected.tobytes()


@pytest.mark.parametrize("literal", ["1 : i64", "dense_resource<a> : tensor<2xf32>", "dense<1> : tensor<?xi32>"])
def test_what_is_no_constant_is_refused(literal: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        dense.read(literal)


def test_a_constant_must_have_its_types_bytes() -> None:
    assert not Constant(tensor(f32, 2), b"1234").is_well_formed
    assert not Constant(tensor(f32, None), b"1234").is_well_formed
    assert isinstance(dense.read("dense<true> : tensor<i1>").type.element_type, BooleanType)
