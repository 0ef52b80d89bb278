"""Changes to a smaller process grid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from generators.cases import Case
from spec.program import Function, Operation, Region
from trials.reduce.parts import Change, change, with_attributes


def grid_changes(case: Case, focus: tuple[int, ...]) -> Iterator[Change]:
    """Yield changes to smaller grids, the smallest first; `focus[0]` is the process with the worst element."""
    replicas, partitions = case.program.num_replicas, case.program.num_partitions
    smaller = sorted({(1, 1), (2, 1), (1, 2), (replicas, 1), (1, partitions)}, key=lambda g: (g[0] * g[1], g))
    for grid in smaller:
        if grid[0] * grid[1] < case.program.num_processes and grid[0] <= replicas and grid[1] <= partitions:
            first = focus[0] if focus and grid == (1, 1) else 0
            yield change(_on_grid, *grid, first)


def _on_grid(case: Case, replicas: int, partitions: int, first: int) -> Case | None:
    program = case.program
    count = replicas * partitions
    if not 1 < program.num_processes > count:
        return None
    first = min(first, program.num_processes - count)
    kept = first if count == 1 else slice(count)
    functions = tuple(_function(f, count, (replicas, partitions)) for f in program.functions)
    smaller = replace(program, functions=functions, num_replicas=replicas, num_partitions=partitions)
    return replace(case, program=smaller, inputs=tuple(tuple(np.asarray(x[kept]) for x in row) for row in case.inputs))


def _function(f: Function, count: int, grid: tuple[int, int]) -> Function:
    return replace(f, body=_region(f.body, count, grid))


def _region(region: Region, count: int, grid: tuple[int, int]) -> Region:
    return replace(region, operations=tuple(_operation(o, count, grid) for o in region.operations))


def _operation(o: Operation, count: int, grid: tuple[int, int]) -> Operation:
    regions = tuple(_region(r, count, grid) for r in o.regions)
    changed: dict[str, Any] = {}
    groups, pairs = o.attribute("replica_groups"), o.attribute("source_target_pairs")
    if isinstance(groups, tuple):
        changed["replica_groups"] = _groups(groups, o, count, grid)
    if isinstance(pairs, tuple):
        changed["source_target_pairs"] = tuple(p for p in pairs if max(p) < count)
    return replace(with_attributes(o, **changed) if changed else o, regions=regions)


def _groups(groups: tuple[tuple[int, ...], ...], o: Operation, count: int, grid: tuple[int, int]) -> Any:
    is_global = o.attribute("use_global_device_ids") is not None
    ids = range(count if is_global else max(grid[0], 1))
    kept = tuple(tuple(p for p in group if p in ids) for group in groups)
    kept = tuple(group for group in kept if group)
    if len({len(group) for group in kept}) <= 1:
        return kept
    return tuple((p,) for p in ids)
