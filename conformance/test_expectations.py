"""Each expected deviation still happens, on its pinned program, and is explained."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from conformance.checks import Check, Executed, Judged, Verified, ways_of
from conformance.expectations import Entry
from conformance.plain import array_of
from conformance.records import Subject, result_of
from conformance.running import Runner
from conformance.session import Session
from generators.cases import Case
from oracles.judge import judge_invalid, judge_valid, mode_for
from spec import streams
from spec.parse import ParseError, parse
from spec.program import Constant
from spec.structure import violations
from spec.types import TensorType

MOST_TRIES = 200
Pinned = tuple[str, Entry]
"""A backend, or a variant of one, and an entry that is about it."""


def entries(session: Session) -> list[object]:
    options = session.options
    found: list[object] = []
    for name in options.backends:
        for entry in session.expected_of(name).entries:
            if any(map(options.wants, entry.op)) if entry.op else options.wants(None):
                variant = f":{entry.variant[0]}" if entry.variant and entry.variant[0] else ""
                found.append(pytest.param((name + variant, entry), id=f"{name}-{entry.id}"))
    return found


def test_expectations(runner: Runner, entry: Pinned) -> None:
    name, pinned = entry
    judged = tried(runner, name, pinned)
    subject = Subject("expectations", name, pinned.id, clauses=pinned.labels or ("semantics",))
    versions = runner.session.description(name).versions
    result = result_of(subject, None, judged.verdict, versions=versions, seconds=judged.seconds)
    result = replace(result, op=pinned.op[0] if len(pinned.op) == 1 else None)
    happens = shows(pinned, judged)
    runner.session.record(replace(result, expectation=pinned.id if happens and pinned.is_explained else None))
    if not happens and pinned.at_random:
        pytest.skip(f"{pinned.id} did not show in {MOST_TRIES} tries")
    if not happens:
        pytest.fail(f"{pinned.id} no longer happens: {result.verdict} {result.kind or ''}", pytrace=False)
    if not pinned.is_explained:
        pytest.fail(f"{pinned.id} is not explained: {pinned.reason}", pytrace=False)


def tried(runner: Runner, backend: str, pinned: Entry) -> Judged:
    """Puts the pinned program to the backend, again and again where it fails at random."""
    judged = put(runner, backend, pinned)
    for _ in range(MOST_TRIES - 1 if pinned.at_random else 0):
        if shows(pinned, judged):
            break
        judged = put(runner, backend, pinned)
    return judged


def shows(pinned: Entry, judged: Judged) -> bool:
    said = getattr(judged.verdict, "message", "")
    return any(map(pinned.is_way, ways_of(judged.verdict))) and pinned.message in said


def put(runner: Runner, backend: str, pinned: Entry) -> Judged:
    """Puts the pinned program to the backend, in the way in which it was found."""
    case = pinned_case(pinned)
    check: Check = Executed(mode_for(case.program))
    if pinned.claim == "rejects_invalid":
        check = Verified(judge_invalid)
    elif pinned.claim == "accepts_valid":
        check = Verified(judge_valid)
    [judged] = check(runner.session.backend(backend), [case], runner.session.latitude(backend))
    return judged


def pinned_case(pinned: Entry) -> Case:
    """Fails the test where the program or its inputs cannot be read."""
    try:
        # What jaxlib's verifier thinks of it may be what is expected.
        program = parse(pinned.program, f"expectation {pinned.id}", verified=False)
        types = [v.type for v in program.main.arguments if isinstance(v.type, TensorType)]
        if pinned.claim == "rejects_invalid":
            return Case(program, ())
        if violations(program):
            pytest.fail(f"expectation {pinned.id}: {violations(program)[0]}", pytrace=False)
        row = tuple(array_of(v, t, program.num_processes) for v, t in zip(pinned.inputs, types, strict=True))
        fed = {name: _constant(v, streams.tensor_type(program, name)) for name, v in pinned.streams.items()}
        return Case(replace(program, streams=streams.from_named(fed)), (row,))
    except (ParseError, ValueError) as e:
        pytest.fail(f"expectation {pinned.id}: {e}", pytrace=False)


def _constant(value: Any, t: TensorType) -> Constant:
    return Constant.of(array_of(value, t), t.element_type)
