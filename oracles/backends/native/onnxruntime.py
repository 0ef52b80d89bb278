"""Adapter `onnxruntime`: models in base64, run by a CPU session with one thread."""

from __future__ import annotations

import base64
import ctypes
import re
from typing import Any

_LACKS = re.compile(r"NOT_IMPLEMENTED|data type is not supported|with a subbyte element type")
_OF_VALUES = re.compile(r"Integer (division|modulo) by zero")
FLOATS_OF_OTHERS = {
    "bfloat16": 16, "float8_e4m3fn": 17, "float8_e4m3fnuz": 18, "float8_e5m2": 19, "float8_e5m2fnuz": 20,
}  # fmt: skip
"""ONNX's numbers of the dtypes that NumPy lacks; their arrays are passed as bytes."""
OWN = ["quantized", "i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f16", "f32", "f64"]
OF_OTHERS = ["bf16", "f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ"]


def warm() -> dict[str, str]:
    import ml_dtypes
    import numpy
    import onnxruntime

    onnxruntime.set_default_logger_severity(4)
    return {
        "onnxruntime": onnxruntime.__version__,
        "numpy": numpy.__version__,
        "ml_dtypes": ml_dtypes.__version__,
    }


def start(options: dict[str, Any]) -> Any:
    import onnxruntime

    chosen = onnxruntime.SessionOptions()
    chosen.intra_op_num_threads = chosen.inter_op_num_threads = 1
    chosen.log_severity_level = 4
    if not options.get("optimized", True):
        chosen.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    return chosen


def describe(chosen: Any) -> dict[str, Any]:
    import onnxruntime

    has_bytes = hasattr(onnxruntime.OrtValue, "ortvalue_from_numpy_with_onnx_type")  # since 1.20
    return {"device": "CPU", "element_types": OWN + OF_OTHERS * has_bytes}


def run(chosen: Any, task: Any) -> list[list[Any]]:
    import onnxruntime

    task.stage("compile")
    model = base64.b64decode(task.text)
    try:
        session = onnxruntime.InferenceSession(model, chosen, providers=["CPUExecutionProvider"])
    except Exception as error:
        if _OF_VALUES.search(str(error)):  # constants are computed at compile time
            task.stage("execute")
        raise
    if not task.execute:
        return []
    task.stage("execute")
    return [_execute(session, row) for row in task.inputs]


def lacks(error: Exception) -> bool:
    """Whether the error reports a missing kernel or element type; some kernels report this only at run time."""
    return type(error).__name__ == "NotImplemented" or _LACKS.search(str(error)) is not None


def _execute(session: Any, row: list[Any]) -> list[Any]:
    names = [x.name for x in session.get_inputs()]
    feed = {f"input_{i}": _value(array) for i, array in enumerate(row) if f"input_{i}" in names}
    return [_array(v) for v in session.run_with_ort_values(None, feed)]


def _value(array: Any) -> Any:
    import numpy
    import onnxruntime

    number = FLOATS_OF_OTHERS.get(array.dtype.name)
    array = numpy.array(array, order="C")
    if number is None:
        return onnxruntime.OrtValue.ortvalue_from_numpy(array)
    raw = array.view(numpy.uint16 if array.itemsize == 2 else numpy.uint8)
    return onnxruntime.OrtValue.ortvalue_from_numpy_with_onnx_type(raw, number)


def _array(value: Any) -> Any:
    import ml_dtypes
    import numpy

    number, shape = value.element_type(), value.shape()
    name = next((name for name, n in FLOATS_OF_OTHERS.items() if n == number), None)
    if name is None:
        return value.numpy()
    kind = numpy.dtype(getattr(ml_dtypes, name))
    size = int(numpy.prod(shape, dtype=numpy.int64))
    raw = ctypes.string_at(value.data_ptr(), size * kind.itemsize) if size else b""
    return numpy.frombuffer(raw, kind).reshape(shape)
