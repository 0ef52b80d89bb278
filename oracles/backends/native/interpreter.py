"""Adapter `interpreter`: the StableHLO reference interpreter in jaxlib."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

from oracles.backends.native import bindings, mlir_evaluation

OLDEST = (0, 4, 33)
"""First jaxlib whose interpreter takes arguments; those of 0.4.26 to 0.4.31 reject all."""
lacks = mlir_evaluation.lacks


def warm() -> dict[str, str]:
    return bindings.versions("numpy", "ml_dtypes", oldest=OLDEST)


def describe(state: Any) -> dict[str, Any]:
    return {"device": "CPU", "element_types": [*mlir_evaluation.BOUNDARY, "quantized"]}


class Interpreter(NamedTuple):
    context: Any
    artifacts: bool


def start(options: dict[str, Any]) -> Interpreter:
    return Interpreter(bindings.context(), options.get("artifacts", False))


def run(state: Interpreter, task: Any) -> list[list[Any]]:
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo

    with state.context:
        task.stage("parse")
        text = bindings.through_artifacts(task.text) if state.artifacts else task.text
        module = bindings.parse_module(text)
        if not task.execute:
            return []
        task.stage("execute")
        renewed = functools.partial(_fresh_module, text) if bindings.is_dynamic(text) else None
        return mlir_evaluation.evaluate(ir, stablehlo, module, task.inputs, renewed)


def _fresh_module(text: str, shapes: list[tuple[int, ...]]) -> Any:
    """Return a fresh module. Its shapes are refined if it has size assertions, which the interpreter does not check, or
    quantized arguments, whose sizes it does not find."""
    by_us = "shape_assertion" in text or "!quant." in text
    return bindings.parse_module(bindings.refine_shapes(text, shapes) if by_us else text)
