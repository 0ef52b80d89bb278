"""Faults in ops that structure a program."""

from __future__ import annotations

from typing import Any

import numpy as np

from spec.types import FloatType
from validation.implementations.machine import Call, Tensor, Value
from validation.implementations.program_structure import payload, streams, take_payload
from validation.known_bad.known_bad_registry import bad, in_bf16, on, rightly, with_attributes


def _alike(x: Value, y: Value) -> bool:
    if isinstance(x, tuple) and isinstance(y, tuple):
        return len(x) == len(y) and all(map(_alike, x, y))
    if isinstance(x, Tensor) and isinstance(y, Tensor):
        return (x.element_type, x.shape) == (y.element_type, y.shape)
    return x is None and y is None


def _turn(values: tuple[Value, ...]) -> tuple[Value, ...]:
    found = list(values)
    for i, x in enumerate(values):
        others = [j for j, y in enumerate(values) if _alike(x, y)]
        found[i] = values[others[(others.index(i) + 1) % len(others)]]
    return tuple(found)


@bad("tuple", "elements of one type in another order")
def turn_elements(call: Call) -> Any:
    return (_turn(call.values),)


@bad("tuple", "every element of a type the first of it")
def first_of_a_type(call: Call) -> Any:
    return (_firsts(call.values),)


def _firsts(values: tuple[Value, ...]) -> tuple[Value, ...]:
    return tuple(next(y for y in values if _alike(x, y)) for x in values)


@bad("get_tuple_element", "the element after the one asked for")
def next_element(call: Call) -> Any:
    return _element(call, call.op.index + 1)


@bad("get_tuple_element", "the index counted from the end")
def from_the_end(call: Call) -> Any:
    return _element(call, len(call.values[0]) - 1 - call.op.index)


@bad("get_tuple_element", "the first element of the type")
def first_of_the_type(call: Call) -> Any:
    return (_firsts(call.values[0])[call.op.index],)


def _element(call: Call, index: int) -> Any:
    right = call.values[0][call.op.index]
    if not 0 <= index < len(call.values[0]) or not _alike(call.values[0][index], right):
        return rightly(call)
    return (call.values[0][index],)


@bad("optimization_barrier", "values of one type in another order")
def turn_values(call: Call) -> Any:
    return _turn(call.values)


@bad("optimization_barrier", "floats kept in bf16")
def narrow_values(call: Call) -> Any:
    return tuple(_narrow(x) for x in call.values)


def _narrow(x: Value) -> Value:
    if isinstance(x, Tensor) and isinstance(x.element_type, FloatType) and x.element_type.width > 16:
        return x.with_array(in_bf16(x.array))
    return x


@bad("optimization_barrier", "a negative zero made positive")
def no_negative_zero(call: Call) -> Any:
    return tuple(
        x.with_array(x.array + 0.0) if isinstance(x, Tensor) and isinstance(x.element_type, FloatType) else x
        for x in call.values
    )


@bad("composite", "arguments of one type in another order")
def turn_arguments(call: Call) -> Any:
    return rightly(on(call, *_turn(call.values)))


@bad("composite", "another function of the type")
def other_function(call: Call) -> Any:
    program = call.machine.program
    assert program is not None
    own = program.function(call.op.decomposition)
    wanted = own.body.input_types, own.result_types
    others = [f.name for f in program.functions if (f.body.input_types, f.result_types) == wanted]
    found = [name for name in others if name not in ("main", own.name)]
    return call.machine.call((found or [own.name])[0], call.values)


@bad("composite", "an argument of the type of the result handed on")
def not_executed(call: Call) -> Any:
    right = rightly(call)
    return tuple(next((x for x in call.values if _alike(x, r)), r) for r in right)


@bad("composite", "a result of zeros where the version is not 0")
def unknown_version(call: Call) -> Any:
    right = rightly(call)
    return _zeros(right) if call.op.version else right


def _zeros(values: tuple[Value, ...]) -> tuple[Value, ...]:
    return tuple(None if x is None else x.with_array(np.zeros_like(x.array)) for x in values)


@bad("custom_call", "an unknown target gives zeros")
def unknown_target(call: Call) -> Any:
    return _zeros(call.values)


@bad("custom_call", "the shard of one device of two")
def one_shard(call: Call) -> Any:
    (x,) = call.values
    if not x.shape:
        return rightly(call)
    half = np.arange(x.shape[0]) < (x.shape[0] + 1) // 2
    kept = np.where(half.reshape(-1, *[1] * (len(x.shape) - 1)), x.array, np.zeros_like(x.array))
    return (x.with_array(kept),)


@bad("custom_call", "as if it were handed over by columns")
def by_columns(call: Call) -> Any:
    (x,) = call.values
    return (x.with_array(x.array.flatten(order="F").reshape(x.shape)),)


@bad("infeed", "the payload that came last first")
def last_fed_first(call: Call) -> Any:
    return _feed(call, lambda payloads: payloads[::-1])


@bad("infeed", "the first payload again and again")
def first_again(call: Call) -> Any:
    return _feed(call, lambda payloads: payloads[:1] * len(payloads))


def _feed(call: Call, change: Any) -> Any:
    return _other_payload(call, change(streams(call).infeed), "infeed")


def _other_payload(call: Call, payloads: Any, queue: Any) -> Any:
    number = call.machine.process.taken[queue]
    right, other = rightly(call), payload(payloads[number])
    return (*other, None) if _alike((*other, None), right) else right


@bad("infeed", "the tensors of a payload in another order")
def turn_payload(call: Call) -> Any:
    return _turn(rightly(call))


@bad("recv", "the value that was sent last first")
def last_sent_first(call: Call) -> Any:
    return _receive(call, lambda payloads: payloads[::-1])


@bad("recv", "the first value again and again")
def receive_again(call: Call) -> Any:
    return _receive(call, lambda payloads: payloads[:1] * len(payloads))


def _receive(call: Call, change: Any) -> Any:
    channel = call.op.channel_id
    return _other_payload(call, change(dict(streams(call).channels)[channel]), channel)


@bad("recv", "whatever the channel, from the first one")
def first_channel(call: Call) -> Any:
    (_, payloads), *_ = streams(call).channels
    right = rightly(call)
    number = call.machine.process.taken["any channel"]
    other = take_payload(call, "any channel", payloads) if number < len(payloads) else right
    return (*other, None) if _alike((*other, None), right) else right


@bad("recv", "zeros before anything was sent")
def nothing_sent(call: Call) -> Any:
    return _zeros(rightly(call))


@bad("async_start", "the operand handed on and the body not run")
def body_not_run(call: Call) -> Any:
    ((right,),) = rightly(call)
    return ((call.values[0] if _alike(call.values[0], right) else right,),)


@bad("async_start", "a slice from the start, whatever its start is")
def from_the_start(call: Call) -> Any:
    operation, (x,) = call.op.body.operations[0], call.values
    if operation.name != "slice":
        return rightly(call)
    ((right,),) = rightly(call)
    strides = operation.attribute("strides")
    places = (slice(0, n * stride, stride) for n, stride in zip(right.shape, strides, strict=True))
    counts = (slice(n) for n in right.shape)
    return ((x.with_array(x.array[*places, ...][*counts, ...]),),)  # without ... a scalar is no array any more


@bad("async_start", "a collective op that is done on each process alone")
def alone(call: Call) -> Any:
    return (call.values,) if call.op.body.operations[0].name != "slice" else rightly(call)


@bad("async_done", "read before it is done")
def finish_early(call: Call) -> Any:
    return _zeros(rightly(call))


@bad("async_done", "read before the last elements have come")
def nearly_done(call: Call) -> Any:
    (right,) = rightly(call)
    flat = right.array.flatten()
    flat[-1:] = np.zeros(1, flat.dtype)
    return (right.with_array(flat.reshape(right.shape)),)


@bad("get_dimension_size", "of the last dimension")
def last_dimension(call: Call) -> Any:
    return rightly(with_attributes(call, dimension=len(call.values[0].shape) - 1))


@bad("get_dimension_size", "the number of all elements")
def all_elements(call: Call) -> Any:
    right: Tensor = rightly(call)
    return right.with_array(np.array(call.values[0].array.size))
