"""Self-checking programs in pure StableHLO: `main` takes no arguments and returns an i1, true if the results conform.

The inputs are constants behind `optimization_barrier`, which keeps the operations under test from being folded.
Results are compared as integers: `bitcast_convert` gives keys that order all values, -0 before +0, and NaN is
recognized by its bits. So the check does not depend on floating-point comparisons.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from corpora.encoding import Encoding, bits, encoding
from oracles.sets.acceptance import Acceptance, Array, from_bounds, order_key
from spec.program import Constant, Function, Operation, Program, Region, Streams, Value, main_program
from spec.rewriting import rename_functions
from spec.types import (
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    QuantizedType,
    TensorType,
    Type,
    dtype,
    f32,
    i1,
    si8,
    tensor,
    ui8,
)

CASE = "case_under_test"


class NoSelfCheck(Exception):
    """A case has no self-checking program; the message is the reason."""


def self_check(program: Program, inputs: Sequence[Sequence[Array]], expected: Sequence[Any]) -> Program:
    """Return a program that runs `program` on each input set and compares its outputs with `expected`.

    Raises NoSelfCheck.
    """
    if (program.num_replicas, program.num_partitions) != (1, 1):
        raise NoSelfCheck("the program runs on several processes, a check on one")
    if program.streams != Streams():
        raise NoSelfCheck("the program reads a stream, which nothing in a program can fill")
    types = (*(a.type for a in program.main.arguments), *program.main.result_types)
    for t in types:
        if not isinstance(t, TensorType) or not t.is_static:
            raise NoSelfCheck(f"no constant or comparison of type {t}")
        if isinstance(t.element_type, QuantizedType):
            raise NoSelfCheck(f"no constants of type {t}")
    emit = _Emitter()
    verdicts = [v for k, row in enumerate(inputs) for v in _check_input_set(emit, program.main, row, expected, k)]
    result = emit.both(verdicts) or emit.constant(np.array(True), i1)
    main = main_program((), tuple(emit.operations), (result,)).main
    tested = rename_functions(program, {"main": CASE}).functions
    return Program((main, *(replace(f, private=True) for f in tested)))


def _check_input_set(
    emit: _Emitter, main: Function, row: Sequence[Array], expected: Sequence[Acceptance], k: int
) -> Iterator[Value]:
    arguments = []
    for argument, array in zip(main.arguments, row, strict=True):
        constant = emit.constant(array, argument.type.element_type)  # type: ignore[union-attr]
        arguments.append(emit.op("optimization_barrier", (constant,), argument.type))
    outputs = emit.call(CASE, tuple(arguments), main.result_types)
    for output, acceptance in zip(outputs, expected, strict=True):
        one = acceptance.at(min(k, acceptance.input_sets - 1))
        verdict = _conforms(emit, output, one)
        if verdict is not None:
            yield emit.all(verdict)


def _conforms(emit: _Emitter, output: Value, expected: Acceptance) -> Value | None:
    if not isinstance(expected.element_type, ComplexType):
        return _part_conforms(emit, output, _map_arrays(expected, lambda x: x[0]), expected.element_type)
    part = expected.element_type.element
    verdicts = []
    for i, name in enumerate(("real", "imag")):
        value = emit.op(name, (output,), tensor(part, *expected.shape))
        sets = _map_arrays(expected, lambda x, i=i: x[0, ..., i])
        verdicts.append(_part_conforms(emit, value, sets, part))
    return emit.both([v for v in verdicts if v is not None])


@dataclass(frozen=True)
class _Sets:
    lower: Array
    upper: Array
    nan: Array
    unspecified: Array


def _map_arrays(expected: Acceptance, move: Any) -> _Sets:
    return _Sets(*(np.asarray(move(x)) for x in (expected.lower, expected.upper, expected.nan, expected.unspecified)))


def _part_conforms(emit: _Emitter, output: Value, sets: _Sets, element_type: ElementType) -> Value | None:
    if sets.unspecified.all():
        return None
    if isinstance(element_type, FloatType):
        verdict = _float_conforms(emit, output, sets, element_type)
    else:
        verdict = _integer_conforms(emit, output, sets, element_type)
    if sets.unspecified.any():
        verdict = emit.op("or", (verdict, emit.constant(sets.unspecified, i1)), verdict.type)
    return verdict


def _integer_conforms(emit: _Emitter, output: Value, sets: _Sets, element_type: ElementType) -> Value:
    wide = element_type
    if isinstance(element_type, IntegerType) and element_type.width < 8:
        wide = si8 if element_type.signed else ui8
        output = emit.op("convert", (output,), tensor(wide, *sets.lower.shape))
    return emit.between(output, sets.lower.astype(dtype(wide)), sets.upper.astype(dtype(wide)), wide)


def _float_conforms(emit: _Emitter, output: Value, sets: _Sets, element_type: FloatType) -> Value:
    if element_type.width not in (4, 8, 16, 32, 64):  # no integer type of that width exists; f32 holds all values
        output = emit.op("convert", (output,), tensor(f32, *sets.lower.shape))
        element_type = f32
    layout = encoding(element_type)
    key, key_type = _key(emit, output, layout)
    lower = _key_bounds(sets.lower, element_type, 1).astype(dtype(key_type))
    upper = _key_bounds(sets.upper, element_type, -1).astype(dtype(key_type))
    empty = np.isnan(sets.lower) | np.isnan(sets.upper)
    lower = np.where(empty, np.iinfo(lower.dtype).max, lower)
    upper = np.where(empty, np.iinfo(upper.dtype).min, upper)
    inside = emit.between(key, lower, upper, key_type)
    if not layout.has_nan:
        return inside
    is_nan = _is_nan(emit, key, layout, key_type, sets.lower.shape)
    if layout.nan_is_negative_zero:  # its key lies between those of the numbers
        inside = emit.op("and", (inside, emit.op("not", (is_nan,), is_nan.type)), inside.type)
    if not sets.nan.any():
        return inside
    admitted = emit.op("and", (is_nan, emit.constant(sets.nan, i1)), inside.type)
    return emit.op("or", (inside, admitted), inside.type)


def _key(emit: _Emitter, output: Value, layout: Encoding) -> tuple[Value, IntegerType]:
    shape = output.type.shape  # type: ignore[union-attr]
    if not layout.has_sign:
        unsigned = IntegerType(layout.width, signed=False)
        return emit.op("bitcast_convert", (output,), tensor(unsigned, *shape)), unsigned
    signed = IntegerType(layout.width)
    pattern = emit.op("bitcast_convert", (output,), tensor(signed, *shape))
    if layout.width < 8:
        signed = si8
        pattern = emit.op("convert", (pattern,), tensor(si8, *shape))
    negative = emit.compare("LT", pattern, emit.constant(np.zeros(shape, dtype(signed)), signed), signed)
    mask = emit.constant(np.full(shape, layout.magnitude_mask, dtype(signed)), signed)
    flipped = emit.op("xor", (pattern, mask), pattern.type)
    return emit.op("select", (negative, flipped, pattern), pattern.type), signed


def _key_bounds(bounds: Array, t: FloatType, inward: int) -> Array:
    """Return, as i64, the key of the value of the type nearest to each bound, on one side of it.

    The value is at or above the bound if `inward` is 1, at or below it if `inward` is -1. If there is none, the key is
    that after the last value.
    """
    layout = encoding(t)
    least, greatest = _extremes(t)
    clipped = np.clip(np.where(np.isnan(bounds), 1.0, bounds), least, greatest)
    value = from_bounds(clipped, t)
    pattern = bits(value).astype(np.uint64).astype(np.int64)
    magnitude = pattern & np.int64(layout.magnitude_mask)
    negative = (bits(value).astype(np.uint64) & np.uint64(layout.sign_bit)) != 0
    key = np.where(negative, -1 - magnitude, magnitude)
    ordered, bound = order_key(value.astype(np.float64)), order_key(bounds)
    misses = ordered < bound if inward > 0 else ordered > bound
    return np.asarray(key + inward * misses).reshape(bounds.shape)


def _extremes(t: FloatType) -> tuple[float, float]:
    layout = encoding(t)
    unsigned = f"u{dtype(t).itemsize}"
    ends = np.array([layout.sign_bit | layout.largest if layout.has_sign else 0, layout.largest], unsigned)
    least, greatest = ends.view(dtype(t)).astype(np.float64)
    return float(least), float(greatest)


def _is_nan(emit: _Emitter, key: Value, layout: Encoding, key_type: IntegerType, shape: tuple[int, ...]) -> Value:
    def beyond(direction: str, limit: int) -> Value:
        return emit.compare(direction, key, emit.constant(np.full(shape, limit, dtype(key_type)), key_type), key_type)

    if layout.nan_is_negative_zero:
        return beyond("EQ", -1)
    above = beyond("GT", layout.largest)
    if not layout.has_sign:
        return above
    return emit.op("or", (above, beyond("LT", -1 - layout.largest)), above.type)


class _Emitter:
    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self._names = 0

    def _value(self, t: Type) -> Value:
        self._names += 1
        return Value(f"v{self._names}", t)

    def op(
        self, name: str, operands: tuple[Value, ...], t: Type, regions: tuple[Region, ...] = (), **attributes: Any
    ) -> Value:
        result = self._value(t)
        self.operations.append(Operation(name, operands, tuple(sorted(attributes.items())), regions, (result,)))
        return result

    def constant(self, array: Array, element_type: ElementType) -> Value:
        value = Constant.of(np.asarray(array), element_type)
        return self.op("constant", (), value.type, value=value)

    def call(self, callee: str, arguments: tuple[Value, ...], types: tuple[Type, ...]) -> tuple[Value, ...]:
        results = tuple(map(self._value, types))
        self.operations.append(Operation("func.call", arguments, (("callee", callee),), (), results))
        return results

    def compare(self, direction: str, lhs: Value, rhs: Value, element_type: ElementType) -> Value:
        signed = isinstance(element_type, IntegerType) and element_type.signed
        t = tensor(i1, *lhs.type.shape)  # type: ignore[union-attr]
        kind = "SIGNED" if signed else "UNSIGNED"
        return self.op("compare", (lhs, rhs), t, comparison_direction=direction, compare_type=kind)

    def between(self, x: Value, lower: Array, upper: Array, element_type: ElementType) -> Value:
        """Emit lower <= x <= upper; a single comparison if the bounds are equal."""
        if np.array_equal(lower, upper):
            return self.compare("EQ", x, self.constant(lower, element_type), element_type)
        above = self.compare("GE", x, self.constant(lower, element_type), element_type)
        below = self.compare("LE", x, self.constant(upper, element_type), element_type)
        return self.op("and", (above, below), above.type)

    def both(self, verdicts: Sequence[Value]) -> Value | None:
        whole = None
        for v in verdicts:
            whole = v if whole is None else self.op("and", (whole, v), v.type)
        return whole

    def all(self, x: Value) -> Value:
        rank = len(x.type.shape)  # type: ignore[union-attr]
        if rank == 0:
            return x
        scalar = tensor(i1)
        a, b, both = self._value(scalar), self._value(scalar), self._value(scalar)
        body = Region((a, b), (Operation("and", (a, b), (), (), (both,)), Operation("return", (both,))))
        true = self.constant(np.array(True), i1)
        return self.op("reduce", (x, true), scalar, (body,), dimensions=tuple(range(rank)))
