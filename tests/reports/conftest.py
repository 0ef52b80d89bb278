"""The report that most tests read: of a run that never was, with everything in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from reports import site
from reports.gather import Report, gather, load
from tests.reports import synthetic
from tests.reports.pages import Page


@pytest.fixture(scope="session")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    path = tmp_path_factory.mktemp("run") / "results.jsonl"
    return gather([load(synthetic.write(path, *synthetic.every_kind(), *synthetic.many(600)))])


@pytest.fixture(scope="session")
def out(report: Report, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    site.write(report, folder)
    return folder


@pytest.fixture(scope="session")
def pages(out: Path) -> dict[Path, Page]:
    return {path: Page(path.read_text(encoding="utf-8")) for path in out.rglob("*.html")}


@pytest.fixture
def small(tmp_path: Path) -> Report:
    return gather([load(synthetic.write(tmp_path / "results.jsonl", synthetic.conforming("tanh", "f32", "xla")))])
