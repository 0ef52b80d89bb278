"""Adapter `torch-mlir`: the StableHLO reference interpreter in torch-mlir, newer than that in jaxlib."""

from __future__ import annotations

from typing import Any

from oracles.backends.native import mlir_evaluation

lacks = mlir_evaluation.lacks


def warm() -> dict[str, str]:
    import importlib.metadata

    import ml_dtypes  # noqa: F401  whose dtypes have names for NumPy from then on
    from torch_mlir import ir  # noqa: F401  so that every life has it
    from torch_mlir._mlir_libs import _stablehlo

    packages = ("torch-mlir", "numpy", "ml_dtypes")
    return {
        "stablehlo": _stablehlo.get_current_version(),
        **{name: importlib.metadata.version(name) for name in packages},
    }


def describe(state: Any) -> dict[str, Any]:
    return {"device": "CPU", "element_types": mlir_evaluation.BOUNDARY}


def start(options: dict[str, Any]) -> Any:
    from torch_mlir import ir
    from torch_mlir._mlir_libs import _stablehlo

    context = ir.Context()
    _stablehlo.register_dialect(context)
    _stablehlo.register_interpreter_dialect(context)
    return context


def run(context: Any, task: Any) -> list[list[Any]]:
    from torch_mlir import ir
    from torch_mlir._mlir_libs import _stablehlo

    with context:
        task.stage("parse")
        module = ir.Module.parse(task.text)
        if not task.execute:
            return []
        task.stage("execute")
        return mlir_evaluation.evaluate(ir, _stablehlo, module, task.inputs)
