"""The subjects of measurement, each an op with an element type, and their measurement on one implementation."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from accuracy import accumulators, elementwise_errors
from accuracy.accumulators import Accumulating
from accuracy.complex_ops import BALLS, MeasuringPlane
from accuracy.conversions import Conversion, Converting, conversions
from accuracy.elementwise_errors import Options
from accuracy.execution import Trouble
from accuracy.measurements import Accumulator, Elementwise, Key, Measurement
from accuracy.real_functions import EXACT, FUNCTIONS, ROUNDED, element_types
from oracles.backends.protocol import Backend
from oracles.reference.elementwise_complex_functions import FUNCTIONS as COMPLEX
from oracles.sets.error_bounds import bound
from spec.types import ComplexType, ElementType, FloatType

Found = Elementwise | Accumulator
Begin = Callable[[Backend], Callable[[], Found]]
"""Sends the programs to a backend; returns a function that awaits the result and may raise Trouble."""


@dataclass(frozen=True)
class Subject:
    """An op on a type; `to` is the target type or format of a conversion."""

    op: str
    element_type: str
    begin: Begin
    to: str = ""
    bound: float | None = None

    def key(self, backend: str) -> Key:
        return backend, self.op, self.element_type, self.to


def subjects(options: Options) -> Iterator[Subject]:
    for op in FUNCTIONS:
        for t in element_types(op):
            if isinstance(t, FloatType):
                yield Subject(op, str(t), _elementwise(op, t, options), bound=bound_for(op, t))
            elif isinstance(t, ComplexType) and op in BALLS:
                yield Subject(op, str(t), _plane(op, t, options), bound=bound_for(op, t))

    for c in conversions():
        yield Subject(c.op, str(c.source), _conversion(c, options), c.name, bound=0.5)

    for op in accumulators.OPS:
        for s in accumulators.TYPES:
            yield Subject(op, str(s), _sums(op, s, options))


def _plane(op: str, t: ComplexType, options: Options) -> Begin:
    return lambda backend: MeasuringPlane(backend, op, t, options).result


def _sums(op: str, t: FloatType, options: Options) -> Begin:
    return lambda backend: Accumulating(backend, op, t, options.seed).result


def _conversion(c: Conversion, options: Options) -> Begin:
    return lambda backend: Converting(backend, c, options).result


def _elementwise(op: str, t: FloatType, options: Options) -> Begin:
    return lambda backend: elementwise_errors.Measuring(backend, op, t, options).result


def bound_for(op: str, t: ElementType) -> float | None:
    """Return the published bound in ULPs, 0.5 for ops that IEEE 754 rounds once, 0 for exact ops; None without one."""
    if isinstance(t, FloatType) and op in {**ROUNDED, **EXACT}:
        return 0.5 if op in ROUNDED else 0.0
    found = COMPLEX.get(op) if isinstance(t, ComplexType) else None
    if found is not None and found.amplified is not None:
        return None
    try:
        return bound(op, t)
    except KeyError:
        return None


class Started:
    def __init__(self, subject: Subject, backend: Backend, name: str) -> None:
        self.subject, self._name = subject, name
        self._begun = time.monotonic()
        self._result: Callable[[], Found] | None = None
        self._trouble = ""
        try:
            self._result = subject.begin(backend)
        except Trouble as e:
            self._trouble = str(e)
        self._spent = time.monotonic() - self._begun

    def measurement(self) -> Measurement:
        begin = time.monotonic()
        found: Found | None = None
        if self._result is not None:
            try:
                found = self._result()
            except Trouble as e:
                self._trouble = str(e)
        s = self.subject
        return Measurement(
            self._name, s.op, s.element_type, s.to, s.bound,
            found if isinstance(found, Elementwise) else None,
            found if isinstance(found, Accumulator) else None,
            self._trouble, round(self._spent + time.monotonic() - begin, 3),
        )  # fmt: skip
