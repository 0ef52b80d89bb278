"""Passes and other rewriters of programs as backends: a program is rewritten, and what it is then is evaluated by us.

What the rewritten program may return must be within what the original may return. So its results here are those of an
execution of it, in which each operation returns one of its conforming results; of several executions, those of the
first that leaves the sets of the original, if there is one: with customary results, with the least and the greatest
where there are several, and with others where the specification leaves them open.
"""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

import numpy as np

from oracles.backends.command import execute, words
from oracles.backends.evaluator_backend import one
from oracles.backends.hosted import HostedBackend, check_inputs
from oracles.backends.protocol import (
    QUANTIZED,
    Array,
    Description,
    Outcome,
    Rejected,
    Results,
    Unsupported,
)
from oracles.backends.worker import Settings
from oracles.evaluator import Unevaluated, evaluate
from oracles.sets.acceptance import Acceptance, exactly, from_bounds, to_bounds
from oracles.sets.alternatives import evaluate_each, mode_for
from oracles.sets.value_sets import AbstractValue, leaves
from spec.normalized_names import canonical
from spec.parse import ParseError, parse, verify
from spec.program import Program
from spec.structure import violations
from spec.text import text
from spec.types import ELEMENT_TYPES, BooleanType, FloatType, IntegerType, QuantizedType, TensorType, Type

MOST_PROCESSES = 16
Rewritten = Program | Outcome
"""What a program has become; an outcome where it has not become any."""


class Rewriter(Protocol):
    """Rewrites programs."""

    @property
    def versions(self) -> Mapping[str, str]:
        """By package."""
        ...

    def texts(self, programs: Iterable[Program]) -> Iterator[str | Outcome]:
        """What each program becomes, "" for one that stays as it is, or what ended it."""
        ...

    def close(self) -> None: ...


@dataclass
class ByPasses:
    """MLIR's pass manager, in a worker of its own."""

    hosted: HostedBackend

    @property
    def versions(self) -> Mapping[str, str]:
        return self.hosted.worker.versions

    def texts(self, programs: Iterable[Program]) -> Iterator[str | Outcome]:
        for sent in [self.hosted.send(program, [()]) for program in programs]:
            outcome = sent.result()
            if isinstance(outcome, Results):
                [[array]] = outcome.outputs
                yield np.asarray(array).tobytes().decode()
            else:
                yield _refused(outcome)

    def close(self) -> None:
        self.hosted.close()


_LACKS = re.compile(r"failed to legalize|explicitly marked illegal|not supported|unsupported", re.IGNORECASE)


def _refused(outcome: Outcome) -> Outcome:
    """Where the parser refuses a program no pass has seen it; a pass that says that it does not take an operation lacks
    something, and refuses nothing."""
    if isinstance(outcome, Rejected) and (outcome.stage == "parse" or _LACKS.search(outcome.message)):
        return Unsupported(outcome.message, outcome.stage, outcome.seconds)
    return outcome


@dataclass
class ByCommand:
    """An executable, which is given a program on its standard input and writes another one to its standard output."""

    command: str
    settings: Settings

    def __post_init__(self) -> None:
        self._words = words("rewrite", self.command)

    @property
    def versions(self) -> Mapping[str, str]:
        return {}

    def texts(self, programs: Iterable[Program]) -> Iterator[str | Outcome]:
        return map(self._text, programs)

    def _text(self, program: Program) -> str | Outcome:
        begin = time.perf_counter()
        with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as made:
            given.write(text(program).encode())
            given.seek(0)
            end = execute(self._words, self.settings, given, made)
            seconds = {"compile": time.perf_counter() - begin}
            outcome = end.outcome(self.settings.timeout, "compile", seconds)
            if outcome is not None:
                return outcome
            made.seek(0)
            return made.read().decode(errors="replace") or "module {}"

    def close(self) -> None:
        """Nothing is left running between programs."""


class RewritingBackend:
    """Programs are rewritten, and what they become is evaluated."""

    def __init__(self, name: str, rewriter: Rewriter) -> None:
        self.name = name
        self._rewriter = rewriter
        self._kept: dict[Program, Rewritten] = {}

    def describe(self) -> Description:
        types = (*map(str, ELEMENT_TYPES), QUANTIZED)
        return Description(self.name, self._rewriter.versions, "rewriter", types, MOST_PROCESSES, rewrites=True)

    def rewritten(self, programs: Sequence[Program]) -> list[Rewritten]:
        """What programs become; of one that stays as it is, the same object. They are kept until others are asked for:
        whoever looks at which programs change runs those next."""
        new = [p for p in dict.fromkeys(programs) if p not in self._kept]
        if new:
            kept = {p: self._kept[p] for p in programs if p in self._kept}
            texts = self._rewriter.texts(new)
            self._kept = kept | {p: _program(p, found) for p, found in zip(new, texts, strict=True)}
        return [self._kept[p] for p in programs]

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        check_inputs(program, inputs)
        [found] = self.rewritten([program])
        if not isinstance(found, Program):
            return found
        if (refusal := _refusal(program, found)) is not None:
            return refusal
        begin = time.perf_counter()
        try:
            rows = _escaping(program, found, inputs)
        except Unevaluated as why:
            return Unsupported(f"the rewritten program: {why}", "execute")
        return Results(rows, {"execute": time.perf_counter() - begin})

    def verify(self, program: Program) -> Outcome:
        [found] = self.rewritten([program])
        if not isinstance(found, Program):
            return found
        return _refusal(program, found) or Results(())

    def close(self) -> None:
        self._rewriter.close()


def _program(original: Program, found: str | Outcome) -> Rewritten:
    """Reads what a program has become. CHLO is made StableHLO by jaxlib's own pass, what is of other dialects is not
    evaluated, what is no MLIR is invalid."""
    if not isinstance(found, str):
        return found
    if not found or found == text(original):
        return original
    try:
        program = replace(parse(found, "rewritten", lower_chlo="chlo." in found), streams=original.streams)
    except ParseError as error:
        if verify(found) is None:
            return Unsupported(f"what comes of it is not StableHLO alone: {error}", "compile")
        if verify(text(original)) is not None:  # what jaxlib refuses of the original is not to be read back either
            return Unsupported(f"jaxlib does not read it: {error}", "compile")
        return Rejected(f"what comes of it is invalid: {error}", "compile")
    except RecursionError:
        return Unsupported("what comes of it is nested too deeply", "compile")
    return original if program == canonical(original) else program


def _refusal(program: Program, rewritten: Program) -> Outcome | None:
    """Why the rewritten program cannot stand for the original; None where it can."""
    if rewritten is program:
        return None
    broken = violations(rewritten)
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
    return None


def _is_given_the_same(original: Type, rewritten: Type) -> bool:
    """Whether an argument is the same array: integers of the storage type are what a quantized one is given as."""
    if original == rewritten or not isinstance(original, TensorType) or not isinstance(rewritten, TensorType):
        return original == rewritten
    t = original.element_type
    return isinstance(t, QuantizedType) and rewritten == replace(original, element_type=t.storage_type)


# Executions.

Choose = Callable[[AbstractValue], AbstractValue]


def _escaping(program: Program, rewritten: Program, inputs: Sequence[Sequence[Array]]) -> tuple[Any, ...]:
    """Outputs for each input set, of an execution of the rewritten program that the original does not have, if there is
    one. Raises Unevaluated."""
    choosing = _Choosing(one)
    customary = _executed(rewritten, inputs, choosing)
    if not choosing.had_a_choice:
        return customary
    try:
        with np.errstate(all="ignore"):
            allowed = evaluate_each(program, inputs, mode_for(program))
    except Unevaluated:
        return customary
    found = list(customary)
    for choose in (one, *_OTHERS):
        rows = customary if choose is one else _executed(rewritten, inputs, _Choosing(choose))
        for k, row in enumerate(rows):
            if found[k] is customary[k] and not _is_within(row, k, allowed):
                found[k] = row
    return tuple(found)


class _Choosing:
    """Chooses, and remembers whether there was a choice."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose
        self.had_a_choice = False

    def __call__(self, value: AbstractValue) -> AbstractValue:
        if isinstance(value, Acceptance) and not (value.is_exact and not value.unspecified.any()):
            self.had_a_choice = True
            return self._choose(value)
        return value


def _executed(program: Program, inputs: Sequence[Sequence[Array]], choose: Choose) -> tuple[Any, ...]:
    with np.errstate(all="ignore"):
        sets = list(leaves(evaluate(program, inputs, decide=choose)))
    columns = [_rows(value, len(inputs)) for value in sets]
    return tuple(tuple(column[k] for column in columns) for k in range(len(inputs)))


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
    """The least or the greatest of each set, the customary result where that is not of the type."""
    usual = one(value)
    bounds = value.lower if is_least else value.upper
    with np.errstate(all="ignore"):
        chosen = to_bounds(from_bounds(bounds, value.element_type), value.element_type)
    is_one = value.admits(chosen) & ~value.unspecified
    return exactly(from_bounds(np.where(is_one, chosen, usual.lower), value.element_type), value.element_type)


def _another(value: Acceptance) -> Acceptance:
    """Where results are left open, others than the customary ones."""
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


_OTHERS: tuple[Choose, ...] = (partial(_end, is_least=True), partial(_end, is_least=False), _another)
