"""What a backend lacks, learnt from what it calls unsupported: uses of ops, by element types and grid of processes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, zip_longest

from generators import programs
from generators.cases import Case
from generators.choices import Seeded
from generators.drawing import seed_of
from generators.families import strategies
from spec.op import facts_of
from spec.program import Operation, Program
from spec.types import QuantizedType, TensorType, Type, element_type_named

FEW, SOME, MANY = 2, 4, 6
"""So many unsupported programs, and none that is supported, and a use is taken to be lacking; or all of an op; or
all of an element type."""
COMMON = ("f32", "i32", "i1")
"""Types that hardly any op of a backend lacks if it has the op."""


def uses(program: Program) -> frozenset[str]:
    """The uses of ops in a program: `dot_general(bf16,f32)->f32`, with the grid where the op is about one and with the
    op that its body consists of: `all_reduce{and}(i8)->i8@2x1`; and its ops and element types: `op dot_general`,
    `op all_reduce{and}`, `type bf16`."""
    grid = f"@{program.num_replicas}x{program.num_partitions}" if program.num_processes > 1 else ""
    found: set[str] = set()
    for o in program.operations():
        found.add(_use(o) + grid * facts_of(o.name).uses_grid)
        found.update((f"op {o.name}", f"op {o.name}{_body(o)}"))
        found.update(f"type {_element(v.type)}" for v in (*o.operands, *o.results))
    return frozenset(found)


def _use(o: Operation) -> str:
    taken, made = (",".join(sorted({_element(v.type) for v in values})) for values in (o.operands, o.results))
    return f"{o.name}{_body(o)}({taken})->{made}"


def _body(o: Operation) -> str:
    """The op that the only region of an operation consists of: `{add}`; that of an empty one is its terminator."""
    if len(o.regions) != 1 or len(o.regions[0].operations) > 2:
        return ""
    return f"{{{o.regions[0].operations[0].name}}}"


def _element(t: Type) -> str:
    if not isinstance(t, TensorType):
        return type(t).__name__
    element = "quantized" if isinstance(t.element_type, QuantizedType) else str(t.element_type)
    return element if t.is_static else f"?{element}"


def lacking(counted: Iterable[tuple[str, int, int]]) -> frozenset[str]:
    """The uses that are taken to be lacking, of uses with the programs that were unsupported and those that were
    not."""
    return frozenset(use for use, without, having in counted if not having and without >= _enough(use))


def _enough(use: str) -> int:
    return SOME if use.startswith("op ") else MANY if use.startswith("type ") else FEW


Subject = tuple[str, str]
"""An op and an element type."""


def subjects(element_types: Sequence[str]) -> list[Subject]:
    """All that is probed of a backend that takes these element types: one type of each op first, and common ones, since
    there may be no time for all."""
    own = ([(op, t) for t in _types(op) if t in element_types] for op in strategies())
    return [subject for subject in chain.from_iterable(zip_longest(*own)) if subject is not None]


def _types(op: str) -> list[str]:
    return sorted(map(str, programs.element_types(op)), key=lambda t: t not in COMMON)


def probe(subject: Subject, attempt: int) -> Case:
    """A one-op case of the subject, on one input set."""
    op, t = subject
    strategy = programs.single_op(op, element_type_named(t), input_sets=1)
    return strategy.sample(Seeded(seed_of("probe", op, t, attempt)))
