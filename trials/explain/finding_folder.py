"""Publication of an explained cause as a finding folder."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from pathlib import Path

from oracles.backends.catalogue import release_of
from trials.causes.attribution import Attributed, Bench, blame_of
from trials.causes.cause_signatures import Signature
from trials.causes.entries import FORM
from trials.causes.expectation_files import as_text, entry_of
from trials.checks import Judged
from trials.computing_operations import main_operation
from trials.counterfactuals.compiler_parts import find_compiler_parts
from trials.findings import published_finding, reproduction
from trials.findings.published_finding import About, Finding
from trials.findings.reproduction import Witnesses
from trials.pinned_programs import background_of
from trials.settings import Profile
from trials.subject import Subject


@dataclass(frozen=True)
class Shelf:
    """The folder that receives findings; `profile` and `seed` are recorded in them.

    `witnesses`: a function that asks how other implementations handle a case.
    """

    folder: Path
    profile: Profile = "default"
    seed: int = 0
    witnesses: Witnesses | None = None


def publish(
    shelf: Shelf, bench: Bench, subject: Subject, found: Attributed, drawn: Judged, *, is_run_again: bool = True
) -> Finding | None:
    """Publish a known or new cause; run it once more as published, unless `is_run_again` is False.

    `drawn`: the case from which it was reduced. None where the folder exists. Raises BrokenResults where it cannot
    write.
    """
    op = main_operation(found.judged.case.program).name
    signature = found.signature or Signature(op, found.failure.verdict, found.failure.kind)
    known = found.entry
    about = About.of(replace(subject, detail=None), found.failure, signature, profile=shelf.profile, seed=shelf.seed)
    background = None
    if known is not None:
        blamed = known.ops[0] if len(known.ops) == 1 else None
        about = replace(about, cause=known.cause, signature=known.reason, blamed=blamed)
        background = background_of(known, bench.expectations.entries)
        known = replace(known, id=known.id.replace(FORM, "-"))
    place = shelf.folder / published_finding.folder_name(about)
    if known is None:
        blame = blame_of(bench, subject, found.judged, found.failure)
        known = entry_of(blame, signature, found.judged, published_finding.entry_id(about))
        known = replace(known, releases={p: f"=={v}" for p, v in release_of(subject.backend).items()})
    draft = as_text(known)
    if not is_run_again:
        return published_finding.publish(place, about, draft, found.judged, drawn, again=lambda case: found.judged)
    return published_finding.publish(
        place,
        about,
        draft,
        found.judged,
        drawn,
        again=lambda case: bench.check(bench.backend, [case], bench.latitude)[0],
        needs=lambda judged: find_compiler_parts(bench.backend, bench.latitude, bench.check, judged, found.failure),
        complete=functools.partial(
            reproduction.complete, bench.backend, background=background, witnesses=shelf.witnesses
        ),
    )
