"""The worker side of `interpreter`: the StableHLO reference interpreter inside jaxlib."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

from oracles.backends.native import bindings, evaluating

OLDEST = (0, 4, 33)
"""The first jaxlib whose interpreter takes arguments: from 0.4.26 to 0.4.31 its bindings refuse all."""
lacks = evaluating.lacks


def warm() -> dict[str, str]:
    return bindings.versions("numpy", "ml_dtypes", oldest=OLDEST)


def describe(state: Any) -> dict[str, Any]:
    return {"device": "CPU", "element_types": [*evaluating.BOUNDARY, "quantized"]}


class Interpreter(NamedTuple):
    """The context of all programs of a life, and whether these go through portable artifacts first."""

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
        module = bindings.parsed(text)
        if not task.execute:
            return []
        task.stage("execute")
        renewed = functools.partial(_renewed, text) if bindings.is_dynamic(text) else None
        return evaluating.evaluated(ir, stablehlo, module, task.inputs, renewed)


def _renewed(text: str, shapes: list[tuple[int, ...]]) -> Any:
    """The module once more. Assertions about sizes are checked where sizes are known, which it does not do itself; nor
    does it find the sizes of quantized arguments, whose constants are of another type."""
    by_us = "shape_assertion" in text or "!quant." in text
    return bindings.parsed(bindings.refined(text, shapes) if by_us else text)
