"""Ops that arrange a program: tuples, tokens, barriers, composites, futures, streams and channels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from oracles.acceptance import exactly
from oracles.evaluator import TOKEN, AbstractValue, Body, Context, Token, Unevaluated, evaluates
from spec.program import Constant
from spec.types import TensorType, Type

Values = tuple[AbstractValue, ...]


@evaluates("optimization_barrier")
def optimization_barrier(operand: Values) -> Values:
    """result... = operand... (spec: optimization_barrier)."""
    return operand


@evaluates("tuple")
def tuple_(val: Values) -> Values:
    return (val,)


@evaluates("get_tuple_element")
def get_tuple_element(operand: Values, *, index: int) -> Values:
    return (operand[index],)


@evaluates("create_token")
def create_token() -> Token:
    return TOKEN


@evaluates("after_all")
def after_all(inputs: tuple[Token, ...]) -> Token:
    """What happened before any of the tokens happened before the result."""
    channels = {channel for t in inputs for channel in t.received}
    received = {c: max(t.received.get(c, 0) for t in inputs) for c in channels}
    return Token(max((t.infeeds for t in inputs), default=0), received)


@evaluates("composite")
def composite(
    inputs: Values, *, name: str, composite_attributes: Any, decomposition: str, version: int,
    composite_regions: tuple[Body, ...], context: Context,
) -> Values:  # fmt: skip
    """What the decomposition computes."""
    return context.call(decomposition, inputs)


@evaluates("async_start")
def async_start(operands: Values, *, body: Body) -> Values:
    """A future is what its body returns."""
    return (body(*operands),)


@evaluates("async_done")
def async_done(operand: Values) -> Values:
    return operand


@evaluates("infeed")
def infeed(token: Token, *, infeed_config: str, layout: Any, results: tuple[Type, ...], context: Context) -> Values:
    """The next payload of the infeed, and a token."""
    queue = context.program.streams.infeed
    if token.infeeds >= len(queue):
        raise Unevaluated("the infeed has no more payloads")
    return (*_payload(queue[token.infeeds], results[:-1]), replace(token, infeeds=token.infeeds + 1))


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
    """What the host, or a process outside of the grid, sent to a channel, and a token. What the processes of a grid
    send each other is not formalized (#484)."""
    channels = dict(context.program.streams.channels)
    if not is_host_transfer and channel_id not in channels:
        raise Unevaluated("what devices send each other through channels is not formalized (#484)")
    queue = channels.get(channel_id, ())
    taken = token.received.get(channel_id, 0)
    if taken >= len(queue):
        raise Unevaluated(f"channel {channel_id} has no more payloads")
    after = replace(token, received={**token.received, channel_id: taken + 1})
    return (*_payload(queue[taken], results[:-1]), after)


def _payload(constants: Sequence[Constant], types: Sequence[Type]) -> Values:
    if tuple(c.type for c in constants) != tuple(types):
        raise Unevaluated("the payload has other types than the program reads")
    return tuple(exactly(c.array[None], c.type.element_type) for c in constants)


Target = Callable[[Values, tuple[TensorType, ...]], Values]

_TARGETS: dict[str, Target] = {}


def custom_call_target(*names: str) -> Callable[[Target], Target]:
    """Registers what custom calls of these targets mean."""

    def register(meaning: Target) -> Target:
        _TARGETS.update(dict.fromkeys(names, meaning))
        return meaning

    return register


def custom_call_targets() -> frozenset[str]:
    """The targets that custom calls have a meaning for."""
    return frozenset(_TARGETS)


@evaluates("custom_call")
def custom_call(
    inputs: Values, *, call_target_name: str, has_side_effect: bool, backend_config: Any, api_version: int,
    called_computations: tuple[str, ...], operand_layouts: Any, result_layouts: Any, output_operand_aliases: Any,
    results: tuple[Any, ...],
) -> Values:  # fmt: skip
    """What the registry of known targets says. Raises Unevaluated for an unknown one."""
    if call_target_name not in _TARGETS:
        raise Unevaluated(f"the target {call_target_name!r} is none that is known")
    return _TARGETS[call_target_name](inputs, results)


@custom_call_target("Sharding", "annotate_device_placement", "LayoutConstraint", "MoveToHost", "MoveToDevice")
def identity(inputs: Values, results: tuple[TensorType, ...]) -> Values:
    """Annotations for a compiler, which leave values as they are."""
    return inputs
