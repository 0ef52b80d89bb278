"""Passes and other program rewriters as backends: the rewritten program is evaluated by the reference evaluator.

The results of the rewritten program must be among those of the original. So this backend returns the results of one
execution of the rewritten program, in which each operation returns a conforming result. For each input set, it is the
first execution with results outside the sets of the original, tried in this order: customary results, least results,
greatest results, and other results for unspecified elements. If no execution has such results, it is the customary one.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import count, zip_longest
from operator import is_
from typing import Any

import numpy as np

from oracles.backends.evaluator_backend import one
from oracles.backends.hosted import check_inputs
from oracles.backends.protocol import (
    QUANTIZED,
    Array,
    Description,
    Outcome,
    Rejected,
    Results,
    Unsupported,
)
from oracles.backends.rewriters import Rewriter, Text, texts_of
from oracles.conventions import TO_BE_DECIDED
from oracles.evaluator import Unevaluated, evaluate
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, exactly, from_bounds, to_bounds
from oracles.sets.alternatives import adds, mode_for
from oracles.sets.value_sets import AbstractValue, leaves
from spec.normalized_names import canonical
from spec.op import facts_of
from spec.parse import ParseError, parse, verify
from spec.program import Operation, Program
from spec.structure import violations
from spec.text import text
from spec.types import ELEMENT_TYPES, BooleanType, FloatType, IntegerType, QuantizedType, TensorType, Type, as_stored

MOST_PROCESSES = 16
MOST_KEPT = 128
"""Number of programs whose rewritten form is cached: more than are rewritten at once, with the pieces of some of
them."""
InputSets = Sequence[Sequence[Array]]
Rewritten = Program | Outcome
"""The rewritten program, or an outcome if rewriting failed."""
_REWRITTEN = Latitude(conventions=TO_BE_DECIDED)
"""How rewritten programs are evaluated: what is to be decided is as it is everywhere. A pass cannot be blamed for an
integer that it converts to f32 while no text says what comes of it."""
_EXECUTED = replace(_REWRITTEN, branch_cut="above")
"""How they are executed: one side of a branch cut is taken, since what lies between the two is no result."""


class RewritingBackend:
    def __init__(self, name: str, rewriter: Rewriter, originals: Originals | None = None) -> None:
        self.name = name
        self.rewriter = rewriter
        self._originals = originals or Originals()
        self._kept: dict[int, tuple[Program, Rewritten]] = {}
        """Rewritten programs by the identity of the original, which is fast to look up."""

    def describe(self) -> Description:
        types = (*map(str, ELEMENT_TYPES), QUANTIZED)
        return Description(self.name, self.rewriter.versions, "rewriter", types, MOST_PROCESSES, rewrites=True)

    def rewrite(self, programs: Sequence[Program]) -> list[Rewritten]:
        """Return the rewritten programs; an unchanged program as the same object. The last MOST_KEPT programs are
        cached."""
        return together([self], programs)[0]

    def keeps(self, program: Program) -> bool:
        return id(program) in self._kept

    def get_rewritten(self, program: Program) -> Rewritten:
        return self._kept[id(program)][1]

    def keep(self, programs: Sequence[Program], rewritten: Sequence[Rewritten]) -> None:
        self._kept |= {id(p): (p, r) for p, r in zip(programs, rewritten, strict=True)}
        for oldest in list(self._kept)[:-MOST_KEPT]:
            del self._kept[oldest]

    def run(self, program: Program, inputs: InputSets) -> Outcome:
        check_inputs(program, inputs)
        [found] = self.rewrite([program])
        if not isinstance(found, Program):
            return found
        if (refusal := _refusal(program, found)) is not None:
            return refusal
        begin = time.perf_counter()
        try:
            rows = self._outputs_outside(program, found, inputs)
        except Unevaluated as why:
            return Unsupported(f"the rewritten program: {why}", "execute")
        return Results(rows, {"execute": time.perf_counter() - begin})

    def verify(self, program: Program) -> Outcome:
        [found] = self.rewrite([program])
        if not isinstance(found, Program):
            return found
        return _refusal(program, found) or Results(())

    def close(self) -> None:
        self.rewriter.close()

    def keeps_meaning(self, program: Program, inputs: InputSets) -> bool:
        """Whether the rewritten program is valid and its sets of results lie within those of the original, so that none
        of its executions needs to be tried."""
        [found] = self.rewrite([program])
        if not isinstance(found, Program) or _refusal(program, found) is not None:
            return False
        allowed = self._originals.sets(program, inputs)
        sets = None if allowed is None else _sets(found, inputs)
        return allowed is not None and sets is not None and _are_within(sets, allowed)

    def _outputs_outside(self, program: Program, rewritten: Program, inputs: InputSets) -> tuple[Any, ...]:
        """Return, per input set, outputs of an execution of the rewritten program that lie outside the sets of the
        original, or the customary outputs if no execution with others is found. Raises Unevaluated."""
        allowed = self._originals.sets(program, inputs)
        choosing = _Choosing(one)
        customary = _execute(rewritten, inputs, choosing)
        if not choosing.had_a_choice or allowed is None:
            return customary
        found = list(customary)
        sets = _sets(rewritten, inputs)
        if sets is not None and _are_within(sets, allowed):
            return customary
        if choosing.had_a_bound:
            raise Unevaluated("several operations fold elements, of which no order's own result is known")
        folds = any(facts_of(o.name).accumulates for o in rewritten.operations())
        for choose in (one, *_ENDS) if folds else (one, *_ENDS, _another):
            rows = customary if choose is one else _execute(rewritten, inputs, _Choosing(choose))
            for k, row in enumerate(rows):
                if found[k] is customary[k] and not _is_within(row, k, allowed):
                    found[k] = row
        return tuple(found)


def together(backends: Sequence[RewritingBackend], programs: Sequence[Program]) -> list[list[Rewritten]]:
    """Return the rewritten programs by backend, as `RewritingBackend.rewrite` returns them; equal rewritten forms of
    one program are one object."""
    if all(b.keeps(p) for b in backends for p in programs):
        return [[b.get_rewritten(p) for p in programs] for b in backends]
    read: dict[tuple[int, str], Rewritten] = {}

    def what_became(i: int, found: Text) -> Rewritten:
        if not isinstance(found, str):
            return found
        if (i, found) not in read:
            read[i, found] = _program(programs[i], found)
        return read[i, found]

    columns = [list(map(what_became, count(), c)) for c in texts_of([b.rewriter for b in backends], programs)]
    for backend, column in zip(backends, columns, strict=True):
        backend.keep(programs, column)
    return columns


def _program(original: Program, found: str) -> Rewritten:
    """Parse a rewritten program.

    CHLO is lowered by jaxlib's pass. Text with other dialects is Unsupported, and text that is no valid MLIR is
    Rejected.
    """
    if not found or found == text(original):
        return original
    try:
        program = replace(parse(found, "rewritten", lower_chlo="chlo." in found), streams=original.streams)
    except ParseError as error:
        if verify(found) is None:
            return Unsupported(f"what comes of it is not StableHLO alone: {error}", "compile")
        if verify(text(original)) is not None:  # jaxlib rejects the original too, so it cannot read the result
            return Unsupported(f"jaxlib does not read it: {error}", "compile")
        return Rejected(f"what comes of it is invalid: {error}", "compile")
    except RecursionError:
        return Unsupported("what comes of it is nested too deeply", "compile")
    return original if program == canonical(original) else program


def _refusal(program: Program, rewritten: Program) -> Outcome | None:
    """Return the outcome if the rewritten program is invalid or has another signature than the original, else None."""
    if rewritten is program:
        return None
    broken = violations(rewritten)
    if broken and violations(program):
        return Unsupported("the original is invalid too", "compile")
    unknown = sorted({v.op for v in broken if v.predicate == "op_is_known"})
    if unknown:
        return Unsupported(f"what comes of it is not StableHLO alone: {', '.join(unknown[:3])}", "compile")
    if broken:
        return Rejected(f"what comes of it is invalid: {broken[0]}", "compile")
    try:
        given = [a.type for a in program.main.arguments]
        taken = [a.type for a in rewritten.main.arguments]
    except KeyError:
        return Rejected("what comes of it has no function main", "compile")
    if len(given) != len(taken) or not all(map(_is_given_the_same, given, taken)):
        return Unsupported(f"what comes of it takes {', '.join(map(str, taken)) or 'nothing'}", "compile")
    here, there = (list(map(as_stored, p.main.result_types)) for p in (program, rewritten))
    if here != there and list(map(_without_sign, here)) == list(map(_without_sign, there)):
        return Unsupported("what comes of it has integers without signs", "compile")
    return None


def _is_given_the_same(original: Type, rewritten: Type) -> bool:
    """Whether both argument types take the same array; a quantized argument is passed as integers of its storage
    type."""
    if original == rewritten or not isinstance(original, TensorType) or not isinstance(rewritten, TensorType):
        return original == rewritten
    return rewritten == as_stored(original)


def _without_sign(t: Type) -> Type:
    """Return the type with signed integers, since StableHLO reads integers without signedness as signed."""
    if isinstance(t, TensorType) and isinstance(t.element_type, IntegerType):
        return replace(t, element_type=replace(t.element_type, signed=True))
    return t


# Executions.


class Originals:
    def __init__(self) -> None:
        self._last: deque[tuple[Program, InputSets, tuple[AbstractValue, ...] | None]] = deque(maxlen=4)

    def sets(self, program: Program, inputs: InputSets) -> tuple[AbstractValue, ...] | None:
        for known, given, found in self._last:
            if known is program and len(given) == len(inputs) and all(map(is_, given, inputs)):
                return found
        try:
            with np.errstate(all="ignore"):
                sets = evaluate(program, inputs, mode_for(program))
        except Unevaluated:
            sets = None
        self._last.append((program, inputs, sets))
        return sets


def _sets(program: Program, inputs: InputSets) -> tuple[AbstractValue, ...] | None:
    try:
        with np.errstate(all="ignore"):
            return evaluate(program, inputs, latitude=_REWRITTEN)
    except Unevaluated:
        return None


def _are_within(sets: tuple[AbstractValue, ...], allowed: tuple[AbstractValue, ...]) -> bool:
    pairs = list(zip_longest(leaves(sets), leaves(allowed)))
    return all(_is_set_within(one_set, of_original) for one_set, of_original in pairs)


def _is_set_within(found: AbstractValue, allowed: AbstractValue) -> bool:
    if not isinstance(found, Acceptance) or not isinstance(allowed, Acceptance):
        return not isinstance(found, Acceptance) and not isinstance(allowed, Acceptance)
    is_alike = found.shape == allowed.shape and found.element_type == allowed.element_type
    return is_alike and not adds(found, allowed)


Choose = Callable[[AbstractValue], AbstractValue]


class _Choosing:
    def __init__(self, choose: Choose) -> None:
        self._choose = choose
        self.had_a_choice = False
        self.had_a_bound = False
        """Whether several operations fold elements into a set, which may hold what no order returns."""

    def observe(self, operation: Operation, outputs: tuple[AbstractValue, ...]) -> None:
        if _folds_by_several(operation) and any(map(_is_choice, outputs)):
            self.had_a_bound = True

    def __call__(self, value: AbstractValue) -> AbstractValue:
        if _is_choice(value):
            self.had_a_choice = True
            return self._choose(value)
        return value


def _is_choice(value: AbstractValue) -> bool:
    return isinstance(value, Acceptance) and not (value.is_exact and not value.unspecified.any())


_ONE_AND_ITS_RETURN = 2


def _folds_by_several(operation: Operation) -> bool:
    is_several = any(len(r.operations) > _ONE_AND_ITS_RETURN for r in operation.regions)
    return is_several and facts_of(operation.name).accumulates


def _execute(program: Program, inputs: InputSets, choosing: _Choosing) -> tuple[Any, ...]:
    with np.errstate(all="ignore"):
        found = evaluate(program, inputs, latitude=_EXECUTED, observe=choosing.observe, decide=choosing)
    sets = tuple(leaves(found))
    return _results(sets, len(inputs))


def _results(values: Sequence[AbstractValue], input_sets: int) -> tuple[Any, ...]:
    columns = [_rows(value, input_sets) for value in values]
    return tuple(tuple(column[k] for column in columns) for k in range(input_sets))


def _rows(value: AbstractValue, input_sets: int) -> Sequence[Array | None]:
    if not isinstance(value, Acceptance):
        return [None] * input_sets
    values = value.values()
    return [values[k if len(values) > 1 else 0, ...] for k in range(input_sets)]


def _is_within(row: Sequence[Array | None], k: int, allowed: tuple[AbstractValue, ...]) -> bool:
    sets = list(leaves(allowed))
    if len(sets) != len(row):
        return False
    for array, acceptance in zip(row, sets, strict=True):
        if isinstance(acceptance, Acceptance) and array is not None:
            if array.shape != acceptance.shape:
                return False
            if not acceptance.at(k).contains(array[np.newaxis]).all():
                return False
    return True


def _end(value: Acceptance, *, is_least: bool) -> Acceptance:
    """Return the least or greatest member of each set; the customary result where the bound is no member or the element
    is unspecified."""
    usual = one(value)
    bounds = value.lower if is_least else value.upper
    with np.errstate(all="ignore"):
        chosen = to_bounds(from_bounds(bounds, value.element_type), value.element_type)
    is_one = value.admits(chosen) & ~value.unspecified
    return exactly(from_bounds(np.where(is_one, chosen, usual.lower), value.element_type), value.element_type)


def _another(value: Acceptance) -> Acceptance:
    usual: Acceptance = one(value)
    if not value.unspecified.any():
        return usual
    opposite = _opposite(usual.lower, value)
    chosen = np.where(value.unspecified, opposite, usual.lower)
    return exactly(from_bounds(chosen, value.element_type), value.element_type)


def _opposite(bounds: Array, value: Acceptance) -> Array:
    match value.element_type:
        case BooleanType():
            return ~bounds
        case IntegerType(width, signed):
            least = -(1 << (width - 1)) if signed else 0
            most = least + (1 << width) - 1
            return (most - (bounds.astype(object) - least)).astype(bounds.dtype)
        case QuantizedType(storage_min=low, storage_max=high):
            return (high - (bounds.astype(object) - low)).astype(bounds.dtype)
        case FloatType():
            return np.where(np.isnan(bounds) | (bounds <= 1), 2.0, 1.0)
    return np.where(np.isnan(bounds) | (bounds <= 1), 2.0, 1.0)


_ENDS: tuple[Choose, ...] = (partial(_end, is_least=True), partial(_end, is_least=False))
"""Choices besides `_another`, which is left out for programs that fold elements: an unspecified fold may be one whose
order is undecided, or whose body we cannot show to be associative."""
