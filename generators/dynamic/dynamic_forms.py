"""Dynamic programs, derived from one static program at several sizes (see resizing.py).

Types and operations that are the same at every size stay. Sizes that differ become `?`. An operation whose attributes
depend on sizes takes them as operands, which are computed from the sizes of arguments. So every dynamic program has a
static form per size.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from generators.cases import Case, Inputs
from generators.choices import Choices, Source, Strategy
from generators.dynamic.resizing import NotResizable, Plan, is_splat, plans, resize, with_fewer_constants
from spec.bounded_sizes import bounded_type, set_dimension_sizes
from spec.normalized_names import canonical
from spec.op import Op, op_named, ops
from spec.program import Attribute, Constant, Function, Operation, Program, Region, Value
from spec.rewriting import symbols
from spec.types import IntegerType, TensorType, Type, dtype, si32, si64, tensor
from spec.violations import check

_SIZES = 3
"""At how many sizes a program is compared: what is linear in three sizes is taken to be linear."""
_TRIES = 2
"""After two sizes that fail, others are hardly ever possible."""
_MOST_PLANS = 10
_MOST_BASES = 40
_MOST_ELEMENTS = 4096


@dataclass(frozen=True)
class Dynamic:
    """A dynamic program with its static forms.

    `cases` run it at each size; `forms` are the static programs at these sizes, on the same inputs.
    """

    program: Program
    forms: tuple[Case, ...]
    cases: tuple[Case, ...]

    @staticmethod
    def of(program: Program, forms: Iterable[Case], inputs: Iterable[Inputs] | None = None) -> Dynamic:
        own = tuple(forms)
        rows = [form.inputs for form in own] if inputs is None else inputs
        cases = (replace(form, program=program, inputs=given) for form, given in zip(own, rows, strict=True))
        return Dynamic(program, own, tuple(cases))


Forms = Mapping[int, Case]
"""Size -> the case at that size; the case as drawn comes first."""
Make = Callable[[Forms, Plan, Choices], Dynamic]
"""Derives a dynamic program from its static forms. Raises NotResizable."""


def dynamic_programs(base: Strategy[Case]) -> Strategy[Dynamic]:
    """Return the strategy for dynamic programs derived from the static programs of `base`.

    Drawing raises NotResizable if too few programs of `base` can be resized.
    """
    return from_static_forms(base, _make_dynamic)


def from_static_forms(base: Strategy[Case], make: Make) -> Strategy[Dynamic]:
    """Return the strategy that draws a static program, resizes it, and applies `make` to its forms.

    Drawing raises NotResizable if too few programs of `base` can be resized.
    """

    def sample(source: Source) -> Dynamic:
        choices = Choices(source)
        for _ in range(_MOST_BASES):
            found = _vary_sizes(base.sample(source), make, choices)
            if found is not None:
                return found
        raise NotResizable("no program that is drawn has a size that may vary")

    return Strategy(sample)


def _vary_sizes(case: Case, make: Make, choices: Choices) -> Dynamic | None:
    for plan in plans(case.program)[:_MOST_PLANS]:
        forms = _forms(case, plan, choices)
        if forms is not None:
            try:
                return make(forms, plan, choices)
            except NotResizable:
                continue
    return None


def _make_dynamic(forms: Forms, plan: Plan, choices: Choices) -> Dynamic:
    del plan
    return Dynamic.of(generalize([f.program for f in forms.values()], choices), forms.values())


def _forms(case: Case, plan: Plan, choices: Choices) -> Forms | None:
    case = with_fewer_constants(case, plan.size) if plan.with_constants else case
    n, forms = plan.size, {plan.size: case}
    others = [n + 1, 2 * n, n + 3, n - 1, 1, n + 2] if n > 1 else [3, 2, 4, 5]
    if choices.integer(0, 3) == 3:
        others.insert(0, 0)
    failed = 0
    for m in dict.fromkeys(others):
        if m == n or len(forms) == _SIZES:
            continue
        if failed == _TRIES and len(forms) == 1:
            return None
        try:
            forms[m] = resize(case, plan, m)
        except NotResizable:
            failed += m > 0
    return forms if len(forms) == _SIZES and not any(map(_is_large, forms.values())) else None


def _is_large(case: Case) -> bool:
    return any(array.size > _MOST_ELEMENTS for row in case.inputs for array in row)


def generalize(programs: Sequence[Program], choices: Choices, is_bounded: bool = False) -> Program:
    """Return one program that has each of `programs`, which differ only in sizes, as its static form.

    With `is_bounded`, the sizes of the last program are the bounds. Raises NotResizable.

        add : tensor<3xf32>, add : tensor<4xf32>  ->  add : tensor<?xf32>
    """
    first = programs[0]
    called = {s for o in first.operations() if not o.regions for s in symbols(o)}
    functions = tuple(
        _Generalizer(choices, programs, f.name in called, is_bounded).function(f.name) for f in first.functions
    )
    return canonical(replace(first, functions=functions))


Sizes = tuple[int, ...]
"""One number per static form."""


@dataclass
class _Scope:
    operations: list[Operation] = field(default_factory=list)


class _Generalizer:
    def __init__(self, choices: Choices, programs: Sequence[Program], is_called: bool, is_bounded: bool) -> None:
        self.choices = choices
        self.programs = programs
        self.is_called = is_called
        self.is_bounded = is_bounded
        self.values: dict[str, Value] = {}
        self.names = 0
        self.arguments: list[tuple[Value, list[Sizes]]] = []
        self.returned: set[str] = set()
        self.index_type: IntegerType = si32

    def function(self, name: str) -> Function:
        functions = [p.function(name) for p in self.programs]
        # Calls and returned values need types that match exactly.
        self.returned = {v.name for f in functions for v in _values_of_exact_types(f.body, self.is_called)}
        for each in zip(*(f.arguments for f in functions), strict=True):
            self.arguments.append((self._define(each), _shapes(each)))
        body = self._region([f.body for f in functions])
        return replace(functions[0], body=body, result_types=body.output_types)

    def _region(self, regions: Sequence[Region]) -> Region:
        arguments = tuple(self._define(each) for each in zip(*(r.arguments for r in regions), strict=True))
        scope = _Scope()
        for each in zip(*(r.operations for r in regions), strict=True):
            self._operation(each, scope)
        return Region(arguments, tuple(scope.operations))

    def _define(self, each: Sequence[Value], loose: bool = False) -> Value:
        value = replace(each[0], name=f"d{each[0].name}", type=self._merge_types([v.type for v in each], loose))
        self.values[each[0].name] = value
        return value

    def _merge_types(self, types: Sequence[Type], loose: bool = False) -> Type:
        first = types[0]
        if not isinstance(first, TensorType):
            if any(t != first for t in types):
                raise NotResizable(f"{first} holds what varies")
            return first
        columns = list(zip(*(t.static_shape for t in types if isinstance(t, TensorType)), strict=True))
        merged = [sizes[0] if len(set(sizes)) == 1 else None for sizes in columns]
        if self.is_bounded:
            return bounded_type(merged, list(map(max, columns)), first.element_type)
        if loose:
            merged = [None if self.choices.integer(0, 3) == 3 else n for n in merged]
        return TensorType(tuple(merged), first.element_type)

    def _operation(self, each: Sequence[Operation], scope: _Scope) -> None:
        first = each[0]
        op = op_named(first.name)
        differing = _differences(each)
        dynamic_op = _dynamic_form(first.name, differing)
        varies = any(len({_shape(o.results[k]) for o in each}) > 1 for k in range(len(first.results)))
        if self.is_bounded and varies and op.sizes_are_given and all(map(self._is_static, first.operands)):
            self._emit_at_bound(each, scope)
        elif first.name == "constant" and differing:
            self._constant(each, scope)
        elif differing or (op.sizes_are_given and varies):
            if dynamic_op is None:
                raise NotResizable(f"{first.name} depends on sizes")
            self._dynamic(each, dynamic_op, scope)
        elif dynamic_op is not None and not self.is_bounded and self.choices.integer(0, 1) == 1:
            self._dynamic(each, dynamic_op, scope)
        else:
            self._plain(each, scope, loose=not (op.sizes_are_given or first.regions or _keeps_types(first)))

    def _plain(self, each: Sequence[Operation], scope: _Scope, loose: bool) -> None:
        first = each[0]
        operands = tuple(self.values[v.name] for v in first.operands)
        regions = tuple(self._region([o.regions[k] for o in each]) for k in range(len(first.regions)))
        results = self._results(each, loose)
        operation = replace(first, operands=operands, regions=regions, results=results)
        if regions and any(check(operation, "", self.programs[0])):
            raise NotResizable(f"a region of {first.name} has no place for shape computations")
        scope.operations.append(operation)

    def _results(self, each: Sequence[Operation], loose: bool) -> tuple[Value, ...]:
        columns = zip(*(o.results for o in each), strict=True)
        return tuple(self._define(c, loose and c[0].name not in self.returned) for c in columns)

    def _is_static(self, v: Value) -> bool:
        found = self.values[v.name].type
        return isinstance(found, TensorType) and found.is_static

    def _emit_at_bound(self, each: Sequence[Operation], scope: _Scope) -> None:
        largest = each[-1]
        operands = tuple(self.values[v.name] for v in largest.operands)
        self.names += 1
        whole = Value(f"whole{self.names}", largest.results[0].type)
        scope.operations.append(replace(largest, operands=operands, results=(whole,)))
        (to,) = self._results(each, loose=False)
        columns = enumerate(_shapes([o.results[0] for o in each]))
        sizes = {d: self._compute_size(scope, n) for d, n in columns if len(set(n)) > 1}
        scope.operations.extend(set_dimension_sizes(whole, to, sizes))

    def _constant(self, each: Sequence[Operation], scope: _Scope) -> None:
        found: Constant = each[0].attribute("value")
        if not is_splat(found):
            raise NotResizable("a constant has elements of its own")
        one = self._emit(scope, "constant", (), tensor(found.type.element_type), value=Constant.of(
            found.array.ravel()[0].reshape(()), found.type.element_type
        ))  # fmt: skip
        shape = self._sizes_of(scope, _shapes([o.results[0] for o in each]), ())
        (result,) = self._results(each, loose=True)
        members = {"broadcast_dimensions": ()}
        scope.operations.append(
            Operation("dynamic_broadcast_in_dim", (one, shape), tuple(members.items()), (), (result,))
        )

    def _dynamic(self, each: Sequence[Operation], op: type[Op], scope: _Scope) -> None:
        first = each[0]
        static = iter([self.values[v.name] for v in first.operands])
        # Sizes below a bound are 32-bit integers in HLO.
        self.index_type = si32 if self.is_bounded else self.choices.choice((si32, si64))
        operands = []
        for name, member in op.members.items():
            if member.role != "operand":
                continue
            operands.append(self._size_operand(each, op.sizes[name], scope) if name in op.sizes else next(static))
        kept = {n: a for n, a in first.attributes if n not in op.sizes.values()}
        kept |= self._known_expansion(each, op)
        results = self._results(each, loose=True)
        scope.operations.append(Operation(op.mnemonic, tuple(operands), tuple(sorted(kept.items())), (), results))

    def _size_operand(self, each: Sequence[Operation], attribute: str, scope: _Scope) -> Value:
        if attribute in ("result", "output"):
            return self._sizes_of(scope, _shapes([o.results[0] for o in each]), each)
        found = [getattr(op_named(o.name)(o), attribute) for o in each]
        if not found[0] or not isinstance(found[0][0], tuple):
            columns = list(zip(*found, strict=True))
            whole = self._sizes_of(scope, columns, each)
            return whole if attribute != "padding" else self._matrix(scope, whole, 0)
        columns = list(zip(*(tuple(n for row in matrix for n in row) for matrix in found), strict=True))
        return self._matrix(scope, self._sizes_of(scope, columns, each), len(found[0]))

    def _matrix(self, scope: _Scope, vector: Value, rows: int) -> Value:
        return self._emit(scope, "reshape", (vector,), tensor(self.index_type, rows, 2))

    def _known_expansion(self, each: Sequence[Operation], op: type[Op]) -> Mapping[str, Attribute]:
        if "known_expanding_dimensions" not in op.members:
            return {}
        expanding, others = [], []
        columns = zip(each[0].attribute("broadcast_dimensions"), _shapes([o.operands[0] for o in each]), strict=True)
        made = _shapes([o.results[0] for o in each])
        for d, (target, sizes) in enumerate(columns):
            if self.choices.integer(0, 1) == 0:
                continue
            if sizes == made[target]:
                others.append(d)
            elif set(sizes) == {1} and 1 not in made[target]:
                expanding.append(d)
        found = {"known_expanding_dimensions": tuple(expanding), "known_nonexpanding_dimensions": tuple(others)}
        return {n: v for n, v in found.items() if v}

    # Shape computations.

    def _sizes_of(self, scope: _Scope, columns: Sequence[Sizes], each: Sequence[Operation]) -> Value:
        parts = [self._one_size(scope, sizes, each) for sizes in columns]
        if all(isinstance(p, int) for p in parts):
            return self._literal(scope, parts)
        rows = [self._row(scope, p) for p in parts]
        if len(rows) == 1:
            return rows[0]
        return self._emit(scope, "concatenate", tuple(rows), tensor(self.index_type, len(rows)), dimension=0)

    def _row(self, scope: _Scope, part: int | Value) -> Value:
        if isinstance(part, int):
            return self._literal(scope, [part])
        if self.index_type != si32:
            part = self._emit(scope, "convert", (part,), tensor(self.index_type))
        return self._emit(scope, "reshape", (part,), tensor(self.index_type, 1))

    def _one_size(self, scope: _Scope, sizes: Sizes, each: Sequence[Operation]) -> int | Value:
        if len(set(sizes)) == 1:
            return self._constant_size(scope, sizes[0])
        for operand in each[0].operands if each else ():
            shapes = _shapes([next(v for v in o.operands if v.name == operand.name) for o in each])
            if sizes in shapes and self.choices.integer(0, 1) == 0:
                return self._dimension(scope, self.values[operand.name], shapes.index(sizes))
        return self._compute_size(scope, sizes)

    def _constant_size(self, scope: _Scope, n: int) -> int | Value:
        if not self._sizes_that_vary() or self.choices.integer(0, 3) < 3:
            return n
        value, k, _ = self.choices.choice(self._sizes_that_vary())
        return self._affine(scope, self._dimension(scope, value, k), 0, n)

    def _compute_size(self, scope: _Scope, sizes: Sizes) -> Value:
        for value, k, own in self._sizes_that_vary():
            factor = (sizes[1] - sizes[0]) // (own[1] - own[0]) if own[1] != own[0] else 0
            offset = sizes[0] - factor * own[0]
            if all(factor * n + offset == m for n, m in zip(own, sizes, strict=True)):
                return self._affine(scope, self._dimension(scope, value, k), factor, offset)
        raise NotResizable("a size follows from none of the arguments")

    def _sizes_that_vary(self) -> list[tuple[Value, int, Sizes]]:
        return [(v, k, s) for v, shape in self.arguments for k, s in enumerate(shape) if len(set(s)) > 1]

    def _affine(self, scope: _Scope, n: Value, factor: int, offset: int) -> Value:
        for name, number, neutral in (("multiply", factor, 1), ("add", offset, 0)):
            if number != neutral:
                other = self._emit(scope, "constant", (), tensor(si32), value=_integers(number, si32))
                n = self._emit(scope, name, (n, other), tensor(si32))
        return n

    def _dimension(self, scope: _Scope, value: Value, k: int) -> Value:
        return self._emit(scope, "get_dimension_size", (value,), tensor(si32), dimension=k)

    def _literal(self, scope: _Scope, numbers: Sequence[Any]) -> Value:
        constant = _integers(list(numbers), self.index_type)
        return self._emit(scope, "constant", (), constant.type, value=constant)

    def _emit(
        self, scope: _Scope, name: str, operands: tuple[Value, ...], t: TensorType, **attributes: Attribute
    ) -> Value:  # fmt: skip
        self.names += 1
        result = Value(f"size{self.names}", t)
        scope.operations.append(Operation(name, operands, tuple(sorted(attributes.items())), (), (result,)))
        return result


def _values_of_exact_types(body: Region, is_called: bool) -> Iterator[Value]:
    for operation in body.operations[:-1]:
        if _keeps_types(operation):
            yield from operation.operands
        for region in operation.regions:
            yield from _values_of_exact_types(region, is_called=True)
    if is_called:
        yield from body.returned


def _keeps_types(operation: Operation) -> bool:
    """Return whether the operation passes values on, for example to a function, so that its types must not change."""
    are_tensors = all(isinstance(r.type, TensorType) for r in operation.results)
    return not (op_named(operation.name).computes and are_tensors) or any(True for _ in symbols(operation))


def _differences(each: Sequence[Operation]) -> frozenset[str]:
    first = each[0].attributes
    return frozenset(n for k, (n, a) in enumerate(first) if any(o.attributes[k][1] != a for o in each))


@functools.cache
def _dynamic_form(name: str, differing: frozenset[str]) -> type[Op] | None:
    """Return the dynamic op that takes the differing attributes as operands; None if there is none.

    Of several, it is the op with most size operands.
    """
    forms = [o for o in ops().values() if o.static_form == name and differing <= set(o.sizes.values())]
    return max(forms, key=lambda o: len(o.sizes), default=None)


def _shape(v: Value) -> Sizes:
    return v.type.static_shape if isinstance(v.type, TensorType) else ()


def _shapes(each: Sequence[Value]) -> list[Sizes]:
    return list(zip(*map(_shape, each), strict=True))


def _integers(numbers: Any, t: IntegerType) -> Constant:
    return Constant.of(np.array(numbers, dtype(t)), t)
