"""Tests of ops that move elements against their definitions, element by element, on exact and on undecided sets."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from oracles.evaluator import evaluate
from oracles.sets.acceptance import Acceptance, exactly
from spec.op import infer_types
from spec.program import Constant, Operation, Value, main_program
from spec.types import (
    ElementType,
    TensorType,
    bf16,
    complex64,
    dtype,
    f32,
    f64,
    i1,
    si4,
    si8,
    si32,
    si64,
    tensor,
    ui2,
    ui8,
    ui32,
    ui64,
)
from spec.types import FloatType as Float
from tests.oracles.applied import applied, sets_of

Array = np.ndarray[Any, Any]


def numbered(element_type: ElementType, *shape: int, sets: int = 2) -> Acceptance:
    """Return exact sets whose elements count from 0 over all input sets, modulo 8 (modulo 2 for i1)."""
    count = sets * int(np.prod(shape))
    values = np.arange(count) % (2 if element_type == i1 else 8)
    return exactly(values.reshape(sets, *shape).astype(dtype(element_type)), element_type)


def scalar(element_type: ElementType, *values: int) -> Acceptance:
    return exactly(np.array(values, dtype(element_type)), element_type)


def between(element_type: ElementType, low: int, high: int) -> Acceptance:
    x = scalar(element_type, low)
    return Acceptance(element_type, x.lower, scalar(element_type, high).lower, x.nan, x.unspecified)


@pytest.mark.parametrize("element_type", [i1, si4, ui64, bf16, f64, complex64], ids=str)
def test_transpose(element_type: ElementType) -> None:
    x = numbered(element_type, 2, 3, 4)
    moved = applied("transpose", x, permutation=(2, 0, 1))
    assert moved.is_exact
    values, original = moved.values(), x.values()
    assert values.shape == (2, 4, 2, 3)
    for i in np.ndindex(4, 2, 3):  # result_index[d] = operand_index[permutation[d]]
        assert (values[(slice(None), *i)] == original[:, i[1], i[2], i[0]]).all()


def test_transpose_by_a_permutation_that_is_not_its_own_inverse() -> None:
    assert applied("transpose", numbered(f32, 2, 3, 4), permutation=(1, 2, 0)).shape == (3, 4, 2)


@pytest.mark.parametrize("dimensions", [(1, 2), (2, 1), (0, 2)])
def test_broadcast_in_dim(dimensions: tuple[int, int]) -> None:
    shape = [2, 3, 3]
    x = numbered(si32, *(shape[d] if d != 0 else 1 for d in dimensions))
    values = applied("broadcast_in_dim", x, broadcast_dimensions=dimensions, to=tensor(si32, *shape)).values()
    for i in np.ndindex(*shape):
        place = tuple(i[r] if x.shape[d] != 1 else 0 for d, r in enumerate(dimensions))
        assert (values[(slice(None), *i)] == x.values()[(slice(None), *place)]).all()


def test_broadcast_in_dim_of_complex_scalars() -> None:
    x = exactly(np.array([1 + 2j, 3 - 4j], np.complex64), complex64)
    values = applied("broadcast_in_dim", x, broadcast_dimensions=(), to=tensor(complex64, 2, 0, 3)).values()
    assert values.shape == (2, 2, 0, 3)
    values = applied("broadcast_in_dim", x, broadcast_dimensions=(), to=tensor(complex64, 2)).values()
    assert values.tolist() == [[1 + 2j, 1 + 2j], [3 - 4j, 3 - 4j]]


def test_concatenate_of_values_that_depend_on_the_input_set_and_ones_that_do_not() -> None:
    a, b = numbered(si8, 2, 1, sets=3), numbered(si8, 2, 2, sets=1)
    joined = _program("concatenate", (a, b), dimension=1)
    assert joined.values().tolist() == [[[2 * k, 0, 1], [2 * k + 1, 2, 3]] for k in (0, 1)] + [[[4, 0, 1], [5, 2, 3]]]


def _program(op: str, operands: tuple[Acceptance, ...], **attributes: Any) -> Acceptance:
    from oracles.evaluator import Context, apply

    values = tuple(Value(f"a{i}", TensorType(x.shape, x.element_type)) for i, x in enumerate(operands))
    types = infer_types(op, values, attributes)
    assert types is not None
    result = (Value("r", types[0]),)
    operation = Operation(op, values, tuple(sorted(attributes.items())), (), result)
    context = Context(main_program(values, (operation,), result))
    (sets,) = apply(operation, {v.name: x for v, x in zip(values, operands, strict=True)}, context)
    assert isinstance(sets, Acceptance)
    return sets


def _padded(x: Array, value: Any, low: list[int], high: list[int], interior: list[int]) -> Array:
    shape = [max(n + lo + max(n - 1, 0) * i + hi, 0) for n, lo, hi, i in zip(x.shape, low, high, interior, strict=True)]
    result = np.full(shape, value, x.dtype)
    for index in np.ndindex(*x.shape):
        place = tuple(lo + p * (i + 1) for p, lo, i in zip(index, low, interior, strict=True))
        if all(0 <= p < n for p, n in zip(place, shape, strict=True)):
            result[place] = x[index]
    return result


@pytest.mark.parametrize("size", [0, 1, 4])
@pytest.mark.parametrize("interior", [0, 1, 2])
def test_pad(size: int, interior: int) -> None:
    x, value = numbered(si32, size, 2), scalar(si32, 100, 200)
    wide = size + max(size - 1, 0) * interior
    for low, high in itertools.product(range(-wide - 1, 3), repeat=2):
        if wide + low + high < 0:
            continue
        padding = {
            "edge_padding_low": (low, 0), "edge_padding_high": (high, 1), "interior_padding": (interior, 0),
        }  # fmt: skip
        found = applied("pad", x, value, **padding)
        for k in range(2):
            expected = _padded(x.values()[k], value.values()[k], [low, 0], [high, 1], [interior, 0])
            assert found.values()[k].tolist() == expected.tolist(), (low, high)


def test_slice_reverse_and_reshape() -> None:
    x = numbered(f32, 5, 4, sets=1)
    cut = applied("slice", x, start_indices=(1, 0), limit_indices=(5, 3), strides=(3, 2))
    assert (cut.values() == x.values()[:, 1:5:3, 0:3:2]).all()
    empty = applied("slice", x, start_indices=(5, 0), limit_indices=(5, 4), strides=(1, 1))
    assert empty.shape == (0, 4)
    turned = applied("reverse", x, dimensions=(1,))
    assert (turned.values() == x.values()[:, :, ::-1]).all()
    assert (applied("reshape", x, to=tensor(f32, 2, 10)).values().reshape(-1) == x.values().reshape(-1)).all()


@pytest.mark.parametrize(
    ("element_type", "start", "place"),
    [
        (si32, 1, 1), (si32, -5, 0), (si32, 2**31 - 1, 2), (ui8, 255, 2), (ui2, 3, 2), (si4, -8, 0),
        (ui64, 2**63, 2), (ui64, 2**64 - 1, 2), (si64, -(2**63), 0), (ui32, 2**31, 2),
    ],
    ids=str,
)  # fmt: skip
def test_dynamic_slice_clamps_starts_of_any_integer_type(element_type: ElementType, start: int, place: int) -> None:
    x = numbered(si32, 5, sets=1)
    found = _program("dynamic_slice", (x, scalar(element_type, start)), slice_sizes=(3,))
    assert found.values().tolist() == [x.values()[0, place : place + 3].tolist()]


def test_dynamic_slice_starts_elsewhere_in_each_input_set() -> None:
    x, row, column = numbered(complex64, 4, 3, sets=1), scalar(si32, 0, 2, 9), scalar(si32, 1, 0, -1)
    found = _program("dynamic_slice", (x, row, column), slice_sizes=(2, 2)).values()
    whole = x.values()[0]
    assert (found[0] == whole[0:2, 1:3]).all()
    assert (found[1] == whole[2:4, 0:2]).all()
    assert (found[2] == whole[2:4, 0:2]).all()


def test_an_undecided_dynamic_slice_admits_every_start_and_no_other() -> None:
    x = exactly(np.array([[5, -1, 3, 9, 100]], np.int32), si32)
    found = _program("dynamic_slice", (x, between(si32, 0, 1)), slice_sizes=(2,))
    assert found.lower.tolist() == [[-1, -1]]
    assert found.upper.tolist() == [[5, 3]]
    assert not found.unspecified.any()


def test_a_slice_that_may_start_anywhere_in_a_large_tensor_is_left_open() -> None:
    found = _program("dynamic_slice", (numbered(si32, 1000), between(si32, 0, 999)), slice_sizes=(1,))
    assert found.unspecified.all()


def test_a_start_left_open_may_be_any_of_its_type() -> None:
    x, start = exactly(np.array([[0, 1, 2, 3]], np.int32), si32), scalar(ui2, 0)
    start = Acceptance(ui2, start.lower, start.upper, start.nan, np.ones((1,), np.bool_))
    found = _program("dynamic_slice", (x, start), slice_sizes=(1,))
    assert (found.lower.tolist(), found.upper.tolist()) == ([[0]], [[3]])


@pytest.mark.parametrize(("start", "place"), [(-3, 0), (1, 1), (7, 2)])
def test_dynamic_update_slice(start: int, place: int) -> None:
    x, update = numbered(si32, 4, 2), exactly(np.full((1, 2, 1), 50, np.int32), si32)
    found = _program("dynamic_update_slice", (x, update, scalar(si8, start), scalar(si8, 1)))
    expected = x.values().copy()
    expected[:, place : place + 2, 1:2] = 50
    assert (found.values() == expected).all()


def test_an_undecided_update_may_be_at_every_place() -> None:
    x, update = exactly(np.array([[1, 2, 3]], np.int32), si32), exactly(np.array([[9]], np.int32), si32)
    found = _program("dynamic_update_slice", (x, update, between(si32, 1, 2)))
    assert found.lower.tolist() == [[1, 2, 3]]
    assert found.upper.tolist() == [[1, 9, 9]]


def test_bounds_move_together_with_what_is_left_open() -> None:
    x = exactly(np.array([[1.0, 2.0]], np.float32), f32)
    x = Acceptance(f32, x.lower, x.lower + 1, np.array([[True, False]]), np.array([[False, True]]))
    moved = applied("reverse", x, dimensions=(0,))
    assert moved.lower.tolist() == [[2, 1]]
    assert moved.upper.tolist() == [[3, 2]]
    assert moved.nan.tolist() == [[False, True]]
    assert moved.unspecified.tolist() == [[True, False]]


def _iota(element_type: ElementType, size: int) -> Acceptance:
    result = Value("r", tensor(element_type, 2, size))
    operation = Operation("iota", (), (("iota_dimension", 1),), (), (result,))
    (sets,) = evaluate(main_program((), (operation,), (result,)), [()])
    assert isinstance(sets, Acceptance)
    return sets


def test_iota() -> None:
    assert _iota(si32, 3).values().tolist() == [[[0, 1, 2], [0, 1, 2]]]
    assert _iota(complex64, 2).values().tolist() == [[[0, 1], [0, 1]]]


def test_iota_leaves_open_what_the_type_does_not_hold() -> None:
    assert _iota(si4, 10).unspecified[0, 0].tolist() == [False] * 8 + [True] * 2
    small = _iota(Float("f8E4M3FN"), 20)
    assert small.unspecified[0, 0].tolist() == [i in (17, 19) for i in range(20)]
    assert small.values()[0, 0].astype(np.float64).tolist()[:17] == list(range(17))


def test_constant_and_get_dimension_size() -> None:
    value = Constant.of(np.array([[1, 2, 3]], np.int8), si8)
    a, b = Value("a", value.type), Value("b", tensor(si32))
    constant = Operation("constant", (), (("value", value),), (), (a,))
    size = Operation("get_dimension_size", (a,), (("dimension", 1),), (), (b,))
    found = evaluate(main_program((), (constant, size), (a, b)), [()])
    assert [f.values().tolist() for f in found] == [[[[1, 2, 3]]], [3]]


def test_elements_of_empty_collapsed_slices_are_told_where_there_are_any() -> None:
    """gather with slices of size 0 is open at the end of the operand, where the result has an element but the operand
    has none."""
    operand, indices = sets_of([3, 5], si32), sets_of([0, 1, 2, 9], si32)
    got = applied(
        "gather", operand, indices, offset_dims=(), collapsed_slice_dims=(0,), operand_batching_dims=(),
        start_indices_batching_dims=(), start_index_map=(0,), index_vector_dim=1, slice_sizes=(0,),
        indices_are_sorted=False,
    )  # fmt: skip
    assert got.unspecified[0].tolist() == [False, False, True, True]
    assert got.lower[0, :2].tolist() == got.upper[0, :2].tolist() == [3, 5]
