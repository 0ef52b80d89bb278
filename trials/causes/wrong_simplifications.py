"""Simplifications that do not hold for all numbers, as models of wrong compilers and kernels.

Each rule returns the operations that replace one operation, given how its operands are computed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from generators.cases import Case
from spec.program import Operation, Value
from spec.rewriting import Replacement, clone, defined_names, fresh_names, replace_operations, with_function
from spec.types import ComplexType, IntegerType, TensorType, f64, i1, si64
from trials.causes.operation_writer import Rule, Writer, is_unsigned, retyped, width_of


def _divide_by_known(o: Operation, w: Writer) -> Value | None:
    """Rewrite x / c as x * (1 / c), for a constant c or a broadcast value c."""
    x, divisor = o.operands
    if w.operands_of(divisor, "constant", "broadcast_in_dim") is None:
        return None
    return w.put("multiply", x, w.put("divide", w.number(1, divisor), divisor))


def _divide_by_root(o: Operation, w: Writer) -> Value | None:
    """Rewrite x / sqrt(y) as x * rsqrt(y)."""
    root = w.operands_of(o.operands[1], "sqrt")
    return None if root is None else w.put("multiply", o.operands[0], w.put("rsqrt", *root))


def _divide_by_power(o: Operation, w: Writer) -> Value | None:
    """Rewrite x / y^z as x * y^-z."""
    power = w.operands_of(o.operands[1], "power")
    if power is None:
        return None
    return w.put("multiply", o.operands[0], w.put("power", power[0], w.put("negate", power[1])))


def _divide_quotients(o: Operation, w: Writer) -> Value | None:
    """Rewrite (v / x) / (y / z) as (v * z) / (x * y), x / (y / z) as (x * z) / y, and (x / y) / z as x / (y * z)."""
    dividend, divisor = o.operands
    above, below = (w.operands_of(v, "divide") for v in (dividend, divisor))
    if above is not None and below is not None:
        return w.put("divide", w.put("multiply", above[0], below[1]), w.put("multiply", above[1], below[0]))
    if below is not None:
        return w.put("divide", w.put("multiply", dividend, below[1]), below[0])
    return None if above is None else w.put("divide", above[0], w.put("multiply", above[1], divisor))


def _combine_exponentials(o: Operation, w: Writer) -> Value | None:
    """Rewrite exp(x) / exp(y) as exp(x - y), exp(x) * exp(y) as exp(x + y), and x / exp(y) as x * exp(-y)."""
    left, right = (w.operands_of(v, "exponential") for v in o.operands)
    if left is not None and right is not None:
        return w.put("exponential", w.put("subtract" if o.name == "divide" else "add", *left, *right))
    if right is None or o.name != "divide":
        return None
    return w.put("multiply", o.operands[0], w.put("exponential", w.put("negate", *right)))


def _log_of_exponential(o: Operation, w: Writer) -> Value | None:
    """Rewrite log(exp(x)) as x."""
    inner = w.operands_of(o.operands[0], "exponential")
    return None if inner is None else inner[0]


def _log_of_power(o: Operation, w: Writer) -> Value | None:
    """Rewrite log(x^y) as y * log(|x|)."""
    power = w.operands_of(o.operands[0], "power")
    return None if power is None else w.put("multiply", power[1], w.put("log", w.put("abs", power[0])))


def _log_of_root(o: Operation, w: Writer) -> Value | None:
    """Rewrite log(sqrt(x)) as log(x) * 0.5, and log(rsqrt(x)) as log(x) * -0.5."""
    for name, factor in (("sqrt", 0.5), ("rsqrt", -0.5)):
        if (inner := w.operands_of(o.operands[0], name)) is not None:
            logarithm = w.put("log", *inner)
            return w.put("multiply", logarithm, w.number(factor, logarithm))
    return None


def _root_of_square(o: Operation, w: Writer) -> Value | None:
    """Rewrite sqrt(x * x) as |x|."""
    factors = w.operands_of(o.operands[0], "multiply")
    return w.put("abs", factors[0]) if factors is not None and factors[0].name == factors[1].name else None


def _combine_constants(o: Operation, w: Writer) -> Value | None:
    """Rewrite (x + c) + d as x + (c + d) for constants c and d, likewise with subtractions, products and quotients."""
    is_product = o.name in ("multiply", "divide")
    names = ("multiply",) if is_product else ("add", "subtract")
    for inner, second in (o.operands, o.operands[::-1])[: 1 if o.name == "divide" else 2]:
        below = w.operands_of(inner, *names)
        if below is None or not w.is_known(second):
            continue
        for x, first in (below, below[::-1]):
            if not w.is_known(first):
                continue
            if is_product:
                return w.put("multiply", x, w.put(o.name, first, second))
            is_less, within = _is_subtracted(o, inner), w.defined[inner.name]
            y, c = (_signed(w, v, is_less != _is_subtracted(within, v)) for v in (x, first))
            return w.put("add", y, w.put("add", c, _signed(w, second, _is_subtracted(o, second))))
    return None


def _is_subtracted(o: Operation, value: Value) -> bool:
    return o.name == "subtract" and o.operands[1].name == value.name


def _signed(w: Writer, value: Value, is_negative: bool) -> Value:
    return w.put("negate", value) if is_negative else value


def _factor_sum(o: Operation, w: Writer) -> Value | None:
    """Rewrite x * c + y * c as (x + y) * c, likewise a difference."""
    first, second = (w.operands_of(v, "multiply") for v in o.operands)
    common = next((v for v in first or () if v in (second or ())), None)
    if first is None or second is None or common is None:
        return None
    x, y = (pair[0] if pair[1] == common else pair[1] for pair in (first, second))
    return w.put("multiply", w.put(o.name, x, y), common)


def _maximum_of_clamp(o: Operation, w: Writer) -> Value | None:
    """Rewrite max(x, clamp(x, y, z)) as clamp(x, y, z)."""
    for bound, clamped in (o.operands, o.operands[::-1]):
        held = w.operands_of(clamped, "clamp")
        if held is not None and held[0].name == bound.name:
            return clamped
    return None


def _size_before_loop(o: Operation, w: Writer) -> Value | None:
    """Take the size of a loop's result from the loop's initial value."""
    loop = w.defined.get(o.operands[0].name)
    if loop is None or loop.name != "while":
        return None
    first = loop.operands[[r.name for r in loop.results].index(o.operands[0].name)]
    size = replace(o.results[0], name=w.fresh("size"))
    w.operations.append(replace(o, operands=(first,), results=(size,)))
    return size


def _with_one(name: str, o: Operation, w: Writer) -> Value:
    """Rewrite exponential_minus_one(x) as exp(x) - 1, or log_plus_one(x) as log(x + 1)."""
    [x] = o.operands
    one = w.number(1, x)
    return w.put("subtract", w.put(name, x), one) if name == "exponential" else w.put(name, w.put("add", x, one))


def _add_one(o: Operation, w: Writer) -> Value:
    return _with_one("exponential" if o.name == "exponential_minus_one" else "log", o, w)


def _log_of_modulus(o: Operation, w: Writer) -> Value | None:
    """Compute the real part of a complex logarithm as the logarithm of the modulus."""
    [x] = o.operands
    if not isinstance(x.type, TensorType) or not isinstance(x.type.element_type, ComplexType):
        return None
    part = replace(x, type=replace(x.type, element_type=x.type.element_type.element))
    real, imaginary, modulus = (w.put(name, x, like=part) for name in ("real", "imag", "abs"))
    return w.put("complex", w.put("log", modulus), w.put("atan2", imaginary, real), like=o.results[0])


def _divide_product(o: Operation, w: Writer) -> Value | None:
    """Rewrite (c / x) * y as y / x, where c is a constant or a dimension size that is taken for 1."""
    for inner, other in (o.operands, o.operands[::-1]):
        quotient = w.operands_of(inner, "divide")
        if quotient is not None and w.operands_of(quotient[0], "constant", "get_dimension_size") is not None:
            return w.put("divide", other, quotient[1])
    return None


def _power_by_logarithm(o: Operation, w: Writer) -> Value | None:
    """Rewrite x^y as exp(y * log(x)), and the cube root of x as exp(log(x) / 3)."""
    logarithm = w.put("log", o.operands[0])
    if o.name == "cbrt":
        return w.put("exponential", w.put("divide", logarithm, w.number(3, logarithm)))
    return None if _is_integer(o.operands[0]) else w.put("exponential", w.put("multiply", o.operands[1], logarithm))


def _remainder_of_floor(o: Operation, w: Writer) -> Value:
    """Give a remainder the sign of the divisor: add the divisor to a remainder of the other sign."""
    x, y = o.operands
    rest = w.put("remainder", x, y)
    if _is_integer(x):
        return w.put("remainder", w.put("add", rest, y), y)
    assert isinstance(rest.type, TensorType)
    zero, truth = w.number(0, rest), replace(rest, type=replace(rest.type, element_type=i1))
    below = [w.put("compare", v, zero, like=truth, attributes=_LESS) for v in (rest, y)]
    above = w.put("compare", w.put("abs", rest), zero, like=truth, attributes=(("comparison_direction", "GT"),))
    is_other = w.put("and", above, w.put("xor", *below))
    return w.put("select", is_other, w.put("add", rest, y), rest, like=rest)


_LESS = (("comparison_direction", "LT"),)


def _remainder_of_nearest(o: Operation, w: Writer) -> Value | None:
    """Compute a remainder as x - y * n, rounded once, where n is the integer nearest to the rounded x / y.

    For f64 operands, the product and the difference are each rounded.
    """
    x, y = o.operands
    if _is_integer(x):
        return None
    factors = [x, y, w.put("round_nearest_even", w.put("divide", x, y))]
    wide, divisor, nearest = (w.put("convert", v, like=retyped(v, f64)) for v in factors)
    return w.put("convert", w.put("subtract", wide, w.put("multiply", divisor, nearest)), like=o.results[0])


def _shift_otherwise(o: Operation, w: Writer) -> Value:
    """Replace a logical right shift by an arithmetic one, and an arithmetic one by a logical one."""
    return w.put("shift_right_arithmetic" if o.name == "shift_right_logical" else "shift_right_logical", *o.operands)


def _round_away(o: Operation, w: Writer) -> Value | None:
    """Round a float to the nearest integer, ties away from zero, before a conversion to an integer type."""
    x, result = o.operands[0], o.results[0]
    if _is_integer(x) or not _is_integer(result):
        return None
    return w.put("convert", w.put("round_nearest_afz", x), like=result)


_WIDEST = 32


def _as_signed(o: Operation, w: Writer) -> Value | None:
    """Read unsigned operands of at most 32 bits as signed ones."""
    result = o.results[0]
    if not all(is_unsigned(v) and width_of(v) <= _WIDEST for v in o.operands) or not _is_integer(result):
        return None
    operands = [w.signed(v) for v in o.operands]
    wide = w.put(o.name, *operands, like=retyped(result, si64), attributes=o.attributes)
    if is_unsigned(result):
        wide = w.put("and", wide, w.number(2 ** width_of(result) - 1, wide))
    return w.put("convert", wide, like=result)


def _is_integer(value: Value) -> bool:
    return isinstance(value.type, TensorType) and isinstance(value.type.element_type, IntegerType)


def _run_once(o: Operation, w: Writer) -> tuple[Value, ...]:
    """Run the body of a loop once, whatever the condition says."""
    body = clone(o.regions[1], rename=w.fresh)
    values = {a.name: v for a, v in zip(body.arguments, o.operands, strict=True)}
    turned = clone(replace(body, arguments=()), values)
    w.operations += turned.operations[:-1]
    return turned.returned


def _count_once(o: Operation, w: Writer) -> tuple[Value, ...] | None:
    """Reduce all elements of a tensor as if it had one element, if constants alone show that its elements are equal."""
    inputs, initial = o.operands[: len(o.operands) // 2], o.operands[len(o.operands) // 2 :]
    is_once = [w.holds_one_number(v) for v in inputs]
    [shape] = {v.type.static_shape for v in inputs if isinstance(v.type, TensorType)}
    if not any(is_once) or sorted(dict(o.attributes)["dimensions"]) != list(range(len(shape))) or 0 in shape:
        return None
    first = [("start_indices", (0,) * len(shape)), ("limit_indices", (1,) * len(shape)), ("strides", (1,) * len(shape))]
    types = (v.type for v in inputs if isinstance(v.type, TensorType))
    ones = [replace(v, type=replace(t, shape=(1,) * len(shape))) for v, t in zip(inputs, types, strict=True)]
    cut = [w.put("slice", v, like=one, attributes=tuple(first)) for v, one in zip(inputs, ones, strict=True)]
    pairs = zip(w.reduce(o, inputs, initial), w.reduce(o, cut, initial), is_once, strict=True)
    return tuple(once if counts_once else whole for whole, once, counts_once in pairs)


def _select_pair_first(o: Operation, w: Writer) -> Value | None:
    """Visit the last dimension with padding and a window of two in the outermost loop of select_and_scatter."""
    x, source, initial = o.operands
    given = dict(o.attributes)
    windows, padding = given["window_dimensions"], given.get("padding")
    pairs = [d for d, size in enumerate(windows or ()) if size == 2 and padding is not None and any(padding[d])]
    if not pairs or pairs[-1] == 0:
        return None
    order = (pairs[-1], *(d for d in range(len(windows)) if d != pairs[-1]))
    back = tuple(order.index(d) for d in range(len(order)))
    turned = [_transposed(w, v, order) for v in (x, source)]
    rows = {name: tuple(given[name][d] for d in order) for name in _BY_DIMENSION if given.get(name) is not None}
    regions = tuple(clone(r, rename=w.fresh) for r in o.regions)
    result = replace(turned[0], name=w.fresh("selected"))
    attributes = tuple({**given, **rows}.items())
    w.operations.append(Operation(o.name, (*turned, initial), attributes, regions, (result,)))
    return _transposed(w, result, back)


_BY_DIMENSION = ("window_dimensions", "window_strides", "padding")


def _transposed(w: Writer, value: Value, order: tuple[int, ...]) -> Value:
    assert isinstance(value.type, TensorType)
    shape = tuple(value.type.shape[d] for d in order)
    like = replace(value, type=replace(value.type, shape=shape))
    return w.put("transpose", value, like=like, attributes=(("permutation", order),))


def _scatter_elementwise(o: Operation, w: Writer) -> Value | None:
    """Combine each element with the update at its own index, if nothing is indexed and both tensors have one shape."""
    if len(o.results) > 1 or dict(o.attributes).get("scatter_dims_to_operand_dims"):
        return None
    if o.operands[0].type != o.operands[2].type:
        return None
    x, _, updates = o.operands
    assert isinstance(x.type, TensorType)
    result = replace(o.results[0], name=w.fresh("combined"))
    attributes = (("dimensions", tuple(range(len(x.type.shape)))),)
    w.operations.append(Operation("map", (x, updates), attributes, (clone(o.regions[0], rename=w.fresh),), (result,)))
    return result


RULES: Mapping[str, tuple[tuple[str, ...], Rule]] = {
    "reciprocal": (("divide",), _divide_by_known),
    "reciprocal-root": (("divide",), _divide_by_root),
    "negated-exponent": (("divide",), _divide_by_power),
    "quotients-combined": (("divide",), _divide_quotients),
    "exponentials-combined": (("divide", "multiply"), _combine_exponentials),
    "log-of-exponential": (("log",), _log_of_exponential),
    "log-of-power": (("log",), _log_of_power),
    "log-of-root": (("log",), _log_of_root),
    "root-of-square": (("sqrt",), _root_of_square),
    "constants-combined": (("add", "subtract", "multiply", "divide"), _combine_constants),
    "common-factor": (("add", "subtract"), _factor_sum),
    "maximum-of-clamp": (("maximum",), _maximum_of_clamp),
    "size-before-loop": (("get_dimension_size",), _size_before_loop),
    "one-turn": (("while",), _run_once),
    "exponential-less-one": (("exponential_minus_one",), partial(_with_one, "exponential")),
    "log-of-sum": (("log_plus_one",), partial(_with_one, "log")),
    "one-added": (("exponential_minus_one", "log_plus_one"), _add_one),
    "log-of-modulus": (("log",), _log_of_modulus),
    "product-divided": (("multiply",), _divide_product),
    "power-by-logarithm": (("power", "cbrt"), _power_by_logarithm),
    "remainder-of-floor": (("remainder",), _remainder_of_floor),
    "remainder-of-nearest": (("remainder",), _remainder_of_nearest),
    "other-shift": (("shift_right_logical", "shift_right_arithmetic"), _shift_otherwise),
    "rounded-away": (("convert",), _round_away),
    "splat-counted-once": (("reduce",), _count_once),
    "read-as-signed": (("dot_general",), _as_signed),
    "padded-pair-first": (("select_and_scatter",), _select_pair_first),
    "elementwise-scatter": (("scatter",), _scatter_elementwise),
}
"""By the name of a model: the ops that it replaces, and the rule."""


def simplify(ops: Sequence[str], rule: Rule, case: Case, operation: Operation) -> Case | None:
    """Return the case with all operations of these ops replaced to which the rule applies, in regions too.

    None if the rule applies to none.
    """
    del operation
    main = case.program.main
    fresh, defined = fresh_names(defined_names(main.body)), dict[str, Operation]()
    applied = []

    def replacement(o: Operation) -> Replacement | None:
        writer = Writer(fresh, defined)
        found = rule(o, writer) if o.name in ops and _is_simple(o) else None
        for new in (*writer.operations, o):
            defined.update((r.name, new) for r in new.results)
        if found is None:
            return None
        applied.append(o)
        return writer.operations, found if isinstance(found, tuple) else (found,)

    body = replace_operations(main.body, replacement)
    return replace(case, program=with_function(case.program, replace(main, body=body))) if applied else None


def _is_simple(o: Operation) -> bool:
    """Return whether a rule can write constants of all types of the operation; two ops need none."""
    types = [v.type for v in (*o.operands, *o.results)]
    return o.name in ("get_dimension_size", "while") or all(isinstance(t, TensorType) and t.is_static for t in types)


SIMPLIFICATIONS: Mapping[str, Callable[[Case, Operation], Case | None]] = {
    name: partial(simplify, ops, rule) for name, (ops, rule) in RULES.items()
}
"""The models by name."""
