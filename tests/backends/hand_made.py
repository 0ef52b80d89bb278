"""Hand-written programs with inputs, for every element type."""

from __future__ import annotations

from typing import Any

import numpy as np

from oracles.backends.hosted import Case
from oracles.backends.protocol import Outcome, Results
from spec.program import Constant, Function, Operation, Program, Raw, Region, Value, main_program
from spec.types import ElementType, TensorType, dtype, f32, i1, num_bits, si32, tensor

INPUT_SETS = 3


def values(element_type: ElementType, shape: tuple[int, ...], seed: int) -> np.ndarray[Any, Any]:
    """Return elements of random bits. NaN, whose bits may change on the way, is replaced by 1."""
    kind = dtype(element_type)
    rng = np.random.default_rng(seed)
    width = num_bits(element_type)
    if width < 8:
        elements = rng.integers(0, 1 << width, shape, dtype=np.uint8).reshape(-1).view(kind)
    else:
        elements = rng.integers(0, 256, (int(np.prod(shape)) * kind.itemsize), dtype=np.uint8).view(kind)
    with np.errstate(all="ignore"):
        return np.where(np.isnan(elements), np.ones_like(elements), elements).astype(kind).reshape(shape)


def moved(element_type: ElementType, shape: tuple[int, ...]) -> Case:
    """Return a case whose results are its first argument transposed, its second unchanged, and a constant."""
    a, b = (Value(n, TensorType(shape, element_type)) for n in ("0", "1"))  # such names take no suffix in MLIR
    turned = Value("turned", TensorType(shape[::-1], element_type))
    fixed = Value("fixed", TensorType(shape, element_type))
    permutation = tuple(range(len(shape)))[::-1]
    operations = (
        Operation("transpose", (a,), (("permutation", permutation),), (), (turned,)),
        Operation(
            "constant", (), (("value", Constant.of(values(element_type, shape, 9), element_type)),), (), (fixed,)
        ),
    )
    rows = [(values(element_type, shape, k), values(element_type, shape, k + 100)) for k in range(INPUT_SETS)]
    return main_program((a, b), operations, (turned, b, fixed)), rows


def moved_results(element_type: ElementType, shape: tuple[int, ...]) -> list[list[np.ndarray[Any, Any]]]:
    fixed = values(element_type, shape, 9)
    return [[a.T, b, fixed] for a, b in moved(element_type, shape)[1]]


def negated(seed: int, *shape: int) -> Case:
    """Return a case that negates an f32 tensor in a function of its own."""
    t = tensor(f32, *shape)
    x, y, z = (Value(n, t) for n in "xyz")
    inner = Region((x,), (Operation("negate", (x,), (), (), (y,)), Operation("func.return", (y,))))
    call = Operation("func.call", (x,), (("callee", "helper"),), (), (z,))
    program = main_program((x,), (call,), (z,), Function("helper", inner, (t,), private=True))
    rng = np.random.default_rng(seed)
    return program, [(rng.standard_normal(shape).astype(np.float32),) for _ in range(INPUT_SETS)]


def invalid() -> Program:
    """Return a program with an add whose result has another type than its operands."""
    a, r = Value("a", tensor(f32, 2)), Value("r", tensor(si32, 2))
    return main_program((a,), (Operation("add", (a, a), (), (), (r,)),), (r,))


def endless() -> Program:
    """Return the program `while (x != 7) x = -x`."""
    a, x, y, z, seven, r = (Value(n, tensor(f32)) for n in ("a", "x", "y", "z", "seven", "r"))
    going = Value("going", tensor(i1))
    condition = (
        Operation("constant", (), (("value", Constant.of(np.array(7, np.float32), f32)),), (), (seven,)),
        Operation("compare", (x, seven), (("comparison_direction", "NE"),), (), (going,)),
        Operation("return", (going,)),
    )
    body = (Operation("negate", (y,), (), (), (z,)), Operation("return", (z,)))
    loop = Operation("while", (a,), (), (Region((x,), condition), Region((y,), body)), (r,))
    return main_program((a,), (loop,), (r,))


def unknown_custom_call() -> Case:
    a, r = (Value(n, tensor(f32, 2)) for n in "ar")
    call = Operation("custom_call", (a,), (("call_target_name", Raw('"no_such_target"')),), (), (r,))
    return main_program((a,), (call,), (r,)), [(np.zeros(2, np.float32),)]


def outputs_of(outcome: Outcome) -> list[list[tuple[str, tuple[int, ...], bytes] | None]]:
    """Return every output as dtype, shape and bytes, per input set. A token is None."""
    assert isinstance(outcome, Results), outcome
    return [[None if x is None else described(x) for x in row] for row in outcome.outputs]


def described(x: np.ndarray[Any, Any]) -> tuple[str, tuple[int, ...], bytes]:
    plain = x.astype(np.int8) if x.dtype.name in ("int2", "int4") else x  # bits above their width mean nothing
    return x.dtype.name, x.shape, plain.tobytes()
