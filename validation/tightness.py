"""Tightness: how much the evaluator's sets decide, per op and for whole programs.

    python -m validation.tightness [--cases N] [--programs N] [--seed S] [--json]

An element is exact (one conforming value), left open by the specification, unlimited, or has a finite width.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from generators.cases import Case
from generators.examples import draw_cases, seed_of
from generators.families import strategies
from generators.programs.case_strategies import element_types, single_op, whole_programs
from oracles import deviations
from oracles.evaluator import Unevaluated, evaluate
from oracles.judge import mode_for
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.value_sets import AbstractValue
from results import options
from spec.types import BooleanType, IntegerType
from spec.vocabulary import max_value, min_value
from trials.claims.results import INPUT_SETS


@dataclass
class Totals:
    elements: int = 0
    exact: int = 0
    left_open: int = 0
    """Left open by the specification, or computed from open elements."""
    unlimited: int = 0
    """Decided, but every number conforms, or all together with NaN or infinities."""
    widths: list[Array] = field(default_factory=list)
    """Widths of the other sets, in units in the last place."""

    def add(self, outputs: Iterable[AbstractValue]) -> None:
        for x in outputs:
            if isinstance(x, Acceptance):
                self._add(x)

    def _add(self, x: Acceptance) -> None:
        widths = deviations.widths(x)
        exact, unlimited = widths == 0, np.isinf(widths)
        if isinstance(x.element_type, BooleanType):
            unlimited = ~exact
        elif isinstance(x.element_type, IntegerType):
            unlimited = widths >= float(max_value(x.element_type)) - float(min_value(x.element_type))
        self.elements += x.unspecified.size
        self.exact += int(exact.sum())
        self.left_open += x.unspecified.size - widths.size
        self.unlimited += int((unlimited & ~exact).sum())
        self.widths.append(widths[~exact & ~unlimited])

    def share(self, count: int) -> float:
        return count / max(self.elements, 1)

    @property
    def undecided(self) -> float:
        return self.share(self.left_open + self.unlimited)

    @property
    def median_ulps(self) -> float | None:
        widths = np.concatenate(self.widths) if self.widths else np.zeros(0)
        return float(np.median(widths)) if widths.size else None


def of_cases(cases: list[Case]) -> tuple[Totals, Counter[str]]:
    total, reasons = Totals(), Counter[str]()
    for case in cases:
        try:
            total.add(evaluate(case.program, case.inputs, mode_for(case.program)))
        except Unevaluated as reason:
            reasons[str(reason)] += 1
    return total, reasons


def of_op(op: str, n: int, seed: int) -> tuple[Totals, Counter[str]]:
    cases: list[Case] = []
    for element_type in element_types(op):
        strategy = single_op(op, element_type, input_sets=INPUT_SETS)
        cases += draw_cases(strategy, n, seed_of(seed, "tightness", op, element_type))
    return of_cases(cases)


def of_programs(n: int, seed: int) -> tuple[Totals, Counter[str]]:
    return of_cases(draw_cases(whole_programs(input_sets=INPUT_SETS), n, seed_of(seed, "tightness", "programs")))


def figures(name: str, found: tuple[Totals, Counter[str]]) -> dict[str, Any]:
    totals, reasons = found
    return {
        "of": name,
        "elements": totals.elements,
        "exact": round(totals.share(totals.exact), 5),
        "left_open": round(totals.share(totals.left_open), 5),
        "unlimited": round(totals.share(totals.unlimited), 5),
        "undecided": round(totals.undecided, 5),
        "median_ulps": totals.median_ulps,
        "not_evaluated": dict(reasons),
    }


def main(arguments: list[str] | None = None) -> int:
    parser = options.Parser(prog="python -m validation.tightness", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--cases", type=options.count(0), default=3, help="of each op and element type")
    parser.add_argument("--programs", type=options.count(0), default=400)
    parser.add_argument("--seed", type=options.count(0), default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    rows = [figures(op, of_op(op, given.cases, given.seed)) for op in sorted(strategies())] if given.cases else []
    rows.append(figures("whole programs", of_programs(given.programs, given.seed)))
    if given.json:
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
