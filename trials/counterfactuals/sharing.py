"""A change after which a program uses no value twice."""

from __future__ import annotations

from dataclasses import replace

from generators.cases import Case
from spec.op import facts_of
from spec.program import Operation, Value, main_program
from spec.rewriting import clone, free_values, fresh_names

_MOST = 64
"""Maximum number of operations of such a program, which may grow exponentially."""


def without_shared_values(case: Case) -> Case | None:
    """Recompute a value of `main` for each of its uses, and give each use of an argument an argument of its own.

    None where the program does not change, becomes too large, or has effects that would happen twice.
    """
    main = case.program.main
    *operations, last = main.body.operations
    if any(facts.has_effects or facts.uses_streams for o in case.program.operations() for facts in [facts_of(o.name)]):
        return None
    made_by = {r.name: (o, i) for o in operations for i, r in enumerate(o.results)}
    places = {a.name: i for i, a in enumerate(main.arguments)}
    rename = fresh_names(())
    arguments: list[tuple[Value, int]] = []
    copied: list[Operation] = []

    def copy(v: Value) -> Value:
        if v.name in places:
            arguments.append((replace(v, name=rename(v.name)), places[v.name]))
            return arguments[-1][0]
        o, i = made_by[v.name]
        operands = tuple(map(copy, o.operands))
        regions = tuple(clone(r, {n: copy(x) for n, x in free_values(r).items()}, rename) for r in o.regions)
        results = tuple(replace(r, name=rename(r.name)) for r in o.results)
        made = Operation(o.name, operands, o.attributes, regions, results)
        copied.append(made)
        if len(copied) > _MOST:
            raise OverflowError
        return made.results[i]

    try:
        returned = tuple(map(copy, last.operands))
    except OverflowError:
        return None
    if len(copied) + len(arguments) == len(operations) + len(main.arguments):
        return None
    others = [f for f in case.program.functions if f.name != "main"]
    functions = main_program(tuple(a for a, _ in arguments), tuple(copied), returned, *others).functions
    inputs = tuple(tuple(row[i] for _, i in arguments) for row in case.inputs)
    return replace(case, program=replace(case.program, functions=functions), inputs=inputs)
