"""The constraints that an operation breaks, by label."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spec.op import FIELDS, Op, op_named
from spec.program import Operation, Program
from spec.vocabulary import Deferred


@dataclass(frozen=True)
class Violation:
    """A constraint that does not hold.

    `label` is the specification's (C4), that of an input (I1) or result (O1), of a quantized type (`quantized C5`), or
    `structure` for rules of syntax and scoping.
    """

    op: str
    label: str
    predicate: str
    path: str
    """The place of the operation, as function/operation, region/operation and so on: `main/3`, `main/3/0/1`."""

    def __str__(self) -> str:
        return f"{self.path}: {self.op} {self.label}: {self.predicate.replace('_', ' ')} does not hold"


def check(operation: Operation, path: str = "", program: Program | None = None) -> Iterator[Violation]:
    """Yield the violations of one operation, without those of the operations in its regions.

    Constraints presuppose each other in no particular order: a predicate that raises counts as violated only if no
    other is. A predicate that depends on a dynamic size is not violated.
    """
    op = op_named(operation.name)(operation, program)
    broken = [("structure", found) for found in _structure(op, operation)]
    raised = []
    for label, predicate, holds in type(op).checks():
        try:
            if not holds(op):
                broken.append((label, predicate))
        except Deferred:
            pass
        except Exception:  # presupposes a constraint already broken
            raised.append((label, predicate))
    for label, predicate in broken or raised:
        yield Violation(op.mnemonic, label, predicate, path)


def holds(operation: Operation, label: str, program: Program | None = None) -> bool:
    op = op_named(operation.name)(operation, program)
    try:
        return all(predicate(op) for each, _, predicate in type(op).checks() if each == label)
    except Deferred:
        return True
    except Exception:  # presupposes a constraint that is broken
        return False


def _structure(op: Op, operation: Operation) -> Iterator[str]:
    members = type(op).members
    for role, number, is_exact in type(op).counts():
        found = len(getattr(operation, FIELDS[role]))
        if found < number or (is_exact and found > number):
            yield f"has_{number}_{role}s"
    for name, _ in operation.attributes:
        member = members.get(name)
        # Any operation may have attributes of other dialects (mhlo.sharding, ...).
        if (member is None or member.role != "attribute") and "." not in name:
            yield f"has_no_attribute_{name}"
