"""Bounded types, and the operations that make a tensor of bounded type from a static one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from spec.program import Operation, Value
from spec.types import ElementType, TensorType

CUT = "set_dimension_size"
"""The op that turns a static dimension into a dynamic one."""


def bounded_type(shape: Sequence[int | None], most: Sequence[int], element_type: ElementType) -> TensorType:
    """Return the tensor type of this shape, in which sizes of None are bounded by `most`."""
    bounds = tuple(bound if n is None else None for n, bound in zip(shape, most, strict=True))
    return TensorType(tuple(shape), element_type, bounds if None in shape else None)


def set_dimension_sizes(whole: Value, to: Value, sizes: Mapping[int, Value]) -> Iterator[Operation]:
    """Yield operations that define `to` from the static tensor `whole`; `sizes` maps dimensions to sizes.

    whole : tensor<4xf32>, sizes {0: %n}  ->  to = set_dimension_size(whole, %n) : tensor<?xf32, bounds<4>>
    """
    assert isinstance(whole.type, TensorType)
    shape, value = list(whole.type.shape), whole
    for dimension, size in sorted(sizes.items()):
        shape[dimension] = None
        made = bounded_type(shape, whole.type.static_shape, whole.type.element_type)
        is_last = dimension == max(sizes)
        result = Value(to.name if is_last else f"{to.name}_{dimension}", made)
        yield Operation(CUT, (value, size), (("dimension", dimension),), (), (result,))
        value = result
