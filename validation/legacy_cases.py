"""Cases of ops outside the specification, which no other generator draws."""

from __future__ import annotations

import string
from collections.abc import Callable
from typing import Any

import numpy as np

from generators.cases import Case
from spec.program import Operation, Value, main_program
from spec.types import (
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    TensorType,
    bf16,
    complex64,
    dtype,
    f16,
    f32,
    f64,
    i1,
    si8,
    si32,
    si64,
    ui8,
    ui64,
)

Array = np.ndarray[Any, Any]
Shape = tuple[int, ...]
TYPES: tuple[ElementType, ...] = (f32, f64, f16, bf16, si64, si32, ui8, si8, i1, complex64, FloatType("f8E4M3"))


def draw(rng: np.random.Generator, op: str, element_type: ElementType | None = None, input_sets: int = 4) -> Case:
    t = element_type or TYPES[rng.integers(len(TYPES))]
    types, attributes, shape = _DRAWN[op](rng, t)
    arguments = tuple(Value(f"a{i}", x) for i, x in enumerate(types))
    result = (Value("r", TensorType(shape, t)),)
    operation = Operation(op, arguments, tuple(sorted(attributes.items())), (), result)
    inputs = tuple(tuple(_elements(rng, x, t) for x in types) for _ in range(input_sets))
    return Case(main_program(arguments, (operation,), result), inputs, op, str(t))


def _shape(rng: np.random.Generator, most: int = 3) -> Shape:
    return tuple(int(n) for n in rng.choice([0, 1, 2, 3, 4], rng.integers(most + 1), p=[0.04, 0.16, 0.3, 0.3, 0.2]))


Drawn = tuple[list[TensorType], dict[str, Any], Shape]


def _broadcast(rng: np.random.Generator, t: ElementType) -> Drawn:
    new, old = _shape(rng, 2), _shape(rng)
    return [TensorType(old, t)], {"broadcast_sizes": new}, (*new, *old)


def _dot(rng: np.random.Generator, t: ElementType) -> Drawn:
    m, k, n = (int(rng.integers(1, 6)) for _ in range(3))
    left, right = [((k,), (k,)), ((m, k), (k,)), ((m, k), (k, n))][rng.integers(3)]
    return [TensorType(left, t), TensorType(right, t)], {}, (*left[:-1], *right[1:])


def _labels(rng: np.random.Generator, sizes: dict[str, int]) -> str:
    names = "".join(rng.permutation(list(sizes))[: rng.integers(1, 4)])
    return names + (names[0] if rng.random() < 0.15 else "")


def _einsum_of(rng: np.random.Generator, t: ElementType, operands: int) -> Drawn:
    sizes = {name: int(rng.integers(1, 5)) for name in string.ascii_lowercase[:4]}
    sources = [_labels(rng, sizes) for _ in range(operands)]
    all_names = sorted(set("".join(sources)))
    target = "".join(rng.permutation([n for n in all_names if rng.random() < 0.6] or all_names[:1]))
    types = [TensorType(tuple(sizes[n] for n in names), t) for names in sources]
    return types, {"einsum_config": f"{','.join(sources)}->{target}"}, tuple(sizes[n] for n in target)


def _torch_index_select(rng: np.random.Generator, t: ElementType) -> Drawn:
    shape = tuple(max(n, 1) for n in (*_shape(rng, 2), int(rng.integers(1, 5))))
    dim = int(rng.integers(len(shape)))
    batch = int(rng.integers(dim + 1))
    own = _shape(rng, 2)
    kind = (si32, si64, si8, ui8, ui64)[rng.integers(5)]
    index = TensorType((*shape[:batch], *own), kind)
    return [TensorType(shape, t), index], {"dim": dim, "batch_dims": batch}, (*shape[:dim], *own, *shape[dim + 1 :])


_DRAWN: dict[str, Callable[[np.random.Generator, ElementType], Drawn]] = {
    "broadcast": _broadcast,
    "dot": _dot,
    "einsum": lambda rng, t: _einsum_of(rng, t, 2),
    "torch_index_select": _torch_index_select,
    "unary_einsum": lambda rng, t: _einsum_of(rng, t, 1),
}
OPS = tuple(_DRAWN)


def _elements(rng: np.random.Generator, of: TensorType, t: ElementType) -> Array:
    shape, kind = of.static_shape, dtype(of.element_type)
    match of.element_type:
        case BooleanType():
            return rng.random(shape) < 0.5
        case IntegerType(signed=signed) if of.element_type != t:  # an index, at times beyond
            return rng.integers(-1 if signed else 0, 4, shape).astype(kind)
        case IntegerType(signed=signed):
            return rng.integers(-5 if signed else 0, 6, shape).astype(kind)
        case ComplexType():
            return (rng.normal(size=shape) + 1j * rng.normal(size=shape)).astype(kind)
    x = rng.normal(size=shape) * np.exp(rng.normal(0, 2, shape))
    special = rng.choice([0.0, -0.0, np.inf, np.nan, 1.0], shape)
    with np.errstate(all="ignore"):
        return np.where(rng.random(shape) < 0.05, special, x).astype(kind)
