"""Strategy for whole programs on quantized types: quantize, several operations, dequantize.

Programs mix values of all quantized types with one storage and one expressed type: an operation that needs another
type requantizes its operands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from generators import type_tables
from generators.builder import Builder
from generators.cases import Case, shape_class
from generators.choices import Choices, Strategy, composite
from generators.element_values import Domain
from generators.elementwise_rules import Mode
from generators.input_sets import draw_inputs
from generators.quantized.quantized_cases import domain_of, one_of, quantized_constant
from generators.quantized.quantized_types import Baseline, any_axis, baseline, per_tensor, promote
from generators.value_ranges import Range, full_range, inexact_range
from generators.value_scope import Profile
from spec.program import Constant, Operation, Region, Value
from spec.types import QuantizedType, TensorType, dtype, f32, i1
from spec.types import tensor as tensor_of
from spec.vocabulary import tensor_type

_WIDTHS = (8, 8, 8, 16, 4, 32, 2)
_PLAIN = 4
"""All but one program in this many use f32, per-tensor quantization and ops that compilers turn into integer
arithmetic.

One operation that an implementation lacks is enough for it to reject the whole program.
"""
_NUMBERS = Range(-8, 8)
_SHAPES = tuple(s for s in type_tables.shapes(1, 3, 32) if 0 not in s)


def quantized_programs(*, input_sets: int = 16, max_ops: int = 8) -> Strategy[Case]:
    return _programs(input_sets, max_ops)


@composite
def _programs(choices: Choices, input_sets: int, max_ops: int) -> Case:
    is_plain = choices.integer(0, _PLAIN - 1) > 0
    of = baseline(choices, choices.choice(_WIDTHS), f32 if is_plain else None)
    shape = choices.choice(_SHAPES)
    builder = Builder(choices.source, Profile(Mode.OPEN), takes_constants=False)
    pool = _Pool(builder, of, shape, is_plain)
    for _ in range(choices.integer(1, 2)):
        pool.take_numbers()
    pool.take_storage()
    for _ in range(choices.integer(1, max_ops)):
        choices.choice(_PLAIN_STEPS if is_plain else _STEPS)(pool)
    returned = pool.outputs()
    program = builder.program(returned)
    inputs = draw_inputs(builder, input_sets)
    return Case(program, inputs, shape_class=shape_class([v.type for v in (*program.main.arguments, *returned)]))


@dataclass
class _Pool:
    """The quantized tensors of a program under construction, the newest last."""

    builder: Builder
    of: Baseline
    shape: type_tables.Shape
    is_plain: bool
    values: list[Value] = field(default_factory=list)

    def emit(self, name: str, operands: list[Value], t: TensorType, **attributes: object) -> Value:
        known = [
            full_range(t.element_type) if isinstance(t.element_type, QuantizedType) else inexact_range(t.element_type)
        ]
        return self.builder.emit(name, operands, attributes, types=[t], ranges=known)[0]

    def add(self, v: Value) -> None:
        self.values.append(v)

    def pick(self) -> Value:
        recent = self.values[-4:]
        return recent[len(recent) - 1 - self.builder.integer(0, len(recent) - 1)]

    def per_tensor(self) -> QuantizedType:
        return per_tensor(self.builder, self.of)

    def any_axis(self, shape: type_tables.Shape) -> QuantizedType:
        return self.per_tensor() if self.is_plain else any_axis(self.builder, self.of, shape)

    def a_type(self) -> TensorType:
        found = self.pick().type.element_type  # type: ignore[union-attr]
        is_fit = isinstance(found, QuantizedType) and found.quantization_dimension is None
        if is_fit and self.builder.integer(0, 3) < 3:
            return TensorType(self.shape, found)
        return TensorType(self.shape, self.per_tensor())

    def value(self, t: TensorType) -> Value:
        found = self.pick()
        if found.type == t:
            return found
        if found.type.shape != t.shape:  # type: ignore[union-attr]
            return self.builder.input(t, domain_of(t.element_type)) if self._has_room() else self._constant(t)  # type: ignore[arg-type]
        return self.emit("uniform_quantize", [found], t)

    def _has_room(self) -> bool:
        return len(self.builder.frame.arguments) < 5

    def _constant(self, t: TensorType) -> Value:
        return quantized_constant(self.builder, t)

    def take_numbers(self) -> None:
        numbers = self.builder.input(TensorType(self.shape, self.of.expressed), Domain(_NUMBERS))
        q = self.any_axis(self.shape)
        self.add(self.emit("uniform_quantize", [numbers], TensorType(self.shape, q)))

    def take_storage(self) -> None:
        t = TensorType(self.shape, self.per_tensor())
        self.add(self.builder.input(t, domain_of(t.element_type)))  # type: ignore[arg-type]

    def outputs(self) -> list[Value]:
        used = {v.name for o in self.builder.frame.operations for v in o.operands}
        results = [v for o in self.builder.frame.operations for v in o.results if v.name not in used]
        return [self._output(v) for v in results]

    def _output(self, v: Value) -> Value:
        t = tensor_type(v)
        if not isinstance(t.element_type, QuantizedType) or self.builder.integer(0, 2) == 0:
            return v
        return self.emit("uniform_dequantize", [v], TensorType(t.shape, t.element_type.expressed_type))


def _binary(pool: _Pool) -> None:
    name = pool.builder.choice(("add", "multiply", "subtract", "maximum", "minimum", "add"))
    t = pool.a_type()
    operands = [pool.value(pool.a_type()) for _ in range(2)]
    pool.add(pool.emit(name, operands, t))


def _unary(pool: _Pool) -> None:
    name = pool.builder.choice(("negate", "abs", "tanh", "logistic", "floor", "sign", "cosine", "exponential"))
    pool.add(pool.emit(name, [pool.value(pool.a_type())], pool.a_type()))


def _clamp(pool: _Pool) -> None:
    operands = [pool.value(pool.a_type()) for _ in range(3)]
    pool.add(pool.emit("clamp", operands, pool.a_type()))


def _select(pool: _Pool) -> None:
    pair = [pool.value(pool.a_type()) for _ in range(2)]
    direction = pool.builder.choice(("LT", "GE", "EQ", "NE"))
    attributes = {"comparison_direction": direction, "compare_type": "FLOAT"}
    pred = pool.emit("compare", pair, tensor_of(i1, *pool.shape), **attributes)
    t = pool.a_type()
    pool.add(pool.emit("select", [pred, pool.value(t), pool.value(t)], t))


def _move(pool: _Pool) -> None:
    v = pool.value(pool.a_type())
    t = tensor_type(v)
    if not pool.is_plain and pool.builder.integer(0, 1) == 0:
        pool.add(pool.emit("reverse", [v], t, dimensions=tuple(range(len(pool.shape)))))
        return
    half = pool.shape[0] // 2
    ends = ((half, pool.shape[0]), (0, half))
    pieces = [_slice(pool, v, low, high) for low, high in ends]
    pool.add(pool.emit("concatenate", pieces, t, dimension=0))


def _slice(pool: _Pool, v: Value, low: int, high: int) -> Value:
    t, rest = tensor_type(v), pool.shape[1:]
    starts, limits = (low, *(0 for _ in rest)), (high, *rest)
    shape = (high - low, *rest)
    attributes = {"start_indices": starts, "limit_indices": limits, "strides": (1,) * len(shape)}
    return pool.emit("slice", [v], TensorType(shape, t.element_type), **attributes)


def _requantize(pool: _Pool) -> None:
    v = pool.pick()
    t = tensor_type(v)
    q = pool.any_axis(t.static_shape)
    pool.add(pool.emit("uniform_quantize", [v], TensorType(t.shape, q)))


def _through_numbers(pool: _Pool) -> None:
    v = pool.pick()
    t = tensor_type(v)
    numbers = TensorType(t.shape, pool.of.expressed)
    x = pool.emit("uniform_dequantize", [v], numbers)
    y = pool.emit(pool.builder.choice(("negate", "tanh", "abs")), [x], numbers)
    pool.add(pool.emit("uniform_quantize", [y], TensorType(t.shape, pool.per_tensor())))


def _reduce(pool: _Pool) -> None:
    q = pool.per_tensor()
    v = pool.value(TensorType(pool.shape, q))
    wide = promote(pool.builder, q)
    init = quantized_constant(pool.builder, tensor_of(q)) if pool.builder.integer(0, 3) == 3 else _zero(pool, q)
    dimension = pool.builder.integer(0, len(pool.shape) - 1)
    kept = tuple(n for d, n in enumerate(pool.shape) if d != dimension)
    name = pool.builder.choice(("add", "add", "maximum", "minimum"))
    attributes = {"dimensions": (dimension,)}
    known = [full_range(wide)]
    reduced = pool.builder.emit(
        "reduce", [v, init], attributes, [_body(name, wide)], types=[TensorType(kept, wide)], ranges=known
    )[0]
    broadcast = tuple(d for d in range(len(pool.shape)) if d != dimension)
    whole = pool.emit("broadcast_in_dim", [reduced], TensorType(pool.shape, wide), broadcast_dimensions=broadcast)
    pool.add(pool.emit("uniform_quantize", [whole], TensorType(pool.shape, pool.per_tensor())))


def _branch(pool: _Pool) -> None:
    t = pool.a_type()
    pair = [pool.value(t) for _ in range(2)]
    branches = [pool.builder.region([], lambda _: [one_of(pool.builder, pair)]) for _ in range(2)]
    known = [full_range(t.element_type)]
    pool.add(pool.builder.emit("if", [pool.builder.predicate()], {}, branches, types=[t], ranges=known)[0])


def _zero(pool: _Pool, q: QuantizedType) -> Value:
    constant = Constant.of(np.array(q.zero_points[0]).astype(dtype(q)), q)
    return pool.builder.emit("constant", [], {"value": constant}, types=[constant.type], ranges=[full_range(q)])[0]


def _body(name: str, t: QuantizedType) -> Region:
    scalar = tensor_of(t)
    x, y, z = (Value(n, scalar) for n in ("body_x", "body_y", "body_z"))
    return Region((x, y), (Operation(name, (x, y), (), (), (z,)), Operation("return", (z,))))


def _product(pool: _Pool) -> None:
    zero = min(max(0, pool.of.low), pool.of.high)
    if zero != 0 or not pool.shape[-1]:
        _binary(pool)
        return
    n = pool.shape[-1]
    weights = per_tensor(pool.builder, pool.of, zero_point=0)
    x, w = pool.value(pool.a_type()), quantized_constant(pool.builder, TensorType((n, n), weights))
    attributes = {
        "lhs_batching_dimensions": (),
        "rhs_batching_dimensions": (),
        "lhs_contracting_dimensions": (len(pool.shape) - 1,),
        "rhs_contracting_dimensions": (0,),
        "precision_config": ("DEFAULT", "DEFAULT"),
    }
    pool.add(pool.emit("dot_general", [x, w], pool.a_type(), **attributes))


_Step = Callable[[_Pool], None]
_PLAIN_STEPS: tuple[_Step, ...] = (
    *(_binary,) * 4,
    *(_unary,) * 2,
    _clamp,
    _select,
    *(_move,) * 2,
    *(_requantize,) * 2,
    _through_numbers,
    *(_product,) * 2,
)
_STEPS: tuple[_Step, ...] = (*_PLAIN_STEPS, *(_reduce,) * 2, _branch)
