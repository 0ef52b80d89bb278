"""Throughput from drawing to recording, the share of each stage, and the ratio to the bare implementation.

    python -m benchmarks.throughput --backend xla [--programs N] [--seconds S] [--json]

Three ways are timed on the same programs and input sets, in the same worker, in turns of a few dozen programs, so that
other load on the machine slows all of them alike:

- everything: draw, check the constraints, print, run, evaluate, judge, record;
- bare: one program per module, prepared beforehand and sent to the worker without a pause, replies ignored: the
  implementation's own compiling and running;
- bare, together: the same, with as many programs per module as everything batches.

Each way runs every program that the implementation gets, including those that it rejects, crashes on or hangs on; the
last way runs these alone, since a module with one of them gives no results. Programs that our adapter does not send
are in everything only, at the cost of drawing and translating them. The ratios on sent programs leave out the time
that this process spends on them; if the implementation is the bottleneck, that is slightly too much.

A ratio is the rate of everything over a bare rate in wall-clock time, with the worker and this process side by side as
in the suite. The processor time of this process per program, which is printed too, is what one shared core would add.
What an implementation refuses is learned during a run, so the first few hundred programs are batched with refused ones
too often.

The evaluator is timed against the StableHLO interpreter on programs that both run, on all their input sets.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, cycle, islice
from pathlib import Path
from statistics import median
from typing import Any

from generators.cases import Case
from generators.examples import draw_cases, seed_of
from generators.families import strategies
from generators.programs.case_strategies import single_op, whole_programs
from oracles import judge
from oracles.backends import BackendError, open_backend, stream
from oracles.backends.bare import bare_seconds, is_kept_back, requests
from oracles.backends.hosted import HostedBackend
from oracles.backends.protocol import Backend, Outcome, Results, Unsupported
from results import options
from results.file import Writer
from results.records import Header
from spec.structure import violations
from trials.case_records import result_of
from trials.checks import UNSUPPORTED
from trials.measured_accuracy import measured_ulps
from trials.subject import Subject

TURN = 48
"""Programs per turn."""

OURS = ("draw", "violations", "print", "evaluate", "judge", "record")
THEIRS = ("parse", "compile", "execute")


@dataclass
class Tally:
    programs: int = 0
    executed: int = 0
    input_sets: int = 0
    stages: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    wall: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    compared: int = 0
    unsent: int = 0
    unsent_seconds: float = 0.0
    """Seconds that this process spent on programs that were not sent."""
    ours_cpu: float = 0.0
    evaluate: list[float] = field(default_factory=list)
    interpret: list[float] = field(default_factory=list)


def draw(seed: int) -> Iterator[Case]:
    """Yield cases as the suite draws them: one-op cases, and every fourth a whole program."""
    for k, op in zip(count(), cycle(sorted(strategies())), strict=False):
        yield from draw_cases(single_op(op), 6, seed_of(seed, k))
        yield from draw_cases(whole_programs(), 2, seed_of(seed, k))


def run_everything(backend: Backend, cases: Iterator[Case], writer: Writer, tally: Tally) -> list[tuple[Case, Outcome]]:
    taken: deque[tuple[Case, float]] = deque()
    done: list[tuple[Case, Outcome]] = []
    begin, cpu = time.perf_counter(), time.process_time()
    for outcome in stream(backend, _draw_timed(cases, taken, tally)):
        case, spent = taken.popleft()
        start = time.perf_counter()
        _conclude(backend, case, outcome, writer, tally)
        if is_kept_back(outcome):
            tally.unsent += 1
            tally.unsent_seconds += spent + outcome.seconds.get("print", 0.0) + time.perf_counter() - start
        done.append((case, outcome))
    tally.wall["everything"] += time.perf_counter() - begin
    tally.ours_cpu += time.process_time() - cpu
    return done


def _draw_timed(cases: Iterator[Case], taken: deque[tuple[Case, float]], tally: Tally) -> Iterator[tuple[Any, Any]]:
    while True:
        start = time.perf_counter()
        case = next(cases, None)
        drawn_at = time.perf_counter()
        tally.stages["draw"] += drawn_at - start
        if case is None:
            return
        if found := violations(case.program):
            raise AssertionError(f"a drawn program breaks {found}: {case!r}")
        checked_at = time.perf_counter()
        tally.stages["violations"] += checked_at - drawn_at
        taken.append((case, checked_at - start))
        yield case.program, case.inputs


def _conclude(backend: Backend, case: Case, outcome: Outcome, writer: Writer, tally: Tally) -> None:
    start = time.perf_counter()
    expected = UNSUPPORTED if isinstance(outcome, Unsupported) else expectation(case)
    evaluated = time.perf_counter()
    verdict = judge.judge(outcome, expected, case.program, len(case.inputs))
    judged = time.perf_counter()
    subject = Subject("results" if case.op else "programs", backend.name, case.op, case.element_type)
    result = result_of(
        subject,
        tally.programs,
        verdict,
        versions={},
        shape_class=case.shape_class,
        tightness=judge.tightness(expected),
        ulps=measured_ulps(case, outcome, expected),
        seconds=outcome.seconds,
    )
    writer.write(result)
    spent = {"evaluate": evaluated - start, "judge": judged - evaluated, "record": time.perf_counter() - judged}
    for stage, seconds in (*spent.items(), *outcome.seconds.items()):
        tally.stages[stage] += seconds
    tally.programs += 1
    if isinstance(outcome, Results):
        tally.executed += 1
        tally.input_sets += len(case.inputs)


def expectation(case: Case) -> judge.Expected:
    return judge.expectation(case.program, case.inputs, judge.mode_for(case.program))


def compare(backend: HostedBackend, done: Sequence[tuple[Case, Outcome]], tally: Tally) -> None:
    ran = [((c.program, c.inputs), o) for c, o in done]
    for way, batch in (("bare", 1), ("bare, together", backend.batch)):
        payloads, count = requests(backend, ran, batch)
        tally.wall[way] += bare_seconds(backend, payloads)
    tally.compared += count


def beside_interpreter(cases: Sequence[Case], tally: Tally) -> str:
    """Time the evaluator and the interpreter on programs that both run.

    Return the reason if the interpreter cannot be opened, else "".
    """
    try:
        interpreter = open_backend("interpreter", timeout=10.0)
    except BackendError as error:
        return str(error)
    try:
        for case in cases:
            outcome = interpreter.run(case.program, case.inputs)
            begin = time.perf_counter()
            expected = expectation(case)
            spent = time.perf_counter() - begin
            if isinstance(outcome, Results) and isinstance(expected, tuple):
                tally.evaluate.append(spent)
                tally.interpret.append(sum(outcome.seconds.get(stage, 0.0) for stage in ("parse", "execute")))
    finally:
        interpreter.close()
    return ""


def measure(backend: Backend, programs: int, seconds: float, seed: int) -> tuple[Tally, str]:
    tally, sample = Tally(), []
    deadline = time.monotonic() + seconds
    cases = draw(seed)
    with tempfile.TemporaryDirectory() as folder:
        writer = Writer.begin(Path(folder) / "results.jsonl", Header("", "", "", "", {}, ""))
        while tally.programs < programs and (tally.programs == 0 or time.monotonic() < deadline):
            turn = islice(cases, min(TURN, programs - tally.programs))
            done = run_everything(backend, turn, writer, tally)
            if isinstance(backend, HostedBackend):
                compare(backend, done, tally)
            sample += [case for case, _ in done[:: max(1, programs // 64)]]
        writer.close()
    return tally, beside_interpreter(sample, tally)


def figures(backend: Backend, tally: Tally, trouble: str) -> dict[str, Any]:
    wall = tally.wall["everything"]
    total = sum(tally.stages.values())
    per_program = {
        way: spent / tally.compared for way, spent in tally.wall.items() if way != "everything" and tally.compared
    }
    own = wall / tally.programs
    own_of_sent = (wall - tally.unsent_seconds) / max(tally.programs - tally.unsent, 1)
    return {
        "backend": backend.name,
        "versions": dict(backend.describe().versions),
        "programs": tally.programs,
        "programs_per_second": tally.programs / wall,
        "input_sets_per_second": tally.input_sets / wall,
        "milliseconds_per_program": {s: 1e3 * tally.stages[s] / tally.programs for s in (*OURS, *THEIRS)},
        "share": {s: tally.stages[s] / total for s in (*OURS, *THEIRS)},
        "everything_ms": 1e3 * own,
        "everything_own_processor_ms": 1e3 * tally.ours_cpu / tally.programs,
        "bare_ms": {way: 1e3 * spent for way, spent in per_program.items()},
        "ratio": {way: spent / own for way, spent in per_program.items()},
        "sent": tally.programs - tally.unsent,
        "ratio_of_sent": {way: spent / own_of_sent for way, spent in per_program.items()},
        "evaluator_ms": 1e3 * sum(tally.evaluate) / len(tally.evaluate) if tally.evaluate else None,
        "interpreter_ms": 1e3 * sum(tally.interpret) / len(tally.interpret) if tally.interpret else None,
        "evaluator_median_ms": 1e3 * median(tally.evaluate) if tally.evaluate else None,
        "interpreter_median_ms": 1e3 * median(tally.interpret) if tally.interpret else None,
        "interpreter_trouble": trouble,
        "load": os.getloadavg()[0],
    }


def report(f: dict[str, Any]) -> str:
    rate = f"{f['programs_per_second']:.1f} programs/s, {f['input_sets_per_second']:.0f} judged input sets/s"
    lines = [f"{f['backend']}: {f['programs']} programs, {rate} (load {f['load']:.1f})", ""]
    lines.append(f"{'stage':12} {'ms/program':>10} {'share':>7}")
    lines += [f"{s:12} {f['milliseconds_per_program'][s]:10.2f} {share:7.1%}" for s, share in f["share"].items()]
    own = f"{f['everything_own_processor_ms']:.1f} ms of our own processor time"
    lines += ["", f"{'everything':15} {f['everything_ms']:7.1f} ms/program, {own}"]
    lines += [
        f"{way:15} {ms:7.1f} ms/program, ratio {f['ratio'][way]:.2f}, {f['ratio_of_sent'][way]:.2f} of what was sent"
        for way, ms in f["bare_ms"].items()
    ]
    if f["sent"] < f["programs"]:
        lines.append(f"{f['sent']} of the {f['programs']} programs were sent: the adapter has no form for the others")
    if f["interpreter_ms"] is not None:
        pairs = [
            f"{who} {f[f'{who}_ms']:.2f} (median {f[f'{who}_median_ms']:.2f})" for who in ("evaluator", "interpreter")
        ]
        lines.append(f"{', '.join(pairs)} ms/program, on programs that both run")
    if f["interpreter_trouble"]:
        lines.append(f["interpreter_trouble"])
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options.Parser(prog="python -m benchmarks.throughput", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--backend", default="xla")
    parser.add_argument("--programs", type=options.count(0), default=960)
    parser.add_argument(
        "--seconds", type=options.seconds, default=120.0, help="stop after the turn in which this is reached"
    )
    parser.add_argument("--seed", type=options.count(0), default=0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    if given.programs < 1:
        parser.error("--programs is at least 1")
    try:
        backend = open_backend(given.backend)
    except BackendError as error:
        print(error, file=sys.stderr)
        return 2
    try:
        found = figures(backend, *measure(backend, given.programs, given.seconds, given.seed))
    finally:
        backend.close()
    print(json.dumps(found) if given.json else report(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
