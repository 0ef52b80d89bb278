"""A loop with many turns: the first of its turns that is wrong, as a program of its own."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from generators.cases import Case
from oracles import judge
from oracles.backends.protocol import Backend, Results
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Array
from results.verdicts import fails
from spec.rewriting import with_main
from trials.pieces.loop_states import Traced, count_turns, trace_loops
from trials.pieces.single_operation import Column


def wrong_turn(backend: Backend, latitude: Latitude, loop: Case) -> tuple[Case, tuple[Array, ...]] | None:
    """Return the first wrong turn of the loop that ends the program, and the state that the backend computed.

    The turn is a case: the body of the loop on the state before it. The state is the one after the turn. None if the
    backend does not return the states, or computes each turn correctly.
    """
    traced = _trace(backend, loop)
    if traced is None:
        return None
    turns, ended = next(traced[0].turns(traced[1]))
    for turn, results in zip(turns.inputs, ended.outputs, strict=True):
        one = replace(turns, inputs=(turn,))
        expected = judge.expectation(one.program, one.inputs, judge.mode_for(one.program), latitude)
        if fails(judge.judge(Results((results,)), expected, one.program, 1)):
            return one, tuple(np.asarray(a) for a in results)
    return None


def _trace(backend: Backend, loop: Case) -> tuple[Traced, dict[str, Column]] | None:
    """Return the loop with its states at each turn, and the known values by name.

    None if the backend does not return the states. One more execution counts the turns.
    """
    main = loop.program.main
    operation = main.body.operations[-2]
    counting = count_turns(loop.program, [operation])
    counted = backend.run(counting.program, loop.inputs)
    if not isinstance(counted, Results):
        return None
    known = {a.name for a in main.arguments}
    trace = trace_loops(loop.program, [operation], counting, counted, known).get(operation.results[0].name)
    if trace is None:
        return None
    program = trace.instrument(loop.program)
    results = (*operation.results, *trace.returned)
    outcome = backend.run(with_main(program, main.arguments, program.main.body.operations[:-1], results), loop.inputs)
    if not isinstance(outcome, Results) or any(len(row) != len(results) for row in outcome.outputs):
        return None
    columns: dict[str, Column] = {a.name: [row[i] for row in loop.inputs] for i, a in enumerate(main.arguments)}
    for i, v in enumerate(operation.results):
        columns[v.name] = [np.asarray(row[i]) for row in outcome.outputs]
    states = [[np.asarray(a) for a in row[len(operation.results) :]] for row in outcome.outputs]
    return trace.with_arrays(states), columns
