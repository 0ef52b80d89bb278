"""The line of the results file for a judged case."""

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
    """Return the result as if the case failed only in the way of `failure`.

    If that is not the gravest deviation of the case, the result gets a case name of its own: `CASE/KIND`.
    """
    if Failure(result.verdict, result.kind, result.standing) == failure:
        return result
    found = next(w for w in result.also if (w.kind, w.standing) == (failure.kind, failure.standing))
    case = f"{result.case}/{found.kind}"
    return replace(result, case=case, kind=found.kind, standing=found.standing, worst=found.worst, also=())


def one_line(x: Any) -> str:
    return "?" if x is None else str(x).replace("(", "[").replace(")", "]")


def program_text(judged: Judged) -> str:
    """Return the program of a judged case as text.

    If parsing ended the backend's process, the text is not parsed again, because the parser would end this process too.
    """
    return readable(judged.case.program) if is_fatal(judged) else pretty(judged.case.program)


def is_fatal(judged: Judged) -> bool:
    return isinstance(judged.outcome, Crashed | TimedOut) and judged.outcome.stage == "parse"
