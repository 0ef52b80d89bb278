"""Shape computations of the dialects shape, tensor and arith, rewritten in StableHLO (dynamism RFC, P4).

Producers and the lowering of CHLO leave them in programs. Values of type `index` become 64-bit integers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from spec.op import op_named
from spec.program import Constant, Operation, Program, Raw, Region, Value
from spec.rewriting import Replacement, clone, number_names, replace_operations
from spec.types import IntegerType, TensorType, TokenType, Type, i1, si32, si64, tensor

_INDEX = re.compile(r"(?<=[<x])index>")
_WITNESSES = frozenset({"shape.cstr_broadcastable", "shape.cstr_eq", "shape.const_witness"})


def without_index(text: str) -> str:
    """Return the text of a type or constant with `index` replaced by `i64`, and the type of witnesses by that of
    tokens."""
    return "!stablehlo.token" if text == "!shape.witness" else _INDEX.sub("i64>", text)


def in_stablehlo(program: Program) -> Program:
    """Return the program with its shape computations rewritten in StableHLO where that is possible, values renumbered.

    shape.shape_of %x : tensor<2x?xf32>  ->  concatenate [2], reshape(convert(get_dimension_size(%x, 1)))
    """
    if not any(o.name.startswith(("shape.", "tensor.", "arith.")) for o in program.operations()):
        return program
    functions = (replace(f, body=clone(_replace(f.body), rename=number_names())) for f in program.functions)
    return replace(program, functions=tuple(functions))


def _replace(region: Region) -> Region:
    return replace_operations(region, _replacement)


def _replacement(operation: Operation) -> Replacement | None:
    if operation.name in _WITNESSES:  # the witnessed condition holds: otherwise behaviour is undefined
        return (), tuple(Value(r.name, TokenType()) for r in operation.results)
    if operation.name == "shape.assuming":
        body = _replace(operation.regions[0])
        return body.operations[:-1], body.returned
    write = _WRITERS.get(operation.name)
    if write is None or not all(isinstance(v.type, TensorType) for v in (*operation.operands, *operation.results)):
        return None
    writer = _Writer(operation.results[0].name)
    result = write(writer, operation)
    return None if result is None else (writer.operations, (result,))


@dataclass
class _Writer:
    """Collector of the operations that replace one operation; their values are named after its result."""

    name: str
    operations: list[Operation] = field(default_factory=list)

    def put(self, op: str, operands: Sequence[Value], t: Type, **attributes: object) -> Value:
        result = Value(f"of_{self.name}_{len(self.operations)}", t)
        self.operations.append(Operation(op, tuple(operands), tuple(sorted(attributes.items())), (), (result,)))
        return result

    def sizes(self, *numbers: int) -> Value:
        value = Constant.of(np.array(numbers, np.int64), si64)
        return self.put("constant", (), tensor(si64, len(numbers)), value=value)

    def concatenate(self, parts: Sequence[Value], count: int) -> Value:
        return self.put("concatenate", parts, tensor(si64, count), dimension=0) if parts else self.sizes()


def _shape_of(writer: _Writer, operation: Operation) -> Value:
    (operand,) = operation.operands
    assert isinstance(operand.type, TensorType)
    parts = []
    for axis, size in enumerate(operand.type.shape):
        if size is not None:
            parts.append(writer.sizes(size))
            continue
        found = writer.put("get_dimension_size", (operand,), tensor(si32), dimension=axis)
        wide = writer.put("convert", (found,), tensor(si64))
        parts.append(writer.put("reshape", (wide,), tensor(si64, 1)))
    return writer.concatenate(parts, len(parts))


def _broadcast(writer: _Writer, operation: Operation) -> Value | None:
    """Broadcast shapes: sizes of 1 are padded in front, and the other size replaces a 1. None if the length of a shape
    is dynamic."""
    counts = [v.type.shape[0] for v in operation.operands if isinstance(v.type, TensorType)]
    if None in counts:
        return None
    rank = max(c for c in counts if c is not None)
    padded = [_in_front(writer, v, rank - (c or 0), rank) for v, c in zip(operation.operands, counts, strict=True)]
    found = padded[0]
    ones = writer.sizes(*[1] * rank)
    for other in padded[1:]:
        is_one = writer.put(
            "compare", (found, ones), tensor(i1, rank), comparison_direction="EQ", compare_type="SIGNED"
        )
        found = writer.put("select", (is_one, other, found), tensor(si64, rank))
    return found


def _in_front(writer: _Writer, sizes: Value, missing: int, rank: int) -> Value:
    return writer.concatenate((writer.sizes(*[1] * missing), sizes), rank) if missing else sizes


def _constant(writer: _Writer, operation: Operation) -> Value | None:
    found = operation.attribute("value") or operation.attribute("shape")
    kind = op_named("constant").members["value"].kind
    if not isinstance(found, Raw) or kind is None:
        return None
    constant = kind.read(without_index(found.text))
    return writer.put("constant", (), operation.results[0].type, value=constant)


def _convert(writer: _Writer, operation: Operation) -> Value | None:
    (operand,), (result,) = operation.operands, operation.results
    types = (operand.type, result.type)
    elements = {t.element_type for t in types if isinstance(t, TensorType)}
    if len(elements) > 1 and not all(isinstance(t, IntegerType) for t in elements):
        return None
    return writer.put("convert", (operand,), result.type)


_WRITERS: dict[str, Callable[[_Writer, Operation], Value | None]] = {
    "shape.shape_of": _shape_of,
    "shape.broadcast": _broadcast,
    "shape.const_shape": _constant,
    "arith.constant": _constant,
    "arith.index_cast": _convert,
    "tensor.cast": _convert,
}
