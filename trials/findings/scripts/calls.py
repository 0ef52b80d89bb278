"""How a script calls an implementation: the lines that a user of its Python packages writes. Each kind of backend
registers its own, by the name of its adapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from oracles.backends.protocol import Array
from spec.program import Program
from spec.types import TensorType


class NoScript(Exception):
    """A program that no few lines run on this backend; says why."""


@dataclass(frozen=True)
class Target:
    """What is to be called: a program as this backend gets it, spelled in `text`, on `inputs`; `executes` is False
    where it is compiled only. `options` are those of the adapter, `versions` those of the packages."""

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
        """The type of a result. Raises NoScript for what is no tensor."""
        found = self.program.main.result_types[i]
        if not isinstance(found, TensorType):
            raise NoScript(f"result {i} is a {found}")
        return found


@dataclass(frozen=True)
class Call:
    """Lines that compile `PROGRAM`, and lines that execute it on the arrays of `inputs`. `fetch` is the expression for
    a result as a NumPy array, after `execute`; `packages` are what the lines import."""

    imports: tuple[str, ...]
    compile: tuple[str, ...]
    execute: tuple[str, ...]
    fetch: Callable[[int], str]
    packages: tuple[str, ...]
    is_apart: bool = False
    """Whether a crash of the compiler is an exception here: it has a process of its own."""
    argument: str = ""
    """What the script is to be given on its command line, in words."""
    files: Mapping[str, bytes] = field(default_factory=dict)
    """What has to lie beside the script."""


_CALLS: dict[str, Callable[[Target], Call]] = {}


def calls(adapter: str) -> Callable[[Callable[[Target], Call]], Callable[[Target], Call]]:
    """Registers how the backends of an adapter are called."""

    def register(make: Callable[[Target], Call]) -> Callable[[Target], Call]:
        _CALLS[adapter] = make
        return make

    return register


def call_of(adapter: str, target: Target) -> Call:
    """Raises NoScript."""
    make = _CALLS.get(adapter)
    if make is None:
        raise NoScript(f"no script calls {adapter}")
    return make(target)
