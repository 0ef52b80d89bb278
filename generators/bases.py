"""Valid programs of which one operation is to be changed, and the changed programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from generators.breakers import Draft
from spec.names import canonical
from spec.op import inferred
from spec.program import Operation, Program, Region, Value, main_program, walk
from spec.types import TensorType, Type


@dataclass(frozen=True)
class Base:
    """A valid program and the operation of it that is to be broken, the last of `main` but for the return."""

    program: Program
    place: int

    @property
    def operation(self) -> Operation:
        return self.program.main.body.operations[self.place]

    def with_draft(self, draft: Draft) -> Program:
        """The program with the operation as drafted: operands of new types are new arguments."""
        main = self.program.main
        fresh, operands = self._operands(draft)
        operation = self.operation_of(draft, operands)
        before = _needed(main.body.operations[: self.place], operation)
        used = {v.name for o in (*before, operation) for v in _uses(o)}
        arguments = tuple(a for a in (*main.arguments, *fresh) if a.name in used)
        returned = operation.results or tuple(v for v in operands if isinstance(v.type, TensorType))
        return canonical(self._with_main(arguments, (*before, operation), returned))

    def instead(self, draft: Draft) -> Base:
        """A base with another valid operation of the op in the place of the drawn one."""
        program = self.with_draft(draft)
        return Base(program, len(program.main.body.operations) - 2)

    def around(self, operation: Operation) -> Program:
        """The program with the operation in the place of its own, and nothing after it."""
        main = self.program.main
        return self._with_main(main.arguments, (*main.body.operations[: self.place], operation), ())

    def _with_main(
        self, arguments: tuple[Value, ...], operations: tuple[Operation, ...], returned: tuple[Value, ...]
    ) -> Program:
        others = (f for f in self.program.functions if f.name != "main")
        functions = main_program(arguments, operations, returned, *others).functions
        return replace(self.program, functions=functions)

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
        """The drafted operation, with result types inferred where the draft leaves them open."""
        operands = self._operands(draft)[1] if operands is None else operands
        found = draft.results if draft.results is not None else self._inferred(draft, operands)
        results = tuple(Value(f"result{i}", t) for i, t in enumerate(found))
        regions = tuple(_renamed(r, f".{k}", {}) for k, r in enumerate(draft.regions))
        return Operation(self.operation.name, operands, draft.attributes, regions, results)

    def _inferred(self, draft: Draft, operands: tuple[Value, ...]) -> tuple[Type, ...]:
        kept = tuple(v.type for v in self.operation.results)
        try:
            found = inferred(self.operation.name, operands, dict(draft.attributes), draft.regions, self.program)
        except Exception:  # presupposes what the draft breaks
            return kept
        return found if found is not None else kept


def _renamed(region: Region, suffix: str, names: Mapping[str, str]) -> Region:
    """The region with the names that it defines made its own; `names` are those renamed around it."""
    defined = [*region.arguments, *(r for o in region.operations for r in o.results)]
    renamed = {**names, **{v.name: v.name + suffix for v in defined}}

    def of(values: tuple[Value, ...]) -> tuple[Value, ...]:
        return tuple(Value(renamed.get(v.name, v.name), v.type) for v in values)

    operations = (
        replace(
            o, operands=of(o.operands), results=of(o.results),
            regions=tuple(_renamed(r, f"{suffix}.{k}", renamed) for k, r in enumerate(o.regions)),
        )
        for o in region.operations
    )  # fmt: skip
    return Region(of(region.arguments), tuple(operations))


def _needed(operations: tuple[Operation, ...], last: Operation) -> tuple[Operation, ...]:
    """Those operations whose results are used, at last by `last`."""
    used = {v.name for v in _uses(last)}
    kept: list[Operation] = []
    for operation in reversed(operations):
        if any(r.name in used for r in operation.results):
            kept.append(operation)
            used.update(v.name for v in _uses(operation))
    return tuple(reversed(kept))


def _uses(operation: Operation) -> Iterator[Value]:
    yield from operation.operands
    for region in operation.regions:
        for inner in walk(region):
            yield from inner.operands
