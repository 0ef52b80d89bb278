"""Faults: expressions simplified as for real numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from spec.program import Operation, Value
from spec.types import FloatType, TensorType
from validation.implementations.legal_freedoms import nearest
from validation.implementations.machine import Array, Call
from validation.known_bad.known_bad_registry import bad, rightly


class Expression:
    def __init__(self, call: Call) -> None:
        assert call.machine.program is not None
        self._by_name = {
            r.name: o for o in call.machine.program.main.body.operations for r in o.results
        }  # fmt: skip
        self._call = call
        self.operands: tuple[Value, ...] = call.op.operation.operands

    def producer(self, v: Value, op: str) -> Operation | None:
        found = self._by_name.get(v.name)
        return found if found is not None and found.name == op else None

    def array(self, v: Value) -> Array:
        return np.asarray(self._call.scope[v.name].array)

    def is_constant(self, v: Value, number: float | None = None) -> bool:
        if self.producer(v, "constant") is None:
            return False
        return number is None or bool((self.array(v) == number).all())

    def round_to(self, array: Array, like: Value) -> Array:
        t = like.type
        assert isinstance(t, TensorType)
        assert isinstance(t.element_type, FloatType)
        return nearest(array, t.element_type)


Simplification = Callable[[Expression], Array | None]
"""Returns the simplified expression, None if it does not apply."""


def simplification(op: str, name: str) -> Callable[[Simplification], Simplification]:
    def register(simplify: Simplification) -> Simplification:
        @bad(op, name, where="algebra")
        def kernel(call: Call) -> Any:
            right = rightly(call)
            t = call.op.operation.operands[0].type
            if not isinstance(t, TensorType) or not isinstance(t.element_type, FloatType):
                return right
            found = simplify(Expression(call))
            return right if found is None else right.with_array(found)

        return simplify

    return register


def _beside(op: str, name: str, number: float, place: int, result: Callable[[Array], Array]) -> None:
    @simplification(op, name)
    def simplify(e: Expression) -> Array | None:
        constant, other = e.operands[place], e.operands[1 - place]
        return result(e.array(other)) if e.is_constant(constant, number) else None


_beside("multiply", "x * 0 is 0", 0.0, 1, np.zeros_like)
_beside("add", "x + 0 is x", 0.0, 1, np.asarray)
_beside("subtract", "0 - x is -x", 0.0, 0, np.negative)
_beside("divide", "0 / x is 0", 0.0, 0, np.zeros_like)
_beside("power", "x to the power of 0.5 is sqrt(x)", 0.5, 1, np.sqrt)


def _of_itself(op: str, name: str, result: Callable[[Array], Array]) -> None:
    @simplification(op, name)
    def simplify(e: Expression) -> Array | None:
        x, y = e.operands
        return result(e.array(x)) if x == y else None


_of_itself("subtract", "x - x is 0", np.zeros_like)
_of_itself("divide", "x / x is 1", np.ones_like)
_of_itself("compare", "x is never unlike itself", lambda x: np.zeros(x.shape, bool))


@simplification("divide", "a / b is a times the reciprocal of b")
def _multiply_by_reciprocal(e: Expression) -> Array | None:
    a, b = e.operands
    return e.array(a) * e.round_to(1 / e.array(b), b)


@simplification("divide", "x / c is x times the reciprocal of c, of constants alone")
def _multiply_by_constant_reciprocal(e: Expression) -> Array | None:
    x, c = e.operands
    return e.array(x) * e.round_to(1 / e.array(c), c) if e.is_constant(c) else None


def _undo(op: str, undo: str) -> None:
    @simplification(undo, f"(a {op} b) {undo} b is a")
    def simplify(e: Expression) -> Array | None:
        inner, b = e.operands
        found = e.producer(inner, op)
        return e.array(found.operands[0]) if found is not None and found.operands[1] == b else None


_undo("add", "subtract")
_undo("subtract", "add")
_undo("multiply", "divide")
_undo("divide", "multiply")


def _inverse(op: str, of: str) -> None:
    @simplification(op, f"{op}({of} x) is x")
    def simplify(e: Expression) -> Array | None:
        found = e.producer(e.operands[0], of)
        return e.array(found.operands[0]) if found is not None else None


_inverse("log", "exponential")
_inverse("exponential", "log")


@simplification("sqrt", "sqrt(x * x) is |x|")
def _root_of_square(e: Expression) -> Array | None:
    found = e.producer(e.operands[0], "multiply")
    if found is None or found.operands[0] != found.operands[1]:
        return None
    return np.abs(e.array(found.operands[0]))


@simplification("multiply", "sqrt(x) * sqrt(x) is x")
def _square_of_root(e: Expression) -> Array | None:
    a, b = e.operands
    found = e.producer(a, "sqrt")
    return e.array(found.operands[0]) if a == b and found is not None else None


@simplification("log", "log(sqrt x) is log(x) / 2")
def _log_of_root(e: Expression) -> Array | None:
    found = e.producer(e.operands[0], "sqrt")
    return e.round_to(np.log(e.array(found.operands[0])), e.operands[0]) / 2 if found is not None else None


@simplification("multiply", "(a * b) * c is a * (b * c)")
def _reassociate_product(e: Expression) -> Array | None:
    inner, c = e.operands
    found = e.producer(inner, "multiply")
    if found is None:
        return None
    return e.array(found.operands[0]) * e.round_to(e.array(found.operands[1]) * e.array(c), c)


@simplification("add", "(a + b) + c is a + (b + c)")
def _reassociate_sum(e: Expression) -> Array | None:
    inner, c = e.operands
    found = e.producer(inner, "add")
    if found is None:
        return None
    return e.array(found.operands[0]) + e.round_to(e.array(found.operands[1]) + e.array(c), c)


@simplification("divide", "1 / (1 / x) is x")
def _reciprocal_of_reciprocal(e: Expression) -> Array | None:
    one, inner = e.operands
    found = e.producer(inner, "divide")
    if found is None or not e.is_constant(one, 1.0) or not e.is_constant(found.operands[0], 1.0):
        return None
    return e.array(found.operands[1])


@simplification("negate", "-(a - b) is b - a")
def _negate_difference(e: Expression) -> Array | None:
    found = e.producer(e.operands[0], "subtract")
    return e.array(found.operands[1]) - e.array(found.operands[0]) if found is not None else None


@simplification("convert", "narrowed and widened is x")
def _skip_conversions(e: Expression) -> Array | None:
    found = e.producer(e.operands[0], "convert")
    return e.array(found.operands[0]) if found is not None else None


@simplification("convert", "a result is converted before it is rounded")
def _convert_unrounded(e: Expression) -> Array | None:
    (v,) = e.operands
    computes: dict[str, Callable[[Array, Array], Array]] = {
        "add": np.add, "subtract": np.subtract, "multiply": np.multiply, "divide": np.divide,
    }  # fmt: skip
    for name, compute in computes.items():
        found = e.producer(v, name)
        if found is not None:
            a, b = found.operands
            return compute(e.array(a), e.array(b))
    return None
