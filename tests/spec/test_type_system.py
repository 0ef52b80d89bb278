"""Tests of types: printed and read exactly, and violating the constraints that they break."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spec.parse import parse, verify
from spec.program import Program, Value, main_program
from spec.structure import violations
from spec.text import text
from spec.type_constraints import constraints, type_violations
from spec.type_text import type_named
from spec.types import (
    ELEMENT_TYPES,
    FLOATS,
    ElementType,
    FloatType,
    FutureType,
    IntegerType,
    QuantizedType,
    TensorType,
    TokenType,
    TupleType,
    Type,
    f32,
    si8,
    tensor,
    ui8,
)
from spec.vocabulary import max_value, min_value

# The storage types and expressed types that MLIR's quantized types take.
STORAGE_TYPES = tuple(IntegerType(w, signed=s) for w in (2, 4, 8, 16, 32) for s in (True, False))
EXPRESSED_TYPES = tuple(FloatType(name) for name in ("bf16", "f16", "f32", "f64"))


SCALES = st.floats(1e-6, 1e4)  # neither zero nor infinite in any of these types


@st.composite
def quantized_types(draw: st.DrawFn, shape: tuple[int | None, ...]) -> QuantizedType:
    storage = draw(st.sampled_from(STORAGE_TYPES))
    low = draw(st.integers(min_value(storage), max_value(storage) - 1))
    high = draw(st.integers(low + 1, max_value(storage)))
    expressed = draw(st.sampled_from(EXPRESSED_TYPES))
    axes = [i for i, n in enumerate(shape) if n]
    axis = draw(st.sampled_from([None, *axes]))
    count = 1 if axis is None else shape[axis]
    assert count is not None
    return QuantizedType(
        storage,
        expressed,
        tuple(draw(st.lists(SCALES, min_size=count, max_size=count))),
        tuple(draw(st.lists(st.integers(low, high), min_size=count, max_size=count))),
        low,
        high,
        axis,
    )


@st.composite
def tensor_types(draw: st.DrawFn) -> TensorType:
    shape = tuple(draw(st.lists(st.one_of(st.none(), st.integers(0, 4)), max_size=4)))
    bounds = None
    if None in shape and draw(st.booleans()):
        bounds = tuple(draw(st.integers(0, 9)) if n is None else None for n in shape)
    element: ElementType = draw(st.one_of(st.sampled_from(ELEMENT_TYPES), quantized_types(shape)))
    return TensorType(shape, element, bounds)


leaves = st.one_of(tensor_types(), st.just(TokenType()))
value_types: st.SearchStrategy[Type] = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3).map(lambda ts: TupleType(tuple(ts))), max_leaves=5
)
all_types = st.one_of(value_types, st.lists(tensor_types(), min_size=1, max_size=2).map(lambda t: FutureType(tuple(t))))


def taking(*types: Type) -> Program:
    return main_program(tuple(Value(str(i), t) for i, t in enumerate(types)), (), ())


@settings(max_examples=150, deadline=None)
@given(all_types)
def test_types_round_trip(t: Type) -> None:
    assert type_violations(t) == ()
    assert type_named(str(t)) == t
    assert parse(text(taking(t))) == taking(t)


@pytest.mark.parametrize("e", ELEMENT_TYPES, ids=str)
def test_element_types_round_trip(e: ElementType) -> None:
    assert parse(text(taking(tensor(e, 2)))) == taking(tensor(e, 2))


@pytest.mark.parametrize("name", ["tensor<2xindex>", "tensor<*xf32>", "f32", "memref<2xf32>", "tensor<2xi7>", ""])
def test_types_of_others_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="StableHLO has no"):
        type_named(name)


GOOD = QuantizedType(si8, f32, (0.5,), (3,), -128, 127)
BY_AXIS = QuantizedType(si8, f32, (0.5, 0.25), (3, 4), -128, 127, 1)

BROKEN = {
    "C1": replace(GOOD, storage_min=-1.0),  # type: ignore[arg-type]
    "C2": replace(GOOD, storage_max=1.0e2),  # type: ignore[arg-type]
    "C3": replace(GOOD, storage_min=-129),
    "C4": replace(GOOD, scales=(1,)),
    "C5": replace(GOOD, scales=(0.0,)),
    "C6": replace(GOOD, scales=(math.inf,)),
    "C7": replace(GOOD, zero_points=(128,)),
    "C8": replace(GOOD, zero_points=(1.0,)),  # type: ignore[arg-type]
    "C9": replace(GOOD, zero_points=(3, 4)),
    "C10": replace(GOOD, scales=(0.5, 0.5), zero_points=(3, 3)),
    "C11": replace(BY_AXIS, quantization_dimension=-1),
    "C12": replace(BY_AXIS, quantization_dimension=2),
    "C13": replace(BY_AXIS, quantization_dimension=0),
}


@pytest.mark.parametrize("label", BROKEN)
def test_quantized_types_that_break_one_constraint(label: str) -> None:
    t = tensor(BROKEN[label], 3, 2)
    assert [v for v, _ in type_violations(t)] == [f"quantized {label}"]
    assert f"quantized {label}" in {v.label for v in violations(taking(t))}


def test_every_constraint_of_quantized_types_is_checked() -> None:
    assert list(constraints) == [f"quantized C{i}" for i in range(1, 14)] == [f"quantized {c}" for c in BROKEN]


@pytest.mark.parametrize("scale", [1e-300, 1e300])
def test_a_scale_counts_as_a_constant_of_the_expressed_type(scale: float) -> None:
    broken = replace(GOOD, scales=(scale,))
    assert [v for v, _ in type_violations(tensor(broken))] == ["quantized C5" if scale < 1 else "quantized C6"]
    assert verify(text(taking(tensor(broken)))) is not None
    assert type_violations(tensor(replace(broken, expressed_type=FloatType("f64")))) == ()


def test_types_are_checked_inside_tuples() -> None:
    inner = tensor(BROKEN["C3"])
    assert type_violations(TupleType((TupleType((inner,)),))) == type_violations(inner) != ()


def test_shapes_and_bounds() -> None:
    assert type_violations(tensor(f32, -1)) == (("structure", "dimension_sizes_are_not_negative"),)
    assert type_violations(TensorType((2,), f32, (3,))) == (("structure", "bounds_are_of_dynamic_dimensions"),)
    assert type_violations(TensorType((None,), f32, (3, None))) == (("structure", "there_is_a_bound_per_dimension"),)
    assert type_violations(TensorType((None, 2), f32, (3, None))) == ()


def test_storage_bounds_are_those_of_the_storage_type_by_default() -> None:
    read = type_named("tensor<!quant.uniform<u8:f32, 1.000000e-01>>")
    assert read == tensor(QuantizedType(ui8, f32, (0.1,), (0,), 0, 255))


def test_older_spelling_of_bounds() -> None:
    source = "func.func @main(%x: tensor<2x?xf32, #stablehlo.type_extensions<bounds = [?, 5]>>) { return }"
    assert parse(source).main.arguments[0].type == TensorType((2, None), f32, (None, 5))


@pytest.mark.parametrize("e", FLOATS, ids=str)
def test_extreme_values_are_infinite_where_the_type_has_infinities(e: FloatType) -> None:
    has_infinity = e.name in {"bf16", "f16", "f32", "f64", "f8E5M2", "f8E4M3", "f8E3M4"}
    assert math.isinf(max_value(e)) == has_infinity
    assert min_value(e) < max_value(e)
