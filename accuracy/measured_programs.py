"""Programs for measurements: one op on a large tensor, on constants, and on vectors of many lengths."""

from __future__ import annotations

from collections.abc import Sequence

from oracles.sets.acceptance import Array
from spec.program import Attribute, Constant, Operation, Program, Value, main_program
from spec.types import ElementType, TensorType, num_bits, tensor

_LENGTHS = tuple(range(1, 68))
_FEW_LENGTHS = (1, 2, 3, 4, 7, 8, 15, 16, 17, 33, 67)


def lengths(t: ElementType) -> tuple[int, ...]:
    """Return the lengths of vectors: all up to twice the widest vector register, so that every remainder occurs.

    Types of up to 8 bits, which processors compute in wider ones, get fewer.
    """
    return _FEW_LENGTHS if num_bits(t) <= 8 else _LENGTHS


Attributes = tuple[tuple[str, Attribute], ...]


def on_tensor(
    op: str, operand_types: Sequence[ElementType], size: int, to: ElementType, attributes: Attributes = ()
) -> Program:
    operands = tuple(Value(f"x{i}", tensor(t, size)) for i, t in enumerate(operand_types))
    result = Value("y", tensor(to, size))
    return main_program(operands, (Operation(op, operands, attributes, (), (result,)),), (result,))


def on_constants(
    op: str, t: ElementType, arrays: Sequence[Array], to: ElementType, attributes: Attributes = ()
) -> Program:
    made = [Value(f"x{i}", TensorType(a.shape, t)) for i, a in enumerate(arrays)]
    constants = [
        Operation("constant", (), (("value", Constant.of(a, t)),), (), (v,)) for a, v in zip(arrays, made, strict=True)
    ]
    result = Value("y", TensorType(arrays[0].shape, to))
    return main_program((), (*constants, Operation(op, tuple(made), attributes, (), (result,))), (result,))


def on_vectors(op: str, t: ElementType, arity: int, to: ElementType) -> Program:
    operands = [tuple(Value(f"x{n}_{i}", tensor(t, n)) for i in range(arity)) for n in lengths(t)]
    results = tuple(Value(f"y{n}", tensor(to, n)) for n in lengths(t))
    operations = tuple(Operation(op, x, (), (), (y,)) for x, y in zip(operands, results, strict=True))
    return main_program(tuple(v for x in operands for v in x), operations, results)
