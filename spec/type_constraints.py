"""The constraints of types: those of quantized types and those of shapes (spec section "Types").

The constraints of quantized types are C1 to C13 in the specification, and `quantized C1` to `quantized C13` here, since
they belong to no op.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import numpy as np

from spec.types import ELEMENT_TYPES, FutureType, QuantizedType, TensorType, TupleType, Type, dtype
from spec.vocabulary import Deferred, dim, max_value, min_value, rank, sizes_agree

Shape = tuple[int | None, ...]
Predicate = Callable[[TensorType, QuantizedType], bool]

_PLAIN = frozenset(ELEMENT_TYPES)

constraints: dict[str, Predicate] = {}
"""Label -> predicate of a tensor type and its quantized element type."""


def _constraint(label: str) -> Callable[[Predicate], Predicate]:
    def register(predicate: Predicate) -> Predicate:
        constraints[f"quantized {label}"] = predicate
        return predicate

    return register


@_constraint("C1")
def storage_min_is_an_integer_of_the_storage_type(_: TensorType, q: QuantizedType) -> bool:
    return _is_integer(q.storage_min)


@_constraint("C2")
def storage_max_is_an_integer_of_the_storage_type(_: TensorType, q: QuantizedType) -> bool:
    return _is_integer(q.storage_max)


@_constraint("C3")
def storage_bounds_are_ordered_and_within_the_storage_type(_: TensorType, q: QuantizedType) -> bool:
    return bool(min_value(q.storage_type) <= q.storage_min < q.storage_max <= max_value(q.storage_type))


@_constraint("C4")
def scales_are_of_the_expressed_type(_: TensorType, q: QuantizedType) -> bool:
    return all(isinstance(s, float) for s in q.scales)


@_constraint("C5")
def scales_are_positive(_: TensorType, q: QuantizedType) -> bool:
    return all(s > 0 for s in _scales_as_expressed(q))


@_constraint("C6")
def scales_are_finite(_: TensorType, q: QuantizedType) -> bool:
    return all(map(math.isfinite, _scales_as_expressed(q)))


@_constraint("C7")
def zero_points_are_within_the_storage_bounds(_: TensorType, q: QuantizedType) -> bool:
    return all(q.storage_min <= z <= q.storage_max for z in q.zero_points)


@_constraint("C8")
def zero_points_are_integers_of_the_storage_type(_: TensorType, q: QuantizedType) -> bool:
    return all(map(_is_integer, q.zero_points))


@_constraint("C9")
def there_are_as_many_zero_points_as_scales(_: TensorType, q: QuantizedType) -> bool:
    return len(q.scales) == len(q.zero_points)


@_constraint("C10")
def there_is_one_scale_for_the_whole_tensor(_: TensorType, q: QuantizedType) -> bool:
    return q.quantization_dimension is not None or len(q.scales) == 1


@_constraint("C11")
def quantization_dimension_is_not_negative(_: TensorType, q: QuantizedType) -> bool:
    return q.quantization_dimension is None or q.quantization_dimension >= 0


@_constraint("C12")
def quantization_dimension_is_below_the_rank(t: TensorType, q: QuantizedType) -> bool:
    return q.quantization_dimension is None or q.quantization_dimension < rank(t)


@_constraint("C13")
def there_is_a_scale_per_slice(t: TensorType, q: QuantizedType) -> bool:
    return q.quantization_dimension is None or sizes_agree(dim(t, q.quantization_dimension), len(q.scales))


def _is_integer(x: object) -> bool:
    return isinstance(x, int) and not isinstance(x, bool)


def _scales_as_expressed(q: QuantizedType) -> Iterator[float]:
    """Yield the scales as constants of the expressed type, in which tiny ones are 0 and huge ones infinite."""
    with np.errstate(all="ignore"):
        yield from np.array(q.scales, np.float64).astype(dtype(q.expressed_type)).astype(np.float64).tolist()


def type_violations(t: Type) -> tuple[tuple[str, str], ...]:
    """Return label and predicate of each constraint that a type violates; `structure` for the syntax of shapes."""
    if isinstance(t, (TupleType, FutureType)):
        return tuple(v for part in t.types for v in type_violations(part))
    if not isinstance(t, TensorType):
        return ()
    shape = _of_shape(t.shape, t.bounds)
    return shape if t.element_type in _PLAIN else (*shape, *_of_quantization(t))


def _of_shape(shape: Shape, bounds: Shape | None) -> tuple[tuple[str, str], ...]:
    if any(d is not None and d < 0 for d in shape):
        return (("structure", "dimension_sizes_are_not_negative"),)
    if bounds is None:
        return ()
    if len(bounds) != len(shape):
        return (("structure", "there_is_a_bound_per_dimension"),)
    if any(b is not None and (b < 0 or d is not None) for d, b in zip(shape, bounds, strict=True)):
        return (("structure", "bounds_are_of_dynamic_dimensions"),)
    return ()


def _of_quantization(t: TensorType) -> list[tuple[str, str]]:
    """Return label and predicate of each broken constraint. A predicate that raises counts as broken only if no other
    is, as for ops."""
    if not isinstance(t.element_type, QuantizedType):
        return []
    broken, raised = [], []
    for label, predicate in constraints.items():
        try:
            if not predicate(t, t.element_type):
                broken.append((label, predicate.__name__))
        except Deferred:
            pass
        except Exception:  # presupposes a constraint already broken
            raised.append((label, predicate.__name__))
    return broken or raised
