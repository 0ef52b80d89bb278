"""Shared parts of elementwise ops: kernels by kind of element type, flushing of subnormals, unspecified operands.

A kernel is the meaning of an op for one kind of element type:

    @elementwise("add", kind="integer")
    def add(lhs: Acceptance, rhs: Acceptance, *, context: Context) -> Acceptance: ...

Its operands have subnormals flushed as the latitude says, and floating-point warnings are off. An element that is
unspecified in an operand is unspecified in the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Literal

import numpy as np

from oracles.evaluator import Context, Unevaluated, evaluates
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.flushing import flush_operand, flush_result
from oracles.sets.value_sets import widen
from spec.types import BooleanType, ComplexType, ElementType, FloatType, IntegerType, TensorType

Kind = Literal["boolean", "integer", "float", "complex"]
Kernel = Callable[..., Acceptance]

_KERNELS: dict[str, dict[Kind, tuple[Kernel, bool]]] = {}


def kind_of(element_type: ElementType) -> Kind:
    """Return the kind of an element type. Raises Unevaluated for a quantized type."""
    match element_type:
        case BooleanType():
            return "boolean"
        case IntegerType():
            return "integer"
        case FloatType():
            return "float"
        case ComplexType():
            return "complex"
    raise Unevaluated(f"the evaluator has no elementwise ops on {element_type} yet")


def elementwise(*names: str, kind: Kind, arithmetic: bool = True) -> Callable[[Kernel], Kernel]:
    """Register a kernel for ops `names` on operands of one kind of element type (that of the first operand).

    The kernel takes the operands, and by name `context`, `to` (the element type of the result) and the attributes.
    `arithmetic` says whether subnormals may be flushed. Raises ValueError if an op has a kernel of this kind.
    """

    def register(kernel: Kernel) -> Kernel:
        for name in names:
            if name not in _KERNELS:
                _KERNELS[name] = {}
                evaluates(name)(_dispatcher(name, kernel.__module__))
            if kind in _KERNELS[name]:
                raise ValueError(f"op {name} is given a meaning for {kind} elements twice")
            _KERNELS[name][kind] = (kernel, arithmetic)
        return kernel

    return register


def _dispatcher(name: str, module: str) -> Callable[..., Acceptance]:
    def dispatch(
        *operands: Acceptance, results: tuple[TensorType, ...], context: Context, **attributes: Any
    ) -> Acceptance:
        return apply_kernel(name, operands, results[0].element_type, context, attributes)

    dispatch.__module__ = module
    return dispatch


def apply_kernel(
    name: str, operands: tuple[Acceptance, ...], to: ElementType, context: Context, attributes: dict[str, Any]
) -> Acceptance:
    kernel, arithmetic = _kernel(name, operands[0].element_type)
    if len(operands) > 1:  # one operand may be shared by all input sets
        most = max(x.input_sets for x in operands)
        operands = tuple(widen(x, most) for x in operands)
    arithmetic = arithmetic and context.latitude.flushes
    read = tuple(flush_operand(x, context.latitude) for x in operands) if arithmetic else operands
    with np.errstate(all="ignore"):
        result = kernel(*read, context=context, to=to, **attributes)
    if arithmetic:
        result = flush_result(result, context.latitude)
    return propagate_open(result, operands)


def _kernel(name: str, element_type: ElementType) -> tuple[Kernel, bool]:
    kind = kind_of(element_type)
    if kind not in _KERNELS[name]:
        raise Unevaluated(f"the evaluator has no meaning for {name} on {element_type}")
    return _KERNELS[name][kind]


def propagate_open(result: Acceptance, operands: Iterable[Acceptance]) -> Acceptance:
    unspecified = result.unspecified
    for x in operands:
        if x.unspecified.any():
            unspecified = unspecified | _as_parts(open_elements(x), result)
    if unspecified is result.unspecified:
        return result
    return replace(result, unspecified=np.ascontiguousarray(np.broadcast_to(unspecified, result.lower.shape)))


def open_elements(x: Acceptance) -> Array:
    return np.asarray(x.unspecified.any(axis=-1)) if isinstance(x.element_type, ComplexType) else x.unspecified


def _as_parts(elements: Array, result: Acceptance) -> Array:
    return elements[..., None] if isinstance(result.element_type, ComplexType) else elements


def align(x: Acceptance, rank: int) -> Acceptance:
    """Return a scalar set with the axes to broadcast against a tensor of this rank; other sets unchanged."""
    if x.shape or not rank:
        return x
    return x.lift(lambda a: a.reshape(a.shape[0], *(1,) * rank, *a.shape[1:]))


def map_bounds(x: Acceptance, function: Callable[[Array], Array], *, decreasing: bool = False) -> tuple[Array, Array]:
    """Return the bounds of a monotone function of a set, as one array if the set is exact."""
    first = function(x.lower)
    if x.lower is x.upper:
        return first, first
    second = function(x.upper)
    return (second, first) if decreasing else (first, second)


def both_exact(*operands: Acceptance) -> bool:
    return all(x.lower is x.upper for x in operands)
