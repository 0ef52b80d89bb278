"""Properties and transformations of programs that tests alone need."""

from __future__ import annotations

from dataclasses import replace

from spec.dynamic_validity import has_dynamic_sizes, is_dynamic
from spec.program import Program, Region
from spec.rewriting import has_effects, live_operations, without_unused_functions


def without_dead_code(program: Program) -> Program:
    """Return the program without dead code.

    Unused operations that have no effects go, and functions that `main` does not reach.
    """
    functions = tuple(replace(f, body=_live(f.body, program)) for f in program.functions)
    return without_unused_functions(replace(program, functions=functions))


def _live(region: Region, program: Program) -> Region:
    inner = (
        replace(o, regions=tuple(_live(r, program) for r in o.regions)) if o.regions else o for o in region.operations
    )
    return replace(region, operations=live_operations(tuple(inner), (), lambda o: not has_effects(o, program)))


def is_dynamic_program(program: Program) -> bool:
    regions = [f.body for f in program.functions]
    return any(map(_has_dynamic_argument, regions)) or any(map(is_dynamic, program.operations()))


def _has_dynamic_argument(region: Region) -> bool:
    return any(has_dynamic_sizes(a.type) for a in region.arguments)
