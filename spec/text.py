"""Programs as MLIR text in the generic form, which jaxlib's parser reads."""

from __future__ import annotations

from collections.abc import Iterator

from spec.attributes import raw_text, symbol_name
from spec.op import Op, is_described, op_named
from spec.program import Attribute, Function, Operation, Program, Region
from spec.types import Type


def text(program: Program) -> str:
    """Return the program as one module, with the numbers of replicas and partitions as attributes of the module."""
    functions = "\n".join(_function(f) for f in program.functions)
    grid = ""
    if (program.num_replicas, program.num_partitions) != (1, 1):
        grid = (
            f" attributes {{mhlo.num_replicas = {program.num_replicas} : i32, "
            f"mhlo.num_partitions = {program.num_partitions} : i32}}"
        )
    return f"module{grid} {{\n{functions}\n}}\n"


def _function(f: Function) -> str:
    arguments = ", ".join(f"{a}: {a.type}" for a in f.arguments)
    visibility = "private" if f.private else "public"
    results = f" -> ({_types(f.result_types)})" if f.result_types else ""
    if not f.body.operations:  # a declaration
        types = _types(tuple(a.type for a in f.arguments))
        return f"func.func {visibility} @{symbol_name(f.name)}({types}){results}"
    return f"func.func {visibility} @{symbol_name(f.name)}({arguments}){results} {{\n{_operations(f.body, 1)}\n}}"


def _types(types: tuple[Type, ...]) -> str:
    return ", ".join(map(str, types))


def _operations(region: Region, depth: int) -> str:
    return "\n".join("  " * depth + _operation(o, depth) for o in region.operations)


def _operation(operation: Operation, depth: int) -> str:
    results = f"{', '.join(map(str, operation.results))} = " if operation.results else ""
    name = operation.name if "." in operation.name else f"stablehlo.{operation.name}"
    operands = ", ".join(map(str, operation.operands))
    regions = ", ".join(_region(r, depth) for r in operation.regions)
    signature = (
        f"({_types(tuple(v.type for v in operation.operands))}) -> ({_types(tuple(v.type for v in operation.results))})"
    )
    return (
        f'{results}"{name}"({operands})'
        + (f" ({regions})" if regions else "")
        + _attributes(operation)
        + f" : {signature}"
    )


def _region(region: Region, depth: int) -> str:
    header = ""
    if region.arguments:
        header = "  " * depth + f"^bb0({', '.join(f'{a}: {a.type}' for a in region.arguments)}):\n"
    body = _operations(region, depth + 1) + "\n" if region.operations else ""
    return "{\n" + header + body + "  " * depth + "}"


def _attributes(operation: Operation) -> str:
    if not operation.attributes:
        return ""
    return f" {{{', '.join(f'{n} = {v}' for n, v in _attribute_texts(operation))}}}"


def _attribute_texts(operation: Operation) -> Iterator[tuple[str, str]]:
    op = op_named(operation.name) if is_described(operation.name) else None
    groups = op.groups if op is not None else {}
    grouped = {member: name for name, group in groups.items() for member in group.members}
    values = dict(operation.attributes)
    for name, group in groups.items():
        if any(member in values for member in group.members):
            yield name, group.text(values)
    for name, found in operation.attributes:
        if name not in grouped:
            yield name, _attribute(op, name, found)


def _attribute(op: type[Op] | None, name: str, value: Attribute) -> str:
    member = op.members.get(name) if op is not None else None
    if member is not None and member.kind is not None and member.kind.holds(value):
        return member.kind.text(value)
    return raw_text(value)
