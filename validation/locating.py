"""Locating: a failure of a known-bad implementation must be blamed on its wrong op.

    python -m validation.locating [--programs N] [--each N] [--seed S] [--only TEXT] [--json]

Each implementation runs whole programs that contain its op, and one-op cases if these do not show the fault. Then
implementations with two wrong ops run programs that show both. Exit status 1 if fewer than 99% of the operations are
named correctly.
"""

from __future__ import annotations

import itertools
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from generators.cases import Case
from generators.examples import draw_cases, seed_of
from generators.programs.case_strategies import whole_programs
from oracles import judge
from oracles.evaluator import Unevaluated
from oracles.judge import Expected, mode_for
from oracles.latitudes import Latitude
from results import options
from results.verdicts import fails
from spec.program import Operation, walk
from trials.checks import Executed, Judged, is_quantized
from trials.locate import Suspect, locate
from validation.implementations.legal_freedoms import Choices
from validation.implementations.machine import Machine
from validation.known_bad.known_bad_registry import KnownBad, all_known_bad
from validation.machines import MachineBackend
from validation.power import cases_of

LATITUDE = Latitude()
SHARE = 0.99
INPUT_SETS = 4
ONE_OP_CASES = 4


@dataclass(frozen=True)
class Drawn:
    case: Case
    ops: frozenset[str]
    expected: Expected

    @staticmethod
    def of(case: Case) -> Drawn:
        expected = judge.expectation(case.program, case.inputs, mode_for(case.program), LATITUDE)
        return Drawn(case, frozenset(o.name for o in case.program.operations()), expected)


@dataclass(frozen=True)
class Trial:
    names: tuple[str, ...]
    case: str
    is_whole_program: bool
    suspects: tuple[str, ...]
    is_right: bool
    """Whether it names each wrong op and no other."""


def fail_on(machine: Machine, drawn: Drawn) -> Judged | None:
    if isinstance(drawn.expected, Unevaluated):
        return None
    case, backend = drawn.case, MachineBackend(machine)
    outcome = backend.run(case.program, case.inputs)
    verdict = judge.judge(outcome, drawn.expected, case.program, len(case.inputs))
    judged = Judged(case, outcome, drawn.expected, verdict, {})
    if fails(verdict) and is_quantized(case.program):
        (judged,) = Executed(repeats=0)(backend, [case], LATITUDE)
    return judged if fails(judged.verdict) else None


def locate_faults(wrong: Sequence[KnownBad], judged: Judged) -> Trial:
    (suspects,) = locate(MachineBackend(machine_of(wrong)), LATITUDE, [judged])
    ops = {b.op for b in wrong}
    named = [ops & _ops(s) for s in suspects]
    is_right = bool(named) and all(named) and set().union(*named) == ops
    names = tuple(s.operation.name for s in suspects)
    return Trial(tuple(b.name for b in wrong), judged.case.id, judged.case.op is None, names, is_right)


def machine_of(wrong: Sequence[KnownBad]) -> Machine:
    return Machine(Choices(), {b.op: b.kernel for b in wrong})


def _ops(suspect: Suspect) -> set[str]:
    """Return the op to blame with the ops in its regions and callees.

    Ops that hand it a tuple, a token or a future are included, since their values cannot be observed.
    """
    program = suspect.judged.case.program
    inside: Iterator[Operation] = itertools.chain(program.operations(), *(walk(r) for r in suspect.operation.regions))
    kept = {o.name for o in inside if o.name != "constant"}
    return kept | {suspect.operation.name}


def one_by_one(pool: Sequence[Drawn], each: int, seed: int, only: str) -> Iterator[tuple[KnownBad, Drawn, Trial]]:
    mutants = sorted((m for m in all_known_bad() if only in m.name), key=lambda m: m.op)
    for op, same in itertools.groupby(mutants, key=lambda m: m.op):
        whole = [d for d in pool if op in d.ops]
        small: list[Drawn] = []
        for mutant in same:
            found = list(itertools.islice(failures(mutant, whole), each))
            if not found:
                small = small or [Drawn.of(c) for c, _ in itertools.islice(cases_of(op, ONE_OP_CASES, seed), 100)]
                found = list(itertools.islice(failures(mutant, small), each))
            yield from ((mutant, drawn, locate_faults([mutant], judged)) for drawn, judged in found)


def failures(mutant: KnownBad, pool: Sequence[Drawn]) -> Iterator[tuple[Drawn, Judged]]:
    for drawn in pool:
        judged = fail_on(mutant.machine(), drawn)
        if judged is not None:
            yield drawn, judged


def two_at_once(failed: Sequence[tuple[KnownBad, Drawn]], each: int) -> Iterator[Trial]:
    by_case: dict[str, tuple[Drawn, list[KnownBad]]] = {}
    for mutant, drawn in failed:
        by_case.setdefault(drawn.case.id, (drawn, []))[1].append(mutant)
    for drawn, mutants in by_case.values():
        pairs = (p for p in itertools.combinations(mutants, 2) if p[0].op != p[1].op)
        for pair in itertools.islice(pairs, each):
            judged = fail_on(machine_of(pair), drawn)
            if judged is not None:
                yield locate_faults(pair, judged)


def main(arguments: list[str] | None = None) -> int:
    parser = options.Parser(prog="python -m validation.locating", description=__doc__.splitlines()[0])
    parser.add_argument("--programs", type=options.count(0), default=400, help="whole programs drawn")
    parser.add_argument(
        "--each", type=options.count(), default=3, help="cases of each implementation, and pairs of each program"
    )
    parser.add_argument("--seed", type=options.count(0), default=0)
    parser.add_argument("--only", default="", help="implementations whose name contains this")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    start = time.monotonic()
    cases = draw_cases(whole_programs(input_sets=INPUT_SETS), given.programs, seed_of(given.seed, "locating"))
    found = list(one_by_one([Drawn.of(c) for c in cases], given.each, given.seed, given.only))
    single = [t for _, _, t in found]
    pairs = list(two_at_once([(m, d) for m, d, _ in found], given.each))
    report = {
        "implementations": len({m.name for m, _, _ in found}),
        "of": sum(given.only in m.name for m in all_known_bad()),
        "one": _counts(single),
        "whole_programs": _counts([t for t in single if t.is_whole_program]),
        "two": _counts(pairs),
        "seconds": round(time.monotonic() - start, 1),
        "wrong": [asdict(t) for t in (*single, *pairs) if not t.is_right],
    }
    print(json.dumps(report) if given.json else _text(report))
    return 0 if all(t.is_right for t in single) or report["one"]["share"] >= SHARE else 1  # type: ignore[index]


def _counts(trials: Sequence[Trial]) -> dict[str, float]:
    right = sum(t.is_right for t in trials)
    return {"right": right, "of": len(trials), "share": round(right / max(len(trials), 1), 4)}


def _text(report: dict[str, object]) -> str:
    lines = [f"{report['implementations']} of {report['of']} known-bad implementations shown"]
    for name in ("one", "whole_programs", "two"):
        counts = report[name]
        assert isinstance(counts, dict)
        lines.append(
            f"{name.replace('_', ' ')}: {counts['right']} of {counts['of']} named right ({counts['share']:.2%})"
        )
    wrong = report["wrong"]
    assert isinstance(wrong, list)
    lines += [f"  {', '.join(t['names'])} in {t['case']}: {', '.join(t['suspects']) or 'nothing named'}" for t in wrong]
    return "\n".join([*lines, f"{report['seconds']} s"])


if __name__ == "__main__":
    sys.exit(main())
