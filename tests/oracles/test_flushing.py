"""Tests of the latitude for subnormals: arithmetic may replace a subnormal by a zero of the same sign."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from oracles.backends.protocol import Results
from oracles.evaluator import Mode, evaluate
from oracles.judge import Conforms, Deviates, judge
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, exactly
from oracles.sets.alternatives import evaluate_each
from spec.parse import parse
from spec.program import Operation, Program, Region, Value, main_program
from spec.types import ElementType, FloatType, TensorType, bf16, complex64, dtype, f16, f32, f64, i1, si32, tensor
from tests.oracles.applied import applied, palette, sets_of

FLUSHED = Latitude(subnormals="flushed")
TINY = 2.0**-140


def admitted(op: str, operands: list[float], result: float, latitude: Latitude) -> bool:
    sets = applied(op, *(sets_of([x], f32) for x in operands), latitude=latitude)
    return bool(sets.contains(np.array([[result]], np.float32)).all())


CASES = [
    ("multiply", [2.0**-100, 2.0**-40], TINY, 0.0),  # a subnormal result
    ("multiply", [-(2.0**-100), 2.0**-40], -TINY, -0.0),
    ("multiply", [TINY, 2.0**100], 2.0**-40, 0.0),  # a subnormal operand
    ("add", [TINY, 0.0], TINY, 0.0),
    ("divide", [1.0, TINY], np.inf, np.inf),
    ("maximum", [TINY, -1.0], TINY, 0.0),
    ("log", [TINY], float(np.log(np.float32(TINY))), -np.inf),
    ("sqrt", [TINY], 2.0**-70, 0.0),
    ("sign", [TINY], 1.0, 0.0),
]


@pytest.mark.parametrize(("op", "operands", "kept", "flushed"), CASES)
def test_both_the_subnormal_and_its_zero_are_admitted(
    op: str, operands: list[float], kept: float, flushed: float
) -> None:
    for result in (kept, flushed):
        assert admitted(op, operands, result, FLUSHED)
    assert admitted(op, operands, kept, Latitude())
    assert kept == flushed or not admitted(op, operands, flushed, Latitude())


def test_a_result_rounded_up_to_the_smallest_normal_number_may_have_been_flushed_before() -> None:
    operands = [sets_of([-(2.0**-126)], bf16), sets_of([1 - 2.0**-8], bf16)]
    result = applied("multiply", *operands, latitude=FLUSHED)
    assert (result.lower[0, 0], result.upper[0, 0]) == (-(2.0**-126), 0.0)
    assert np.signbit(result.upper[0, 0])


def test_a_zero_of_the_other_sign_and_larger_errors_are_not_admitted() -> None:
    assert not admitted("multiply", [2.0**-100, 2.0**-40], -0.0, FLUSHED)
    assert not admitted("multiply", [-(2.0**-100), 2.0**-40], 0.0, FLUSHED)
    assert not admitted("multiply", [2.0**-100, 2.0**-40], 2 * TINY, FLUSHED)


@pytest.mark.parametrize("t", [f32, f64, bf16, f16, FloatType("f8E5M2")], ids=str)
@pytest.mark.parametrize("op", ["negate", "abs"])
def test_operations_on_the_sign_keep_subnormals(op: str, t: FloatType) -> None:
    x = sets_of(palette(t), t)
    assert np.array_equal(applied(op, x, latitude=FLUSHED).lower, applied(op, x).lower, equal_nan=True)


def test_operations_that_move_or_reinterpret_keep_subnormals() -> None:
    x = sets_of([TINY], f32)
    assert applied("select", exactly(np.array([[True]]), i1), x, x, latitude=FLUSHED).is_exact
    bits = applied("bitcast_convert", x, to=TensorType((1,), si32), latitude=FLUSHED)
    assert bits.lower[0, 0] == np.float32(TINY).view(np.int32)
    assert applied("real", x, latitude=FLUSHED).is_exact


def test_a_type_with_one_zero_is_flushed_to_that_and_a_type_without_to_none() -> None:
    one_zero, none = FloatType("f8E4M3FNUZ"), FloatType("f8E8M0FNU")
    result = applied("multiply", sets_of([-(2.0**-9)], one_zero), sets_of([1.0], one_zero), latitude=FLUSHED)
    assert result.contains(sets_of([0.0], one_zero).values()).all()
    lowest = applied("multiply", sets_of([2.0**-127], none), sets_of([1.0], none), latitude=FLUSHED)
    assert lowest.is_exact


def test_nothing_changes_for_normal_numbers() -> None:
    lhs, rhs = sets_of([1.0, 3.0, np.inf], f32), sets_of([3.0, 0.1, -1.0], f32)
    for op in ("add", "multiply", "divide", "power", "atan2"):
        flushed, kept = applied(op, lhs, rhs, latitude=FLUSHED), applied(op, lhs, rhs)
        assert np.array_equal(flushed.lower, kept.lower, equal_nan=True)
        assert np.array_equal(flushed.upper, kept.upper, equal_nan=True)


# Conventions: what one operation returns is right under one of them, not anywhere between.


def one_operation(
    op: str, operands: Sequence[Any], t: ElementType, to: TensorType | None = None, **attributes: Any
) -> Program:
    values = tuple(Value(f"a{i}", TensorType(np.shape(x), t)) for i, x in enumerate(operands))
    result = Value("r", to or values[0].type)
    return main_program(values, (Operation(op, values, tuple(sorted(attributes.items())), (), (result,)),), (result,))


def reduction(op: str, terms: Sequence[float], t: ElementType = f32) -> Program:
    x, y, z, init, result = (Value(n, tensor(t)) for n in ("x", "y", "z", "init", "result"))
    of = Value("of", tensor(t, len(terms)))
    body = Region((x, y), (Operation(op, (x, y), (), (), (z,)), Operation("return", (z,))))
    reduce = Operation("reduce", (of, init), (("dimensions", (0,)),), (body,), (result,))
    return main_program((of, init), (reduce,), (result,))


def union(program: Program, *operands: Any) -> Acceptance:
    inputs = [np.asarray(x, dtype(v.type.element_type)) for x, v in zip(operands, program.main.arguments, strict=True)]  # type: ignore[union-attr]
    (sets,) = evaluate_each(program, [inputs], latitude=FLUSHED)
    assert isinstance(sets, Acceptance)
    return sets


def holds(sets: Acceptance, result: Any) -> bool:
    return bool(sets.contains(np.asarray(result, dtype(sets.element_type))[np.newaxis]).all())


ROOT = float(np.cbrt(float(np.float32(1e-40))))


@pytest.mark.parametrize(("result", "conforms"), [(ROOT, True), (0.0, True), (8.88e-16, False), (-0.0, False)])
def test_a_cube_root_is_that_of_the_subnormal_or_that_of_zero(result: float, conforms: bool) -> None:
    program = one_operation("cbrt", [1e-40], f32)
    sets = union(program, 1e-40)
    verdict = judge(Results(((np.float32(result).reshape(()),),)), (sets,), program, 1)
    assert isinstance(verdict, Conforms if conforms else Deviates)
    (hull,) = evaluate(program, [[np.float32(1e-40)]], Mode.FUSED, FLUSHED)
    assert hull.contains(np.float32([8.88e-16])).all()


def test_a_deviation_is_measured_against_the_nearest_convention() -> None:
    program = one_operation("cbrt", [1e-40], f32)
    sets = union(program, 1e-40)
    for actual, lower in ((2 * ROOT, sets.lower.item()), (-(2.0**-149), 0.0)):
        verdict = judge(Results(((np.float32(actual).reshape(()),),)), (sets,), program, 1)
        assert isinstance(verdict, Deviates)
        assert verdict.worst is not None
        assert verdict.worst.lower == lower


UNIONS = [
    ("multiply", [-(2.0**-100), 2.0**-40], [-TINY, -0.0], [0.0, -TINY / 2, -TINY * 2]),
    ("add", [TINY, 3 * TINY], [4 * TINY, 0.0], [3 * TINY, TINY, -0.0]),
    ("add", [TINY, 2.0**-126], [TINY + 2.0**-126, 2.0**-126, 0.0], [TINY, 2.0**-127]),
    ("subtract", [1.5 * 2.0**-126, 2.0**-126], [2.0**-127, 0.0], [2.0**-128, 2.0**-126]),
    ("log", [TINY], [float(np.log(np.float32(TINY))), -np.inf], [-100.0, -1e30]),
    ("sqrt", [TINY], [2.0**-70, 0.0], [2.0**-71, 2.0**-149]),
    ("divide", [TINY, TINY], [1.0, np.nan], [0.5, 2.0, np.inf]),
    ("divide", [TINY, 2.0**-20], [2.0**-120, 0.0], [2.0**-121]),
    ("power", [TINY, 0.5], [2.0**-70, 0.0], [2.0**-80]),
]


@pytest.mark.parametrize(("op", "operands", "right", "wrong"), UNIONS)
def test_results_are_those_of_one_convention(
    op: str, operands: list[float], right: list[float], wrong: list[float]
) -> None:
    sets = union(one_operation(op, operands, f32), *operands)
    assert [holds(sets, x) for x in right] == [True] * len(right)
    assert [holds(sets, x) for x in wrong] == [False] * len(wrong)


def test_each_element_follows_a_convention_of_its_own() -> None:
    operands = [[TINY, TINY, 1.0], [2.0, 2.0, 2.0]]
    sets = union(one_operation("multiply", operands, f32), *operands)
    assert holds(sets, [2 * TINY, 0.0, 2.0])
    assert holds(sets, [0.0, 2 * TINY, 2.0])
    assert not holds(sets, [TINY, 0.0, 2.0])


def test_parts_of_complex_numbers_are_flushed_each() -> None:
    z, w = complex(TINY, -1.0), complex(2 * TINY, 1.0)
    sets = union(one_operation("add", [z, w], complex64), z, w)
    assert holds(sets, complex(3 * TINY, 0.0))
    assert holds(sets, complex(0.0, 0.0))
    assert not holds(sets, complex(2 * TINY, 0.0))


def test_nothing_is_added_where_nothing_is_subnormal() -> None:
    assert union(one_operation("multiply", [3.0, 0.1], f32), 3.0, 0.1).is_exact
    assert union(reduction("add", [1.0, 2.0, 3.0]), [1.0, 2.0, 3.0], 0.0).alternatives == ()


CONVOLUTION = {
    "batch_group_count": 1, "feature_group_count": 1, "input_batch_dimension": 0, "input_feature_dimension": 1,
    "input_spatial_dimensions": (2,), "kernel_input_feature_dimension": 1, "kernel_output_feature_dimension": 0,
    "kernel_spatial_dimensions": (2,), "output_batch_dimension": 0, "output_feature_dimension": 1,
    "output_spatial_dimensions": (2,), "padding": ((0, 1),), "precision_config": ("HIGHEST", "HIGHEST"),
}  # fmt: skip


@pytest.mark.parametrize("mode", Mode)
def test_a_product_that_is_flushed_to_negative_zero_is_added_to_positive_zero(mode: Mode) -> None:
    """A product flushed to -0 may become 0 when the zero product of the padding is added in a window of a
    convolution."""
    image, kernel = np.array([[[-1.5e-154]]]), np.array([[[1e-154, 1.0]]])
    program = one_operation("convolution", [image, kernel], f64, tensor(f64, 1, 1, 1), **CONVOLUTION)
    (sets,) = evaluate_each(program, [[image, kernel]], mode, FLUSHED)
    right = [-1.5e-154 * 1e-154, -0.0, 0.0]
    assert [holds(sets, [[[x]]]) for x in right] == [True] * 3
    assert not holds(sets, [[[-1e-307 if mode is Mode.STRICT else -1e-306]]])
    assert mode is Mode.FUSED or not holds(sets, [[[-1e-308]]])


def test_a_sum_of_flushed_products_is_zero_or_what_is_left() -> None:
    attributes: dict[str, Any] = {
        "lhs_batching_dimensions": (), "rhs_batching_dimensions": (), "lhs_contracting_dimensions": (0,),
        "rhs_contracting_dimensions": (0,), "precision_config": ("HIGHEST", "HIGHEST"),
    }  # fmt: skip
    lhs, rhs = [2.0**-70, 1.0], [2.0**-70, 2.0**-100]
    sets = union(one_operation("dot_general", [lhs, rhs], f32, tensor(f32), **attributes), lhs, rhs)
    assert holds(sets, 2.0**-100)
    assert not holds(sets, 0.0)
    lhs, rhs = [-(2.0**-70), 0.0], [2.0**-70, 1.0]
    sets = union(one_operation("dot_general", [lhs, rhs], f32, tensor(f32), **attributes), lhs, rhs)
    assert [holds(sets, x) for x in (-TINY, -0.0, 0.0)] == [True] * 3
    assert not any(holds(sets, x) for x in (TINY, -TINY / 2, -2 * TINY, -(2.0**-126)))


def test_a_reduction_keeps_all_subnormals_or_flushes() -> None:
    alone = union(reduction("add", [-TINY]), [-TINY], 0.0)
    assert [holds(alone, x) for x in (-TINY, 0.0, -0.0, TINY, -TINY / 2)] == [True, True, True, False, False]
    sum_of_three = union(reduction("add", [TINY] * 3), [TINY] * 3, 0.0)
    assert [holds(sum_of_three, x) for x in (3 * TINY, 0.0, 2 * TINY)] == [True, True, False]
    terms = [2.0**-80, 2.0**-80, 2.0**80, 3.0]
    product = union(reduction("multiply", terms), terms, 1.0)
    assert [holds(product, x) for x in (3 * 2.0**-80, 0.0)] == [True, True]


SORT = """
func.func @main(%0: tensor<2xf32>) -> tensor<2xf32> {{
  %1 = "stablehlo.sort"(%0) ({{
  ^bb0(%2: tensor<f32>, %3: tensor<f32>):
    %4 = "stablehlo.compare"(%2, %3) {{comparison_direction = #stablehlo<comparison_direction {0}>}} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%4) : (tensor<i1>) -> ()
  }}) {{dimension = 0 : i64, is_stable = false}} : (tensor<2xf32>) -> tensor<2xf32>
  func.return %1 : tensor<2xf32>
}}"""  # noqa: E501


@pytest.mark.parametrize("direction", ["LT", "GT"])
def test_elements_whose_order_is_that_of_zeros_are_sorted_in_any(direction: str) -> None:
    program = parse(SORT.format(direction))

    def conforms(given: list[float], result: list[float], latitude: Latitude) -> bool:
        expected = evaluate_each(program, [(np.array(given, np.float32),)], Mode.STRICT, latitude)
        found = Results(((np.array(result, np.float32),),))
        return isinstance(judge(found, expected, program, 1), Conforms)

    orders = [-0.0, TINY], [TINY, -0.0]
    assert [conforms(orders[0], o, FLUSHED) for o in orders] == [True, True]
    assert [conforms(orders[0], o, Latitude()) for o in orders] == [direction == "LT", direction == "GT"]
    assert not conforms([-1.0, TINY], sorted([-1.0, 0.0], reverse=direction == "GT"), FLUSHED)  # it is moved as it is
