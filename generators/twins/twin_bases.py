"""Bases of twins: valid programs of which one operation is to be changed."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace

from generators.twins.breakers import Draft
from spec.normalized_names import canonical
from spec.op import infer_types
from spec.program import Operation, Program, Value
from spec.rewriting import clone, live_operations, prefix_names, used_values, with_main
from spec.types import TensorType, Type


@dataclass(frozen=True)
class Base:
    """A valid program and the place in `main` of the operation to change, the last one before the return."""

    program: Program
    place: int

    @functools.cached_property
    def operation(self) -> Operation:
        return self.program.main.body.operations[self.place]

    def with_draft(self, draft: Draft) -> Program:
        """Return the program with the drafted operation; operands of new types become arguments."""
        main = self.program.main
        fresh, operands = self._operands(draft)
        operation = _with_own_names(self.operation_of(draft, operands))
        before = live_operations(main.body.operations[: self.place], used_values(operation).values(), lambda _: True)
        used = {n for o in (*before, operation) for n in used_values(o)}
        arguments = tuple(a for a in (*main.arguments, *fresh) if a.name in used)
        returned = operation.results or tuple(v for v in operands if isinstance(v.type, TensorType))
        return canonical(with_main(self.program, arguments, (*before, operation), returned))

    def rebase(self, draft: Draft) -> Base:
        program = self.with_draft(draft)
        return Base(program, len(program.main.body.operations) - 2)

    def program_around(self, operation: Operation) -> Program:
        main = self.program.main
        return with_main(self.program, main.arguments, (*main.body.operations[: self.place], operation), ())

    def _operands(self, draft: Draft) -> tuple[list[Value], tuple[Value, ...]]:
        fresh: list[Value] = []
        operands = []
        for i, t in enumerate(draft.operands):
            old = self.operation.operands[i] if i < len(self.operation.operands) else None
            if old is None or old.type != t:
                old = Value(f"new{i}", t)
                fresh.append(old)
            operands.append(old)
        return fresh, tuple(operands)

    def operation_of(self, draft: Draft, operands: tuple[Value, ...] | None = None) -> Operation:
        """Return the drafted operation, with result types of None inferred.

        Drafts may share regions, so names inside regions may be defined more than once.
        """
        operands = self._operands(draft)[1] if operands is None else operands
        found = draft.results if draft.results is not None else self._infer(draft, operands)
        results = tuple(Value(f"result{i}", t) for i, t in enumerate(found))
        return Operation(self.operation.name, operands, draft.attributes, draft.regions, results)

    def _infer(self, draft: Draft, operands: tuple[Value, ...]) -> tuple[Type, ...]:
        kept = tuple(v.type for v in self.operation.results)
        try:
            found = infer_types(self.operation.name, operands, dict(draft.attributes), draft.regions, self.program)
        except Exception:  # presupposes what the draft breaks
            return kept
        return found if found is not None else kept


def _with_own_names(operation: Operation) -> Operation:
    return replace(
        operation, regions=tuple(clone(r, rename=prefix_names(f"r{k}_")) for k, r in enumerate(operation.regions))
    )
