"""Programs with the names of their values normalized, so that equal programs compare equal."""

from __future__ import annotations

from dataclasses import replace

from spec.program import Function, Operation, Program, Region, Value


def canonical(program: Program) -> Program:
    """The program with the values of each function named 0, 1, 2, ... as `spec.parse` names them: in the order of
    definition, those of an operation's regions before its results. Raises KeyError where a value has no definition."""
    return replace(program, functions=tuple(map(_function, program.functions)))


def _function(f: Function) -> Function:
    return replace(f, body=_Renaming().region(f.body))


class _Renaming:
    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def region(self, region: Region) -> Region:
        return Region(self._defined(region.arguments), tuple(map(self._operation, region.operations)))

    def _operation(self, operation: Operation) -> Operation:
        operands = tuple(Value(self.names[v.name], v.type) for v in operation.operands)
        regions = tuple(map(self.region, operation.regions))
        return Operation(operation.name, operands, operation.attributes, regions, self._defined(operation.results))

    def _defined(self, values: tuple[Value, ...]) -> tuple[Value, ...]:
        for v in values:
            self.names[v.name] = str(len(self.names))
        return tuple(Value(self.names[v.name], v.type) for v in values)
