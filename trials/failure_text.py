"""Text about a failure: the verdict, the element that shows it, and the changes that make it go away."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from oracles.backends.protocol import Outcome, Results
from oracles.conventions import broken_text
from oracles.judge import Expected
from oracles.sets.value_sets import leaves
from results.verdicts import Deviates, Verdict
from trials.case_records import one_line
from trials.plain_data import preview, sets_text

SHOWN = 64
"""Outputs with more elements are described by their worst element alone."""
_CHANGES: Mapping[str, str] = {
    "constants-as-arguments": "the constants of the program are arguments",
    "arguments-as-constants": "the arguments of the program are constants",
    "barrier": "there is an `optimization_barrier` before the op",
    "indices-as-i64": "the indices are of type i64",
    "wider-type": "all is computed in a wider type",
    "signed-type": "the type is signed",
    "whole-bytes": "the elements fill whole bytes",
    "indices-in-bounds": "the indices are in bounds",
    "no-nan": "no input is NaN",
    "no-infinity": "no input is infinite",
    "no-subnormal": "no input is subnormal",
    "no-extremes": "the inputs are of common size",
    "no-signed-zero": "no zero is negative",
    "no-negative-integer": "no integer is negative",
    "no-zero": "no input is zero",
    "no-fraction": "the inputs are whole numbers",
    "no-equal-elements": "no elements are equal",
    "no-empty-dimension": "no dimension is empty",
    "no-negative-padding": "no padding is negative",
    "real-numbers": "the imaginary parts are zero",
    "whole-sizes": "every dynamic size is at its bound",
    "small-integers": "the integers are small",
    "one-process": "the program runs on one process",
    "returned-alone": "nothing but this result is returned",
}


def headline(verdict: Verdict) -> str:
    message = getattr(verdict, "message", "").strip().partition("\n")[0]
    match verdict:
        case Deviates(kind, standing, worst):
            message = "; ".join(t for t in (message, broken_text(verdict.conventions)) if t)
            off = f", {worst.ulps:g} ulps off" if worst is not None and worst.ulps is not None else ""
            where = "" if worst is None else f" at {list(worst.index)} of output {worst.output}"
            return f"{kind} ({standing}){where}{off}{': ' * bool(message)}{message}"
    return f"{type(verdict).__name__}: {message}"


def expected_text(expected: Expected, verdict: Verdict) -> str:
    worst = verdict.worst if isinstance(verdict, Deviates) else None
    if worst is None:
        return sets_text(tuple(leaves(expected))) if isinstance(expected, tuple) else ""
    lower, upper = one_line(worst.lower), one_line(worst.upper)
    if worst.lower != worst.lower:  # NaN
        return "NaN"
    interval = lower if lower == upper else f"from {lower} to {upper}"
    return interval + (" or NaN" if worst.nan else "")


def actual_text(outcome: Outcome, verdict: Verdict) -> str:
    if not isinstance(outcome, Results):
        return outcome.message
    worst = verdict.worst if isinstance(verdict, Deviates) else None
    if worst is None:
        return ""
    row = outcome.outputs[worst.input_set] if worst.input_set < len(outcome.outputs) else ()
    array = row[worst.output] if worst.output < len(row) else None  # a piece may have more outputs than the program
    whole = f" in {preview(array)}" if array is not None and 1 < array.size <= SHOWN else ""
    return f"{one_line(worst.actual)}{whole}"


def goes_away_text(changes: Collection[str]) -> str:
    found = [said for name in changes if (said := _CHANGES.get(name))]
    return f"It goes away where {', or where '.join(found)}" if found else ""
