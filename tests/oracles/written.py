"""Helpers that evaluate one op, written as MLIR text, on arrays."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from oracles.evaluator import Mode, evaluate
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from spec.parse import parse
from spec.types import element_type_of

Array = np.ndarray[Any, Any]
BF16 = np.dtype(ml_dtypes.bfloat16)


def type_text(shape: tuple[int, ...], kind: Any) -> str:
    element_type = str(element_type_of(np.dtype(kind))).replace("si", "i")
    return f"tensor<{''.join(f'{n}x' for n in shape)}{element_type}>"


def written(
    op: str, attributes: str, *operands: Array, to: list[str], mode: Mode = Mode.STRICT,
    latitude: Latitude | None = None,
) -> tuple[Acceptance, ...]:  # fmt: skip
    """Return the sets of the results of one op; `to` are their types as text."""
    types = [type_text(x.shape, x.dtype) for x in operands]
    arguments = ", ".join(f"%{i}: {t}" for i, t in enumerate(types))
    names, results = ", ".join(f"%{i}" for i in range(len(types))), ", ".join(to)
    returned = ", ".join(f"%r#{i}" for i in range(len(to))) if len(to) > 1 else "%r"
    count = f":{len(to)}" if len(to) > 1 else ""
    text = (
        f"func.func @main({arguments}) -> ({results}) {{\n"
        f'  %r{count} = "stablehlo.{op}"({names}) {{{attributes}}} : ({", ".join(types)}) -> ({results})\n'
        f"  return {returned} : {results}\n}}"
    )
    return evaluate(parse(text), [operands], mode, latitude)


def holds(sets: Acceptance, result: Array) -> bool:
    """Return whether all elements of one result conform."""
    return bool(sets.contains(np.asarray(result)[np.newaxis]).all())


def is_exactly(sets: Acceptance, result: Array) -> bool:
    """Return whether the sets contain these elements and no others."""
    return sets.is_exact and np.array_equal(sets.values()[0], result) and sets.values().dtype == result.dtype


def equals(sets: Acceptance, result: Array) -> bool:
    """Return whether the sets contain these numbers and no others; the signs of zeros do not matter."""
    return bool(((sets.lower == result) & (sets.upper == result) & ~sets.nan & ~sets.unspecified).all())
