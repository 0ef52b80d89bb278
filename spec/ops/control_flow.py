"""Terminators, functions and control flow: return, call, if, case, while."""

from __future__ import annotations

from typing import Any

from spec.attributes import Symbol
from spec.op import (
    Op,
    attribute,
    constraint,
    function,
    value,
    variadic,
    variadic_function,
    variadic_output,
)
from spec.program import Function
from spec.type_sets import any_type, predicate_scalar, si32_scalar, tensor_or_token
from spec.types import Type, i1, tensor
from spec.vocabulary import input_types, output_types, same_types, type_of


class Return(Op, name="return"):
    in_specification = False
    computes = False
    is_terminator = True
    results_ = variadic(any_type)

    def infer(op) -> tuple[Type, ...]:
        return ()


class FunctionReturn(Op, name="func.return"):
    in_specification = False
    computes = False
    is_terminator = True
    results_ = variadic(any_type)

    def infer(op) -> tuple[Type, ...]:
        return ()


class FunctionCall(Op, name="func.call"):
    is_control_flow = True
    """The labels of a call are ours: the specification names the op and leaves its description to MLIR."""

    in_specification = False
    computes = False
    arguments = variadic(any_type)
    callee = attribute(Symbol())
    results = variadic_output(any_type)

    @constraint("C1")
    def callee_is_a_function_of_the_program(op) -> bool:
        return any(f.name == op.callee for f in functions(op))

    @constraint("C2")
    def arguments_have_the_types_that_callee_takes(op) -> bool:
        return tuple(map(type_of, op.arguments)) == _callee(op).body.input_types

    @constraint("C3")
    def results_have_the_types_that_callee_returns(op) -> bool:
        return tuple(map(type_of, op.results)) == _callee(op).result_types

    def infer(op) -> tuple[Type, ...]:
        return _callee(op).result_types


def functions(op: Op) -> tuple[Function, ...]:
    """Return the functions of the program that contains the operation. Raises ValueError if there is no program."""
    if op.program is None:
        raise ValueError("the operation stands in no program")
    return op.program.functions


def _callee(op: Any) -> Function:
    return next(f for f in functions(op) if f.name == op.callee)


class If(Op, name="if"):
    is_control_flow = True
    computes = False
    pred = value(predicate_scalar)
    true_branch = function()
    false_branch = function()
    results = variadic_output(tensor_or_token)

    @constraint("C1")
    def branches_have_no_inputs(op) -> bool:
        return input_types(op.true_branch) == input_types(op.false_branch) == ()

    @constraint("C2")
    def branches_return_the_same_types(op) -> bool:
        return same_types(output_types(op.true_branch), output_types(op.false_branch))

    @constraint("C3")
    def results_have_the_types_of_true_branch(op) -> bool:
        return same_types(_types(op.results), output_types(op.true_branch))

    def infer(op) -> tuple[Type, ...]:
        return output_types(op.true_branch)


class Case(Op, name="case"):
    is_control_flow = True
    computes = False
    index = value(si32_scalar)
    branches = variadic_function()
    results = variadic_output(tensor_or_token)

    @constraint("C1")
    def has_branches(op) -> bool:
        return len(op.branches) > 0

    @constraint("C2")
    def branches_have_no_inputs(op) -> bool:
        return all(input_types(branch) == () for branch in op.branches)

    @constraint("C3")
    def branches_return_the_same_types(op) -> bool:
        return all(same_types(output_types(branch), output_types(op.branches[0])) for branch in op.branches)

    @constraint("C4")
    def results_have_the_types_of_the_branches(op) -> bool:
        return same_types(_types(op.results), output_types(op.branches[0]))

    def infer(op) -> tuple[Type, ...]:
        return output_types(op.branches[0])


class While(Op, name="while"):
    is_control_flow = True
    operand = variadic(tensor_or_token)
    cond = function()
    body = function()
    results = variadic_output(tensor_or_token)

    @constraint("C1")
    def cond_takes_the_operands_and_returns_a_boolean(op) -> bool:
        carried = _types(op.operand)
        return same_types(input_types(op.cond), carried) and output_types(op.cond) == (tensor(i1),)

    @constraint("C2")
    def body_takes_and_returns_the_operands(op) -> bool:
        carried = _types(op.operand)
        return same_types(input_types(op.body), carried) and same_types(output_types(op.body), carried)

    @constraint("C3")
    def results_have_the_types_of_the_operands(op) -> bool:
        return same_types(_types(op.results), _types(op.operand))

    def infer(op) -> tuple[Type, ...]:
        return _types(op.operand)


def _types(values: tuple[Any, ...]) -> tuple[Type, ...]:
    return tuple(map(type_of, values))
