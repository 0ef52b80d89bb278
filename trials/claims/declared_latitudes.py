"""Runs of the claim about a declared latitude: judged as if nothing were declared, and judged as declared."""

from __future__ import annotations

from dataclasses import replace

from oracles.latitudes import Latitude
from results.records import Result
from trials.claims import latitude
from trials.runner import Conclusion, Runner, merge
from trials.subject import Subject


def run(runner: Runner, subject: Subject) -> tuple[Conclusion, str | None]:
    """Run both tests; return the results, and a complaint if the backend never uses a latitude that it declares."""
    name, complaint, shown = str(subject.detail), None, Conclusion()
    if latitude.is_declared(runner.session.latitude(subject.backend), name):
        shown = _as_if_undeclared(runner, subject)
        if not any(r.fails for r in shown.results):
            complaint = f"{subject.backend} declares the latitude {name} and never takes it"
    judged = runner.run(latitude.CLAIM, replace(subject, detail=name + latitude.JUDGED))
    return merge(shown, judged), complaint


def _as_if_undeclared(runner: Runner, subject: Subject) -> Conclusion:
    bench = runner.bench(latitude.CLAIM, subject)
    judged = bench.check(bench.backend, runner.draw(latitude.CLAIM, subject).cases, Latitude())
    results: list[Result] = []
    for number, one in enumerate(judged):
        about = replace(subject, op=one.case.op, element_type=one.case.element_type)
        line = runner.line(latitude.CLAIM, about, number, one)
        results.append(replace(line, expectation=f"latitude.{subject.detail}" if line.fails else None))
        runner.session.record(results[-1])
    return Conclusion(tuple(results))
