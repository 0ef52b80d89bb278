"""Ops that structure a program, on concrete values.

Tuples and futures are tuples, tokens are None; streams are read in the order of execution.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spec.program import Constant
from validation.implementations.machine import Call, Tensor, Value, implements, widen

Payloads = Sequence[Sequence[Constant]]


@implements("tuple")
def tuple_(call: Call) -> tuple[Value, ...]:
    return (call.values,)


@implements("get_tuple_element")
def get_tuple_element(call: Call) -> tuple[Value, ...]:
    return (call.values[0][call.op.index],)


@implements("optimization_barrier")
def optimization_barrier(call: Call) -> tuple[Value, ...]:
    return call.values


@implements("create_token", "after_all", "outfeed", "send")
def token(call: Call) -> None:
    """Execute an op whose only result is a token."""


@implements("composite")
def composite(call: Call) -> tuple[Value, ...]:
    return call.machine.call(call.op.decomposition, call.values)


@implements("async_start")
def async_start(call: Call) -> tuple[Value, ...]:
    return (call.region(call.op.body, *call.values),)


@implements("async_done")
def async_done(call: Call) -> tuple[Value, ...]:
    (future,) = call.values
    return tuple(future)


@implements("infeed")
def infeed(call: Call) -> tuple[Value, ...]:
    return (*take_payload(call, "infeed", streams(call).infeed), None)


@implements("recv")
def recv(call: Call) -> tuple[Value, ...]:
    channel = call.op.channel_id
    return (*take_payload(call, channel, dict(streams(call).channels)[channel]), None)


def streams(call: Call) -> Any:
    assert call.machine.program is not None
    return call.machine.program.streams


def take_payload(call: Call, stream: object, payloads: Payloads) -> tuple[Tensor, ...]:
    counts = call.machine.process.taken
    counts[stream] += 1
    return payload(payloads[counts[stream] - 1])


def payload(constants: Sequence[Constant]) -> tuple[Tensor, ...]:
    return tuple(Tensor(widen(c.array, c.type.element_type), c.type.element_type) for c in constants)


@implements("custom_call")
def custom_call(call: Call) -> tuple[Value, ...]:
    known = {"Sharding", "LayoutConstraint", "annotate_device_placement", "MoveToHost", "MoveToDevice"}
    if call.op.call_target_name not in known:
        raise NotImplementedError(f"the target {call.op.call_target_name!r} is none that is known")
    return call.values
