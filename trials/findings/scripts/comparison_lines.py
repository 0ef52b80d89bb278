"""Lines of a script that compare returned with expected values and exit with 1 where the bug shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from oracles.sets.acceptance import Acceptance, order_key
from spec.types import ComplexType, ElementType, FloatType, IntegerType, QuantizedType, dtype
from trials.findings.scripts.numpy_literals import dtype_expression, literal

Array = np.ndarray[Any, Any]
FEW = 24
"""Maximum number of elements that are all printed."""


@dataclass
class Store:
    arrays: dict[str, Array] = field(default_factory=dict)

    def expression(self, name: str, array: Array) -> str:
        found = literal(array)
        if found is not None:
            return found
        kind = array.dtype
        if kind.type.__module__ == "numpy":
            self.arrays[name] = array
            return f'data["{name}"]'
        self.arrays[name] = array.view(f"u{kind.itemsize}")
        return f'data["{name}"].view({dtype_expression(kind)})'


@dataclass(frozen=True)
class Comparison:
    """Lines that define the expected values, lines that compare `actual` with them, and lines that print both and exit.

    `differs`: the expression that is true where the bug shows.
    """

    before: tuple[str, ...]
    compared: tuple[str, ...]
    told: tuple[str, ...]
    differs: str = "np.any(wrong)"


def of_values(sets: Acceptance, store: Store) -> Comparison:
    parts = _parts(sets)
    lower, upper, nan, is_open = (parts[name] for name in ("lower", "upper", "nan", "open"))
    is_float = lower.dtype.kind == "f"
    same = (_keys(lower) == _keys(upper)) & ((nan == np.isnan(lower)) if is_float else True)
    before: list[str] = []
    names: tuple[str, ...] = ("lower", "upper")
    if (same | is_open).all():
        compared = _exact(before, np.where(is_open, lower.dtype.type(0), lower), sets.element_type, store)
        names = ("expected",)
    else:
        compared = _between(before, lower, upper, nan & ~is_open, store)
    after = [f"wrong = {compared}"]
    if is_open.any():
        before.append(f"decided = {store.expression('decided', ~is_open)}  # the others may be anything")
        after.append("wrong &= decided")
    return Comparison(tuple(before), tuple(after), tuple(_print_lines(names, lower.size)))


def _exact(before: list[str], expected: Array, element_type: ElementType, store: Store) -> str:
    before.append(f"expected = {store.expression('expected', _narrow(expected, element_type))}")
    if expected.dtype.kind != "f":
        return "actual != expected"
    differs = "actual != expected"
    if (expected == 0).any():
        differs = "(actual != expected) | (np.signbit(actual) != np.signbit(expected))"
    return f"({differs}) & ~(np.isnan(actual) & np.isnan(expected))" if np.isnan(expected).any() else differs


def _between(before: list[str], lower: Array, upper: Array, nan: Array, store: Store) -> str:
    before.append(f"lower = {store.expression('lower', lower)}")
    before.append(f"upper = {store.expression('upper', upper)}")
    compared = "~((lower <= actual) & (actual <= upper))"
    if lower.dtype.kind != "f":
        return compared
    if ((lower == 0) & ~np.signbit(lower)).any() or ((upper == 0) & np.signbit(upper)).any():
        compared += " | (actual == lower) & (np.signbit(actual) > np.signbit(lower))"
        compared += " | (actual == upper) & (np.signbit(actual) < np.signbit(upper))"
    if not nan.any():
        return compared
    before.append(f"nan = {store.expression('nan', nan)}  # where NaN is expected, or as good")
    return f"({compared}) & ~(nan & np.isnan(actual))"


def _print_lines(names: tuple[str, ...], size: int) -> list[str]:
    if size > FEW:
        at = ", ".join(f"{name}[at]" for name in names)
        word = "expected:" if len(names) == 1 else "expected, from and to:"
        return [
            "for at in list(zip(*np.nonzero(wrong)))[:3]:",
            f'    print("returned:", actual[at], "{word}", {at}, "at", [*map(int, at)])',
            'print("elements that are wrong:", np.count_nonzero(wrong), "expected: none")',
            "sys.exit(int(np.any(wrong)))",
        ]
    expected = 'print("expected:", expected)' if len(names) == 1 else 'print("expected: from", lower, "to", upper)'
    return ['print("returned:", actual)', expected, "sys.exit(int(np.any(wrong)))"]


def of_forms(forms: Sequence[tuple[str, tuple[int, ...]]]) -> Comparison:
    before = (f"expected = {list(forms)}",)
    told = (
        'print("returned:", results)',
        'print("expected:", expected)',
        "sys.exit(int(results != expected))",
    )
    return Comparison(before, (), told, "results != expected")


def of_runs(times: int) -> Comparison:
    told = (
        f"first, *others = [run() for _ in range({times})]",
        "different = [x for x in others if x.tobytes() != first.tobytes()]",
        'print("returned:", first, *different[:1])',
        'print("expected: the same each time")',
        "sys.exit(int(bool(different)))",
    )
    return Comparison((), (), told)


def comparable_expression(element_type: ElementType) -> Callable[[str], str]:
    kind = dtype(element_type)
    if isinstance(element_type, QuantizedType):
        storage = element_type.storage_type
        if storage.width < 8:
            whole = 2**storage.width
            if not storage.signed:
                return lambda x: f"{x}.astype(int) % {whole}"
            return lambda x: f"({x}.astype(int) + {whole // 2}) % {whole} - {whole // 2}"
        return lambda x: f"{x}.astype(np.{kind.name})"
    if isinstance(element_type, ComplexType):
        return lambda x: f"{x}.reshape(-1).view(np.{dtype(element_type.element).name})"
    if kind.type.__module__ == "numpy":
        return lambda x: x
    if isinstance(element_type, FloatType):
        return lambda x: f"{x}.astype(np.float64)"
    return lambda x: f"{x}.astype(int)"


def _parts(sets: Acceptance) -> dict[str, Array]:
    first = sets.at(0)
    found = {"lower": first.lower, "upper": first.upper, "nan": first.nan, "open": first.unspecified}
    whole = np.broadcast_shapes(*(a.shape for a in found.values()))
    found = {name: np.broadcast_to(a, whole)[0] for name, a in found.items()}
    if isinstance(sets.element_type, ComplexType):
        return {name: a.reshape(-1) for name, a in found.items()}
    return found


def _keys(bounds: Array) -> Array:
    """Return integers that are equal only for equal bounds; zeros of different sign differ, all NaNs are equal."""
    if bounds.dtype.kind != "f":
        return bounds
    return np.where(np.isnan(bounds), np.int64(-1) << 63, order_key(bounds))


def _narrow(expected: Array, element_type: ElementType) -> Array:
    """Return bounds in the element type, if NumPy has it and it holds them exactly."""
    element_type = element_type.element if isinstance(element_type, ComplexType) else element_type
    if not isinstance(element_type, FloatType | IntegerType):
        return expected
    kind = dtype(element_type)
    if kind.type.__module__ != "numpy":
        return expected
    with np.errstate(all="ignore"):
        narrow = expected.astype(kind)
        same = np.array_equal(narrow.astype(expected.dtype), expected, equal_nan=expected.dtype.kind == "f")
    return narrow if same else expected
