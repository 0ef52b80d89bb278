"""Tuples, tokens, barriers, composites, custom calls, streams and channels."""

from __future__ import annotations

import re
from typing import Any

from spec.attributes import Boolean, Enum, Integer, Symbol
from spec.op import (
    Op,
    attribute,
    constraint,
    extension_attribute,
    function,
    optional_attribute,
    output,
    value,
    variadic,
    variadic_function,
    variadic_output,
)
from spec.ops.control_flow import functions
from spec.program import Raw
from spec.structured_attributes import Channel, Config, Dictionary, IntegerMatrix, Opaque, String, SymbolList
from spec.type_sets import TypeSet, any_type, either, per_tensor, tensor, tensor_or_token
from spec.type_sets import token as token_type
from spec.types import FutureType, TupleType, Type
from spec.vocabulary import is_tensor, is_token, same_types, size, type_of, types_agree

tuple_value = TypeSet("tuple", lambda t: isinstance(t, TupleType))
future = TypeSet("future", lambda t: isinstance(t, FutureType))
per_tensor_or_token = either(per_tensor, token_type)
_OP_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+")


def _types(values: tuple[Any, ...]) -> tuple[Type, ...]:
    return tuple(map(type_of, values))


class Tuple(Op, name="tuple"):
    val = variadic(any_type)
    result = output(tuple_value)

    @constraint("C1")
    def result_holds_the_types_of_val(op) -> bool:
        return types_agree(type_of(op.result), TupleType(_types(op.val)))

    def infer(op) -> tuple[Type, ...]:
        return (TupleType(_types(op.val)),)


class GetTupleElement(Op, name="get_tuple_element"):
    operand = value(tuple_value)
    index = attribute(Integer(32))
    result = output(any_type)

    @constraint("C1")
    def index_is_that_of_an_element(op) -> bool:
        return bool(0 <= op.index < size(type_of(op.operand).types))

    @constraint("C2")
    def result_has_the_type_of_the_element(op) -> bool:
        return types_agree(type_of(op.result), _element_type(op))

    def infer(op) -> tuple[Type, ...]:
        return (_element_type(op),)


def _element_type(op: Any) -> Type:
    if op.index < 0:
        raise IndexError(f"no element {op.index}")
    return type_of(op.operand).types[op.index]  # type: ignore[no-any-return]


class OptimizationBarrier(Op, name="optimization_barrier"):
    computes = False
    operand = variadic(per_tensor_or_token)
    result = variadic_output(per_tensor_or_token)

    @constraint("C1")
    def results_have_the_types_of_operands(op) -> bool:
        return same_types(_types(op.operand), _types(op.result))

    def infer(op) -> tuple[Type, ...]:
        return _types(op.operand)


class AfterAll(Op, name="after_all"):
    inputs = variadic(token_type)
    result = output(token_type)


class Composite(Op, name="composite"):
    is_control_flow = True
    inputs = variadic(any_type)
    name = attribute(String())
    composite_attributes = optional_attribute(Dictionary(), default=Raw("{}"))
    decomposition = attribute(Symbol())
    version = optional_attribute(Integer(32), default=0)
    composite_regions = variadic_function(is_extension=True)
    results = variadic_output(any_type)

    @constraint("C1")
    def name_is_that_of_a_namespaced_op(op) -> bool:
        return _OP_NAME.fullmatch(op.name) is not None

    @constraint("C2")
    def decomposition_is_a_function_of_the_program(op) -> bool:
        return any(f.name == op.decomposition for f in functions(op))

    @constraint("C3")
    def decomposition_takes_the_inputs(op) -> bool:
        return same_types(_types(op.inputs), _decomposition(op).body.input_types)

    @constraint("C4")
    def decomposition_returns_the_results(op) -> bool:
        return same_types(_types(op.results), _decomposition(op).result_types)

    def infer(op) -> tuple[Type, ...]:
        return _decomposition(op).result_types  # type: ignore[no-any-return]


def _decomposition(op: Any) -> Any:
    return next(f for f in functions(op) if f.name == op.decomposition)


class CustomCall(Op, name="custom_call"):
    has_effects = True
    inputs = variadic(any_type)
    call_target_name = attribute(String())
    has_side_effect = optional_attribute(Boolean(), default=False)
    backend_config = optional_attribute(Config(), default="")
    api_version = optional_attribute(Integer(32), default=1)
    called_computations = optional_attribute(SymbolList(), default=())
    operand_layouts = extension_attribute(Opaque())
    result_layouts = extension_attribute(Opaque())
    output_operand_aliases = extension_attribute(Opaque())
    error_message = extension_attribute(String())
    results = variadic_output(any_type)


class Infeed(Op, name="infeed"):
    sizes_are_given = True
    uses_streams = True
    token = value(token_type)
    infeed_config = optional_attribute(String(), default="")
    layout = extension_attribute(Opaque())
    results = variadic_output(tensor_or_token)

    @constraint("C1")
    def has_results(op) -> bool:
        return size(op.results) > 0

    @constraint("C2")
    def payload_is_of_tensors(op) -> bool:
        return all(map(is_tensor, op.results[:-1]))

    @constraint("C3")
    def last_result_is_a_token(op) -> bool:
        return is_token(op.results[-1])


class Outfeed(Op, name="outfeed"):
    uses_streams = True
    inputs = variadic(tensor)
    token = value(token_type)
    outfeed_config = optional_attribute(String(), default="")
    result = output(token_type)


_TO_HOST = Enum("channel_type", ("DEVICE_TO_DEVICE", "DEVICE_TO_HOST"))
_FROM_HOST = Enum("channel_type", ("DEVICE_TO_DEVICE", "HOST_TO_DEVICE"))


class Send(Op, name="send"):
    uses_streams = True
    groups = {"channel_handle": Channel()}
    inputs = variadic(tensor)
    token = value(token_type)
    channel_id = attribute(Integer(64))
    channel_type = attribute(_TO_HOST)
    is_host_transfer = optional_attribute(Boolean(), default=False)
    source_target_pairs = extension_attribute(IntegerMatrix())
    result = output(token_type)

    @constraint("C1")
    def channel_type_says_whether_the_host_receives(op) -> bool:
        return bool(op.channel_type == ("DEVICE_TO_HOST" if op.is_host_transfer else "DEVICE_TO_DEVICE"))


class Recv(Op, name="recv"):
    sizes_are_given = True
    uses_streams = True
    groups = {"channel_handle": Channel()}
    token = value(token_type)
    channel_id = attribute(Integer(64))
    channel_type = attribute(_FROM_HOST)
    is_host_transfer = optional_attribute(Boolean(), default=False)
    source_target_pairs = extension_attribute(IntegerMatrix())
    results = variadic_output(tensor_or_token)

    @constraint("C1")
    def channel_type_says_whether_the_host_sends(op) -> bool:
        return bool(op.channel_type == ("HOST_TO_DEVICE" if op.is_host_transfer else "DEVICE_TO_DEVICE"))

    @constraint("C2")
    def has_results(op) -> bool:
        return size(op.results) > 0

    @constraint("C3")
    def payload_is_of_tensors(op) -> bool:
        return all(map(is_tensor, op.results[:-1]))

    @constraint("C4")
    def last_result_is_a_token(op) -> bool:
        return is_token(op.results[-1])


class AsyncStart(Op, name="async_start"):
    """Start of a collective or slice that `async_done` ends. The specification has neither; the labels are ours."""

    in_specification = False
    operands = variadic(any_type)
    body = function()
    result = output(future)

    @constraint("C1")
    def body_takes_the_operands(op) -> bool:
        return same_types(_types(op.operands), op.body.input_types)

    @constraint("C2")
    def result_is_a_future_of_what_body_returns(op) -> bool:
        return same_types(type_of(op.result).types, op.body.output_types)

    @constraint("C3")
    def body_is_one_operation(op) -> bool:
        return len(op.body.operations[:-1]) == 1

    def infer(op) -> tuple[Type, ...]:
        return (FutureType(op.body.output_types),)


class AsyncDone(Op, name="async_done"):
    in_specification = False
    operand = value(future)
    results = variadic_output(any_type)

    @constraint("C1")
    def results_are_those_of_the_future(op) -> bool:
        return same_types(_types(op.results), type_of(op.operand).types)

    def infer(op) -> tuple[Type, ...]:
        return type_of(op.operand).types  # type: ignore[no-any-return]
