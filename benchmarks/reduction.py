"""Executions and seconds to reduce a failing case, and the size of the result.

    python -m benchmarks.reduction [--backend xla] [--cases N] [--seed S] [--most M] [--tries T] [--json]

N cases are drawn, half of them whole programs and half one-op cases, and run on the backend. Up to M failures of each
kind (deviations, crashes, refusals) are reduced, and for comparison shrunk by Hypothesis on the choices that drew
them. An execution is one compilation; several candidates may share it.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from itertools import cycle, islice
from statistics import median, quantiles
from typing import Any
from unittest import mock

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.internal import constants_ast
from hypothesis.internal.conjecture import engine, providers
from hypothesis.strategies import SearchStrategy

from generators.cases import Case
from generators.examples import seed_of
from generators.families import strategies
from generators.programs.case_strategies import single_op, whole_programs
from library.hypothesis_bridge import as_hypothesis
from oracles.backends import BackendError, open_backend
from oracles.backends.protocol import Backend
from oracles.latitudes import Latitude
from results import options
from trials.checks import Executed, Failure, Judged, failures_of
from trials.error_messages import gist
from trials.reduce import reduce
from trials.reduce.parts import is_computing

FAMILIES = {"Deviates": "deviations", "Crashes": "crashes", "RejectsValid": "refusals"}
PER_DRAW = 8
LATITUDE = Latitude.of({"subnormals": "flushed"})


@dataclass(frozen=True)
class Drawn:
    judged: Judged
    failure: Failure
    strategy: SearchStrategy[Case]
    seed: int


@dataclass(frozen=True)
class Spent:
    executions: int
    seconds: float
    operations: int


def find_failures(backend: Backend, cases: int, seed_number: int) -> Iterator[Drawn]:
    check = Executed()
    for k, strategy in enumerate(islice(_strategies(seed_number), -(-cases // PER_DRAW))):
        number = seed_of("reduction", seed_number, k)
        for judged in check(backend, draw_by_hypothesis(strategy, number), LATITUDE):
            for failure in failures_of(judged.verdict)[:1]:
                yield Drawn(judged, failure, strategy, number)


def _strategies(seed_number: int) -> Iterator[SearchStrategy[Case]]:
    ops = sorted(strategies(), key=lambda op: seed_of(seed_number, op))
    for op in cycle(ops):
        yield as_hypothesis(whole_programs(input_sets=4))
        yield as_hypothesis(single_op(op, input_sets=4))


def reduce_case(backend: Backend, drawn: Drawn) -> Spent:
    found = reduce(backend, LATITUDE, Executed(), drawn.judged, drawn.failure)
    return Spent(found.executions, found.seconds, _operations(found.judged.case))


def _operations(case: Case) -> int:
    return sum(map(is_computing, case.program.operations()))


def shrink_case(backend: Backend, drawn: Drawn, tries: int) -> Spent:
    said = gist(getattr(drawn.judged.verdict, "message", ""))
    calls = 0

    def fails(case: Case) -> bool:
        nonlocal calls
        calls += 1
        verdict = Executed()(backend, [case], LATITUDE)[0].verdict
        return drawn.failure in failures_of(verdict) and gist(getattr(verdict, "message", "")) == said

    start = time.monotonic()
    best = shrink(drawn.strategy, drawn.judged.case, fails, seed_number=drawn.seed, tries=tries)
    return Spent(calls, time.monotonic() - start, _operations(best))


class _Found(Exception):
    """The example fails in the expected way."""


class _TriesSpent(BaseException):
    """Raised to end Hypothesis's search. Not an Exception, which would count as a failure of the example."""


def draw_by_hypothesis(strategy: SearchStrategy[Case], seed_number: int) -> list[Case]:
    drawn: list[Case] = []
    _search(strategy, seed_number, drawn.append, [Phase.generate])
    return drawn


def shrink(
    strategy: SearchStrategy[Case], first: Case, fails: Callable[[Case], bool], *, seed_number: int, tries: int
) -> Case:
    """Return the simplest case found for which `fails` holds, shrinking from `first`."""
    best, started, left = first, False, tries

    def look(example: Case) -> None:
        nonlocal best, started, left
        started = started or example.id == first.id
        if not started:
            return
        if not left:
            raise _TriesSpent
        left -= 1
        if fails(example):
            best = example  # each is simpler than the last
            raise _Found

    with suppress(_TriesSpent, _Found):
        _search(strategy, seed_number, look, [Phase.generate, Phase.shrink])
    return best


def _search(
    strategy: SearchStrategy[Case], seed_number: int, look: Callable[[Case], None], phases: list[Phase]
) -> None:
    """Run Hypothesis on examples that depend on the seed alone.

    Hypothesis takes no constants from our source, and does not mutate examples.
    """

    @seed(seed_number)
    @settings(
        max_examples=PER_DRAW + 1,
        phases=phases,
        database=None,
        deadline=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def search(example: Case) -> None:
        look(example)

    none = constants_ast.Constants()
    with ExitStack() as patched:
        patched.enter_context(mock.patch.object(providers, "_get_local_constants", return_value=none))
        patched.enter_context(mock.patch.object(engine.ConjectureRunner, "generate_mutations_from", return_value=None))
        providers.CONSTANTS_CACHE.cache.clear()
        search()
    providers.CONSTANTS_CACHE.cache.clear()


def measure(backend: Backend, cases: int, seed_number: int, most: int, tries: int) -> dict[str, Any]:
    spent: dict[str, list[tuple[Spent, Spent]]] = {family: [] for family in FAMILIES.values()}
    for drawn in find_failures(backend, cases, seed_number):
        family = FAMILIES.get(drawn.failure.verdict)
        if family is not None and len(spent[family]) < most:
            spent[family].append((reduce_case(backend, drawn), shrink_case(backend, drawn, tries)))
    return {family: _summary(pairs) for family, pairs in spent.items()}


def _summary(pairs: list[tuple[Spent, Spent]]) -> dict[str, Any]:
    ours, theirs = ([pair[i] for pair in pairs] for i in range(2))
    return {"cases": len(pairs), "reduction": _figures(ours), "Hypothesis": _figures(theirs)}


def _figures(spent: list[Spent]) -> dict[str, tuple[float, float] | None]:
    return {name: _spread([float(getattr(s, name)) for s in spent]) for name in ("executions", "seconds", "operations")}


def _spread(values: list[float]) -> tuple[float, float] | None:
    if len(values) < 2:
        return (values[0], values[0]) if values else None
    return median(values), quantiles(values, n=10, method="inclusive")[-1]


def _line(family: str, way: str, figures: dict[str, tuple[float, float] | None]) -> str:
    shown = [f"{name} {found[0]:.2f} ({found[1]:.2f})" for name, found in figures.items() if found is not None]
    return f"  {family:<10} {way:<10} {', '.join(shown) or 'none'}"


def main(argv: list[str] | None = None) -> int:
    parser = options.Parser(prog="python -m benchmarks.reduction")
    parser.add_argument("--backend", default="xla")
    parser.add_argument("--cases", type=options.count(0), default=400, help="how many cases are drawn")
    parser.add_argument("--seed", type=options.count(0), default=0)
    parser.add_argument(
        "--most", type=options.count(0), default=20, help="how many failing cases of a kind are reduced"
    )
    parser.add_argument(
        "--tries", type=options.count(0), default=50, help="how many examples Hypothesis may try of each"
    )
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(argv)
    try:
        backend = open_backend(given.backend, timeout=30)
    except BackendError as e:
        print(e, file=sys.stderr)
        return 2
    try:
        found = measure(backend, given.cases, given.seed, given.most, given.tries)
    finally:
        backend.close()
    if given.json:
        print(json.dumps({"backend": given.backend, **found}))
        return 0
    print(f"{given.backend}: median (90th percentile) per reduction")
    for family, summary in found.items():
        print(f"{family}: {summary['cases']} cases")
        for way in ("reduction", "Hypothesis"):
            print(_line("", way, summary[way]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
