"""Jobs of the paths given: files to replay, cases of corpora, and files that are not opened."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from corpora import manifest
from results import untrusted
from results.options import did_you_mean
from results.untrusted import BadFile
from trials.findings.published_finding import ABOUT

MANIFEST = "manifest.json"
read_manifest = functools.cache(manifest.read)


@dataclass(frozen=True)
class Job:
    path: Path
    case: int | None = None
    refused: str = ""
    """The reason why the file is not opened."""


class NothingToReplay(Exception):
    """A path names no file that could be replayed; the message is one line."""


def jobs(paths: Sequence[str], cases: Sequence[str] = ()) -> list[Job]:
    """Return the jobs of paths: `.mlir` files, manifests, and folders of them.

    A folder with a manifest is that corpus, from which `cases` selects ids. Raises NothingToReplay, BrokenManifest.
    """
    found: dict[Path, str] = {}
    for path in paths:
        found.update(_files(path))
    manifests = [p for p, refused in found.items() if p.name == MANIFEST and not refused]
    folders = {p.parent for p in manifests}
    entries = [(m, k, e.id) for m in manifests for k, e in enumerate(read_manifest(m).cases)]
    known = [name for _, _, name in entries]
    for missing in sorted(set(cases) - set(known)):
        raise NothingToReplay(f"no case has the id {missing!r}{did_you_mean(missing, known)}")
    work = [Job(m, k) for m, k, name in entries if not cases or name in cases]
    others = [(p, r) for p, r in found.items() if r or (p.name != MANIFEST and folders.isdisjoint(p.parents))]
    return work + [Job(p, refused=r) for p, r in others]


def _files(path: str) -> dict[Path, str]:
    """Map each file that a path names to the reason for not opening it (a link out of the folder), or ""."""
    here = Path(path)
    if not path.strip():
        raise NothingToReplay(f"{path!r} names no file")
    if here.is_dir():
        found = sorted(p for p in here.rglob("*") if _is_to_replay(p))
        return _require_some(path, {p: _leads_out(here, p) for p in found})
    if here.exists():
        files = [here]
    else:
        files = sorted(p for p in Path().glob(path) if p.is_file()) if not here.is_absolute() else []
    return _require_some(path, dict.fromkeys(files, ""))


def _require_some(path: str, files: dict[Path, str]) -> dict[Path, str]:
    if not files:
        missing = f"there is no .mlir file and no {MANIFEST}" if Path(path).exists() else "not found"
        raise NothingToReplay(f"{path}: {missing}")
    return files


def _leads_out(folder: Path, path: Path) -> str:
    try:
        untrusted.inside(folder, str(path.relative_to(folder)))
    except BadFile as e:
        return str(e)
    return ""


def _is_to_replay(path: Path) -> bool:
    """Return whether to replay a file; the program of a finding is replayed through its `finding.json`."""
    if path.suffix == ".mlir":
        return not (path.parent / ABOUT).exists()
    return path.name in (MANIFEST, ABOUT)
