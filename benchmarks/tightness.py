"""Tightness: how much the evaluator's sets say, per op and for whole programs.

    python -m benchmarks.tightness [--cases N] [--programs N] [--seed S] [--json]

Elements are exact (one value conforms), left open by the specification, without limits, or of a width in between.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from typing import Any

from conformance.budget import INPUT_SETS
from generators.cases import Case
from generators.drawing import draw_cases, seed_of
from generators.families import strategies
from generators.programs import element_types, single_op, whole_programs
from oracles.evaluator import Unevaluated, evaluate
from oracles.judge import mode_for
from oracles.tightness import Tightness


def of_cases(cases: list[Case]) -> tuple[Tightness, Counter[str]]:
    """The tightness over all cases, and why some are not evaluated."""
    total, reasons = Tightness(), Counter[str]()
    for case in cases:
        try:
            total.add(evaluate(case.program, case.inputs, mode_for(case.program)))
        except Unevaluated as reason:
            reasons[str(reason)] += 1
    return total, reasons


def of_op(op: str, n: int, seed: int) -> tuple[Tightness, Counter[str]]:
    """The tightness of an op, over cases of each element type."""
    cases: list[Case] = []
    for element_type in element_types(op):
        strategy = single_op(op, element_type, input_sets=INPUT_SETS)
        cases += draw_cases(strategy, n, seed_of(seed, "tightness", op, element_type))
    return of_cases(cases)


def of_programs(n: int, seed: int) -> tuple[Tightness, Counter[str]]:
    return of_cases(draw_cases(whole_programs(input_sets=INPUT_SETS), n, seed_of(seed, "tightness", "programs")))


def figures(name: str, found: tuple[Tightness, Counter[str]]) -> dict[str, Any]:
    tightness, reasons = found
    return {
        "of": name,
        "elements": tightness.elements,
        "exact": round(tightness.share(tightness.exact), 5),
        "left_open": round(tightness.share(tightness.left_open), 5),
        "unlimited": round(tightness.share(tightness.unlimited), 5),
        "undecided": round(tightness.undecided, 5),
        "median_ulps": tightness.median_ulps,
        "not_evaluated": dict(reasons),
    }


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tightness", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--cases", type=int, default=3, help="of each op and element type")
    parser.add_argument("--programs", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args(arguments)
    rows = [figures(op, of_op(op, options.cases, options.seed)) for op in sorted(strategies())] if options.cases else []
    rows.append(figures("whole programs", of_programs(options.programs, options.seed)))
    if options.json:
        print(json.dumps({"tightness": rows}))
        return 0
    print(f"{'':26}{'elements':>10}{'exact':>9}{'open':>9}{'unlimited':>11}{'median ULP':>12}")
    for row in rows:
        width = "" if row["median_ulps"] is None else f"{row['median_ulps']:.3g}"
        shares = f"{row['exact']:9.1%}{row['left_open']:9.2%}{row['unlimited']:11.2%}"
        print(f"{row['of']:26}{row['elements']:10}{shares}{width:>12}")
        for reason, count in row["not_evaluated"].items():
            print(f"{'':26}{count} not evaluated: {reason}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
