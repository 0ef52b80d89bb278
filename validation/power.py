"""Power: the suite's cases must detect known-bad implementations.

    python -m validation.power [--cases N] [--seed S] [--json]

Each runs N cases of its wrong op per element type, drawn as the suite draws them. Exit status 1 if one is missed.
"""

from __future__ import annotations

import json
import math
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from generators.cases import Case
from generators.dynamic.bounded_forms import bounded_programs
from generators.dynamic.dynamic_forms import dynamic_programs
from generators.examples import draw_cases, seed_of
from generators.programs.algebraic_expressions import IDENTITIES, TYPES, algebraic_case
from generators.programs.case_strategies import element_types, single_op, whole_programs
from generators.programs.dense_programs import dense_programs
from generators.quantized.quantized_cases import quantized_op
from generators.quantized.quantized_types import FAMILIES
from oracles.conventions import CONVENTIONS
from oracles.evaluator import Unevaluated, evaluate
from oracles.judge import mode_for
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from oracles.sets.value_sets import AbstractValue
from results import options
from spec.bounded_sizes import CUT
from spec.dynamic_validity import ShapeMismatch
from spec.op import op_named
from spec.program import Constant, Operation, Value
from spec.rewriting import with_main
from spec.types import TensorType, bf16, complex64, f16, f32, f64, si8, si32, si64, ui8
from trials.claims.dynamic import has_sizes
from trials.claims.results import INPUT_SETS
from validation.implementations.legal_freedoms import Choices
from validation.implementations.machine import DoesNotEnd, Machine
from validation.known_bad.known_bad_registry import KnownBad, all_known_bad


@dataclass(frozen=True)
class Trial:
    name: str
    caught_by: str | None
    element_type: str | None
    cases: int
    executions: int


LATITUDE = Latitude(conventions=frozenset(CONVENTIONS))
"""Known-bad implementations follow all conventions, except those that break one."""
COMMON = (f32, f64, f16, bf16, si64, si32, ui8, si8, complex64)
Evaluated = tuple[Case, tuple[AbstractValue, ...]]
"""A case and the sets of its outputs."""


def elements(case: Case) -> int:
    body = case.program.main.body
    types = [v.type for v in (*body.arguments, *(r for o in body.operations for r in o.results))]
    return sum(math.prod(t.static_shape) for t in types if isinstance(t, TensorType) and t.is_static)


def cases_of(op: str, n: int, seed: int, most: float = math.inf) -> Iterator[Evaluated]:
    """Yield the suite's cases of an op with their sets, common element types first.

    Cases of more than `most` elements are left out, since machines are slow.
    """
    if op_named(op).sizes:
        yield from dynamic_cases_of(op, n, seed)
        return
    for element_type in sorted(element_types(op), key=lambda t: COMMON.index(t) if t in COMMON else len(COMMON)):
        strategy = single_op(op, element_type, input_sets=INPUT_SETS)
        for case in draw_cases(strategy, n, seed_of(seed, "results", op, element_type)):
            if elements(case) > most:
                continue
            try:
                yield case, evaluate(case.program, case.inputs, mode_for(case.program), LATITUDE)
            except Unevaluated:
                continue


def quantized_cases_of(op: str, n: int, seed: int) -> Iterator[Evaluated]:
    for number in range(n):
        for family in FAMILIES:
            strategy = quantized_op(op, family, input_sets=INPUT_SETS)
            for case in draw_cases(strategy, 1, seed_of(seed, "quantized", op, family, number)):
                try:
                    yield case, evaluate(case.program, case.inputs, mode_for(case.program))
                except Unevaluated:
                    continue


def folded_cases_of(op: str, n: int, seed: int, most: float = math.inf) -> Iterator[Evaluated]:
    for case, _ in cases_of(op, n, seed, most):
        main = case.program.main
        for row in case.inputs:
            constants = [_constant(v, array) for v, array in zip(main.arguments, row, strict=True)]
            program = with_main(case.program, (), (*constants, *main.body.operations[:-1]), main.body.returned)
            made = replace(case, program=program, inputs=((),))
            yield made, evaluate(program, made.inputs, mode_for(program), LATITUDE)


def _constant(value: Value, array: Any) -> Operation:
    assert isinstance(value.type, TensorType)
    held = Constant.of(array, value.type.element_type)
    return Operation("constant", (), (("value", held),), (), (value,))


def fused_cases_of(op: str, n: int, seed: int, most: float = math.inf) -> Iterator[Evaluated]:
    for case in draw_cases(dense_programs(), n * FUSED, seed_of(seed, "fused", op)):
        if elements(case) > most or not any(o.name == op for o in case.program.main.body.operations):
            continue
        try:
            yield case, evaluate(case.program, case.inputs, mode_for(case.program), LATITUDE)
        except Unevaluated:
            continue


def algebraic_cases_of(op: str, seed: int) -> Iterator[Evaluated]:
    for name in IDENTITIES:
        for element_type in TYPES:
            case = algebraic_case(name, element_type, seed)
            if not any(o.name == op for o in case.program.main.body.operations):
                continue
            yield case, evaluate(case.program, case.inputs, mode_for(case.program), LATITUDE)


FUSED = 200
"""Factor on the number of dense programs, since few contain the op."""
DYNAMIC = 40
"""Factor on the number of programs for ops that only dynamic programs contain."""


def dynamic_cases_of(op: str, n: int, seed: int) -> Iterator[Evaluated]:
    form = op_named(op).static_form
    bases = [whole_programs(input_sets=INPUT_SETS)]
    if form is not None and has_sizes(form):
        bases.insert(0, single_op(form, input_sets=INPUT_SETS))
    for base in bases:
        made = bounded_programs(base, cuts=True) if op == CUT else dynamic_programs(base)
        for found in draw_cases(made, n * DYNAMIC // 10, seed_of(seed, "dynamic", op)):
            if not any(o.name == op for o in found.program.operations()):
                continue
            for case, static in zip(found.cases, found.forms, strict=True):
                try:
                    yield case, evaluate(case.program, case.inputs, mode_for(static.program), LATITUDE)
                except Unevaluated:
                    continue


def escapes(machine: Machine, case: Case, expected: tuple[AbstractValue, ...], k: int) -> bool:
    try:
        outputs = machine.run(case.program, case.inputs[k])
    except (DoesNotEnd, ShapeMismatch):
        return True
    for output, sets in zip(outputs, expected, strict=True):
        if not isinstance(sets, Acceptance) or output is None:
            continue
        if output.shape != sets.shape or not sets.at(k).contains(output[np.newaxis]).all():
            return True
    return False


class Shared:
    def __init__(self, source: Iterator[Evaluated]) -> None:
        self._source, self._drawn = source, list[Evaluated]()

    def __iter__(self) -> Iterator[Evaluated]:
        yield from self._drawn
        for one in self._source:
            self._drawn.append(one)
            yield one


def try_cases(mutant: KnownBad, cases: Iterable[Evaluated]) -> Trial:
    machine, number, executions = mutant.machine(), 0, 0
    for number, (case, expected) in enumerate(cases, 1):
        for k in range(len(case.inputs)):
            executions += 1
            if escapes(machine, case, expected, k):
                assert not escapes(Machine(Choices()), case, expected, k), f"the right implementation fails {case!r}"
                return Trial(mutant.name, case.id, case.element_type, number, executions)
    return Trial(mutant.name, None, None, number, executions)


def trials(n: int, seed: int, only: str = "", most: float = math.inf) -> Iterator[Trial]:
    mutants = [m for m in all_known_bad() if only in m.name]
    for op in sorted({m.op for m in mutants}):
        plain, quantized = Shared(cases_of(op, n, seed, most)), Shared(quantized_cases_of(op, n, seed))
        algebra = Shared(algebraic_cases_of(op, seed))
        folded, fused = Shared(folded_cases_of(op, n, seed, most)), Shared(fused_cases_of(op, n, seed, most))
        for mutant in mutants:
            if mutant.op == op:
                sources = {
                    "": quantized if mutant.is_quantized else plain,
                    "folded": folded,
                    "fused": fused,
                    "algebra": algebra,
                }
                yield try_cases(mutant, sources[mutant.where])


def main(arguments: list[str] | None = None) -> int:
    parser = options.Parser(prog="python -m validation.power", description=__doc__.splitlines()[0])
    parser.add_argument("--cases", type=options.count(0), default=10, help="of each element type")
    parser.add_argument("--seed", type=options.count(0), default=0)
    parser.add_argument("--only", default="", help="those whose name contains this")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    start = time.monotonic()
    found = list(trials(given.cases, given.seed, given.only))
    missed = [v for v in found if v.caught_by is None]
    if given.json:
        share = round(1 - len(missed) / max(len(found), 1), 4)
        print(json.dumps({"caught": len(found) - len(missed), "of": len(found), "share": share,
                          "trials": [asdict(v) for v in found]}))  # fmt: skip
    else:
        for v in found:
            how = f"caught by case {v.cases} ({v.element_type})" if v.caught_by else f"NOT CAUGHT by {v.cases} cases"
            print(f"{v.name:70} {how}")
        seconds = time.monotonic() - start
        print(f"{len(found) - len(missed)} of {len(found)} known-bad implementations caught in {seconds:.0f} s")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
