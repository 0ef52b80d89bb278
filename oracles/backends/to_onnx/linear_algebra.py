"""Translation of dot_general to the ONNX op that fits its dimensions."""

from __future__ import annotations

import math
import string
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from oracles.backends.program_variants import Inexpressible
from oracles.backends.to_onnx.composed import cast, is_boolean, reshape, transpose, wide
from oracles.backends.to_onnx.scope import Scope, Tensor, translates
from spec.types import FloatType, TensorType, f32, f64, num_bits, si8, si32, si64, tensor, ui8


@dataclass(frozen=True)
class Side:
    x: Tensor
    batching: tuple[int, ...]
    contracting: tuple[int, ...]

    @property
    def free(self) -> tuple[int, ...]:
        return tuple(d for d in range(len(self.x.shape)) if d not in (*self.batching, *self.contracting))

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        return self.batching, self.free, self.contracting


@translates("dot_general")
def dot_general(s: Scope, op: Any, lhs: Tensor, rhs: Tensor) -> Tensor:
    if op.algorithm is not None:
        raise Inexpressible("ONNX knows no algorithms of products")
    t: TensorType = op.operation.results[0].type
    left = Side(lhs, tuple(op.lhs_batching_dimensions), tuple(op.lhs_contracting_dimensions))
    right = Side(rhs, tuple(op.rhs_batching_dimensions), tuple(op.rhs_contracting_dimensions))
    if _is_matrix(left, 1) and _is_matrix(right, 0):
        return product(s, lhs, rhs, t)
    is_one_type = lhs.element_type == rhs.element_type == t.element_type
    has_elements = 0 not in (*lhs.shape, *rhs.shape)
    if is_one_type and has_elements and t.element_type in (f32, f64) and _is_transposed(left) and _is_transposed(right):
        flags = {"transA": int(left.contracting == (0,)), "transB": int(right.contracting == (1,))}
        return s.node("Gemm", lhs, rhs, to=t, **flags)
    is_general = any(len(group) > 1 for side in (left, right) for group in side.groups)
    if is_one_type and has_elements and t.element_type in (f32, f64, si32, si64) and is_general:
        equation = _equation(left, right)
        if equation is not None:
            return s.node("Einsum", lhs, rhs, to=t, equation=equation)
    a, b = _matrices(s, left), transpose(s, _matrices(s, right), (0, 2, 1))
    return reshape(s, product(s, a, b, tensor(t.element_type, *a.shape[:-1], b.shape[-1])), *t.static_shape)


def _is_matrix(side: Side, place: int) -> bool:
    batch, rank = len(side.batching), len(side.x.shape)
    if side.batching != tuple(range(batch)) or len(side.contracting) != 1:
        return False
    return (batch == 0 and rank == 1) or (rank == batch + 2 and side.contracting == (batch + place,))


def _is_transposed(side: Side) -> bool:
    return not side.batching and len(side.x.shape) == 2 and len(side.contracting) == 1


def _equation(left: Side, right: Side) -> str | None:
    sides = (left, right)
    shared = [*zip(left.batching, right.batching, strict=True), *zip(left.contracting, right.contracting, strict=True)]
    if len(shared) + sum(len(side.free) for side in sides) > len(string.ascii_lowercase):
        return None
    letters = iter(string.ascii_lowercase)
    terms: tuple[dict[int, str], ...] = ({}, {})
    for places in shared:
        letter = next(letters)
        for term, d in zip(terms, places, strict=True):
            term[d] = letter
    for term, side in zip(terms, sides, strict=True):
        term.update((d, next(letters)) for d in side.free)
    written = ["".join(term[d] for d in sorted(term)) for term in terms]
    result = [terms[0][d] for d in (*left.batching, *left.free)] + [terms[1][d] for d in right.free]
    return f"{','.join(written)}->{''.join(result)}"


def _matrices(s: Scope, side: Side) -> Tensor:
    sizes = [math.prod(side.x.shape[d] for d in group) for group in side.groups]
    order: Sequence[int] = [d for group in side.groups for d in group]
    return reshape(s, transpose(s, side.x, tuple(order)), *sizes)


def product(s: Scope, left: Tensor, right: Tensor, result: TensorType) -> Tensor:
    t = result.element_type
    if t == si32 and {left.element_type, right.element_type} <= {si8, ui8}:
        return s.node("MatMulInteger", left, right, to=result)
    if is_boolean(left) or left.element_type != right.element_type:
        raise Inexpressible(f"ONNX has no products of {left.element_type} and {right.element_type}")
    if isinstance(t, FloatType) != isinstance(left.element_type, FloatType) or num_bits(t) < num_bits(
        left.element_type
    ):
        raise Inexpressible(f"a product of {left.element_type} is no {t} in ONNX")
    factors = [cast(s, x, wide(t)) for x in (left, right)]
    return cast(s, s.node("MatMul", *factors, to=tensor(wide(t), *result.static_shape)), t)
