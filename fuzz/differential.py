"""Comparison of two implementations where no verdict decides, and of two releases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from fuzz.state import Cause
from oracles.backends.protocol import Results
from oracles.sets.acceptance import Acceptance
from results.verdicts import Deviates
from trials.checks import Judged, failures_of

Array = np.ndarray[Any, Any]


def difference(one: Judged, other: Judged, name: str) -> Deviates | None:
    """Return a deviation of standing `behaviour` if two implementations differ in elements left open, else None.

    The specification, or the evaluator, leaves these elements open, so that no verdict decides. `name`: the name of the
    other implementation.
    """
    if failures_of(one.verdict) or failures_of(other.verdict):
        return None
    if not isinstance(one.outcome, Results) or not isinstance(other.outcome, Results):
        return None
    for k, rows in enumerate(zip(one.outcome.outputs, other.outcome.outputs, strict=False)):
        for i, (a, b) in enumerate(zip(*rows, strict=False)):
            if a is not None and b is not None and _differ(a, b, _open(one, i, k)):
                message = f"output {i} differs from that of {name}, on input set {k}, where it is left open"
                return Deviates("wrong-value", "behaviour", None, message)
    return None


def _open(judged: Judged, output: int, k: int) -> Array | bool:
    """Return a mask of the unspecified elements of an output on input set `k`; a bool stands for all or none."""
    if not isinstance(judged.expected, tuple):
        return True
    sets = judged.expected[output] if output < len(judged.expected) else None
    if not isinstance(sets, Acceptance):
        return False
    is_open = sets.at(k).unspecified[0]
    return np.asarray(is_open.any(axis=-1)) if is_open.ndim > len(sets.shape) else is_open


def _differ(a: Array, b: Array, is_open: Array | bool) -> bool:
    if a.shape != b.shape or a.dtype != b.dtype:
        return True
    with np.errstate(invalid="ignore"):
        both_nan = np.not_equal(a, a) & np.not_equal(b, b)
        same = (a == b) | both_nan
    return bool((~same & is_open).any())


def changes(causes: Iterable[Cause], new: str, old: str) -> Iterator[str]:
    """Yield one line per cause that shows on one release only, on programs where the other release conforms.

    A line begins with "fixed" or "new".
    """
    by_backend: dict[str, dict[str, Cause]] = {new: {}, old: {}}
    for cause in causes:
        by_backend.get(cause.backend, {})[cause.id] = cause
    for direction, there, here in (("fixed", old, new), ("new", new, old)):
        for id_ in sorted(by_backend[there].keys() - by_backend[here].keys()):
            cause = by_backend[there][id_]
            if cause.alone:
                yield f"{direction}: {id_}: {cause.text} ({cause.alone} times on {there} where {here} conforms)"
