"""Soundness: an implementation that uses legal freedoms at random must never leave the evaluator's sets.

    python -m validation.soundness --programs 20000 [--ops gather,scatter] [--seed S] [--jobs J] [--json]

Each program runs on some of its input sets, with new choices each time. An escape is a bug in the evaluator, or in the
implementation that should be legal. Exit status 1 if there is one.
"""

from __future__ import annotations

import concurrent.futures
import json
import multiprocessing
import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace

import numpy as np

from generators.cases import Case
from generators.dynamic.bounded_forms import bounded_programs
from generators.dynamic.dynamic_forms import dynamic_programs
from generators.dynamic.resizing import NotResizable
from generators.examples import draw_cases, seed_of
from generators.families import strategies
from generators.programs.case_strategies import single_op, whole_programs
from generators.programs.dense_programs import dense_programs
from generators.programs.mutations import mutants
from generators.quantized.quantized_cases import quantized_op, quantized_ops
from generators.quantized.quantized_programs import quantized_programs
from generators.quantized.quantized_types import FAMILIES
from generators.strategy_registry import Setting
from oracles.backends.native.server import die_with_parent
from oracles.conventions import CONVENTIONS
from oracles.evaluator import Mode, Unevaluated
from oracles.judge import mode_for
from oracles.latitudes import Latitude
from oracles.sets import error_bounds
from oracles.sets.alternatives import evaluate_each
from oracles.sets.value_sets import leaves
from results import options
from spec.pretty import pretty
from trials.claims.dynamic import has_sizes
from validation import legacy_cases
from validation.chains import chain
from validation.implementations.legal_freedoms import Random, TakesTooLong
from validation.implementations.machine import DoesNotEnd, Machine

BATCH = 50
QUANTIZED = ("quantized",)
"""In place of ops: quantized programs, every other batch with a latitude of one quantum."""
DENSE = "dense"
"""In place of an op: small dense programs, every other batch mutated ones."""
PARENTS = 20
"""Dense programs that a batch of mutants starts from."""
INTERRUPTED = 130
"""Exit status after SIGINT, as a shell's."""
LONGEST = 3.0
"""Time limit of an execution, in seconds."""
MEMORY = 8 << 30
"""Memory limit of a process, in bytes."""
RUNS = 3
"""Executions per program, each on another input set."""


@dataclass(frozen=True)
class Escape:
    case: str
    op: str | None
    mode: str
    output: int
    input_set: int
    index: tuple[int, ...]
    actual: str
    admitted: str
    program: str
    inputs: list[str]


@dataclass
class Tally:
    programs: int = 0
    executions: int = 0
    endless: int = 0
    too_long: int = 0
    """Executions that exceeded their time limit."""
    unevaluated: dict[str, int] = field(default_factory=dict)
    errors: dict[str, str] = field(default_factory=dict)
    """Errors of the evaluator or the implementation, with the first program that caused each."""
    escapes: list[Escape] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.programs += other.programs
        self.executions += other.executions
        self.endless += other.endless
        self.too_long += other.too_long
        self.escapes += other.escapes
        self.errors = other.errors | self.errors
        for reason, count in other.unevaluated.items():
            self.unevaluated[reason] = self.unevaluated.get(reason, 0) + count


def examine(case: Case, seed: int, latitude: Latitude, runs: int = RUNS) -> Tally:
    try:
        return _examine(case, seed, latitude, runs)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        notes = "; ".join(getattr(error, "__notes__", []))
        message = f"{type(error).__name__}: {error} at {place.filename}:{place.lineno} {notes}"
        return Tally(1, errors={message: pretty(case.program)})


def _draw_conventions(rng: np.random.Generator) -> frozenset[str]:
    share = rng.choice([0.0, 0.5, 1.0])
    return frozenset(name for name in sorted(CONVENTIONS) if rng.random() < share)


def _examine(case: Case, seed: int, latitude: Latitude, runs: int) -> Tally:
    tally = Tally(programs=1)
    mode = mode_for(case.program)
    rng = np.random.default_rng(seed)
    latitude = replace(latitude, conventions=_draw_conventions(rng))
    try:
        expected = evaluate_each(case.program, case.inputs, mode, latitude)
    except Unevaluated as reason:
        return Tally(1, unevaluated={str(reason): 1})
    chosen = rng.choice(len(case.inputs), min(runs, len(case.inputs)), replace=False)
    for k in chosen.tolist():
        flushes, is_off = latitude.subnormals == "flushed", latitude.quantization == "quantum"
        choices = Random(
            rng, error_bounds.bound, mode is Mode.FUSED, rng.random(), flushes, may_be_off=is_off,
            conventions=latitude.conventions, deadline=time.monotonic() + LONGEST,
        )  # fmt: skip
        try:
            outputs = Machine(choices).run(case.program, case.inputs[k])
        except DoesNotEnd:
            tally.endless += 1
            continue
        except TakesTooLong:
            tally.too_long += 1
            continue
        tally.executions += 1
        for i, (output, sets) in enumerate(zip(outputs, leaves(expected), strict=True)):
            if output is None:
                continue
            own = sets.at(k)
            outside = ~own.contains(output[np.newaxis])[0]
            if outside.any():
                place = tuple(int(p) for p in np.argwhere(outside)[0])
                admitted = f"[{own.lower[0][place]}, {own.upper[0][place]}]" + " or NaN" * bool(own.nan[0][place].any())
                tally.escapes.append(
                    Escape(
                        case.id, case.op, mode.value, i, k, place, repr(output[place]), admitted, pretty(case.program),
                        [repr(x) for x in case.inputs[k]],
                    )
                )  # fmt: skip
                return tally
    return tally


DYNAMIC = "dynamic"
"""In place of an op: dynamic programs."""


def batch(number: int, seed: int, count: int, flushed: bool = False, ops: Sequence[str] = ()) -> Tally:
    latitude = Latitude(
        subnormals="flushed" if flushed else "preserved",
        quantization="quantum" if tuple(ops) == QUANTIZED and number % 2 else "exact",
    )
    tally = Tally()
    for i, case in enumerate(draw(number, seed_of(seed, number), count, ops)):
        tally.add(examine(case, seed_of(seed, number, i), latitude))
    return tally


def draw(number: int, seed: int, count: int, ops: Sequence[str] = ()) -> list[Case]:
    """Return the programs of a batch: of one of `ops`, in turn.

    Without `ops`, they are one-op cases, whole programs, dense programs, or chains of arithmetic.
    """
    if tuple(ops) == QUANTIZED:
        return any_quantized(number // 2, seed, count)
    if tuple(ops) == (DENSE,):
        return any_dense(number, seed, count)
    if ops:
        return of_op(ops[number % len(ops)], seed, count)
    match number % 4:
        case 0:
            every = [*(op for op, s in strategies().items() if s.setting is not Setting.QUANTIZED), *legacy_cases.OPS]
            return of_op(every[number // 4 % len(every)], seed, count)
        case 1:
            return draw_cases(whole_programs(input_sets=4), count, seed)
        case 2:
            return any_dense(number // 4, seed, count)
    rng = np.random.default_rng(seed)
    return [chain(rng) for _ in range(count)]


def any_dense(number: int, seed: int, count: int) -> list[Case]:
    programs = dense_programs(input_sets=4)
    if number % 2 == 0:
        return draw_cases(programs, count, seed)
    return draw_cases(mutants(draw_cases(programs, PARENTS, seed)), count, seed)


def any_quantized(number: int, seed: int, count: int) -> list[Case]:
    names = quantized_ops()
    pairs = [(op, name) for name in FAMILIES for op in names]
    if number % 2:
        return draw_cases(quantized_programs(input_sets=4), count, seed)
    return draw_cases(quantized_op(*pairs[number // 2 * 7 % len(pairs)], input_sets=4), count, seed)


def of_dynamic_sizes(seed: int, count: int) -> list[Case]:
    takes_sizes = sorted(filter(has_sizes, strategies()))
    op = takes_sizes[seed // 2 % len(takes_sizes)]
    if seed % 8 == 7:
        base = quantized_programs(input_sets=4)
    else:
        base = whole_programs(input_sets=4) if seed % 2 else single_op(op, input_sets=4)
    made = bounded_programs(base) if seed % 5 == 0 else dynamic_programs(base)
    try:
        return [case for found in draw_cases(made, -(-count // 3), seed) for case in found.cases][:count]
    except NotResizable:
        return []


def of_op(op: str, seed: int, count: int) -> list[Case]:
    if op == DYNAMIC:
        return of_dynamic_sizes(seed, count)
    if op in legacy_cases.OPS:
        rng = np.random.default_rng(seed)
        return [legacy_cases.draw(rng, op) for _ in range(count)]
    return draw_cases(single_op(op, input_sets=4), count, seed)


def batches(programs: int, seed: int, jobs: int, flushed: bool, ops: Sequence[str]) -> Iterator[Tally]:
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(jobs, context, initializer=_begin) as pool:
        number = done = 0
        waiting: set[concurrent.futures.Future[Tally]] = set()
        while done < programs or waiting:
            while done + BATCH * len(waiting) < programs and len(waiting) < 2 * jobs:
                waiting.add(pool.submit(batch, number, seed, min(BATCH, programs - done), flushed, ops))
                number += 1
            finished, waiting = concurrent.futures.wait(waiting, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in finished:
                done += future.result().programs
                yield future.result()


def _begin() -> None:
    """Initialize a process of the pool.

    It ends with its parent, ignores SIGINT, and turns excessive memory into an error of the program at hand.
    """
    die_with_parent()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def main(arguments: list[str] | None = None) -> int:
    parser = options.Parser(prog="python -m validation.soundness", description=__doc__.splitlines()[0])
    parser.add_argument("--programs", type=options.count(0), default=2000)
    parser.add_argument(
        "--ops",
        type=lambda x: tuple(x.split(",")),
        default=(),
        help=f"programs of one operation of these alone; `quantized` for programs on quantized types, `{DYNAMIC}` of "
        f"dynamic sizes, `{DENSE}` for small dense ones and such as are varied from them",
    )
    parser.add_argument("--seed", type=options.count(0), default=0)
    parser.add_argument("--jobs", type=options.count(1, 1024), default=os.cpu_count() or 1)
    parser.add_argument("--flushed", action="store_true", help="take the latitude to flush subnormals to zero as well")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    start, total = time.monotonic(), Tally()
    is_cut = False
    try:
        for tally in batches(given.programs, given.seed, given.jobs, given.flushed, given.ops):
            total.add(tally)
    except KeyboardInterrupt:
        is_cut = True
        print("interrupted: what follows is of the programs so far", file=sys.stderr)
    seconds = time.monotonic() - start
    if given.json:
        print(json.dumps({**asdict(total), "seconds": round(seconds, 1), "seed": given.seed}))
    else:
        _print(total, seconds)
    if total.escapes or total.errors:
        return 1
    return INTERRUPTED if is_cut else 0


def _print(total: Tally, seconds: float) -> None:
    for escape in total.escapes:
        where = f"output {escape.output} {list(escape.index)}, input set {escape.input_set}, {escape.mode}"
        print(f"{escape.program}{where}: {escape.actual} is not in {escape.admitted}")
        print("\n".join(f"  input {x}" for x in escape.inputs), end="\n\n")
    for message, program in total.errors.items():
        print(f"{program}{message}", end="\n\n")
    for reason, count in sorted(total.unevaluated.items(), key=lambda item: -item[1]):
        print(f"{count:6} not evaluated: {reason}")
    given_up = f"{total.endless} endless, {total.too_long} too long"
    print(
        f"{total.programs} programs, {total.executions} executions ({given_up}) in {seconds:.0f} s: "
        f"{len(total.escapes)} escapes, {len(total.errors)} errors"
    )


if __name__ == "__main__":
    sys.exit(main())
