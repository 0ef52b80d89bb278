"""Every kind of page meets axe-core's rules, in a real browser and at two widths."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.reports.chromium import at_both_widths, needs_chromium, show

AXE = pytest.importorskip("axe_playwright_python.base").AXE_SCRIPT
pytestmark = needs_chromium

PAGES = {
    "first page": "index.html",
    "cause": "causes/xla-add-wrong-nan.html",
    "op": "ops/tanh.html",
    "op with findings that are known": "ops/abs.html",
    "matrix": "matrix.html",
    "behaviours": "behaviours.html",
    "coverage": "coverage.html",
    "traceability": "traceability.html",
    "whole programs": "programs.html",
    "comparison": "comparison/index.html",
    "history": "history/index.html",
    "accuracy": "accuracy/index.html",
    "accuracy of an op": "accuracy/exponential.html",
    "site": "site/index.html",
    "causes of a site": "site/causes/index.html",
    "cause of a site": "site/causes/xla-c4a9.html",
    "history of a site": "site/history.html",
}
VIOLATIONS = """
const done = arguments[arguments.length - 1];
const shown = (node) => `${node.target.join(" ")}: ${node.html.slice(0, 200)}`;
const said = (rule) => rule.nodes.slice(0, 5).map((node) => `${rule.id}: ${rule.help}: ${shown(node)}`);
const options = { resultTypes: ["violations"], preload: false };
const frame = () => new Promise(requestAnimationFrame);  // what folds out is laid out, then observed
frame().then(frame).then(() => axe.run(document, options)).then((found) => done(found.violations.flatMap(said)));
"""


@at_both_widths
@pytest.mark.parametrize("name", PAGES.values(), ids=PAGES)
def test_meets_the_rules_of_axe(name: str, size: tuple[int, int], browser: Any, out: Path, several_runs: Path) -> None:
    page = out / name if (out / name).exists() else several_runs / name
    show(browser, page, size)
    browser.execute_script("for (const d of document.querySelectorAll('details')) d.open = true")
    browser.set_script_timeout(300)
    browser.execute_script(AXE)
    found = browser.execute_async_script(VIOLATIONS)
    assert not found, "\n".join(found)
