"""Adapter `linalg`: StableHLO lowered to linalg by jaxlib, then to LLVM by torch-mlir, and run by its JIT."""

from __future__ import annotations

import ctypes
import re
from typing import Any

from oracles.backends.native import bindings

TO_LINALG = (
    "func.func(stablehlo-legalize-deprecated-ops)",
    "func.func(chlo-legalize-to-stablehlo)",
    "stablehlo-legalize-to-linalg{enable-primitive-ops=false}",
)
WITHOUT_SIGNS = ("stablehlo-convert-to-signless", "canonicalize")
TO_LLVM = (
    "symbol-privatize{exclude=main}",
    "empty-tensor-to-alloc-tensor",
    "one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map"
    " allow-return-allocs-from-loops}",
    "buffer-results-to-out-params{hoist-static-allocs=true modify-public-functions=true}",
    "canonicalize",
    "func.func(refback-munge-memref-copy)",  # the JIT has no memrefCopy
    "func.func(convert-linalg-to-loops)",
    "convert-scf-to-cf",
    "expand-strided-metadata",
    "lower-affine",
    "func.func(convert-complex-to-standard)",
    "convert-math-to-llvm",
    "convert-math-to-libm",
    "convert-complex-to-llvm",
    "finalize-memref-to-llvm",
    "convert-arith-to-llvm",
    "convert-index-to-llvm",
    "convert-cf-to-llvm",
    "convert-func-to-llvm",
    "reconcile-unrealized-casts",
)
_LACKS = re.compile(
    r"'stablehlo\.\w+' op "  # an op that is left and does not allow lowered ops in its region
    r"|'llvm\.\w+' op "  # on a type that LLVM does not have
    r"|failed to legalize operation|unimplemented|unsupported|(not|n't) (yet )?(supported|implemented)"
    r"|Symbols not found|LLVM Translation failed",
    re.IGNORECASE,
)
_LEFT = re.compile(r"\b(?:stablehlo|chlo)\.\w+")


class CompilerError(Exception):
    """A pass fails; the message is its first error."""


def warm() -> dict[str, str]:
    import importlib.metadata

    import torch_mlir.dialects.torch  # noqa: F401  it registers its passes
    from torch_mlir import execution_engine, ir, passmanager  # noqa: F401  so that every life has them

    return {**bindings.versions("numpy", "ml_dtypes"), "torch-mlir": importlib.metadata.version("torch-mlir")}


def lacks(error: Exception) -> bool:
    """Whether the error says that a pass after parsing has no lowering; the pipeline is ours, so this is no error of
    the program."""
    return isinstance(error, CompilerError) and _LACKS.search(str(error)) is not None


def describe(state: Any) -> dict[str, Any]:
    packed = re.compile(r"u?i[24]|f[46]E")
    known = [name for name in bindings.ALL_DTYPES if not packed.match(name)]
    return {"device": "CPU, LLVM's JIT", "element_types": known}


def start(options: dict[str, Any]) -> Any:
    from torch_mlir import ir

    return bindings.context(), ir.Context()


def run(contexts: Any, task: Any) -> list[list[Any]]:
    ours, theirs = contexts
    task.stage("parse")
    with ours:
        module = bindings.parse_module(task.text)
        results = _results(module)
        task.stage("compile")
        lowered = _lower(module)
    with theirs:
        engine = _compile(lowered)
    if not task.execute:
        return []
    task.stage("execute")
    return [_execute(engine, row, results) for row in task.inputs]


def _results(module: Any) -> list[tuple[Any, tuple[int, ...]]]:
    from jaxlib.mlir import ir

    for operation in module.body.operations:
        if ir.StringAttr(operation.attributes["sym_name"]).value == "main":
            signature = ir.FunctionType(ir.TypeAttr(operation.attributes["function_type"]).value)
            return [_array_type(ir, t) for t in signature.results]
    return []


def _array_type(ir: Any, t: Any) -> tuple[Any, tuple[int, ...]]:
    import numpy

    try:
        ranked = ir.RankedTensorType(t)
        spelled = bindings.ALL_DTYPES[str(ranked.element_type)]
    except (ValueError, TypeError, KeyError):
        raise NotImplementedError(f"results of type {t} are not supported") from None
    if not ranked.has_static_shape:
        raise NotImplementedError(f"results of type {t} are not supported")
    return numpy.dtype(spelled), tuple(ranked.shape)


def _lower(module: Any) -> str:
    from jaxlib.mlir import passmanager

    _run_passes(passmanager, module, TO_LINALG)
    left = _LEFT.search(str(module))
    if left is not None:
        raise NotImplementedError(f"there is no lowering of this {left[0]} to linalg")
    # only now, since the meaning of StableHLO ops depends on signedness
    _run_passes(passmanager, module, WITHOUT_SIGNS)
    return str(module)


def _compile(text: str) -> Any:
    from torch_mlir import ir, passmanager
    from torch_mlir.execution_engine import ExecutionEngine

    module = ir.Module.parse(text)
    for operation in module.body.operations:
        if ir.StringAttr(operation.attributes["sym_name"]).value == "main":
            operation.attributes["llvm.emit_c_interface"] = ir.UnitAttr.get()
    _run_passes(passmanager, module, TO_LLVM)
    diagnostics: list[str] = []

    def collect(diagnostic: Any) -> bool:
        diagnostics.append(str(diagnostic.message))
        return True

    handler = module.context.attach_diagnostic_handler(collect)
    try:
        engine = ExecutionEngine(module)
        engine.lookup("main")
    except RuntimeError as error:
        raise CompilerError("; ".join([str(error), *diagnostics])) from None
    finally:
        handler.detach()
    return engine


def _run_passes(passmanager: Any, module: Any, passes: tuple[str, ...]) -> None:
    try:
        passmanager.PassManager.parse(f"builtin.module({','.join(passes)})").run(module.operation)
    except Exception as error:
        raise CompilerError(str(error).removeprefix("Failure while executing pass pipeline:\n")) from None


def _execute(engine: Any, row: list[Any], results: list[tuple[Any, tuple[int, ...]]]) -> list[Any]:
    import numpy

    given = [numpy.array(array, order="C") for array in row]
    # A pattern shows elements that were not written.
    made = [numpy.full((*shape, dtype.itemsize), 0xA5, numpy.uint8).view(dtype)[..., 0] for dtype, shape in results]
    descriptors = [_descriptor(array) for array in (*given, *made)]
    engine.invoke("main", *(ctypes.pointer(ctypes.c_void_p(ctypes.addressof(d))) for d in descriptors))
    return made


def _descriptor(array: Any) -> Any:
    """Return an LLVM memref descriptor: two pointers, offset, sizes, strides in elements."""
    words = [array.ctypes.data, array.ctypes.data, 0, *array.shape, *(s // array.itemsize for s in array.strides)]
    return (ctypes.c_int64 * len(words))(*words)
