"""Programs of chained arithmetic on random numbers, which an implementation may fuse, contract and reorder."""

from __future__ import annotations

from typing import Any

import numpy as np

from generators.cases import Case
from spec.program import Constant, Operation, Region, Value, main_program
from spec.types import ComplexType, ElementType, FloatType, TensorType, bf16, complex64, dtype, f16, f32, f64

_BINARY = ("add", "subtract", "multiply", "divide", "add", "subtract", "multiply", "maximum", "minimum")
_UNARY = ("negate", "abs", "sqrt", "exponential", "log", "tanh", "sine", "logistic", "floor", "rsqrt", "sign", "cbrt")
_COMPLEX = ("add", "subtract", "multiply", "add", "multiply")
TYPES: tuple[ElementType, ...] = (f32, bf16, f16, f64, f32, complex64, FloatType("f8E4M3"), FloatType("f8E5M2"))
_SIZE = 24


def chain(rng: np.random.Generator, input_sets: int = 4) -> Case:
    """Draw a case of two to eight operations, some of which end with a sum or product over all elements."""
    t = TYPES[rng.integers(len(TYPES))]
    of = TensorType((_SIZE,), t)
    values = [Value(f"a{i}", of) for i in range(rng.integers(1, 4))]
    arguments, operations = tuple(values), []
    for k in range(int(rng.integers(2, 9))):
        recent = values[-3:] if rng.random() < 0.8 else values
        result = Value(f"v{k}", of)
        name, count = _op(rng, t)
        operands = tuple(recent[rng.integers(len(recent))] for _ in range(count))
        operations.append(Operation(name, operands, (), (), (result,)))
        values.append(result)
    if rng.random() < 0.3:
        operations += _fold(values[-1], "multiply" if rng.random() < 0.3 else "add", t)
        values.append(operations[-1].results[0])
    program = main_program(arguments, tuple(operations), (values[-1],))
    inputs = tuple(tuple(_numbers(rng, t) for _ in arguments) for _ in range(input_sets))
    return Case(program, inputs)


def _op(rng: np.random.Generator, t: ElementType) -> tuple[str, int]:
    if isinstance(t, ComplexType):
        return _COMPLEX[rng.integers(len(_COMPLEX))], 2
    if rng.random() < 0.65:
        return _BINARY[rng.integers(len(_BINARY))], 2
    return _UNARY[rng.integers(len(_UNARY))], 1


def _fold(x: Value, name: str, t: ElementType) -> list[Operation]:
    scalar = TensorType((), t)
    p, q, r, init, result = (Value(n, scalar) for n in ("p", "q", "r", "init", "result"))
    neutral = Constant.of(np.array(0 if name == "add" else 1).astype(dtype(t)), t)
    body = Region((p, q), (Operation(name, (p, q), (), (), (r,)), Operation("return", (r,))))
    return [
        Operation("constant", (), (("value", neutral),), (), (init,)),
        Operation("reduce", (x, init), (("dimensions", (0,)),), (body,), (result,)),
    ]


def _numbers(rng: np.random.Generator, t: ElementType) -> np.ndarray[Any, Any]:
    kind = rng.random()
    x = rng.normal(size=_SIZE) * np.exp(rng.normal(0, 1.5, _SIZE))
    if kind < 0.25:
        x = rng.integers(-8, 9, _SIZE).astype(np.float64)
    elif kind < 0.4:
        x = x * np.exp(rng.normal(0, 20, _SIZE))
    with np.errstate(all="ignore"):
        if isinstance(t, ComplexType):
            return (x + 1j * rng.normal(size=_SIZE)).astype(dtype(t))
        return x.astype(dtype(t))
