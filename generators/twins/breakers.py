"""Drafts of changed operations, for any op: other types, attributes and regions, more and fewer members.

This module knows no constraints: `invalid_twins` keeps the drafts that break the wanted one.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from generators.twins.other_values import other_values
from spec.op import op_named
from spec.program import Attribute, Constant, Operation, Region, Value
from spec.types import (
    ElementType,
    FloatType,
    FunctionType,
    IntegerType,
    QuantizedType,
    TensorType,
    TokenType,
    TupleType,
    Type,
    bf16,
    complex64,
    dtype,
    f16,
    f32,
    f64,
    i1,
    num_bits,
    si8,
    si32,
    si64,
    ui8,
    ui32,
)
from spec.types import tensor as tensor_of
from spec.vocabulary import max_value, min_value


@dataclass(frozen=True)
class Draft:
    """Parts of an operation to be built: operand types, attributes, regions and result types.

    Result types of None are inferred.
    """

    operands: tuple[Type, ...]
    attributes: tuple[tuple[str, Attribute], ...]
    regions: tuple[Region, ...]
    results: tuple[Type, ...] | None

    @staticmethod
    def of(operation: Operation) -> Draft:
        return Draft(
            tuple(v.type for v in operation.operands),
            operation.attributes,
            operation.regions,
            tuple(v.type for v in operation.results),
        )

    def with_attribute(self, name: str, value: Attribute) -> Draft:
        kept = [(n, v) for n, v in self.attributes if n != name]
        return replace(self, attributes=tuple(sorted([*kept, (name, value)])))

    def without_attribute(self, name: str) -> Draft:
        return replace(self, attributes=tuple((n, v) for n, v in self.attributes if n != name))


def drafts(operation: Operation) -> Iterator[Iterator[Draft]]:
    """Yield the changes of a valid operation in stages, each an iterator of drafts.

    The stages are small changes, all combinations of quantized types, and operands of function type, which no op takes.
    """
    base = Draft.of(operation)
    small = itertools.chain(
        _attributes(operation, base), _types(base), _counts(base), _regions(base), _element_type_changes(base)
    )
    yield _with_inferred(small, base)
    yield _with_inferred(_quantization_changes(base), base)
    yield _with_inferred(_functions(base), base)


def _with_inferred(changes: Iterator[Draft], base: Draft) -> Iterator[Draft]:
    for changed in changes:
        if changed.results == base.results:
            yield replace(changed, results=None)
        yield changed


# Attributes.


def _attributes(operation: Operation, base: Draft) -> Iterator[Draft]:
    op = op_named(operation.name)
    grouped = {member for group in op.groups.values() for member in group.members}
    for name, member in op.members.items():
        if member.role != "attribute":
            continue
        view = op.readers[name](operation)
        for other in other_values(member.kind, view):
            yield base.without_attribute(name) if other is None else base.with_attribute(name, other)
        # MLIR adds members missing from a group.
        if not member.is_optional and name not in grouped:
            yield base.without_attribute(name)


# Types.

_ELEMENTS = (f32, si32, i1, complex64, ui8, f64, si64, ui32, f16)
_QUANTIZED_SHAPE_LIMIT = 16


def per_tensor(storage: IntegerType = si8, expressed: FloatType = f32, scale: float = 0.5) -> QuantizedType:
    return QuantizedType(storage, expressed, (scale,), (0,), min_value(storage), max_value(storage))


def per_axis(t: TensorType, axis: int, storage: IntegerType = si8, scale: float = 0.5) -> TensorType:
    size = t.shape[axis]
    assert size is not None
    whole = per_tensor(storage)
    scales = tuple(scale * (1 + i % 2) for i in range(size))
    return TensorType(t.shape, replace(whole, scales=scales, zero_points=(0,) * size, quantization_dimension=axis))


def _elements(t: TensorType) -> Iterator[Type]:
    yield from (TensorType(t.shape, e) for e in _ELEMENTS if e != t.element_type)


def _shapes(t: TensorType) -> Iterator[Type]:
    for i, n in enumerate(t.shape):
        if n is None:
            continue
        yield replace(t, shape=(*t.shape[:i], n + 1, *t.shape[i + 1 :]))
        if n > 1:
            yield replace(t, shape=(*t.shape[:i], n - 1, *t.shape[i + 1 :]))
        yield replace(t, shape=(*t.shape[:i], n + 10, *t.shape[i + 1 :]))
    yield replace(t, shape=(*t.shape, 2))
    yield replace(t, shape=(*t.shape, 1))
    if t.shape:
        yield replace(t, shape=t.shape[:-1])
        yield replace(t, shape=t.shape[:1])
        yield replace(t, shape=())


def _quantizations(t: TensorType) -> Iterator[TensorType]:
    yield TensorType(t.shape, per_tensor())
    for axis in range(min(len(t.shape), 2)):
        if _may_be_axis(t.shape[axis]):
            yield per_axis(t, axis)
    yield TensorType(t.shape, per_tensor(ui8))
    yield TensorType(t.shape, per_tensor(si8, bf16))


def _may_be_axis(n: int | None) -> bool:
    return n is not None and 0 < n <= _QUANTIZED_SHAPE_LIMIT


def _others(t: Type) -> Iterator[Type]:
    if isinstance(t, TensorType) and not isinstance(t.element_type, QuantizedType):
        yield from _elements(t)
        yield from _shapes(t)
        yield from _quantizations(t)
    yield TokenType() if isinstance(t, TensorType) else tensor_of(f32, 2)
    yield TupleType((t,))


def _types(base: Draft) -> Iterator[Draft]:
    for i, t in enumerate(base.operands):
        for other in _others(t):
            yield replace(base, operands=_replace_at(base.operands, i, other))
    for i, t in enumerate(base.results or ()):
        for other in _others(t):
            yield replace(base, results=_replace_at(base.results or (), i, other))


def _functions(base: Draft) -> Iterator[Draft]:
    for i in range(len(base.operands)):
        yield replace(base, operands=_replace_at(base.operands, i, FunctionType((), ())))


def _replace_at(types: tuple[Type, ...], i: int, t: Type) -> tuple[Type, ...]:
    return (*types[:i], t, *types[i + 1 :])


def _element_type_changes(base: Draft) -> Iterator[Draft]:
    present = {t.element_type for t in base.operands if isinstance(t, TensorType)}
    for old in sorted(present, key=str):
        for new in (*_ELEMENTS, None):
            if new != old:
                yield replace(
                    base,
                    operands=tuple(_swap_element_type(t, old, new) for t in base.operands),
                    results=tuple(_swap_element_type(t, old, new) for t in base.results or ()),
                )


def _swap_element_type(t: Type, old: ElementType, new: ElementType | None) -> Type:
    if not isinstance(t, TensorType) or t.element_type != old:
        return t
    return TokenType() if new is None else TensorType(t.shape, new)


# Members.


def _counts(base: Draft) -> Iterator[Draft]:
    operands, results = base.operands, base.results or ()
    if operands:
        yield replace(base, operands=operands[:-1])
        yield replace(base, operands=operands[1:])
        yield replace(base, operands=(*operands, operands[-1]))
        yield replace(base, operands=(*operands, operands[0]))
        for other in _others(operands[-1]):
            yield replace(base, operands=(*operands, other))
        yield replace(base, operands=())
    if results:
        yield replace(base, results=results[:-1])
        yield replace(base, results=())
        yield replace(base, results=(*results, results[-1]))
    if operands and results:
        yield replace(base, operands=(), results=())


# Regions.


def _regions(base: Draft) -> Iterator[Draft]:
    for i, region in enumerate(base.regions):
        for other in _other_regions(region):
            yield replace(base, regions=(*base.regions[:i], other, *base.regions[i + 1 :]))
    if base.regions:
        for other in _other_regions(base.regions[-1]):
            yield replace(base, regions=(*base.regions, other))
        yield replace(base, regions=())
        yield replace(base, regions=tuple(_with_argument(r) for r in base.regions))


def _other_regions(region: Region) -> Iterator[Region]:
    inputs, outputs = region.input_types, region.output_types
    yield _with_argument(region)
    if inputs:
        yield constant_region(inputs[:-1], outputs)
    for i, t in enumerate(inputs):
        for other in _near(t):
            yield constant_region(_replace_at(inputs, i, other), outputs)
    for i, t in enumerate(outputs):
        for other in _near(t):
            yield constant_region(inputs, _replace_at(outputs, i, other))
            swapped = tuple(other if u == t else u for u in inputs)
            yield constant_region(swapped, tuple(other if u == t else u for u in outputs))
    yield constant_region(inputs, outputs[:-1])
    yield constant_region(inputs, (*outputs, *outputs[-1:]))
    yield replace(region, operations=())


def _near(t: Type) -> Iterator[Type]:
    if isinstance(t, TensorType):
        yield from itertools.islice(_elements(t), 3)
        yield replace(t, shape=(*t.shape, 2))


def _with_argument(region: Region) -> Region:
    return replace(region, arguments=(*region.arguments, Value("extra", tensor_of(si32))))


def constant_region(inputs: tuple[Type, ...], outputs: tuple[Type, ...]) -> Region:
    """Return a region that ignores its arguments and returns zeros. Raises TypeError if an output is no tensor."""
    arguments = tuple(Value(f"a{i}", t) for i, t in enumerate(inputs))
    results = tuple(Value(f"r{i}", t) for i, t in enumerate(outputs))
    operations = tuple(Operation("constant", (), (("value", zeros(r.type)),), (), (r,)) for r in results)
    return Region(arguments, (*operations, Operation("return", results)))


def zeros(t: Type) -> Constant:
    """Return the constant of a tensor type whose bits are all zero. Raises TypeError for other types."""
    if not isinstance(t, TensorType):
        raise TypeError(f"{t} is no tensor type")
    return Constant(t, bytes(math.prod(t.static_shape) * dtype(t.element_type).itemsize))


# Quantized types.

_MOST_POSITIONS = 4


def _quantization_changes(base: Draft) -> Iterator[Draft]:
    results = base.results or ()
    tensors = [t for t in (*base.operands, *results) if isinstance(t, TensorType)]
    places = len(base.operands) + len(results)
    if len(tensors) != places or not 0 < places <= _MOST_POSITIONS:
        return
    options = [_options(t, i) for i, t in enumerate(tensors)]
    if not any(len(o) > 1 for o in options):
        return
    for chosen in itertools.product(*options):
        n = len(base.operands)
        yield replace(base, operands=tuple(chosen[:n]), results=tuple(chosen[n:]))


def _options(t: TensorType, place: int) -> list[TensorType]:
    """Return quantized types, per axis and per tensor, and f32 for a tensor; booleans and quantized tensors stay."""
    if isinstance(t.element_type, QuantizedType) or num_bits(t.element_type) == 1:
        return [t]
    axes = [i for i, n in enumerate(t.shape[:3]) if _may_be_axis(n)]
    found = [per_axis(t, axis) for axis in axes]
    found += [q for q in _quantizations(t) if q not in found]
    if place == 0 and t.shape and found:
        found.append(per_axis(t, 0, scale=0.25))
    return [*found, TensorType(t.shape, f32)]
