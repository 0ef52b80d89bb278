"""Coverage of the generators: `python -m generators.quality [--json] [--examples N]` prints a table of shares."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from generators.cases import Case
from generators.dynamic.bounded_forms import bounded_programs
from generators.dynamic.dynamic_forms import dynamic_programs
from generators.examples import draw_cases, seed_of
from generators.families import strategies
from generators.programs.case_strategies import element_types, single_op, whole_programs
from generators.quantized import quantized_quality
from generators.quantized.quantized_programs import quantized_programs
from generators.reach import attributes_reached, pairs_reached, sizes_reached
from generators.strategy_registry import Setting
from generators.value_ranges import format_of, part
from spec.op import op_named, ops
from spec.program import Constant, Operation, Region, walk
from spec.rewriting import free_values
from spec.types import BooleanType, ElementType, FloatType, IntegerType, QuantizedType, TensorType
from spec.vocabulary import max_value, min_value

Shares = Mapping[str, float]
Table = Mapping[str, Shares]
"""Section -> property -> the share of cases (or of elements or operations, as the section says) that have it."""


def measure(examples: int) -> Table:
    drawable = list(strategies())
    each = max(1, examples // len(drawable))
    single = [case for op in drawable for case in draw_cases(single_op(op), each, seed_of("quality", op))]
    programs = draw_cases(whole_programs(), examples, seed_of("quality"))
    quantized = draw_cases(quantized_programs(), examples, seed_of("quality", "quantized"))
    everything = single + programs
    return {
        "ops, share of operations in programs": _ops(programs + quantized),
        "element types, share of cases": _share(everything, lambda c: map(str, _elements(c))),
        "element types of an op that its one-op cases use": _coverage(single),
        "rank, share of cases with such a tensor": _share(everything, lambda c: map(_rank, _tensors(c))),
        "shapes, share of one-op cases": _share(single, lambda c: [c.shape_class]),
        "zero sizes, share of cases": _share(everything, lambda c: ["a dimension of 0"] if _has_zero(c) else []),
        "operands, share of cases": _share(everything, _sources),
        "special values, share of one-op cases with a number of their kind": _special_values(single),
        "index types, share of operations with indices": _index_types(everything),
        "start indices that are inputs": _indices(single),
        "indices of case that are inputs": _branches(single),
        "operations in a program, share of programs": _share(programs, lambda c: [_size(c)]),
        "depth of regions, share of programs": _share(programs, lambda c: [f"{_depth(c.program.main.body)}"]),
        "captures, share of programs with regions": _captures(programs),
        "functions besides main, share of programs": _share(programs, lambda c: [f"{len(c.program.functions) - 1}"]),
        "processes, share of programs": _share(programs, lambda c: [_grid(c)]),
        "programs with ops that few implementations run": _share(programs, lambda c: ["some"] if _is_apart(c) else []),
        "outputs, share of programs": _share(programs, lambda c: [_some(len(c.program.main.result_types))]),
        "trip counts, share of loops with a constant one": _trips(everything),
        "counter types, share of loops": _counters(everything),
        "bodies of reductions, share of reductions": _bodies(everything),
        **quantized_quality.measure(examples, quantized),
        **_dynamic(examples // 8),
        **sizes_reached(),
        **attributes_reached(examples),
    }


def _dynamic(examples: int) -> Table:
    base, seed = whole_programs(input_sets=1), seed_of("quality", "dynamic")
    drawn = [
        *draw_cases(dynamic_programs(base), max(examples, 1), seed),
        *draw_cases(bounded_programs(base), max(examples // 4, 1), seed),
    ]
    names = Counter(o.name for d in drawn for o in d.program.operations() if op_named(o.name).sizes)
    takes = [name for name, op in ops().items() if op.sizes]
    counts = Counter(_some(sum(map(_unknown, d.program.operations()))) for d in drawn)
    sizes = Counter(str(min(n, 9)) for d in drawn for c in d.cases for n in _sizes_of_arguments(c))
    return {
        "values of dynamic sizes in a program, share of dynamic programs": _relative(counts),
        "ops that take sizes, share of those in dynamic programs": {n: names[n] / max(names.total(), 1) for n in takes},
        "unknown sizes of arguments, share of them (9: and more)": _relative(sizes),
    }


def _unknown(operation: Operation) -> int:
    return sum(isinstance(r.type, TensorType) and not r.type.is_static for r in operation.results)


def _sizes_of_arguments(case: Case) -> Iterator[int]:
    for array, argument in zip(case.inputs[0], case.program.main.arguments, strict=True):
        if isinstance(argument.type, TensorType):
            shape = array.shape[array.ndim - len(argument.type.shape) :]
            yield from (n for n, d in zip(shape, argument.type.shape, strict=True) if d is None)


def _share(cases: list[Case], of: Callable[[Case], Iterable[str]]) -> Shares:
    counts = Counter(what for case in cases for what in set(of(case)))
    return {what: counts[what] / len(cases) for what in sorted(counts)}


def _relative(counts: Counter[str]) -> Shares:
    total = max(sum(counts.values()), 1)
    return {what: n / total for what, n in sorted(counts.items())}


def _ops(programs: list[Case]) -> Shares:
    names = (o.name for c in programs for o in c.program.operations())
    counts = Counter(n for n in names if n in strategies())
    return {op: counts[op] / counts.total() for op in strategies()}


def _coverage(single: list[Case]) -> Shares:
    used: dict[str, set[str]] = {}
    for case in single:
        used.setdefault(str(case.op), set()).add(str(case.element_type))
    shares = [len(types) / len(element_types(op)) for op, types in used.items()]
    return {"least": min(shares), "mean": sum(shares) / len(shares)}


def _tensors(case: Case) -> Iterator[TensorType]:
    for operation in case.program.operations():
        yield from (v.type for v in (*operation.operands, *operation.results) if isinstance(v.type, TensorType))


def _elements(case: Case) -> Iterator[ElementType]:
    return (t.element_type for t in _tensors(case))


def _rank(t: TensorType) -> str:
    return str(len(t.shape))


def _has_zero(case: Case) -> bool:
    return any(0 in t.shape for t in _tensors(case))


def _sources(case: Case) -> Iterator[str]:
    yield "inputs" if case.program.main.arguments else "no inputs"
    constants = [o for o in case.program.operations() if o.name == "constant"]
    yield "constants" if constants else "no constants"
    operands = [v.name for o in case.program.main.body.operations[:-1] for v in o.operands]
    if len(set(operands)) < len(operands):
        yield "a value used twice"


def _grid(case: Case) -> str:
    return f"{case.program.num_replicas} x {case.program.num_partitions}"


def _is_apart(case: Case) -> bool:
    apart = {s.op for s in strategies().values() if s.setting is Setting.APART}
    return any(o.name in apart for o in case.program.operations())


def _size(case: Case) -> str:
    return _some(sum(1 for o in case.program.operations() if o.name in strategies()))


def _some(n: int) -> str:
    labels = ((1, " 1"), (4, " 2-4"), (9, " 5-9"), (19, "10-19"))
    return next((label for most, label in labels if n <= most), "20 and more")


def _depth(region: Region) -> int:
    return max((1 + _depth(r) for o in region.operations for r in o.regions), default=0)


# Special values.


def _special_values(cases: list[Case]) -> Shares:
    kinds: dict[str, Counter[str]] = {"floating-point": Counter(), "integer": Counter()}
    totals: Counter[str] = Counter()
    for case in cases:
        for kind, found in _classes(case).items():
            totals[kind] += 1
            kinds[kind].update(found)
    return {f"{kind}: {what}": n / totals[kind] for kind, counts in kinds.items() for what, n in sorted(counts.items())}


def _classes(case: Case) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for i, argument in enumerate(case.program.main.arguments):
        t = argument.type
        if not isinstance(t, TensorType) or 0 in t.shape or isinstance(t.element_type, BooleanType | QuantizedType):
            continue
        array = np.stack([row[i] for row in case.inputs])
        if isinstance(t.element_type, IntegerType):
            found.setdefault("integer", set()).update(_integer_classes(array, t.element_type))
        else:
            kind = part(t.element_type)
            assert isinstance(kind, FloatType)
            parts = array.view(array.real.dtype) if array.dtype.kind == "c" else array
            found.setdefault("floating-point", set()).update(_float_classes(parts, kind))
    return found


def _float_classes(array: np.ndarray[Any, Any], t: FloatType) -> Iterator[str]:
    with np.errstate(all="ignore"):
        x = array.astype(np.float64)
        size = np.abs(x)
        halves = np.mod(size, 1) == 0.5
    f = format_of(t)
    tests = {
        "zero": (x == 0) & ~np.signbit(x), "negative zero": (x == 0) & np.signbit(x), "one": x == 1, "NaN": np.isnan(x),
        "infinity": np.isinf(x), "subnormal": (size > 0) & (size < f.normal), "greatest": size == f.greatest,
        "least": size == f.tiny, "half an integer": halves, "negative": x < 0,
    }  # fmt: skip
    return (what for what, mask in tests.items() if mask.any())


def _integer_classes(array: np.ndarray[Any, Any], t: IntegerType) -> Iterator[str]:
    numbers = set(array.astype(object).ravel().tolist())
    tests = {"zero": 0, "one": 1, "minus one": -1, "least": min_value(t), "greatest": max_value(t)}
    return (what for what, number in tests.items() if number in numbers)


# Indices, loops, reductions.


def _operations(cases: list[Case], *names: str) -> Iterator[Operation]:
    return (o for c in cases for o in c.program.operations() if o.name in names)


def _of_main(case: Case, *names: str) -> Iterator[Operation]:
    """Yield operations of `main` only: in other functions, the names of its arguments mean other values."""
    return (o for o in walk(case.program.main.body) if o.name in names)


def _index_types(cases: list[Case]) -> Shares:
    found = _operations(cases, "dynamic_slice", "dynamic_update_slice")
    return _relative(Counter(str(o.operands[-1].type) for o in found if _starts(o)))


def _starts(operation: Operation) -> tuple[Any, ...]:
    return operation.operands[1 if operation.name == "dynamic_slice" else 2 :]


def _indices(cases: list[Case]) -> Shares:
    counts: Counter[str] = Counter()
    for case in cases:
        names = {a.name: i for i, a in enumerate(case.program.main.arguments)}
        for operation in _of_main(case, "dynamic_slice", "dynamic_update_slice"):
            for axis, start in enumerate(_starts(operation)):
                if start.name in names:
                    counts.update(_places(case, operation, axis, names[start.name]))
    return _relative(counts)


def _branches(cases: list[Case]) -> Shares:
    counts: Counter[str] = Counter()
    for case in cases:
        names = {a.name: i for i, a in enumerate(case.program.main.arguments)}
        for operation in _of_main(case, "case"):
            argument = names.get(operation.operands[0].name)
            if argument is not None:
                limit = len(operation.regions) - 1
                counts.update(_place(int(i), limit) for row in case.inputs for i in np.ravel(row[argument]))
    return _relative(counts)


def _place(index: int, limit: int) -> str:
    return "negative" if index < 0 else "in range" if index <= limit else "beyond"


def _captures(programs: list[Case]) -> Shares:
    having = [c for c in programs if _depth(c.program.main.body)]
    captures = [c for c in having if any(free_values(r) for o in c.program.operations() for r in o.regions)]
    return {"a value of an outer scope": len(captures) / max(len(having), 1)}


def _places(case: Case, operation: Operation, axis: int, argument: int) -> Iterator[str]:
    of = operation.results[0] if operation.name == "dynamic_slice" else operation.operands[1]
    whole, piece = operation.operands[0].type, of.type
    assert isinstance(whole, TensorType)
    assert isinstance(piece, TensorType)
    limit = whole.static_shape[axis] - piece.static_shape[axis]
    return (_place(int(i), limit) for row in case.inputs for i in np.ravel(row[argument]))


def _end(loop: Operation) -> Operation:
    return next(o for o in reversed(loop.regions[0].operations) if o.name == "compare")


def _counters(cases: list[Case]) -> Shares:
    return _relative(Counter(str(_end(o).operands[0].type) for o in _operations(cases, "while")))


def _trips(cases: list[Case]) -> Shares:
    counts: Counter[str] = Counter()
    for function in (f for c in cases for f in c.program.functions):
        operations = list(walk(function.body))
        constants = {o.results[0].name: o.attribute("value") for o in operations if o.name == "constant"}
        for loop in operations:
            if loop.name == "while":
                counts.update(_trip(loop, constants))
    return _relative(counts)


def _trip(loop: Operation, constants: dict[str, Constant]) -> Iterator[str]:
    cond, body = loop.regions
    compare = _end(loop)
    place = [a.name for a in cond.arguments].index(compare.operands[0].name)
    step = next(o for o in body.operations if o.results[:1] == body.returned[place : place + 1])
    numbers = [constants.get(v.name) for v in (loop.operands[place], compare.operands[1], step.operands[1])]
    if all(n is not None for n in numbers):
        start, limit, by = (int(n.array) for n in numbers if n is not None)
        yield str(math.ceil(abs(limit - start) / by))


def _bodies(cases: list[Case]) -> Shares:
    counts: Counter[str] = Counter()
    for operation in _operations(cases, "reduce"):
        is_one = len(operation.regions[0].operations) == 2  # with the terminator
        counts["one operation" if is_one else "several results" if len(operation.results) > 1 else "other"] += 1
    return _relative(counts)


def render(table: Table) -> str:
    lines = []
    for section, shares in table.items():
        lines.append(section)
        lines += [f"  {what or '-':34}{share:8.1%}" for what, share in shares.items()]
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m generators.quality", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--examples", type=int, default=500, help="whole programs, and one-op cases, to draw")
    parser.add_argument("--dense", type=int, default=10_000, help="dense programs, at most, to count pairs in")
    options = parser.parse_args(arguments)
    if options.examples < 1:
        parser.error("--examples must be at least 1")
    table = measure(options.examples)
    found = pairs_reached(options.dense)
    if options.json:
        print(json.dumps({"examples": options.examples, "pairs": found, "shares": table}))
    else:
        print(render(table))
        print("pairs (producer, consumer, operand)")
        print("\n".join(f"  {what:34}{n:8}" for what, n in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
