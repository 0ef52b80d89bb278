"""What a run as a whole says about the expectations: which were met, which match nothing, and what is new."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from conformance import pages
from conformance.options import Options
from results.backend_names import BackendName, base_name
from results.file import BrokenResults, read
from results.records import Header, Result
from trials.expectations import BrokenExpectations, Entry, Expectations
from trials.findings import drafts
from trials.updating import update


@dataclass(frozen=True)
class Finish:
    """The end of a run."""

    header: Header | None
    results: Sequence[Result]
    problems: Sequence[str]
    """What fails the run besides its tests, one line each."""
    notes: Sequence[str]


def check_writable(options: Options) -> None:
    """Before anything runs: whether the expectations can be written, where they are to be."""
    if options.update_expectations:
        folder = options.settings.expectations
        existing = [folder / f"{base_name(b)}.toml" for b in options.settings.backends]
        for path in (folder, *(p for p in existing if p.exists())):
            if not os.access(path, os.W_OK):
                raise BrokenExpectations(f"{path}: cannot be written")


def finish(options: Options, expectations: Mapping[str, Expectations], complete: bool) -> Finish:
    """Reads the results of the run and compares them with the expectations; writes those that --update-expectations
    asks for. `complete` says whether all tests ran."""
    try:
        header, results = read(options.settings.results)
    except BrokenResults as e:
        return Finish(None, (), (str(e),), ())
    problems: list[str] = []
    notes: list[str] = []
    for name, known in expectations.items():
        mine = [r for r in results if base_name(r.backend) == name]
        unmet = unmatched(known, mine) if complete and options.settings.draws_everything else []
        if options.update_expectations:
            notes += _update(options, name, known, mine, unmet)
        else:
            problems += [f"{name}: the expectation {e.id} matches nothing in the run" for e in unmet]
    try:
        notes += filter(None, [pages.write(options)])
    except BrokenResults as e:
        problems.append(str(e))
    return Finish(header, results, problems, notes)


def unmatched(known: Expectations, results: Sequence[Result]) -> list[Entry]:
    """The entries that expect nothing of what happened, their own replays aside; of ways to run the backend that were
    not tried, none."""
    met = {i for r in results if r.claim != "expectations" and r.expectation for i in r.expectation.split(", ")}
    seen = list({tuple(sorted(r.versions.items())): r.versions for r in results}.values())
    # Those without an explanation fail in any case.
    asked = (e for e in known.entries if e.is_explained and not e.rare and not e.at_random and e.id not in met)
    ways = {BackendName.parse(r.backend).tested for r in results}
    return [
        e
        for e in asked
        if not seen or (any(map(e.is_of_release, seen)) and (not e.variants or bool(ways & {*e.variants})))
    ]


def _update(
    options: Options, name: str, known: Expectations, results: Sequence[Result], unmet: Sequence[Entry]
) -> list[str]:
    gone = {e.id for e in unmet} | {
        r.case.removeprefix("expectations/") for r in results if r.claim == "expectations" and r.verdict == "Conforms"
    }
    new = drafts(options.settings.findings, name)
    path = options.settings.expectations / f"{name}.toml"
    if not new and not gone:
        return [f"{path}: nothing to change"]
    update(path, name, new, gone)
    return [f"{path}: {len(new)} entries added, {len(gone)} removed; each new one needs its reason"]
