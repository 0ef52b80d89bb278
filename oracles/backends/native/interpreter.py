"""The worker side of `interpreter`: the StableHLO reference interpreter inside jaxlib."""

from __future__ import annotations

from typing import Any

from oracles.backends.native import bindings, evaluating

OLDEST = (0, 4, 33)
"""The first jaxlib whose interpreter takes arguments: from 0.4.26 to 0.4.31 its bindings refuse all."""
lacks = evaluating.lacks


def warm() -> dict[str, str]:
    return bindings.versions("numpy", "ml_dtypes", oldest=OLDEST)


def describe(state: Any) -> dict[str, Any]:
    return {"device": "CPU", "element_types": evaluating.BOUNDARY}


def start(options: dict[str, Any]) -> Any:
    """The context of all programs of a life."""
    return bindings.context()


def run(context: Any, task: Any) -> list[list[Any]]:
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo

    with context:
        task.stage("parse")
        module = bindings.parsed(task.text)
        if not task.execute:
            return []
        task.stage("execute")
        return evaluating.evaluated(ir, stablehlo, module, task.inputs)
