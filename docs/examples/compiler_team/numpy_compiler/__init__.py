"""A compiler of a few operations of StableHLO, by NumPy. One of them is wrong."""

from collections.abc import Callable
from typing import Any

import numpy as np

OPS: dict[str, Callable[..., Any]] = {
    "abs": np.abs,
    "add": np.add,
    "and": np.bitwise_and,
    "maximum": np.maximum,
    "multiply": np.multiply,
    "negate": lambda x: 0 - x,
    "not": np.invert,
}


class Invalid(Exception):
    """The program is no valid one."""


def compile_(program: Any) -> Callable[..., list[Any]]:
    """A function of the arguments of `main`. Raises Invalid."""
    operations = program.main.body.operations
    for operation in operations[:-1]:
        if operation.name not in OPS:
            raise NotImplementedError(operation.name)
        if len({v.type for v in (*operation.operands, *operation.results)}) != 1:
            raise Invalid(f"{operation.name} of several types")

    def run(*inputs: Any) -> list[Any]:
        values = dict(zip((a.name for a in program.main.arguments), inputs, strict=True))
        with np.errstate(all="ignore"):
            for operation in operations[:-1]:
                execute = OPS[operation.name]
                values[operation.results[0].name] = execute(*[values[v.name] for v in operation.operands])
        return [values[v.name] for v in program.main.body.returned]

    return run
