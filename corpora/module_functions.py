"""Functions of a module as separate programs, with the operands of check ops as outputs.

Only StableHLO's own interpreter knows `check.expect_eq`. A function with checks becomes a program that returns the
operands of the checks; they are compared outside the program.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from corpora.check_sets import MAX_ULP_DIFFERENCE, TOLERANCE, Check
from corpora.observers import PROBE, Storage, return_stored, without_observers
from spec.program import Constant, Function, Operation, Program, Raw, Value, walk
from spec.rewriting import (
    fresh_names,
    inline_calls,
    live_operations,
    reachable,
    rename_functions,
    symbols,
    with_function,
    with_main,
    without_unused_functions,
)
from spec.types import TensorType, i1


@dataclass(frozen=True)
class Comparison:
    check: Check
    actual: int
    expected: int | Constant


@dataclass(frozen=True)
class CheckedFunction:
    name: str
    program: Program
    comparisons: tuple[Comparison, ...]
    """Outputs are numbered over all processes: those of the first come first."""
    inputs: tuple[np.ndarray[Any, Any], ...] = ()
    """Inputs of a test of several processes, with a row for each."""


@dataclass(frozen=True)
class PlainFunction:
    name: str
    program: Program


@dataclass(frozen=True)
class Unhandled:
    name: str
    reason: str


def functions(module: Program) -> Iterator[CheckedFunction | PlainFunction | Unhandled]:
    """Yield the functions to run.

    These are the public functions, or all if none is public, that contain checks or that no other function calls.
    """
    called = {name for f in module.functions for o in walk(f.body) for name in symbols(o)}
    public = [f for f in module.functions if not f.private] or list(module.functions)
    for f in public:
        missing = [g.name for g in isolate(f, module).functions if not g.body.operations]
        if missing and f.body.operations:
            yield Unhandled(f.name, f"it needs @{missing[0]}, which is declared and not defined")
            continue
        if any(map(check_of, walk(f.body))):
            yield _test_of(f, module)
        elif f.name not in called:
            yield _test_by_callee(f, module)


def _test_by_callee(f: Function, module: Program) -> CheckedFunction | PlainFunction | Unhandled:
    program = isolate(f, module)
    if any(map(check_of, program.operations())):
        return _test_of(f, module)
    return PlainFunction(f.name, without_observers(program))


def _test_of(f: Function, module: Program) -> CheckedFunction | Unhandled:
    if f.arguments:
        return Unhandled(f.name, "it takes arguments, and nothing in the file says which")
    program = _with_checks_in_main(isolate(f, module))
    for region in (r for o in program.main.body.operations for r in o.regions):
        if any(map(check_of, walk(region))):
            return Unhandled(f.name, "a check op stands inside the region of another op")
    asked = [_storage(o) for o in program.main.body.operations if check_of(o) == _OF_A_PROBE]
    program, found = return_stored(program, dict.fromkeys(asked))
    return _without_checks(f.name, without_observers(program), found)


def isolate(f: Function, module: Program) -> Program:
    reached = reachable(module, f.name)
    kept = [f, *(replace(g, private=True) for g in module.functions if g.name in reached and g.name != f.name)]
    if f.name == "main":
        return replace(module, functions=(replace(f, private=False), *kept[1:]))
    other = fresh_names(reached)("main_")
    renamed = rename_functions(replace(module, functions=tuple(kept)), {f.name: "main", "main": other})
    return replace(renamed, functions=(replace(renamed.main, private=False), *renamed.functions[1:]))


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
"""Compares the value stored by a probe with the operand."""


def check_of(operation: Operation) -> str | None:
    if operation.name != "custom_call":
        return None
    target = _plain(operation.attribute("call_target_name"))
    return target if isinstance(target, str) and target.startswith("check.") else None


def _plain(value: object) -> object:
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
    value = _plain(operation.attribute(name))
    if isinstance(value, int | float):
        return value
    config = operation.attribute("backend_config")
    text = config.text if isinstance(config, Raw) else config if isinstance(config, str) else ""
    m = re.search(rf'\b{name}"?\s*[=:]\s*(-?[\d.]+(?:[eE][-+]?\d+)?)', text)
    return float(m[1]) if m is not None else default


def _storage(operation: Operation) -> Storage:
    return str(_plain(operation.attribute("probe_id"))), int(_number(operation, "iteration", 1))


def _without_checks(name: str, program: Program, probed: Mapping[Storage, Value]) -> CheckedFunction | Unhandled:
    """Turn the checks of main into comparisons; `probed` maps each probe asked for to its stored value."""
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
            asked = _storage(operation)
            if asked not in probed:
                return Unhandled(name, f"what the probe {asked[0]!r} stores is not carried out of where it stands")
            operands = (probed[asked], *operands)
        if target not in _KINDS or len(operands) != 2:
            return Unhandled(name, f"no meaning is known for {target} of {len(operands)} operands")
        actual, expected = operands
        if not all(isinstance(v.type, TensorType) for v in operands):
            return Unhandled(name, f"{target} compares what are no tensors")
        index = _index(outputs, actual)
        known = constant_of(expected, program)
        comparisons.append(Comparison(_check(operation, target), index, known or _index(outputs, expected)))
        kept += map(_true, operation.results)
    program = with_main(program, (), live_operations(kept, outputs, _only_produces), tuple(outputs))
    return CheckedFunction(name, without_unused_functions(program), tuple(comparisons))


def _only_produces(operation: Operation) -> bool:
    return operation.name == "constant" or (operation.name == "func.call" and not operation.operands)


def _check(operation: Operation, target: str) -> Check:
    tolerance = _number(operation, "tolerance", TOLERANCE)
    ulps = _number(operation, "max_ulp_difference", MAX_ULP_DIFFERENCE)
    return Check(_KINDS[target], float(tolerance), int(ulps))  # type: ignore[arg-type]


def _index(outputs: list[Value], value: Value) -> int:
    if value not in outputs:
        outputs.append(value)
    return outputs.index(value)


def _true(result: Value) -> Operation:
    value = Constant.of(np.ones(result.type.static_shape, np.bool_), i1)  # type: ignore[union-attr]
    return Operation("constant", (), (("value", value),), (), (result,))


def constant_of(value: Value, program: Program, function: str = "main") -> Constant | None:
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


def _is_looked_at(operation: Operation) -> bool:
    return operation.name == PROBE or check_of(operation) is not None


def _with_checks_in_main(program: Program) -> Program:
    others = (f for f in program.functions if f.name != "main")
    checking = {f.name for f in others if any(map(_is_looked_at, isolate(f, program).operations()))}
    return with_function(program, inline_calls(program, program.main, checking))
