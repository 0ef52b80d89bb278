"""Fixtures of a report on a synthetic run with every kind of result, its pages, and a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from accuracy import page
from accuracy.measurements import About
from reports import several, site
from reports.gather import Report, gather, load
from reports.published_runs import publication
from reports.published_site import write_site
from reports.run_comparison import compare, history
from tests.accuracy.made import MEASURED
from tests.reports import synthetic
from tests.reports.chromium import CHROMIUM, DRIVER
from tests.reports.pages import Page
from tests.reports.releases import two_releases


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


@pytest.fixture(scope="session")
def several_runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pages of a comparison, a history, a published site and accuracy measurements."""
    folder = tmp_path_factory.mktemp("several")
    runs = two_releases(folder)
    several.write_comparison(compare(*runs), folder / "comparison")
    several.write_history(history(runs), folder / "history")
    page.write({"run": About("0", {"xla": {"jaxlib": "1.0"}})}, MEASURED, folder / "accuracy")
    write_site(publication(map(load, runs)), folder / "site")
    return folder


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    webdriver = pytest.importorskip("selenium.webdriver")
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    profile = tmp_path_factory.mktemp("profile")
    for flag in ("headless", "no-sandbox", "disable-gpu", "no-first-run", "disable-background-networking"):
        options.add_argument(f"--{flag}")
    options.add_argument(f"--user-data-dir={profile}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(DRIVER))
    yield driver
    driver.quit()
