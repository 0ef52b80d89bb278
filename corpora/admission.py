"""Admission of programs: those that exceed the memory limit, or call unknown native code, are refused."""

from __future__ import annotations

from collections.abc import Iterator

from oracles.reference.program_structure import custom_call_targets
from results.verdicts import Error, Unsupported
from spec.allocation import MOST_ELEMENTS, elements
from spec.program import Operation, Program

_OF_FUNCTIONS = "func."


def refusal(program: Program, input_sets: int = 1) -> Error | Unsupported | None:
    """Return the verdict on a program that no implementation may run; None if it may run."""
    reason = next(unknown(program), None)
    if reason is not None:
        return Unsupported(reason, "translate")
    return too_large(program, input_sets)


def too_large(program: Program, input_sets: int = 1) -> Error | None:
    count = elements(program) * max(1, input_sets)
    if count <= MOST_ELEMENTS:
        return None
    return Error(f"its values hold {count:,} elements, {MOST_ELEMENTS:,} are taken at most")


def input_sets_of(program: Program, wanted: int) -> int:
    return max(1, min(wanted, MOST_ELEMENTS // elements(program)))


def unknown(program: Program) -> Iterator[str]:
    """Yield a message for each operation outside StableHLO and its known custom calls.

    An implementation that tries to run such an operation may end its process, or run code of the file's author.
    """
    for operation in program.operations():
        if operation.name == "custom_call":
            yield from _unknown_target(operation)
        elif "." in operation.name and not operation.name.startswith(_OF_FUNCTIONS):
            yield f"{operation.name} is no op of StableHLO"


def _unknown_target(operation: Operation) -> Iterator[str]:
    target = operation.attribute("call_target_name")
    if not isinstance(target, str) or target not in custom_call_targets():
        yield f"custom_call: the target {target!r} is none that is known"
