"""Statistical tests of random numbers: fair numbers pass, unfair ones fail, and false alarms are as rare as stated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from generators.programs.case_strategies import element_types
from oracles.backends.protocol import Results
from oracles.latitudes import Latitude
from spec.program import Operation, Program
from spec.structure import violations
from spec.types import ElementType, IntegerType, TensorType, bf16, dtype, f16, f32, f64, ui8, ui32, ui64
from trials.checks import failures_of
from trials.claims import fairness, random_programs
from trials.claims.base import drawable
from trials.claims.random import RANDOM, repetition
from trials.claims.random_programs import ALARM, TESTS, Trial, findings, trials

Array = np.ndarray[Any, Any]


@pytest.mark.parametrize(
    ("x", "freedom", "p"), [(3.841, 1, 0.05), (16.919, 9, 0.05), (18.307, 10, 0.05), (0.0, 4, 1.0), (37.697, 15, 0.001)]
)
def test_the_tail_of_chi_square(x: float, freedom: int, p: float) -> None:
    assert fairness.chi_square_tail(x, freedom) == pytest.approx(p, rel=2e-3)


def test_balance_bounds_the_binomial() -> None:
    """The bound lies between P(|heads - 50| >= 20) of 100 fair coins, which is 7.9e-5, and 1e-3."""
    assert 7.9e-5 <= fairness.balance(70, 100) < 1e-3
    assert fairness.balance(30, 100) == pytest.approx(fairness.balance(70, 100))
    assert fairness.balance(50, 100) == 1


def all_trials() -> list[Trial]:
    return [t for op in RANDOM for e in element_types(op) for t in trials(op, e)]


def test_every_random_op_is_tried() -> None:
    assert set(RANDOM) == {op for op in drawable() if op.startswith("rng")}
    for trial in all_trials():
        assert violations(trial.case.program) == [], trial.name


def fake(trial: Trial, change: Callable[[Array], Array] = lambda x: x) -> list[tuple[Array, ...]]:
    """Return the results of a fair generator, one row per input set; `change` is applied to all but the states."""
    operations = [o for o in trial.case.program.main.body.operations if o.name in RANDOM]
    return [tuple(a for o in operations for a in drawn(o, k, change)) for k in seeds(trial)]


def seeds(trial: Trial) -> Sequence[int]:
    """Return a seed per input set; if the trial repeats, the second half of the seeds equals the first."""
    n = len(trial.case.inputs)
    return [*range(n // 2), *range(n // 2)] if trial.repeats else range(n)


def drawn(operation: Operation, k: int, change: Callable[[Array], Array]) -> list[Array]:
    seed = np.random.default_rng([k, int.from_bytes(operation.results[0].name.encode())])
    t = operation.results[-1].type
    assert isinstance(t, TensorType)
    shape, element = t.static_shape, t.element_type
    if operation.name == "rng_bit_generator":
        state = seed.integers(0, 2**64, operation.results[0].type.shape, np.uint64)  # type: ignore[union-attr]
        width = dtype(element).itemsize
        raw = np.frombuffer(seed.bytes(width * int(np.prod(shape))), f"u{width}").reshape(shape)
        return [state, change(raw).view(dtype(element))]
    if operation.attribute("rng_distribution") == "NORMAL":
        return [change(seed.normal(random_programs.MEAN, random_programs.DEVIATION, shape).astype(dtype(element)))]
    low, high = random_programs._interval(element)
    if isinstance(element, IntegerType):
        return [change(seed.integers(int(low), int(high), shape).astype(dtype(element)))]
    return [change(seed.uniform(low, high, shape).astype(dtype(element)))]


FAIR = (ui8, ui32, ui64, f16, bf16, f32, f64)


@pytest.mark.parametrize("t", FAIR, ids=str)
@pytest.mark.parametrize("op", RANDOM)
def test_fair_numbers_pass(op: str, t: ElementType) -> None:
    for trial in trials(op, t):
        assert list(findings(trial, trial.case.inputs, fake(trial))) == [], trial.name


def biased(x: Array) -> Array:
    """Set the lowest bit in every 25th number, so that 52% of fair numbers have it."""
    rare = np.arange(x.size).reshape(x.shape) % 25 == 0
    return np.where(rare, x | np.array(1, x.dtype), x)


UNFAIR: dict[str, tuple[str, ElementType, Callable[[Array], Array]]] = {
    "a biased bit": ("rng_bit_generator", ui32, biased),
    "a bit that is never set": ("rng_bit_generator", ui64, lambda x: x & ~np.uint64(1 << 63)),
    "a counter": ("rng_bit_generator", ui8, lambda x: np.arange(x.size, dtype=x.dtype).reshape(x.shape)),
    "an integer that never comes": ("rng", ui8, lambda x: np.where(x == 3, np.uint8(4), x)),
    "a skewed uniform": ("rng", f32, lambda x: np.where(x < -0.9, x + 1, x)),
    "a triangle": ("rng", f64, lambda x: (x + np.roll(x, 1)) / 2),
    "neighbours that stick together": ("rng", f32, np.sort),
}


@pytest.mark.parametrize("name", UNFAIR)
def test_unfair_numbers_are_noticed(name: str) -> None:
    op, t, change = UNFAIR[name]
    trial = trials(op, t)[0]
    found = list(findings(trial, trial.case.inputs, fake(trial, change)))
    assert [kind for kind, _ in found] == ["wrong-value"]


def test_a_deviation_that_is_too_small_is_noticed() -> None:
    trial = next(t for t in trials("rng", f32) if t.name.endswith("NORMAL"))
    outputs = fake(trial, lambda x: (x - 1.5) * np.float32(0.9) + 1.5)
    assert "normal" in next(findings(trial, trial.case.inputs, outputs))[1]


def test_a_state_that_stays_is_noticed() -> None:
    trial = trials("rng_bit_generator", ui32)[0]
    outputs = [(row[0], *out[1:]) for row, out in zip(trial.case.inputs, fake(trial), strict=True)]
    assert ("wrong-value", "the state does not advance") in list(findings(trial, trial.case.inputs, outputs))


def test_other_results_from_the_same_state_are_noticed() -> None:
    trial = replace(trials("rng_bit_generator", ui32)[0], repeats=False)
    outputs = fake(trial)
    assert ("nondeterministic", "equal states give different results") in list(
        findings(replace(trial, repeats=True), trial.case.inputs, outputs)
    )


class Answers:
    """An implementation that returns given numbers, one row per input set."""

    name = "answers"

    def __init__(self, rows: Sequence[tuple[Array, ...]]) -> None:
        self._rows = rows

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Results:
        assert len(inputs) == len(self._rows)
        return Results(tuple(self._rows))


@pytest.mark.parametrize("repeats", [True, False])
def test_a_pinned_program_of_random_numbers_shows_whether_they_repeat(repeats: bool) -> None:
    trial = trials("rng_bit_generator", ui32)[0]
    case = replace(trial.case, inputs=(trial.case.inputs[0],) * 2)
    operations = [o for o in case.program.main.body.operations if o.name in RANDOM]
    rows = [tuple(a for o in operations for a in drawn(o, 0 if repeats else k, lambda x: x)) for k in range(2)]
    backend: Any = Answers(rows)
    [judged] = repetition(case)(backend, [case], Latitude())
    kinds = [f.kind for f in failures_of(judged.verdict)]
    assert kinds == ([] if repeats else ["nondeterministic"])


def test_as_many_tests_of_probability_as_stated() -> None:
    count = 0
    for trial in all_trials():
        count += sum(1 for _ in trial.tests([list(c) for c in zip(*fake(trial), strict=True)]))
    assert TESTS / 10 < count < TESTS
    assert ALARM / TESTS < 1e-12
