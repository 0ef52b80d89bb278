"""Tests of ops outside the specification that real programs contain."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from oracles.evaluator import Unevaluated
from tests.oracles.written import equals, is_exactly, type_text, written

Array = np.ndarray[Any, Any]
RNG = np.random.default_rng(0)


def integers(*shape: int, kind: Any = np.int32) -> Array:
    return RNG.integers(-3, 4, shape).astype(kind)


@pytest.mark.parametrize(("left", "right"), [((3,), (3,)), ((2, 3), (3,)), ((2, 3), (3, 4))])
def test_dot(left: tuple[int, ...], right: tuple[int, ...]) -> None:
    a, b = integers(*left), integers(*right)
    product = np.asarray(a @ b)
    (sets,) = written("dot", "", a, b, to=[type_text(product.shape, np.int32)])
    assert is_exactly(sets, product)


@pytest.mark.parametrize(
    ("config", "left", "right"),
    [
        ("ab,bc->ac", (2, 3), (3, 4)), ("nab,nbc->nac", (2, 3, 4), (2, 4, 2)), ("ab,cb->ca", (2, 3), (4, 3)),
        ("ab,bc->", (2, 3), (3, 4)), ("ab,c->c", (2, 3), (4,)), ("aab,b->a", (3, 3, 2), (2,)), ("a,b->ba", (2,), (3,)),
        ("abab,b->a", (2, 3, 2, 3), (3,)), (",a->a", (), (4,)),
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", [np.int32, np.float32])
def test_einsum(config: str, left: tuple[int, ...], right: tuple[int, ...], kind: Any) -> None:
    a, b = integers(*left, kind=kind), integers(*right, kind=kind)
    expected = np.asarray(np.einsum(config, a, b))
    (sets,) = written("einsum", f'einsum_config = "{config}"', a, b, to=[type_text(expected.shape, kind)])
    assert equals(sets, expected)


@pytest.mark.parametrize(
    ("config", "shape"),
    [("ab->ba", (2, 3)), ("abc->b", (2, 3, 4)), ("aab->b", (2, 2, 3)), ("aa->a", (3, 3)), ("ab->", (2, 3))],
)
@pytest.mark.parametrize("kind", [np.float32, np.complex64])
def test_unary_einsum(config: str, shape: tuple[int, ...], kind: Any) -> None:
    x = integers(*shape, kind=kind)
    expected = np.asarray(np.einsum(config, x))
    (sets,) = written("unary_einsum", f'einsum_config = "{config}"', x, to=[type_text(expected.shape, kind)])
    assert equals(sets, np.stack([expected.real, expected.imag], -1) if kind is np.complex64 else expected)


def test_a_transposition_keeps_the_signs_of_zeros() -> None:
    x = np.array([[-0.0, 0.0]], np.float32)
    (sets,) = written("unary_einsum", 'einsum_config = "ab->ba"', x, to=[type_text((2, 1), np.float32)])
    assert np.signbit(sets.values()[0, :, 0]).tolist() == [True, False]


def test_other_configurations_are_not_evaluated() -> None:
    x = np.ones((2, 2), np.float32)
    with pytest.raises(Unevaluated, match="configuration"):
        written("einsum", 'einsum_config = "...a,ab->...b"', x, x, to=[type_text((2, 2), np.float32)])


def test_broadcast_puts_dimensions_in_front() -> None:
    x = integers(2, 3)
    (sets,) = written("broadcast", "broadcast_sizes = array<i64: 4, 1>", x, to=[type_text((4, 1, 2, 3), np.int32)])
    assert is_exactly(sets, np.broadcast_to(x, (4, 1, 2, 3)))


def selected(x: Array, index: Array, dim: int, batch_dims: int) -> Array:
    """Return the result of torch_index_select by its definition, element by element."""
    shape = (*x.shape[:dim], *index.shape[batch_dims:], *x.shape[dim + 1 :])
    result = np.zeros(shape, x.dtype)
    own = index.ndim - batch_dims
    for place in np.ndindex(*shape):
        at = int(index[place[:batch_dims] + place[dim : dim + own]])
        result[place] = x[(*place[:dim], at, *place[dim + own :])]
    return result


@pytest.mark.parametrize(
    ("shape", "index_shape", "dim", "batch_dims"),
    [
        ((4, 3), (2,), 0, 0),
        ((3, 4), (2, 2), 1, 0),
        ((2, 4, 3), (2, 5), 1, 1),
        ((2, 3, 4), (2, 2), 2, 1),
        ((5,), (), 0, 0),
    ],
)
def test_torch_index_select(shape: tuple[int, ...], index_shape: tuple[int, ...], dim: int, batch_dims: int) -> None:
    x, index = integers(*shape), RNG.integers(0, shape[dim], index_shape).astype(np.int64)
    expected = selected(x, index, dim, batch_dims)
    (sets,) = written(
        "torch_index_select", f"dim = {dim} : i64, batch_dims = {batch_dims} : i64", x, index,
        to=[type_text(expected.shape, np.int32)],
    )  # fmt: skip
    assert is_exactly(sets, expected)


def test_an_index_that_is_none_is_open_and_customarily_clamped() -> None:
    x, index = np.array([5, 6, 7], np.int32), np.array([-1, 1, 9], np.int64)
    (sets,) = written(
        "torch_index_select", "dim = 0 : i64, batch_dims = 0 : i64", x, index, to=[type_text((3,), np.int32)]
    )
    assert sets.unspecified[0].tolist() == [True, False, True]
    assert sets.values()[0].tolist() == [5, 6, 7]
