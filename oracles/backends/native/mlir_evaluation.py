"""Evaluation by a StableHLO interpreter behind MLIR bindings, with arrays converted to and from attributes.

`ir` is the package's module of that name, and `dialect` the one with `eval_module`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from oracles.backends.native import bindings

BOUNDARY = [*bindings.DTYPES, "complex<f32>", "complex<f64>"]
"""Element types of arguments and results. Complex values cannot cross the bindings; callers pass their parts."""
_BUFFERED = frozenset(["i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f16", "f32", "f64"])
"""Types whose attributes the bindings expose as buffers; for others, old releases abort."""
_LACKS = re.compile(r"unsupported|not (yet )?(supported|implemented)|failed to legalize", re.IGNORECASE)


def lacks(error: Exception) -> bool:
    """Whether the error says that the interpreter lacks a feature; parser errors always mean an invalid program."""
    by_parser = type(error).__name__ == "MLIRError"
    return not by_parser and _LACKS.search(str(error)) is not None


def evaluate(
    ir: Any,
    dialect: Any,
    module: Any,
    rows: Sequence[Sequence[Any]],
    renewed: Callable[[list[tuple[int, ...]]], Any] | None = None,
) -> list[list[Any]]:
    """Return the results of `main` for each row of arguments, in the entered context.

    The interpreter writes sizes into a module of dynamic sizes: `renewed` returns a fresh module for the shapes of a
    row; None uses `module` for all rows. Raises ValueError with the interpreter's diagnostics.
    """
    diagnostics: list[str] = []

    def collect(diagnostic: Any) -> bool:
        diagnostics.append(f"{diagnostic.location}: {diagnostic.message}")
        return True

    handler = module.context.attach_diagnostic_handler(collect)
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
    """Return an input as a constant. Booleans are printed, since their packing changed between releases."""
    import numpy

    ranked = _constant_type(ir, ir.RankedTensorType(argument_type), array.shape)
    if array.size == 0:
        return ir.Attribute.parse(f"dense<> : {ranked}")
    if array.dtype == numpy.bool_:
        return ir.Attribute.parse(f"dense<{str(array.tolist()).lower()}> : {ranked}")
    raw: Any = numpy.frombuffer(array.tobytes(), numpy.uint8)
    return ir.DenseElementsAttr.get(raw, type=ranked.element_type, shape=list(array.shape))


def _constant_type(ir: Any, ranked: Any, shape: Sequence[int]) -> Any:
    """Return the type of the constant for an argument: static, with the signless storage type for a quantized one."""
    found = re.match(r"!quant\.uniform<[iu](\d+)", str(ranked.element_type))
    element = ir.IntegerType.get_signless(int(found[1])) if found else ranked.element_type
    if not found and not str(ranked).startswith("tensor<?") and "x?" not in str(ranked):
        return ranked
    return ir.RankedTensorType.get(list(shape), element, loc=ir.Location.unknown())


def _array(ir: Any, attribute: Any) -> Any:
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
    return _parse_elements(str(attribute), kind, shape)


def _parse_elements(text: str, kind: Any, shape: tuple[int, ...]) -> Any:
    """Parse the elements of `dense<...> : type`."""
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
