"""Strategies for cases of one quantized operation.

The op's own strategy draws an operation on the expressed type. Then its types are made quantized (see
quantized_forms.py), and its floating-point operands become inputs over the storage range.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from generators import type_tables
from generators.builder import Builder
from generators.cases import Case, shape_class
from generators.choices import Choices, Strategy, composite
from generators.element_values import Domain
from generators.elementwise_rules import Mode
from generators.families import strategies
from generators.input_sets import draw_inputs
from generators.programs.case_strategies import draw_operation, element_types
from generators.quantized.quantized_forms import FloatOperation, form_of
from generators.quantized.quantized_types import any_axis, baseline, family, per_tensor, width_of
from generators.twins.breakers import Draft
from generators.value_ranges import Range, full_range
from generators.value_scope import Profile
from spec.op import ops
from spec.program import Constant, Operation, Region, Value
from spec.rewriting import live_operations, used_values
from spec.types import FloatType, QuantizedType, TensorType, Type, dtype, i1, si32
from spec.types import tensor as tensor_of

Array = np.ndarray[Any, Any]

WITHOUT = {
    "async_done": "what it waits for runs a function of its own",
    "async_start": "the function that it runs would have to be drawn quantized",
    "after_all": "it takes tokens alone",
    "composite": "the function that it stands for would have to be drawn quantized",
    "custom_call": "what is called says what it takes",
    "func.call": "the function that it calls would have to be drawn quantized",
    "infeed": "no stream holds quantized tensors",
    "outfeed": "no stream holds quantized tensors",
    "recv": "no channel holds quantized tensors",
    "send": "no channel holds quantized tensors",
}
"""Ops that allow quantized operands or results and are not drawn with them -> why."""

_NEAR = 100
"""How far from the zero point most values of wide storage types lie."""
_MAX_SIZE = 64


@functools.cache
def quantized_ops() -> tuple[str, ...]:
    return tuple(op for op in strategies() if op not in WITHOUT and _allows(op))


def _allows(op: str) -> bool:
    return any(m.test is not None and m.test.quantization != "none" for m in ops()[op].members.values())


def domain_of(q: QuantizedType) -> Domain:
    """Return the domain of all storage values; for wide types, most values lie near the zero point."""
    whole = Range(q.storage_min, q.storage_max, integral=True)
    zero = q.zero_points[0]
    is_whole = whole == full_range(q.storage_type)
    if q.storage_type.width < 16 or not is_whole:
        return Domain(whole)
    return Domain(whole, focus=(max(zero - _NEAR, q.storage_min + 1), min(zero + _NEAR, q.storage_max - 1)))


# One operation.


def quantized_op(op: str, name: str, *, input_sets: int = 16) -> Strategy[Case]:
    """Return the strategy for cases of one operation on types of a family, such as `quant<i8>`.

    Raises KeyError for an op that is not drawn on quantized types.
    """
    if op not in quantized_ops():
        raise KeyError(f"{op} is not drawn on quantized types")
    return _quantized_op(op, width_of(name), input_sets)


@composite
def _quantized_op(choices: Choices, op: str, width: int, input_sets: int) -> Case:
    own = _OWN.get(op)
    builder = _draw(choices, op, width) if own is None else own(choices, op, width)
    operation = builder.frame.operations[-1]
    program = builder.program([v for v in operation.results if isinstance(v.type, TensorType)])
    inputs = draw_inputs(builder, input_sets)
    found = shape_class([v.type for v in (*operation.operands, *operation.results)])
    return Case(program, inputs, op, family(width), found)


def _draw(choices: Choices, op: str, width: int) -> Builder:
    allowed = element_types(op)
    of = baseline(choices, width)
    if of.expressed not in allowed:
        of = replace(of, expressed=next(t for t in allowed if isinstance(t, FloatType)))
    shape = choices.choice(type_tables.shapes(0, 4, _MAX_SIZE))
    builder, operation = draw_operation(choices, strategies()[op], of.expressed, shape)
    draft = form_of(op)(FloatOperation(choices, of, operation))
    _replace_operation(builder, operation, draft)
    return builder


def _replace_operation(builder: Builder, operation: Operation, draft: Draft) -> None:
    frame = builder.frame
    operands = tuple(_operand(builder, v, t) for v, t in zip(operation.operands, draft.operands, strict=True))
    results = tuple(replace(v, type=t) for v, t in zip(operation.results, draft.results or (), strict=True))
    regions = tuple(_rename_values(r, f"{i}") for i, r in enumerate(draft.regions))
    made = Operation(operation.name, operands, draft.attributes, regions, results)
    place = next(i for i, o in enumerate(frame.operations) if o is operation)
    before = live_operations(frame.operations[:place], used_values(made).values(), lambda _: True)
    used = {n for o in (*before, made) for n in used_values(o)}
    frame.operations = [*before, made]
    frame.arguments = [a for a in frame.arguments if a.name in used]


def _rename_values(region: Region, suffix: str) -> Region:
    names = {v.name for v in region.arguments} | {r.name for o in region.operations for r in o.results}

    def rename(v: Value) -> Value:
        return replace(v, name=f"{v.name}_{suffix}") if v.name in names else v

    operations = tuple(
        replace(o, operands=tuple(map(rename, o.operands)), results=tuple(map(rename, o.results)))
        for o in region.operations
    )
    return replace(region, arguments=tuple(map(rename, region.arguments)), operations=operations)


def _operand(builder: Builder, drawn: Value, t: Type) -> Value:
    if drawn.type == t or not isinstance(t, TensorType) or not isinstance(t.element_type, QuantizedType):
        return drawn
    old = builder.domains.get(drawn.name)
    domain = domain_of(t.element_type)
    if old is not None and old.shaping is not None:
        domain = replace(domain, shaping=functools.partial(_apply_shaping, shaping=old.shaping, q=t.element_type))
    return builder.input(t, domain)


def _apply_shaping(stored: Array, shaping: Callable[[Array], Array], q: QuantizedType) -> Array:
    scale, zero = q.scales[0], q.zero_points[0]
    with np.errstate(all="ignore"):
        numbers = ((stored.astype(np.float64) - zero) * scale).astype(dtype(q.expressed_type))
        ratio = np.rint(shaping(numbers).astype(np.float64) / scale) + zero
    found: Array = np.clip(np.nan_to_num(ratio), q.storage_min, q.storage_max).astype(dtype(q))
    return found


# Ops that are drawn otherwise.

Own = Callable[[Choices, str, int], Builder]


def _alone(choices: Choices) -> Builder:
    return Builder(choices.source, Profile(Mode.OPEN), takes_constants=False)


def _shape(choices: Choices, min_rank: int = 0) -> type_tables.Shape:
    return choices.choice(type_tables.shapes(min_rank, 4, _MAX_SIZE))


def _uniform_quantize(choices: Choices, op: str, width: int) -> Builder:
    of, shape, builder = baseline(choices, width), _shape(choices), _alone(choices)
    target = any_axis(choices, of, shape)
    if choices.integer(0, 2) == 0:
        source = any_axis(choices, baseline(choices, choices.choice((8, width, 16)), of.expressed), shape)
        operand = builder.input(TensorType(shape, source), domain_of(source))
    else:
        operand = builder.input(TensorType(shape, of.expressed), _around(choices, target))
    builder.emit(op, [operand], types=[TensorType(shape, target)], ranges=[full_range(target)])
    return builder


def _around(choices: Choices, q: QuantizedType) -> Domain:
    """Return a domain of multiples of half the scale, mostly within the range of the type, including ties."""
    whole = full_range(q.expressed_type)
    if choices.integer(0, 3) == 3:
        return Domain(whole)

    def halves(numbers: Array) -> Array:
        with np.errstate(all="ignore"):
            wide = np.nan_to_num(numbers.astype(np.float64), nan=0.5, posinf=1e6, neginf=-1e6)
            steps = np.sign(wide) * np.mod(np.abs(np.rint(2 * wide)), 2 * (q.storage_max - q.storage_min) + 3)
            found: Array = (steps / 2 * q.scales[0]).astype(dtype(q.expressed_type))
        return found

    return Domain(Range(-1e4, 1e4), shaping=halves)


def _uniform_dequantize(choices: Choices, op: str, width: int) -> Builder:
    of, shape, builder = baseline(choices, width), _shape(choices), _alone(choices)
    q = any_axis(choices, of, shape)
    operand = builder.input(TensorType(shape, q), domain_of(q))
    builder.emit(op, [operand])
    return builder


def _bitcast_convert(choices: Choices, op: str, width: int) -> Builder:
    of, shape, builder = baseline(choices, width), _shape(choices), _alone(choices)
    q = any_axis(choices, of, shape)
    kind = choices.integer(0, 2)
    source = q.storage_type if kind == 0 else q
    target = q if kind == 0 else q.storage_type if kind == 1 else per_tensor(choices, of)
    domain = Domain(full_range(source)) if kind == 0 else domain_of(q)
    operand = builder.input(TensorType(shape, source), domain)
    builder.emit(op, [operand], types=[TensorType(shape, target)], ranges=[full_range(target)])
    return builder


def _constant(choices: Choices, op: str, width: int) -> Builder:
    of, shape, builder = baseline(choices, width), _shape(choices), _alone(choices)
    quantized_constant(builder, TensorType(shape, any_axis(choices, of, shape)))
    return builder


def quantized_constant(builder: Builder, t: TensorType) -> Value:
    q = t.element_type
    assert isinstance(q, QuantizedType)
    held = TensorType(t.shape, q.storage_type)
    constant = Constant(t, builder.elements(held, domain_of(q)).tobytes())
    return builder.emit("constant", [], {"value": constant}, types=[t], ranges=[full_range(q)])[0]


def _branches(choices: Choices, op: str, width: int) -> Builder:
    of, shape, builder = baseline(choices, width), _shape(choices), _alone(choices)
    q = per_tensor(choices, of)
    t = TensorType(shape, q)
    pair = [builder.input(t, domain_of(q)) for _ in range(2)]
    count = 2 if op == "if" else builder.integer(1, 3)
    selector = builder.predicate() if op == "if" else builder.index(si32, count)
    regions = [builder.region([], lambda _: [one_of(builder, pair)]) for _ in range(count)]
    builder.emit(op, [selector], {}, regions, types=[t], ranges=[full_range(q)])
    return builder


def one_of(builder: Builder, pair: Sequence[Value]) -> Value:
    kind = builder.integer(0, 2)
    return pair[kind] if kind < 2 else builder.emit("add", pair, types=[pair[0].type], ranges=[_any(pair[0])])[0]


def _any(v: Value) -> Range:
    return full_range(v.type.element_type)  # type: ignore[union-attr]


def _while(choices: Choices, op: str, width: int) -> Builder:
    of, shape, builder = baseline(choices, width), _shape(choices), _alone(choices)
    q = per_tensor(choices, of)
    t, counter = TensorType(shape, q), tensor_of(si32)
    start, step = (builder.input(t, domain_of(q)) for _ in range(2))
    zero, one = (builder.number(si32, n) for n in (0, 1))
    limit = builder.number(si32, builder.integer(0, 3))
    carried = [(counter, full_range(si32)), (t, full_range(q))]

    def goes_on(arguments: list[Value]) -> list[Value]:
        attributes = {"comparison_direction": "LT", "compare_type": "SIGNED"}
        return list(builder.emit("compare", [arguments[0], limit], attributes, ranges=[full_range(i1)]))

    def turn(arguments: list[Value]) -> list[Value]:
        (count,) = builder.emit("add", [arguments[0], one], ranges=[full_range(si32)])
        (total,) = builder.emit("add", [arguments[1], step], types=[t], ranges=[full_range(q)])
        return [count, total]

    regions = [builder.region(carried, f) for f in (goes_on, turn)]
    builder.emit(op, [zero, start], {}, regions, types=[counter, t], ranges=[full_range(si32), full_range(q)])
    return builder


def _tuple(choices: Choices, op: str, width: int) -> Builder:
    of, shape, builder = baseline(choices, width), _shape(choices), _alone(choices)
    q = any_axis(choices, of, shape)
    t = TensorType(shape, q)
    pair = [builder.input(t, domain_of(q)) for _ in range(2)]
    (made,) = builder.emit("tuple", pair)
    builder.emit("get_tuple_element", [made], {"index": builder.integer(0, 1)}, ranges=[full_range(q)])
    return builder


_OWN: dict[str, Own] = {
    "bitcast_convert": _bitcast_convert,
    "case": _branches,
    "constant": _constant,
    "get_tuple_element": _tuple,
    "if": _branches,
    "tuple": _tuple,
    "uniform_dequantize": _uniform_dequantize,
    "uniform_quantize": _uniform_quantize,
    "while": _while,
}
