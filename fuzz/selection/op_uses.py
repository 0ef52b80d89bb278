"""The uses of ops in a program, under every name by which a backend may support or lack them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from spec.dynamic_validity import has_unbounded_sizes
from spec.op import facts_of
from spec.program import Constant, Operation, Program, Region, walk
from spec.rewriting import symbols
from spec.types import QuantizedType, TensorType, TupleType, Type

QUANTIZED = "type quantized"
KINDS = (QUANTIZED, "sizes unbounded", "sizes bounded")
"""The kinds of tensors that a backend may lack altogether."""
OF_ONE = 2
"""Number of results of an operation that takes one tensor from a stream: the tensor and a token."""
_LONGEST = 40
"""Most characters of an attribute's value in a name."""


class Use(NamedTuple):
    op: str
    own: str
    """The op with the element types of its operands and results, with the op that its body consists of, and with the
    process grid if it depends on one: `dot_general(bf16,f32)->f32`, `all_reduce{and}(i8)->i8@2x1`.
    """
    parts: tuple[str, ...]
    """The op, and the op with each special feature:

    - attributes, body, kinds of tensors: `op gather`, `op gather.slice_sizes`, `op fft.fft_type=RFFT`, `op
      reduce{add}`,
      `op add quantized`, `op add bounded`
    - the storage of quantized elements: `storage i4`
    - a body on other types than the operands': `op reduce promoted quantized_f32`
    - number of processes, and the grid if the op depends on it: `processes 2`, `op collective{and}`, `op all_reduce@`,
      `all_reduce(i8)->i8@`; with several operands `op all_reduce*@2x1`
    - several or no tensors of a stream: `op infeed*`; a tuple that main returns: `op tuple returned`
    """
    types: tuple[str, ...]
    """The element types of its operands and results, and the kinds of dynamic sizes: `type bf16`, `type quantized`,
    `type quantized_f16`, `sizes unbounded`.
    """
    is_evident: bool
    """Whether running the program requires this operation: its results are used, are not empty, and do not depend on
    constants alone.
    """

    @property
    def names(self) -> tuple[str, ...]:
        return (self.own, *self.parts, *self.types)


def uses(program: Program) -> tuple[Use, ...]:
    found, tuples = _evident(program), _tuples_of_main(program)
    return tuple(
        _use(o, program, id(o) in found, id(o) in tuples)
        for o in program.operations()
        if not facts_of(o.name).is_terminator
    )


def evident(found: Sequence[Use]) -> Sequence[Use]:
    """Return the evident uses, or all of them if none is evident.

    The outcome of a program says nothing about its other uses.
    """
    return [use for use in found if use.is_evident] or found


def names(found: Iterable[Use]) -> frozenset[str]:
    return frozenset(name for use in found for name in use.names)


def _tuples_of_main(program: Program) -> frozenset[int]:
    body = program.main.body.operations
    returned = {v.name for v in body[-1].operands if isinstance(v.type, TupleType)}
    return frozenset(id(o) for o in body if not returned.isdisjoint(v.name for v in o.results))


def _use(o: Operation, program: Program, is_evident: bool, returns_tuple: bool) -> Use:
    is_of_grid = program.num_processes > 1 and facts_of(o.name).uses_grid
    grid = f"@{program.num_replicas}x{program.num_partitions}" if is_of_grid else ""
    body, at = _body(o), "@" * is_of_grid
    taken, made = ([_element(v.type) for v in values] for values in (o.operands, o.results))
    types = f"({','.join(sorted(set(taken)))})->{','.join(sorted(set(made)))}"
    parts = [f"op {o.name}{at}", *(f"op {o.name}.{special}" for special in _attributes(o))]
    parts += [f"op {'collective' if facts_of(o.name).uses_grid else o.name}{body}"] if body else []
    parts += [f"{o.name}{types}@"] if grid else []
    parts += [f"processes {program.num_processes}"] if program.num_processes > 1 else []
    parts += [f"op {o.name}*{grid}"] if facts_of(o.name).uses_grid and len(o.operands) > 1 else []
    parts += [f"op {o.name}*"] if _takes_several(o) else []
    parts += ["op tuple returned"] if returns_tuple else []
    tensors = [v.type for v in (*o.operands, *o.results) if isinstance(v.type, TensorType)]
    kinds = dict.fromkeys(kind for t in tensors for kind in _kinds(t))
    parts += [f"op {o.name} {kind.split()[-1]}" for kind in kinds if kind in KINDS]
    quantized = [t.element_type for t in tensors if isinstance(t.element_type, QuantizedType)]
    parts += dict.fromkeys(f"storage {q.storage_type}" for q in quantized)
    parts += [f"op {o.name} promoted {_word(t)}" for t in _promotions(o)]
    own = f"{o.name}{body}{types}{grid}"
    return Use(o.name, own, tuple(parts), tuple(kinds), is_evident)


def _body(o: Operation) -> str:
    if len(o.regions) != 1:
        return ""
    inner = o.regions[0].operations
    return f"{{{inner[0].name if len(inner) <= 2 else '*'}}}"


def _promotions(o: Operation) -> Iterator[TensorType]:
    """Yield the types of operands whose argument in the only region has another element type."""
    if len(o.regions) == 1:
        for operand, argument in zip(o.operands, o.regions[0].arguments, strict=False):
            given, taken = operand.type, argument.type
            if isinstance(given, TensorType) and isinstance(taken, TensorType):
                yield from [given] if given.element_type != taken.element_type else []


def _takes_several(o: Operation) -> bool:
    return o.name in ("infeed", "recv") and len(o.results) != OF_ONE


def _attributes(o: Operation) -> Iterator[str]:
    for name, value in o.attributes:
        if value and not isinstance(value, Constant):
            yield f"{name}={value[:_LONGEST]}" if isinstance(value, str) else name


def _element(t: Type) -> str:
    """Return the element type of a tensor as names spell it: `f32`, `bounded f32`, `per-axis quantized_f32`."""
    if not isinstance(t, TensorType):
        return type(t).__name__
    q = t.element_type
    is_along_axis = isinstance(q, QuantizedType) and q.quantization_dimension is not None
    return f"{_sizes(t)} " * (not t.is_static) + "per-axis " * is_along_axis + _word(t)


def _word(t: TensorType) -> str:
    """Return the element type's name; for a quantized type only `quantized_` and its expressed type."""
    q = t.element_type
    return f"quantized_{q.expressed_type}" if isinstance(q, QuantizedType) else str(q)


def _sizes(t: TensorType) -> str:
    return "unbounded" if has_unbounded_sizes(t) else "bounded"


def _kinds(t: TensorType) -> Iterator[str]:
    yield f"type {_word(t)}"
    if isinstance(t.element_type, QuantizedType):
        yield QUANTIZED
    if not t.is_static:
        yield f"sizes {_sizes(t)}"


def _evident(program: Program) -> frozenset[int]:
    defined = {f.name for f in program.functions}
    found: set[int] = set()
    reached, pending = {"main"}, ["main"]
    while pending:
        body = program.function(pending.pop()).body
        shown, _ = _live_operations(body, _of_constants(body))
        found.update(map(id, shown))
        called = {s for o in shown for s in symbols(o)} & defined - reached if len(defined) > 1 else set()
        reached |= called
        pending += called
    return frozenset(found)


def _live_operations(region: Region, of_constants: frozenset[int]) -> tuple[list[Operation], set[str]]:
    """Return the operations that a run of the region requires, nested ones included, and the names of the values used.

    Operations without used results or effects are left out; so are those on constants alone and those with empty
    results.
    """
    shown: list[Operation] = []
    used: set[str] = set()
    for o in reversed(region.operations):
        facts = facts_of(o.name)
        if o.results and used.isdisjoint(v.name for v in o.results) and not (facts.has_effects or facts.uses_streams):
            continue
        inner = [_live_operations(r, of_constants) for r in o.regions]
        used.update((v.name for v in o.operands), *(names for _, names in inner))
        if id(o) not in of_constants and not any(_is_empty(v.type) for v in o.results):
            shown += [o, *(i for operations, _ in inner for i in operations)]
    return shown, used


def _of_constants(body: Region) -> frozenset[int]:
    """Return the ids of the operations on constants alone, which a compiler may fold; rng is never included."""
    known: set[str] = set()
    found: set[int] = set()
    for o in walk(body):
        if o.operands and o.name != "rng" and known.issuperset(v.name for v in o.operands):
            found.add(id(o))
        if id(o) in found or o.name in ("constant", "iota"):
            known.update(v.name for v in o.results)
    return frozenset(found)


def _is_empty(t: Type) -> bool:
    return isinstance(t, TensorType) and 0 in t.shape
