"""What each implementation does where the specification leaves it the choice is asked and recorded; nothing fails."""

from __future__ import annotations

from dataclasses import replace

import pytest

from conformance.options import Options
from conformance.running import Runner
from oracles.backends import open_backend
from oracles.backends.protocol import Outcome
from results.records import Result
from results.verdicts import Conforms, Deviates, Unsupported, Verdict
from trials.probes import Probe, probes
from trials.subjects import Subject, result_of


def subjects(options: Options) -> list[Subject]:
    return [
        Subject("behaviours", backend, p.op, p.element_type, (p.clause,), p.name)
        for p in probes()
        if options.wants(p.op, p.element_type)
        for backend in options.backends
    ]


def test_behaviours(runner: Runner, subject: Subject) -> None:
    probe = next(p for p in probes() if p.name == subject.detail)
    outcome = ask(runner, subject.backend, probe)
    result = recorded(runner, subject, probe, outcome)
    runner.session.record(result)
    if result.verdict == "Unsupported":
        pytest.skip(f"unsupported: {result.message.partition(chr(10))[0]}")


def ask(runner: Runner, name: str, probe: Probe) -> Outcome:
    """Raises BackendError where the backend cannot be opened."""
    inputs = [probe.input_set()]
    if probe.timeout is None:
        return runner.session.backend(name).run(probe.program, inputs)
    own = open_backend(name, timeout=probe.timeout, memory=runner.session.options.memory)
    try:
        return own.run(probe.program, inputs)
    finally:
        own.close()


def recorded(runner: Runner, subject: Subject, probe: Probe, outcome: Outcome) -> Result:
    answer = probe.answer(outcome)
    versions = runner.session.description(subject.backend).versions
    verdict = _verdict(probe, answer, outcome)
    result = result_of(subject, None, verdict, versions=versions, seconds=dict(outcome.seconds))
    asked = {"name": probe.name, "question": probe.question, "answer": answer or "", "customary": probe.customary}
    return replace(result, probe=asked)


def _verdict(probe: Probe, answer: str | None, outcome: Outcome) -> Verdict:
    """A behaviour where the answer is not the customary one, or none is."""
    if answer is None:
        return Unsupported(getattr(outcome, "message", ""), getattr(outcome, "stage", "execute"))
    if answer == probe.customary:
        return Conforms()
    said = getattr(outcome, "message", "").partition("\n")[0]
    return Deviates("wrong-value", "behaviour", None, f"{answer}: {said}" if said else answer)
