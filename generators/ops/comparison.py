"""Strategies for comparisons, selections and clamps."""

from __future__ import annotations

from dataclasses import replace

from generators.builder import Builder
from generators.strategy_registry import draws
from generators.value_ranges import full_range
from spec.op import op_named
from spec.ops.comparison import compare_types
from spec.types import ELEMENT_TYPES, ComplexType, i1
from spec.types import tensor as tensor_of
from spec.vocabulary import tensor_type


@draws("is_finite")
def is_finite(builder: Builder) -> None:
    x = builder.operand(op_named("is_finite").members["x"].test)  # type: ignore[arg-type]
    builder.emit("is_finite", [x], ranges=[replace(full_range(i1), exact=builder.range(x).exact)])


@draws("compare", weight=2)
def compare(builder: Builder) -> None:
    lhs = builder.operand(ELEMENT_TYPES)
    rhs = builder.value(tensor_type(lhs))
    t = tensor_type(lhs).element_type
    direction = builder.choice(("EQ", "NE", "LT", "LE", "GT", "GE") if not isinstance(t, ComplexType) else ("EQ", "NE"))
    if isinstance(t, ComplexType) and builder.profile.is_open:
        direction = builder.choice((direction, "LT", "LE", "GT", "GE"))
    kinds = compare_types(t)
    attributes = {"comparison_direction": direction, "compare_type": builder.choice(kinds)}
    known = replace(full_range(i1), exact=builder.joint_range(lhs, rhs).exact)
    builder.emit("compare", [lhs, rhs], attributes, ranges=[known])


@draws("select", weight=2)
def select(builder: Builder) -> None:
    on_true = builder.operand(ELEMENT_TYPES)
    on_false = builder.value(tensor_type(on_true))
    shape = builder.choice((tensor_type(on_true).static_shape, ()))
    pred = builder.value(tensor_of(i1, *shape))
    known = builder.joint_range(on_true, on_false)
    exact = known.exact and builder.range(pred).exact
    builder.emit("select", [pred, on_true, on_false], ranges=[replace(known, exact=exact)])


@draws("clamp")
def clamp(builder: Builder) -> None:
    allowed = ELEMENT_TYPES
    if not builder.profile.is_open:
        allowed = tuple(t for t in allowed if not isinstance(t, ComplexType))
    operand = builder.operand(allowed)
    t = tensor_type(operand)
    shapes = (t.static_shape, ())
    low = builder.value(tensor_of(t.element_type, *builder.choice(shapes)))
    high = builder.value(tensor_of(t.element_type, *builder.choice(shapes)))
    builder.emit("clamp", [low, operand, high], ranges=[builder.joint_range(low, operand, high)])
