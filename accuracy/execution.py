"""Asynchronous execution of programs, so that an implementation works while true values are computed."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from oracles.backends.hosted import HostedBackend
from oracles.backends.protocol import Backend, Outcome, Results, Unsupported
from oracles.sets.acceptance import Array
from spec.program import Program

Waiting = Callable[[], Outcome]


@dataclass(frozen=True)
class Sent:
    """Pending executions of one op: on a large tensor, and, for the elements `probes`, on constants and on vectors."""

    operands: tuple[Array, ...]
    large: Waiting
    folded: Waiting
    vectors: Waiting
    probes: Array

    def drain(self) -> None:
        for waiting in (self.large, self.folded, self.vectors):
            waiting()


class Trouble(Exception):
    """An implementation returned no results; the message says how it ended."""


def send(backend: Backend, program: Program, inputs: Sequence[Sequence[Array]]) -> Waiting:
    """Start a program; on a backend without a worker, it runs when its outcome is awaited."""
    if not isinstance(backend, HostedBackend):
        return functools.cache(lambda: backend.run(program, inputs))
    prepared = backend.prepare(program, inputs)
    if isinstance(prepared, Unsupported):
        return lambda: prepared
    return functools.cache(backend.submit(prepared).result)


def outputs(waiting: Waiting) -> list[tuple[Array, ...]]:
    """Return the outputs of each input set. Raises Trouble."""
    outcome = waiting()
    if not isinstance(outcome, Results):
        raise Trouble(" ".join(f"{type(outcome).__name__}: {outcome.message}".split())[:300])
    rows = []
    for row in outcome.outputs:
        arrays = tuple(x for x in row if x is not None)
        if len(arrays) < len(row):
            raise Trouble("Failed: an output is missing")
        rows.append(arrays)
    return rows


def first_outputs(waiting: Waiting) -> list[Array]:
    return [row[0] for row in outputs(waiting)]
