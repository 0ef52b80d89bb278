"""Tests of every described op: its labels are the specification's, its samples violate nothing, and jaxlib agrees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from spec.labels import labels
from spec.normalized_names import canonical
from spec.op import infer_types, ops
from spec.parse import parse, verify
from spec.program import Attribute, Constant, Function, Operation, Program, Region, Value, main_program
from spec.structure import violations
from spec.text import text
from spec.traceability import labels_of
from spec.types import (
    ElementType,
    QuantizedType,
    TensorType,
    Type,
    complex64,
    dtype,
    f32,
    f64,
    i1,
    num_bits,
    si8,
    si32,
    si64,
    tensor,
)
from spec.vocabulary import is_complex
from tests.spec.samples import TEXTS

TERMINATORS = {"return", "func.return"}


def values(*types: Type) -> tuple[Value, ...]:
    return tuple(Value(f"x{i}", t) for i, t in enumerate(types))


def program_of(
    name: str,
    operands: tuple[Type, ...] = (),
    attributes: dict[str, Attribute] | None = None,
    regions: tuple[Region, ...] = (),
    *,
    results: tuple[Type, ...] | None = None,
    others: tuple[Function, ...] = (),
) -> Program:
    """Return a program of one operation. The types of its results are inferred if `results` is None."""
    inputs = values(*operands)
    program = main_program(inputs, (), (), *others)
    types = infer_types(name, inputs, attributes, regions, program) if results is None else results
    assert types is not None
    outputs = tuple(Value(f"y{i}", t) for i, t in enumerate(types))
    operation = Operation(name, inputs, tuple(sorted((attributes or {}).items())), regions, outputs)
    return main_program(inputs, (operation,), outputs, *others)


def region(arguments: tuple[Value, ...], operations: tuple[Operation, ...], returned: tuple[Value, ...]) -> Region:
    return Region(arguments, (*operations, Operation("return", returned)))


def first_of_two(t: Type, prefix: str = "r") -> Region:
    a, b = Value(f"{prefix}a", t), Value(f"{prefix}b", t)
    return region((a, b), (), (a,))


def returning(t: TensorType, name: str) -> Region:
    """Return a branch that returns zeros of type `t`."""
    zeros = Constant.of(np.zeros(t.static_shape, dtype(t.element_type)), t.element_type)
    made = Value(name, t)
    return region((), (Operation("constant", (), (("value", zeros),), (), (made,)),), (made,))


def elementwise(name: str, e: ElementType) -> Program:
    operands = [m for m in ops()[name].members.values() if m.role == "operand"]
    return program_of(name, (tensor(e, 2, 3),) * len(operands))


def compare(e: ElementType) -> Program:
    return program_of("compare", (tensor(e, 3), tensor(e, 3)), {"comparison_direction": "LE"})


def bitcast(e: ElementType) -> Program:
    if num_bits(e) > 8 and not is_complex(e):
        return program_of("bitcast_convert", (tensor(e, 2),), results=(tensor(si8, 2, num_bits(e) // 8),))
    return program_of("bitcast_convert", (tensor(e, 2),), results=(tensor(e, 2),))


def pad(e: ElementType) -> Program:
    paddings = {"edge_padding_low": (1, -1), "edge_padding_high": (0, 2), "interior_padding": (0, 1)}
    return program_of("pad", (tensor(e, 2, 3), tensor(e)), paddings)


def constant(e: ElementType) -> Program:
    value = Constant.of(np.zeros((2, 3), dtype(e)), e)
    return program_of("constant", attributes={"value": value})


def dynamic_slice(e: ElementType) -> Program:
    return program_of("dynamic_slice", (tensor(e, 4, 5), tensor(si32), tensor(si32)), {"slice_sizes": (2, 0)})


def dynamic_update_slice(e: ElementType) -> Program:
    return program_of("dynamic_update_slice", (tensor(e, 4, 5), tensor(e, 2, 5), tensor(si64), tensor(si64)))


def slice_(e: ElementType) -> Program:
    indices = {"start_indices": (1, 0), "limit_indices": (4, 5), "strides": (2, 3)}
    return program_of("slice", (tensor(e, 4, 5),), indices)


def reduce(e: ElementType) -> Program:
    operands = (tensor(e, 2, 3), tensor(e))
    return program_of("reduce", operands, {"dimensions": (1,)}, (first_of_two(tensor(e)),))


def reduce_precision(e: ElementType) -> Program:
    return program_of("reduce_precision", (tensor(e),), {"exponent_bits": 5, "mantissa_bits": 0})


def while_(e: ElementType) -> Program:
    a, b = Value("a", tensor(e)), Value("b", tensor(e))
    no = Value("no", tensor(i1))
    condition = Operation("constant", (), (("value", Constant.of(np.array(False), i1)),), (), (no,))
    return program_of("while", (tensor(e),), {}, (region((a,), (condition,), (no,)), region((b,), (), (b,))))


def call(e: ElementType) -> Program:
    t = tensor(e, 2)
    x = Value("x", t)
    callee = Function("f", Region((x,), (Operation("func.return", (x,)),)), (t,), private=True)
    return program_of("func.call", (t,), {"callee": "f"}, others=(callee,))


SAMPLES: dict[str, Callable[[ElementType], Program]] = {
    "bitcast_convert": bitcast,
    "broadcast_in_dim": lambda e: program_of(
        "broadcast_in_dim", (tensor(e, 1, 3),), {"broadcast_dimensions": (2, 0)}, results=(tensor(e, 3, 2, 4),)
    ),
    "case": lambda e: program_of(
        "case", (tensor(si32),), {}, (returning(tensor(e, 2), "a"), returning(tensor(e, 2), "b"))
    ),
    "clamp": lambda e: program_of("clamp", (tensor(e), tensor(e, 2), tensor(e))),
    "compare": compare,
    "concatenate": lambda e: program_of("concatenate", (tensor(e, 2, 3), tensor(e, 2, 1)), {"dimension": 1}),
    "constant": constant,
    "convert": lambda e: program_of("convert", (tensor(e, 2),), results=(tensor(f32, 2),)),
    "dynamic_slice": dynamic_slice,
    "dynamic_update_slice": dynamic_update_slice,
    "func.call": call,
    "get_dimension_size": lambda e: program_of("get_dimension_size", (tensor(e, 2, 3),), {"dimension": 1}),
    "if": lambda e: program_of("if", (tensor(i1),), {}, (returning(tensor(e), "a"), returning(tensor(e), "b"))),
    "iota": lambda e: program_of("iota", (), {"iota_dimension": 1}, results=(tensor(e, 2, 3),)),
    "optimization_barrier": lambda e: program_of("optimization_barrier", (tensor(e, 2, 3), tensor(i1))),
    "pad": pad,
    "reduce": reduce,
    "reduce_precision": reduce_precision,
    "reshape": lambda e: program_of("reshape", (tensor(e, 2, 3),), results=(tensor(e, 3, 1, 2),)),
    "reverse": lambda e: program_of("reverse", (tensor(e, 2, 3),), {"dimensions": (1,)}),
    "select": lambda e: program_of("select", (tensor(i1), tensor(e, 2), tensor(e, 2))),
    "slice": slice_,
    "transpose": lambda e: program_of("transpose", (tensor(e, 2, 3),), {"permutation": (1, 0)}),
    "while": while_,
}  # fmt: skip


def sample(name: str, e: ElementType) -> Program:
    return SAMPLES[name](e) if name in SAMPLES else elementwise(name, e)


def element_types(name: str) -> tuple[ElementType, ...]:
    """Return the element types of the operand or result that the samples of an op vary."""
    members = list(ops()[name].members.values())
    varied = {"select": members[1], "if": members[-1], "case": members[-1]}.get(name, members[0])
    if name in ("constant", "iota"):
        varied = members[-1]
    assert varied.test is not None
    return varied.test.element_types


def described() -> list[str]:
    return [name for name in ops() if name not in TERMINATORS]


def sampled() -> list[str]:
    """Return the ops whose samples this module builds; the samples of other ops are MLIR text."""
    return [name for name in described() if name in SAMPLES or name not in TEXTS]


@pytest.mark.parametrize("name", described())
def test_labels_are_the_specifications(name: str) -> None:
    op = ops()[name]
    found = {*labels_of(op), *op.not_modelled}
    if op.in_specification:
        assert found == set(labels()[name])
    else:
        assert name not in labels()


@pytest.mark.parametrize("name", sampled())
def test_samples_violate_nothing(name: str) -> None:
    for e in element_types(name):
        assert violations(sample(name, e)) == []


@pytest.mark.parametrize("name", sampled())
def test_samples_round_trip(name: str) -> None:
    for e in element_types(name):
        program = sample(name, e)
        assert verify(text(program)) is None
        assert parse(text(program)) == canonical(program)


def broken(program: Program) -> set[str]:
    return {v.label for v in violations(program)}


X, Y = (QuantizedType(si8, f32, (s,), (z,), -128, 127) for s, z in ((0.5, 0), (0.25, 3)))
BY_0 = QuantizedType(si8, f32, (0.5, 0.25), (0, 1), -128, 127, 0)
BY_1 = QuantizedType(si8, f32, (0.5, 0.25), (0, 1), -128, 127, 1)
WIDE = QuantizedType(si32, f32, (0.5,), (0,), -(2**31), 2**31 - 1)
DOUBLE = QuantizedType(si8, f64, (0.5,), (0,), -128, 127)


@pytest.mark.parametrize(
    ("operands", "result", "labels"),
    [
        ((X, Y), X, set()),
        ((BY_0, X), BY_0, set()),
        ((f32, f32), f64, {"C1"}),
        ((X, f32), X, {"C2"}),
        ((X, X), WIDE, {"C3"}),
        ((X, X), DOUBLE, {"C4"}),
        ((X, X), BY_0, {"C5"}),
        ((X, BY_0), X, {"C5", "C7"}),
        ((BY_0, X), BY_1, {"C6"}),
        ((X, BY_0), BY_1, {"C7"}),
    ],
)  # fmt: skip
def test_add_of_quantized_tensors(
    operands: tuple[ElementType, ElementType], result: ElementType, labels: set[str]
) -> None:
    lhs, rhs = (tensor(e, 2, 2) for e in operands)
    assert broken(program_of("add", (lhs, rhs), results=(tensor(result, 2, 2),))) == labels


def test_baseline_types_ignore_scales_and_zero_points() -> None:
    assert broken(program_of("multiply", (tensor(X, 2), tensor(Y, 2)), results=(tensor(X, 2),))) == set()
    assert broken(program_of("multiply", (tensor(X, 2), tensor(X, 2)), results=(tensor(WIDE, 2),))) == {"C1"}


@pytest.mark.parametrize(
    ("operand", "dimensions", "result", "labels"),
    [
        (tensor(BY_0, 2), (1,), tensor(BY_1, 3, 2), set()),
        (tensor(BY_0, 2), (1,), tensor(replace(BY_1, quantization_dimension=0), 2, 2), {"C6"}),
        (tensor(BY_0, 2), (0,), tensor(X, 2, 3), {"C1"}),
        (tensor(X, 2), (0,), tensor(Y, 2, 3), {"C1"}),
        (tensor(f32, 2), (), tensor(f32, 2), {"C2"}),
        (tensor(f32, 2), (2,), tensor(f32, 3, 2), {"C3"}),
        (tensor(f32, 2), (-1,), tensor(f32, 3, 2), {"C3"}),
        (tensor(f32, 2, 2), (1, 1), tensor(f32, 3, 2), {"C4"}),
        (tensor(f32, 2), (0,), tensor(f32, 3, 2), {"C5"}),
        (tensor(f32, None), (0,), tensor(f32, 3, 2), set()),
        (tensor(f32, 2), (0,), tensor(f32, None, 2), set()),
    ],
)  # fmt: skip
def test_broadcast_in_dim(
    operand: TensorType, dimensions: tuple[int, ...], result: TensorType, labels: set[str]
) -> None:
    program = program_of("broadcast_in_dim", (operand,), {"broadcast_dimensions": dimensions}, results=(result,))
    assert broken(program) == labels


def test_a_broadcast_slice_keeps_its_scale() -> None:
    one = replace(BY_0, scales=(0.5,), zero_points=(3,))
    two = replace(BY_0, scales=(0.5, 0.5), zero_points=(3, 3))
    attributes = {"broadcast_dimensions": (0,)}
    assert broken(program_of("broadcast_in_dim", (tensor(one, 1),), attributes, results=(tensor(two, 2),))) == set()
    assert broken(program_of("broadcast_in_dim", (tensor(one, 1),), attributes, results=(tensor(BY_0, 2),))) == {"C6"}


@pytest.mark.parametrize(
    ("operand", "result", "labels"),
    [
        (tensor(BY_1, 3, 2, 4), tensor(BY_1, 3, 2, 4), set()),
        (tensor(BY_1, 3, 2, 4), tensor(replace(BY_1, quantization_dimension=2), 3, 1, 2, 4), set()),
        (tensor(BY_1, 3, 2, 4), tensor(replace(BY_1, quantization_dimension=0), 2, 12), {"C3"}),
        (tensor(BY_1, 3, 2, 4), tensor(X, 24), {"C1"}),
        (tensor(f32, 2, 3), tensor(f32, 7), {"C2"}),
        (tensor(f32, 2, 3), tensor(f32, None), set()),
        (tensor(f32, 0, 3), tensor(f32, 5, 0), set()),
    ],
)  # fmt: skip
def test_reshape(operand: TensorType, result: TensorType, labels: set[str]) -> None:
    assert broken(program_of("reshape", (operand,), results=(result,))) == labels


def test_transpose_moves_the_quantization_dimension() -> None:
    moved, kept = tensor(BY_0, 2, 3), tensor(BY_1, 3, 2)
    attributes = {"permutation": (1, 0)}
    assert broken(program_of("transpose", (kept,), attributes)) == set()
    assert broken(program_of("transpose", (kept,), attributes, results=(moved,))) == set()
    wrong = program_of("transpose", (tensor(BY_1, 2, 2),), attributes, results=(tensor(BY_1, 2, 2),))
    assert broken(wrong) == {"C4"}


@pytest.mark.parametrize(
    ("operand", "result", "labels"),
    [
        (tensor(f32, 2), tensor(si8, 2, 4), set()),
        (tensor(si8, 2, 4), tensor(f32, 2), set()),
        (tensor(f32, 2), tensor(si8, 2), {"C1"}),
        (tensor(f32, 2), tensor(si8, 4, 2), {"C1"}),
        (tensor(f32, 2), tensor(si8, 2, 3), {"C1"}),
        (tensor(f32, 2), tensor(si32, 2, 1), {"C1"}),
        (tensor(f32), tensor(si64), {"C1"}),
        (tensor(complex64, 2), tensor(f64, 2), {"C2"}),
        (tensor(X, 2), tensor(i1, 2, 8), set()),
        (tensor(si64, None), tensor(f64, 3), set()),
    ],
)  # fmt: skip
def test_bitcast_convert(operand: TensorType, result: TensorType, labels: set[str]) -> None:
    assert broken(program_of("bitcast_convert", (operand,), results=(result,))) == labels


def test_negative_axes_are_not_counted_from_the_end() -> None:
    x = tensor(f32, 2, 2)
    assert broken(program_of("concatenate", (x, x), {"dimension": -1}, results=(tensor(f32, 2, 4),))) == {"C4"}
    assert broken(program_of("transpose", (x,), {"permutation": (-1, 0)}, results=(x,))) == {"C2"}
    assert broken(program_of("reverse", (x,), {"dimensions": (-1,)}, results=(x,))) == {"C3"}
    assert broken(program_of("iota", (), {"iota_dimension": -1}, results=(x,))) == {"C1"}
    assert broken(program_of("get_dimension_size", (x,), {"dimension": -1})) == {"C1"}
    body = (first_of_two(tensor(f32)),)
    assert broken(program_of("reduce", (x, tensor(f32)), {"dimensions": (-1,)}, body, results=(x,))) == {"C4"}


def test_what_only_execution_can_tell_is_no_violation() -> None:
    unknown, two, three = tensor(f32, None), tensor(f32, 2), tensor(f32, 3)
    assert broken(program_of("add", (unknown, two), results=(two,))) == set()
    assert broken(program_of("add", (unknown, two), results=(three,))) == {"C1"}
    assert broken(program_of("concatenate", (unknown, two), {"dimension": 0})) == set()
    slices = {"start_indices": (0,), "limit_indices": (9,), "strides": (2,)}
    assert broken(program_of("slice", (unknown,), slices, results=(tensor(f32, 5),))) == set()


def test_compare_type_is_optional_and_fits() -> None:
    attributes = {"comparison_direction": "EQ", "compare_type": "TOTALORDER"}
    assert broken(program_of("compare", (tensor(f32), tensor(f32)), attributes)) == set()
    assert broken(program_of("compare", (tensor(si32), tensor(si32)), attributes)) == {"C3"}
    assert broken(program_of("compare", (tensor(i1), tensor(i1)), attributes)) == {"C3"}


def test_a_reduction_may_promote() -> None:
    narrow, wide = tensor(si8, 3), tensor(si32)
    assert broken(program_of("reduce", (narrow, tensor(si8)), {"dimensions": (0,)}, (first_of_two(wide),))) == set()
    back = program_of("reduce", (tensor(si32, 3), wide), {"dimensions": (0,)}, (first_of_two(tensor(si8)),))
    assert broken(back) == {"C6"}


def test_violations_read_as_sentences() -> None:
    (found,) = violations(program_of("add", (tensor(f32), tensor(f32)), results=(tensor(f64),)))
    assert str(found) == "main/0: add C1: operand and result types are the same does not hold"
