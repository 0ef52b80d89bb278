"""Errors of elementwise ops on a sample of complex numbers: in the complex plane, and of each part.

The error in the plane is the distance to the true value divided by its absolute value, in units of the ULP of 1, as in
oracles/accuracy.toml. Two kinds of operands are left out: non-finite ones, since the specification leaves exceptions to
the implementation, and those on a branch cut, where the sign of a zero selects the side.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flint
import numpy as np

from accuracy import measured_inputs, measured_programs
from accuracy.elementwise_errors import Options
from accuracy.execution import Sent, Trouble, first_outputs, outputs, send
from accuracy.measurements import Elementwise, Errors, Example, Tally
from accuracy.real_functions import arity
from oracles.backends.protocol import Backend
from oracles.reference.elementwise_complex_functions import FUNCTIONS as OF_THE_EVALUATOR
from oracles.sets.acceptance import Array
from oracles.sets.float_grid import grid, ulp
from spec.types import ComplexType, ElementType, dtype

acb: Any = flint.acb
SIZE = 1 << 13
_PRECISIONS = (120, 400, 2600)
_ENOUGH = 64

BALLS: dict[str, Callable[..., Any]] = {
    "add": lambda z, w: z + w,
    "subtract": lambda z, w: z - w,
    "multiply": lambda z, w: z * w,
    "abs": lambda z: acb(abs(z)),
    **{name: f.ball for name, f in OF_THE_EVALUATOR.items()},
}
"""Complex ball arithmetic by op.

Extrema, signs and parts are exact and not measured; other ops have no definition here.
"""


class MeasuringPlane:
    """Measurement of one op on one complex type of one implementation; the constructor sends the programs."""

    def __init__(self, backend: Backend, op: str, t: ComplexType, options: Options) -> None:
        self.op, self.type = op, t
        to: ElementType = t.element if op == "abs" else t
        operands = tuple(_sample(t, options.seed, i) for i in range(arity(op)))
        probes = measured_inputs.probes(SIZE)
        few = probes[measured_inputs.few(len(probes))]
        rows = [[np.full(n, x[i]) for n in measured_programs.lengths(t) for x in operands] for i in few]
        self._few = few
        self._sent = Sent(
            operands,
            send(backend, measured_programs.on_tensor(op, [t] * len(operands), SIZE, to), [list(operands)]),
            send(backend, measured_programs.on_constants(op, t, [x[probes] for x in operands], to), [[]]),
            send(backend, measured_programs.on_vectors(op, t, len(operands), to), rows),
            probes,
        )

    def result(self) -> Elementwise:
        sent = self._sent
        try:
            true, rest = _true_values(self.op, sent.operands)
            (actual,) = first_outputs(sent.large)
            return replace(
                self._errors(true, rest, actual),
                folded=self._fold_tally(actual, true),
                vectors=self._vectors(actual, true),
            )
        finally:
            sent.drain()

    def _errors(self, true: Array, rest: Array, actual: Array) -> Elementwise:
        g, part = grid(self.type.element), self.type.element
        wide = actual.astype(np.complex128)
        known = np.isfinite(true)
        with np.errstate(all="ignore"):
            size = np.abs(true)
            apart = (wide - true) - rest
            plane = np.abs(apart) / (size * 2.0 ** (1 - g.precision))
            by_part = np.maximum(np.abs(apart.real) / ulp(true.real, part), np.abs(apart.imag) / ulp(true.imag, part))
        fits = known & (size <= g.max_finite / 2)
        numbers = fits & np.isfinite(wide)
        normal = numbers & (size >= g.smallest_normal) & _are_normal(self._sent.operands, g.smallest_normal)
        wrong = np.flatnonzero(fits & ~np.isfinite(wide))
        special = Tally(int(fits.sum()), len(wrong), self._example(true, actual, int(wrong[0])) if len(wrong) else None)
        with np.errstate(all="ignore"):
            correct = actual == (true if actual.dtype.kind == "c" else true.real).astype(actual.dtype)
        found = [self._sum(errors, where, correct, true, actual) for errors, where in (
            (plane, normal), (plane, numbers & ~normal), (by_part, normal),
        )]  # fmt: skip
        return Elementwise(SIZE, False, found[0], found[1], Tally(), Tally(), special, parts=found[2])

    def _sum(self, errors: Array, where: Array, correct: Array, true: Array, actual: Array) -> Errors:
        where = where & np.isfinite(errors)
        if not where.any():
            return Errors()
        worst = int(np.argmax(np.where(where, errors, -1.0)))
        return Errors(
            int(where.sum()), float(errors[worst]), float(errors[where].mean()), float(correct[where].mean()),
            self._example(true, actual, worst),
        )  # fmt: skip

    def _example(self, true: Array, actual: Array, i: int) -> Example:
        read = (repr(complex(x[i])) for x in self._sent.operands)
        return Example(tuple(read), repr(complex(actual[i])), repr(complex(true[i])))

    def _fold_tally(self, actual: Array, true: Array) -> Tally | None:
        try:
            (found,) = first_outputs(self._sent.folded)
        except Trouble:
            return None
        return self._differences(self._sent.probes, [found[i : i + 1] for i in range(len(found))], actual, true)

    def _vectors(self, actual: Array, true: Array) -> Tally | None:
        try:
            rows = outputs(self._sent.vectors)
        except Trouble:
            return None
        return self._differences(self._few, [np.concatenate(row) for row in rows], actual, true)

    def _differences(self, places: Array, others: list[Array], actual: Array, true: Array) -> Tally:
        """Count finite results whose value differs in another execution; signs of zeros do not count."""
        wrong = [
            (i, other) for i, other in zip(places.tolist(), others, strict=True)
            if np.isfinite(actual[i]) and not (other == actual[i]).all()
        ]  # fmt: skip
        if not wrong:
            return Tally(len(others))
        i, other = wrong[0]
        first = complex(other[np.flatnonzero(other != actual[i])[0]])
        return Tally(len(others), len(wrong), replace(self._example(true, actual, i), other=repr(first)))


def _are_normal(operands: tuple[Array, ...], least: float) -> Array:
    parts = [p for z in operands for p in (z.real, z.imag)]
    return np.asarray(np.logical_and.reduce([(np.abs(p) >= least) | (p == 0) for p in parts]))


def _sample(t: ComplexType, seed: int, operand: int) -> Array:
    """Return SIZE operands.

    Half have moderate parts. The others are near the axes, near the unit circle and the fixed points on it, have parts
    of arbitrary size, or lie on an axis.
    """
    rng = np.random.Generator(np.random.PCG64([seed, 3, operand]))
    n = SIZE // 8
    moderate = _moderate(rng, 4 * n) + 1j * _moderate(rng, 4 * n)
    tiny = 2.0 ** rng.uniform(-grid(t.element).precision - 4, 0, n) * rng.choice([-1, 1], n)
    near_axis = np.where(rng.random(n) < 0.5, _moderate(rng, n) + 1j * tiny, tiny + 1j * _moderate(rng, n))
    angle = rng.choice([0.0, np.pi / 4, np.pi / 2, np.pi, 1.0, 2.5, -1.3], n) + tiny * rng.random(n)
    near_circle = (1 + tiny * rng.random(n)) * np.exp(1j * angle)
    span = grid(t.element)
    low, high = np.log2(span.smallest_normal) / 2.1, np.log2(span.max_finite) / 2.1
    sizes = 2.0 ** rng.uniform(low, high, (2, n)) * rng.choice([-1, 1], (2, n))
    on_axis = np.where(rng.random(n) < 0.5, _moderate(rng, n) + 0j, 1j * _moderate(rng, n))
    found = np.concatenate([moderate, near_axis, near_circle, sizes[0] + 1j * sizes[1], on_axis])
    return np.asarray(rng.permutation(found).astype(dtype(t)))


def _moderate(rng: np.random.Generator, n: int) -> Array:
    return np.asarray(rng.choice([-1.0, 1.0], n) * 2.0 ** rng.uniform(-8, 3.5, n))


def _true_values(op: str, operands: tuple[Array, ...]) -> tuple[Array, Array]:
    """Return true values as complex128, and their remainders; NaN where none is found, or on a branch cut."""
    true, rest = np.full(SIZE, np.nan + 0j), np.zeros(SIZE, np.complex128)
    columns = [list(zip(z.real.tolist(), z.imag.tolist(), strict=True)) for z in operands]
    cut = getattr(OF_THE_EVALUATOR.get(op), "cut", None)
    for i, row in enumerate(zip(*columns, strict=True)):
        if cut is not None and row[0][1] == 0 and row[0][0] <= cut:
            continue
        ball = _precise(BALLS[op], row)
        if ball is not None:
            true[i] = complex(float(ball.real), float(ball.imag))
            rest[i] = complex(float(ball.real - true[i].real), float(ball.imag - true[i].imag))
    return true, rest


def _precise(function: Callable[..., Any], row: tuple[tuple[float, float], ...]) -> Any:
    before = flint.ctx.prec
    try:
        for precision in _PRECISIONS:
            flint.ctx.prec = precision
            ball = function(*(acb(*parts) for parts in row))
            if not ball.is_finite():
                continue
            if all(p.is_exact() or p.rel_accuracy_bits() >= _ENOUGH for p in (ball.real, ball.imag)):
                return ball
    finally:
        flint.ctx.prec = before
    return ball if ball.is_finite() and ball.rel_accuracy_bits() >= _ENOUGH else None
