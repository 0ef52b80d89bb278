"""The worker side of `interpreter`: the StableHLO reference interpreter inside jaxlib 0.7 or newer."""

from __future__ import annotations

import re
from typing import Any

OLDEST = (0, 7)
_DTYPES = {
    "i1": "bool", "i2": "int2", "i4": "int4", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
    "ui2": "uint2", "ui4": "uint4", "ui8": "uint8", "ui16": "uint16", "ui32": "uint32", "ui64": "uint64",
    "f4E2M1FN": "float4_e2m1fn", "f6E2M3FN": "float6_e2m3fn", "f6E3M2FN": "float6_e3m2fn",
    "f8E3M4": "float8_e3m4", "f8E4M3": "float8_e4m3", "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
    "f8E4M3FN": "float8_e4m3fn", "f8E4M3FNUZ": "float8_e4m3fnuz", "f8E5M2": "float8_e5m2",
    "f8E5M2FNUZ": "float8_e5m2fnuz", "f8E8M0FNU": "float8_e8m0fnu",
    "bf16": "bfloat16", "f16": "float16", "f32": "float32", "f64": "float64",
}  # fmt: skip
_BUFFERED = frozenset(["i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f16", "f32", "f64"])
"""The types whose attributes the bindings hand out as buffers; asking for others ends the process in old releases."""

_UNKNOWN = re.compile(r"unregistered (operation|dialect)")
_LACKS = re.compile(
    r"unsupported|not (yet )?(supported|implemented)|failed to legalize",
    re.IGNORECASE,
)


def warm() -> dict[str, str]:
    import jaxlib.version

    if jaxlib.version.__version_info__[:2] < OLDEST:
        oldest = ".".join(map(str, OLDEST))
        raise RuntimeError(f"jaxlib {jaxlib.version.__version__} is too old, {oldest} or newer is needed")
    import ml_dtypes
    import numpy
    from jaxlib.mlir import ir  # noqa: F401  so that every life has it
    from jaxlib.mlir._mlir_libs import _jax_mlir_ext  # noqa: F401
    from jaxlib.mlir.dialects import chlo, stablehlo  # noqa: F401

    version = stablehlo.get_current_version()
    packages: dict[str, Any] = {"jaxlib": jaxlib.version, "numpy": numpy, "ml_dtypes": ml_dtypes}
    return {"stablehlo": version, **{name: module.__version__ for name, module in packages.items()}}


def lacks(error: Exception) -> bool:
    """The parser lacks ops and dialects; all else it says is about the program."""
    by_parser = type(error).__name__ == "MLIRError"
    return _UNKNOWN.search(str(error)) is not None or (not by_parser and _LACKS.search(str(error)) is not None)


def describe(state: Any) -> dict[str, Any]:
    """Complex values do not cross the bindings; whoever asks passes their parts."""
    return {"device": "CPU", "element_types": [*_DTYPES, "complex<f32>", "complex<f64>", "quantized"]}


def start(options: dict[str, Any]) -> Any:
    """The context of all programs of a life."""
    from jaxlib.mlir import ir, passmanager
    from jaxlib.mlir._mlir_libs import _jax_mlir_ext
    from jaxlib.mlir.dialects import chlo, stablehlo

    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    context = ir.Context()
    context.append_dialect_registry(registry)
    stablehlo.register_dialect(context)
    chlo.register_dialect(context)
    stablehlo.register_interpreter_dialect(context)
    context.load_all_available_dialects()
    with context:  # this pass loads the dialect of quantized types, which nothing else here does
        stablehlo.register_stablehlo_passes()
        converter = passmanager.PassManager.parse("builtin.module(vhlo-legalize-to-stablehlo)")
        converter.run(ir.Module.parse("module {}").operation)
    return context


def run(context: Any, task: Any) -> list[list[Any]]:
    diagnostics: list[str] = []

    def heed(diagnostic: Any) -> bool:
        diagnostics.append(f"{diagnostic.location}: {diagnostic.message}")
        return True

    handler = context.attach_diagnostic_handler(heed)
    try:
        with context:
            return _run(task)
    except ValueError as error:  # "interpreter failed", its reason being among the diagnostics
        raise ValueError("; ".join([str(error), *diagnostics])) from None
    finally:
        handler.detach()


def _run(task: Any) -> list[list[Any]]:
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo

    task.stage("parse")
    module = ir.Module.parse(task.text)
    if not task.execute:
        return []
    task.stage("execute")
    types = _argument_types(module)
    rows = ([_attribute(a, t) for a, t in zip(row, types, strict=True)] for row in task.inputs)
    return [[_array(result) for result in stablehlo.eval_module(module, row)] for row in rows]


def _argument_types(module: Any) -> list[Any]:
    from jaxlib.mlir import ir

    for operation in module.body.operations:
        if operation.operation.name == "func.func" and ir.StringAttr(operation.attributes["sym_name"]).value == "main":
            return list(ir.FunctionType(ir.TypeAttr(operation.attributes["function_type"]).value).inputs)
    return []


def _attribute(array: Any, argument_type: Any) -> Any:
    """An input as a constant. Booleans are spelled out: their packing changed between releases."""
    import numpy
    from jaxlib.mlir import ir

    ranked = _stored(ir.RankedTensorType(argument_type))
    if array.size == 0:
        return ir.Attribute.parse(f"dense<> : {ranked}")
    if array.dtype == numpy.bool_:
        return ir.Attribute.parse(f"dense<{str(array.tolist()).lower()}> : {ranked}")
    raw: Any = numpy.frombuffer(array.tobytes(), numpy.uint8)
    return ir.DenseElementsAttr.get(raw, type=ranked.element_type, shape=list(array.shape))


def _stored(ranked: Any) -> Any:
    """A tensor type with the storage type for a quantized one, without a sign as the dialect of these has it."""
    from jaxlib.mlir import ir

    found = re.match(r"!quant\.uniform<[iu](\d+)", str(ranked.element_type))
    if found is None:
        return ranked
    storage = ir.IntegerType.get_signless(int(found[1]))
    return ir.RankedTensorType.get(ranked.shape, storage, loc=ir.Location.unknown())


def _array(attribute: Any) -> Any:
    """An output, from its attribute."""
    import numpy
    from jaxlib.mlir import ir

    ranked = ir.RankedTensorType(attribute.type)
    spelled, shape = str(ranked.element_type), tuple(ranked.shape)
    if spelled not in _DTYPES:
        raise NotImplementedError(f"results of type {ranked} do not cross the bindings")
    kind = numpy.dtype(_DTYPES[spelled])
    if 0 in shape:
        return numpy.zeros(shape, kind)
    if spelled in _BUFFERED:
        return numpy.array(ir.DenseElementsAttr(attribute)).astype(kind, copy=False).reshape(shape)
    return _read(str(attribute), kind, shape)


def _read(text: str, kind: Any, shape: tuple[int, ...]) -> Any:
    """The elements of `dense<...> : type`, whose decimals tell the type's values apart."""
    import numpy

    body = text[text.index("<") + 1 : text.rindex("> : ")]
    if body.startswith('"0x'):
        flat = numpy.frombuffer(bytes.fromhex(body[3:-1]), kind)
    else:
        flat = numpy.concatenate([_element(token, kind) for token in re.findall(r"[^\[\],\s]+", body)])
    return numpy.full(shape, flat[0]) if flat.size == 1 else flat.reshape(shape)


def _element(token: str, kind: Any) -> Any:
    import numpy

    if token.startswith("0x"):
        return numpy.frombuffer(int(token, 16).to_bytes(kind.itemsize, "little"), kind)
    return numpy.array([float(token)]).astype(kind)
