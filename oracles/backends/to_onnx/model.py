"""ONNX models of programs, checked by ONNX and encoded as text for a worker."""

from __future__ import annotations

import base64
import functools
from collections.abc import Callable, Mapping
from typing import Any

from onnx import checker, helper
from packaging.version import Version

from oracles.backends.program_variants import Inexpressible
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
    quantization,
    reduction,
    windows,
)
from oracles.backends.to_onnx.scope import (
    OLDEST_OPSET,
    OPSET,
    Model,
    Scope,
    Tensor,
    check_type,
    opset_imports,
    value_info,
)
from spec.program import Program
from spec.structure import violations
from spec.types import TensorType

_OPSETS = {"1.25": OPSET, "1.18": 21, "1.17": 20, "1.16": 19, "1.14": 18}
"""Operation set by the first release of ONNX Runtime, newest first, with kernels for it. Releases read newer sets than
these, without kernels for common ops."""


def encoder_for(versions: Mapping[str, str]) -> Callable[[Program], str]:
    release = versions.get("onnxruntime")
    if release is None:
        return text
    return functools.partial(text, opset=next((n for first, n in _OPSETS.items() if _is_since(release, first)), 0))


def _is_since(release: str, first: str) -> bool:
    return Version(Version(release).base_version) >= Version(first)


def model_of(program: Program, opset: int = OPSET) -> Any:
    """Return the ModelProto of a program. Raises Inexpressible if ONNX cannot express it."""
    if opset < OLDEST_OPSET:
        raise Inexpressible(f"no translation is to an operation set before {OLDEST_OPSET}")
    model = Model(program, opset)
    scope = Scope(model)
    arguments = []
    for i, argument in enumerate(program.main.arguments):
        check_type(argument, opset)
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
    graph = helper.make_graph(scope.needed_nodes(), "main", inputs, outputs)
    imports = opset_imports(opset)
    functions = list(model.functions.values())
    made = helper.make_model(graph, opset_imports=imports, functions=functions)
    made.ir_version = helper.find_min_ir_version_for(imports, ignore_unknown=True)
    checker.check_model(made)
    return made


def text(program: Program, opset: int = OPSET) -> str:
    """Return the model in base64. Raises Inexpressible for an invalid program too."""
    broken = violations(program)
    if broken:
        raise Inexpressible(f"nothing of an invalid program is translated: {broken[0]}")
    return base64.b64encode(model_of(program, opset).SerializeToString()).decode()
