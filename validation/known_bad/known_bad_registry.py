"""The registry of implementations with one fault each: bugs that real ones have had, or might have.

Each executes one op wrongly, and all others correctly.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal

import numpy as np

from validation.implementations.legal_freedoms import Choices, in_steps
from validation.implementations.machine import (
    KERNELS,
    Array,
    Call,
    Kernel,
    Machine,
    Tensor,
    is_quantized,
    load_kernels,
)

Where = Literal["", "folded", "fused", "algebra"]


@dataclass(frozen=True)
class KnownBad:
    name: str
    op: str
    kernel: Kernel
    is_quantized: bool = False
    """Whether the fault is on quantized operands, so that it runs on cases with them."""
    where: Where = ""
    """The kind of cases that show the fault: constants, fused operations, or algebraic expressions."""

    def machine(self) -> Machine:
        return Machine(Choices(), {self.op: self.kernel})


_KNOWN_BAD: list[KnownBad] = []


def all_known_bad() -> tuple[KnownBad, ...]:
    import validation.known_bad

    for module in pkgutil.iter_modules(validation.known_bad.__path__):
        importlib.import_module(f"validation.known_bad.{module.name}")
    return tuple(_KNOWN_BAD)


def bad(op: str, name: str, *, is_quantized: bool = False, where: Where = "") -> Callable[[Kernel], Kernel]:
    def register(kernel: Kernel) -> Kernel:
        used = _where_quantized(kernel) if is_quantized else kernel
        _KNOWN_BAD.append(KnownBad(f"{op}: {name}", op, used, is_quantized, where))
        return kernel

    return register


def _where_quantized(kernel: Kernel) -> Kernel:
    return lambda call: kernel(call) if is_quantized(call.op.operation) else rightly(call)


def rightly(call: Call) -> Any:
    load_kernels()
    return KERNELS[call.name](call)


class Altered:
    def __init__(self, op: Any, **changed: Any) -> None:
        self._op, self._changed = op, changed

    def __getattr__(self, name: str) -> Any:
        return self._changed[name] if name in self._changed else getattr(self._op, name)


def with_attributes(call: Call, **changed: Any) -> Call:
    return replace(call, op=Altered(call.op, **changed))


def on(call: Call, *operands: Any) -> Call:
    return replace(call, operands=operands)


def afterwards(op: str, name: str, change: Callable[[Tensor, Array], Array]) -> None:
    @bad(op, name)
    def kernel(call: Call) -> Any:
        result = rightly(call)
        return result.with_array(change(call.operands[0], result.array))


def instead(op: str, name: str, compute: Callable[..., Array], *, only: Callable[[Tensor], bool]) -> None:
    @bad(op, name)
    def kernel(call: Call) -> Any:
        result = rightly(call)
        if not only(call.operands[0]):
            return result
        with np.errstate(all="ignore"):
            return result.with_array(compute(*(o.array for o in call.operands)))


def in_bf16(x: Array) -> Array:
    return in_steps(x, 8, -133)


def in_f32(x: Array) -> Array:
    with np.errstate(all="ignore"):
        return x.astype(np.float32).astype(x.dtype)
