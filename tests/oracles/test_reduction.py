"""Tests of reduce: it admits every schedule of the specification, and no result that no schedule yields."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from oracles.evaluator import Mode, evaluate
from oracles.latitudes import Latitude
from oracles.reference.reduction import ops_of_body
from oracles.sets.acceptance import Acceptance
from spec.program import Operation, Program, Region, Value, main_program
from spec.types import (
    ElementType,
    FloatType,
    TensorType,
    bf16,
    complex64,
    dtype,
    element_type_of,
    f32,
    f64,
    i1,
    si8,
    si32,
    si64,
    tensor,
)

Array = np.ndarray[Any, Any]
Form = str | Callable[[tuple[Value, ...]], tuple[Operation, ...]]


def body_of(form: Form, types: Sequence[ElementType]) -> Region:
    """Return a body of one op, or of the operations that `form` makes from the body's arguments."""
    arguments = tuple(Value(f"{side}{i}", TensorType((), t)) for side in "xy" for i, t in enumerate(types))
    if callable(form):
        return Region(arguments, form(arguments))
    result = Value("z", arguments[0].type)
    return Region(arguments, (Operation(form, arguments, (), (), (result,)), Operation("return", (result,))))


def program_of(form: Form, inputs: Sequence[Array], dimensions: Sequence[int], to: Sequence[ElementType]) -> Program:
    own = [element_type_of(x.dtype) for x in inputs]
    arguments = tuple(Value(f"a{i}", TensorType(x.shape, t)) for i, (x, t) in enumerate(zip(inputs, own, strict=True)))
    inits = tuple(Value(f"i{i}", TensorType((), t)) for i, t in enumerate(own))
    kept = tuple(n for d, n in enumerate(inputs[0].shape) if d not in dimensions)
    results = tuple(Value(f"r{i}", TensorType(kept, t)) for i, t in enumerate(to))
    reduce = Operation(
        "reduce", (*arguments, *inits), (("dimensions", tuple(dimensions)),), (body_of(form, to),), results
    )
    return main_program((*arguments, *inits), (reduce,), results)


def reduced(
    form: Form, x: Any, init: Any, dimensions: Sequence[int] = (0,), *, element_type: ElementType = f32,
    to: ElementType | None = None, mode: Mode = Mode.STRICT, latitude: Latitude | None = None,
) -> Acceptance:  # fmt: skip
    with np.errstate(all="ignore"):
        array, start = np.asarray(x).astype(dtype(element_type)), np.asarray(init).astype(dtype(element_type))
    program = program_of(form, [array], dimensions, [to or element_type])
    (sets,) = evaluate(program, [(array, start)], mode, latitude)
    assert isinstance(sets, Acceptance)
    return sets


def all_trees(leaves: list[Any], combine: Callable[[Any, Any], Any]) -> list[Any]:
    """Return the results of every full binary tree with these leaves in order."""
    if len(leaves) == 1:
        return leaves
    results = []
    for k in range(1, len(leaves)):
        sides = all_trees(leaves[:k], combine), all_trees(leaves[k:], combine)
        results += [combine(a, b) for a, b in itertools.product(*sides)]
    return results


def is_exactly(sets: Acceptance, *values: float) -> bool:
    expected = np.array([values]).reshape(sets.lower.shape)
    alike = np.array_equal(sets.lower, expected, equal_nan=True) and np.array_equal(
        sets.upper, expected, equal_nan=True
    )
    signs = (np.signbit(sets.lower) == np.signbit(expected)) | np.isnan(expected)
    return bool(alike and signs.all() and not sets.unspecified.any())


# Sums


def test_sums_of_small_integers_are_exact_bit_for_bit() -> None:
    rng = np.random.default_rng(0)
    x = rng.integers(-8, 9, (50, 7)).astype(np.float32)
    found = reduced("add", x, 0.0, (0,))
    assert found.is_exact
    assert (found.values()[0] == x.sum(axis=0)).all()


@pytest.mark.parametrize("name", ["f32", "f64", "bf16", "f16", "f8E4M3", "f8E5M2"])
def test_every_tree_of_a_sum_is_admitted(name: str) -> None:
    t, kind, rng = FloatType(name), dtype(FloatType(name)), np.random.default_rng(1)
    for _ in range(20):
        x = (rng.normal(size=5) * np.exp(rng.normal(size=5))).astype(kind)
        found = reduced("add", x, 0.0, element_type=t)
        sums = np.array(all_trees(list(x), lambda a, b: kind.type(a + b)), kind)
        assert found.contains(sums[:, np.newaxis].reshape(-1)).all()
        wide = np.array([x.astype(np.float64).sum()]).astype(kind)
        assert found.contains(wide).all()  # a wider accumulator


def test_a_sum_of_two_is_rounded_correctly() -> None:
    x = np.array([0.1, 0.2], np.float32)
    assert is_exactly(reduced("add", x, 0.0), float(x[0] + x[1]))
    assert is_exactly(reduced("add", x, 0.0, mode=Mode.FUSED), float(x[0] + x[1]))


def test_a_sum_stays_close() -> None:
    x = np.random.default_rng(2).normal(size=1000).astype(np.float32)
    found = reduced("add", x, 0.0)
    width = float((found.upper - found.lower)[0])
    assert width < 2 * 1000 * 2.0**-24 * np.abs(x).sum() * 1.01
    assert not found.contains(np.array([x.sum() * np.float32(1.01)])).any()


def test_a_sum_of_one_sign_is_no_less_than_any_term() -> None:
    """A sum of terms of one sign is at least its largest term, though the error bound of 32 ones in a type of four bits
    is 64."""
    for sign in (1, -1):
        x = sign * np.array([*[1.0] * 31, 3.0])
        found = reduced("add", x, 0.0, element_type=FloatType("f8E4M3"))
        assert sorted(np.abs([found.lower[0], found.upper[0]]))[0] == 3
        assert np.sign(found.lower[0]) == np.sign(found.upper[0]) == sign
    assert reduced("add", [*[1.0] * 31, -1.0], 0.0, element_type=FloatType("f8E4M3")).lower[0] < 0


@pytest.mark.parametrize(
    ("terms", "init", "low", "high"),
    [
        ([-0.0, -0.0, -0.0], 0.0, -0.0, 0.0), ([-0.0, -0.0, -0.0], -0.0, -0.0, -0.0),
        ([-0.0, 0.0, -0.0], -0.0, 0.0, 0.0), ([1.0, -1.0, -0.0], 0.0, 0.0, 0.0),
        ([-0.0], 0.0, -0.0, 0.0), ([-0.0, -0.0], 0.0, -0.0, 0.0), ([], -0.0, -0.0, -0.0),
    ],
)  # fmt: skip
def test_zeros(terms: list[float], init: float, low: float, high: float) -> None:
    found = reduced("add", terms, init)
    assert (found.lower[0], found.upper[0]) == (0.0, 0.0)
    assert (np.signbit(found.lower[0]), np.signbit(found.upper[0])) == (np.signbit(low), np.signbit(high))


def test_infinities_and_nan() -> None:
    inf, nan = np.inf, np.nan
    assert is_exactly(reduced("add", [1.0, inf, 2.0], 0.0), inf)
    assert is_exactly(reduced("add", [1.0, inf, -inf], 0.0), nan)
    assert is_exactly(reduced("add", [1.0, nan, inf], 0.0), nan)
    found = reduced("add", [inf, -3e38, -3e38], 0.0)  # the finite ones may overflow first
    assert (found.lower[0], found.upper[0], found.nan[0]) == (inf, inf, True)


def test_partial_sums_may_overflow() -> None:
    found = reduced("add", [3e38, 3e38, -3e38], 0.0)
    assert found.upper[0] == np.inf
    assert found.lower[0] <= 3e38
    assert not found.nan[0]
    both = reduced("add", [3e38, 3e38, -3e38, -3e38], 0.0)
    assert (both.lower[0], both.upper[0], both.nan[0]) == (-np.inf, np.inf, True)
    assert is_exactly(reduced("add", [3e38] * 4, 0.0), np.inf)
    assert reduced("add", [300.0, 300.0, -300.0], 0.0, element_type=FloatType("f8E4M3FN")).unspecified.all()


def test_f64_sums_near_the_end_of_the_range() -> None:
    found = reduced("add", [1e308, 7e307, -1e308], 0.0, element_type=f64)
    assert (found.lower[0] < 7e307) & (found.upper[0] >= 7e307)
    assert reduced("add", [1.7e308, 1.7e308, -1.0], 0.0, element_type=f64).lower[0] == np.inf


def test_an_initial_value_that_is_not_neutral_leaves_a_sum_open() -> None:
    found = reduced("add", [1.0, 2.0], 5.0)
    assert found.unspecified.all()
    assert found.values().tolist() == [8.0]


def test_a_promoted_sum_is_one_of_the_wider_type() -> None:
    x = np.array([256.0, 1.0, 1.0, 1.0], ml_dtypes.bfloat16)
    assert is_exactly(reduced("add", x, 0.0, element_type=bf16, to=f32), 259.0)
    found = reduced("add", x, 0.0, element_type=bf16)
    assert found.contains(np.array([256.0], ml_dtypes.bfloat16)).all()
    assert found.contains(np.array([260.0], ml_dtypes.bfloat16)).all()


def test_complex_sums_are_sums_of_parts() -> None:
    found = reduced("add", [1 + 2j, 3 - 4j, 5j], 0, element_type=complex64)
    assert found.values().tolist() == [4 + 3j]


def test_flushed_subnormals_are_admitted_where_declared() -> None:
    x = np.full(3, 1e-40, np.float32)
    assert not reduced("add", x, 0.0).contains(np.zeros(1, np.float32)).any()
    assert reduced("add", x, 0.0, latitude=Latitude(subnormals="flushed")).contains(np.zeros(1, np.float32)).all()


# Products


@pytest.mark.parametrize("name", ["f32", "f64", "f16", "bf16"])
def test_every_tree_of_a_product_is_admitted(name: str) -> None:
    t, kind, rng = FloatType(name), dtype(FloatType(name)), np.random.default_rng(3)
    for scale in (0.3, 1.0, 30.0):
        for _ in range(10):
            with np.errstate(all="ignore"):
                x = (np.exp(rng.normal(size=5) * scale) * rng.choice([-1, 1], 5)).astype(kind)
                found = reduced("multiply", x, 1.0, element_type=t)
                products = np.array(all_trees(list(x), lambda a, b: kind.type(a * b)), kind)
            assert found.contains(products).all(), (x, products)


@pytest.mark.parametrize(
    ("terms", "expected"),
    [
        ([1.0, 2.0, 3.0, -4.0], -24.0), ([0.0, -1.0, 5.0], -0.0), ([np.inf, 2.0, -1.0], -np.inf),
        ([np.inf, 0.0, 1.0], np.nan), ([2.0, np.nan, 0.0], np.nan),
    ],
)  # fmt: skip
def test_exact_products(terms: list[float], expected: float) -> None:
    assert is_exactly(reduced("multiply", terms, 1.0), expected)


def test_partial_products_may_over_and_underflow() -> None:
    found = reduced("multiply", [1e30, 1e30, 1e-30, 1e-30], 1.0)
    assert (found.lower[0], found.upper[0], found.nan[0]) == (0.0, np.inf, True)


def test_a_product_of_many_factors_of_few_digits() -> None:
    """The error bound covers a product with more roundings (2^15) than there are doublings within the range of f64."""
    t = FloatType("f8E4M3")
    factors = np.where(np.arange(2**15) < 2, 1.5, 1.0)
    found = reduced("multiply", factors, 1.0, element_type=t)
    assert found.contains(np.array([2.25]).astype(dtype(t))).all()


def test_complex_products() -> None:
    assert reduced("multiply", [1 + 2j, 3, 4j], 1, element_type=complex64).contains(np.array([-24 + 12j], np.complex64))
    found = reduced("multiply", [0.1 + 1j, 0.3, 0.7j], 1, element_type=complex64)
    assert found.contains(np.array([-0.21 + 0.021j], np.complex64)).all()
    assert not found.contains(np.array([-0.21 - 0.021j], np.complex64)).any()
    assert reduced("multiply", [1e30, 1e30, 1j], 1, element_type=complex64).unspecified.all()


# Exact folds


def test_maximum_and_minimum_are_exact() -> None:
    assert is_exactly(reduced("maximum", [1.0, -2.0, 7.0], -np.inf), 7.0)
    assert is_exactly(reduced("minimum", [0.0, -0.0, 7.0], np.inf), -0.0)
    assert is_exactly(reduced("maximum", [1.0, np.nan, 7.0], -np.inf), np.nan)
    either = reduced("maximum", [1.0, 2.0], 5.0)  # the initial value is taken or not
    assert (either.lower[0], either.upper[0]) == (2.0, 5.0)
    assert is_exactly(reduced("maximum", [], 5.0), 5.0)


@pytest.mark.parametrize("element_type", [si8, si32, si64])
def test_integer_sums(element_type: ElementType) -> None:
    most = int(np.iinfo(dtype(element_type)).max)
    assert is_exactly(reduced("add", [most - 3, 2, 1], 0, element_type=element_type), most)
    assert reduced("add", [most, 1, -1], 0, element_type=element_type).unspecified.all()  # a partial sum overflows
    assert reduced("add", [1, 2], 1, element_type=element_type).unspecified.all()
    assert is_exactly(reduced("add", [], 0, element_type=element_type), 0)
    assert reduced("add", [], 1, element_type=element_type).unspecified.all()


def test_integer_products() -> None:
    assert is_exactly(reduced("multiply", [2, -3, 7], 1, element_type=si8), -42)
    assert reduced("multiply", [100, 2, 0], 1, element_type=si8).unspecified.all()


@pytest.mark.parametrize(
    ("op", "terms", "init", "expected"),
    [
        ("and", [1, 1, 0], True, 0), ("or", [0, 1, 0], False, 1),
        ("xor", [1, 1, 1], False, 1), ("add", [0, 1, 1], False, 1),
    ],
)  # fmt: skip
def test_booleans(op: str, terms: list[int], init: bool, expected: int) -> None:
    assert is_exactly(reduced(op, terms, init, element_type=i1), expected)


def test_bitwise_folds_of_integers() -> None:
    assert is_exactly(reduced("and", [7, 6, 3], -1, element_type=si8), 2)
    assert is_exactly(reduced("xor", [7, 6, 3], 0, element_type=si8), 2)
    found = reduced("xor", [7, 6, 3], 1, element_type=si8)
    assert (found.lower[0], found.upper[0]) == (2, 3)


# Slices


def test_slices_are_folded_in_lexicographic_order_whatever_the_order_of_dimensions() -> None:
    x = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    for dimensions in ((0, 2), (2, 0)):
        assert is_exactly(reduced("add", x, 0.0, dimensions), *x.sum(axis=(0, 2)))
    assert reduced("add", x, 0.0, ()).values().tolist() == [x.tolist()]
    assert reduced("add", np.zeros((3, 0, 2)), 0.0, (1,)).values().tolist() == [np.zeros((3, 2)).tolist()]
    assert reduced("add", np.zeros((0, 2)), 0.0, (1,)).shape == (0,)


def test_input_sets_are_folded_each_on_its_own() -> None:
    rows = [(np.full(3, k, np.float32), np.float32(0)) for k in range(4)]
    (found,) = evaluate(program_of("add", [rows[0][0]], (0,), [f32]), rows)
    assert found.values().tolist() == [0.0, 3.0, 6.0, 9.0]


# Other bodies


def returning(*names: str) -> Form:
    def form(arguments: tuple[Value, ...]) -> tuple[Operation, ...]:
        by_name = {a.name: a for a in arguments}
        return (Operation("return", tuple(by_name[n] for n in names)),)

    return form


def subtracting(arguments: tuple[Value, ...]) -> tuple[Operation, ...]:
    z = Value("z", arguments[0].type)
    return (Operation("subtract", arguments, (), (), (z,)), Operation("return", (z,)))


def test_a_body_of_another_kind_admits_every_tree() -> None:
    x = np.array([1.0, 2.0, 3.0, 5.0], np.float32)
    found = reduced(subtracting, x, 0.0)
    trees = np.array(all_trees(list(x), lambda a, b: a - b), np.float32)
    with_init = np.array(all_trees([np.float32(0), *x], lambda a, b: a - b), np.float32)
    assert found.contains(trees).all()
    assert found.contains(with_init).all() or found.unspecified.all()


def test_the_last_element_or_the_initial_value() -> None:
    found = reduced(returning("y0"), [3.0, 1.0, 2.0], 9.0)
    assert (found.lower[0], found.upper[0]) == (2.0, 9.0)
    many = reduced(returning("y0"), np.arange(30), 9.0)
    assert (many.lower[0] <= 29.0) & (many.upper[0] >= 29.0)


def argmax(arguments: tuple[Value, ...]) -> tuple[Operation, ...]:
    x0, x1, y0, y1 = arguments
    p, v, w = Value("p", tensor(i1)), Value("v", x0.type), Value("w", x1.type)
    kind = (("compare_type", "FLOAT"), ("comparison_direction", "GE"))
    return (
        Operation("compare", (x0, y0), kind, (), (p,)),
        Operation("select", (p, x0, y0), (), (), (v,)),
        Operation("select", (p, x1, y1), (), (), (w,)),
        Operation("return", (v, w)),
    )


@pytest.mark.parametrize("n", [3, 8, 9, 100])
def test_argmax_is_exact_where_one_element_is_greatest(n: int) -> None:
    x = np.random.default_rng(n).permutation(n).astype(np.float32)
    index = np.arange(n, dtype=np.int32)
    program = program_of(argmax, [x, index], (0,), [f32, si32])
    value, place = evaluate(program, [(x, index, np.float32(-np.inf), np.int32(0))])
    assert is_exactly(value, n - 1)
    assert is_exactly(place, int(x.argmax()))


def test_argmax_of_equal_elements_admits_each_of_their_places() -> None:
    x, index = np.zeros(20, np.float32), np.arange(20, dtype=np.int32)
    program = program_of(argmax, [x, index], (0,), [f32, si32])
    value, place = evaluate(program, [(x, index, np.float32(-np.inf), np.int32(0))])
    assert value.contains(np.zeros(1, np.float32)).all()
    assert place.contains(np.array([0], np.int32)).all()
    assert (place.lower[0] >= 0) & (place.upper[0] < 20)


def test_several_results_of_known_kinds_are_folded_apart() -> None:
    def form(arguments: tuple[Value, ...]) -> tuple[Operation, ...]:
        x0, x1, y0, y1 = arguments
        a, b = Value("a", x0.type), Value("b", x1.type)
        return (
            Operation("add", (y0, x0), (), (), (a,)),
            Operation("maximum", (x1, y1), (), (), (b,)),
            Operation("return", (a, b)),
        )

    assert ops_of_body(body_of(form, [f32, si32])) == ("add", "maximum")
    x, y = np.arange(5, dtype=np.float32), np.arange(5, dtype=np.int32)
    found = evaluate(program_of(form, [x, y], (0,), [f32, si32]), [(x, y, np.float32(0), np.int32(-9))])
    assert [f.values().tolist() for f in found] == [[10.0], [4]] or found[1].upper.tolist() == [4]


@pytest.mark.parametrize("form", ["subtract", returning("x0"), "power"])
def test_bodies_that_depend_on_order_are_of_no_known_kind(form: Form) -> None:
    assert ops_of_body(body_of(form, [f32])) is None
