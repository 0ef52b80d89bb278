"""Replay of pinned programs: each known cause still shows on its program, and is attributed to its own entry."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from generators.cases import Case
from oracles.judge import mode_for
from oracles.limits import limit_seconds
from results.backend_names import BackendName
from results.file import unwritable
from results.verdicts import Error
from trials.case_records import result_of_judged
from trials.causes.attribution import Attributed, Bench
from trials.causes.entries import FORM, Entry
from trials.causes.expectations import BrokenExpectations, pinned_case
from trials.causes.release_ranges import hull
from trials.checks import Check, Executed, Judged, failures_of
from trials.claims.random import repetition
from trials.claims.validity import ACCEPTED, REFUSED
from trials.findings.issue_text import Background
from trials.findings.other_backends import witnesses_of
from trials.findings.published_finding import file_name, reproduction_of
from trials.findings.reproduction import complete
from trials.runner import Conclusion, Runner, judge_each
from trials.session import Session
from trials.subject import Subject

MOST_TRIES = 200


@dataclass(frozen=True)
class Pin:
    """An entry of the expectations, and the backend or variant on which its program runs."""

    name: str
    """The backend as selected by the user."""
    backend: str
    entry: Entry


@dataclass(frozen=True)
class Replayed:
    conclusion: Conclusion
    complaint: str | None
    did_not_show: bool = False
    """The failure did not occur, which an entry `at_random` permits."""


def pins(session: Session) -> Iterator[Pin]:
    settings = session.settings
    for name in settings.backends:
        asked = BackendName.parse(name)
        for entry in session.expectations_of(name).entries:
            if not (any(map(settings.wants, entry.ops)) if entry.ops else settings.wants(None)):
                continue
            if not entry.is_of_release(session.description(name).versions):
                continue
            if asked.entry_variant and not entry.is_of_variant(asked.entry_variant):
                continue
            is_named = asked.tested in entry.variants
            if session.description(name).feeds_constants and not is_named and _takes_arguments(entry):
                continue  # the variant runs another program, without arguments, of which the entry says nothing
            variant = None if {"", asked.tested} & {*entry.variants} else next(iter(entry.variants), None)
            yield Pin(name, str(asked.with_variant(variant)) if variant else name, entry)


def _takes_arguments(entry: Entry) -> bool:
    try:
        return bool(pinned_case(entry).program.main.arguments)
    except BrokenExpectations:
        return False  # replayed, so that the test reports it


def replay(runner: Runner, pin: Pin) -> Replayed:
    """Run a pinned program, repeatedly if it fails at random, and record the result. Raises BrokenExpectations."""
    with limit_seconds(runner.session.settings.timeout):
        return _replay(runner, pin)


def _replay(runner: Runner, pin: Pin) -> Replayed:
    subject = Subject("expectations", pin.backend, pin.entry.id, clauses=pin.entry.labels or ("semantics",))
    case, bench = pinned_case(pin.entry), _bench(runner, pin)
    judged, causes, did_not_show = _try(runner, bench, pin, case)
    complaint = _complaint(pin.entry, judged, causes)
    line = result_of_judged(subject, None, judged, bench.versions)
    line = replace(line, op=pin.entry.ops[0] if len(pin.entry.ops) == 1 else case.op)
    if failures_of(judged.verdict):
        shown_by = reproduction_of(judged, judged.verdict)
        if complaint is None and runner.session.settings.scripts:
            shown_by = replace(shown_by, directory=_write_script(runner.session, bench, pin, judged))
        line = replace(line, element_type=line.element_type or shown_by.element_type, reproduction=shown_by)
    shown = [pin.entry] if complaint is None else [a.entry for a in causes if a.entry and did_not_show]
    line = replace(line, expectation=next((e.cause for e in shown if e.is_explained), None))
    runner.session.record(line)
    if complaint is None and not pin.entry.is_explained:
        complaint = f"is not explained: {pin.entry.reason}"
    return Replayed(Conclusion((line,)), complaint, did_not_show)


def _write_script(session: Session, bench: Bench, pin: Pin, judged: Judged) -> str:
    """Write a standalone script of the failure; return its folder, or "" if no script reproduces the failure.

    Raises BrokenResults.
    """
    directory = session.settings.findings / file_name(pin.backend, *pin.entry.id.replace(FORM, "-").split("-"))
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise unwritable(directory, e) from None
    title = f"{pin.backend}: {' '.join(pin.entry.reason.split())}"
    known = background_of(pin.entry, bench.expectations.entries)
    failure, witnesses = failures_of(judged.verdict)[0], witnesses_of(session)
    if complete(bench.backend, directory, title, failure, judged, background=known, witnesses=witnesses):
        return str(directory)
    shutil.rmtree(directory)
    return ""


def background_of(entry: Entry, among: Iterable[Entry] = ()) -> Background:
    """Return the knowledge of an entry about its cause; the releases are those of all its forms in `among`."""
    forms = [e.releases for e in among if e.cause == entry.cause]
    return Background(
        op=entry.ops[0] if len(entry.ops) == 1 else None,
        reason=entry.reason if entry.is_explained else "",
        clauses=entry.labels,
        releases=hull(forms or [entry.releases]),
        goes_away=entry.goes_away,
        at_random=entry.at_random,
        instructions=entry.instructions,
    )


def _bench(runner: Runner, pin: Pin) -> Bench:
    session = runner.session
    return Bench(
        session.backend(pin.backend),
        session.latitude(pin.backend),
        check_of(pin.entry),
        session.expectations_of(pin.backend),
        BackendName.parse(pin.backend).entry_variant,
        dict(session.description(pin.backend).versions),
        reductions=0,
        feeds_constants=session.description(pin.backend).feeds_constants,
    )


def check_of(entry: Entry) -> Check:
    match entry.claim:
        case "rejects_invalid":
            return REFUSED
        case "accepts_valid":
            return ACCEPTED
        case "random":
            return repetition(pinned_case(entry))
    return Executed(mode_for(pinned_case(entry).program))


def _try(runner: Runner, bench: Bench, pin: Pin, case: Case) -> tuple[Judged, list[Attributed], bool]:
    """Return the run that shows the entry's cause, else the last run, and whether a random failure did not occur.

    If a random failure did not occur, the first run that shows no new cause is returned: uninitialized memory may look
    right in part, and may look like a new cause.
    """
    known: tuple[Judged, list[Attributed]] | None = None
    for _ in range(MOST_TRIES if pin.entry.at_random else 1):
        judged = judge_each(bench, [case])[0]
        causes = _causes(runner, bench, pin, judged)
        if _complaint(pin.entry, judged, causes) is None:
            return judged, causes, False
        is_known = not isinstance(judged.verdict, Error) and all(a.entry is not None for a in causes)
        known = (judged, causes) if known is None and is_known else known
    return (*known, True) if known is not None and pin.entry.at_random else (judged, causes, False)


def _causes(runner: Runner, bench: Bench, pin: Pin, judged: Judged) -> list[Attributed]:
    if not failures_of(judged.verdict):
        return []
    claim: Any = pin.entry.claim or ("programs" if judged.case.op is None else "results")
    subject = Subject(claim, pin.backend, judged.case.op, clauses=pin.entry.labels or ("semantics",))
    return runner.attribute(bench, subject, [judged])[0]


def _complaint(entry: Entry, judged: Judged, causes: list[Attributed]) -> str | None:
    if isinstance(judged.verdict, Error):
        return f"cannot be replayed: {judged.verdict.message}"
    if not failures_of(judged.verdict):
        return f"no longer happens: {type(judged.verdict).__name__} {getattr(judged.verdict, 'kind', '')}".rstrip()
    if any(a.entry is not None and a.entry.id == entry.id for a in causes):
        return None
    others = sorted({a.entry.id for a in causes if a.entry is not None})
    if others:
        return f"its pin shows another cause: {', '.join(others)}"
    shown = sorted({a.signature.text for a in causes if a.signature is not None})
    return f"does not say what its pin shows: {'; '.join(shown)}"
