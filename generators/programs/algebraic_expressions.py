"""Expressions that real algebra simplifies and floating-point arithmetic does not.

Examples are x * 0, (a + b) - a and 1 / (1 / x).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import ml_dtypes
import numpy as np

from generators import element_values
from generators.cases import Case
from generators.element_values import Domain
from generators.examples import seed_of
from generators.value_ranges import full_range
from spec.normalized_names import canonical
from spec.program import Attribute, Constant, Function, Operation, Program, Region, Value
from spec.types import FloatType, TensorType, Type, bf16, dtype, f16, f32, f64, i1, si32

Array = np.ndarray[Any, Any]
TYPES = (f32, f64, bf16, f16)
SIZE = 64
"""The number of elements of an argument."""
_CONSTANTS = (3.0, 10.0, 0.1, 7.0, 1.5, 0.9, -3.0, 100.0, 2.0**-5)


@dataclass
class Expression:
    """An expression under construction, on arguments of one element type and constants drawn by `rng`."""

    element_type: FloatType
    rng: np.random.Generator
    arguments: list[Value] = field(default_factory=list)
    operations: list[Operation] = field(default_factory=list)

    def x(self) -> Value:
        self.arguments.append(Value(f"x{len(self.arguments)}", self._of(self.element_type)))
        return self.arguments[-1]

    def scalar(self) -> Value:
        self.arguments.append(Value(f"x{len(self.arguments)}", TensorType((), self.element_type)))
        return self.arguments[-1]

    def number(self, number: float | None = None) -> Value:
        """Add a constant whose elements are all `number`, by default a drawn number."""
        number = float(self.rng.choice(_CONSTANTS)) if number is None else number
        array = np.full(SIZE, number).astype(dtype(self.element_type))
        return self._emit("constant", (), self.element_type, value=Constant.of(array, self.element_type))

    def __call__(self, name: str, *operands: Value, to: Any = None, **attributes: Attribute) -> Value:
        """Add an elementwise operation and return its result, of element type `to` or that of the last operand."""
        own = operands[-1].type
        assert isinstance(own, TensorType)
        return self._emit(name, operands, to or own.element_type, **attributes)

    def compare(self, direction: str, a: Value, b: Value) -> Value:
        return self("compare", a, b, to=i1, comparison_direction=direction)

    def _emit(self, name: str, operands: tuple[Value, ...], to: Any, **attributes: Attribute) -> Value:
        result = Value(f"v{len(self.operations)}", self._of(to))
        self.operations.append(Operation(name, operands, tuple(sorted(attributes.items())), (), (result,)))
        return result

    def _of(self, element_type: Any) -> TensorType:
        return TensorType((SIZE,), element_type)


Identity = Callable[[Expression], Value]
"""Builds one side of an identity of real numbers and returns its value."""


def _narrower(t: FloatType) -> FloatType:
    return {f64: f32, f32: bf16, f16: bf16, bf16: f16}[t]


def _wider(t: FloatType) -> FloatType:
    return f64 if t in (f32, f64) else f32


def _twice(op: str, inner: str) -> Identity:
    return lambda e: e(op, e(inner, e.x()))


def _with(op: str, number: float | None = None, *, first: bool = False) -> Identity:
    """Build `x op number`, or `number op x`."""

    def build(e: Expression) -> Value:
        operands = (e.x(), e.number(number))
        return e(op, *(operands[::-1] if first else operands))

    return build


def _same(op: str, of: str = "") -> Identity:
    """Build `y op y`, where y is x or `of(x)`."""

    def build(e: Expression) -> Value:
        y = e(of, e.x()) if of else e.x()
        return e(op, y, y)

    return build


def _undo(op: str, undo: str, *, constant: bool = False) -> Identity:
    def build(e: Expression) -> Value:
        a, b = e.x(), e.number() if constant else e.x()
        return e(undo, e(op, a, b), b)

    return build


def _chain(op: str, other: str, *, constants: bool = False) -> Identity:
    def build(e: Expression) -> Value:
        a = e.x()
        b, c = (e.number(), e.number()) if constants else (e.x(), e.x())
        return e(other, e(op, a, b), c)

    return build


def _both(op: str, of: str) -> Identity:
    return lambda e: e(op, e(of, e.x()), e(of, e.x()))


def _distribute(op: str, *, constant: bool = False) -> Identity:
    def build(e: Expression) -> Value:
        a, b, c = e.x(), e.x(), e.number() if constant else e.x()
        return e("add", e(op, a, c), e(op, b, c))

    return build


def _there_and_back(e: Expression) -> Value:
    return e("convert", e("convert", e.x(), to=_narrower(e.element_type)), to=e.element_type)


def _widen(op: str) -> Identity:
    """Build `a op b` converted to a wider type; the result must still be rounded to the narrow type."""
    return lambda e: e("convert", e(op, e.x(), e.x()), to=_wider(e.element_type))


def _sum_of_widened(e: Expression) -> Value:
    wide = e("convert", e("multiply", e.x(), e.x()), to=_wider(e.element_type))
    return e("add", wide, e("convert", e.x(), to=_wider(e.element_type)))


def _divide_by_one_number(e: Expression) -> Value:
    x = e.x()
    scalar = e.scalar()
    return e("divide", x, e("broadcast_in_dim", scalar, broadcast_dimensions=()))


def _through_integers(e: Expression) -> Value:
    whole = e("convert", e("clamp", e.number(-100.0), e.x(), e.number(100.0)), to=si32)
    return e("convert", whole, to=e.element_type)


def _round_between(e: Expression) -> Value:
    """Build `(a + b) * c`, where the sum is rounded to a narrower type."""
    total = e("convert", e("add", e.x(), e.x()), to=_narrower(e.element_type))
    return e("multiply", e("convert", total, to=e.element_type), e.x())


def _absolute(e: Expression) -> Value:
    x = e.x()
    return e("select", e.compare("GE", x, e.number(0.0)), x, e("negate", x))


def _greater(e: Expression) -> Value:
    a, b = e.x(), e.x()
    return e("select", e.compare("GT", a, b), a, b)


def _unlike_itself(e: Expression) -> Value:
    x = e.x()
    return e.compare("NE", x, x)


def _compare_sum(e: Expression) -> Value:
    return e.compare("LT", e("add", e.x(), e.number()), e.number())


def _not_less(e: Expression) -> Value:
    """Build `not (a < b)`, which differs from `a >= b` for NaN."""
    return e("not", e.compare("LT", e.x(), e.x()))


def _pythagoras(e: Expression) -> Value:
    x = e.x()
    s, c = e("sine", x), e("cosine", x)
    return e("add", e("multiply", s, s), e("multiply", c, c))


def _minus_difference(e: Expression) -> Value:
    """Build `-(a - b)`, which differs from `b - a` in the sign of zero."""
    return e("negate", e("subtract", e.x(), e.x()))


def _squares(e: Expression) -> Value:
    a, b = e.x(), e.x()
    return e("multiply", e("subtract", a, b), e("add", a, b))


def _exact_half(e: Expression) -> Value:
    return e("floor", e("add", e.x(), e.number(0.5)))


def _reciprocal_root(e: Expression) -> Value:
    return e("divide", e.number(1.0), e("sqrt", e.x()))


IDENTITIES: Mapping[str, Identity] = {
    "multiply-by-zero": _with("multiply", 0.0),
    "multiply-by-one": _with("multiply", 1.0),
    "multiply-by-minus-one": _with("multiply", -1.0),
    "multiply-by-two": _with("multiply", 2.0),
    "add-zero": _with("add", 0.0),
    "add-minus-zero": _with("add", -0.0),
    "subtract-zero": _with("subtract", 0.0),
    "subtract-from-zero": _with("subtract", 0.0, first=True),
    "subtract-from-minus-zero": _with("subtract", -0.0, first=True),
    "divide-by-one": _with("divide", 1.0),
    "divide-by-constant": _with("divide"),
    "divide-constant": _with("divide", first=True),
    "divide-zero": _with("divide", 0.0, first=True),
    "remainder-of-one": _with("remainder", 1.0),
    "power-of-zero": _with("power", 0.0),
    "power-of-half": _with("power", 0.5),
    "power-of-one": _with("power", 1.0),
    "power-of-two": _with("power", 2.0),
    "power-of-three": _with("power", 3.0),
    "power-of-minus-one": _with("power", -1.0),
    "power-of-minus-half": _with("power", -0.5),
    "one-to-the-power": _with("power", 1.0, first=True),
    "maximum-with-zero": _with("maximum", 0.0),
    "minimum-with-zero": _with("minimum", 0.0),
    "subtract-itself": _same("subtract"),
    "divide-by-itself": _same("divide"),
    "add-itself": _same("add"),
    "maximum-with-itself": _same("maximum"),
    "remainder-of-itself": _same("remainder"),
    "square-of-root": _same("multiply", "sqrt"),
    "square-of-absolute": _same("multiply", "abs"),
    "square-of-negative": _same("multiply", "negate"),
    "square-of-reciprocal-root": _same("multiply", "rsqrt"),
    "root-of-square": lambda e: e("sqrt", _same("multiply")(e)),
    "reciprocal-root-of-square": lambda e: e("rsqrt", _same("multiply")(e)),
    "log-of-exponential": _twice("log", "exponential"),
    "exponential-of-log": _twice("exponential", "log"),
    "log-of-root": _twice("log", "sqrt"),
    "absolute-of-negative": _twice("abs", "negate"),
    "negative-of-negative": _twice("negate", "negate"),
    "root-of-root": _twice("sqrt", "sqrt"),
    "sign-of-absolute": _twice("sign", "abs"),
    "tanh-of-negative": _twice("tanh", "negate"),
    "cosine-of-negative": _twice("cosine", "negate"),
    "floor-of-negative": _twice("floor", "negate"),
    "sum-less-term": _undo("add", "subtract"),
    "difference-plus-term": _undo("subtract", "add"),
    "product-over-factor": _undo("multiply", "divide"),
    "quotient-times-divisor": _undo("divide", "multiply"),
    "constant-added-and-subtracted": _undo("add", "subtract", constant=True),
    "constant-multiplied-and-divided": _undo("multiply", "divide", constant=True),
    "sum-of-three": _chain("add", "add"),
    "sum-with-two-constants": _chain("add", "add", constants=True),
    "product-of-three": _chain("multiply", "multiply"),
    "product-with-two-constants": _chain("multiply", "multiply", constants=True),
    "quotient-of-quotient": _chain("divide", "divide"),
    "quotient-with-two-constants": _chain("divide", "divide", constants=True),
    "quotient-of-product": _chain("multiply", "divide", constants=True),
    "product-of-quotient": _chain("divide", "multiply", constants=True),
    "product-and-sum": _chain("multiply", "add"),
    "product-and-difference": _chain("multiply", "subtract"),
    "product-of-roots": _both("multiply", "sqrt"),
    "quotient-of-roots": _both("divide", "sqrt"),
    "product-of-exponentials": _both("multiply", "exponential"),
    "quotient-of-exponentials": _both("divide", "exponential"),
    "sum-of-logs": _both("add", "log"),
    "product-of-negatives": _both("multiply", "negate"),
    "product-of-absolutes": _both("multiply", "abs"),
    "common-factor": _distribute("multiply"),
    "common-constant-factor": _distribute("multiply", constant=True),
    "common-divisor": _distribute("divide"),
    "exponential-minus-one": lambda e: e("subtract", e("exponential", e.x()), e.number(1.0)),
    "log-plus-one": lambda e: e("log", e("add", e.x(), e.number(1.0))),
    "log-of-product": lambda e: e("log", e("multiply", e.x(), e.x())),
    "log-of-power": lambda e: e("log", e("power", e.x(), e.number())),
    "reciprocal-of-reciprocal": lambda e: e("divide", e.number(1.0), e("divide", e.number(1.0), e.x())),
    "divide-by-quotient": lambda e: e("divide", e.x(), e("divide", e.x(), e.x())),
    "reciprocal-root": _reciprocal_root,
    "narrowed-and-widened": _there_and_back,
    "sum-widened": _widen("add"),
    "product-widened": _widen("multiply"),
    "quotient-widened": _widen("divide"),
    "root-widened": lambda e: e("convert", e("sqrt", e.x()), to=_wider(e.element_type)),
    "sum-with-widened-sum": _sum_of_widened,
    "divide-by-one-number": _divide_by_one_number,
    "through-integers": _through_integers,
    "rounded-between": _round_between,
    "absolute-by-select": _absolute,
    "maximum-by-select": _greater,
    "unlike-itself": _unlike_itself,
    "comparison-of-sum": _compare_sum,
    "not-less": _not_less,
    "minus-difference": _minus_difference,
    "difference-of-squares": _squares,
    "sine-and-cosine-squared": _pythagoras,
    "floor-of-half-more": _exact_half,
}
"""Name -> one side of an identity."""


def algebraic_case(name: str, element_type: FloatType, seed: int, input_sets: int = 4) -> Case:
    """Return one side of an identity as a case, on vectors of 64 elements.

    Every other input set holds moderate numbers; the others hold any values, among them zeros of both signs,
    subnormals, extremes, infinities and NaN.
    """
    rng = np.random.default_rng(seed_of(seed, "algebra", name, element_type))
    e = Expression(element_type, rng)
    result = IDENTITIES[name](e)
    end = Operation("func.return", (result,))
    body = Region(tuple(e.arguments), (*e.operations, end))
    program = canonical(Program((Function("main", body, (result.type,)),)))
    columns = [_column(a.type, n, input_sets, rng) for n, a in enumerate(e.arguments)]
    for column in columns[1:]:
        if column.shape == columns[0].shape:
            column[::2, :SHARED] = columns[0][::2, :SHARED]
    for column in columns:
        column.flags.writeable = False
    inputs = tuple(tuple(c[k, ...] for c in columns) for k in range(input_sets))
    return Case(program, inputs, shape_class="small")


SHARED = 4
"""Elements of the moderate input sets that all vectors have in common."""


def _column(t: Type, number: int, input_sets: int, rng: np.random.Generator) -> Array:
    assert isinstance(t, TensorType)
    assert isinstance(t.element_type, FloatType)
    count = math.prod(t.static_shape)
    column = element_values.random_elements(t.element_type, Domain(full_range(t.element_type)), input_sets, count, rng)
    moderate = np.exp2(rng.uniform(-6, 6, column[::2].shape)) * rng.choice([-1.0, 1.0], column[::2].shape)
    column[::2] = moderate.astype(column.dtype)
    if count == SIZE and input_sets > 1:
        column[1] = _specials(t.element_type)[_PAIRS[number % len(_PAIRS)]]
    return column.reshape(input_sets, *t.static_shape)


def _specials(element_type: FloatType) -> Array:
    """Return eight numbers at which identities of real numbers fail."""
    d = dtype(element_type)
    info = ml_dtypes.finfo(d)  # type: ignore[no-untyped-call]
    return np.array([0.0, -0.0, 1.0, -1.0, np.inf, np.nan, info.max, info.smallest_subnormal]).astype(d)


_PLACES = np.arange(SIZE)
_PAIRS = (_PLACES // 8, _PLACES % 8, (_PLACES // 8 + 3 * _PLACES) % 8)
"""Which special number stands at each place of the first, second and third argument: the first two have all pairs."""
