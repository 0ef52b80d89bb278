"""Tests of sets that follow from conventions: exact for exact operands, open where a convention does not decide."""

from __future__ import annotations

import numpy as np
import pytest

from oracles.conventions import CONVENTIONS
from oracles.evaluator import evaluate
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from spec.parse import parse

ALL = Latitude(conventions=frozenset(CONVENTIONS))


def sets(body: str, types: tuple[str, ...], result: str, *inputs: object, latitude: Latitude = ALL) -> Acceptance:
    names = [f"%{'xyz'[i]}" for i in range(len(types))]
    arguments = ", ".join(f"{n}: tensor<{t}>" for n, t in zip(names, types, strict=True))
    text = (
        f"func.func @main({arguments}) -> tensor<{result}> {{\n%r = stablehlo.{body}\nreturn %r : tensor<{result}>\n}}"
    )
    [found] = evaluate(parse(text, "test"), [tuple(np.asarray(i) for i in inputs)], latitude=latitude)
    assert isinstance(found, Acceptance)
    return found


I32 = np.iinfo(np.int32)


@pytest.mark.parametrize(
    ("op", "a", "b", "result", "convention"),
    [
        ("add", I32.max, 1, I32.min, "add-overflow"),
        ("subtract", I32.min, 1, I32.max, "subtract-overflow"),
        ("multiply", 65536, 65537, 65536, "multiply-overflow"),
        ("power", 3, 21, 1870418611, "power-overflow"),
        ("power", 3, -1, 0, "power-negative-exponent"),
        ("divide", 17, 0, -1, "divide-by-zero"),
        ("divide", I32.min, -1, I32.min, "divide-overflow"),
        ("remainder", 17, 0, 17, "remainder-by-zero"),
        ("remainder", I32.min, -1, 0, "remainder-overflow"),
        ("shift_left", 1, 32, 0, "shift_left-beyond"),
        ("shift_right_logical", -1, 32, 0, "shift_right_logical-beyond"),
        ("shift_right_arithmetic", -2, 32, -1, "shift_right_arithmetic-beyond"),
    ],
)
def test_each_integer_result_depends_on_its_own_convention(
    op: str, a: int, b: int, result: int, convention: str
) -> None:
    a, b = np.int32(a), np.int32(b)
    found = sets(f"{op} %x, %y : tensor<i32>", ("i32", "i32"), "i32", a, b)
    assert not found.unspecified.any()
    assert found.lower.item() == found.upper.item() == result
    others = Latitude(conventions=ALL.conventions - {convention})
    assert sets(f"{op} %x, %y : tensor<i32>", ("i32", "i32"), "i32", a, b, latitude=others).unspecified.all()
    alone = Latitude(conventions=frozenset({convention}))
    assert not sets(f"{op} %x, %y : tensor<i32>", ("i32", "i32"), "i32", a, b, latitude=alone).unspecified.any()


@pytest.mark.parametrize(
    ("source", "to", "value", "result"),
    [
        ("f32", "bf16", 1.00390625, 1.0),
        ("f32", "f16", 1e6, np.inf),
        ("i32", "f32", 2**24 + 1, 2.0**24),
        ("f32", "i8", 300.0, 127),
        ("f32", "i32", np.nan, 0),
        ("i32", "i8", 300, 44),
        ("i32", "ui32", -1, 2**32 - 1),
    ],
)
def test_conversions_are_exact(source: str, to: str, value: float, result: float) -> None:
    kind = {"f32": np.float32, "i32": np.int32}[source]
    found = sets(f"convert %x : (tensor<{source}>) -> tensor<{to}>", (source,), to, kind(value))
    assert not found.unspecified.any()
    assert found.lower.item() == found.upper.item() == result


def test_what_a_type_lacks_stays_open() -> None:
    found = sets("convert %x : (tensor<f32>) -> tensor<f8E4M3FN>", ("f32",), "f8E4M3FN", np.float32(1000))
    assert found.unspecified.all()


def test_bits_are_known_but_those_of_nan() -> None:
    x = np.array([-1.5, np.nan], np.float32)
    found = sets("bitcast_convert %x : (tensor<2xf32>) -> tensor<2xi32>", ("2xf32",), "2xi32", x)
    assert found.unspecified.tolist() == [[False, True]]
    assert found.lower[0, 0] == -1077936128


def test_bytes_of_what_is_partly_known() -> None:
    x = np.array([1.0, np.nan], np.float32)
    found = sets("bitcast_convert %x : (tensor<2xf32>) -> tensor<2x4xi8>", ("2xf32",), "2x4xi8", x)
    assert found.unspecified.tolist() == [[[False] * 4, [True] * 4]]
    found = sets("bitcast_convert %x : (tensor<2x4xi8>) -> tensor<2xf32>", ("2x4xi8",), "2xf32", found.values()[0])
    assert found.unspecified.tolist() == [[False, False]]
    assert found.lower[0, 0] == 1.0


def test_sums_wrap_in_every_order() -> None:
    x = np.full((3, 5), I32.max, np.int32)
    found = sets(
        "dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x5xi32>, tensor<5x3xi32>) -> tensor<3x3xi32>",
        ("3x5xi32", "5x3xi32"), "3x3xi32", x, x.T.copy(),
    )  # fmt: skip
    assert not found.unspecified.any()
    assert (found.lower == 5).all()
    assert (found.upper == 5).all()


def test_a_set_that_may_wrap_is_the_whole_type() -> None:
    """A sum with an integer converted from an inexact number may or may not overflow: its set is the whole type."""
    text = """
    func.func @main(%x: tensor<f32>, %y: tensor<i32>) -> tensor<i32> {
      %0 = stablehlo.exponential %x : tensor<f32>
      %1 = stablehlo.convert %0 : (tensor<f32>) -> tensor<i32>
      %2 = stablehlo.add %1, %y : tensor<i32>
      return %2 : tensor<i32>
    }
    """
    inputs = [(np.float32(15.0), np.int32(I32.max - 3269017))]
    [found] = evaluate(parse(text, "test"), inputs, latitude=ALL)
    assert isinstance(found, Acceptance)
    assert not found.unspecified.any()
    assert (found.lower.item(), found.upper.item()) == (I32.min, I32.max)
