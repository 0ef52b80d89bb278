"""Strategies for tuples, tokens, barriers, composites, asynchronous ops, streams and channels.

A tuple is taken apart right after it is made, so that other operations see tensors only. Each effect passes its token
to the next, so that streams are read in one order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from generators.builder import Builder
from generators.element_values import Domain
from generators.ops.collectives import choose_grid
from generators.strategy_registry import Draw, Setting, breaks, draws
from generators.twins.breakers import Draft
from generators.twins.twin_bases import Base
from generators.value_ranges import full_range
from generators.value_scope import Callee
from spec.normalized_names import canonical
from spec.program import Constant, Function, Program, Raw, Region, Value
from spec.rewriting import with_function
from spec.types import ELEMENT_TYPES, FunctionType, TensorType, TokenType, Type, f32, si32, tensor
from spec.vocabulary import element_type, tensor_type

_TOKEN = TokenType()

HOST_CHANNEL = 100
"""The least id of channels from and to the host; channels of collectives have lower ids."""


def _some(builder: Builder, most: int) -> list[Value]:
    """Return 1 to `most` values, mostly of one type, so that a mix-up of values changes the results."""
    first = builder.operand(ELEMENT_TYPES)
    others = range(builder.integer(0, most - 1))
    return [first, *(_another(builder, first) for _ in others)]


def _another(builder: Builder, first: Value) -> Value:
    return builder.operand(ELEMENT_TYPES) if builder.integer(0, 3) == 3 else builder.value(tensor_type(first))


@draws("optimization_barrier")
def optimization_barrier(builder: Builder) -> None:
    operands = [builder.operand(ELEMENT_TYPES)]
    for _ in range(builder.integer(0, 2)):
        operands.append(builder.operand((element_type(operands[0]),)))
    builder.emit("optimization_barrier", operands, ranges=[builder.range(v) for v in operands])


def _tuple(builder: Builder) -> None:
    val = _some(builder, 3)
    (made,) = builder.emit_hidden("tuple", val)
    index = builder.integer(0, len(val) - 1)
    builder.emit("get_tuple_element", [made], {"index": index}, ranges=[builder.range(val[index])])


draws("tuple")(_tuple)
draws("get_tuple_element")(_tuple)


def _token(builder: Builder) -> Value:
    return builder.emit_hidden("after_all", [], types=[_TOKEN])[0]


@draws("after_all")
def after_all(builder: Builder) -> None:
    """A barrier joins the token with a value, since a token alone is not observable."""
    operand = builder.operand(ELEMENT_TYPES)
    tokens = [_token(builder) for _ in range(builder.integer(0, 2))]
    joined = builder.emit_hidden("after_all", tokens, types=[_TOKEN])[0]
    results = builder.emit(
        "optimization_barrier", [operand, joined], ranges=[builder.range(operand), full_range(element_type(operand))]
    )
    builder.hide(results[1])


@draws("composite", has_regions=True, most_elements=2**14)
def composite(builder: Builder) -> None:
    """One draw in three has two versions, each with its own decomposition."""
    wanted = tensor_type(builder.operand(ELEMENT_TYPES))

    def build() -> list[Value]:
        builder.steps(2)
        return [builder.value(wanted, likes_old=True)]

    callee = builder.function(build)
    arguments = [
        builder.value(tensor_type(a), need) for a, need in zip(callee.function.arguments, callee.arguments, strict=True)
    ]
    version = builder.integer(0, 2)
    if builder.integer(0, 2) == 2:
        other = builder.function(lambda: _constant_instead(builder, callee))
        _composite(builder, other, arguments, version + 1)
    _composite(builder, callee, arguments, version)


def _constant_instead(builder: Builder, callee: Callee) -> list[Value]:
    for a, need in zip(callee.function.arguments, callee.arguments, strict=True):
        builder.input(tensor_type(a), Domain(need))
    return [builder.any_constant(tensor_type(v)) for v in callee.function.body.returned]


def _composite(builder: Builder, callee: Callee, arguments: list[Value], version: int) -> None:
    attributes = {
        "name": "test.composite",
        "decomposition": callee.function.name,
        "version": version,
        "composite_attributes": Raw("{}"),
    }
    exact = all(builder.range(v).exact for v in arguments)
    ranges = [replace(r, exact=r.exact and exact) for r in callee.results]
    builder.emit("composite", arguments, attributes, ranges=ranges)


@draws("custom_call")
def custom_call(builder: Builder) -> None:
    """The target is `Sharding`, which all implementations know; it returns its operand."""
    operand = builder.operand(ELEMENT_TYPES)
    attributes = {"call_target_name": "Sharding", "backend_config": "", "has_side_effect": False}
    builder.emit("custom_call", [operand], attributes, types=[operand.type], ranges=[builder.range(operand)])


def _payloads(builder: Builder) -> list[tuple[Constant, ...]]:
    """Return up to three payloads, mostly of one type, so that their order matters."""
    t = TensorType(builder.shape(max_rank=3), builder.element_type(ELEMENT_TYPES))
    return [_payload(builder, t) for _ in range(builder.integer(1, 3))]


def _payload(builder: Builder, t: TensorType) -> tuple[Constant, ...]:
    found = [_elements(builder, t) for _ in range(builder.integer(1, 2))]
    if builder.integer(0, 3) == 3:
        other = TensorType(builder.shape(max_rank=3), builder.element_type(ELEMENT_TYPES))
        found.append(_elements(builder, other))
    return tuple(found)


def _elements(builder: Builder, t: TensorType) -> Constant:
    return Constant.of(builder.elements(t, Domain(builder.usual(t.element_type))), t.element_type)


def _effect(op: str) -> Callable[[Draw], Draw]:
    """Register an op with effects, to be drawn in programs of its own and at the outermost level only.

    Most implementations wait for a stream that nobody fills or reads. Within branches, loops and functions the order
    of effects would depend on values.
    """

    def register(draw: Draw) -> Draw:
        def guard(builder: Builder) -> None:
            if builder.is_outermost:
                draw(builder)

        return draws(op, setting=Setting.APART)(guard)

    return register


def _last_token(builder: Builder) -> Value:
    return builder.token or _token(builder)


@_effect("infeed")
def infeed(builder: Builder) -> None:
    for payload in _payloads(builder):
        builder.streams = replace(builder.streams, infeed=(*builder.streams.infeed, payload))
        _receive(builder, "infeed", payload, {"infeed_config": ""})


@_effect("recv")
def recv(builder: Builder) -> None:
    """All payloads of a channel have the same types: the specification does not say whether they may differ."""
    for drawn_payload in _payloads(builder):
        channel = HOST_CHANNEL + builder.integer(1, 3)
        channels = dict(builder.streams.channels)
        before = channels.get(channel, ())
        payload = tuple(_elements(builder, c.type) for c in before[0]) if before else drawn_payload
        channels[channel] = (*before, payload)
        builder.streams = replace(builder.streams, channels=tuple(sorted(channels.items())))
        attributes = {"channel_id": channel, "channel_type": "HOST_TO_DEVICE", "is_host_transfer": True}
        _receive(builder, "recv", payload, attributes)


def _receive(builder: Builder, op: str, payload: tuple[Constant, ...], attributes: dict[str, object]) -> None:
    elements = [c.type.element_type for c in payload]
    types: list[Type] = [*(c.type for c in payload), _TOKEN]
    ranges = [*map(builder.usual, elements), full_range(elements[0])]
    *_, builder.token = builder.emit(op, [_last_token(builder)], attributes, types=types, ranges=ranges)
    builder.hide(builder.token)


@_effect("outfeed")
def outfeed(builder: Builder) -> None:
    _send_out(builder, "outfeed", {"outfeed_config": ""})


@_effect("send")
def send(builder: Builder) -> None:
    attributes = {"channel_id": HOST_CHANNEL, "channel_type": "DEVICE_TO_HOST", "is_host_transfer": True}
    _send_out(builder, "send", attributes)


def _send_out(builder: Builder, op: str, attributes: dict[str, object]) -> None:
    inputs = _some(builder, 2)
    (builder.token,) = builder.emit_hidden(op, [*inputs, _last_token(builder)], attributes, types=[_TOKEN])


def _slice_body(builder: Builder, operand: Value) -> Region:
    sizes = tensor_type(operand).static_shape
    starts = tuple(builder.integer(0, n) // 2 for n in sizes)
    strides = tuple(builder.integer(1, 2) for _ in sizes)
    attributes: dict[str, object] = {"start_indices": starts, "limit_indices": sizes, "strides": strides}
    return _body(builder, operand, "slice", attributes)


def _permute_body(builder: Builder, operand: Value) -> Region:
    replicas, partitions = builder.grid
    count, channel = (replicas, 0) if replicas > 1 else (partitions, builder.new_channel())
    turn = builder.integer(1, count - 1)
    pairs = tuple((i, (i + turn) % count) for i in range(count))
    return _body(builder, operand, "collective_permute", {"source_target_pairs": pairs, "channel_id": channel})


def _body(builder: Builder, operand: Value, op: str, attributes: dict[str, object]) -> Region:
    known = builder.range(operand)
    return builder.region(
        [(operand.type, known)], lambda a: builder.emit(op, a, attributes, ranges=[known]), is_isolated=True
    )


def _asynchronous(builder: Builder) -> None:
    if builder.integer(0, 1) == 1:
        choose_grid(builder)
    is_joint = builder.processes > 1 and builder.may_communicate
    operand = builder.operand(ELEMENT_TYPES)
    body = (_permute_body if is_joint else _slice_body)(builder, operand)
    (future,) = builder.emit_hidden("async_start", [operand], regions=[body])
    builder.emit("async_done", [future], ranges=[builder.range(operand)])


draws("async_start", has_regions=True, setting=Setting.APART)(_asynchronous)
draws("async_done", has_regions=True, setting=Setting.APART)(_asynchronous)


@breaks("composite", "I1")
def a_function_is_a_value(base: Base) -> Iterator[Program]:
    """The decomposition has an argument of the function type too, so that only I1 is broken."""
    draft, added = Draft.of(base.operation), Value("added", FunctionType((), ()))
    program = base.with_draft(replace(draft, operands=(*draft.operands, added.type)))
    name = base.operation.attribute("decomposition")
    yield canonical(with_function(program, _with_argument(program.function(name), added)))


def _with_argument(f: Function, added: Value) -> Function:
    return replace(f, body=replace(f.body, arguments=(*f.body.arguments, added)))


@breaks("after_all", "I1")
def a_tensor_is_joined(base: Base) -> Iterator[Program]:
    for t in (tensor(f32), tensor(si32, 2)):
        yield base.with_draft(Draft((t,), (), (), (_TOKEN,)))
        yield base.with_draft(Draft((_TOKEN, t), (), (), (_TOKEN,)))
