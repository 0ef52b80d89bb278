"""Programs evaluated by the StableHLO interpreter inside a package with MLIR bindings: arrays as attributes and back.

`ir` is the package's module of that name, and `dialect` the one with `eval_module`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from oracles.backends.native import bindings

BOUNDARY = [*bindings.DTYPES, "complex<f32>", "complex<f64>"]
"""Complex values do not cross the bindings; whoever asks passes their parts."""
_BUFFERED = frozenset(["i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f16", "f32", "f64"])
"""The types whose attributes the bindings hand out as buffers; asking for others ends the process in old releases."""
_LACKS = re.compile(r"unsupported|not (yet )?(supported|implemented)|failed to legalize", re.IGNORECASE)


def lacks(error: Exception) -> bool:
    """All that the parser says is about the program."""
    by_parser = type(error).__name__ == "MLIRError"
    return not by_parser and _LACKS.search(str(error)) is not None


def evaluated(
    ir: Any,
    dialect: Any,
    module: Any,
    rows: Sequence[Sequence[Any]],
    renewed: Callable[[list[tuple[int, ...]]], Any] | None = None,
) -> list[list[Any]]:
    """The results of `main` for each row of arguments, in the context that was entered. The interpreter writes the
    sizes that it finds into the module: `renewed` gives one of dynamic sizes anew, told the shapes of a row. Raises
    ValueError with the interpreter's reason, which is among its diagnostics."""
    diagnostics: list[str] = []

    def heed(diagnostic: Any) -> bool:
        diagnostics.append(f"{diagnostic.location}: {diagnostic.message}")
        return True

    handler = module.context.attach_diagnostic_handler(heed)
    try:
        types = _argument_types(ir, module)
        results = []
        for row in rows:
            own = module if renewed is None else renewed([array.shape for array in row])
            given = [_attribute(ir, a, t) for a, t in zip(row, types, strict=True)]
            results.append([_array(ir, result) for result in dialect.eval_module(own, given)])
        return results
    except ValueError as error:
        raise ValueError("; ".join([str(error), *diagnostics])) from None
    finally:
        handler.detach()


def _argument_types(ir: Any, module: Any) -> list[Any]:
    for operation in module.body.operations:
        if operation.operation.name == "func.func" and ir.StringAttr(operation.attributes["sym_name"]).value == "main":
            return list(ir.FunctionType(ir.TypeAttr(operation.attributes["function_type"]).value).inputs)
    return []


def _attribute(ir: Any, array: Any, argument_type: Any) -> Any:
    """An input as a constant. Booleans are spelled out: their packing changed between releases."""
    import numpy

    ranked = _held(ir, ir.RankedTensorType(argument_type), array.shape)
    if array.size == 0:
        return ir.Attribute.parse(f"dense<> : {ranked}")
    if array.dtype == numpy.bool_:
        return ir.Attribute.parse(f"dense<{str(array.tolist()).lower()}> : {ranked}")
    raw: Any = numpy.frombuffer(array.tobytes(), numpy.uint8)
    return ir.DenseElementsAttr.get(raw, type=ranked.element_type, shape=list(array.shape))


def _held(ir: Any, ranked: Any, shape: Sequence[int]) -> Any:
    """The type of the constant for an argument: of the sizes that it has, and of the storage type for a quantized one,
    without a sign as the dialect of these has it."""
    found = re.match(r"!quant\.uniform<[iu](\d+)", str(ranked.element_type))
    element = ir.IntegerType.get_signless(int(found[1])) if found else ranked.element_type
    if not found and not str(ranked).startswith("tensor<?") and "x?" not in str(ranked):
        return ranked
    return ir.RankedTensorType.get(list(shape), element, loc=ir.Location.unknown())


def _array(ir: Any, attribute: Any) -> Any:
    """An output, from its attribute."""
    import numpy

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
