"""Lifespan of a cause: its first release, and whether the newest release has it, by entries and by runs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from reports.cause_rows import violations
from reports.gather import gather, load
from reports.lifespan import Lifespan
from results.records import ExpectationNote, Result
from tests.reports import synthetic


def lived(folder: Path, releases: Mapping[str, str], *others: str, version: str = "0.10.2") -> Lifespan:
    """Return the lifespan of a cause whose entry has these `releases`; `others` are jaxlib ranges of other entries."""
    notes = {f"n{i}": ExpectationNote("Known.", None, {"jaxlib": of}) for i, of in enumerate(others)}
    notes["abs"] = ExpectationNote("Known.", None, releases)
    known = synthetic.deviating("abs", "f32", "xla", "nan", "violation", expectation="abs")
    path = wrote(folder / "r.jsonl", version, known, notes)
    [v] = violations(gather([load(path)]))
    return v.lifespan


def wrote(path: Path, version: str, result: Result, notes: Mapping[str, ExpectationNote] | None = None) -> Path:
    about = replace(synthetic.BACKENDS["xla"], versions={"jaxlib": version}, expectations=notes or {})
    return synthetic.write(path, replace(result, versions={"jaxlib": version}), backends={"xla": about})


@pytest.mark.parametrize(
    ("releases", "others", "said"),
    [
        (">=0.7.2", (), "since jaxlib 0.7.2; in the newest release (jaxlib 0.10.2)"),
        (">=0.7.2,!=0.8.*", (), "since jaxlib 0.7.2; in the newest release (jaxlib 0.10.2)"),
        (">=0.7.2,<0.12", (), "since jaxlib 0.7.2, gone in 0.12; not in the newest release (jaxlib 0.12)"),
        ("<=0.11.2", (">=0.12",), "in old releases of jaxlib, gone in 0.12; not in the newest release (jaxlib 0.12)"),
        (">=0.4.38", ("<0.12",), "since jaxlib 0.4.38; in the newest release (jaxlib 0.12)"),
        ("==0.10.2", (), "since jaxlib 0.10.2; in the newest release (jaxlib 0.10.2)"),
    ],
)
def test_by_what_entries_say(releases: str, others: tuple[str, ...], said: str, tmp_path: Path) -> None:
    assert str(lived(tmp_path, {"jaxlib": releases}, *others)) == said


def test_what_no_entry_says(tmp_path: Path) -> None:
    found = lived(tmp_path, {}, "<0.12")
    assert (found.first, found.in_newest) == (None, None)
    assert str(found) == "seen in jaxlib 0.10.2; the newest release (jaxlib 0.12) was not asked"


def test_by_what_runs_show(tmp_path: Path) -> None:
    """The newest release has a cause if its case fails there; `in_newest` is None if the case did not run there."""
    wrong = synthetic.deviating("abs", "f32", "xla", "nan", "violation")
    right = replace(synthetic.conforming("abs", "f32", "xla"), case=wrong.case)
    for old, new, said in ((wrong, right, False), (right, wrong, True), (wrong, replace(right, case="x"), None)):
        pairs = (("0.10.2", old), ("0.12.0.1", new))
        paths = [wrote(tmp_path / f"{said}-{version}.jsonl", version, result) for version, result in pairs]
        [v] = violations(gather(map(load, paths)))
        assert (v.lifespan.in_newest, v.lifespan.newest) == (said, "0.12.0.1")


def test_damaged_versions_say_nothing(tmp_path: Path) -> None:
    assert lived(tmp_path, {"jaxlib": "new and old"}, version="of my own").in_newest is None
