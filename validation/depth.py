"""Depth: whether a long program is judged as closely as a short one.

    python -m validation.depth [--blocks N ...] [--models NAME ...] [--choices N] [--seed S] [--json]

Programs are N blocks of a transformer, an LSTM and a block of a residual network. A correct implementation runs each:
the median width of the sets that judge it is printed. Then the results of one operation near the middle are made larger
by 1e-4 of their value, for several choices of the operation. It is caught if the program deviates, and named if the
search for what is to blame finds that operation. Exit status 1 if fewer than 95% are caught or named, if a correct
result does not conform, or if sets are wider than 100 units in the last place.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from generators.cases import Case
from models.collection import collection
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Array
from results import options
from results.verdicts import fails
from spec.normalized_names import canonical
from spec.op import facts_of, is_described
from spec.program import Operation, Program, Region, walk
from spec.types import FloatType, TensorType, dtype
from trials.checks import MOST_ULPS, Executed, Judged
from trials.locate import locate
from trials.pieces.all_values import inline_all_calls
from validation.implementations.machine import Call, Machine, Tensor
from validation.known_bad.known_bad_registry import rightly
from validation.machines import MachineBackend
from validation.unrolled import unroll

SHARE = 1e-4
"""By how much of its value each element of a wrong result is too large."""
MODELS = ("net-lstm-50", "net-resnet-block", "grad-transformer")
LEAST_SHARE = 0.95


@dataclass(frozen=True)
class Depth:
    name: str
    operations: int
    verdict: str
    pieces: int
    median_ulps: float | None
    """Median width of the sets that judge the correct results."""
    run_seconds: float
    judge_seconds: float
    """Of the correct program: the implementation's own, and all that judging takes."""
    tried: int
    caught: int
    named: int
    missed: tuple[str, ...]
    """The operations whose fault was not caught or not named."""

    @property
    def is_enough(self) -> bool:
        is_close = self.median_ulps is None or self.median_ulps <= MOST_ULPS
        return self.verdict == "Conforms" and is_close and min(self.caught, self.named) >= LEAST_SHARE * self.tried


def faulty(program: Program, operation: Operation, inputs: Sequence[Array]) -> Machine:
    """Return a machine that computes one operation of a program wrongly.

    The fault affects ops of the same name and result type, on the operands that the operation has for `inputs`.
    """
    operands: set[tuple[bytes, ...]] = set()

    def observe(call: Call) -> Any:
        if call.op.operation.results[0].name == operation.results[0].name:
            operands.add(_bytes(call))
        return rightly(call)

    def kernel(call: Call) -> Any:
        right = rightly(call)
        if _bytes(call) not in operands or call.op.operation.results[0].type != operation.results[0].type:
            return right
        return tuple(map(_larger, right)) if isinstance(right, tuple) else _larger(right)

    Machine(replaced={operation.name: observe}).run(program, inputs)
    return Machine(replaced={operation.name: kernel})


def _bytes(call: Call) -> tuple[bytes, ...]:
    return tuple(x.array.tobytes() for x in _flat(call.values))


def _flat(values: Iterable[Any]) -> Iterator[Tensor]:
    for v in values:
        if isinstance(v, tuple):
            yield from _flat(v)
        elif isinstance(v, Tensor):
            yield v


def _larger(x: Tensor) -> Tensor:
    return x.with_array((x.array * (1 + SHARE)).astype(dtype(x.element_type)))


def suspects(case: Case, choices: int, rng: np.random.Generator) -> list[Operation]:
    """Return operations in the middle half of a program, or in its loops, whose results a fault changes."""
    changed: dict[str, bool] = {}

    def observe(call: Call) -> Any:
        right = rightly(call)
        name = call.op.operation.results[0].name
        changed[name] = changed.get(name, False) or any(_is_changed(x) for x in _flat((right,)))
        return right

    names = {o.name for o in walk(case.program.main.body) if _computes_floats(o)}
    Machine(replaced=dict.fromkeys(names, observe)).run(case.program, case.inputs[0])
    found = [o for o in _outside_of_sums(case.program.main.body) if changed.get(o.results[0].name)]
    middle = found[len(found) // 4 : len(found) - len(found) // 4]
    return [middle[i] for i in sorted(rng.choice(len(middle), min(choices, len(middle)), replace=False))]


def _is_changed(x: Tensor) -> bool:
    return bool((np.isfinite(x.array) & (x.array != 0)).any())


def _outside_of_sums(region: Region) -> Iterator[Operation]:
    """Yield the operations that compute floats, also in loops and branches, but not in the bodies of reductions."""
    for o in region.operations:
        if _computes_floats(o):
            yield o
        if is_described(o.name) and facts_of(o.name).is_control_flow:
            for inner in o.regions:
                yield from _outside_of_sums(inner)


def _computes_floats(o: Operation) -> bool:
    facts = facts_of(o.name) if is_described(o.name) else None
    if facts is None or not o.results or not (facts.is_elementary or facts.rounds or facts.accumulates):
        return False
    t = o.results[0].type
    return isinstance(t, TensorType) and isinstance(t.element_type, FloatType)


def measure(name: str, case: Case, choices: int, seed: int) -> Depth:
    case = replace(case, program=canonical(inline_all_calls(case.program)))
    judged, seconds = _judge(MachineBackend(Machine()), case)
    chosen = suspects(case, choices, np.random.default_rng(seed))
    caught, named, missed = 0, 0, []
    for operation in chosen:
        backend = MachineBackend(faulty(case.program, operation, case.inputs[0]))
        wrong, _ = _judge(backend, case)
        is_caught = fails(wrong.verdict)
        is_named = is_caught and _is_named(backend, wrong, operation)
        caught, named = caught + is_caught, named + is_named
        if not is_named:
            missed.append(f"{operation.name} {operation.results[0].name}: {_text(wrong)}")
    tight = judged.tightness
    return Depth(
        name=name,
        operations=sum(1 for _ in walk(case.program.main.body)),
        verdict=_text(judged),
        pieces=1 if judged.in_pieces is None else judged.in_pieces.count,
        median_ulps=None if tight is None or tight.median_ulps is None else float(tight.median_ulps),
        run_seconds=round(judged.seconds.get("execute", 0.0), 2),
        judge_seconds=round(seconds, 2),
        tried=len(chosen),
        caught=caught,
        named=named,
        missed=tuple(missed),
    )


def _judge(backend: MachineBackend, case: Case) -> tuple[Judged, float]:
    start = time.perf_counter()
    [judged] = Executed(repeats=0, most_ulps=MOST_ULPS)(backend, [case], Latitude())
    return judged, time.perf_counter() - start


def _text(judged: Judged) -> str:
    return " ".join(filter(None, (type(judged.verdict).__name__, getattr(judged.verdict, "reason", ""))))


def _is_named(backend: MachineBackend, judged: Judged, operation: Operation) -> bool:
    [found] = locate(backend, Latitude(), [judged])
    return any(s.operation.name == operation.name for s in found)


def cases(blocks: Sequence[int], models: Sequence[str]) -> Iterator[tuple[str, Case]]:
    for n in blocks:
        yield f"transformer of {n}", unroll(n)
    for name in models:
        model = collection()[name]
        yield name, Case(model.program, (model.given,))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options.Parser(prog="python -m validation.depth", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--blocks", type=options.count(), nargs="*", default=[1, 2, 4, 8], help="of the transformer")
    parser.add_argument("--models", type=options.one_of(*MODELS), nargs="*", default=list(MODELS), help="of the others")
    parser.add_argument("--choices", type=options.count(), default=16, help="of the wrong operation (default: 16)")
    parser.add_argument("--seed", type=options.count(0), default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object per program")
    given = parser.parse_args(arguments)
    enough = True
    for name, case in cases(given.blocks, given.models):
        found = measure(name, case, given.choices, given.seed)
        enough &= found.is_enough
        print(json.dumps(asdict(found)) if given.json else _line(found), flush=True)
    return 0 if enough else 1


def _line(d: Depth) -> str:
    width = "exact" if d.median_ulps is None else f"{d.median_ulps:.3g} ulps"
    said = f"{d.name}: {d.operations} operations, {d.verdict} in {d.pieces} pieces, median width {width}, "
    said += f"judged in {d.judge_seconds} s; of {d.tried} faults {d.caught} caught, {d.named} named"
    return "\n".join((said, *(f"  not named: {m}" for m in d.missed)))


if __name__ == "__main__":
    sys.exit(main())
