"""How a program uses ops, named from every side from which a backend may have or lack that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from spec.op import facts_of
from spec.program import Constant, Operation, Program, walk
from spec.types import QuantizedType, TensorType, Type

_LONGEST = 40
"""Characters of an attribute's value that is part of a name."""


class Use(NamedTuple):
    """One operation of a program."""

    op: str
    own: str
    """The op with the element types of its operands and results, with the op that its body consists of, and with the
    grid where it is about one: `dot_general(bf16,f32)->f32`, `all_reduce{and}(i8)->i8@2x1`."""
    parts: tuple[str, ...]
    """The op, and the op with each thing that is special about it: `op gather`, `op gather.slice_sizes`,
    `op fft.fft_type=RFFT`, `op reduce{add}`; of an op that is about a grid of several processes: `op all_reduce@`,
    `op all_reduce{and}@`, `all_reduce(i8)->i8@`, and where it takes several operands `op all_reduce*@2x1`."""
    types: tuple[str, ...]
    """The element types of its operands and results: `type bf16`."""
    is_evident: bool
    """Whether the program cannot be run without it: its results are used, and it is not about constants alone or about
    no elements at all."""

    @property
    def names(self) -> tuple[str, ...]:
        return (self.own, *self.parts, *self.types)


def uses(program: Program) -> tuple[Use, ...]:
    """The uses of all operations of a program but the terminators."""
    return tuple(use for f in program.functions for use in _uses(tuple(walk(f.body)), program))


def evident(found: Sequence[Use]) -> Sequence[Use]:
    """The uses that are, if any; what comes of the program says nothing about the others."""
    return [use for use in found if use.is_evident] or found


def names(found: Iterable[Use]) -> frozenset[str]:
    return frozenset(name for use in found for name in use.names)


def _uses(operations: Sequence[Operation], program: Program) -> Iterator[Use]:
    found = _evident(operations)
    for o in operations:
        if not facts_of(o.name).is_terminator:
            yield _use(o, program, id(o) in found)


def _use(o: Operation, program: Program, is_evident: bool) -> Use:
    is_of_grid = program.num_processes > 1 and facts_of(o.name).uses_grid
    grid = f"@{program.num_replicas}x{program.num_partitions}" if is_of_grid else ""
    body, at = _body(o), "@" * is_of_grid
    taken, made = ([_element(v.type) for v in values] for values in (o.operands, o.results))
    types = f"({','.join(sorted(set(taken)))})->{','.join(sorted(set(made)))}"
    parts = [f"op {o.name}{at}", *(f"op {o.name}.{special}" for special in _attributes(o))]
    parts += [f"op {o.name}{body}{at}"] if body else []
    parts += [f"{o.name}{types}@"] if grid else []
    parts += [f"op {o.name}*{grid}"] if facts_of(o.name).uses_grid and len(o.operands) > 1 else []
    elements = dict.fromkeys(_element(v.type) for v in (*o.operands, *o.results) if isinstance(v.type, TensorType))
    own = f"{o.name}{body}{types}{grid}"
    return Use(o.name, own, tuple(parts), tuple(f"type {t}" for t in elements), is_evident)


def _body(o: Operation) -> str:
    """The op that the only region of an operation consists of: `{add}`; that of an empty one is its terminator, and
    that of a longer one `*`."""
    if len(o.regions) != 1:
        return ""
    inner = o.regions[0].operations
    return f"{{{inner[0].name if len(inner) <= 2 else '*'}}}"


def _attributes(o: Operation) -> Iterator[str]:
    """The attributes that are not zero, false or empty, those that are words with their value."""
    for name, value in o.attributes:
        if value and not isinstance(value, Constant):
            yield f"{name}={value[:_LONGEST]}" if isinstance(value, str) else name


def _element(t: Type) -> str:
    if not isinstance(t, TensorType):
        return type(t).__name__
    element = "quantized" if isinstance(t.element_type, QuantizedType) else str(t.element_type)
    return element if t.is_static else f"?{element}"


def _evident(operations: Sequence[Operation]) -> frozenset[int]:
    """The ids of the operations of a function, those in regions after the one that they belong to, that a program
    cannot be run without."""
    known: set[str] = set()
    folded: set[int] = set()
    for o in operations:
        if o.name in ("constant", "iota"):
            known.update(v.name for v in o.results)
        elif o.name != "rng" and o.operands and known.issuperset(v.name for v in o.operands):
            known.update(v.name for v in o.results)
            folded.add(id(o))
    used: set[str] = set()
    found: list[Operation] = []
    for o in reversed(operations):
        does_more = facts_of(o.name).has_effects or facts_of(o.name).uses_streams or not o.results
        if does_more or any(v.name in used for v in o.results):
            used.update(v.name for v in o.operands)
            found.append(o)
    return frozenset(id(o) for o in found if not any(_is_empty(v.type) for v in o.results)) - folded


def _is_empty(t: Type) -> bool:
    return isinstance(t, TensorType) and 0 in t.shape
