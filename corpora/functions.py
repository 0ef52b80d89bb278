"""The functions of a module as programs of their own, with check ops taken out and their operands as outputs.

No implementation but StableHLO's own interpreter knows `check.expect_eq`. So each function that checks something
becomes a program that returns what it would have compared, and the comparison is ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from corpora.checks import MAX_ULP_DIFFERENCE, TOLERANCE, Check
from corpora.observers import probed, without_observers
from spec.program import Constant, Function, Operation, Program, Raw, Region, Value, walk
from spec.types import TensorType, i1


@dataclass(frozen=True)
class Comparison:
    """A check op: which output it compares, with another output or with a constant."""

    check: Check
    actual: int
    expected: int | Constant


@dataclass(frozen=True)
class CheckedFunction:
    """A test: a program with its inputs, and what must hold of its outputs."""

    name: str
    program: Program
    comparisons: tuple[Comparison, ...]
    """Their outputs are counted through all processes: those of the first, then those of the second, ..."""
    inputs: tuple[np.ndarray[Any, Any], ...] = ()
    """Of tests of several processes, with a row for each."""


@dataclass(frozen=True)
class PlainFunction:
    """A function that checks nothing: a program to run on given or drawn inputs."""

    name: str
    program: Program


@dataclass(frozen=True)
class Unhandled:
    """A function that cannot be run as a test, and why."""

    name: str
    reason: str


def functions(module: Program) -> Iterator[CheckedFunction | PlainFunction | Unhandled]:
    """Each function that is to be run: the public ones, or all where none is public; of those, the ones that check
    something and those that no other calls."""
    called = {name for f in module.functions for name in _callees(f, module)}
    public = [f for f in module.functions if not f.private] or list(module.functions)
    for f in public:
        missing = [g.name for g in isolated(f, module).functions if not g.body.operations]
        if missing and f.body.operations:
            yield Unhandled(f.name, f"it needs @{missing[0]}, which is declared and not defined")
            continue
        if any(map(check_of, walk(f.body))):
            yield _checked(f, module)
        elif f.name not in called:
            yield _checked_by_callee(f, module)


def _checked_by_callee(f: Function, module: Program) -> CheckedFunction | PlainFunction | Unhandled:
    program = isolated(f, module)
    if any(map(check_of, program.operations())):
        return _checked(f, module)
    return PlainFunction(f.name, without_observers(program))


def _checked(f: Function, module: Program) -> CheckedFunction | Unhandled:
    if f.arguments:
        return Unhandled(f.name, "it takes arguments, and nothing in the file says which")
    program = _with_checks_in_main(isolated(f, module))
    for region in (r for o in program.main.body.operations for r in o.regions):
        if any(map(check_of, walk(region))):
            return Unhandled(f.name, "a check op stands inside the region of another op")
    return _without_checks(f.name, without_observers(program), probed(program.main.body))


def isolated(f: Function, module: Program) -> Program:
    """The program that runs one function of a module: the function as `main`, and those that it reaches."""
    reached = {f.name: f}
    pending = [f]
    while pending:
        for name in _callees(pending.pop(), module):
            if name not in reached:  # the order does not matter: functions are kept in that of the module
                reached[name] = module.function(name)
                pending.append(reached[name])
    names = {name: name for name in reached} | {f.name: "main"}
    if f.name != "main" and "main" in reached:
        names["main"] = next(n for n in ("main_", *map("main_{}".format, range(len(names)))) if n not in reached)
    others = [_renamed(g, names, private=True) for g in module.functions if g.name in reached and g.name != f.name]
    return replace(module, functions=(_renamed(f, names, private=False), *others))


def _callees(f: Function, module: Program) -> set[str]:
    known = {g.name for g in module.functions}
    found: set[str] = set()
    for operation in walk(f.body):
        for _, value in operation.attributes:
            names = value if isinstance(value, tuple) else (value,)
            found.update(n for n in names if isinstance(n, str) and n in known)
            if isinstance(value, Raw):
                found |= known.intersection(re.findall(r'@"?([\w$.-]+)', value.text))
    return found


def _renamed(f: Function, names: Mapping[str, str], *, private: bool) -> Function:
    changed = {old: new for old, new in names.items() if old != new}
    body = _with_symbols(f.body, changed) if changed else f.body
    return Function(names[f.name], body, f.result_types, private)


def _with_symbols(region: Region, names: Mapping[str, str]) -> Region:
    return replace(region, operations=tuple(_operation_with_symbols(o, names) for o in region.operations))


def _operation_with_symbols(operation: Operation, names: Mapping[str, str]) -> Operation:
    def renamed(name: str, value: object) -> object:
        if isinstance(value, str) and name in ("callee", "decomposition"):
            return names.get(value, value)
        if isinstance(value, Raw):
            return Raw(re.sub(r"@([\w$.-]+)", lambda m: f"@{names.get(m[1], m[1])}", value.text))
        return value

    attributes = tuple((name, renamed(name, value)) for name, value in operation.attributes)
    regions = tuple(_with_symbols(r, names) for r in operation.regions)
    return replace(operation, attributes=attributes, regions=regions)


_KINDS = {
    "check.eq": "eq",
    "check.expect_eq": "eq",
    "check.almost_eq": "almost_eq",
    "check.expect_almost_eq": "almost_eq",
    "check.close": "close",
    "check.expect_close": "close",
    "check.expect_serialized_eq": "eq",
}
_OF_A_PROBE = "check.expect_serialized_eq"
"""Compares what a probe stored with its operand."""


def check_of(operation: Operation) -> str | None:
    """The name of the check that an operation is, or None for any other operation."""
    if operation.name != "custom_call":
        return None
    target = _plain(operation.attribute("call_target_name"))
    return target if isinstance(target, str) and target.startswith("check.") else None


def _plain(value: object) -> object:
    """What an attribute says that no kind describes: a string, a number, or its text."""
    if not isinstance(value, Raw):
        return value
    text = value.text.split(":")[0].strip()
    if text.startswith('"'):
        return text.strip('"')
    try:
        return float(text) if re.search(r"[.eE]", text) else int(text)
    except ValueError:
        return value.text


def _number(operation: Operation, name: str, default: float) -> float:
    """A parameter of a check: an attribute of that name, or an entry of its `backend_config`."""
    value = _plain(operation.attribute(name))
    if isinstance(value, int | float):
        return value
    config = operation.attribute("backend_config")
    text = config.text if isinstance(config, Raw) else config if isinstance(config, str) else ""
    m = re.search(rf'\b{name}"?\s*[=:]\s*(-?[\d.]+(?:[eE][-+]?\d+)?)', text)
    return float(m[1]) if m is not None else default


def _without_checks(name: str, program: Program, stored: Mapping[str, Value]) -> CheckedFunction | Unhandled:
    """`stored` is what probes stored, which a check may ask for."""
    kept: list[Operation] = []
    outputs: list[Value] = []
    comparisons = []
    for operation in program.main.body.operations[:-1]:
        target = check_of(operation)
        if target is None:
            kept.append(operation)
            continue
        operands = operation.operands
        if target == _OF_A_PROBE:
            probe = str(_plain(operation.attribute("probe_id")))
            if probe not in stored or _number(operation, "iteration", 1) > 1:
                return Unhandled(name, f"the probe {probe!r} stores values in a loop, or in another function")
            operands = (stored[probe], *operands)
        if target not in _KINDS or len(operands) != 2:
            return Unhandled(name, f"no meaning is known for {target} of {len(operands)} operands")
        actual, expected = operands
        if not all(isinstance(v.type, TensorType) for v in operands):
            return Unhandled(name, f"{target} compares what are no tensors")
        index = _index(outputs, actual)
        known = constant_of(expected, program)
        comparisons.append(Comparison(_check(operation, target), index, known or _index(outputs, expected)))
        kept += map(_true, operation.results)
    body = Region((), _used((*kept, Operation("func.return", tuple(outputs)))))
    main = Function("main", body, tuple(v.type for v in outputs))
    others = tuple(f for f in program.functions if f.name != "main")
    return CheckedFunction(name, isolated(main, replace(program, functions=(main, *others))), tuple(comparisons))


def _used(operations: tuple[Operation, ...]) -> tuple[Operation, ...]:
    """Without the constants, and calls of functions of constants, that nothing uses any more."""
    used: set[Value] = set()
    kept = []
    for operation in reversed(operations):
        produces = operation.name == "constant" or (operation.name == "func.call" and not operation.operands)
        if not produces or not used.isdisjoint(operation.results):
            kept.append(operation)
            used.update(operation.operands)
            used.update(v for r in operation.regions for o in walk(r) for v in o.operands)
    return tuple(reversed(kept))


def _check(operation: Operation, target: str) -> Check:
    tolerance = _number(operation, "tolerance", TOLERANCE)
    ulps = _number(operation, "max_ulp_difference", MAX_ULP_DIFFERENCE)
    return Check(_KINDS[target], float(tolerance), int(ulps))  # type: ignore[arg-type]


def _index(outputs: list[Value], value: Value) -> int:
    if value not in outputs:
        outputs.append(value)
    return outputs.index(value)


def _true(result: Value) -> Operation:
    """What stands for the answer of a check where the program uses it."""
    value = Constant.of(np.ones(result.type.static_shape, np.bool_), i1)  # type: ignore[union-attr]
    return Operation("constant", (), (("value", value),), (), (result,))


def constant_of(value: Value, program: Program, function: str = "main") -> Constant | None:
    """The constant that a value is, also where it comes out of a function of constants."""
    for operation in program.function(function).body.operations[:-1]:
        if value not in operation.results:
            continue
        if operation.name == "constant":
            found = operation.attribute("value")
            return found if isinstance(found, Constant) else None
        if operation.name == "func.call" and not operation.operands:
            callee = program.function(operation.attribute("callee"))
            if not callee.body.operations:
                return None
            returned = callee.body.returned[operation.results.index(value)]
            return constant_of(returned, program, callee.name)
    return None


def _with_checks_in_main(program: Program) -> Program:
    """The program with calls inlined into `main` whose callee checks something, directly or by a call."""
    others = [f for f in program.functions if f.name != "main"]
    checking = {f.name for f in others if any(map(check_of, isolated(f, program).operations()))}
    operations: list[Operation] = []
    renamed: dict[str, Value] = {}
    pending = list(program.main.body.operations)
    calls = 0
    while pending:
        operation = _substituted(pending.pop(0), renamed)
        if operation.name != "func.call" or operation.attribute("callee") not in checking:
            operations.append(operation)
            continue
        calls += 1
        callee = program.function(operation.attribute("callee"))
        inlined = _prefixed(callee.body, f"call{calls}_")
        within = dict(zip((a.name for a in inlined.arguments), operation.operands, strict=True))
        body = [_substituted(o, within) for o in inlined.operations]
        renamed.update(zip((r.name for r in operation.results), body[-1].operands, strict=True))
        pending = body[:-1] + pending
    main = replace(program.main, body=replace(program.main.body, operations=tuple(operations)))
    return replace(program, functions=(main, *others))


def _substituted(operation: Operation, values: Mapping[str, Value]) -> Operation:
    """The operation with other operands, in its regions too."""
    if not values:
        return operation
    regions = tuple(
        replace(r, operations=tuple(_substituted(o, values) for o in r.operations)) for r in operation.regions
    )
    return replace(operation, operands=tuple(_resolved(v, values) for v in operation.operands), regions=regions)


def _resolved(value: Value, values: Mapping[str, Value]) -> Value:
    while value.name in values:
        value = values[value.name]
    return value


def _prefixed(region: Region, prefix: str) -> Region:
    def value(v: Value) -> Value:
        return replace(v, name=prefix + v.name)

    def operation(o: Operation) -> Operation:
        return replace(
            o,
            operands=tuple(map(value, o.operands)),
            results=tuple(map(value, o.results)),
            regions=tuple(_prefixed(r, prefix) for r in o.regions),
        )

    return Region(tuple(map(value, region.arguments)), tuple(map(operation, region.operations)))
