"""Adapter `onnx:reference`: models in base64, run by the reference evaluator of the onnx package."""

from __future__ import annotations

import base64
from typing import Any


def warm() -> dict[str, str]:
    import ml_dtypes
    import numpy
    import onnx
    import onnx.reference

    return {"onnx": onnx.__version__, "numpy": numpy.__version__, "ml_dtypes": ml_dtypes.__version__}


def start(options: dict[str, Any]) -> Any:
    return None


def describe(state: Any) -> dict[str, Any]:
    integers = [f"{sign}i{width}" for sign in ("", "u") for width in (2, 4, 8, 16, 32, 64)]
    floats = ["f4E2M1FN", "f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU", "bf16", "f16", "f32", "f64"]
    return {"device": "NumPy", "element_types": ["quantized", "i1", *integers, *floats]}


def run(state: Any, task: Any) -> list[list[Any]]:
    import numpy
    import onnx
    from onnx.reference import ReferenceEvaluator

    task.stage("compile")
    evaluator = ReferenceEvaluator(onnx.load_from_string(base64.b64decode(task.text)))
    if not task.execute:
        return []
    task.stage("execute")
    results = []
    for row in task.inputs:
        with numpy.errstate(all="ignore"):
            results.append(evaluator.run(None, {f"input_{i}": array for i, array in enumerate(row)}))
    return results
