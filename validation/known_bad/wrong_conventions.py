"""Faults in conventions: folded or fused operations return another value for what the specification leaves open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import numpy as np

from spec.op import facts_of, is_described
from spec.types import FloatType, IntegerType
from spec.vocabulary import max_value, min_value
from validation.implementations.integers import in_python
from validation.implementations.legal_freedoms import in_steps
from validation.implementations.machine import Array, Call, Tensor
from validation.known_bad.known_bad_registry import bad, on, rightly

Change = Callable[[Call, Tensor], Array]
"""Maps a call and its correct result to another one."""


def is_folded(call: Call) -> bool:
    program = call.machine.program
    assert program is not None
    constants = {o.results[0].name for o in program.main.body.operations if o.name == "constant"}
    operands = call.op.operation.operands
    return bool(operands) and all(v.name in constants for v in operands)


def is_fused(call: Call) -> bool:
    program = call.machine.program
    assert program is not None
    names = [o.name for o in program.main.body.operations if is_described(o.name)]
    return sum(facts_of(n).computes for n in names) > 1


def _otherwise(op: str, name: str, change: Change) -> None:
    places: tuple[tuple[Literal["folded", "fused"], Callable[[Call], bool]], ...]
    places = (("folded", is_folded), ("fused", is_fused))
    for where, applies in places:

        @bad(op, f"{name}, where it is {where}", where=where)
        def kernel(call: Call, applies: Callable[[Call], bool] = applies) -> Any:
            right = rightly(call)
            return right.with_array(change(call, right)) if applies(call) else right


def _saturate(compute: Callable[[Array, Array], Array]) -> Change:
    def change(call: Call, right: Tensor) -> Array:
        t = right.element_type
        if not isinstance(t, IntegerType):
            return right.array
        exact = compute(*(in_python(x.array) for x in call.operands))
        row = [min(max(v, min_value(t)), max_value(t)) for v in exact]
        return np.array(row, object).reshape(right.shape)

    return change


_otherwise("add", "overflow saturates", _saturate(lambda a, b: a + b))
_otherwise("subtract", "overflow saturates", _saturate(lambda a, b: a - b))
_otherwise("multiply", "overflow saturates", _saturate(lambda a, b: a * b))


def _shift_by_rest(call: Call, right: Tensor) -> Array:
    x, by = call.operands
    t = right.element_type
    assert isinstance(t, IntegerType)
    rest = by.with_array(in_python(by.array).reshape(by.shape) % t.width)
    return np.asarray(rightly(on(call, x, rest)).array)


_otherwise("shift_left", "amounts modulo the width", _shift_by_rest)
_otherwise("shift_right_logical", "amounts modulo the width", _shift_by_rest)


def _zero_for_division_by_zero(call: Call, right: Tensor) -> Array:
    if not isinstance(right.element_type, IntegerType):
        return right.array
    return np.where(call.operands[1].array == 0, 0, right.array)


_otherwise("divide", "zero for division by zero", _zero_for_division_by_zero)


def _round_towards_zero(call: Call, right: Tensor) -> Array:
    (x,) = call.operands
    t, of = right.element_type, x.element_type
    if not isinstance(t, FloatType) or not isinstance(of, FloatType) or t.name not in ("bf16", "f16", "f32"):
        return right.array
    precision = {"bf16": 8, "f16": 11, "f32": 24}[t.name]
    nearest = in_steps(x.array, precision, -200)
    above = np.isfinite(x.array) & (np.abs(nearest) > np.abs(x.array)) & np.isfinite(right.array)
    return np.where(above, in_steps(x.array * (1 - 2.0**-precision), precision, -200), right.array)


_otherwise("convert", "narrowed towards zero", _round_towards_zero)


def _swap_bits(call: Call, right: Tensor) -> Array:
    return right.array[..., ::-1] if len(right.shape) > len(call.operands[0].shape) else right.array


_otherwise("bitcast_convert", "the highest bits first", _swap_bits)
