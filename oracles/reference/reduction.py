"""reduce, and folds of rows by a body in any order."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from oracles.conventions import follows
from oracles.evaluator import Body, Context, at_sets, evaluates, input_sets
from oracles.reference.conversion import convert_elements
from oracles.reference.quantization import adds_exactly, off_by, requantize, sum_with_saturation
from oracles.sets.acceptance import Acceptance, Array, greater
from oracles.sets.flushing import flush_operand, flush_result
from oracles.sets.products import complex_product_of, product_of
from oracles.sets.schedules import Combine, Values, every_schedule, every_tree, fold, same
from oracles.sets.sums import Accumulation, sum_of
from oracles.sets.value_sets import hull_of, mark_exact, widen
from spec.program import Operation, Region
from spec.types import BooleanType, ComplexType, ElementType, FloatType, IntegerType, QuantizedType, TensorType
from spec.vocabulary import max_value, min_value

_FOLDS = frozenset({"add", "multiply", "maximum", "minimum", "and", "or", "xor"})


@evaluates("reduce")
def reduce(
    inputs: tuple[Acceptance, ...], init_values: tuple[Acceptance, ...], *,
    dimensions: tuple[int, ...], body: Body, results: tuple[TensorType, ...], context: Context,
) -> tuple[Acceptance, ...]:  # fmt: skip
    """Fold each slice along `dimensions` with the body, by any schedule."""
    n = max(input_sets(inputs), input_sets(init_values), input_sets(body))
    slices = tuple(
        _slices(promote(widen(x, n), r.element_type, context), dimensions) for x, r in zip(inputs, results, strict=True)
    )
    init = tuple(widen(promote(x, r.element_type, context), n) for x, r in zip(init_values, results, strict=True))
    return fold_to_results(slices, init, body, results, context)


def fold_to_results(
    slices: Values, init: Values, body: Body, results: tuple[TensorType, ...], context: Context
) -> tuple[Acceptance, ...]:
    """Fold slices of shape (input sets * result elements, n) with initial values of shape (input sets,)."""
    n, kept = input_sets(init), math.prod(results[0].static_shape)
    per_row = tuple(_repeat(i, kept) for i in init)
    folded = fold_rows(slices, per_row, body, np.repeat(np.arange(n), kept), context)
    return tuple(
        mark_exact(f.lift(lambda x, r=r: x.reshape(n, *r.static_shape, *x.shape[1:])))  # type: ignore[misc]
        for f, r in zip(folded, results, strict=True)
    )


def promote(x: Acceptance, element_type: ElementType, context: Context) -> Acceptance:
    if x.element_type == element_type:
        return x
    if isinstance(element_type, QuantizedType):
        return requantize(x, element_type, context)
    return convert_elements(x, element_type, context)


def _slices(x: Acceptance, dimensions: Sequence[int]) -> Acceptance:
    """Return slices with shape (input sets * slices, slice elements), elements in lexicographic order of their
    index."""
    folded = sorted(dimensions)
    kept = [d for d in range(len(x.shape)) if d not in folded]
    n = math.prod(x.shape[d] for d in folded)
    rows = x.input_sets * math.prod(x.shape[d] for d in kept)

    def move(a: Array) -> Array:
        order = (0, *(d + 1 for d in kept), *(d + 1 for d in folded))
        rest = tuple(range(len(order), a.ndim))
        return a.transpose(*order, *rest).reshape(rows, n, *(a.shape[r] for r in rest))

    return x.lift(move)


def _repeat(x: Acceptance, times: int) -> Acceptance:
    return x.lift(lambda a: np.repeat(a, times, axis=0))


def fold_rows(slices: Values, init: Values, body: Body, set_of_row: Array, context: Context) -> Values:
    """Fold each row of the slices, of shape (rows, n), by any schedule; `set_of_row` is the input set of each row."""
    names, combine = _combination(body, set_of_row, context)
    if len(set_of_row) == 0:
        return tuple(i.lift(lambda x: x[:0]) for i in init)
    if names is None:
        return every_schedule(combine, slices, init)
    results: list[Acceptance] = []
    for i, name in enumerate(names):
        alone = _component(combine, i, slices, init)
        if name == "multiply" and isinstance(init[i].element_type, QuantizedType):
            results += every_schedule(alone, (slices[i],), (init[i],))
            continue
        results.append(_associative(name, slices[i], init[i], alone, context))
    return tuple(results)


def _combination(body: Body, set_of_row: Array, context: Context) -> tuple[tuple[str, ...] | None, Combine]:
    """Return the op that folds each result, or None if the body is no such fold, and the function that applies the body
    to rows."""
    names = ops_of_body(body.region)
    if names is None and operations_in(body.region) > 1:  # more than one operation may be fused
        body = body.in_context(context.in_fused_mode())

    def combine(left: Values, right: Values, of_rows: Array) -> Values:
        return tuple(widen(v, len(of_rows)) for v in at_sets(body, set_of_row[of_rows])(*left, *right))

    return names, combine


def fold_values(values: Values, body: Body, set_of_row: Array, context: Context) -> Values:
    """Fold each row of values of shape (rows, n), n > 0, by any tree, without initial values."""
    names, combine = _combination(body, set_of_row, context)
    if names is None or len(values) > 1:
        return every_tree(combine, values)
    return (all_orders(names[0], values[0], combine, context),)


def _component(combine: Combine, i: int, slices: Values, init: Values) -> Combine:
    if len(slices) == 1:
        return combine

    def alone(left: Values, right: Values, of_rows: Array) -> Values:
        filler = tuple(v.lift(lambda x: x[of_rows]) for v in init)
        whole_left, whole_right = (*filler[:i], *left, *filler[i + 1 :]), (*filler[:i], *right, *filler[i + 1 :])
        return (combine(whole_left, whole_right, of_rows)[i],)

    return alone


def ops_of_body(body: Region) -> tuple[str, ...] | None:
    """Return the op that folds each element, if each result of the body is one such op of the two corresponding
    elements, in either order; else None."""
    producers = {r.name: o for o in body.operations for r in o.results}
    n = len(body.arguments) // 2
    names = []
    for i, returned in enumerate(body.returned):
        producer = producers.get(returned.name)
        pair = {body.arguments[i].name, body.arguments[n + i].name}
        if producer is None or producer.name not in _FOLDS or {v.name for v in producer.operands} != pair:
            return None
        names.append(producer.name)
    return tuple(names)


def operations_in(region: Region) -> int:
    def count(operation: Operation) -> int:
        return 1 + sum(operations_in(r) for r in operation.regions)

    return sum(map(count, region.operations[:-1]))


def _associative(name: str, terms: Acceptance, init: Acceptance, combine: Combine, context: Context) -> Acceptance:
    """Fold terms of shape (rows, n) by one op, with initial values of shape (rows,) anywhere among them."""
    rows = np.arange(len(init.lower))
    if terms.lower.shape[1] == 0:
        doubled = combine((init,), (init,), rows)
        return _open_rows(init, ~same(doubled, (init,)))
    if name == "multiply" and isinstance(terms.element_type, ComplexType):
        terms = _among_ones(terms, init, combine)
    without = all_orders(name, terms, combine, context)
    if not _accumulates(name, terms.element_type):  # a second initial value changes nothing, or with xor a third
        (once,) = combine((without,), (init,), rows)
        return hull_of(without, once)  # type: ignore[no-any-return]
    neutral = _is(init, _neutral(name, init.element_type))
    if isinstance(init.element_type, QuantizedType):
        if neutral.all() and adds_exactly(init.element_type):
            return off_by(without, terms.lower.shape[1] + 1, context)  # one initial value per element
        return every_schedule(combine, (terms,), (init,))[0]
    if name == "add":
        without = _among_zeros(without, init)
    if neutral.all():
        return without
    (once,) = combine((without,), (init,), rows)
    return _open_rows(_rows_of(once, without, ~_per_row(neutral)), ~_per_row(neutral))


def _accumulates(name: str, element_type: ElementType) -> bool:
    return name in ("add", "multiply") and not isinstance(element_type, BooleanType)


def all_orders(name: str, terms: Acceptance, combine: Combine, context: Context) -> Acceptance:
    n, element_type = terms.lower.shape[1], terms.element_type
    if n <= 2 or not _accumulates(name, element_type):
        return flush_result(
            fold(combine, (terms,))[0], context.latitude
        )  # a single term may be combined with an initial value
    if isinstance(element_type, IntegerType):
        (wrapped,) = fold(combine, (terms,))
        if follows(context.latitude, f"{name}-overflow"):  # modulo 2^width, the order does not matter
            return wrapped
        return _open_rows(wrapped, _may_overflow(name, terms, element_type))
    if isinstance(element_type, QuantizedType):
        is_known = name == "add" and adds_exactly(element_type)
        return sum_with_saturation(terms, context) if is_known else every_tree(combine, (terms,))[0]
    assert isinstance(element_type, FloatType | ComplexType)
    accumulation = Accumulation.of(element_type, context)
    if accumulation.by_one_convention:
        terms = flush_operand(terms, context.latitude)
    if name == "add":
        return sum_of(terms, accumulation)
    if isinstance(element_type, ComplexType):
        return complex_product_of(terms, accumulation)
    return product_of(terms, accumulation)


def _may_overflow(name: str, terms: Acceptance, element_type: IntegerType) -> Array:
    lower, upper = (_wide(x, element_type) for x in (terms.lower, terms.upper))
    least, most = min_value(element_type), max_value(element_type)
    if name == "add":
        outside = (np.maximum(upper, 0).sum(axis=1) > most) | (np.minimum(lower, 0).sum(axis=1) < least)
    else:
        magnitudes = np.maximum(np.maximum(np.abs(lower.astype(np.float64)), np.abs(upper.astype(np.float64))), 1)
        with np.errstate(over="ignore"):
            outside = magnitudes.prod(axis=1) >= most * (1 - 2.0**-40)
    return np.asarray(outside).astype(np.bool_)


def _wide(x: Array, element_type: IntegerType) -> Array:
    return x.astype(object if element_type.width == 64 else np.int64)


def _neutral(name: str, t: ElementType) -> int:
    if name == "multiply":
        return 1
    return t.zero_points[0] if isinstance(t, QuantizedType) else 0


def _is(init: Acceptance, value: int) -> Array:
    """Return the mask of initial values that are certainly `value`; by parts for complex ones, with an imaginary part
    of 0."""
    equal = (init.lower == value) & (init.upper == value)
    if isinstance(init.element_type, ComplexType):
        imaginary = (init.lower[..., 1] == 0) & (init.upper[..., 1] == 0)
        equal = np.stack([equal[..., 0], imaginary], axis=-1)
    return np.asarray(equal & ~init.nan & ~init.unspecified)


def _per_row(flags: Array) -> Array:
    return np.asarray(flags.reshape(len(flags), -1).all(axis=1))


def _among_zeros(x: Acceptance, init: Acceptance) -> Acceptance:
    """Return sums with +0 admitted besides -0 where an initial +0 may be added."""
    if x.lower.dtype != np.float64:
        return x
    may_be_positive = (init.upper == 0) & ~np.signbit(init.upper)
    zero = np.where(may_be_positive & (x.upper == 0), 0.0, x.upper)
    return mark_exact(replace(x, upper=greater(x.upper, zero)))


def _among_ones(terms: Acceptance, init: Acceptance, combine: Combine) -> Acceptance:
    """Return complex terms multiplied up to twice by an initial 1 + 0i, which changes signs of zeros and special
    values."""
    rows, n = terms.lower.shape[:2]
    flat = terms.lift(lambda x: x.reshape(rows * n, *x.shape[2:]))
    of_rows = np.repeat(np.arange(rows), n)
    ones = init.lift(lambda x: x[of_rows])
    multiplied = flat
    for _ in range(2):
        for pair in (((multiplied,), (ones,)), ((ones,), (multiplied,))):
            multiplied = hull_of(multiplied, combine(*pair, of_rows)[0])
    return multiplied.lift(lambda x: x.reshape(rows, n, *x.shape[1:]))


def _open_rows(x: Acceptance, rows: Array) -> Acceptance:
    if not rows.any():
        return x
    return replace(x, unspecified=x.unspecified | rows.reshape(-1, *[1] * (x.lower.ndim - 1)))


def _rows_of(x: Acceptance, y: Acceptance, rows: Array) -> Acceptance:
    choose = rows.reshape(-1, *[1] * (x.lower.ndim - 1))
    lower, upper = np.where(choose, x.lower, y.lower), np.where(choose, x.upper, y.upper)
    nan, unspecified = np.where(choose, x.nan, y.nan), np.where(choose, x.unspecified, y.unspecified)
    return Acceptance(x.element_type, lower, upper, nan, unspecified)
