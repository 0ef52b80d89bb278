"""The folder of the report: a new report replaces the old one completely, and files of others are not touched."""

from __future__ import annotations

from pathlib import Path

import pytest

from reports import site
from reports.folder import Unwritable
from reports.gather import Report


def contents(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def test_old_pages_of_the_report_do_not_stay_and_foreign_ones_do(small: Report, report: Report, tmp_path: Path) -> None:
    out = tmp_path / "out"
    (out / "ops").mkdir(parents=True)
    (out / "ops" / "mine.html").write_text("mine")
    site.write(report, out)
    assert (out / "ops" / "abs.html").exists()
    site.write(small, out)
    assert sorted(path.name for path in (out / "ops").iterdir()) == ["mine.html", "tanh.html"]
    assert (out / "ops" / "mine.html").read_text() == "mine"
    assert not [path for path in out.iterdir() if path.name.startswith(".") or path.name.endswith(".lock")]


def test_a_file_of_somebody_else_is_never_overwritten(small: Report, tmp_path: Path) -> None:
    out = tmp_path / "out"
    (out / "ops").mkdir(parents=True)
    (out / "ops" / "tanh.html").write_text("mine")
    with pytest.raises(Unwritable, match=r"tanh.html: is there already and of no report"):
        site.write(small, out)
    assert contents(out) == {"ops/tanh.html": b"mine"}


def test_a_report_that_cannot_be_made_leaves_the_old_one(
    small: Report, report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    site.write(small, out)
    before = contents(out)
    monkeypatch.setattr(site, "_labels", lambda report: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        site.write(report, out)
    assert contents(out) == before


def test_a_list_of_files_that_leads_out_of_the_folder_removes_nothing_there(small: Report, tmp_path: Path) -> None:
    out, precious = tmp_path / "out", tmp_path / "precious"
    out.mkdir()
    precious.write_text("mine")
    (out / "report.json").write_text(f'{{"files": ["../precious", "{precious}", 5]}}')
    site.write(small, out)
    assert precious.read_text() == "mine"
