"""Other ways to run an implementation under which a failure goes away: they name the part of it that is to blame."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from oracles.backends import open_backend
from oracles.backends.errors import BackendError
from oracles.latitude import Latitude
from results.backend_names import BackendName
from trials.checks import Check, Failure, Judged
from trials.counterfactuals import is_gone

Options = Mapping[str, Any]

_LEVEL = "xla_backend_optimization_level"
_DISABLED = "xla_disable_hlo_passes"
_PASSES = (
    "algsimp",
    "constant_folding",
    "fusion",
    "cse",
    "call-inliner",
    "comparison-expander",
    "convolution-canonicalization",
    "dynamic-dimension-simplifier",
    "gather_simplifier",
    "layout-assignment",
    "reshape-decomposer",
    "reshape-mover",
    "scatter_simplifier",
    "shape-canonicalizer",
    "simplify-conditional",
    "simplify-sorts",
    "simplify-while-loops",
    "small-while-loop-hoisting",
    "transpose-folding",
    "tuple-simplifier",
    "while-loop-invariant-code-motion",
    "zero_sized_hlo_elimination",
)
"""Of XLA, those that programs can do without."""


def ways(name: str) -> Iterator[tuple[str, Options]]:
    """Other ways to run an implementation: what each is called, and the options of its adapter."""
    if BackendName.parse(name).base == "xla":
        yield "optimization-level-0", {"flags": {_LEVEL: "0"}}
        yield from ((f"without-{p}", {"flags": {_DISABLED: p}}) for p in _PASSES)


def goes_away_with(
    name: str,
    latitude: Latitude,
    check: Check,
    judged: Judged,
    failure: Failure,
    *,
    among: Collection[str] | None = None,
    timeout: float = 60.0,
) -> frozenset[str]:
    """The other ways, all or of those named, to run the implementation of this name under which a case no longer fails
    so. Each starts it anew, which takes seconds: for what is published."""
    return frozenset(
        way
        for way, options in ways(name)
        if among is None or way in among
        if _is_gone_with(name, options, latitude, check, judged, failure, timeout)
    )


def _is_gone_with(  # noqa: PLR0917
    name: str, options: Options, latitude: Latitude, check: Check, judged: Judged, failure: Failure, timeout: float
) -> bool:
    try:
        backend = open_backend(name, timeout=timeout, options=options)
    except BackendError:  # a way that this release lacks
        return False
    try:
        [again] = check(backend, [judged.case], latitude)
        return is_gone(again.verdict, failure)
    except BackendError:
        return False
    finally:
        backend.close()
