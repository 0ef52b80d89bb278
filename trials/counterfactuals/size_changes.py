"""A change of dynamic sizes to their bounds, so that no tensor is cut."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from generators.cases import Case
from spec.bounded_sizes import CUT
from spec.op import Op, is_described, op_named
from spec.program import Program, Value
from spec.types import TensorType, dtype
from trials.counterfactuals.rebuild import with_contents

Array = np.ndarray[Any, Any]


def whole_sizes(case: Case) -> Case | None:
    """Give bounded dimensions the size of their bound, in arguments and where operands of `main` set a size.

    New elements of an argument repeat its own. None for several processes.
    """
    if case.program.num_processes > 1:
        return None
    sizes = dict(_sizes(case.program))
    return with_contents(case, lambda v, x: _whole(v, x, sizes))


def _sizes(program: Program) -> Iterator[tuple[str, Array]]:
    """Yield the names of operands of `main` that set a size, with the largest size allowed."""
    for o in program.main.body.operations:
        if o.name == CUT:
            whole = _most(o.operands[0])[o.attribute("dimension")]
            if whole is not None:
                yield o.operands[1].name, np.array(whole)
        elif is_described(o.name):
            yield from _of_results(op_named(o.name)(o, program))


def _of_results(op: Op) -> Iterator[tuple[str, Array]]:
    for operand, made in op.sizes.items():
        if made in op.members and op.members[made].role == "result":
            most = _most(getattr(op, made))
            if None not in most:
                yield getattr(op, operand).name, np.array(most)


def _most(v: Value) -> tuple[int | None, ...]:
    assert isinstance(v.type, TensorType)
    bounds = v.type.bounds or (None,) * len(v.type.shape)
    return tuple(b if n is None else n for n, b in zip(v.type.shape, bounds, strict=True))


def _whole(v: Value, x: Array, sizes: dict[str, Array]) -> Array:
    if v.name in sizes:
        return np.broadcast_to(sizes[v.name], x.shape).astype(x.dtype)
    if not isinstance(v.type, TensorType) or v.type.bounds is None:
        return x
    shape = tuple(n if most is None else most for n, most in zip(x.shape, _most(v), strict=True))
    if x.size == 0:
        return np.zeros(shape, dtype(v.type.element_type))
    return np.pad(x, [(0, most - n) for n, most in zip(x.shape, shape, strict=True)], mode="wrap")
