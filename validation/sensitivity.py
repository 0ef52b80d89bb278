"""Sensitivity: the smallest change of one element in a correct result that the suite notices.

    python -m validation.sensitivity [--cases N] [--programs N] [--seed S] [--json]

A correct implementation runs each program, each result rounded. One decided element of an output, or one part of a
complex one, is changed by 1, 2, 8 or 64 units in the last place. It is noticed if it is in no set of the program, and
named if it is only in the sets that skip a rounding: then the suite says "contraction" or "excess precision". Programs
are one-op cases, or drawn as for campaigns; `exact` ones have only correctly rounded operations, integers and data
movement.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from generators.cases import Case
from generators.examples import draw_cases, seed_of
from generators.families import strategies
from generators.programs.case_strategies import element_types, single_op, whole_programs
from generators.programs.dense_programs import dense_programs
from oracles.evaluator import Mode, Unevaluated, evaluate
from oracles.judge import mode_for
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from oracles.sets.value_sets import leaves
from results import options
from spec.dynamic_validity import ShapeMismatch
from spec.op import facts_of
from spec.types import ComplexType, ElementType, bf16, complex64, complex128, f16, f32, f64
from trials.claims.results import INPUT_SETS
from validation.implementations.legal_freedoms import Choices
from validation.implementations.machine import DoesNotEnd, Machine
from validation.power import elements

Array = np.ndarray[Any, Any]
STEPS = (1, 2, 8, 64)
"""Changes, in units in the last place."""
FLOATS = (f32, f64, f16, bf16, complex64, complex128)
PER_PROGRAM = 8
"""Elements changed per program, one at a time."""
LARGEST = 4096
"""Larger programs are left out, since the machine is slow."""


@dataclass
class Noticed:
    tried: Counter[tuple[str, int]] = field(default_factory=Counter)
    found: Counter[tuple[str, int]] = field(default_factory=Counter)
    named: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Elements that are noticed, or conform only where a rounding may be skipped."""
    left_open: int = 0
    """Drawn elements that the specification leaves open."""

    def share(self, steps: int, type_: str | None = None, or_named: bool = False) -> float | None:
        keys = [k for k in self.tried if k[1] == steps and type_ in (None, k[0])]
        tried, found = sum(self.tried[k] for k in keys), self.named if or_named else self.found
        return sum(found[k] for k in keys) / tried if tried else None


def change(x: Any, element_type: ElementType, steps: int, part: int) -> Any | None:
    """Return the element moved by `steps` values of its type; of a complex number, one part is moved.

    None if there is no such finite number.
    """
    if isinstance(element_type, ComplexType):
        parts = [x.real, x.imag]
        parts[part] = change(parts[part], element_type.element, steps, 0)
        return None if parts[part] is None else np.asarray(complex(*parts), x.dtype)[()]
    if not np.isfinite(x):
        return None
    array = np.asarray(x)
    width = array.dtype.itemsize * 8
    bits = int(array.view(f"u{array.dtype.itemsize}"))
    sign, magnitude = bits >> (width - 1), bits & ((1 << (width - 1)) - 1)
    moved = (-magnitude if sign else magnitude) + steps
    found = np.asarray((abs(moved) | ((moved < 0) << (width - 1))), f"u{array.dtype.itemsize}").view(array.dtype)[()]
    return found if np.isfinite(found) else None


def examine(case: Case, noticed: Iterable[Noticed], rng: np.random.Generator) -> bool:
    try:
        strict = expected = leaves(evaluate(case.program, case.inputs, Mode.STRICT, Latitude()))
        if mode_for(case.program) is Mode.FUSED:
            expected = leaves(evaluate(case.program, case.inputs, Mode.FUSED, Latitude()))
        k = int(rng.integers(len(case.inputs)))
        outputs = Machine(Choices()).run(case.program, case.inputs[k])
    except (Unevaluated, DoesNotEnd, ShapeMismatch):
        return False
    pairs = [
        (sets.at(k), narrow.at(k) if isinstance(narrow, Acceptance) else sets.at(k), x)
        for sets, narrow, x in zip(expected, strict, outputs, strict=False)
        if isinstance(sets, Acceptance) and x is not None and x.shape == sets.shape and x.size
        and sets.element_type in FLOATS
    ]  # fmt: skip
    for _ in range(PER_PROGRAM if pairs else 0):
        sets, narrow, x = pairs[int(rng.integers(len(pairs)))]
        _change(sets, narrow, x, noticed, rng)
    return bool(pairs)


def _change(
    sets: Acceptance, strict: Acceptance, x: Array, noticed: Iterable[Noticed], rng: np.random.Generator
) -> None:
    at = tuple(int(rng.integers(n)) for n in x.shape)
    if sets.unspecified[(0, *at)].any():
        for n in noticed:
            n.left_open += 1
        return
    sign, part = int(rng.choice([-1, 1])), int(rng.integers(2))
    for steps in STEPS:
        other = change(x[at], sets.element_type, sign * steps, part)
        if other is None:
            continue
        y = x.copy()
        y[at] = other
        is_noticed = not sets.contains(y[np.newaxis])[(0, *at)]
        is_named = is_noticed or not strict.contains(y[np.newaxis])[(0, *at)]
        for n in noticed:
            key = str(sets.element_type), steps
            n.tried[key] += 1
            n.found[key] += is_noticed
            n.named[key] += is_named


def is_exact(case: Case) -> bool:
    facts = [facts_of(o.name) for o in case.program.operations()]
    return not any(f.is_elementary or f.accumulates or f.combines_parts for f in facts)


def of_op(op: str, n: int, seed: int) -> Noticed:
    noticed, rng = Noticed(), np.random.default_rng(seed_of(seed, "sensitivity", op))
    for t in element_types(op):
        if t not in FLOATS:
            continue
        for case in draw_cases(single_op(op, t, input_sets=INPUT_SETS), n, seed_of(seed, "sensitivity", op, t)):
            if elements(case) <= LARGEST:
                examine(case, [noticed], rng)
    return noticed


def of_programs(n: int, seed: int) -> dict[str, Noticed]:
    found = {f"{kind}, {sort}": Noticed() for kind in ("dense", "whole") for sort in ("exact", "rest")}
    rng = np.random.default_rng(seed_of(seed, "sensitivity"))
    for kind, strategy in (("dense", dense_programs()), ("whole", whole_programs(input_sets=INPUT_SETS))):
        for case in draw_cases(strategy, n, seed_of(seed, "sensitivity", kind)):
            if elements(case) <= LARGEST:
                examine(case, [found[f"{kind}, {'exact' if is_exact(case) else 'rest'}"]], rng)
    return found


def rows(cases: int, programs: int, seed: int) -> Iterator[tuple[str, Noticed]]:
    if cases:
        for op in sorted(strategies()):
            noticed = of_op(op, cases, seed)
            if noticed.tried:
                yield op, noticed
    if programs:
        yield from of_programs(programs, seed).items()


def figures(name: str, noticed: Noticed) -> dict[str, Any]:
    types = sorted({t for t, _ in noticed.tried})
    return {
        "of": name,
        "tried": sum(n for (_, steps), n in noticed.tried.items() if steps == STEPS[0]),
        "left_open": noticed.left_open,
        "noticed": {str(s): noticed.share(s) for s in STEPS},
        "noticed_or_named": {str(s): noticed.share(s, or_named=True) for s in STEPS},
        "by_type": {t: {str(s): noticed.share(s, t) for s in STEPS} for t in types},
    }


def main(arguments: list[str] | None = None) -> int:
    parser = options.Parser(prog="python -m validation.sensitivity", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--cases", type=options.count(0), default=4, help="of each op and element type")
    parser.add_argument("--programs", type=options.count(0), default=2000, help="of each kind")
    parser.add_argument("--seed", type=options.count(0), default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    found = []
    if not given.json:
        print(f"{'':28}{'changed':>9}" + "".join(f"{f'{s} ulp':>9}" for s in STEPS) + f"{'open':>8}")
    for name, noticed in rows(given.cases, given.programs, given.seed):
        found.append(figures(name, noticed))
        if not given.json:
            print(_line(name, found[-1]["tried"], found[-1]["noticed"], str(noticed.left_open)), flush=True)
            if "," in name:
                print(_line("    or named", found[-1]["tried"], found[-1]["noticed_or_named"], ""))
                for t, shares in found[-1]["by_type"].items():
                    print(_line(f"    {t}", noticed.tried[t, STEPS[0]], shares, ""))
    if given.json:
        print(json.dumps({"sensitivity": found}))
    return 0


def _line(name: str, tried: int, shares: dict[str, float | None], left_open: str) -> str:
    cells = "".join(f"{'' if share is None else f'{share:.1%}':>9}" for share in shares.values())
    return f"{name:28}{tried:9}{cells}{left_open:>8}"


if __name__ == "__main__":
    sys.exit(main())
