"""Errors of convert and reduce_precision.

Types of up to 16 bits are converted exhaustively, wider ones on samples; reduce_precision has a few formats.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from accuracy import measured_inputs, measured_programs, measures
from accuracy.elementwise_errors import Options
from accuracy.execution import Trouble, first_outputs, send
from accuracy.measured_programs import Attributes
from accuracy.measurements import Elementwise, Errors, Tally
from accuracy.measures import Elements, Measures, as_f64
from accuracy.truths import Truths
from oracles.backends.protocol import Backend
from oracles.evaluator import evaluate
from oracles.limits import Limits
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.float_grid import above, below, grid
from oracles.sets.true_values import Function
from spec.program import Program
from spec.types import ELEMENT_TYPES, ComplexType, ElementType, FloatType, IntegerType, dtype, f32, f64, num_bits

FORMATS = ((2, 1), (4, 3), (5, 2), (5, 10), (8, 7), (8, 10), (8, 23))
"""Exponent and mantissa bits of f4E2M1, f8E4M3, f8E5M2, f16, bf16, tf32 and f32."""
_TIES = 1 << 14


@dataclass(frozen=True)
class Conversion:
    op: str
    source: ElementType
    target: ElementType
    name: str
    attributes: Attributes = ()


def conversions() -> Iterator[Conversion]:
    narrow = [t for t in ELEMENT_TYPES if num_bits(t) <= 16]
    for source in (*narrow, f32, f64):
        for target in (*narrow, f32, f64):
            if source != target and (source in narrow or isinstance(target, FloatType)):
                yield Conversion("convert", source, target, str(target))
    for t in ELEMENT_TYPES:
        if isinstance(t, FloatType):
            for exponent, mantissa in FORMATS:
                attributes = (("exponent_bits", exponent), ("mantissa_bits", mantissa))
                yield Conversion("reduce_precision", t, t, f"e{exponent}m{mantissa}", attributes)


class Converting:
    def __init__(self, backend: Backend, conversion: Conversion, options: Options) -> None:
        self._c = c = conversion
        self._operand = _values(c, options.seed)
        size = len(self._operand)
        self._program = measured_programs.on_tensor(c.op, [c.source], size, c.target, c.attributes)
        self._waiting = send(backend, self._program, [[self._operand]])
        self._probes = measured_inputs.probes(size)
        constants = measured_programs.on_constants(
            c.op, c.source, [self._operand[self._probes]], c.target, c.attributes
        )
        self._folded = send(backend, constants, [[]])

    def result(self) -> Elementwise:
        try:
            (actual,) = first_outputs(self._waiting)
            if actual.dtype != dtype(self._c.target):
                raise Trouble(f"Failed: the result is of {actual.dtype}")
            target = self._c.target
            return (
                self._measure_floats(actual, target)
                if isinstance(target, FloatType)
                else self._measure_integers(actual)
            )
        finally:
            self._folded()

    @property
    def _exhaustive(self) -> bool:
        return num_bits(self._c.source) <= 16

    def _measure_floats(self, actual: Array, t: FloatType) -> Elementwise:
        c = self._c
        operand = as_f64(self._operand)
        true, kept = operand, np.ones(operand.shape, np.bool_)
        if c.op != "convert":
            sets = _sets(self._program, self._operand)
            true, kept = sets.lower[0], ~sets.unspecified[0]
        elements = Elements(
            (operand[kept],), Truths(true[kept], np.zeros(int(kept.sum()))), as_f64(actual)[kept], t
        )  # fmt: skip
        found = Measures(Function(c.op, self._again, self._again, _nowhere), t, operand_type=_float_or_none(c.source))
        found.add(elements)
        parity, symmetric = measures.symmetry(elements)
        return replace(
            found.result(self._exhaustive), order=measures.order(elements), parity=parity, symmetry=symmetric,
            folded=self._folds(actual, true, kept),
        )  # fmt: skip

    def _again(self, operand: Array) -> Array:
        if self._c.op == "convert":
            return operand
        c = self._c
        program = measured_programs.on_tensor(c.op, [c.source], len(operand), c.target, c.attributes)
        return np.asarray(_sets(program, operand.astype(dtype(c.source))).lower[0])

    def _folds(self, actual: Array, true: Array, kept: Array) -> Tally | None:
        t = self._c.target
        assert isinstance(t, FloatType)
        try:
            (other,) = first_outputs(self._folded)
        except Trouble:
            return None
        at = self._probes[kept[self._probes]]
        known = Truths(true[at], np.zeros(len(at)))
        probed = Elements((as_f64(self._operand[at]),), known, as_f64(actual[at]), t)
        return measures.differences(probed, list(as_f64(other[kept[self._probes]])[:, None]))

    def _measure_integers(self, actual: Array) -> Elementwise:
        sets = _sets(self._program, self._operand)
        kept = np.flatnonzero(~sets.unspecified[0])
        wrong = ~sets.contains(actual[np.newaxis])[0][kept]
        apart = np.abs(as_f64(actual)[kept] - sets.lower[0][kept].astype(np.float64))
        zeros = np.zeros(len(kept))
        e = Elements(
            (as_f64(self._operand)[kept],), Truths(as_f64(sets.lower[0])[kept], zeros), as_f64(actual)[kept], f64
        )
        if not len(kept):
            return Elementwise(len(actual), self._exhaustive, Errors(), Errors(), Tally(), Tally(), Tally())
        worst = int(np.argmax(apart))
        errors = Errors(len(kept), float(apart[worst]), float(apart.mean()), 1 - float(wrong.mean()), e.example(worst))
        return Elementwise(
            len(actual), self._exhaustive, errors, Errors(), Tally(), Tally(), Tally(), folded=self._same(actual, kept)
        )

    def _same(self, actual: Array, kept: Array) -> Tally | None:
        try:
            (other,) = first_outputs(self._folded)
        except Trouble:
            return None
        places = np.flatnonzero(np.isin(self._probes, kept))
        return Tally(len(places), int((other[places] != actual[self._probes[places]]).sum()))


def _nowhere(x: Array, result: Array) -> Array:
    return np.zeros(result.shape, np.bool_)


def _float_or_none(t: ElementType) -> FloatType | None:
    return t if isinstance(t, FloatType) else None


def _sets(program: Program, operand: Array) -> Acceptance:
    (found,) = evaluate(program, [[operand]], limits=Limits(seconds=600.0))
    assert isinstance(found, Acceptance)
    return found


def _values(c: Conversion, seed: int) -> Array:
    """Return all values of a narrow source type; of f32 or f64 a sample, with ties of a narrower target."""
    t = c.source
    assert not isinstance(t, ComplexType)
    if isinstance(t, FloatType):
        found = measured_inputs.unary(t, seed)
        if num_bits(t) > 16 and isinstance(c.target, FloatType) and num_bits(c.target) < num_bits(t):
            found = np.concatenate([_beside_ties(t, c.target, seed), found])
        return found
    width = num_bits(t)
    bits = np.arange(1 << width)
    if width == 1:
        return bits.astype(np.bool_)
    assert isinstance(t, IntegerType)
    return np.asarray((bits - (1 << (width - 1)) if t.signed else bits).astype(dtype(t)))


def _beside_ties(t: FloatType, target: FloatType, seed: int) -> Array:
    """Return values of `t` halfway between two values of `target`, with both neighbours of each in `t`."""
    rng = np.random.Generator(np.random.PCG64([seed, 2]))
    g = grid(target)
    with np.errstate(all="ignore"):
        low, high = np.log2(g.smallest) - 1, np.log2(g.max_finite)
        x = (2.0 ** rng.uniform(low, high, _TIES)).astype(dtype(t)).astype(np.float64)
        tie = (below(x, target) / 2 + above(x, target) / 2).astype(dtype(t))
        found = np.concatenate([tie, np.nextafter(tie, dtype(t).type(0)), np.nextafter(tie, dtype(t).type(np.inf))])
    return np.concatenate([found, -found])
