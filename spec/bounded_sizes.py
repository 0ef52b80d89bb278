"""Bounded sizes: their types, and how set_dimension_size makes a tensor of such a type out of a whole one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from spec.program import Operation, Value
from spec.types import ElementType, TensorType

CUT = "set_dimension_size"
"""The op that makes a size of a tensor one that is not known before."""


def bounded_type(shape: Sequence[int | None], most: Sequence[int], element_type: ElementType) -> TensorType:
    """The type of this shape, `most` being the bounds of those sizes that are not known."""
    bounds = tuple(bound if n is None else None for n, bound in zip(shape, most, strict=True))
    return TensorType(tuple(shape), element_type, bounds if None in shape else None)


def set_dimension_sizes(whole: Value, to: Value, sizes: Mapping[int, Value]) -> Iterator[Operation]:
    """The operations that make `to` of a static tensor: along each of these dimensions it has so many elements."""
    assert isinstance(whole.type, TensorType)
    shape, value = list(whole.type.shape), whole
    for dimension, size in sorted(sizes.items()):
        shape[dimension] = None
        made = bounded_type(shape, whole.type.static_shape, whole.type.element_type)
        is_last = dimension == max(sizes)
        result = Value(to.name if is_last else f"{to.name}_{dimension}", made)
        yield Operation(CUT, (value, size), (("dimension", dimension),), (), (result,))
        value = result
