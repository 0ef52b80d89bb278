"""Acme stands for an implementation of StableHLO. It knows a few elementwise ops, and nothing of the suite."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

__version__ = "1.0"
DTYPES = {"i8": np.int8, "i32": np.int32, "ui8": np.uint8, "ui32": np.uint32, "f32": np.float32, "f64": np.float64}
OPS = {"abs": np.abs, "add": np.add, "multiply": np.multiply, "negate": np.negative, "subtract": np.subtract}
LINE = re.compile(r'\s*(%\S+) = "stablehlo\.(\w+)"\(([^)]*)\) : .*')


class Unsupported(Exception):
    """Acme has no such thing."""


class Invalid(Exception):
    """The program is none."""


class Device:
    """A place where programs run."""

    name = "Acme on NumPy"

    def compile(self, text: str) -> Executable:
        """Raises Invalid and Unsupported."""
        types = {t.rpartition("x")[2] for t in re.findall(r"tensor<([^>]*)>", text)}
        if text.count("func.func") > 1 or not types <= DTYPES.keys():
            raise Unsupported("one function on whole numbers and floats is all there is")
        lines = [line for line in text.splitlines() if " = " in line]
        return Executable(text, [_parsed(line) for line in lines])


def _parsed(line: str) -> tuple[str, str, list[str]]:
    found = LINE.fullmatch(line)
    if found is None or found[2] not in OPS:
        raise Unsupported(f"there is nothing for {line.strip()}")
    if len(set(re.findall(r"tensor<[^>]*>", line))) > 1:
        raise Invalid(f"types differ in {line.strip()}")
    return found[1], found[2], found[3].split(", ")


class Executable:
    """A program, ready to be called with arrays."""

    def __init__(self, text: str, operations: list[tuple[str, str, list[str]]]) -> None:
        self._arguments = re.findall(r"(%\w+):", text)
        self._results = re.findall(r"%\w+", re.findall(r'"func\.return"\(([^)]*)\)', text)[0])
        self._operations = operations

    def __call__(self, *arguments: Any) -> list[Any]:
        values = dict(zip(self._arguments, arguments))  # noqa: B905  Python 3.9 has no strict=
        with np.errstate(all="ignore"):
            for result, op, operands in self._operations:
                values[result] = OPS[op](*(values[name] for name in operands))
        return [values[name] for name in self._results]
