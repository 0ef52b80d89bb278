"""Changes to simpler elements: zeros, ones, small numbers, or a single nonzero element."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from generators.cases import Case
from spec.types import BooleanType
from trials.reduce.parts import Array, Change, Parts
from trials.reduce.sources import Source, source_named, sources, with_sources

_PARTS = 8
"""The elements of a tensor are tried in this many parts."""
Fill = tuple[str, Callable[[Array], Array]]
"""A name and the function that replaces the elements of a tensor."""


def element_changes(case: Case, focus: tuple[int, ...], fine: bool) -> Iterator[Change]:
    for source in sources(Parts.of(case)):
        if source.arrays and source.arrays[0].size:
            fills = [*_fills(source, focus, fine), *(_finer(source) if fine else ())]
            yield from (_fill_change(source.value.name, *fill) for fill in fills)


def _fill_change(name: str, label: str, fill: Callable[[Array], Array]) -> Change:
    def apply(case: Case) -> Case | None:
        parts = Parts.of(case)
        source = source_named(parts, name)
        if source is None:
            return None
        with np.errstate(all="ignore"):
            arrays = tuple(fill(x).astype(x.dtype).reshape(x.shape) for x in source.arrays)
        return with_sources(parts, {name: arrays}, {name: source.type}).whole()

    return Change(("fill", name, label), apply)


def _fills(source: Source, focus: tuple[int, ...], fine: bool) -> Iterator[Fill]:
    first = source.arrays[0]
    yield "zeros", np.zeros_like
    if not isinstance(source.type.element_type, BooleanType):
        yield "counted", _small_counts
    yield "ones", np.ones_like
    distinct = _distinct(first, 6 if fine else 0)
    if first.ndim == len(focus) and all(i < n for i, n in zip(focus, first.shape, strict=True)):
        distinct = [first[focus], *distinct]
    if first.size > 1:
        yield from ((f"all {v}", lambda x, v=v: np.full_like(x, v)) for v in distinct)


def _small_counts(x: Array) -> Array:
    return (np.arange(x.size) % 4).reshape(x.shape)


def _distinct(x: Array, most: int) -> list[Any]:
    seen: dict[bytes, Any] = {}
    for v in x.reshape(-1)[:64]:
        seen.setdefault(v.tobytes(), v)
    return list(seen.values())[:most]


def _finer(source: Source) -> Iterator[Fill]:
    """Yield changes that zero an eighth of the nonzero elements, or keep only that eighth, or simplify single elements.

    Single elements are simplified only if few are left. Repeated, this is delta debugging (Zeller and Hildebrandt, IEEE
    TSE 2002).
    """
    places = _remarkable(source.arrays[0])
    parts = [part for part in np.array_split(places, _PARTS) if part.size]
    if source.arrays[0].size > 1:
        for part in parts:
            label = f"{part[0]} to {part[-1]}"
            yield f"only {label}", lambda x, kept=part: _with_zeros(x, np.setdiff1d(np.arange(x.size), kept))  # type: ignore[misc]
            yield f"not {label}", lambda x, zeroed=part: _with_zeros(x, zeroed)  # type: ignore[misc]
    for i in places if len(places) <= _PARTS else ():
        for k, simplify in enumerate(SIMPLIFICATIONS):
            yield f"{i} by {k}", lambda x, i=i, f=simplify: _with_element(x, i, f)  # type: ignore[misc]


def _remarkable(x: Array) -> Array:
    return np.flatnonzero(np.ascontiguousarray(x).reshape(-1, 1).view(np.uint8).any(axis=1))


def _with_zeros(x: Array, where: Array) -> Array:
    changed = x.reshape(-1).copy()
    changed[where] = 0
    return changed


def _with_element(x: Array, i: int, simplify: Callable[[Any], Any]) -> Array:
    changed = x.reshape(-1).copy()
    changed[i] = np.asarray(simplify(changed[i])).astype(x.dtype)
    return changed


def _wide(x: Any) -> Any:
    return x if np.asarray(x).dtype.kind == "c" else np.float64(x)


def _shorter(x: Any, bits: int) -> Any:
    mantissa, _ = np.frexp(_wide(x))
    return np.rint(mantissa * 2.0**bits) * 2.0 ** (1 - bits)


SIMPLIFICATIONS: tuple[Callable[[Any], Any], ...] = (
    lambda x: 1,
    lambda x: 2,
    lambda x: -_wide(x),
    lambda x: -1,
    lambda x: 0.5,
    lambda x: np.rint(_wide(x)),
    lambda x: _wide(x) / 2,
    lambda x: _shorter(x, 3),
    lambda x: _shorter(x, 6),
    lambda x: _shorter(x, 12),
    lambda x: _shorter(x, 53),
    lambda x: np.exp2(np.rint(np.log2(np.abs(_wide(x))))),
)
