"""Models of wrong kernels that treat numbers as numbers of another type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import numpy as np

from spec.program import Operation, Value
from spec.rewriting import clone
from spec.types import FloatType, IntegerType, TensorType, f32, f64, i1, num_bits, si32, si64, ui32
from trials.causes.operation_writer import Rule, Writer, is_unsigned, retyped
from trials.causes.wrong_simplifications import simplify

_WORD = 32
"""Width in which narrow integers are computed."""


def _element(value: Value) -> object:
    return value.type.element_type if isinstance(value.type, TensorType) else None


def _is_narrow(value: Value) -> bool:
    t = _element(value)
    return isinstance(t, IntegerType) and t.width < _WORD


def _extend_sign(w: Writer, value: Value) -> Value:
    """Return a narrow integer in i64, with its highest bit taken as the sign."""
    t = _element(value)
    assert isinstance(t, IntegerType)
    return w.put("convert", value, like=retyped(value, si64)) if t.signed else w.signed(value)


def _mask(w: Writer, value: Value, width: int) -> Value:
    """Return the lowest `width` bits of an i64 value as a nonnegative number."""
    return w.put("and", value, w.number(2**width - 1, value))


def _narrow(w: Writer, value: Value, like: Value) -> Value:
    """Return the lowest bits of an i64 value in the narrow integer type of `like`."""
    t = _element(like)
    assert isinstance(t, IntegerType)
    bits = _mask(w, value, t.width)
    if t.signed:
        sign = w.put("and", bits, w.number(2 ** (t.width - 1), bits))
        bits = w.put("subtract", bits, w.put("add", sign, sign))
    return w.put("convert", bits, like=like)


def _divide_as_words(o: Operation, w: Writer) -> Value | None:
    """Extend narrow unsigned integers to 32 bits by their highest bit, and divide them as unsigned integers."""
    if not all(_is_narrow(v) and not _is_signed(v) for v in o.operands):
        return None
    wide = [_mask(w, _extend_sign(w, v), _WORD) for v in o.operands]
    return _narrow(w, w.put(o.name, *wide), o.results[0])


def _is_signed(value: Value) -> bool:
    t = _element(value)
    return isinstance(t, IntegerType) and t.signed


def _count_in_words(o: Operation, w: Writer) -> Value | None:
    """Count the leading zeros of a narrow integer in its sign extension to 32 bits."""
    [x] = o.operands
    if not _is_narrow(x):
        return None
    wide = w.put("convert", _mask(w, _extend_sign(w, x), _WORD), like=retyped(x, ui32))
    return w.put("convert", w.put("count_leading_zeros", wide), like=o.results[0])


def _clamp_between_unsigned(o: Operation, w: Writer) -> Value | None:
    """Extend the bounds of narrow integers to 32 bits by zeros, and the clamped value by its highest bit."""
    if not all(map(_is_narrow, o.operands)):
        return None
    t = _element(o.operands[1])
    assert isinstance(t, IntegerType)
    low, x, high = (_extend_sign(w, v) for v in o.operands)
    x = x if t.signed else _mask(w, x, _WORD)
    return _narrow(w, w.put("clamp", _mask(w, low, t.width), x, _mask(w, high, t.width), like=x), o.results[0])


def _compare_bits(o: Operation, w: Writer) -> Value | None:
    """Compare floats in total order as the unsigned integers of the same bits."""
    t, attributes = _element(o.operands[0]), dict(o.attributes)
    width = _width(o.operands[0])
    if not isinstance(t, FloatType) or width is None or attributes.get("compare_type") != "TOTALORDER":
        return None
    bits = [w.put("bitcast_convert", v, like=retyped(v, IntegerType(width, False))) for v in o.operands]
    changed = tuple((attributes | {"compare_type": "UNSIGNED"}).items())
    return w.put("compare", *bits, like=o.results[0], attributes=changed)


def _count_booleans(o: Operation, w: Writer) -> Value | None:
    """Add products of booleans as integers, and return the last bit of the sum."""
    if not all(_element(v) == i1 for v in (*o.operands, *o.results)):
        return None
    wide = [w.put("convert", v, like=retyped(v, si32)) for v in o.operands]
    count = w.put(o.name, *wide, like=retyped(o.results[0], si32), attributes=o.attributes)
    return w.put("convert", w.put("and", count, w.number(1, count)), like=o.results[0])


def _drop_tiny_term(o: Operation, w: Writer) -> Value | None:
    """Leave out of a sum a constant f64 term that rounds to 0 in f32, broadcast or not."""
    for term, other in (o.operands[::-1], o.operands):
        found = w.defined.get(term.name)
        if found is not None and found.name == "broadcast_in_dim":
            found = w.defined.get(found.operands[0].name)
        if found is None or found.name != "constant" or _element(term) != f64:
            continue
        if not np.any(dict(found.attributes)["value"].array.astype(np.float32)):
            return other
    return None


def _power_in_f64(o: Operation, w: Writer) -> Value | None:
    if not all(isinstance(_element(v), IntegerType) for v in o.operands):
        return None
    wide = [w.put("convert", v, like=retyped(v, f64)) for v in o.operands]
    return w.put("convert", w.put("power", *wide), like=o.results[0])


def _round_to_f32_first(o: Operation, w: Writer) -> Value | None:
    if _element(o.operands[0]) == f32 or _element(o.results[0]) == f32:
        return None
    return w.put("convert", w.put("convert", o.operands[0], like=retyped(o.operands[0], f32)), like=o.results[0])


def _read_unsigned_as_signed(o: Operation, w: Writer) -> tuple[Value, ...] | None:
    """Read unsigned integers as signed ones where they are numbers: compared, converted, or used as indices."""
    first, end = {
        "dynamic_slice": (1, None),
        "dynamic_update_slice": (2, None),
        "gather": (1, 2),
        "scatter": (len(o.operands) // 2, len(o.operands) // 2 + 1),
    }.get(o.name, (0, None))
    read = list(o.operands)
    read[first:end] = [w.signed(v) if is_unsigned(v) else v for v in read[first:end]]
    if read == [*o.operands]:
        return None
    if o.name == "convert":
        [x], [result] = read, o.results
        is_integer = isinstance(_element(result), IntegerType)
        return (_narrow(w, x, result) if is_integer else w.put("convert", x, like=result),)
    results = tuple(replace(r, name=w.fresh("signed")) for r in o.results)
    regions = tuple(clone(r, rename=w.fresh) for r in o.regions)
    w.operations.append(replace(o, operands=tuple(read), regions=regions, results=results))
    return results


def _retype_bits(o: Operation, w: Writer) -> tuple[Value, ...] | None:
    """Reinterpret the bits of an initial value, or of an all_reduce's operand, in the result's wider element type.

    This models a reduction of no elements, or over one process, whose body has a wider type than the operands.
    """
    firsts = {"reduce": len(o.operands) // 2, "select_and_scatter": 2, "all_reduce": 0}
    values = o.operands[firsts[o.name] :]
    found = []
    for x, result in zip(values, o.results, strict=True):
        assert isinstance(x.type, TensorType)
        assert isinstance(result.type, TensorType)
        if _width(x) is None or _width(result) is None or _element(x) == _element(result):
            return None
        as_result = replace(x, type=replace(x.type, element_type=result.type.element_type))
        bits = w.put("bitcast_convert", x, like=retyped(x, IntegerType(_width(x) or 0, False)))
        wide = w.put("convert", bits, like=retyped(x, IntegerType(_width(result) or 0, False)))
        same = w.put("bitcast_convert", wide, like=as_result)
        spread = (("broadcast_dimensions", ()),)
        is_spread = o.name != "all_reduce" and result.type.shape != ()
        found.append(w.put("broadcast_in_dim", same, like=result, attributes=spread) if is_spread else same)
    return tuple(found)


def _width(value: Value) -> int | None:
    """Return the width of a type in bits; None if no unsigned integer type has this width."""
    t = _element(value)
    width = num_bits(t) if isinstance(t, FloatType | IntegerType) else None
    return width if width in (2, 4, 8, 16, 32, 64) else None


REPRESENTATION_RULES: Mapping[str, tuple[tuple[str, ...], Rule]] = {
    "divided-as-words": (("divide", "remainder"), _divide_as_words),
    "counted-in-words": (("count_leading_zeros",), _count_in_words),
    "clamped-between-unsigned": (("clamp",), _clamp_between_unsigned),
    "bits-compared": (("compare",), _compare_bits),
    "booleans-counted": (("dot_general", "convolution"), _count_booleans),
    "tiny-term-dropped": (("add",), _drop_tiny_term),
    "power-in-f64": (("power",), _power_in_f64),
    "rounded-to-f32-first": (("convert",), _round_to_f32_first),
    "unsigned-as-signed": (
        ("compare", "convert", "dynamic_slice", "dynamic_update_slice", "gather", "scatter"),
        _read_unsigned_as_signed,
    ),
    "bits-retyped": (("reduce", "select_and_scatter", "all_reduce"), _retype_bits),
}
"""By the name of a model: the ops that it replaces, and the rule."""
REPRESENTATIONS = {n: partial(simplify, ops, rule) for n, (ops, rule) in REPRESENTATION_RULES.items()}
"""The models by name."""
