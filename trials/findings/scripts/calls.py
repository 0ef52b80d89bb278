"""How a script calls an implementation: each kind of backend registers its lines by the name of its adapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from oracles.backends.protocol import Array
from spec.program import Program
from spec.types import TensorType


class NoScript(Exception):
    """No short script can run this program on this backend; the message says why."""


@dataclass(frozen=True)
class Target:
    """A program as the backend receives it, spelled in `text`, and the inputs to run it on.

    `executes`: False if it is only compiled. `options`: those of the adapter. `versions`: those of the packages.
    """

    program: Program
    text: str
    inputs: tuple[Array, ...]
    executes: bool
    options: Mapping[str, Any]
    versions: Mapping[str, str]
    limit: float = 60.0
    """Seconds that the backend has for a program."""

    @property
    def is_dynamic(self) -> bool:
        types = (v.type for o in self.program.operations() for v in (*o.operands, *o.results))
        main = self.program.main
        whole = (*types, *(a.type for a in main.arguments), *main.result_types)
        return any(isinstance(t, TensorType) and not t.is_static for t in whole)

    def result(self, i: int) -> TensorType:
        found = self.program.main.result_types[i]
        if not isinstance(found, TensorType):
            raise NoScript(f"result {i} is a {found}")
        return found


@dataclass(frozen=True)
class Call:
    """Lines that compile `PROGRAM` and execute it on the arrays of `inputs`.

    `fetch`: returns the expression of a result as a NumPy array. `packages`: distributions that the lines import.
    `once`: how many of the first lines of `compile` set up the process, and are not repeated.
    """

    imports: tuple[str, ...]
    compile: tuple[str, ...]
    execute: tuple[str, ...]
    fetch: Callable[[int], str]
    packages: tuple[str, ...]
    once: int = 0
    is_apart: bool = False
    """Whether the compiler has a process of its own, so that its crash is an exception."""
    argument: str = ""
    """Command-line argument that the script needs, in words."""
    files: Mapping[str, bytes] = field(default_factory=dict)


_CALLS: dict[str, Callable[[Target], Call]] = {}


def calls(adapter: str) -> Callable[[Callable[[Target], Call]], Callable[[Target], Call]]:
    def register(make: Callable[[Target], Call]) -> Callable[[Target], Call]:
        _CALLS[adapter] = make
        return make

    return register


def call_of(adapter: str, target: Target) -> Call:
    """Return the call for a target. Raises NoScript."""
    make = _CALLS.get(adapter)
    if make is None:
        raise NoScript(f"no script calls {adapter}")
    return make(target)
