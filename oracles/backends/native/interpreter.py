"""The worker side of `interpreter`: the StableHLO reference interpreter inside jaxlib."""

from __future__ import annotations

import re
from typing import Any

from oracles.backends.native import bindings

OLDEST = (0, 4, 33)
"""The first jaxlib whose interpreter takes arguments: from 0.4.26 to 0.4.31 its bindings refuse all."""
_BUFFERED = frozenset(["i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f16", "f32", "f64"])
"""The types whose attributes the bindings hand out as buffers; asking for others ends the process in old releases."""

_LACKS = re.compile(
    r"unsupported|not (yet )?(supported|implemented)|failed to legalize",
    re.IGNORECASE,
)


def warm() -> dict[str, str]:
    return bindings.versions("numpy", "ml_dtypes", oldest=OLDEST)


def lacks(error: Exception) -> bool:
    """All that the parser says is about the program."""
    by_parser = type(error).__name__ == "MLIRError"
    return not by_parser and _LACKS.search(str(error)) is not None


def describe(state: Any) -> dict[str, Any]:
    """Complex values do not cross the bindings; whoever asks passes their parts."""
    return {"device": "CPU", "element_types": [*bindings.DTYPES, "complex<f32>", "complex<f64>", "quantized"]}


def start(options: dict[str, Any]) -> Any:
    """The context of all programs of a life."""
    return bindings.context()


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
    from jaxlib.mlir.dialects import stablehlo

    task.stage("parse")
    module = bindings.parsed(task.text)
    if not task.execute:
        return []
    task.stage("execute")
    types = bindings.argument_types(module)
    is_dynamic = bindings.is_dynamic(task.text)
    results = []
    for row in task.inputs:
        # It writes the sizes that it finds into the module.
        fresh = _fresh(task.text, [array.shape for array in row]) if is_dynamic else module
        given = [_attribute(a, t) for a, t in zip(row, types, strict=True)]
        results.append([_array(result) for result in stablehlo.eval_module(fresh, given)])
    return results


def _fresh(text: str, shapes: list[tuple[int, ...]]) -> Any:
    """The module once more. Assertions about sizes are checked where sizes are known, which it does not do itself."""
    return bindings.parsed(bindings.refined(text, shapes) if "shape_assertion" in text else text)


def _attribute(array: Any, argument_type: Any) -> Any:
    """An input as a constant. Booleans are spelled out: their packing changed between releases."""
    import numpy
    from jaxlib.mlir import ir

    ranked = _stored(ir.RankedTensorType(bindings.of_shape(argument_type, array.shape)))
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
    if spelled not in bindings.DTYPES:
        raise NotImplementedError(f"results of type {ranked} do not cross the bindings")
    kind = numpy.dtype(bindings.DTYPES[spelled])
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
