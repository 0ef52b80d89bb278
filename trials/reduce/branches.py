"""Simplifications of `if` and `case`: fewer results, fewer branches, branches that compute less."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generators.cases import Case
from spec.program import Operation, Region, Value
from spec.rewriting import clone, live_operations, used_values
from trials.reduce.parts import Change, Parts, change

CHOOSING = ("if", "case")


def branch_changes(operation: Operation) -> Iterator[Change]:
    """Yield changes of an operation that chooses a branch.

    They drop unused results, drop a branch of a `case`, replace a branch by values from outside, or replace one
    operation of a branch by its operands or by values from outside.
    """
    name = operation.results[0].name
    if len(operation.results) > 1:
        yield change(_without_unused_results, name)
        yield from (change(_without_unused_results, name, r.name) for r in operation.results)
    if operation.name == "case" and len(operation.regions) > 1:
        yield from (change(_without_branch, name, k) for k in range(len(operation.regions)))
    for k, region in enumerate(operation.regions):
        if len(region.operations) > 1:
            yield change(_bare_branch, name, k)
            inner = [o.results[0].name for o in region.operations[:-1] if o.results]
            yield from (change(_without_branch_operation, name, k, i) for i in inner)


def live(region: Region) -> Region:
    *operations, terminator = region.operations
    return replace(region, operations=(*live_operations(operations, region.returned, lambda _: True), terminator))


def _without_unused_results(case: Case, name: str, result: str | None = None) -> Case | None:
    parts = Parts.of(case)
    current = parts.definition_of(name)
    if current is None:
        return None
    used = {v.name for v in parts.returned}.union(*map(used_values, parts.operations))
    kept = [i for i, r in enumerate(current.results) if r.name in used or result not in (None, r.name)]
    if not kept or len(kept) == len(current.results):
        return None
    regions = tuple(_with_returned(r, [r.returned[i] for i in kept]) for r in current.regions)
    results = tuple(current.results[i] for i in kept)
    return parts.with_operation(current, replace(current, regions=regions, results=results)).whole()


def _without_branch(case: Case, name: str, k: int) -> Case | None:
    parts = Parts.of(case)
    current = parts.definition_of(name)
    if current is None or not k < len(current.regions) > 1:
        return None
    regions = (*current.regions[:k], *current.regions[k + 1 :])
    return parts.with_operation(current, replace(current, regions=regions)).whole()


def _bare_branch(case: Case, name: str, k: int) -> Case | None:
    parts = Parts.of(case)
    current = parts.operation_with_region(name, k)
    if current is None:
        return None
    outside = _outside(parts, current)
    found = [next((v for v in outside if v.type == r.type), None) for r in current.results]
    if any(v is None for v in found):
        return None
    *_, terminator = current.regions[k].operations
    bare = Region((), (replace(terminator, operands=tuple(v for v in found if v is not None)),))
    return _with_branch(parts, current, k, bare)


def _without_branch_operation(case: Case, name: str, k: int, inner: str) -> Case | None:
    parts = Parts.of(case)
    current = parts.operation_with_region(name, k)
    if current is None:
        return None
    region = current.regions[k]
    left_out = next((o for o in region.operations if o.results and o.results[0].name == inner), None)
    if left_out is None:
        return None
    values = {}
    for r in left_out.results:
        same = next((v for v in (*left_out.operands, *_outside(parts, current)) if v.type == r.type), None)
        if same is None:
            return None
        values[r.name] = same
    rest = tuple(o for o in region.operations if o is not left_out)
    return _with_branch(parts, current, k, live(clone(Region(region.arguments, rest), values)))


def _outside(parts: Parts, operation: Operation) -> list[Value]:
    before = parts.operations[: next(i for i, o in enumerate(parts.operations) if o is operation)]
    return [*parts.case.program.main.arguments, *(r for o in before for r in o.results)]


def _with_returned(region: Region, values: Sequence[Value]) -> Region:
    *operations, terminator = region.operations
    return live(replace(region, operations=(*operations, replace(terminator, operands=tuple(values)))))


def _with_branch(parts: Parts, current: Operation, k: int, branch: Region) -> Case:
    regions = (*current.regions[:k], branch, *current.regions[k + 1 :])
    return parts.with_operation(current, replace(current, regions=regions)).whole()
