"""A cause as the folder that a campaign writes for it."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from pathlib import Path

from oracles.backends.catalogue import release_of
from trials import findings, reproducing
from trials.attribution import Attributed, Bench, blame_of
from trials.checks import Judged
from trials.findings import About, Finding
from trials.needs import needed
from trials.operations import main_operation
from trials.pins import background_of
from trials.settings import Profile
from trials.signatures import Signature
from trials.subjects import Subject
from trials.updating import as_text, entry_of


@dataclass(frozen=True)
class Shelf:
    """Where findings go: each into a folder of its own within `folder`. `profile` and `seed` are told in them."""

    folder: Path
    profile: Profile = "default"
    seed: int = 0


def publish(
    shelf: Shelf, bench: Bench, subject: Subject, found: Attributed, drawn: Judged, *, is_run_again: bool = True
) -> Finding | None:
    """Writes a cause, known or new, once it has been run again as it is published; without that where there is no time.
    `drawn` is what it was reduced from. None where the folder is there. Raises BrokenResults where it cannot be
    written."""
    op = main_operation(found.judged.case.program).name
    signature = found.signature or Signature(op, found.failure.verdict, found.failure.kind)
    known = found.entry
    about = About.of(replace(subject, detail=None), found.failure, signature, profile=shelf.profile, seed=shelf.seed)
    background = None
    if known is not None:
        blamed = known.ops[0] if len(known.ops) == 1 else None
        about = replace(about, cause=known.id, signature=known.reason, blamed=blamed)
        background = background_of(known)
    place = shelf.folder / findings.folder_name(about)
    if known is None:
        blame = blame_of(bench, subject, found.judged, found.failure)
        known = entry_of(blame, signature, found.judged, findings.entry_id(about))
        known = replace(known, releases={p: f"=={v}" for p, v in release_of(subject.backend).items()})
    draft = as_text(known)
    if not is_run_again:
        return findings.publish(place, about, draft, found.judged, drawn, again=lambda case: found.judged)
    return findings.publish(
        place,
        about,
        draft,
        found.judged,
        drawn,
        again=lambda case: bench.check(bench.backend, [case], bench.latitude)[0],
        needs=lambda judged: needed(bench.backend, bench.latitude, bench.check, judged, found.failure),
        complete=functools.partial(reproducing.complete, bench.backend, background=background),
    )
