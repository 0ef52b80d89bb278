"""Elements outside their sets of conforming results: the kind of each deviation and its size in ULP."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from oracles.sets import float_grid
from oracles.sets.acceptance import Acceptance, Array, exact, order_key, to_bounds
from results.verdicts import KINDS, Kind, Number, Standing, Worst
from spec.op import facts_of
from spec.program import Operation, Program, Region
from spec.rewriting import symbols
from spec.types import ComplexType, FloatType
from spec.vocabulary import is_complex, is_float, is_per_axis_quantized, is_quantized


def identical(a: Array, b: Array) -> bool:
    """Whether two arrays are equal bit for bit, all NaNs being equal."""
    return a.dtype == b.dtype and a.shape == b.shape and not different(a, b).any()


def different(a: Array, b: Array) -> Array:
    """Return the mask of elements of two arrays of one type and shape that differ in their bits, all NaNs being
    equal."""
    # Flattened first: an array without axes has no view as bytes.
    bits = [np.ascontiguousarray(x).reshape(-1).view(np.uint8).reshape(*x.shape, -1) for x in (a, b)] if a.size else []
    found = np.zeros(a.shape, np.bool_) if not bits else np.asarray((bits[0] != bits[1]).any(axis=-1))
    if found.any():
        with np.errstate(all="ignore"):
            found &= ~((a != a) & (b != b))  # noqa: PLR0124  NaN, for dtypes that np.isnan does not know
    return found


@dataclass(frozen=True)
class Outside:
    """Elements outside their sets with one kind of deviation, as flat arrays of bounds, complex numbers as two
    parts."""

    kind: Kind
    at: tuple[Array, ...]
    """Indices of the elements: input set, position in the tensor, part of a complex number."""
    actual: Array
    lower: Array
    upper: Array
    ulps: Array


def outside_by_kind(actual: Array, expected: Acceptance) -> list[Outside]:
    """Return the elements of `actual`, shape (input sets, *shape), that lie outside their sets, grouped by kind of
    deviation."""
    bounds = to_bounds(actual, expected.element_type)
    expected, outside = _outside(bounds, expected)
    return list(_kinds(bounds, expected, outside))


def wrong_elements(output: int, actual: Array, expected: Acceptance) -> Iterator[tuple[Kind, Worst]]:
    bounds = to_bounds(actual, expected.element_type)
    expected, outside = _outside(bounds, expected)
    yield from _by_kind(output, bounds, expected, outside)


def _outside(bounds: Array, expected: Acceptance) -> tuple[Acceptance, Array]:
    outside = ~expected.admits(bounds)
    return (_nearest(bounds, expected, outside) if expected.alternatives and outside.any() else expected), outside


def nearest_convention(actual: Array, expected: Acceptance) -> Acceptance:
    """Return the sets without alternatives: for each element of `actual`, shape (input sets, *shape), its set under the
    convention that admits it, else under the nearest one."""
    if not expected.alternatives:
        return expected
    bounds = to_bounds(actual, expected.element_type)
    return _nearest(bounds, expected, ~expected.admits(bounds))


def _nearest(actual: Array, expected: Acceptance, outside: Array) -> Acceptance:
    at = tuple(np.argwhere(outside).T)
    distances = [_Elements.of(actual, x, at).ulps for x in expected.conventions]
    admitted = [np.broadcast_to(x.admits(actual), actual.shape) for x in expected.conventions]
    chosen = np.asarray(np.argmax(admitted, axis=0))
    chosen[at] = np.argmin(np.nan_to_num(distances, nan=np.inf, posinf=np.inf), axis=0)

    def choose(name: str) -> Array:
        return np.choose(chosen, [np.broadcast_to(getattr(x, name), actual.shape) for x in expected.conventions])

    lower, upper, nan, unspecified = map(choose, ("lower", "upper", "nan", "unspecified"))
    return Acceptance(expected.element_type, lower, upper, nan, unspecified)


def uncustomary_elements(output: int, actual: Array, expected: Acceptance) -> Iterator[tuple[Kind, Worst]]:
    """Yield, like `wrong_elements`, the elements that the specification leaves open and that differ from their
    customary result."""
    if not expected.unspecified.any():
        return
    bounds = to_bounds(actual, expected.element_type)
    customary = to_bounds(expected.values(), expected.element_type)  # rounded to the type
    decided = exact(np.where(_is_empty(expected), expected.lower, customary), expected.element_type)
    odd = ~decided.admits(bounds) & expected.unspecified & ~_is_empty(expected)
    yield from _by_kind(output, bounds, decided, odd)


def has_custom(expected: Acceptance) -> bool:
    return not _is_empty(expected).any()


def _is_empty(expected: Acceptance) -> Array:
    lower, upper = expected.lower, expected.upper
    if lower.dtype == np.float64:
        ordered = (order_key(lower) <= order_key(upper)) & ~np.isnan(lower)
        return np.asarray(~ordered & ~expected.nan)
    return np.asarray(lower > upper)


def _kinds(actual: Array, expected: Acceptance, outside: Array) -> Iterator[Outside]:
    if not outside.any():
        return
    at = tuple(np.argwhere(outside).T)
    found = _Elements.of(actual, expected, at)
    codes = found.kinds()
    for code in np.unique(codes):
        of = codes == code
        places = tuple(x[of] for x in at)
        yield Outside(KINDS[code], places, found.actual[of], found.lower[of], found.upper[of], found.ulps[of])


def _by_kind(output: int, actual: Array, expected: Acceptance, outside: Array) -> Iterator[tuple[Kind, Worst]]:
    for found in _kinds(actual, expected, outside):
        worst = np.argmax(np.nan_to_num(found.ulps, nan=np.inf, posinf=np.inf))
        position = np.array([x[worst] for x in found.at])
        yield found.kind, _worst(output, position, actual, expected, float(found.ulps[worst]))


def _worst(output: int, position: Array, actual: Array, expected: Acceptance, ulps: float) -> Worst:
    k, *index = (int(p) for p in position)
    if isinstance(expected.element_type, ComplexType):
        index.pop()  # drop the part: both are shown
    at = (k, *index)
    return Worst(
        output=output,
        input_set=k,
        index=tuple(index),
        actual=_number(actual[at]),
        lower=_number(np.broadcast_to(expected.lower, actual.shape)[at]),
        upper=_number(np.broadcast_to(expected.upper, actual.shape)[at]),
        nan=bool(np.broadcast_to(expected.nan, actual.shape)[at].any()),
        ulps=ulps if np.isfinite(ulps) else None,
    )


def _number(x: Any) -> Number:
    value = x.tolist()
    return tuple(value) if isinstance(value, list) else value


@dataclass(frozen=True)
class _Elements:
    actual: Array
    lower: Array
    upper: Array
    near: Array
    ulps: Array
    float_type: FloatType | None

    @staticmethod
    def of(actual: Array, expected: Acceptance, at: tuple[Array, ...]) -> _Elements:
        whole = actual.shape
        a = actual[at]
        lower = np.broadcast_to(expected.lower, whole)[at]
        upper = np.broadcast_to(expected.upper, whole)[at]
        float_type = _float_type(expected)
        if float_type is None:
            distance = np.where(a < lower, _as_f64(lower) - _as_f64(a), _as_f64(a) - _as_f64(upper))
            return _Elements(a, lower, upper, lower, distance, None)
        near = np.where(order_key(a) < order_key(lower), lower, upper)
        scale = np.abs(near)
        if isinstance(expected.element_type, ComplexType):
            scale = np.fmax(scale, np.abs(np.broadcast_to(expected.upper, whole)[(*at[:-1], 1 - at[-1])]))
        with np.errstate(all="ignore"):
            if float_grid.grid(float_type).precision == 1:  # powers of two only: the lesser spacing counts
                scale = np.fmin(scale, np.abs(a))
            ulps = np.abs(a - near) / float_grid.ulp(np.where(np.isfinite(scale), scale, 0.0), float_type)
        return _Elements(a, lower, upper, near, ulps, float_type)

    def kinds(self) -> Array:
        a, near = self.actual, self.near
        if self.float_type is None:
            return np.full(a.shape, KINDS.index("wrong-value"))
        only_nan = np.isnan(self.lower) | np.isnan(self.upper)
        cases: list[tuple[Kind, Array]] = [
            ("nan", np.isnan(a) | only_nan),
            ("signed-zero", (a == 0) & (near == 0)),
            ("subnormal-flush", (a == 0) & (np.abs(near) < float_grid.smallest_normal(self.float_type))),
            ("infinity", np.isinf(a) | np.isinf(near)),
            ("off-by-ulps", self.ulps <= nearly_right(self.float_type)),
        ]
        return np.select([c for _, c in cases], [KINDS.index(k) for k, _ in cases], KINDS.index("wrong-value"))


def _float_type(expected: Acceptance) -> FloatType | None:
    match expected.element_type:
        case FloatType():
            return expected.element_type
        case ComplexType(element):
            return element
    return None


def nearly_right(float_type: FloatType) -> float:
    """Return the largest error, in ULP, of a result that counts as inaccurate rather than wrong: half of its digits are
    right."""
    return float(2 ** (float_grid.grid(float_type).precision // 2))


def _as_f64(x: Array) -> Array:
    return x.astype(np.float64)


def widths(expected: Acceptance) -> Array:
    """Return the widths of all decided sets as a flat array, in ULP of the element type.

    The width is 0 for an exact set, and infinite for a set that reaches an infinity or admits NaN besides numbers.
    """
    lower, upper, nan, unspecified = np.broadcast_arrays(
        expected.lower, expected.upper, expected.nan, expected.unspecified
    )
    decided = ~unspecified
    lower, upper, nan = lower[decided], upper[decided], nan[decided]
    float_type = _float_type(expected)
    if float_type is None:
        return _as_f64(upper) - _as_f64(lower)
    with np.errstate(all="ignore"):
        scale = np.fmax(np.abs(lower), np.abs(upper))
        width = (upper - lower) / float_grid.ulp(np.where(np.isfinite(scale), scale, 0.0), float_type)
    same = (lower == upper) | np.isnan(lower)
    width = np.where(same, 0.0, width)
    return np.where(nan & ~np.isnan(lower), np.inf, width)


def relative_width(expected: Acceptance, actual: Array, scale: float = 0.0) -> float:
    """Return the median width of the decided sets divided by the largest finite magnitude in `actual`, or by `scale` if
    that is larger; 0 if no set is decided."""
    lower, upper, nan, unspecified = np.broadcast_arrays(
        expected.lower, expected.upper, expected.nan, expected.unspecified
    )
    decided = ~unspecified
    if not decided.any():
        return 0.0
    bounds = np.abs(_as_f64(to_bounds(actual, expected.element_type)))
    largest = float(bounds.max(where=np.isfinite(bounds), initial=scale))
    with np.errstate(all="ignore"):
        width = _as_f64(upper) - _as_f64(lower)
    width = np.where((lower == upper) | (lower != lower), 0.0, width)  # noqa: PLR0124  NaN alone
    half = float(np.median(np.where(nan & (lower == lower), np.inf, width)[decided]))  # noqa: PLR0124
    return half / largest if largest and half else half and np.inf


def promises_accuracy(program: Program) -> bool:
    """Whether the specification decides every digit of the program's results: no elementary function, no rounded
    complex operation, and no sum or product whose order the implementation chooses."""
    return not any(_is_inexact(o) for o in program.operations())


def _is_inexact(operation: Operation) -> bool:
    op = facts_of(operation.name)
    if op.is_elementary:
        return True
    if op.combines_parts and any(is_complex(v.type) for v in operation.operands if _is_tensor(v)):
        return True
    if op.accumulates and any(_is_inexact_number(v) for v in operation.results):
        inner = [o.name for r in operation.regions for o in r.operations[:-1]]
        return not inner or any(facts_of(name).rounds for name in inner)
    return False


def _is_tensor(v: Any) -> bool:
    return hasattr(v.type, "element_type")


def _is_inexact_number(v: Any) -> bool:
    return _is_tensor(v) and (is_float(v.type) or is_complex(v.type))


def promises_values(program: Program, output: int) -> bool:
    """Whether the specification promises more than the sign of an output.

    It does not for results of elementary functions and complex arithmetic (their exceptions are
    implementation-defined), in branches, loops and callees too, nor for arithmetic on per-axis quantized types, which
    is "work in progress" (dequantize_op_quantize).
    """
    return _promises(program, program.main.body, output)


def _promises(program: Program, region: Region, output: int) -> bool:
    made = _makers(region, {v.name for v in region.returned[output : output + 1]})
    return not any(_is_unbounded(o) or _computes_per_axis(o) or not _promises_inside(program, o, i) for o, i in made)


def _makers(region: Region, names: set[str]) -> list[tuple[Operation, int]]:
    """Return the operations that compute the values `names`, each with the index of the result; looks through barriers
    and tuples."""
    made = [(o, i) for o in region.operations for i, v in enumerate(o.results) if v.name in names]
    handed = [_forwards(region, o, i) for o, i in made]
    own = [m for m, names in zip(made, handed, strict=True) if not names]
    others = set().union(*handed)
    return own + (_makers(region, others) if others else [])


def _forwards(region: Region, o: Operation, result: int) -> set[str]:
    match o.name:
        case "optimization_barrier":
            return {o.operands[result].name}
        case "tuple":
            return {v.name for v in o.operands}
        case "get_tuple_element":
            (given,) = o.operands
            put = [t for t in region.operations if t.name == "tuple" and given in t.results]
            return {t.operands[o.attribute("index")].name for t in put} or {given.name}
    return set()


def _promises_inside(program: Program, operation: Operation, result: int) -> bool:
    """Whether the specification promises the value of this result in every branch, loop body or callee that returns it.
    The body of a reduction does not count."""
    regions = operation.regions if facts_of(operation.name).is_control_flow else ()
    inner = [*regions, *(program.function(name).body for name in symbols(operation))]
    return all(_promises(program, r, result) for r in inner if len(r.returned) == len(operation.results))


def _computes_per_axis(operation: Operation) -> bool:
    op = facts_of(operation.name)
    if not op.dequantizes or op.defines_per_axis:
        return False
    tensors = [v for v in (*operation.operands, *operation.results) if _is_tensor(v)]
    return any(map(is_per_axis_quantized, tensors)) and any(is_quantized(v) for v in operation.results)


def _is_unbounded(operation: Operation) -> bool:
    if facts_of(operation.name).is_elementary:
        return any(_is_inexact_number(v) or is_quantized(v) for v in operation.results)
    return facts_of(operation.name).combines_parts and _is_inexact(operation)


_VALUES: frozenset[Kind] = frozenset({"nan", "infinity", "wrong-value", "subnormal-flush", "off-by-ulps"})


def standing(kind: Kind, digits: bool, values: bool = True) -> Standing:
    """Return how strong the claim is that an element with a deviation of this kind is wrong. `digits` and `values` say
    whether the specification promises every digit, and more than the sign."""
    inaccurate = (kind == "off-by-ulps" and not digits) or (kind in _VALUES and not values)
    return "accuracy" if inaccurate else "violation"
