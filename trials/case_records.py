"""From a case, its outcome and the verdict to the line of the results file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from oracles.backends.protocol import Crashed, TimedOut
from results.records import Result, Ulps, Way
from results.verdicts import Conforms, Deviates, Stage, Tightness, Undecided, Verdict, VerdictName
from spec.pretty import pretty, readable
from trials.checks import Failure, Judged
from trials.subject import Subject


def result_of(
    subject: Subject,
    number: int | None,
    verdict: Verdict,
    *,
    versions: Mapping[str, str],
    shape_class: str | None = None,
    tightness: Tightness | None = None,
    ulps: Mapping[str, float] | None = None,
    seconds: Mapping[str, float] | None = None,
) -> Result:
    """The line of a case, as yet without what is to blame and without a reproduction."""
    name: VerdictName = type(verdict).__name__  # type: ignore[assignment]
    result = Result(
        case=subject.case(number),
        claim=subject.claim,
        backend=subject.backend,
        verdict=name,
        op=subject.op,
        element_type=subject.element_type,
        shape_class=shape_class,
        clauses=subject.clauses,
        versions=versions,
        tightness=tightness,
        ulps=None if ulps is None else Ulps(**ulps),
        seconds={k: round(v, 6) for k, v in (seconds or {}).items()},
        replay=subject.replay,
    )
    match verdict:
        case Conforms(latitude):
            return replace(result, latitude=latitude)
        case Deviates(kind, standing, worst, message, also, conventions):
            others = tuple(Way(d.kind, d.standing, d.worst) for d in also)
            return replace(
                result, kind=kind, standing=standing, conventions=conventions, worst=worst, also=others, message=message
            )
        case Undecided(reason):
            return replace(result, message=reason)
    stage: Stage | None = getattr(verdict, "stage", None)
    return replace(result, message=verdict.message, stage=stage)


def result_of_judged(
    subject: Subject, number: int | None, judged: Judged, versions: Mapping[str, str], drawing: float = 0.0
) -> Result:
    """The line of a judged case; `drawing` is what it took to draw it, in seconds."""
    result = result_of(
        subject,
        number,
        judged.verdict,
        versions=versions,
        shape_class=judged.case.shape_class,
        tightness=judged.tightness,
        ulps=judged.ulps,
        seconds={"draw": drawing, **judged.seconds},
    )
    result = replace(result, message=result.message or getattr(judged.outcome, "note", ""))
    return replace(result, element_type=subject.element_type or judged.case.element_type)


def of_failure(result: Result, failure: Failure) -> Result:
    """The result as if it deviated in this way alone; its own line, where that is not what weighs most in it."""
    if Failure(result.verdict, result.kind, result.standing) == failure:
        return result
    found = next(w for w in result.also if (w.kind, w.standing) == (failure.kind, failure.standing))
    case = f"{result.case}/{found.kind}"
    return replace(result, case=case, kind=found.kind, standing=found.standing, worst=found.worst, also=())


def one_line(x: Any) -> str:
    """A bound or an element, as short as it can be written."""
    return "?" if x is None else str(x).replace("(", "[").replace(")", "]")


def printed(judged: Judged) -> str:
    """The program as a person reads it; MLIR does not see again what may have ended a process that read it."""
    return readable(judged.case.program) if is_fatal(judged) else pretty(judged.case.program)


def is_fatal(judged: Judged) -> bool:
    """Whether to parse the program may end a process, or hang."""
    return isinstance(judged.outcome, Crashed | TimedOut) and judged.outcome.stage == "parse"
