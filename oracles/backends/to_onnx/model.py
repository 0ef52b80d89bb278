"""Programs as whole models: checked by ONNX, and spelled as text for the way to a worker."""

from __future__ import annotations

import base64
from typing import Any

from onnx import checker, helper

from oracles.backends.rewrites import Inexpressible
from oracles.backends.to_onnx import (  # noqa: F401  what they translate is registered where it is defined
    comparison,
    control_flow,
    conversion,
    convolution,
    data_movement,
    elementwise,
    elementwise_integer,
    indexing,
    linear_algebra,
    normalization,
    ordering,
    program_structure,
    reduction,
    windows,
)
from oracles.backends.to_onnx.scope import Model, Scope, Tensor, check_type, opset_imports, value_info
from spec.program import Program
from spec.structure import violations
from spec.types import TensorType


def model_of(program: Program) -> Any:
    """The ModelProto of a program. Raises Inexpressible where ONNX cannot say what it says."""
    model = Model(program)
    scope = Scope(model)
    arguments = []
    for i, argument in enumerate(program.main.arguments):
        check_type(argument)
        assert isinstance(argument.type, TensorType)
        arguments.append(Tensor(f"input_{i}", argument.type))
    results = scope.evaluate(program.main.body, *arguments)
    outputs = []
    for i, result in enumerate(results):
        if result is None:  # a token
            continue
        if not isinstance(result, Tensor):
            raise Inexpressible("a model returns no tuples")
        scope.nodes.append(helper.make_node("Identity", [result.name], [f"output_{i}"]))
        outputs.append(value_info(f"output_{i}", result.type))
    if not outputs:
        raise Inexpressible("a model returns at least one tensor")
    inputs = [value_info(x.name, x.type) for x in arguments]
    graph = helper.make_graph(scope.nodes, "main", inputs, outputs)
    imports = opset_imports()
    functions = list(model.functions.values())
    made = helper.make_model(graph, opset_imports=imports, functions=functions)
    made.ir_version = helper.find_min_ir_version_for(imports, ignore_unknown=True)
    checker.check_model(made)
    return made


def text(program: Program) -> str:
    """The model as text. Raises Inexpressible for an invalid program too: what is translated has a meaning."""
    broken = violations(program)
    if broken:
        raise Inexpressible(f"nothing of an invalid program is translated: {broken[0]}")
    return base64.b64encode(model_of(program).SerializeToString()).decode()
