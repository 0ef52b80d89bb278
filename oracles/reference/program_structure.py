"""Ops for tuples, tokens, barriers, composites, futures, streams, channels and custom calls."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from oracles.evaluator import Body, Context, Unevaluated, evaluates
from oracles.sets.acceptance import Acceptance, exactly, hull
from oracles.sets.value_sets import AbstractValue, Token
from spec.program import Constant, Operation, Program, Region, walk
from spec.types import TensorType, Type

Values = tuple[AbstractValue, ...]
Queue = Sequence[tuple[Constant, ...]]


@evaluates("optimization_barrier")
def optimization_barrier(operand: Values) -> Values:
    return operand


@evaluates("tuple")
def tuple_(val: Values) -> Values:
    return (val,)


@evaluates("get_tuple_element")
def get_tuple_element(operand: Values, *, index: int) -> Values:
    return (operand[index],)


@evaluates("after_all")
def after_all(inputs: tuple[Token, ...]) -> Token:
    channels = {channel for t in inputs for channel in t.received}
    received = {c: max(t.received.get(c, 0) for t in inputs) for c in channels}
    return Token(max((t.infeeds for t in inputs), default=0), received, all(t.is_known for t in inputs))


@evaluates("composite")
def composite(
    inputs: Values, *, name: str, composite_attributes: Any, decomposition: str, version: int,
    composite_regions: tuple[Body, ...], context: Context,
) -> Values:  # fmt: skip
    return context.call(decomposition, inputs)


@evaluates("async_start")
def async_start(operands: Values, *, body: Body) -> Values:
    return (body(*operands),)


@evaluates("async_done")
def async_done(operand: Values) -> Values:
    return operand


@evaluates("infeed")
def infeed(token: Token, *, infeed_config: str, layout: Any, results: tuple[Type, ...], context: Context) -> Values:
    readers = [o for o in context.program.operations() if o.name == "infeed"]
    queue, program = context.program.streams.infeed, context.program
    payload = _next(token, token.infeeds, queue, readers=readers, types=results[:-1], program=program)
    if payload is None:
        raise Unevaluated("the infeed has no more payloads")
    return (*payload, replace(token, infeeds=token.infeeds + 1))


@evaluates("outfeed")
def outfeed(inputs: Values, token: Token, *, outfeed_config: str) -> Token:
    return token


@evaluates("send")
def send(
    inputs: Values, token: Token, *, channel_id: int, channel_type: str, is_host_transfer: bool,
    source_target_pairs: Any,
) -> Token:  # fmt: skip
    return token


@evaluates("recv")
def recv(
    token: Token, *, channel_id: int, channel_type: str, is_host_transfer: bool, source_target_pairs: Any,
    results: tuple[Type, ...], context: Context,
) -> Values:  # fmt: skip
    """Return the next payload of a channel, from the host or a process outside of the grid, and a token. Transfers
    between processes of the grid are not formalized (#484)."""
    channels = dict(context.program.streams.channels)
    if not is_host_transfer and channel_id not in channels:
        raise Unevaluated("what devices send each other through channels is not formalized (#484)")
    readers = [o for o in context.program.operations() if o.name == "recv" and o.attribute("channel_id") == channel_id]
    taken = token.received.get(channel_id, 0)
    queue, program = channels.get(channel_id, ()), context.program
    payload = _next(token, taken, queue, readers=readers, types=results[:-1], program=program)
    if payload is None:
        raise Unevaluated(f"channel {channel_id} has no more payloads")
    return (*payload, replace(token, received={**token.received, channel_id: taken + 1}))


def _next(
    token: Token, taken: int, queue: Queue, *, readers: Sequence[Operation], types: Sequence[Type], program: Program
) -> Values | None:
    """Return the next payload of a stream, or None at its end.

    If tokens do not order the operations that read the stream, return the hull of all payloads that may be next.
    """
    if not token.is_known:
        raise Unevaluated("how often the stream was read before depends on control flow")
    if all(_are_chained(region, readers) for region in _regions(program)):
        return _payload(queue[taken], types) if taken < len(queue) else None
    is_once = all(o in program.main.body.operations for o in readers)
    candidates = queue[: len(readers)] if is_once else queue
    fitting = [_payload(p, types) for p in candidates if tuple(c.type for c in p) == tuple(types)]
    return tuple(functools.reduce(hull, column) for column in zip(*fitting, strict=True)) if fitting else None


def _regions(program: Program) -> Iterator[Region]:
    for f in program.functions:
        yield f.body
        for operation in walk(f.body):
            yield from operation.regions


def _are_chained(region: Region, readers: Sequence[Operation]) -> bool:
    behind: set[str] | None = None
    for operation in region.operations:
        is_behind = behind is not None and any(v.name in behind for v in operation.operands)
        results = {r.name for r in operation.results}
        if operation in readers:
            if behind is not None and not is_behind:
                return False
            behind = results
        elif behind is not None and is_behind:
            behind |= results
    return True


def _payload(constants: Sequence[Constant], types: Sequence[Type]) -> tuple[Acceptance, ...]:
    if tuple(c.type for c in constants) != tuple(types):
        raise Unevaluated("the payload has other types than the program reads")
    return tuple(exactly(c.array[None], c.type.element_type) for c in constants)


Target = Callable[[Values, tuple[TensorType, ...]], Values]

_TARGETS: dict[str, Target] = {}


def custom_call_target(*names: str) -> Callable[[Target], Target]:
    def register(meaning: Target) -> Target:
        _TARGETS.update(dict.fromkeys(names, meaning))
        return meaning

    return register


def custom_call_targets() -> frozenset[str]:
    return frozenset(_TARGETS)


@evaluates("custom_call")
def custom_call(
    inputs: Values, *, call_target_name: str, has_side_effect: bool, backend_config: Any, api_version: int,
    called_computations: tuple[str, ...], operand_layouts: Any, result_layouts: Any, output_operand_aliases: Any,
    error_message: str | None, results: tuple[Any, ...],
) -> Values:  # fmt: skip
    """Return the results of a registered target. Raises Unevaluated for an unknown target, and if the program declares
    other result types, which no constraint forbids."""
    if call_target_name not in _TARGETS:
        raise Unevaluated(f"the target {call_target_name!r} is none that is known")
    outputs = _TARGETS[call_target_name](inputs, results)
    if len(outputs) != len(results) or not all(map(_is_of_type, outputs, results)):
        raise Unevaluated(f"the target {call_target_name!r} has no results of these types")
    return outputs


def _is_of_type(value: Any, t: Any) -> bool:
    if not isinstance(value, Acceptance) or not isinstance(t, TensorType):
        return True
    return (
        value.element_type == t.element_type
        and len(value.shape) == len(t.shape)
        and all(d in (None, n) for d, n in zip(t.shape, value.shape, strict=True))
    )


@custom_call_target("Sharding", "annotate_device_placement", "LayoutConstraint", "MoveToHost", "MoveToDevice")
def identity(inputs: Values, results: tuple[TensorType, ...]) -> Values:
    """Return the inputs: these targets are annotations for a compiler."""
    return inputs
