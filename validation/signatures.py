"""Signatures: a known-bad implementation should have one signature, different from others'.

    python -m validation.signatures [--each N] [--jobs N] [--seed S] [--only TEXT] [--executions N] [--json]

Each runs cases of its wrong op, cycling through element types; failures are reduced and get signatures. Exit status 1
if fewer than 90% of the implementations have one signature in at least 90% of their programs, or if more than 2% of
the pairs share one. Implementations wrong in different ops never do, so the pairs of one op are also counted.
"""

from __future__ import annotations

import itertools
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from statistics import median

from generators.cases import Case
from generators.examples import draw_cases, seed_of
from generators.programs.case_strategies import element_types, single_op
from oracles.latitudes import Latitude
from results import options
from spec.op import op_named
from trials.causes.cause_signatures import signature
from trials.checks import Executed, failures_of
from trials.reduce import reduce
from validation.known_bad.known_bad_registry import KnownBad, all_known_bad
from validation.machines import MachineBackend
from validation.power import dynamic_cases_of, quantized_cases_of

LATITUDE = Latitude()
SAME = 0.9
SHARED = 0.02
INPUT_SETS = 4
CASES = 6
"""Cases per element type."""


@dataclass(frozen=True)
class Found:
    name: str
    op: str
    signatures: tuple[str, ...]

    @property
    def modal(self) -> str:
        return Counter(self.signatures).most_common(1)[0][0]

    @property
    def share(self) -> float:
        return self.signatures.count(self.modal) / len(self.signatures)


def of_op(op: str, each: int, seed: int, only: str, executions: int) -> list[Found]:
    mutants = [m for m in all_known_bad() if m.op == op and only in m.name]
    cases = {kind: list(_cases(op, kind, seed)) for kind in {m.is_quantized for m in mutants}}
    found = [_collect(m, itertools.islice(_signatures(m, cases[m.is_quantized], executions), each)) for m in mutants]
    return [f for f in found if f.signatures]


def _report(found: list[Found]) -> list[Found]:
    """Print and return results so far, since the whole run takes half an hour."""
    for f in found:
        print(f"{f.name}: {f.share:.0%} of {len(f.signatures)}", file=sys.stderr, flush=True)
    return found


def _collect(mutant: KnownBad, signatures: Iterable[str]) -> Found:
    return Found(mutant.name, mutant.op, tuple(signatures))


def _cases(op: str, is_quantized: bool, seed: int) -> Iterator[Case]:
    if is_quantized:
        yield from (case for case, _ in quantized_cases_of(op, CASES, seed))
        return
    if op_named(op).sizes:
        yield from (case for case, _ in dynamic_cases_of(op, CASES, seed))
        return
    drawn = [
        draw_cases(single_op(op, t, input_sets=INPUT_SETS), CASES, seed_of(seed, "signatures", op, t))
        for t in element_types(op)
    ]
    for row in itertools.zip_longest(*drawn):
        yield from (case for case in row if case is not None)


def _signatures(mutant: KnownBad, cases: Sequence[Case], executions: int) -> Iterator[str]:
    backend = MachineBackend(mutant.machine())
    for case in cases:
        check = Executed()
        [judged] = check(backend, [case], LATITUDE)
        for failure in failures_of(judged.verdict)[:1]:
            reduced = reduce(backend, LATITUDE, check, judged, failure, executions=executions, seconds=10)
            yield signature(backend, LATITUDE, check, reduced.judged, failure, drawn=judged).text


def pairs_that_share(found: Sequence[Found]) -> int:
    return sum(map(_pairs, Counter(f.modal for f in found).values()))


def of_one_op(found: Sequence[Found]) -> int:
    return sum(map(_pairs, Counter(f.op for f in found).values()))


def _pairs(n: int) -> int:
    return n * (n - 1) // 2


def main(arguments: list[str] | None = None) -> int:
    parser = options.Parser(prog="python -m validation.signatures", description=__doc__.splitlines()[0])
    parser.add_argument("--each", type=options.count(), default=5, help="programs of each implementation")
    parser.add_argument("--jobs", type=options.count(1, 1024), default=1, help="processes")
    parser.add_argument("--seed", type=options.count(0), default=0)
    parser.add_argument("--only", default="", help="implementations whose name contains this")
    parser.add_argument("--executions", type=options.count(0), default=250, help="of each reduction")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    start = time.monotonic()
    ops = sorted({m.op for m in all_known_bad() if given.only in m.name})
    work = partial(of_op, each=given.each, seed=given.seed, only=given.only, executions=given.executions)
    with ProcessPoolExecutor(given.jobs) as pool:
        found = [f for part in pool.map(work, ops) for f in _report(part)]
    same, pairs = pairs_that_share(found), _pairs(len(found))
    one = sum(f.share >= SAME for f in found) / max(len(found), 1)
    report: dict[str, object] = {
        "implementations": len(found),
        "of": sum(given.only in m.name for m in all_known_bad()),
        "median_share": median(f.share for f in found) if found else None,
        "with_one_signature": round(one, 4),
        "pairs": pairs,
        "pairs_of_one_op": of_one_op(found),
        "sharing": same,
        "sharing_share": round(same / max(pairs, 1), 5),
        "seconds": round(time.monotonic() - start, 1),
        "found": [asdict(f) for f in found],
    }
    print(json.dumps(report) if given.json else _text(report, found))
    return 0 if one >= SAME and same <= SHARED * pairs else 1


def _text(report: dict[str, object], found: Sequence[Found]) -> str:
    lines = []
    for f in found:
        if f.share < SAME:
            lines.append(f"{f.name}: {f.share:.0%} of {len(f.signatures)} programs have one signature")
            lines += [f"  {n} x {text}" for text, n in Counter(f.signatures).most_common()]
    return "\n".join(
        [
            *lines,
            f"{report['implementations']} of {report['of']} known-bad implementations shown in {report['seconds']} s",
            f"share of the programs that have the usual signature, median: {report['median_share']}",
            f"with one signature in at least {SAME:.0%} of the programs: {report['with_one_signature']:.2%}",
            f"pairs that share a signature: {report['sharing']} of {report['pairs']}",
            f"pairs of one op: {report['pairs_of_one_op']}",
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
