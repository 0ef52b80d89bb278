"""Quantization of each op: which types of an operation must agree when its tensors are quantized.

A form takes a valid operation on the expressed type and returns it with quantized types. Most ops need no form of their
own: the types of an op that computes agree except for scales and zero points, and an op that moves elements has one
type.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from generators.choices import Choices
from generators.quantized.quantized_types import Baseline, any_axis, axes_of, per_axis, per_tensor, promote
from generators.twins.breakers import Draft
from spec.op import op_named
from spec.program import Operation, Region, Value
from spec.types import (
    BooleanType,
    ElementType,
    QuantizedType,
    TensorType,
    Type,
    i1,
)
from spec.types import tensor as tensor_of
from spec.vocabulary import tensor_type


@dataclass(frozen=True)
class FloatOperation:
    """An operation on floating-point tensors that is to be quantized, and the baseline of its quantized types."""

    choices: Choices
    of: Baseline
    operation: Operation

    @property
    def draft(self) -> Draft:
        return Draft.of(self.operation)

    def is_number(self, t: Type) -> bool:
        return isinstance(t, TensorType) and t.element_type == self.of.expressed

    def with_types(self, change: Callable[[TensorType], TensorType]) -> Draft:
        draft = self.draft
        return replace(
            draft, operands=self.change_types(draft.operands, change), results=self.change_types(draft.results, change)
        )

    def change_types(
        self, types: Sequence[Type] | None, change: Callable[[TensorType], TensorType]
    ) -> tuple[Type, ...]:
        return tuple(change(tensor_type(t)) if self.is_number(t) else t for t in types or ())


Form = Callable[[FloatOperation], Draft]
FORMS: dict[str, Form] = {}


def form(*ops: str) -> Callable[[Form], Form]:
    def register(f: Form) -> Form:
        FORMS.update(dict.fromkeys(ops, f))
        return f

    return register


def form_of(op: str) -> Form:
    return FORMS.get(op) or (of_one_baseline if op_named(op).dequantizes else of_one_type)


def _with(t: TensorType, q: ElementType) -> TensorType:
    return replace(t, element_type=q)


def of_one_type(drawn: FloatOperation) -> Draft:
    q = per_tensor(drawn.choices, drawn.of)
    return drawn.with_types(lambda t: _with(t, q))


def of_one_baseline(drawn: FloatOperation) -> Draft:
    """Quantize each type with its own scale and zero point, or, in a third of the cases, all types alike."""
    if drawn.choices.integer(0, 2) == 0:
        return of_one_type(drawn)
    return drawn.with_types(lambda t: _with(t, per_tensor(drawn.choices, drawn.of)))


@form("compare")
def compare(drawn: FloatOperation) -> Draft:
    return of_one_baseline(drawn).with_attribute("compare_type", "FLOAT")


@form("add")
def add(drawn: FloatOperation) -> Draft:
    """Quantize all tensors per tensor, or the result and one or both operands along an axis."""
    axes = axes_of(drawn.operation.results[0].type.static_shape)  # type: ignore[union-attr]
    if not axes or drawn.choices.integer(0, 1) == 0:
        return of_one_baseline(drawn)
    axis = drawn.choices.choice(axes)
    size = drawn.operation.results[0].type.static_shape[axis]  # type: ignore[union-attr]
    along = [drawn.choices.integer(0, 1) for _ in range(2)]
    if not any(along):
        along = [1, 1]

    def with_type(t: Type, is_along: int) -> Type:
        of = drawn.of
        q = per_axis(drawn.choices, of, axis, size) if is_along else per_tensor(drawn.choices, of)
        return _with(tensor_type(t), q)

    operands = tuple(with_type(v.type, a) for v, a in zip(drawn.operation.operands, along, strict=True))
    return replace(drawn.draft, operands=operands, results=(with_type(drawn.operation.results[0].type, 1),))


@form("transpose")
def transpose(drawn: FloatOperation) -> Draft:
    (operand,), (result,) = drawn.draft.operands, drawn.draft.results or ()
    q = any_axis(drawn.choices, drawn.of, tensor_type(operand).static_shape)
    permutation: tuple[int, ...] = dict(drawn.draft.attributes)["permutation"]
    moved = q
    if q.quantization_dimension is not None:
        moved = replace(q, quantization_dimension=permutation.index(q.quantization_dimension))
    return replace(
        drawn.draft, operands=(_with(tensor_type(operand), q),), results=(_with(tensor_type(result), moved),)
    )


@form("broadcast_in_dim")
def broadcast_in_dim(drawn: FloatOperation) -> Draft:
    """Quantize operand and result per tensor or along an axis.

    If the operand's axis has size 1, all slices of the result have its one scale.
    """
    operand, result = tensor_type(drawn.draft.operands[0]), tensor_type((drawn.draft.results or ())[0])
    dimensions: tuple[int, ...] = dict(drawn.draft.attributes)["broadcast_dimensions"]
    q = any_axis(drawn.choices, drawn.of, operand.static_shape)
    moved, d = q, q.quantization_dimension
    if d is not None:
        size = result.static_shape[dimensions[d]]
        if size == 0 or size > 64:
            q = moved = per_tensor(drawn.choices, drawn.of)
        else:
            times = size if operand.static_shape[d] == 1 else 1
            moved = replace(
                q, quantization_dimension=dimensions[d], scales=q.scales * times, zero_points=q.zero_points * times
            )
    return replace(drawn.draft, operands=(_with(operand, q),), results=(_with(result, moved),))


@form("reshape")
def reshape(drawn: FloatOperation) -> Draft:
    operand, result = tensor_type(drawn.draft.operands[0]), tensor_type((drawn.draft.results or ())[0])
    pairs = [
        (d, e)
        for d in axes_of(operand.static_shape)
        for e in axes_of(result.static_shape)
        if _around(operand.static_shape, d) == _around(result.static_shape, e)
    ]
    if not pairs or drawn.choices.integer(0, 1) == 0:
        return of_one_type(drawn)
    d, e = drawn.choices.choice(pairs)
    q = per_axis(drawn.choices, drawn.of, d, operand.static_shape[d])
    moved = replace(q, quantization_dimension=e)
    return replace(drawn.draft, operands=(_with(operand, q),), results=(_with(result, moved),))


def _around(shape: tuple[int, ...], axis: int) -> tuple[int, int, int]:
    return math.prod(shape[:axis]), shape[axis], math.prod(shape[axis + 1 :])


@form("get_dimension_size")
def get_dimension_size(drawn: FloatOperation) -> Draft:
    return drawn.with_types(lambda t: _with(t, any_axis(drawn.choices, drawn.of, t.static_shape)))


@form("dot_general")
def dot_general(drawn: FloatOperation) -> Draft:
    """Quantize rhs per tensor, or along a free or batching dimension, with zero points of 0."""
    attributes = dict(drawn.draft.attributes)
    lhs, rhs = map(tensor_type, drawn.draft.operands)
    contracting: tuple[int, ...] = attributes["rhs_contracting_dimensions"]
    batching: tuple[int, ...] = attributes["rhs_batching_dimensions"]
    free = [d for d in range(len(rhs.shape)) if d not in contracting and d not in batching]
    axes = [d for d in axes_of(rhs.static_shape) if d not in contracting]
    result = tensor_type((drawn.draft.results or ())[0])

    def place(d: int) -> int:
        return batching.index(d) if d in batching else len(result.shape) - len(free) + free.index(d)

    return _product(drawn, lhs, rhs, result, axes, place)


@form("convolution")
def convolution(drawn: FloatOperation) -> Draft:
    attributes = dict(drawn.draft.attributes)
    lhs, rhs = map(tensor_type, drawn.draft.operands)
    features: int = attributes["kernel_output_feature_dimension"]
    axes = [d for d in axes_of(rhs.static_shape) if d == features]
    result = tensor_type((drawn.draft.results or ())[0])
    return _product(drawn, lhs, rhs, result, axes, lambda _: attributes["output_feature_dimension"])


def _product(  # noqa: PLR0917  the three types, and how rhs may be quantized
    drawn: FloatOperation,
    lhs: TensorType,
    rhs: TensorType,
    result: TensorType,
    axes: list[int],
    place: Callable[[int], int],
) -> Draft:
    """Return quantized operands and a result, possibly of a wider storage type.

    A convolution may be hybrid instead: a quantized rhs, all else of floats.
    """
    choices, of = drawn.choices, drawn.of
    zero = min(max(0, of.low), of.high)
    if zero != 0:
        of = of.with_storage(of.storage)
        zero = 0
    axis = choices.choice(axes) if axes and choices.integer(0, 1) == 1 else None
    weights = (
        per_tensor(choices, of, zero_point=zero)
        if axis is None
        else per_axis(choices, of, axis, rhs.static_shape[axis], zero_point=zero)
    )
    is_hybrid = drawn.operation.name == "convolution" and choices.integer(0, 3) == 3
    if is_hybrid:
        return replace(drawn.draft, operands=(lhs, _with(rhs, weights)), results=(result,))
    scaled = promote(choices, per_tensor(choices, of))
    returned: QuantizedType = scaled
    if axis is not None and choices.integer(0, 1) == 1:
        storage = of.with_storage(scaled.storage_type)
        returned = per_axis(choices, storage, place(axis), rhs.static_shape[axis])
    operands = (_with(lhs, per_tensor(choices, of)), _with(rhs, weights))
    return replace(drawn.draft, operands=operands, results=(_with(result, returned),))


# Ops with regions.


def _scalar_region(
    arguments: Sequence[Type], build: Callable[[tuple[Value, ...]], tuple[list[Operation], list[Value]]]
) -> Region:
    values = tuple(Value(f"x{i}", t) for i, t in enumerate(arguments))
    operations, returned = build(values)
    return Region(values, (*operations, Operation("return", tuple(returned))))


_FOLDS = ("add", "add", "maximum", "minimum", "multiply")


def _fold(choices: Choices, elements: Sequence[ElementType], *, may_copy: bool = False) -> Region:
    types = tuple(tensor_of(t) for t in elements)
    is_copy = may_copy and choices.integer(0, 1) == 1

    def build(values: tuple[Value, ...]) -> tuple[list[Operation], list[Value]]:
        n = len(types)
        if is_copy:
            return [], list(values[n:])
        operations = []
        for i, t in enumerate(elements):
            name = "and" if isinstance(t, BooleanType) else choices.choice(_FOLDS)
            if not isinstance(t, BooleanType | QuantizedType):
                name = "maximum"
            operations.append(Operation(name, (values[i], values[n + i]), (), (), (Value(f"y{i}", types[i]),)))
        return operations, [o.results[0] for o in operations]

    return _scalar_region((*types, *types), build)


def _elements(types: Sequence[Type]) -> tuple[ElementType, ...]:
    return tuple(tensor_type(t).element_type for t in types)


def _wider(drawn: FloatOperation, t: ElementType) -> ElementType:
    return promote(drawn.choices, t) if isinstance(t, QuantizedType) else t


@form("reduce", "reduce_window", "all_reduce", "reduce_scatter", "scatter")
def fold_form(drawn: FloatOperation) -> Draft:
    draft = of_one_type(drawn)
    count = len(drawn.operation.results)
    if drawn.operation.name in ("all_reduce", "reduce_scatter"):
        wide = [_wider(drawn, _elements(draft.operands[:1])[0])]
        wide_of_each = wide * count
    else:
        wide = wide_of_each = [_wider(drawn, t) for t in _elements(draft.operands[:count])]
    region = _fold(drawn.choices, wide, may_copy=drawn.operation.name == "scatter")
    results = tuple(_with(tensor_type(t), e) for t, e in zip(draft.results or (), wide_of_each, strict=True))
    return replace(draft, regions=(region,), results=results)


@form("select_and_scatter")
def select_and_scatter(drawn: FloatOperation) -> Draft:
    draft = of_one_type(drawn)
    element = _elements(draft.operands[:1])[0]
    wide = _wider(drawn, element)
    result = _with(tensor_type((draft.results or ())[0]), wide)
    comparison = _comparison(drawn.choices, (element, element))
    return replace(draft, regions=(comparison, _fold(drawn.choices, (wide,))), results=(result,))


def _comparison(choices: Choices, elements: Sequence[ElementType]) -> Region:
    types = tuple(tensor_of(t) for t in elements)
    first = next(i for i, t in enumerate(elements) if isinstance(t, QuantizedType))
    direction = choices.choice(("GE", "LE")) if len(elements) == 2 and elements[0] == elements[1] else "LT"

    def build(values: tuple[Value, ...]) -> tuple[list[Operation], list[Value]]:
        result = Value("y", tensor_of(i1))
        attributes = (("compare_type", "FLOAT"), ("comparison_direction", direction))
        return [Operation("compare", (values[first], values[first + 1]), attributes, (), (result,))], [result]

    return _scalar_region(types, build)


@form("sort")
def sort(drawn: FloatOperation) -> Draft:
    draft = of_one_type(drawn)
    pairs = [t for t in _elements(draft.operands) for _ in range(2)]
    return replace(draft, regions=(_less(drawn.choices, pairs),))


def _less(choices: Choices, elements: Sequence[ElementType]) -> Region:
    region = _comparison(choices, elements)
    compare, end = region.operations
    direction = choices.choice(("LT", "GT"))
    attributes = (("compare_type", "FLOAT"), ("comparison_direction", direction))
    return replace(region, operations=(replace(compare, attributes=attributes), end))


@form("map")
def map_(drawn: FloatOperation) -> Draft:
    draft = of_one_baseline(drawn)
    elements = _elements(draft.operands)
    result = tensor_of(_elements(draft.results or ())[0])

    def build(values: tuple[Value, ...]) -> tuple[list[Operation], list[Value]]:
        alike = [v for v in values if isinstance(v.type.element_type, QuantizedType)]  # type: ignore[union-attr]
        made = Value("y", result)
        name = drawn.choices.choice(("negate", "abs") if len(alike) < 2 else ("add", "subtract", "maximum"))
        operands = tuple(alike[: 1 if name in ("negate", "abs") else 2])
        return [Operation(name, operands, (), (), (made,))], [made]

    region = _scalar_region(tuple(tensor_of(t) for t in elements), build)
    return replace(draft, regions=(region,))
