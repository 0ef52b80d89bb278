"""Strategies for tensor products, Cholesky factorizations and triangular systems."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from generators import array_shaping, elementwise_rules
from generators.builder import Builder
from generators.element_values import Domain
from generators.elementwise_rules import Mode
from generators.fold_bodies import accumulator
from generators.strategy_registry import breaks, draws
from generators.twins.breakers import Draft, per_axis, per_tensor
from generators.twins.twin_bases import Base
from generators.twins.twin_samples import attributes, breaks_sample, but
from generators.value_ranges import Range, can_count, full_range, part, span, symmetric
from spec.ops.linear_algebra import free_dimensions
from spec.program import Program, Raw, Value
from spec.types import (
    COMPLEXES,
    ELEMENT_TYPES,
    FLOATS,
    BooleanType,
    ComplexType,
    ElementType,
    FloatType,
    IntegerType,
    TensorType,
    dtype,
    f32,
    f64,
    i1,
    ui8,
)
from spec.types import tensor as tensor_of
from spec.vocabulary import dims, element_type, tensor_type

ALGORITHMS = (
    ("f32", "f32", 1),
    ("bf16", "f32", 1),
    ("bf16", "f32", 3),
    ("bf16", "f32", 6),
    ("tf32", "f32", 1),
    ("f16", "f32", 1),
    ("f64", "f64", 1),
)
"""Operand precision, accumulation type and number of products per product: those with names in
jax.lax.DotAlgorithmPreset."""
PRECISIONS = (("HIGHEST", "HIGHEST"), ("DEFAULT", "DEFAULT"), ("HIGH", "DEFAULT"), ("DEFAULT", "HIGHEST"))


@functools.cache
def product_types(mode: Mode) -> tuple[ElementType, ...]:
    if mode is Mode.OPEN:
        return ELEMENT_TYPES
    if mode is Mode.BITS:
        return tuple(t for t in ELEMENT_TYPES if not isinstance(part(t), FloatType))
    return tuple(t for t in ELEMENT_TYPES if can_count(t))


def product_limit(t: ElementType, count: int, mode: Mode) -> Range | None:
    """Return the range of operands for which a sum of `count` products stays within type `t`; None for no limit."""
    if mode is Mode.OPEN or isinstance(t, BooleanType):
        return None
    is_real = mode is Mode.REALS and isinstance(part(t), FloatType)
    terms = max(count, 1) * (2 if isinstance(t, ComplexType) else 1)
    bound = math.sqrt((elementwise_rules.cap(t) if is_real else span(t)[1]) / terms)
    return symmetric(bound, t, is_real=is_real)


def product_range(t: ElementType, mode: Mode, *operands: Range) -> Range:
    whole = full_range(t)
    is_float = isinstance(part(t), FloatType)
    exact = all(r.exact for r in operands) and (not is_float or all(r.integral for r in operands))
    if mode is Mode.OPEN or isinstance(t, BooleanType):
        return replace(whole, exact=exact and not is_float)
    most = elementwise_rules.cap(t) if mode is Mode.REALS and is_float else span(t)[1]
    low = -most if not isinstance(t, IntegerType) or t.signed else 0
    return Range(low, most, integral=all(r.integral for r in operands), exact=exact)


@draws("dot_general", adds_up=True, weight=2, most_elements=2**14)
def dot_general(builder: Builder) -> None:
    mode = builder.profile.mode
    lhs = builder.operand(product_types(mode), max_rank=5)
    t = tensor_type(lhs)
    rank = len(t.shape)
    kinds = builder.integers([(0, 3)] * rank)
    batching = [d for d in range(rank) if kinds[d] == 3]
    contracting = [d for d in range(rank) if kinds[d] in (0, 1)]
    order = builder.sample(len(batching), len(batching))
    batching = [batching[i] for i in order]
    own = [1 + n for n in builder.integers([(0, 3)] * builder.integer(0, 2))]
    places = builder.sample(len(batching) + len(contracting) + len(own), len(batching) + len(contracting))
    shape = _interleave(places, [t.static_shape[d] for d in (*batching, *contracting)], own)
    rhs_type = TensorType(shape, t.element_type)
    accumulated = accumulator(builder, t.element_type)
    limit = product_limit(accumulated, math.prod(t.static_shape[d] for d in contracting), mode)
    lhs = builder.fit(lhs if builder.can_fit(lhs, limit) else builder.value(t, limit), limit)
    rhs = builder.value(rhs_type, limit)
    numbers = {
        "lhs_batching_dimensions": tuple(batching),
        "rhs_batching_dimensions": places[: len(batching)],
        "lhs_contracting_dimensions": tuple(contracting),
        "rhs_contracting_dimensions": places[len(batching) :],
    }
    free = dims(lhs, free_dimensions(lhs, tuple(batching), tuple(contracting)))
    result = TensorType((*dims(lhs, batching), *free, *own), accumulated)
    known = product_range(accumulated, mode, builder.range(lhs), builder.range(rhs))
    precision = _precision(builder, accumulated)
    builder.emit("dot_general", [lhs, rhs], {**numbers, **precision}, types=[result], ranges=[known])


def _precision(builder: Builder, accumulated: ElementType) -> dict[str, object]:
    fitting = [a for a in ALGORITHMS if a[1] == str(accumulated)]
    if not fitting or builder.integer(0, 7) < 6:
        return {"precision_config": builder.choice(PRECISIONS)}
    read, added, products = builder.choice(tuple(fitting))
    members = {
        "lhs_precision_type": read,
        "rhs_precision_type": read,
        "accumulation_type": added,
        "lhs_component_count": 1,
        "rhs_component_count": 1,
        "num_primitive_operations": products,
        "allow_imprecise_accumulation": "false",
    }
    spelled = ", ".join(f"{name} = {value}" for name, value in members.items())
    return {"precision_config": ("DEFAULT",) * 2, "algorithm": Raw(f"#stablehlo.dot_algorithm<{spelled}>")}


def _interleave(places: tuple[int, ...], sizes: list[int], others: list[int]) -> tuple[int, ...]:
    left = iter(others)
    return tuple(sizes[places.index(d)] if d in places else next(left) for d in range(len(sizes) + len(others)))


def _matrices(builder: Builder, t: ElementType) -> TensorType:
    kind = builder.integer(0, 2)
    shape = builder.shape(2, 4)
    if kind == 2 and shape[-1] == shape[-2] > 0:
        return TensorType(shape, t)
    batch = builder.shape(0, 2) if kind else ()
    n = builder.integer(1, 4)
    while math.prod(batch) * n * n > 256:
        batch = batch[1:]
    return TensorType((*batch, n, n), t)


def _matrix_types(builder: Builder) -> tuple[ElementType, ...]:
    """Return all floating-point and complex types in one-op cases; in programs those with decidable results."""
    return (*FLOATS, *COMPLEXES) if builder.profile.is_open or builder.has_key else (f32, f64, *COMPLEXES)


@draws("cholesky", most_elements=2**10)
def cholesky(builder: Builder) -> None:
    t = _matrices(builder, builder.element_type(_matrix_types(builder)))
    shaping = functools.partial(array_shaping.positive_definite, t=t.element_type)
    a = builder.special(t, Domain(Range(-4, 4, integral=True), shaping=shaping))
    known = replace(full_range(t.element_type), exact=False)
    is_lower = builder.integer(0, 1) == 0
    if builder.profile.is_open:
        builder.emit("cholesky", [a], {"lower": is_lower}, ranges=[known])
    else:
        (factor,) = builder.emit_hidden("cholesky", [a], {"lower": is_lower})
        _triangle(builder, factor, is_lower)


def _triangle(builder: Builder, factor: Value, is_lower: bool) -> None:
    """Select the triangle of a factor that the specification decides, and zeros for the other triangle."""
    t = tensor_type(factor)
    ones = np.ones(t.static_shape, np.bool_)
    mask = builder.literal(np.tril(ones) if is_lower else np.triu(ones), i1, full_range(i1))
    zeros = builder.literal(np.zeros(t.static_shape, dtype(t.element_type)), t.element_type, Range(0, 0, integral=True))
    known = replace(full_range(t.element_type), exact=False)
    builder.emit("select", [mask, factor, zeros], ranges=[known])


@draws("triangular_solve", adds_up=True, most_elements=2**10)
def triangular_solve(builder: Builder) -> None:
    t = _matrices(builder, builder.element_type(_matrix_types(builder)))
    left_side, lower, unit_diagonal = (n == 0 for n in builder.integers([(0, 1), (0, 1), (0, 2)]))
    shaping = functools.partial(array_shaping.triangular, t=t.element_type, unit_diagonal=unit_diagonal)
    a = builder.special(t, Domain(Range(-4, 4, integral=True), shaping=shaping))
    *batch, n, _ = t.static_shape
    columns = builder.integer(1, 3)
    limit = None if builder.profile.is_open else Range(-16, 16, exact=False)
    b = builder.value(TensorType((*batch, n, columns) if left_side else (*batch, columns, n), t.element_type), limit)
    found = {
        "left_side": left_side,
        "lower": lower,
        "unit_diagonal": unit_diagonal,
        "transpose_a": builder.choice(("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT")),
    }
    known = replace(full_range(t.element_type), exact=False)
    builder.emit("triangular_solve", [a, b], found, ranges=[known])


def _dot_sample(t: ElementType) -> Draft:
    numbers = attributes(
        lhs_batching_dimensions=(0,), rhs_batching_dimensions=(0,), lhs_contracting_dimensions=(2,),
        rhs_contracting_dimensions=(1,),
    )  # fmt: skip
    return Draft((tensor_of(t, 2, 3, 4), tensor_of(t, 2, 4, 5)), numbers, (), (tensor_of(t, 2, 3, 5),))


_OUTER, _WITH_BATCH = (2, 3, 4, 5), (2, 3, 2, 5)
"""The result shapes if nothing is contracted, and if the batch dimension of rhs is not paired."""

breaks_sample(
    "dot_general",
    _dot_sample,
    {
        "C1": (but(lhs_batching_dimensions=()), but(None, (_WITH_BATCH,), rhs_batching_dimensions=())),
        "C2": (
            but(None, (_OUTER,), lhs_contracting_dimensions=()),
            but(None, (_OUTER,), rhs_contracting_dimensions=()),
        ),
        "C3": (but({1: (2, 2, 5)}, (_OUTER,), lhs_contracting_dimensions=(0,)),),
        "C4": (but({0: (2, 3, 2)}, (_OUTER,), rhs_contracting_dimensions=(0,)),),
        "C5": tuple(but(lhs_batching_dimensions=(d,)) for d in (3, -1)),
        "C6": tuple(but(None, (_OUTER,), lhs_contracting_dimensions=(d,)) for d in (3, -1)),
        "C7": tuple(but(None, (_WITH_BATCH,), rhs_batching_dimensions=(d,)) for d in (3, -1)),
        "C8": tuple(but(None, (_OUTER,), rhs_contracting_dimensions=(d,)) for d in (3, -1)),
        "C9": (but({1: (3, 4, 5)}), but({1: (1, 4, 5)})),
        "C10": (but({1: (2, 5, 5)}), but({1: (2, 1, 5)})),
    },
)


@breaks("dot_general", "C17")
def rhs_has_a_zero_point(base: Base) -> Iterator[Program]:
    for points in (1, -128):
        yield _product_of_quantized(base, TensorType((2, 4, 5), replace(per_tensor(), zero_points=(points,))))


@breaks("dot_general", "C18")
def result_is_quantized_per_axis_and_rhs_is_not(base: Base) -> Iterator[Program]:
    result = per_axis(tensor_of(f32, 2, 3, 5), 2)
    yield _product_of_quantized(base, TensorType((2, 4, 5), per_tensor()), result)


@breaks("dot_general", "C19")
def rhs_is_quantized_along_what_is_contracted(base: Base) -> Iterator[Program]:
    yield _product_of_quantized(base, per_axis(tensor_of(f32, 2, 4, 5), 1))


@breaks("dot_general", "C15")
def storage_types_differ(base: Base) -> Iterator[Program]:
    yield _product_of_quantized(base, TensorType((2, 4, 5), per_tensor(ui8)))


def _product_of_quantized(base: Base, rhs: TensorType, result: TensorType | None = None) -> Program:
    lhs, usual = (TensorType(shape, per_tensor()) for shape in ((2, 3, 4), (2, 3, 5)))
    return base.with_draft(replace(_dot_sample(f32), operands=(lhs, rhs), results=(result or usual,)))


@breaks("triangular_solve", "C2")
def there_are_no_matrices(base: Base) -> Iterator[Program]:
    x = tensor_of(element_type(base.operation.operands[0]), 2)
    yield base.with_draft(replace(Draft.of(base.operation), operands=(x, x), results=(x,)))
