"""Execution of programs on implementations, each in a process that is kept for the next program."""

from __future__ import annotations

import atexit
import functools
from collections.abc import Collection, Sequence

from library.judgement import NONE, as_row, assert_conforms
from oracles.backends import open_backend
from oracles.backends.protocol import Backend, Outcome
from oracles.sets.acceptance import Array
from spec.program import Program


def run(backend: str | Backend, program: Program, inputs: Sequence[Array]) -> Outcome:
    """Run a program on an implementation with one set of inputs.

    Return Results, whose `outputs[0]` is a tuple with one array per output; or Unsupported, Rejected, Crashed, TimedOut
    or Failed, each with a `message` and its `stage`.

    `backend` is a name as on the command line (`xla`, `interpreter`, `xla:O0`, `xla==0.7.2`, `command:"my-runner"`, an
    installed adapter), or an object of the protocol `Backend`. A named implementation is started once, and ends with
    this process. Raises BackendError if it cannot be started, ValueError for inputs that do not fit the program.

    >>> import numpy as np, stablehlo_conformance as shc
    >>> program = shc.parse('''
    ... func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    ...   %y = stablehlo.negate %x : tensor<2xf32>
    ...   return %y : tensor<2xf32>
    ... }''')
    >>> inputs = [np.float32([1, 2])]
    >>> outcome = shc.run("reference", program, inputs)
    >>> outcome.outputs[0]
    (array([-1., -2.], dtype=float32),)
    >>> shc.assert_conforms(program, inputs, outcome)
    """
    opened = _open(backend) if isinstance(backend, str) else backend
    return opened.run(program, [as_row(program, inputs)])


class Implementation:
    """An implementation by name, started once per process.

    Raises BackendError if it cannot be started.

    >>> import numpy as np, stablehlo_conformance as shc
    >>> program = shc.parse("func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }")
    >>> shc.Implementation("reference").assert_conforms(program, [np.float32([1, 2])])
    """

    __module__ = "stablehlo_conformance"

    def __init__(self, name: str) -> None:
        self.name = name
        self._backend = _open(name)

    def run(self, program: Program, inputs: Sequence[Array]) -> Outcome:
        """Run a program on one set of inputs, as `run` does."""
        return run(self._backend, program, inputs)

    def assert_conforms(
        self, program: Program, inputs: Sequence[Array], *, conventions: Collection[str] = NONE
    ) -> None:
        """Run a program; raise Nonconformance if its results do not conform."""
        __tracebackhide__ = True
        assert_conforms(program, inputs, self.run(program, inputs), conventions=conventions)

    def __repr__(self) -> str:
        return f"Implementation({self.name!r})"


@functools.cache
def _open(name: str) -> Backend:
    opened = open_backend(name)
    atexit.register(opened.close)
    return opened
