"""Parts of a compiler without which a failure goes away, which lead to the code at fault."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from oracles.backends.hosted import HostedBackend
from oracles.backends.protocol import Backend
from oracles.latitudes import Latitude
from results.backend_names import BackendName
from trials.checks import Check, Failure, Judged
from trials.counterfactuals.experiment import is_gone

PASSES = (
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
"""XLA passes that can be disabled."""
_LEVEL = {"xla_backend_optimization_level": "0"}
_DISABLED = "xla_disable_hlo_passes"


def find_compiler_parts(
    backend: Backend, latitude: Latitude, check: Check, judged: Judged, failure: Failure
) -> tuple[str, ...]:
    """Return the parts of XLA's compiler without which the case no longer fails in this way, in words.

    For example ("optimization of code", "the pass algsimp"). Each trial takes one execution. Empty for other backends.
    """
    if not isinstance(backend, HostedBackend) or BackendName.parse(backend.name).base != "xla":
        return ()

    def is_gone_with(flags: dict[str, str]) -> bool:
        [again] = check(backend.with_flags(flags), [judged.case], latitude)
        return is_gone(again.verdict, failure)

    found = ["optimization of code"] if is_gone_with(_LEVEL) else []
    one = _one_pass(PASSES, lambda passes: is_gone_with({_DISABLED: ",".join(passes)}))
    return tuple([*found, f"the pass {one}"] if one is not None else found)


def _one_pass(passes: Sequence[str], is_gone_without: Callable[[Collection[str]], bool]) -> str | None:
    """Return, by bisection, the one pass whose removal makes the failure go away; None if there is no such pass."""
    if not is_gone_without(passes):
        return None
    while len(passes) > 1:
        half = passes[: len(passes) // 2]
        passes = half if is_gone_without(half) else passes[len(half) :]
    return passes[0] if is_gone_without(passes) else None
