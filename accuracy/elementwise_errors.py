"""Errors of an elementwise op on one real type: on all inputs or a sample, with a search for larger errors."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from accuracy import measured_inputs, measured_programs, measures
from accuracy.execution import Sent, Trouble, Waiting, first_outputs, outputs, send
from accuracy.measurements import Elementwise, Tally
from accuracy.measures import Elements, Measures, as_f64
from accuracy.real_functions import FUNCTIONS, arity
from accuracy.truths import Truths, by_balls, truths
from oracles.backends.protocol import Backend
from oracles.sets.acceptance import Array
from spec.types import FloatType, dtype

CHUNK = 1 << 20
"""Most elements of a tensor; larger inputs are split into several input sets."""
ROUNDS, WORST, VARIANTS = 4, 64, 1 << 12
"""The search: number of rounds, inputs that a round starts from, and new inputs per round."""


@dataclass(frozen=True)
class Options:
    pairs: int = measured_inputs.PAIRS
    seed: int = 0


class Measuring:
    def __init__(self, backend: Backend, op: str, t: FloatType, options: Options) -> None:
        self.backend, self.op, self.type, self.options = backend, op, t, options
        self._sent = self._send()

    def _send(self) -> Sent:
        operands = self._operands()
        probes = measured_inputs.probes(len(operands[0]))
        probed = [x[probes] for x in operands]
        few = measured_inputs.few(len(probes))
        rows = [[np.full(n, x[i]) for n in measured_programs.lengths(self.type) for x in probed] for i in few]
        n = arity(self.op)
        return Sent(
            operands,
            self._execute(operands),
            send(self.backend, measured_programs.on_constants(self.op, self.type, probed, self.type), [[]]),
            send(self.backend, measured_programs.on_vectors(self.op, self.type, n, self.type), rows),
            probes,
        )

    def _operands(self) -> tuple[Array, ...]:
        if arity(self.op) == 1:
            return (measured_inputs.unary(self.type, self.options.seed),)
        return measured_inputs.pairs(self.type, self.options.pairs, self.options.seed)

    def _execute(self, operands: tuple[Array, ...]) -> Waiting:
        size = min(len(operands[0]), CHUNK)
        count = -(-len(operands[0]) // size)
        rows = [[np.resize(x[k * size : (k + 1) * size], size) for x in operands] for k in range(count)]
        return send(
            self.backend, measured_programs.on_tensor(self.op, [self.type] * len(operands), size, self.type), rows
        )

    def result(self) -> Elementwise:
        try:
            return self._measure()
        finally:
            self._sent.drain()

    def _measure(self) -> Elementwise:
        operands, f, t = self._sent.operands, FUNCTIONS[self.op], self.type
        size, is_unary = len(operands[0]), len(operands) == 1
        known = truths(f, tuple(map(as_f64, operands)), t) if size <= CHUNK else None
        actual = np.concatenate(first_outputs(self._sent.large))[:size]
        self._check(actual)
        found = Measures(f, t, t)
        chunks = (slice(k, k + CHUNK) for k in range(0, size, CHUNK))
        errors = [found.add(self._elements(operands, actual, chunk, known)) for chunk in chunks]
        if not measured_inputs.is_narrow(t):
            self._climb(found, operands, np.concatenate(errors))
        result = found.result(exhaustive=measured_inputs.is_narrow(t) and (is_unary or t.width <= 8))
        if is_unary:
            result = self._together(result, self._elements(operands, actual, slice(None), known))
        probed = self._elements(operands, actual, self._sent.probes, known)
        return replace(result, folded=self._fold_tally(probed), vectors=self._vectors(probed))

    def _elements(
        self, operands: tuple[Array, ...], actual: Array, where: Array | slice, known: Truths | None
    ) -> Elements:
        parts = tuple(as_f64(x[where]) for x in operands)
        found = known[where] if known is not None else truths(FUNCTIONS[self.op], parts, self.type)
        return Elements(parts, found, as_f64(actual[where]), self.type)

    def _check(self, actual: Array) -> None:
        if actual.dtype != dtype(self.type):
            raise Trouble(f"Failed: the result is of {actual.dtype}")

    def _climb(self, found: Measures, operands: tuple[Array, ...], errors: Array) -> None:
        rng = np.random.Generator(np.random.PCG64([self.options.seed, 1]))
        worst, height = _worst(operands, errors)
        for _ in range(ROUNDS):
            if not len(worst[0]):
                return
            tried = measured_inputs.neighbours_of(worst, VARIANTS, self.type, rng)
            actual = np.concatenate(first_outputs(self._execute(tried)))
            parts = tuple(map(as_f64, tried))
            with np.errstate(all="ignore"):
                known = by_balls(FUNCTIONS[self.op], parts, np.asarray(FUNCTIONS[self.op].double(*parts)), self.type)
            errors = found.add(Elements(parts, known, as_f64(actual), self.type))
            both = tuple(np.concatenate(p) for p in zip(worst, tried, strict=True))
            worst, height = _worst(both, np.concatenate([height, errors]))

    def _together(self, result: Elementwise, e: Elements) -> Elementwise:
        parity, symmetric = measures.symmetry(e)
        return replace(result, order=measures.order(e), symmetry=symmetric, parity=parity)

    def _fold_tally(self, e: Elements) -> Tally | None:
        try:
            (found,) = first_outputs(self._sent.folded)
        except Trouble:
            return None
        return measures.differences(e, list(as_f64(found)[:, None]))

    def _vectors(self, probed: Elements) -> Tally | None:
        try:
            rows = outputs(self._sent.vectors)
        except Trouble:
            return None
        few = measured_inputs.few(len(probed.actual))
        some = Elements(
            tuple(x[few] for x in probed.operands), probed.truths[few], probed.actual[few], probed.type
        )  # fmt: skip
        return measures.differences(some, [np.concatenate(list(map(as_f64, row))) for row in rows])


def _worst(operands: tuple[Array, ...], errors: Array) -> tuple[tuple[Array, ...], Array]:
    at = np.argsort(errors, kind="stable")[::-1][:WORST]
    at = at[errors[at] >= 0]
    return tuple(x[at] for x in operands), errors[at]
