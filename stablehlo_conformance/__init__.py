"""Conformance of StableHLO implementations, as a library: `import stablehlo_conformance as shc`.

The library parses and checks programs, evaluates them to the sets of conforming results, and judges the results of an
implementation. `strategies` are for Hypothesis, and `pytest --stablehlo-backend=...` passes a backend to tests. The
names in `__all__` are public; everything else may change. Importing the package loads no other module: each name is
loaded on first use. docs/library.md is the guide, and `__init__.pyi` has the types.
"""

from __future__ import annotations

import importlib
from typing import Any

from stablehlo_conformance import _rooms

_MODULES = {
    "library.judgement": ("Nonconformance", "Sets", "assert_conforms", "evaluate", "judge"),
    "library.program_text": ("Program", "parse", "validate"),
    "library.backend_runs": ("Implementation", "run"),
    "oracles.backends.backend_errors": ("BackendError",),
    "oracles.backends.protocol": (
        "Backend", "Crashed", "Failed", "Outcome", "Rejected", "Results", "TimedOut", "Unsupported",
    ),
    "oracles.conventions": ("CONVENTIONS",),
    "oracles.evaluator": ("Unevaluated",),
    "results.verdicts": (
        "AcceptsInvalid", "Conforms", "Crashes", "Deviates", "Error", "RejectsValid", "TimesOut", "Undecided",
        "Verdict",
    ),
    "spec.parse": ("ParseError",),
    "spec.program": ("Constant", "Function", "Operation", "Region", "Value"),
    "spec.types": ("TensorType", "dtype"),
    "spec.violations": ("Violation",),
}  # fmt: skip
_HOMES = {name: module for module, names in _MODULES.items() for name in names}

__all__ = [
    "CONVENTIONS",
    "AcceptsInvalid",
    "Backend",
    "BackendError",
    "Conforms",
    "Constant",
    "Crashed",
    "Crashes",
    "Deviates",
    "Error",
    "Failed",
    "Function",
    "Implementation",
    "Nonconformance",
    "Operation",
    "Outcome",
    "ParseError",
    "Program",
    "Region",
    "Rejected",
    "RejectsValid",
    "Results",
    "Sets",
    "TensorType",
    "TimedOut",
    "TimesOut",
    "Undecided",
    "Unevaluated",
    "Unsupported",
    "Value",
    "Verdict",
    "Violation",
    "assert_conforms",
    "dtype",
    "evaluate",
    "judge",
    "parse",
    "run",
    "strategies",
    "validate",
]

_rooms.install()


def __getattr__(name: str) -> Any:
    if name == "strategies":
        found: Any = importlib.import_module("stablehlo_conformance.strategies")
    elif name in _HOMES:
        found = getattr(_rooms.private(_HOMES[name]), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name in ("run", "Implementation"):
        _rooms.offer_short_names()
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
