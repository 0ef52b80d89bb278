"""Programs of rng and rng_bit_generator on fixed arguments, and statistical tests of their results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np

from generators.cases import Case
from oracles.deviations import identical
from spec.program import Constant, Operation, Value, main_program
from spec.types import ElementType, FloatType, IntegerType, bf16, dtype, f16, f32, f64, si64, tensor, ui64
from trials.claims import fairness
from trials.claims.fairness import Array

ALARM = 1e-9
"""Upper bound on the probability that a whole run rejects a fair generator."""

TESTS = 20_000
"""Upper bound on the number of statistical tests in a run on one backend."""

COUNT = 1 << 14
WORDS = 1 << 16
CELLS = 17

Finding = tuple[str, str]
"""A kind of deviation, and a message."""


@dataclass(frozen=True)
class Trial:
    """A program with statistical tests of its outputs.

    The tests get one column of arrays per output. Every input set occurs twice.
    """

    name: str
    case: Case
    tests: Callable[[list[list[Array]]], Iterator[tuple[str, float]]]
    repeats: bool
    """Whether equal input sets must give equal results."""


def trials(op: str, t: ElementType) -> list[Trial]:
    if op == "rng":
        return [_uniform(t), *([_normal(t)] if isinstance(t, FloatType) else [])]
    # Bits are drawn as unsigned integers are: for other types one algorithm says as much as all.
    asked = ALGORITHMS if isinstance(t, IntegerType) and not t.signed else ALGORITHMS[-1:]
    return [_bits(t, *each) for each in asked]


def _rng(t: ElementType, low: float, high: float, distribution: str, *, count: int = COUNT) -> Case:
    a, b, sizes = Value("a", tensor(t)), Value("b", tensor(t)), Value("shape", tensor(si64, 1))
    shape = Constant.of(np.array([count]), si64)
    made = Operation("constant", (), (("value", shape),), (), (sizes,))
    result = Value("result", tensor(t, count))
    drawn = Operation("rng", (a, b, sizes), (("rng_distribution", distribution),), (), (result,))
    row = tuple(np.array(x).astype(dtype(t)) for x in (low, high))
    return Case(main_program((a, b), (made, drawn), (result,)), (row, row), "rng", str(t), "large")


WIDE = (f16, bf16, f32, f64)
"""Types with enough values for a test of their distribution."""


def _uniform(t: ElementType) -> Trial:
    low, high = _interval(t)
    return Trial(f"{t}-UNIFORM", _rng(t, low, high, "UNIFORM"), lambda columns: _uniform_tests(t, columns), False)


def _interval(t: ElementType) -> tuple[float, float]:
    match t:
        case IntegerType(width, signed):
            return (
                (-2 if signed else 0, 1 if signed else 3) if width == 2 else (-3 if signed else 1, 6 if signed else 10)
            )
        case FloatType() if t in WIDE:
            return -1, 3
        case FloatType():
            return 1, 4
    return 0, 1


def _uniform_tests(t: ElementType, columns: list[list[Array]]) -> Iterator[tuple[str, float]]:
    low, high = _interval(t)
    for x in columns[0]:
        if isinstance(t, IntegerType):
            values = range(int(low), int(high))
            edges = [v + 0.5 for v in values][:-1]
            cells = [1 / len(values)] * len(values)
            yield fairness.fits_cells(x.astype(np.float64), edges, cells, "each integer comes as often")
        elif t in WIDE:
            edges = [low + (high - low) * i / CELLS for i in range(1, CELLS)]
            yield fairness.fits_cells(x.astype(np.float64), edges, [1 / CELLS] * CELLS, "the distribution is uniform")
            yield fairness.alternates(x.astype(np.float64), (low + high) / 2)


MEAN, DEVIATION = 1.5, 2.0


def _normal(t: ElementType) -> Trial:
    case = _rng(t, MEAN if t in WIDE else 1, DEVIATION if t in WIDE else 1, "NORMAL")
    return Trial(f"{t}-NORMAL", case, lambda columns: _normal_tests(t, columns), False)


def _normal_tests(t: ElementType, columns: list[list[Array]]) -> Iterator[tuple[str, float]]:
    if t not in WIDE:
        return
    edges = [NormalDist(MEAN, DEVIATION).inv_cdf(i / CELLS) for i in range(1, CELLS)]
    for x in columns[0]:
        numbers = x.astype(np.float64)
        yield "every number is finite", float(np.isfinite(numbers).all())
        yield fairness.fits_cells(numbers, edges, [1 / CELLS] * CELLS, "the distribution is normal")
        yield fairness.alternates(numbers, MEAN)


STATES = ((1, 2, 3), (0, 0, 0), (0x0123456789ABCDEF, 0xFEDCBA9876543210, 0x0F1E2D3C4B5A6978))
"""Initial states; shorter ones are prefixes."""


ALGORITHMS = (("THREE_FRY", 2), ("PHILOX", 2), ("PHILOX", 3), ("DEFAULT", 2))
"""Algorithms, each with the number of words of its state."""


def _bits(t: ElementType, algorithm: str, size: int) -> Trial:
    """Return a trial that calls the generator twice, the second time with the state that the first call returned."""
    state_type, output_type = tensor(ui64, size), tensor(t, WORDS)
    states = [Value(f"state{i}", state_type) for i in range(3)]
    outputs = [Value(f"output{i}", output_type) for i in range(2)]
    calls = tuple(
        Operation("rng_bit_generator", (states[i],), (("rng_algorithm", algorithm),), (), (states[i + 1], outputs[i]))
        for i in range(2)
    )
    program = main_program((states[0],), calls, (states[1], outputs[0], states[2], outputs[1]))
    rows = [(np.array(s[:size], np.uint64),) for s in STATES]
    case = Case(program, (*rows, *rows), "rng_bit_generator", str(t), "large")
    return Trial(f"{t}-{algorithm}-{size}", case, lambda columns: _bit_tests(t, columns), True)


def _bit_tests(t: ElementType, columns: list[list[Array]]) -> Iterator[tuple[str, float]]:
    first_states, first, second_states, second = (c[: len(STATES)] for c in columns)
    for k in range(len(first)):
        if isinstance(t, IntegerType):
            yield from _word_tests(first[k], second[k], t)
        else:
            yield "two calls differ", float(not identical(first[k], second[k]))
        yield "the state advances", float(not identical(first_states[k], second_states[k]))
    for i in range(len(first)):
        for j in range(i):
            yield "other states give other bits", float(not identical(first[i], first[j]))


def _word_tests(first: Array, second: Array, t: IntegerType) -> Iterator[tuple[str, float]]:
    mask = np.uint64(2**t.width - 1)
    one, other = (x.astype(np.int64 if t.signed else np.uint64).astype(np.uint64) & mask for x in (first, second))
    yield from fairness.bits(one, t.width)
    yield from fairness.low_and_high(one, t.width)
    for what, p in fairness.bits(one ^ other, t.width):
        yield f"between two calls, {what}", p


def findings(trial: Trial, inputs: Sequence[Sequence[Array]], outputs: Sequence[Sequence[Array]]) -> Iterator[Finding]:
    """Yield the failures of a trial: definite ones, and the first statistical one beyond the false-alarm bound."""
    columns = [list(column) for column in zip(*outputs, strict=True)]
    half = len(outputs) // 2
    if trial.repeats and any(not identical(x, y) for c in columns for x, y in zip(c[:half], c[half:], strict=True)):
        yield "nondeterministic", "equal states give different results"
    if trial.case.op == "rng_bit_generator" and any(
        identical(row[0], out[0]) for row, out in zip(inputs, outputs, strict=True)
    ):
        yield "wrong-value", "the state does not advance"
    for what, p in trial.tests(columns):
        if p < ALARM / TESTS:
            yield "wrong-value", f"not so: {what} (probability below {ALARM / TESTS:.0e})"
            return
