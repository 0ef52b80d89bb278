"""Op pairs: an operation and another that uses its result.

Which pairs are possible, which pairs a program contains, and chains that cover them.
"""

from __future__ import annotations

import functools
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from generators.families import strategies
from spec.op import Member, op_named
from spec.program import Function, Operation, Program, walk
from spec.type_sets import TypeSet
from spec.types import TensorType


@dataclass(frozen=True, order=True)
class Pair:
    """Two ops: the consumer takes a result of the producer as operand `position`, named as in the specification."""

    producer: str
    consumer: str
    position: str


@functools.cache
def ops() -> tuple[str, ...]:
    """Return the ops that occur in pairs: all but those on quantized types and those that few implementations run."""
    return tuple(op for op, s in strategies().items() if s.setting.is_usual)


@functools.cache
def tensors(op: str, role: str) -> tuple[tuple[str, TypeSet], ...]:
    members = op_named(op).members.items()
    return tuple(
        (n, m.test) for n, m in members if m.role == role and m.test is not None and m.test.element_types
    )  # fmt: skip


@functools.cache
def possible_pairs() -> frozenset[Pair]:
    """Return every pair that types allow: a result and the operand share an element type and a rank."""
    return frozenset(
        Pair(producer, consumer, position)
        for producer in ops()
        for consumer in ops()
        for position, operand in tensors(consumer, "operand")
        if any(_meet(result, operand) for _, result in tensors(producer, "result"))
    )


def _meet(result: TypeSet, operand: TypeSet) -> bool:
    is_constant = "constant" in operand.name and operand.rank == 1  # an operand that must be a constant
    if is_constant or (None not in (result.rank, operand.rank) and result.rank != operand.rank):
        return False
    return not set(result.element_types).isdisjoint(operand.element_types)


def pairs_of(program: Program) -> Iterator[Pair]:
    for function in program.functions:
        yield from _pairs_of(function)


def _pairs_of(function: Function) -> Iterator[Pair]:
    makers: dict[str, str] = {}
    for operation in walk(function.body):
        makers.update((r.name, operation.name) for r in operation.results)
    for operation in walk(function.body):
        if op_named(operation.name).is_terminator:
            continue
        for i, v in enumerate(operation.operands):
            if v.name in makers and isinstance(v.type, TensorType):
                yield Pair(makers[v.name], operation.name, position(operation, i))


def position(operation: Operation, i: int) -> str:
    """Return the specification's name of the i-th operand; several variadic members get equal numbers of operands."""
    names = _operand_names(operation.name)
    variadic = [n for n, is_variadic in names if is_variadic]
    if not variadic:
        return names[i][0] if i < len(names) else ""
    each = (len(operation.operands) - (len(names) - len(variadic))) // len(variadic)
    spread = [n for n, is_variadic in names for _ in range(each if is_variadic else 1)]
    return spread[i] if i < len(spread) else ""


@functools.cache
def _operand_names(op: str) -> tuple[tuple[str, bool], ...]:
    members: Iterable[tuple[str, Member]] = op_named(op).members.items()
    return tuple((n, m.is_variadic) for n, m in members if m.role == "operand")


Chain = tuple[Pair, ...]
"""Pairs in which each consumer is the producer of the next pair."""

_MOST_TRIES = 8
"""A pair that this many chains failed to produce is given up."""


class Cover:
    def __init__(self, seed: int, length: int = 5) -> None:
        self._rng = random.Random(seed)
        self._length = length
        self._tries: Counter[Pair] = Counter()
        self._left: dict[str, list[Pair]] = defaultdict(list)
        for pair in sorted(possible_pairs()):
            self._left[pair.producer].append(pair)
        for pairs in self._left.values():
            self._rng.shuffle(pairs)

    @property
    def left(self) -> int:
        return sum(map(len, self._left.values()))

    def chain(self) -> Chain:
        """Return the next chain, empty if no pairs are left; each of its pairs counts one more try."""
        producers = [p for p, pairs in self._left.items() if pairs]
        found: list[Pair] = []
        while producers and len(found) < self._length:
            after = found[-1].consumer if found else max(producers, key=lambda p: len(self._left[p]))
            fresh = [p for p in self._left[after][-8:] if p not in found]
            if not fresh:
                break
            found.append(fresh[self._rng.randrange(len(fresh))])
        for pair in found:
            self._tries[pair] += 1
            if self._tries[pair] >= _MOST_TRIES:
                self._left[pair.producer].remove(pair)
        return tuple(found)

    def mark_drawn(self, pairs: Iterable[Pair]) -> None:
        for pair in set(pairs):
            if pair in (left := self._left[pair.producer]):
                left.remove(pair)

    def mark_failed(self, chain: Sequence[Pair]) -> None:
        for pair in chain:
            if pair in (left := self._left[pair.producer]):
                left.remove(pair)
                left.insert(0, pair)
