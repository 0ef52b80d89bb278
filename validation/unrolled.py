"""Long programs: the block of a real model repeated, with one planted operation."""

from __future__ import annotations

from dataclasses import replace

from generators.cases import Case
from models.collection import collection
from spec.normalized_names import canonical
from spec.program import Operation, Program, Region, Value, main_program
from spec.rewriting import clone, prefix_names
from trials.pieces.all_values import inline_all_calls

MODEL = "net-transformer-f32"
"""A model of about 150 operations that maps a state and weights to a state of the same type."""


def unroll(blocks: int) -> Case:
    model = collection()[MODEL]
    main = inline_all_calls(model.program).main
    first, *weights = main.arguments
    state, operations = first, list[Operation]()
    for n in range(blocks):
        body = clone(replace(main.body, arguments=()), {first.name: state}, prefix_names(f"block{n}_"))
        operations += body.operations[:-1]
        [state] = body.returned
    return Case(main_program((first, *weights), tuple(operations), (state,)), (model.given,))


def plant(blocks: int, op: str) -> Case:
    """Return the unrolled model with a unary operation in the middle, applied to a sum that the state depends on."""
    case = unroll(blocks)
    main = case.program.main
    *operations, end = main.body.operations
    state = main.result_types[0]
    place = next(
        n
        for n, o in enumerate(operations)
        if n >= len(operations) // 2 and o.name == "add" and o.results[0].type == state
    )
    [given] = operations[place].results
    made = Value("planted", given.type)
    rest = clone(Region((), (*operations[place + 1 :], end)), {given.name: made})
    whole = (*operations[: place + 1], Operation(op, (given,), (), (), (made,)), *rest.operations[:-1])
    program: Program = canonical(main_program(main.arguments, whole, rest.returned))
    return replace(case, program=program)
