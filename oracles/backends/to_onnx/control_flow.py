"""Translations of if, case, while and calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onnx import helper

from oracles.backends.program_variants import Inexpressible
from oracles.backends.to_onnx.composed import compare_tensors
from oracles.backends.to_onnx.scope import DOMAIN, Model, Scope, Tensor, Translated, opset_imports, translates
from spec.program import Function, Region
from spec.types import TensorType, Type, i1, si32, si64, tensor


@translates("if")
def if_(s: Scope, op: Any, pred: Tensor) -> list[Tensor]:
    return _branch(s, pred, op.true_branch, [op.false_branch])


@translates("case")
def case(s: Scope, op: Any, index: Tensor) -> list[Tensor]:
    """Translate to nested If; an index out of range takes the last branch."""
    return _choose(s, index, 0, op.branches)


def _choose(s: Scope, index: Tensor, first: int, branches: Sequence[Region]) -> list[Tensor]:
    if len(branches) == 1:
        return list(s.evaluate(branches[0]))
    pred = compare_tensors(s, "Equal", index, s.constant(first, si32))

    def others(inner: Scope) -> list[Tensor]:
        return _choose(inner, index, first + 1, branches[1:])

    types = _tensors(branches[0].output_types)
    true = s.graph([], lambda inner: list(inner.evaluate(branches[0])), types)
    return _if(s, pred, true, s.graph([], others, types), types)


def _branch(s: Scope, pred: Tensor, branch: Region, others: list[Region]) -> list[Tensor]:
    types = _tensors(branch.output_types)
    true, false = (s.graph([], lambda inner, r=r: list(inner.evaluate(r)), types) for r in (branch, *others))
    return _if(s, pred, true, false, types)


def _if(s: Scope, pred: Tensor, true: Any, false: Any, types: list[TensorType]) -> list[Tensor]:
    if not types:
        return []
    return list(s.several("If", pred, to=types, then_branch=true, else_branch=false))


@translates("while")
def while_(s: Scope, op: Any, *operand: Tensor) -> list[Tensor]:
    types = _tensors([v.type for v in op.operation.operands])

    def turn(inner: Scope, number: Tensor, going: Tensor, *carried: Tensor) -> list[Tensor]:
        made = inner.evaluate(op.body, *carried)
        return [*inner.evaluate(op.cond, *made), *made]

    graph = s.graph([tensor(si64), tensor(i1), *types], turn, [tensor(i1), *types])
    (going,) = s.evaluate(op.cond, *operand)
    return list(s.several("Loop", None, going, *operand, to=types, body=graph))


def _tensors(types: Sequence[Type]) -> list[TensorType]:
    if not all(isinstance(t, TensorType) for t in types):
        raise Inexpressible("ONNX's control flow returns tensors and nothing else")
    return [t for t in types if isinstance(t, TensorType)]


@translates("func.call")
def call(s: Scope, op: Any, *arguments: Translated) -> Any:
    return call_function(s, op.callee, arguments)


def call_function(s: Scope, name: str, arguments: Sequence[Translated]) -> list[Translated]:
    """Return a call of a function of the model, or its inlined body if a value is no tensor."""
    model = s.model
    if name in model.under_way:
        raise Inexpressible(f"{name} calls itself, which functions of ONNX do not")
    function = model.program.function(name)
    model.under_way.append(name)
    try:
        types = (*(v.type for v in function.arguments), *function.result_types)
        if not function.result_types or not all(isinstance(t, TensorType) for t in types):
            return list(s.evaluate(function.body, *arguments))
        if name not in model.functions:
            model.functions[name] = _function(model, function)
        to = _tensors(function.result_types)
        return list(s.several(model.functions[name].name, *arguments, to=to, domain=DOMAIN))
    finally:
        model.under_way.pop()


def _function(model: Model, function: Function) -> Any:
    scope = Scope(model)
    arguments = [Tensor(model.fresh(), t) for t in _tensors([v.type for v in function.arguments])]
    made = [scope.node("Identity", x) for x in scope.evaluate(function.body, *arguments)]
    names = ([x.name for x in arguments], [y.name for y in made])
    return helper.make_function(
        DOMAIN, f"f{len(model.functions)}_{model.fresh()}", *names, scope.needed_nodes(), opset_imports(model.opset)
    )
