"""Hypothesis strategies against the fast source: python -m benchmarks.strategies [--programs N] [--bugs N] [--json]

It measures validity, pairs of ops, element types and time of drawn programs, and the size of the programs to which
Hypothesis shrinks for known-bad implementations, from several seeds.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from statistics import median
from unittest import mock

import numpy as np
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.internal import constants_ast
from hypothesis.internal.conjecture import providers

from generators.cases import Case
from generators.examples import draw_cases
from generators.programs.op_pairs import pairs_of
from library.hypothesis_bridge import as_hypothesis
from library.hypothesis_strategies import any_programs
from oracles.evaluator import Unevaluated, evaluate
from oracles.judge import mode_for
from results import options
from spec.structure import violations
from spec.types import TensorType
from trials.reduce.parts import is_computing
from validation.known_bad.known_bad_registry import KnownBad, all_known_bad
from validation.power import LATITUDE, elements, escapes

PLANTED = (
    "negate: unsigned values stay",
    "select: branches swapped",
    "floor: truncated",
    "atan2: operands swapped",
    "convert: to integers rounded",
    "reduce: the last element of a slice left out",
    "while: one turn too many",
    "case: an index out of range picks the first",
    "func.call: arguments of one type in reverse order",
    "maximum: unsigned read as signed",
)
SEARCH = settings(
    database=None, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck), max_examples=1
)
MOST_ELEMENTS = 256
"""Most elements of a program that is run, since known-bad implementations are slow."""


@dataclass(frozen=True)
class Drawing:
    programs: int
    valid: int
    pairs: int
    ops: int
    element_types: int
    milliseconds: float
    operations: float


@dataclass(frozen=True)
class Shrunk:
    """Size of the final example of Hypothesis for a bug: operations that compute, all operations, and elements."""

    bug: str
    seed: int
    computing: int
    operations: int
    elements: int
    seconds: float


def of_hypothesis(n: int) -> list[Case]:
    drawn: list[Case] = []

    @settings(SEARCH, max_examples=n, derandomize=True)
    @given(as_hypothesis(any_programs()))
    def take(case: Case) -> None:
        drawn.append(case)

    take()
    return drawn


def measure(draw: Callable[[int], list[Case]], n: int) -> Drawing:
    draw(10)
    begin = time.perf_counter()
    cases = draw(n)
    spent = time.perf_counter() - begin
    pairs = {pair for c in cases for pair in pairs_of(c.program)}
    ops: Counter[str] = Counter(o.name for c in cases for o in c.program.operations())
    types = {
        v.type.element_type
        for c in cases
        for o in c.program.operations()
        for v in o.results
        if isinstance(v.type, TensorType)
    }
    valid = sum(not violations(c.program) for c in cases)
    return Drawing(
        len(cases), valid, len(pairs), len(ops), len(types), 1e3 * spent / len(cases), ops.total() / len(cases)
    )


def shrink(bug: KnownBad, seed_number: int, tries: int) -> Shrunk | None:
    machine, found = bug.machine(), list[Case]()

    def fails(case: Case) -> bool:
        if elements(case) > MOST_ELEMENTS or not any(o.name == bug.op for o in case.program.operations()):
            return False
        try:
            expected = evaluate(case.program, case.inputs, mode_for(case.program), LATITUDE)
            return escapes(machine, case, expected, 0)
        except (Unevaluated, NotImplementedError):
            return False

    @seed(seed_number)
    @settings(SEARCH, max_examples=tries, phases=[Phase.generate, Phase.shrink])
    @given(as_hypothesis(any_programs()))
    def check(case: Case) -> None:
        if fails(case):
            found.append(case)
            raise AssertionError

    begin = time.perf_counter()
    try:
        with np.errstate(all="ignore"):
            check()
    except AssertionError:
        operations = list(found[-1].program.operations())
        computing = sum(map(is_computing, operations))
        spent = time.perf_counter() - begin
        return Shrunk(bug.name, seed_number, computing, len(operations), elements(found[-1]), spent)
    except Unsatisfiable:
        pass
    return None


def sizes(seeds: int, tries: int) -> Iterator[Shrunk | None]:
    chosen = [bug for bug in all_known_bad() if bug.name in PLANTED]
    for bug in chosen:
        for number in range(seeds):
            yield shrink(bug, number, tries)


def main(arguments: list[str] | None = None) -> int:
    parser = options.Parser(prog="python -m benchmarks.strategies", description=__doc__.splitlines()[0])
    parser.add_argument("--programs", type=options.count(0), default=1000)
    parser.add_argument("--seeds", type=options.count(0), default=3, help="from which each bug is found")
    parser.add_argument("--tries", type=options.count(1), default=3000, help="programs until a bug is given up")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given_ = parser.parse_args(arguments)
    with mock.patch.object(providers, "_get_local_constants", return_value=constants_ast.Constants()):
        sources = {"fast": lambda n: draw_cases(any_programs(), n, 0), "hypothesis": of_hypothesis}
        drawn = {name: measure(draw, given_.programs) for name, draw in sources.items() if given_.programs}
        found = [s for s in sizes(given_.seeds, given_.tries) if s is not None]
    if given_.json:
        print(json.dumps({"drawn": {n: asdict(d) for n, d in drawn.items()}, "shrunk": [asdict(s) for s in found]}))
        return 0
    for name, d in drawn.items():
        print(
            f"{name:10} {d.programs} programs, {d.valid} valid, {d.operations:.1f} operations each, {d.pairs} pairs, "
            f"{d.ops} ops, {d.element_types} element types, {d.milliseconds:.1f} ms each"
        )
    for bug in dict.fromkeys(s.bug for s in found):
        own = [s for s in found if s.bug == bug]
        print(
            f"{bug:50} found {len(own)} of {given_.seeds}: median {median(s.computing for s in own):g} operations that "
            f"compute, {median(s.operations for s in own):g} in all, {median(s.elements for s in own):g} elements, "
            f"{median(s.seconds for s in own):.1f} s"
        )
    if found:
        print(f"median of all: {median(s.computing for s in found):g} operations that compute, "
              f"{median(s.elements for s in found):g} elements")  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
