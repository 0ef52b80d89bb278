"""Strategies for twins: programs that break one labelled constraint of an op."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generators import type_tables
from generators.choices import Choices, Strategy, composite
from generators.dynamic.size_operands import with_size_operands
from generators.families import breakers, strategies, undrawn
from generators.programs.case_strategies import draw_operation, element_types
from generators.twins.breakers import Draft, drafts
from generators.twins.twin_bases import Base
from spec import type_constraints
from spec.op import op_named, ops
from spec.program import Program
from spec.structure import violations
from spec.traceability import QUANTIZED_TYPE
from spec.type_constraints import type_violations
from spec.violations import check, holds


@dataclass(frozen=True)
class Twin:
    """A program that breaks constraint `label` of `op`. `broken` lists all labels that it breaks, sorted."""

    program: Program
    op: str
    label: str
    broken: tuple[str, ...]

    @property
    def is_exact(self) -> bool:
        return self.broken == (self.label,)


# Which labels have twins.


def labels(op: str) -> tuple[str, ...]:
    """Return the labels of an op's inputs and constraints that have twins. Raises KeyError for an unknown op."""
    return tuple(label for label in _labels(op) if (op, label) not in no_twin)


def _labels(op: str) -> tuple[str, ...]:
    description = op_named(op)
    return (*description.input_labels.values(), *description.constraints)


def _reasons() -> Iterator[tuple[tuple[str, str], str]]:
    for op, description in ops().items():
        for label in _labels(op):
            reason = _reason(op, label)
            if reason is not None:
                yield (op, label), reason
        for label, why in description.not_modelled.items():
            yield (op, label), f"not modelled: {why}"
    for label in type_constraints.constraints:  # constraints of types belong to no op
        reason = UNWRITABLE.get(label.split()[-1])
        if reason is not None:
            yield (QUANTIZED_TYPE, label.split()[-1]), reason


UNWRITABLE: Mapping[str, str] = {
    "C4": "the syntax of types has no scale of another type than the expressed one",
    "C9": "the syntax of types has a zero point beside every scale",
}
"""Label of quantized types -> why no MLIR text breaks it."""


def _reason(op: str, label: str) -> str | None:
    if op_named(op).is_terminator:
        return "no strategy draws a terminator on its own"
    if label in op_named(op).at_run_time:
        return "the values of operands decide it, at run time"
    return None if op_named(op).sizes else undrawn().get(op)


class _Reasons(Mapping[tuple[str, str], str]):
    """Mapping that is computed on first use, since it takes a look at every op."""

    @functools.cached_property
    def _found(self) -> dict[tuple[str, str], str]:
        return dict(_reasons())

    def __getitem__(self, key: tuple[str, str]) -> str:
        return self._found[key]

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


no_twin: Mapping[tuple[str, str], str] = _Reasons()
"""(op, label) -> why it has no twin."""


never_alone: Mapping[tuple[str, str], str] = {
    (name, label): why for name, op in ops().items() for label, why in op.never_alone.items()
}
"""(op, label) -> why a program that breaks it also breaks another constraint."""


# Drawing twins.

_SHAPES: tuple[type_tables.Shape, ...] = ((2, 3), (3, 2), (2, 3, 4), (4, 2, 2), (3, 3))
_MOST_CANDIDATES = 12
_MOST_BASES = 8
"""Some base operations have too many tensors, or too few, to break the constraint."""


def twins(op: str, label: str) -> Strategy[Twin]:
    """Return the strategy for programs that break the constraint, and no other constraint if possible.

    Raises KeyError for an unknown op or label, and ValueError with the reason if there is no twin.
    """
    if label not in _labels(op):
        raise KeyError(f"{op} has no constraint {label}")
    if (op, label) in no_twin:
        raise ValueError(f"no program breaks {label} of {op}: {no_twin[op, label]}")
    return _twins(op, label)


@composite
def _twins(choices: Choices, op: str, label: str) -> Twin:
    found = None
    for _ in range(_MOST_BASES):
        candidates = _of_static_form(choices, op, label) or _candidates(_draw_base(choices, op), label)
        if candidates:
            found = _twin(choices.choice(candidates), op, label)
            if found.is_exact or label[0] == "I" or (op, label) in never_alone:
                return found
    if found is not None:
        return found
    raise NotImplementedError(f"nothing that is tried breaks {label} of {op}; register a breaker")


def _twin(program: Program, op: str, label: str) -> Twin:
    return Twin(program, op, label, tuple(sorted(_labels_broken(program))))


def _of_static_form(choices: Choices, op: str, label: str) -> list[Program]:
    """Return the dynamic form of a twin of the op's static form, if that also breaks the label; else an empty list."""
    form = op_named(op).static_form
    if form is None or label not in labels(form):
        return []
    static = _twins(form, label).sample(choices.source).program
    places = [i for i, o in enumerate(static.main.body.operations) if o.name == form]
    try:
        base = with_size_operands(Base(static, places[-1]), op, choices)
    except Exception:  # it presupposes the broken constraint
        return []
    is_broken = not holds(base.operation, label, base.program) and label in _labels_broken(base.program)
    return [base.program] if is_broken else []


def _labels_broken(program: Program) -> set[str]:
    return {v.label for v in violations(program)}


def _draw_base(choices: Choices, op: str) -> Base:
    """Draw a valid program of one operation that is easy to break: no tensor is empty, and most have rank 2 or 3."""
    form = op_named(op).static_form
    if form is not None:
        return with_size_operands(_draw_base(choices, form), op, choices)
    t = choices.choice(type_tables.by_weight(element_types(op)))
    builder, _ = draw_operation(choices, strategies()[op], t, choices.choice(_SHAPES))
    operations = builder.frame.operations
    program = builder.program(operations[-1].results or operations[-1].operands)
    place = max(i for i, o in enumerate(program.main.body.operations) if o.name == op)
    return Base(program, place)


def _candidates(base: Base, label: str) -> list[Program]:
    """Return programs that break the label: those that break no other constraint, else those that break the fewest."""
    registered = [p for breaker in breakers(base.operation.name, label) for p in breaker(base)]
    if registered:
        return registered
    others: list[tuple[int, Draft]] = []
    for stage in drafts(base.operation):
        found = _drafts_that_break(base, label, stage, others)
        if found:
            return [base.with_draft(d) for d in found]
        if others and label[0] == "I":  # no combination breaks the set of one operand alone
            break
    fewest = min((n for n, _ in others), default=0)
    return [base.with_draft(d) for n, d in others if n == fewest][:_MOST_CANDIDATES]


def _drafts_that_break(base: Base, label: str, stage: Iterator[Draft], others: list[tuple[int, Draft]]) -> list[Draft]:
    found: dict[bool, list[Draft]] = {True: [], False: []}
    for draft in stage:
        broken = _broken(base, draft, label)
        if label not in broken:
            continue
        if broken == {label} or _is_natural(broken, label):
            found[broken == {label}].append(draft)
        else:
            others.append((len(broken), draft))
        if len(found[True]) >= _MOST_CANDIDATES:
            break
    return [*found[True], *found[False][: _MOST_CANDIDATES // 2]]


def _is_natural(broken: set[str], label: str) -> bool:
    """Return whether a draft breaks only type sets: that of one operand, and those of types that must equal it."""
    return label[0] == "I" and all(b[0] in "IO" for b in broken)


def _broken(base: Base, draft: Draft, label: str) -> set[str]:
    """Return the labels that a draft breaks; none if `label` is not among them or a type is malformed."""
    try:
        operation = base.operation_of(draft)
        # Most drafts satisfy the label, so it is checked first; no constraint depends on the operation's place.
        if holds(operation, label, base.program):
            return set()
        if any(type_violations(v.type) for v in (*operation.operands, *operation.results)):
            return set()
    except Exception:  # the draft is no operation
        return set()
    return {v.label for v in check(operation, "", base.program_around(operation))}
