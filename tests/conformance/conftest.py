"""Fake backends for the suite to test, and a fixture that runs the suite in this process."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

# A run in this process forgets what it imported, and ops are described once: all of it is imported before.
import conformance.conftest  # noqa: F401
import generators.ops  # noqa: F401
import oracles.reference  # noqa: F401
import spec.ops
import spec.parse  # noqa: F401
from oracles.backends import BackendError, catalogue
from oracles.backends.evaluator_backend import ReferenceBackend
from oracles.backends.protocol import Array, Crashed, Description, Outcome, Rejected, Results, TimedOut, Unsupported
from oracles.backends.worker import Settings
from spec.program import Program

SUITE = Path(__file__).parents[2] / "conformance"

Fault = Callable[[Program, Outcome], Outcome]


class Fake:
    """The reference evaluator, with a fault."""

    def __init__(self, name: str, fault: Fault) -> None:
        self.name, self._fault, self._reference = name, fault, ReferenceBackend()

    def describe(self) -> Description:
        return replace(self._reference.describe(), name=self.name, versions={self.name: "1.0"})

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        return self._fault(program, self._reference.run(program, inputs))

    def verify(self, program: Program) -> Outcome:
        outcome = self._reference.verify(program)
        return Results(()) if self._fault is lenient else outcome

    def close(self) -> None: ...


def each_array(change: Callable[[Array], Any]) -> Fault:
    def fault(program: Program, outcome: Outcome) -> Outcome:
        del program
        if not isinstance(outcome, Results):
            return outcome
        return replace(outcome, outputs=tuple(tuple(change(a) for a in row) for row in outcome.outputs))  # type: ignore[arg-type]

    return fault


def plus_one(array: Array) -> Array:
    """Add one to f32 arrays only, so that other types conform."""
    return array + np.float32(1) if array.dtype == np.float32 else array


def instead(outcome: Outcome) -> Fault:
    return lambda program, right: outcome


def lenient(program: Program, outcome: Outcome) -> Outcome:
    del program
    return outcome


def slip(program: Program, outcome: Outcome) -> Outcome:
    """Raise KeyError, as a broken adapter does, unless the arguments' text has a 5 or the outcome is Unsupported."""
    if "5" in str(program.main.arguments) or isinstance(outcome, Unsupported):
        return outcome
    raise KeyError("no such thing")


def lose(program: Program, outcome: Outcome) -> Outcome:
    raise BackendError("lost: it is gone")


FAULTS: dict[str, Fault] = {
    "right": lambda program, outcome: outcome,
    "wrong": each_array(plus_one),
    "misshapen": each_array(lambda a: a[np.newaxis]),
    "mistyped": each_array(lambda a: a.astype(np.complex128)),
    "short": lambda program, outcome: (
        replace(outcome, outputs=outcome.outputs[1:])  # type: ignore[call-arg]
        if isinstance(outcome, Results)
        else outcome
    ),
    "crashing": instead(Crashed("SIGSEGV", "compile", -11)),
    "hanging": instead(TimedOut("no answer", "execute", 3)),
    "refusing": instead(Rejected("no such op", "parse")),
    "unable": instead(Unsupported("no such op here", "compile")),
    "lenient": lenient,
    "slipping": slip,
    "lost": lose,
}


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Callable[..., pytest.RunResult]:
    """Function that runs the suite on fake backends, named by their fault, with results in the test's directory."""
    for name, fault in FAULTS.items():
        monkeypatch.setitem(catalogue._BUILT_IN, name, functools.partial(opened, name, fault))
    (pytester.path / "expectations").mkdir()

    def run(backend: str, *arguments: str) -> pytest.RunResult:
        options = ["--expectations=expectations"] if "--expectations" not in " ".join(arguments) else []
        return pytester.runpytest_inprocess(
            str(SUITE), "-p", "no:cacheprovider", f"--backend={backend}", *options, *arguments
        )

    return run


def opened(name: str, fault: Fault, variant: str, settings: Settings) -> Fake:
    del variant, settings
    return Fake(name, fault)
