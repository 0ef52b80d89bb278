"""Names of implementations and element types as their maintainers use them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from results.backend_names import BackendName, BadBackendName

_NAMES: Mapping[str, str] = {
    "xla": "XLA",
    "interpreter": "StableHLO interpreter",
    "torch-mlir": "StableHLO interpreter of torch-mlir",
    "linalg": "StableHLO to linalg",
    "iree": "IREE",
    "onnxruntime": "ONNX Runtime",
    "onnx": "ONNX",
    "tensorflow": "TensorFlow",
    "litert": "LiteRT",
    "pjrt": "PJRT plugin",
    "reference": "the test suite's evaluator",
}
_VARIANTS: Mapping[str, str] = {
    "xla:O0": "XLA at optimization level 0",
    "xla:folded": "XLA, inputs as constants",
    "xla:evaluated": "XLA, inputs as constants",
    "xla:legalized": "XLA after stablehlo-legalize-quant-to-math",
    "interpreter:artifacts": "StableHLO interpreter on a portable artifact",
    "onnxruntime:unoptimized": "ONNX Runtime without graph optimizations",
    "onnx:reference": "ONNX reference evaluator",
    "tensorflow:jit": "TensorFlow with jit_compile",
    "litert:reference": "LiteRT, reference kernels",
}


def spoken_name(name: str) -> str:
    """Return the name of a backend as its developers use it, without paths."""
    try:
        parsed = BackendName.parse(name)
    except BadBackendName:
        return name
    variant = "" if "/" in parsed.variant else parsed.variant
    found = _VARIANTS.get(f"{parsed.base}:{variant}") or " ".join(
        part for part in (_NAMES.get(parsed.base, parsed.base), variant) if part
    )
    return f"{found} {parsed.version}" if parsed.version else found


def spoken_type(element_type: str) -> str:
    """Return an element type, or a family of quantized ones, in words: `quant<i8>` is quantized i8."""
    return re.sub(r"^quant<(.*)>$", r"quantized \1", element_type)
