"""Accumulator types of sums: random terms summed by reduce, dot_general and convolution (see oracles/bias.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from accuracy.execution import Trouble, first_outputs, send
from accuracy.measurements import Accumulator
from accuracy.measures import as_f64
from oracles import bias
from oracles.backends.protocol import Backend
from oracles.sets.acceptance import Array
from oracles.sets.float_grid import grid, round_to_nearest
from oracles.sets.sums import exact_sum
from spec.parse import parse
from spec.program import Program
from spec.types import FloatType, bf16, dtype, f16, f32, f64

TYPES = (f16, bf16, f32, f64)
TERMS = 512
_ROWS, _COLUMNS = 32, 16
_EXPLAINED = 1.5
"""Factor over the error of sequential additions; addition trees have smaller errors."""
_NEARLY_ALL = 0.98


@dataclass(frozen=True)
class Sums:
    """Many sums by one op: program, inputs, and terms in f64, of shape (sums, TERMS)."""

    program: Program
    inputs: tuple[Array, ...]
    terms: Array


def _random(t: FloatType, shape: tuple[int, ...], seed: int) -> Array:
    rng = np.random.Generator(np.random.PCG64([seed, 4, t.width]))
    return np.asarray(rng.uniform(-1, 1, shape).astype(dtype(t)))


def _factors(t: FloatType, shape: tuple[int, ...], seed: int) -> Array:
    """Return random factors; f64 factors have the precision of f32, so that products are exact."""
    found = _random(t, shape, seed)
    return found.astype(np.float32).astype(np.float64) if t == f64 else found


def _reduce(t: FloatType, seed: int) -> Sums:
    n = _ROWS * _COLUMNS
    x = _random(t, (n, TERMS), seed)
    text = f"""
func.func @main(%x: tensor<{n}x{TERMS}x{t}>) -> tensor<{n}x{t}> {{
  %zero = stablehlo.constant dense<0.0> : tensor<{t}>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<{n}x{TERMS}x{t}>, tensor<{t}>) -> tensor<{n}x{t}>
  return %sum : tensor<{n}x{t}>
}}"""
    return Sums(parse(text), (x,), x.astype(np.float64))


def _dot_general(t: FloatType, seed: int) -> Sums:
    x, y = _factors(t, (_ROWS, TERMS), seed), _factors(t, (TERMS, _COLUMNS), seed + 1)
    left, right, result = (f"tensor<{a}x{b}x{t}>" for a, b in ((_ROWS, TERMS), (TERMS, _COLUMNS), (_ROWS, _COLUMNS)))
    text = f"""
func.func @main(%x: {left}, %y: {right}) -> {result} {{
  %z = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST]
    : ({left}, {right}) -> {result}
  return %z : {result}
}}"""
    return Sums(parse(text), (x, y), _products(x, y))


def _convolution(t: FloatType, seed: int) -> Sums:
    width, features = TERMS // 8, 8
    x, y = _factors(t, (_ROWS, width, features), seed), _factors(t, (width, features, _COLUMNS), seed + 1)
    left, right, result = (
        f"tensor<{a}x{b}x{c}x{t}>"
        for a, b, c in ((_ROWS, width, features), (width, features, _COLUMNS), (_ROWS, 1, _COLUMNS))
    )
    text = f"""
func.func @main(%x: {left}, %y: {right}) -> {result} {{
  %z = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {{}}
    {{batch_group_count = 1 : i64, feature_group_count = 1 : i64,
      precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}}
    : ({left}, {right}) -> {result}
  return %z : {result}
}}"""
    return Sums(parse(text), (x, y), _products(x.reshape(_ROWS, TERMS), y.reshape(TERMS, _COLUMNS)))


def _products(x: Array, y: Array) -> Array:
    found = x.astype(np.float64)[:, None, :] * y.astype(np.float64).T[None, :, :]
    return np.asarray(found.reshape(-1, TERMS))


OPS: dict[str, Callable[[FloatType, int], Sums]] = {
    "reduce": _reduce, "dot_general": _dot_general, "convolution": _convolution,
}  # fmt: skip


class Accumulating:
    """Sums of one op and type on one implementation; the constructor starts their execution."""

    def __init__(self, backend: Backend, op: str, t: FloatType, seed: int) -> None:
        self._sums, self._type = OPS[op](t, seed), t
        self._waiting = send(backend, self._sums.program, [list(self._sums.inputs)])

    def result(self) -> Accumulator:
        (results,) = first_outputs(self._waiting)
        if results.dtype != dtype(self._type):
            raise Trouble(f"Failed: the result is of {results.dtype}")
        return accumulator(as_f64(results), self._sums.terms, self._type)


def accumulator(results: Array, terms: Array, t: FloatType) -> Accumulator:
    errors = bias.sum_errors(results, terms, t)
    found = bias.evidence(results, terms, t)
    high, low = exact_sum(terms)
    correct = float((results == _nearest(high, low, t)).mean())
    return Accumulator(
        len(results), terms.shape[1], float(errors.mean()), float((errors * errors).mean()), correct,
        _widest_explanation(float((errors * errors).mean()), correct, terms, t), "" if found is None else str(found),
    )  # fmt: skip


def _nearest(high: Array, low: Array, t: FloatType) -> Array:
    return round_to_nearest(high + low, t)


def _widest_explanation(variance: float, correct: float, terms: Array, t: FloatType) -> str:
    """Return the widest accumulator type whose sequential additions explain the variance.

    It is at most as wide as the type of the results.
    """
    if correct >= _NEARLY_ALL:
        return f"wider than {t}" if t != f64 else "f64, compensated"
    for c in sorted((u for u in TYPES if grid(u).precision <= grid(t).precision), key=lambda u: -grid(u).precision):
        errors = bias.sum_errors(_one_after_the_other(terms, c), terms, t)
        if np.sqrt(variance) <= _EXPLAINED * np.sqrt(float((errors * errors).mean())):
            return str(c)
    return f"narrower than {bf16}"


def _one_after_the_other(terms: Array, t: FloatType) -> Array:
    total = np.zeros(len(terms))
    for column in terms.T:
        total = round_to_nearest(total + column, t)
    return total
