"""Input sets on which the specification leaves results open, and outcomes that values may have caused."""

from __future__ import annotations

import re
import signal
from collections.abc import Sequence
from contextlib import suppress

import numpy as np

from oracles.backends.protocol import Crashed, Outcome, Rejected, TimedOut
from oracles.evaluator import Mode, Unevaluated, evaluate
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.value_sets import AbstractValue
from spec.program import Operation, Program
from spec.types import IntegerType


def is_about_values(outcome: Outcome) -> bool:
    """Return whether values may have caused a crash, a timeout or a rejection.

    They may if the program was being executed, and at any stage if it is an arithmetic exception, since compilers fold
    constants.
    """
    match outcome:
        case Crashed(stage=stage) | Rejected(stage=stage):
            return stage == "execute" or is_arithmetic_exception(outcome)
        case TimedOut(stage=stage):
            return stage == "execute"
    return False


_BY_ZERO = re.compile(r"\b(division|divide|modulo|remainder) by zero\b", re.IGNORECASE)


def is_arithmetic_exception(outcome: Outcome) -> bool:
    """Return whether the process got SIGFPE or the message names a division by zero."""
    match outcome:
        case Crashed(exit_status=status):
            return status == -signal.SIGFPE
        case Rejected(message=message):
            return _BY_ZERO.search(message) is not None
    return False


def divides_openly(program: Program, row: Sequence[Array]) -> bool:
    """Return whether any executed integer division or remainder has an unspecified result on the inputs `row`.

    The outputs need not depend on it.
    """
    found: list[Operation] = []

    def observe(operation: Operation, outputs: tuple[AbstractValue, ...]) -> None:
        if operation.name in ("divide", "remainder") and any(_has_open_integers(x) for x in outputs):
            found.append(operation)

    with suppress(Unevaluated):  # what was carried out before it gave up counts
        evaluate(program, [row], Mode.FUSED, observe=observe)
    return bool(found)


def _has_open_integers(value: AbstractValue) -> bool:
    return (
        isinstance(value, Acceptance) and isinstance(value.element_type, IntegerType) and bool(value.unspecified.any())
    )


def decided_input_sets(expected: tuple[AbstractValue, ...], count: int) -> list[bool]:
    decided = np.ones(count, np.bool_)
    for sets in expected:
        if isinstance(sets, Acceptance):
            decided &= ~sets.unspecified.reshape(sets.unspecified.shape[0], -1).any(axis=1)
    return [bool(d) for d in decided]
