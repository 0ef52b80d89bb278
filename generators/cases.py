"""The `Case`: a program and the input sets to run it on."""

from __future__ import annotations

import functools
import hashlib
import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from spec.pretty import elide, pretty
from spec.program import Program
from spec.text import text
from spec.types import TensorType, Type

Inputs = tuple[tuple[np.ndarray[Any, Any], ...], ...]
"""Input sets, each with one array per argument of `main`."""


@dataclass(frozen=True, eq=False)
class Case:
    """A valid program and its input sets. `op` and `element_type` are the subject of a one-op case, otherwise None."""

    program: Program
    inputs: Inputs
    op: str | None = None
    element_type: str | None = None
    shape_class: str = "small"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Case) and self._data == other._data and self.program == other.program

    def __hash__(self) -> int:
        # Hashing the whole program takes longer than comparing it with the few programs of the same op names.
        return hash((self._data, tuple(o.name for o in self.program.main.body.operations)))

    @functools.cached_property
    def _data(self) -> tuple[bytes, ...]:
        return tuple(a.tobytes() for row in self.inputs for a in row)

    @functools.cached_property
    def id(self) -> str:
        """A digest of the program's text and the inputs: equal for equal cases, on every machine."""
        digest = hashlib.sha256(text(self.program).encode())
        for row in self.inputs:
            for array in row:
                digest.update(f"{array.dtype}{array.shape}".encode())
                digest.update(array.tobytes())
        return digest.hexdigest()[:16]

    def __repr__(self) -> str:
        what = f"{self.op} of {self.element_type}" if self.op else "program"
        rows = "\n".join(f"  {', '.join(map(_first_elements, row))}" for row in self.inputs[:_SHOWN_SETS])
        program = elide(pretty(self.program))
        return f"<{what}, {self.shape_class}, {len(self.inputs)} input sets\n{program}{rows}>"


_LARGE = 256
_SHOWN_SETS = 4
_SHOWN_ELEMENTS = 8


def _first_elements(array: np.ndarray[Any, Any]) -> str:
    more = ", ..." if array.size > _SHOWN_ELEMENTS else ""
    return f"[{', '.join(map(str, array.ravel()[:_SHOWN_ELEMENTS].tolist()))}{more}]"


def shape_class(types: list[Type]) -> str:
    """Return the shape class of `types`.

    It is "empty", "large" (over 256 elements), "high-rank" (rank over 4), "small" or "scalar".
    """
    shapes = [t.static_shape for t in types if isinstance(t, TensorType)]
    if any(0 in s for s in shapes):
        return "empty"
    if any(math.prod(s) > _LARGE for s in shapes):
        return "large"
    if any(len(s) > 4 for s in shapes):
        return "high-rank"
    return "small" if any(shapes) else "scalar"
