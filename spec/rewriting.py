"""Transformations of programs: renaming, cloning, replacing operations, inlining calls, removing dead code."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, count
from operator import is_
from typing import TypeVar

from spec.attributes import Symbol, name_of_symbol, symbol_name
from spec.op import facts_of, is_described, op_named
from spec.program import Attribute, Function, Operation, Program, Raw, Region, Value, main_program, walk
from spec.structured_attributes import SymbolList

T = TypeVar("T")

Values = Mapping[str, Value]
"""Name of a value -> the value to use instead."""

Rename = Callable[[str], str]
"""Name of a value that a region defines -> its new name. Called once per value, in the order of definition."""

# Values.


def prefix_names(prefix: str) -> Rename:
    return lambda name: prefix + name


def fresh_names(taken: Iterable[str]) -> Rename:
    """Return a `Rename` that changes only names in `taken`, and names that it has returned before.

    rename = fresh_names(["x"]);  rename("x"), rename("y"), rename("y")  ->  "v0_x", "y", "v0_y"
    """
    known = set(taken)

    def rename(name: str) -> str:
        candidates = chain([name], (f"v{i}_{name}" for i in count()))  # an MLIR name with a leading digit is all digits
        found = next(c for c in candidates if c not in known)
        known.add(found)
        return found

    return rename


def number_names() -> Rename:
    """Return a `Rename` to 0, 1, 2, ..."""
    numbers = count()
    return lambda _: str(next(numbers))


def clone(region: Region, values: Values | None = None, rename: Rename | None = None) -> Region:
    return _Clone(values or {}, rename).region(region)


def clone_closed(region: Region, rename: Rename) -> Region:
    """Return the region with its definitions renamed. Raises KeyError if it uses a value from outside."""
    return _Clone({}, rename, is_closed=True).region(region)


def clone_operation(operation: Operation, values: Values | None = None, rename: Rename | None = None) -> Operation:
    return _Clone(values or {}, rename).operation(operation)


@dataclass
class _Clone:
    """Cloner of regions; operations in which nothing changes stay the same objects."""

    values: Values
    rename: Rename | None
    is_closed: bool = False
    """Whether every used value must be defined inside."""
    defined: dict[str, Value] = field(default_factory=dict)
    """The values in scope, by their old names."""

    def region(self, region: Region) -> Region:
        outer, self.defined = self.defined, dict(self.defined)
        arguments = self._define(region.arguments)
        operations = tuple(map(self.operation, region.operations))
        self.defined = outer
        return rebuilt_region(region, arguments, operations)

    def operation(self, operation: Operation) -> Operation:
        operands = tuple(map(self._use, operation.operands))
        regions = tuple(map(self.region, operation.regions))
        results = self._define(operation.results)
        return rebuilt_operation(operation, operands, operation.attributes, regions, results)

    def _use(self, value: Value) -> Value:
        found = self.defined.get(value.name)
        if found is not None:
            # In an invalid program the type of a use may differ from that of the definition.
            return found if found.type is value.type else _with_name(value, found.name)
        if self.is_closed:
            raise KeyError(value.name)
        return self.values.get(value.name, value)

    def _define(self, values: tuple[Value, ...]) -> tuple[Value, ...]:
        renamed = values if self.rename is None else tuple([_with_name(v, self.rename(v.name)) for v in values])
        self.defined.update((old.name, new) for old, new in zip(values, renamed, strict=True))
        return renamed


def _with_name(value: Value, name: str) -> Value:
    return value if value.name == name else Value(name, value.type)


def _are_same(new: tuple[object, ...], old: tuple[object, ...]) -> bool:
    return all(map(is_, new, old))


def rebuilt_region(old: Region, arguments: tuple[Value, ...], operations: tuple[Operation, ...]) -> Region:
    is_same = _are_same(arguments, old.arguments) and _are_same(operations, old.operations)
    return old if is_same else Region(arguments, operations)


def rebuilt_operation(
    old: Operation, operands: tuple[Value, ...], attributes: tuple[tuple[str, Attribute], ...],
    regions: tuple[Region, ...], results: tuple[Value, ...],
) -> Operation:  # fmt: skip
    is_same = _are_same(operands, old.operands) and _are_same(results, old.results) and attributes is old.attributes
    is_same = is_same and _are_same(regions, old.regions)
    return old if is_same else Operation(old.name, operands, attributes, regions, results, old.location)


def same_or_new(old: tuple[T, ...], new: tuple[T, ...]) -> tuple[T, ...]:
    return old if _are_same(new, old) else new


def defined_names(region: Region) -> Iterator[str]:
    yield from (a.name for a in region.arguments)
    for operation in walk(region):
        yield from (r.name for r in operation.results)
        yield from (a.name for inner in operation.regions for a in inner.arguments)


def free_values(region: Region) -> dict[str, Value]:
    """Return the values that a region uses and does not define, by name, in the order of first use."""
    return _free(region.arguments, region.operations)


def used_values(operation: Operation) -> dict[str, Value]:
    """Return the operands of an operation and the free values of its regions, by name."""
    return _free((), (operation,))


def _free(arguments: Iterable[Value], operations: Iterable[Operation]) -> dict[str, Value]:
    defined = {a.name for a in arguments}
    used: dict[str, Value] = {}
    for operation in operations:
        taken = {v.name: v for v in operation.operands}
        for inner in operation.regions:
            taken |= {n: v for n, v in free_values(inner).items() if n not in taken}
        used |= {n: v for n, v in taken.items() if n not in defined and n not in used}
        defined.update(r.name for r in operation.results)
    return used


# Operations.

Replacement = tuple[Sequence[Operation], Sequence[Value]]
"""Operations, and the values that replace the results of the replaced operation."""


def replace_operations(
    region: Region, replacement: Callable[[Operation], Replacement | None], values: Values | None = None
) -> Region:
    """Return the region with operations replaced, inner regions included; None keeps an operation.

    `replacement` takes each operation after those before it were replaced, and before its own regions are. The
    operations that it returns are not replaced again. An operation in which nothing changed is passed as the same
    object.
    """
    known = dict(values or {})
    kept: list[Operation] = []
    for operation in region.operations:
        current = clone_operation(operation, known) if known else operation
        found = replacement(current)
        if found is None:
            kept.append(_with_regions(current, replacement))
        else:
            kept += found[0]
            known.update((r.name, v) for r, v in zip(current.results, found[1], strict=True))
    return replace(region, operations=tuple(kept))


def _with_regions(operation: Operation, replacement: Callable[[Operation], Replacement | None]) -> Operation:
    if not operation.regions:
        return operation
    return replace(operation, regions=tuple(replace_operations(r, replacement) for r in operation.regions))


def substitute(region: Region, old: Operation, new: Sequence[Operation], results: Sequence[Value]) -> Region:
    """Return the region with operation `old`, at any depth, replaced by others; `results` replace its results."""
    return replace_operations(region, lambda o: (new, results) if o is old else None)


def inline_calls(program: Program, function: Function, callees: Collection[str]) -> Function:
    """Return the function with its calls of `callees` replaced by their bodies, also within callees and regions.

    Recursive calls stay, and so do calls that would become more than MOST_INLINED operations.
    """
    rename = fresh_names(defined_names(function.body))
    sizes: dict[str, int] = {}
    small = frozenset(n for n in callees if _size_after_inlining(program, n, frozenset(callees), sizes) <= MOST_INLINED)
    return replace(function, body=_inline(function.body, program, small, rename))


MOST_INLINED = 50_000
"""The most operations that replace one call."""


def _size_after_inlining(program: Program, name: str, callees: frozenset[str], known: dict[str, int]) -> int:
    if name not in known:
        known[name] = 0  # a recursive call stays
        operations = list(walk(program.function(name).body))
        called = [o.attribute("callee") for o in operations if o.name == "func.call"]
        inner = (_size_after_inlining(program, c, callees, known) for c in called if c in callees)
        known[name] = len(operations) + sum(inner)
    return known[name]


def _inline(region: Region, program: Program, callees: frozenset[str], rename: Rename) -> Region:
    def replacement(operation: Operation) -> Replacement | None:
        name = operation.attribute("callee")
        if operation.name != "func.call" or name not in callees:
            return None
        callee = program.function(name).body
        body = _inline(clone(callee, rename=rename), program, callees - {name}, rename)
        given = {a.name: v for a, v in zip(body.arguments, operation.operands, strict=True)}
        whole = clone(replace(body, arguments=()), given)
        return whole.operations[:-1], whole.returned

    return replace_operations(region, replacement)


# Functions.

_TEXT = re.compile(r'@"(?:[^"\\]|\\.)*"|@[\w$.-]+|"(?:[^"\\]|\\.)*"')
"""References to functions, and strings, in which `@` has no meaning."""


def symbols(operation: Operation) -> frozenset[str]:
    return frozenset(s for name, a in operation.attributes for s in _symbols(operation.name, name, a))


def _symbols(op: str, name: str, attribute: Attribute) -> Iterator[str]:
    if isinstance(attribute, Raw):
        yield from (name_of_symbol(t) for t in _TEXT.findall(attribute.text) if t.startswith("@"))
    elif isinstance(attribute, str) and isinstance(_kind(op, name), Symbol):
        yield attribute
    elif isinstance(attribute, tuple) and isinstance(_kind(op, name), SymbolList):
        yield from attribute


def _kind(op: str, name: str) -> object:
    member = op_named(op).members.get(name) if is_described(op) else None
    return None if member is None else member.kind


def with_symbols(region: Region, names: Mapping[str, str]) -> Region:
    return replace(region, operations=tuple(_with_symbols(o, names) for o in region.operations))


def _with_symbols(operation: Operation, names: Mapping[str, str]) -> Operation:
    if not operation.regions and not symbols(operation):
        return operation
    attributes = tuple((n, _rename_symbols(operation.name, n, a, names)) for n, a in operation.attributes)
    return replace(operation, attributes=attributes, regions=tuple(with_symbols(r, names) for r in operation.regions))


def _rename_symbols(op: str, name: str, attribute: Attribute, names: Mapping[str, str]) -> Attribute:
    if isinstance(attribute, Raw):
        return Raw(_TEXT.sub(lambda found: _reference(found[0], names), attribute.text))
    if isinstance(attribute, str) and isinstance(_kind(op, name), Symbol):
        return names.get(attribute, attribute)
    if isinstance(attribute, tuple) and isinstance(_kind(op, name), SymbolList):
        return tuple(names.get(a, a) for a in attribute)
    return attribute


def _reference(text: str, names: Mapping[str, str]) -> str:
    if not text.startswith("@") or name_of_symbol(text) not in names:
        return text
    return f"@{symbol_name(names[name_of_symbol(text)])}"


def rename_functions(program: Program, names: Mapping[str, str]) -> Program:
    functions = (
        replace(f, name=names.get(f.name, f.name), body=with_symbols(f.body, names)) for f in program.functions
    )
    return replace(program, functions=tuple(functions))


def with_function(program: Program, function: Function) -> Program:
    old = program.function(function.name)
    return replace(program, functions=tuple(function if f is old else f for f in program.functions))


def with_main(
    program: Program, arguments: tuple[Value, ...], operations: Sequence[Operation], results: tuple[Value, ...]
) -> Program:
    others = (f for f in program.functions if f.name != "main")
    return replace(program, functions=main_program(arguments, tuple(operations), results, *others).functions)


def reachable(program: Program, name: str) -> set[str]:
    defined = {f.name for f in program.functions}
    reached, pending = {name}, [name]
    while pending:
        called = {s for o in walk(program.function(pending.pop()).body) for s in symbols(o)}
        pending += (called & defined) - reached
        reached |= called & defined
    return reached


# What nothing uses.


def without_unused_functions(program: Program) -> Program:
    reached = reachable(program, "main")
    return replace(program, functions=tuple(f for f in program.functions if f.name in reached))


def live_operations(
    operations: Sequence[Operation], used: Iterable[Value], may_go: Callable[[Operation], bool]
) -> tuple[Operation, ...]:
    """Return the operations on which `used`, or an operation for which `may_go` is false, depends; these included."""
    names = {v.name for v in used}
    kept: list[Operation] = []
    for operation in reversed(operations):
        if not may_go(operation) or any(r.name in names for r in operation.results):
            kept.append(operation)
            names.update(used_values(operation))
    return tuple(reversed(kept))


def has_effects(operation: Operation, program: Program) -> bool:
    """Return whether an operation may do something besides computing its results.

    Operations in its regions and in functions that it reaches count too. Unknown ops and terminators count as having
    effects.
    """
    named = {f for o in (operation, *_inside(operation)) for f in symbols(o)}
    called = {g for f in named if _is_defined(f, program) for g in reachable(program, f)}
    reached = (o for name in called for o in walk(program.function(name).body) if not facts_of(o.name).is_terminator)
    inner = (o for o in _inside(operation) if not facts_of(o.name).is_terminator)
    return any(map(_does_more, (operation, *inner, *reached)))


def _inside(operation: Operation) -> Iterator[Operation]:
    for region in operation.regions:
        yield from walk(region)


def _is_defined(name: str, program: Program) -> bool:
    return any(f.name == name for f in program.functions)


def _does_more(operation: Operation) -> bool:
    if not is_described(operation.name):
        return True
    facts = op_named(operation.name)
    return facts.has_effects or facts.uses_streams or facts.is_terminator
