"""Tests of MLIR's pretty form with numbers: what is read back is the same program."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from spec.parse import parse
from spec.pretty import Form, elide, pretty, readable, spell, without_defaults
from spec.program import Constant, Function, Operation, Program, Region, Value
from spec.types import ELEMENT_TYPES, ElementType, TensorType, dtype, f32, si8, si32
from tests.spec.samples import TEXTS


def constant(t: ElementType, array: np.ndarray[Any, Any], shape: tuple[int, ...] | None = None) -> Program:
    of = TensorType(array.shape if shape is None else shape, t)
    value = Value("0", of)
    made = Operation("constant", (), (("value", Constant(of, array.tobytes())),), (), (value,))
    return Program((Function("main", Region((), (made, Operation("func.return", (value,)))), (of,)),))


def bits(t: ElementType, count: int) -> np.ndarray[Any, Any]:
    """Return `count` elements of random bits within the width of the type. Of i1, every third element is true."""
    if str(t) == "i1":
        return np.arange(count) % 3 == 0
    stored = np.random.default_rng(count).integers(0, 256, count * dtype(t).itemsize, np.uint8)
    width = getattr(t, "width", 8)
    return (stored & np.uint8(2 ** min(width, 8) - 1)).view(dtype(t))


@pytest.mark.parametrize("op", sorted(TEXTS))
def test_every_op_reads_back_as_it_was(op: str) -> None:
    program = parse(TEXTS[op])
    shown, form = spell(program)
    assert form is Form.PRETTY
    for verified in (True, False):
        assert without_defaults(parse(shown, verified=verified)) == without_defaults(program)


@pytest.mark.parametrize("count", [1, 3, 250])
@pytest.mark.parametrize("t", ELEMENT_TYPES, ids=str)
def test_constants_are_numbers_and_exact(t: ElementType, count: int) -> None:
    program = constant(t, bits(t, count))
    shown, form = spell(program)
    assert form is Form.PRETTY
    assert '"0x' not in shown
    assert parse(shown) == program
    assert parse(readable(program)) == program
    assert '"0x' not in readable(program)


def test_what_no_decimal_says_stays_bits() -> None:
    values = np.array([0x7FC00001, 0xFF800000, 0x80000000, 0x3DCCCCCD], np.uint32).view(np.float32)
    assert "dense<[0x7FC00001, 0xFF800000, -0.000000e+00, 1.000000e-01]>" in pretty(constant(f32, values))


def test_one_element_stands_for_all() -> None:
    assert "dense<7> : tensor<300xi32>" in pretty(constant(si32, np.full(300, 7, np.int32)))
    assert "value = dense<7> : tensor<300xi32>" in readable(constant(si32, np.full(300, 7, np.int32)))


def test_large_constants_stay_whole_in_files_and_are_cut_for_a_look() -> None:
    program = constant(si8, (np.arange(10_000) % 251).astype(np.int8))
    assert 'dense<"0x' in pretty(program)
    assert parse(pretty(program)) == program
    assert len(elide(pretty(program))) < 400
    few = constant(si32, np.arange(8, dtype=np.int32))
    assert elide(pretty(few)) == pretty(few)


def test_an_invalid_program_stays_generic_with_numbers() -> None:
    broken = parse(
        'func.func @main() -> tensor<2xf32> { %0 = "stablehlo.constant"() {value = dense<"0x0000803F00000040"> : '
        'tensor<2xf32>} : () -> tensor<2xf32> %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 3>} : '
        "(tensor<2xf32>) -> tensor<2xf32> func.return %1 : tensor<2xf32> }",
        verified=False,
    )
    shown, form = spell(broken)
    assert form is Form.INVALID
    assert "dense<[1.000000e+00, 2.000000e+00]>" in shown
    assert parse(shown, verified=False) == broken


def test_what_mlir_prints_and_does_not_read_is_generic_in_its_place() -> None:
    scalar = parse(
        "func.func @main(%0: tensor<f32>) -> tensor<f32> { %1:2 = stablehlo.optimization_barrier %0, %0 : tensor<f32>, "
        'tensor<f32> %2 = "stablehlo.dynamic_slice"(%1#1) {slice_sizes = array<i64>} : (tensor<f32>) -> tensor<f32> '
        "func.return %2 : tensor<f32> }"
    )
    shown, form = spell(scalar)
    assert form is Form.PRETTY
    assert parse(shown) == scalar


def test_a_string_that_looks_like_a_constant_is_left_alone() -> None:
    program = parse(
        "func.func @main(%0: tensor<f32>) -> tensor<f32> { %1 = stablehlo.custom_call @f(%0) {backend_config = "
        '"dense<\\220x01\\22> : tensor<1xi8>"} : (tensor<f32>) -> tensor<f32> func.return %1 : tensor<f32> }'
    )
    assert parse(pretty(program)) == program
