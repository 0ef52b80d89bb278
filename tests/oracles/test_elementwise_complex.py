"""Tests of complex arithmetic and functions against MPC (gmpy2): true values conform, others in the plane do not."""

from collections.abc import Callable
from typing import Any

import gmpy2
import numpy as np
import pytest

from oracles.evaluator import Mode
from oracles.latitudes import Latitude, Subnormals
from oracles.sets.acceptance import Acceptance, exactly
from oracles.sets.alternatives import evaluate_each
from oracles.sets.error_bounds import bound
from oracles.sets.value_sets import without_alternatives
from spec.parse import parse
from spec.types import ComplexType, TensorType, complex64, complex128, dtype, f64
from tests.oracles.applied import Array, applied, includes

UNARY: dict[str, Callable[[Any], Any]] = {
    "exponential": gmpy2.exp, "exponential_minus_one": lambda z: gmpy2.exp(z) - 1, "log": gmpy2.log,
    "log_plus_one": lambda z: gmpy2.log(1 + z), "logistic": lambda z: 1 / (1 + gmpy2.exp(-z)), "tanh": gmpy2.tanh,
    "sine": gmpy2.sin, "cosine": gmpy2.cos, "tan": gmpy2.tan, "sqrt": gmpy2.sqrt, "rsqrt": lambda z: 1 / gmpy2.sqrt(z),
    "cbrt": lambda z: gmpy2.exp(gmpy2.log(z) / 3), "sign": lambda z: z / abs(z), "negate": lambda z: -z,
}  # fmt: skip
BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda z, w: z + w, "subtract": lambda z, w: z - w, "multiply": lambda z, w: z * w,
    "divide": lambda z, w: z / w, "power": lambda z, w: gmpy2.exp(w * gmpy2.log(z)),
}  # fmt: skip
PRECISE = gmpy2.context(precision=400, emin=-1_000_000, emax=1_000_000)


def drawn(t: ComplexType, seed: int, n: int = 120) -> Array:
    rng = np.random.default_rng(seed)
    scale = np.exp(rng.normal(0, 2.5, (2, n)))
    z = rng.standard_normal(n) * scale[0] + 1j * rng.standard_normal(n) * scale[1]
    return np.concatenate([z, [1, 1j, -1j, 2 + 1j, 1e-20 + 1e-10j, 0.5 - 80j, 30 + 1j]]).astype(dtype(t))


def true_values(f: Callable[..., Any], *columns: Array) -> list[Any]:
    with PRECISE:
        return [f(*(gmpy2.mpc(complex(v)) for v in row)) for row in zip(*columns, strict=True)]


def in_type(z: Any, t: ComplexType) -> Array:
    with np.errstate(all="ignore"):
        return np.array(complex(z)).astype(dtype(t))


@pytest.mark.parametrize("t", [complex64, complex128], ids=str)
@pytest.mark.parametrize("op", [*UNARY, *BINARY])
def test_true_values_conform_and_values_far_off_do_not(op: str, t: ComplexType) -> None:
    columns = [drawn(t, 1)] if op in UNARY else [drawn(t, 1), drawn(t, 2)]
    result = applied(op, *(exactly(c[None], t) for c in columns))
    true = true_values({**UNARY, **BINARY}[op], *columns)
    conforming = result.contains(np.array([in_type(z, t) for z in true])[None])[0]
    assert conforming.all(), [(z, [c[i] for c in columns]) for i, z in enumerate(true) if not conforming[i]][:3]
    eps = np.finfo(dtype(t)).eps
    # The bound of a power grows with its exponent, to 44 times itself, that of a logistic function near its poles.
    reach = 1.0 if op in ("add", "subtract", "negate") else bound(op, t) * (100 if op in ("power", "logistic") else 2)
    with PRECISE:
        off = np.array([in_type(z * (1 + 2 * (reach + 4) * float(eps)), t) for z in true])
    decided = ~result.unspecified.any(axis=-1)[0] & np.isfinite(off) & (off != np.array([in_type(z, t) for z in true]))
    assert not result.contains(off[None])[0][decided].any()
    assert decided.mean() > 0.5


@pytest.mark.parametrize("t", [complex64, complex128], ids=str)
def test_products_of_small_integers_are_exact_but_for_the_sign_of_zero(t: ComplexType) -> None:
    numbers = np.array([a + b * 1j for a in range(-3, 4) for b in range(-3, 4)], dtype(t))
    lhs, rhs = np.repeat(numbers, 49), np.tile(numbers, 49)
    for mode in Mode:
        result = applied("multiply", exactly(lhs[None], t), exactly(rhs[None], t), mode=mode)
        assert (result.lower == result.upper).all()
        assert result.contains((lhs * rhs)[None]).all()
        assert not result.unspecified.any()


@pytest.mark.parametrize("t", [complex64, complex128], ids=str)
def test_modulus_is_within_its_bound_and_does_not_overflow_on_the_way(t: ComplexType) -> None:
    large = float(np.finfo(dtype(t)).max) / 4
    z = np.concatenate([drawn(t, 3), [large + large * 1j, 3 + 4j, 0, -0.0, complex(np.inf, 1)]]).astype(dtype(t))
    result = applied("abs", exactly(z[None], t))
    true = np.array([float(abs(v)) for v in true_values(lambda v: v, z[:-1])])
    assert (result.lower[0][:-1] <= true * (1 + 1e-15)).all()
    assert (true <= result.upper[0][:-1] * (1 + 1e-15)).all()
    eps = float(np.finfo(dtype(t)).eps)
    assert (result.upper[0][:-1] - result.lower[0][:-1] <= 4 * eps * true * (1 + 1e-6)).all()
    assert result.lower[0, -1] == np.inf


def test_both_sides_of_a_branch_cut_conform() -> None:
    z = exactly(np.array([[complex(-4, 0.0), complex(-4, -0.0)]], np.complex64), complex64)
    for op, value in (
        ("log", np.log(4) + 1j * np.pi),
        ("sqrt", 2j),
        ("rsqrt", -0.5j),
        ("cbrt", 4 ** (1 / 3) * np.exp(1j * np.pi / 3)),
    ):
        result = applied(op, z)
        for side in (value, np.conj(value)):
            assert result.contains(np.full((1, 2), side, np.complex64)).all(), op
    power = applied("power", z, exactly(np.array([[0.5, 0.5]], np.complex64), complex64))
    assert power.contains(np.full((1, 2), 2j, np.complex64)).all()
    assert power.contains(np.full((1, 2), -2j, np.complex64)).all()


def test_exceptions_of_complex_arithmetic_are_open() -> None:
    z = exactly(np.array([[complex(np.inf, 0), complex(np.nan, 1), 0, 1e30 + 1e30j, 1]], np.complex64), complex64)
    one = exactly(np.array([[1, 1, 0, 1e30, 1e-30]], np.complex64), complex64)
    assert applied("divide", z, one).unspecified.any(axis=-1)[0].tolist() == [True, True, True, True, True]
    assert applied("multiply", z, one).unspecified.any(axis=-1)[0].tolist() == [True, True, False, True, False]
    assert applied("exponential", z).unspecified.any(axis=-1)[0].tolist() == [True, True, False, True, False]
    assert applied("remainder", one, one).unspecified.all()


@pytest.mark.parametrize(("t", "huge"), [(complex64, 3e38), (complex128, 1.7e308)])
def test_a_power_whose_angle_overflows_is_open(t: ComplexType, huge: float) -> None:
    z = exactly(np.array([[64, 64, -1, 64, 1]], dtype(t)), t)
    w = exactly(np.array([[huge * 1j, 1 + huge / 4 * 1j, huge, huge / 64 * 1j, huge * 1j]], dtype(t)), t)
    result = applied("power", z, w)
    assert result.unspecified.all(axis=-1)[0].tolist() == [True, True, True, False, False]
    assert result.contains(np.full((1, 5), complex(np.nan, np.nan), dtype(t)))[0, :3].all()


def test_a_power_of_which_a_factor_underflows_is_open() -> None:
    """A complex power of 5.7e-23 is open if its factor exp(-62 * arg(z)) is 3.8e-39, since that factor may be
    flushed."""
    z = exactly(np.array([[9 + 62j, 9 + 60j]], np.complex64), complex64)
    assert applied("power", z, z).unspecified.all(axis=-1)[0].tolist() == [True, False]


def test_sign_of_zero_and_of_nan_are_said_in_the_text() -> None:
    result = applied("sign", exactly(np.array([[0, complex(-0.0, -0.0), complex(np.nan, 1)]], np.complex64), complex64))
    assert result.lower[0, :2].tolist() == [[0.0, 0.0], [0.0, 0.0]]
    assert not np.signbit(result.lower[0, :2]).any()
    assert np.isnan(result.lower[0, 2]).all()
    assert not result.unspecified.any()


def test_parts_and_pairs() -> None:
    z = exactly(np.array([[1 + 2j, -3 - 0j]], np.complex128), complex128)
    real, imaginary = applied("real", z), applied("imag", z)
    assert (real.lower[0].tolist(), imaginary.lower[0].tolist()) == ([1.0, -3.0], [2.0, -0.0])
    assert np.array_equal(applied("complex", real, imaginary).lower, z.lower)
    assert applied("imag", real).lower[0].tolist() == [0.0, 0.0]
    assert applied("real", real).lower is real.lower


def test_extremes_are_lexicographic() -> None:
    lhs = exactly(np.array([[1 + 2j, 1 + 2j, 2 - 9j, complex(np.nan, 0)]], np.complex64), complex64)
    rhs = exactly(np.array([[1 + 3j, 0 + 9j, 2 - 9j, 0]], np.complex64), complex64)
    most, least = applied("maximum", lhs, rhs), applied("minimum", lhs, rhs)
    assert most.values()[0, :3].tolist() == [1 + 3j, 1 + 2j, 2 - 9j]
    assert least.values()[0, :3].tolist() == [1 + 2j, 9j, 2 - 9j]
    assert most.unspecified[0].any(axis=-1).tolist() == [False, False, False, True]


def test_extremes_of_opposite_zeros_as_real_parts_are_either_one() -> None:
    lhs = exactly(np.array([[1j, complex(-0.0, 1), 1j, 1]], np.complex64), complex64)
    rhs = exactly(np.array([[complex(-0.0, 2), 2j, 2j, complex(-0.0, 2)]], np.complex64), complex64)
    for op in ("maximum", "minimum"):
        sets = applied(op, lhs, rhs)
        for z in (lhs, rhs):
            assert sets.contains(z.values())[0, :2].all()
        assert not sets.contains(np.array([[3j, 3j, 3j, 3j]], np.complex64)).any()
        assert sets.is_exact or (sets.lower == sets.upper)[0, 2:].all()


@pytest.mark.parametrize("op", [*UNARY, *BINARY, "maximum", "minimum", "abs"])
def test_rectangles_hold_the_results_of_their_members(op: str) -> None:
    rng = np.random.default_rng(5)

    def rectangle(z: Array) -> tuple[Acceptance, Array]:
        parts = exactly(z[None], complex64)
        width = np.abs(parts.lower) * 0.05 * rng.random(parts.lower.shape) + 0.01
        point = np.float32(parts.lower + width * rng.random(width.shape))
        upper = np.maximum(parts.lower + width, point)
        return Acceptance(complex64, parts.lower, upper, parts.nan, parts.unspecified), np.asarray(point)

    drawn_sets = [rectangle(drawn(complex64, seed)) for seed in ((1,) if op in UNARY or op == "abs" else (1, 2))]
    members = [exactly(p.view(np.complex64)[..., 0], complex64) for _, p in drawn_sets]
    result = applied(op, *(s for s, _ in drawn_sets), mode=Mode.FUSED)
    assert includes(result, applied(op, *members)).all()
    to = TensorType(result.shape, result.element_type)
    assert to.element_type in (complex64, f64) or op == "abs"


@pytest.mark.parametrize("subnormals", ["preserved", "flushed"])
@pytest.mark.parametrize(
    ("op", "value"),
    [("log", np.log(4) + 1j * np.pi), ("sqrt", 2j), ("rsqrt", -0.5j), ("cbrt", 4 ** (1 / 3) * np.exp(1j * np.pi / 3))],
)
def test_what_lies_between_the_sides_of_a_branch_cut_does_not_conform(
    op: str, value: complex, subnormals: Subnormals
) -> None:
    body = f"%y = stablehlo.{op} %x : tensor<2xcomplex<f32>>\n return %y : tensor<2xcomplex<f32>>"
    signature = "func.func @main(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>"
    program = parse(f"{signature} {{\n {body}\n}}")
    z = np.array([complex(-4, 0.0), complex(-4, -0.0)], np.complex64)
    [sets] = evaluate_each(program, [(z,)], Mode.STRICT, Latitude(subnormals=subnormals))
    assert isinstance(sets, Acceptance)
    for right in (value, np.conj(value)):
        assert sets.contains(np.full((1, 2), right, np.complex64)).all()
    assert not sets.contains(np.full((1, 2), value.real, np.complex64)).any()
    assert not sets.contains(np.full((1, 2), value.real + value.imag * 0.99j, np.complex64)).any()
    assert without_alternatives(sets).contains(np.full((1, 2), value.real, np.complex64)).all()
