"""Soundness of the sets of conforming results, tested with a machine that takes legal freedoms at random.

Its results lie in the sets, and outside of sets that are too narrow.
"""

from __future__ import annotations

import concurrent.futures
import json
import multiprocessing
import os
from collections.abc import Iterator

import ml_dtypes
import numpy as np
import pytest

from generators.cases import Case
from generators.examples import draw_cases
from generators.families import strategies
from generators.programs.case_strategies import single_op
from generators.strategy_registry import Setting
from oracles.evaluator import Mode, evaluate
from oracles.latitudes import Latitude
from oracles.sets import error_bounds
from oracles.sets.acceptance import Array
from oracles.sets.float_grid import ulp
from spec.parse import parse
from spec.types import FLOATS, FloatType, bf16, dtype, f16, f32
from validation import soundness
from validation.implementations.elementwise import FUNCTIONS
from validation.implementations.legal_freedoms import Choices, Random, nearest
from validation.implementations.machine import Machine, Tensor


@pytest.mark.parametrize("number", range(6))
def test_no_escape(number: int) -> None:
    found = soundness.batch(number, seed=100, count=25)
    assert not found.escapes
    assert not found.errors
    assert found.executions > 50


@pytest.mark.parametrize("number", range(4))
def test_no_escape_of_dense_programs_and_such_as_are_varied(number: int) -> None:
    found = soundness.batch(number, 7, 25, ops=[soundness.DENSE])
    assert not found.escapes
    assert not found.errors
    assert found.executions > 50


@pytest.mark.parametrize("number", range(4))
def test_no_escape_where_sizes_are_dynamic(number: int) -> None:
    tally = soundness.batch(number, 5, 30, ops=[soundness.DYNAMIC])
    assert tally.programs > 0
    assert not tally.escapes
    assert not tally.errors


def test_no_escape_where_subnormals_are_flushed() -> None:
    found = soundness.batch(1, seed=101, count=25, flushed=True)
    assert not found.escapes
    assert not found.errors


GRID = [name for name, s in strategies().items() if s.setting is not Setting.ANY]


@pytest.mark.parametrize("op", GRID)
def test_no_escape_where_processes_or_streams_take_part(op: str) -> None:
    total = soundness.Tally()
    for i, case in enumerate(draw_cases(single_op(op, input_sets=4), 20, 7)):
        total.add(soundness.examine(case, i, Latitude()))
    assert not total.escapes
    assert not total.errors
    assert total.executions >= 40


def test_freedoms_leave_sets_that_do_not_admit_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Results with fused arithmetic lie outside of sets that are computed as if operations were never fused."""
    cases = soundness.draw(3, seed=3, count=60)
    monkeypatch.setattr(soundness, "evaluate_each", lambda p, i, mode, latitude: evaluate(p, i, Mode.STRICT, latitude))
    escapes = [e for k, c in enumerate(cases) for e in soundness.examine(c, k, Latitude()).escapes]
    assert escapes


@pytest.mark.parametrize("t", FLOATS, ids=str)
def test_values_of_a_type_round_to_themselves(t: FloatType) -> None:
    if t.width > 16:
        return
    bits = np.arange(2**t.width, dtype=np.uint8 if t.width <= 8 else np.uint16)
    with np.errstate(all="ignore"):
        values = bits.view(dtype(t)).astype(np.float64)
    assert np.array_equal(nearest(values, t), values, equal_nan=True)


@pytest.mark.parametrize("t", FLOATS, ids=str)
def test_no_value_is_a_negative_zero_of_a_type_without_one(t: FloatType) -> None:
    """A tensor drops the sign of zero if its type has no negative zero.

    Its values are held in a wider type, which would keep the sign and pass it on to a convert.
    """
    with np.errstate(all="ignore"):
        has_one = bool(np.signbit(np.array(-0.0).astype(dtype(t)).astype(np.float64)))
    assert np.signbit(Tensor(np.array(-0.0), t).array) == has_one
    assert not np.signbit(Tensor(np.array(0.0), t).array)


def test_errors_keep_to_the_bound() -> None:
    rng = np.random.default_rng(0)
    x = np.exp(rng.normal(size=10_000) * 5)
    moved = Random(rng, error_bounds.bound, boldness=1.0).within(x, f32, 3, (-np.inf, np.inf))
    unit = np.exp2(np.floor(np.log2(x)) - 23)
    assert (np.abs(moved - x) <= 3 * unit).all()
    assert (np.abs(moved - x) > 2.4 * unit).any()
    assert np.array_equal(nearest(moved, f32), moved)
    assert np.array_equal(Choices().within(x, f32, 3, (-np.inf, np.inf)), nearest(x, f32))


@pytest.mark.parametrize("t", [f16, bf16, f32])
def test_beyond_the_largest_value_the_unit_in_the_last_place_is_that_of_it(t: FloatType) -> None:
    largest = float(ml_dtypes.finfo(dtype(t)).max)  # type: ignore[no-untyped-call]
    x = np.full(2000, 2.0 ** np.frexp(largest)[1])
    moved = Random(np.random.default_rng(1), error_bounds.bound, boldness=1.0).within(x, t, 4, (-np.inf, np.inf))
    assert (moved < largest).any()
    assert (moved >= x - 4 * float(ulp(x, t)[0])).all()


NARROWED = """
func.func @main(%0: tensor<1xf8E5M2>, %1: tensor<1xf8E5M2>) -> tensor<f8E4M3> {
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0]
    : (tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<f8E4M3>
  %3 = stablehlo.negate %2 : tensor<f8E4M3>
  return %3 : tensor<f8E4M3>
}"""
BELOW_A_HALF = """
func.func @main(%0: tensor<50xf64>) -> tensor<50xf64> {
  %1 = stablehlo.logistic %0 : tensor<50xf64>
  %2 = stablehlo.log_plus_one %1 : tensor<50xf64>
  return %2 : tensor<50xf64>
}"""


@pytest.mark.parametrize(
    ("source", "inputs"),
    [
        (NARROWED, [np.array([x], dtype(FloatType("f8E5M2"))) for x in (320, 7.62939e-05)]),
        (BELOW_A_HALF, [np.full(50, -3.00528263e-20)]),
    ],
    ids=["factors are converted both or not at all", "the unit below a power of two"],
)
def test_what_once_escaped(source: str, inputs: list[Array]) -> None:
    case = Case(parse(source), (tuple(inputs),))
    tallies = [soundness.examine(case, seed, Latitude(), 1) for seed in range(60)]
    assert sum(t.executions for t in tallies) == 60
    assert not any(t.escapes or t.errors for t in tallies)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert soundness.main(["--programs", "10", "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["programs"], found["escapes"], found["errors"]) == (10, [], {})


def test_what_was_found_before_an_interruption_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*asked: object) -> Iterator[soundness.Tally]:
        yield soundness.Tally(50, 150)
        raise KeyboardInterrupt

    monkeypatch.setattr(soundness, "batches", interrupted)
    assert soundness.main(["--programs", "100", "--json"]) == soundness.INTERRUPTED
    assert json.loads(capsys.readouterr().out)["programs"] == 50


@pytest.mark.parametrize("number", range(8))
def test_no_escape_on_quantized_types(number: int) -> None:
    """Results of quantized programs lie in the sets, with and without a latitude of one quantum."""
    found = soundness.batch(number, seed=102, count=10, ops=soundness.QUANTIZED)
    assert not found.escapes
    assert not found.errors
    assert found.executions > 20


def test_what_takes_too_long_is_given_up_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soundness, "LONGEST", -1.0)
    tally = soundness.batch(0, 5, 4, ops=["sine"])
    assert (tally.executions, tally.escapes) == (0, [])
    assert tally.too_long >= tally.programs > 0


def _takes_too_much_memory() -> soundness.Tally:
    soundness.evaluate_each = lambda *_: np.ones(soundness.MEMORY, np.uint8)  # type: ignore[assignment]
    [case] = soundness.of_op("sine", 0, 1)
    return soundness.examine(case, 0, Latitude())


def test_what_takes_too_much_memory_is_an_error_of_one_program_alone() -> None:
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(1, context, soundness._begin) as pool:
        tally = pool.submit(_takes_too_much_memory).result()
        assert pool.submit(os.getpid).result() != os.getpid()
    [message] = tally.errors
    assert "MemoryError" in message


def test_what_select_and_scatter_returns_may_be_of_elements_that_only_64_bits_hold() -> None:
    program = parse("""func.func @main(%x: tensor<2xui64>, %y: tensor<2xui64>, %i: tensor<ui64>) -> tensor<2xui64> {
      %r = "stablehlo.select_and_scatter"(%x, %y, %i) ({
      ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
        %p = stablehlo.compare GE, %a, %b, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
        stablehlo.return %p : tensor<i1>
      }, {
      ^bb0(%c: tensor<ui64>, %d: tensor<ui64>):
        %o = stablehlo.or %c, %d : tensor<ui64>
        stablehlo.return %o : tensor<ui64>
      }) {window_dimensions = array<i64: 1>, window_strides = array<i64: 1>} :
        (tensor<2xui64>, tensor<2xui64>, tensor<ui64>) -> tensor<2xui64>
      %s = stablehlo.or %r, %x : tensor<2xui64>
      return %s : tensor<2xui64>
    }""")
    most = 2**64 - 1
    row = [np.array(x, np.uint64) for x in ([1, most], [2, 3], 1)]
    (result,) = Machine().run(program, row)
    assert result is not None
    assert result.tolist() == [3, most]


def test_a_power_of_one_half_is_no_square_root_of_minus_zero() -> None:
    """power(-0, 0.5) is +0 and power(-inf, 0.5) is +inf; NumPy takes the square root if the exponent is a scalar."""
    with np.errstate(all="ignore"):
        values = FUNCTIONS["power"](np.array([-0.0, -np.inf]), np.array(0.5))
    assert values.tolist() == [0.0, np.inf]
    assert not np.signbit(values).any()
