"""Tests of fused programs, which may skip the rounding of products in sums, and of narrow types between operations."""

from __future__ import annotations

import numpy as np
import pytest

from oracles.evaluator import Mode, evaluate
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from oracles.sets.unrounded import Unrounded
from spec.parse import parse
from spec.types import FloatType, bf16, dtype, f16


def _is_unrounded(body: str, name: str, types: str = "%x: tensor<4xf32>, %y: tensor<4xf32>") -> bool:
    program = parse(f"func.func @main({types}) -> tensor<4xf32> {{\n{body}\n}}")
    return next(o for o in program.operations() if o.name == name) in Unrounded(program)


_OF_F32 = ": tensor<4xf32>"


@pytest.mark.parametrize(
    ("name", "body", "is_unrounded"),
    [
        ("multiply", f"%p = stablehlo.multiply %x, %y {_OF_F32}\nreturn %p {_OF_F32}", False),
        ("multiply", f"%p = stablehlo.multiply %x, %y {_OF_F32}\n%q = stablehlo.add %p, %y {_OF_F32}\n"
         f"return %q {_OF_F32}", True),
        ("add", f"%p = stablehlo.multiply %x, %y {_OF_F32}\n%q = stablehlo.add %p, %y {_OF_F32}\n"
         f"return %q {_OF_F32}", False),
        ("multiply", f"%p = stablehlo.multiply %x, %y {_OF_F32}\n%r = stablehlo.negate %p {_OF_F32}\n"
         f"%q = stablehlo.subtract %r, %y {_OF_F32}\nreturn %q {_OF_F32}", True),
        ("multiply", f"%p = stablehlo.multiply %x, %y {_OF_F32}\n%q = stablehlo.divide %p, %y {_OF_F32}\n"
         f"return %q {_OF_F32}", False),
        ("multiply", f"%p = stablehlo.multiply %x, %y {_OF_F32}\n%q = stablehlo.exponential %p {_OF_F32}\n"
         f"return %q {_OF_F32}", True),
        ("divide", f"%p = stablehlo.divide %x, %y {_OF_F32}\n%q = stablehlo.add %p, %y {_OF_F32}\n"
         f"return %q {_OF_F32}", False),
    ],
)  # fmt: skip
def test_products_go_into_sums(name: str, body: str, is_unrounded: bool) -> None:
    assert _is_unrounded(body, name) is is_unrounded


def test_narrow_types_are_rounded_where_the_program_converts() -> None:
    narrow = "%x: tensor<4xbf16>, %y: tensor<4xbf16>"
    total = "%p = stablehlo.add %x, %y : tensor<4xbf16>\n"
    end = "%c = stablehlo.convert {} : (tensor<4xbf16>) -> tensor<4xf32>\nreturn %c : tensor<4xf32>"
    assert not _is_unrounded(total + end.format("%p"), "add", narrow)
    product = "%q = stablehlo.multiply %p, %y : tensor<4xbf16>\n"
    assert _is_unrounded(total + product + end.format("%q"), "add", narrow)
    assert not _is_unrounded(total + product + end.format("%q"), "multiply", narrow)


def test_what_a_function_returns_may_go_into_a_sum() -> None:
    program = parse("""
    func.func @main(%x: tensor<f32>) -> tensor<f32> {
      %p = call @square(%x) : (tensor<f32>) -> tensor<f32>
      %q = stablehlo.add %p, %x : tensor<f32>
      return %q : tensor<f32>
    }
    func.func private @square(%x: tensor<f32>) -> tensor<f32> {
      %p = stablehlo.multiply %x, %x : tensor<f32>
      return %p : tensor<f32>
    }""")
    assert next(o for o in program.operations() if o.name == "multiply") in Unrounded(program)


def test_the_root_of_a_square_past_all_numbers_is_infinite() -> None:
    program = parse("""
    func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
      %p = stablehlo.multiply %x, %x : tensor<2xf32>
      %q = stablehlo.sqrt %p : tensor<2xf32>
      return %q : tensor<2xf32>
    }""")
    [sets] = evaluate(program, [[np.float32([1e30, 1e-30])]], Mode.FUSED)
    assert isinstance(sets, Acceptance)
    assert sets.contains(np.float32([[np.inf, 0.0]])).all()
    assert not sets.contains(np.float32([[1e30, 1e-30]])).any()


def test_a_product_in_a_sum_is_rounded_or_not_and_nothing_else() -> None:
    program = parse("""
    func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>) -> tensor<1xf32> {
      %p = stablehlo.multiply %x, %x : tensor<1xf32>
      %q = stablehlo.subtract %p, %y : tensor<1xf32>
      return %q : tensor<1xf32>
    }""")
    x = np.float32([1 + 2.0**-12])
    rounded = np.float32([1 + 2.0**-11])
    [sets] = evaluate(program, [[x, rounded]], Mode.FUSED)
    assert isinstance(sets, Acceptance)
    assert sets.contains(np.float32([[2.0**-24]])).all()  # x * x - (1 + 2^-11), exactly
    assert sets.contains(np.float32([[0.0]])).all()
    assert not sets.contains(np.float32([[2.0**-22]])).any()


@pytest.mark.parametrize("t", [bf16, f16])
def test_conversions_see_unrounded_bf16_where_that_is_declared(t: FloatType) -> None:
    program = parse(f"""
    func.func @main(%x: tensor<1x{t}>, %y: tensor<1x{t}>) -> tensor<1xf32> {{
      %p = stablehlo.add %x, %y : tensor<1x{t}>
      %q = stablehlo.convert %p : (tensor<1x{t}>) -> tensor<1xf32>
      return %q : tensor<1xf32>
    }}""")
    inputs = [[np.ones(1, dtype(t)), np.full(1, 2.0**-13, dtype(t))]]
    [sets] = evaluate(program, inputs, Mode.FUSED)
    [declared] = evaluate(program, inputs, Mode.FUSED, Latitude(excess_precision="bf16 through conversions"))
    assert isinstance(sets, Acceptance)
    assert isinstance(declared, Acceptance)
    unrounded, beyond = np.float32([[1 + 2.0**-13]]), np.float32([[1 + 2.0**-6]])
    assert not sets.contains(unrounded).any()
    assert declared.contains(unrounded).all() == (t == bf16)
    assert declared.contains(np.ones((1, 1), np.float32)).all()
    assert not declared.contains(beyond).any()
