"""Excerpts of real programs: a few dependent operations, applied to the values that the program computes for them."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from generators.cases import Case, shape_class
from generators.choices import Choices, composite
from generators.value_scope import Without
from models.collection import collection, like
from oracles.backends.evaluator_backend import ReferenceBackend
from oracles.backends.protocol import Results
from oracles.sets.acceptance import Array
from spec.op import facts_of, is_described
from spec.program import Operation, Program, Value
from spec.rewriting import used_values, with_main
from spec.types import TensorType
from trials.pieces.all_values import inline_all_calls
from trials.pieces.single_operation import computation

MOST_OPS = 12
"""Most operations in an excerpt, not counting the constants and their computations."""
MOST_TEXT = 30_000
"""Models with more characters than this are left out, since their evaluation takes long."""


@dataclass(frozen=True)
class Evaluated:
    """A model with inlined calls, and all values that it computes from its own inputs."""

    program: Program
    definitions: Mapping[str, Operation]
    values: Mapping[str, Array]
    ends: tuple[Operation, ...]
    """Operations that an excerpt may end in: those with results of static shape."""


@composite
def excerpts(choices: Choices, input_sets: int, without: Without) -> Case:
    """Draw a case that runs an excerpt of a model.

    The first input set holds the values that the model computes; the others hold similar values.
    """
    found = _evaluate(choices.choice(_names()))
    while not found.ends:
        found = _evaluate(choices.choice(_names()))
    ends = [o for o in found.ends if o.name not in without.ops] or list(found.ends)
    end = choices.choice(ends)
    inside = _before(end, found, choices.integer(0, MOST_OPS - 1))
    known = found.values.keys() - inside
    piece = computation(found.program, end, found.definitions, known)
    given = tuple(np.asarray(found.values[name]) for name in piece.arguments)
    rng = np.random.default_rng(choices.integer(0, 2**32 - 1))
    rows = (given, *(tuple(like(a, rng) for a in given) for _ in range(input_sets - 1)))
    types = [v.type for v in (*piece.program.main.arguments, *end.results)]
    return Case(piece.program, rows, shape_class=shape_class(types))


@functools.cache
def _names() -> tuple[str, ...]:
    return tuple(name for name, model in collection().items() if len(model.text) <= MOST_TEXT)


@functools.cache
def _evaluate(name: str) -> Evaluated:
    model = collection()[name]
    program = inline_all_calls(model.program)
    operations = program.main.body.operations[:-1]
    returned = tuple(r for o in operations for r in o.results if _is_static(r))
    watched = with_main(program, program.main.arguments, operations, returned)
    [given] = model.inputs(1, 0)
    outcome = ReferenceBackend().run(watched, (given,))
    values = {v.name: a for v, a in zip(program.main.arguments, given, strict=True)}
    if not isinstance(outcome, Results):
        return Evaluated(program, {}, values, ())
    [row] = outcome.outputs
    values |= {v.name: np.asarray(a) for v, a in zip(returned, row, strict=True)}
    ends = tuple(o for o in operations if o.results and all(map(_is_static, o.results)) and _computes(o))
    return Evaluated(program, {r.name: o for o in operations for r in o.results}, values, ends)


def _before(end: Operation, found: Evaluated, most: int) -> set[str]:
    inside: dict[str, None] = {}
    pending = list(used_values(end))
    while pending and len(inside) < most:
        definition = found.definitions.get(pending.pop(0))
        if definition is None or definition.results[0].name in inside:
            continue
        inside.update(dict.fromkeys(r.name for r in definition.results))
        pending += used_values(definition)
    return set(inside)


def _is_static(value: Value) -> bool:
    return isinstance(value.type, TensorType) and value.type.is_static


def _computes(operation: Operation) -> bool:
    return bool(operation.regions) or not is_described(operation.name) or facts_of(operation.name).computes
