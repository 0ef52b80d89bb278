"""The report in Chromium, if installed: no errors, no sideways scrolling on a phone, readable text, working filters."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from reports import site
from reports.gather import gather, load
from tests.reports import synthetic
from tests.reports.chromium import DESK, PHONE, at_both_widths, needs_chromium, show, visible

WebDriverWait = pytest.importorskip("selenium.webdriver.support.wait").WebDriverWait
pytestmark = needs_chromium

PAGES = (
    "index.html",
    "matrix.html",
    "behaviours.html",
    "coverage.html",
    "causes/xla-add-wrong-nan.html",
    "programs.html",
    "traceability.html",
    "ops/tanh.html",
    "ops/abs.html",
)
SEVERAL = ("comparison/index.html", "history/index.html")

CONTRASTS = """
const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
const background = (e) => {
  for (; e; e = e.parentElement) {
    const c = channels(getComputedStyle(e).backgroundColor);
    if (c.length < 4 || c[3] === 1) return c;
  }
  return [255, 255, 255];
};
const luminance = (c) => {
  const linear = (x) => (x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
  const [r, g, b] = c.slice(0, 3).map((x) => linear(x / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const low = new Map();
for (const e of document.querySelectorAll("main *, header *, footer *")) {
  const texts = [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent.trim());
  if (!texts || e.closest("svg") || !e.checkVisibility()) continue;
  const [a, b] = [luminance(channels(getComputedStyle(e).color)), luminance(background(e))];
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (ratio < 4.5) low.set(e.className || e.tagName, [ratio, e.textContent.trim().slice(0, 30)]);
}
return [...low];
"""


@at_both_widths
@pytest.mark.parametrize("name", [*PAGES, *SEVERAL])
def test_fits_the_window_without_errors(
    name: str, size: tuple[int, int], browser: Any, out: Path, several_runs: Path
) -> None:
    show(browser, (several_runs if name in SEVERAL else out) / name, size)
    assert browser.execute_script("return innerWidth") == size[0]
    assert browser.execute_script("return document.documentElement.scrollWidth") <= size[0]
    assert browser.get_log("browser") == []


@pytest.mark.parametrize("name", [*(p for p in PAGES if p != "matrix.html"), *SEVERAL])
def test_tables_fit_a_phone(name: str, browser: Any, out: Path, several_runs: Path) -> None:
    """Only the matrix scrolls horizontally on a phone, in a box of its own."""
    show(browser, (several_runs if name in SEVERAL else out) / name, PHONE)
    browser.execute_script("for (const d of document.querySelectorAll('details')) d.open = true")
    script = """return [...document.querySelectorAll(".scroll")].filter((e) => e.scrollWidth > e.clientWidth)
      .map((e) => e.querySelector("caption").textContent)"""
    assert browser.execute_script(script) == []


def test_a_row_on_a_phone_says_what_its_cells_are(browser: Any, several_runs: Path) -> None:
    show(browser, several_runs / "comparison" / "index.html", PHONE)
    script = """return [...document.querySelectorAll("#new tbody tr:first-child > *")]
      .map((e) => getComputedStyle(e, "::before").content)"""
    said = browser.execute_script(script)
    assert [s.strip('"') for s in said][2:] == ["Implementation: ", "Ops: ", "Element types: "]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_text_can_be_read(name: str, scheme: str, browser: Any, out: Path) -> None:
    show(browser, out / name, DESK, scheme)
    browser.execute_script("for (const d of document.querySelectorAll('details')) d.open = true")
    assert browser.execute_script(CONTRASTS) == []


def choose(browser: Any, control: str, value: str) -> None:
    script = """const e = document.querySelector(`[data-filter="${arguments[0]}"]`); e.value = arguments[1];
    e.checked = true; e.dispatchEvent(new Event("input"));"""
    browser.execute_script(script, control, value)


def test_filters_narrow_the_tables(browser: Any, out: Path) -> None:
    show(browser, out / "matrix.html", DESK)
    assert visible(browser, ".matrix summary") == ["xla", "interpreter"]
    assert {"abs", "reshape"} <= set(visible(browser, ".matrix tbody th[scope=row]"))
    choose(browser, "backend", "interpreter")
    choose(browser, "op", "sine")
    assert visible(browser, ".matrix summary") == ["interpreter"]
    assert visible(browser, ".matrix tbody th[scope=row]") == ["cosine", "sine"]
    choose(browser, "failing", "on")
    assert visible(browser, ".matrix tbody th[scope=row]") == ["sine"]
    choose(browser, "family", "data movement")
    assert visible(browser, ".matrix tbody th[scope=row]") == []


def test_a_cell_tells_all_its_counts(browser: Any, out: Path) -> None:
    show(browser, out / "matrix.html", DESK)
    browser.execute_script("""document.querySelector('a[data-tip="tanh, bf16, xla"]').focus()""")
    tip = "return document.getElementById('tip').innerText"  # it is laid out at the next frame
    WebDriverWait(browser, 10).until(lambda b: "1 inaccurate" in b.execute_script(tip))


def test_every_cell_says_everything_to_a_screen_reader(browser: Any, tmp_path: Path) -> None:
    """Each cell's label has op, element type, implementation and all counts, in folded tables too."""
    results = (*synthetic.every_kind(), *synthetic.many(300), synthetic.conforming("tanh", "f32", "xla:O0"))
    report = gather([load(synthetic.write(tmp_path / "results.jsonl", *results))])
    show(browser, site.write(report, tmp_path / "report").parent / "matrix.html", DESK)
    browser.execute_script("for (const d of document.querySelectorAll('details.matrix')) d.open = true")
    expected = {f"{op}, {t}, {b}: {tally}": tally.lead for (b, op, t), tally in report.cells.items()}
    script = "return [...document.querySelectorAll('.cells td a')].map(a => [a.ariaLabel, a.innerText, a.hash])"
    WebDriverWait(browser, 20).until(lambda b: len(b.execute_script(script)) >= len(expected))
    said = browser.execute_script(script)
    assert {label for label, _, _ in said} == set(expected)
    for label, text, fragment in said:
        lead = expected[label]
        assert lead is not None
        assert text.split()[0] == lead[0].symbol
        assert fragment == "#" + site.anchor(label.split(", ")[1])


def test_heads_of_the_matrix_stay_in_sight(browser: Any, out: Path) -> None:
    show(browser, out / "matrix.html", PHONE)
    browser.execute_script("document.querySelector('.matrix .scroll').scrollTo(500, 500)")
    box, head, row = browser.execute_script("""const b = document.querySelector('.matrix .scroll');
    const top = (e) => e.getBoundingClientRect();
    const rows = [...b.querySelectorAll('tbody th[scope=row]')].map(top);
    return [top(b), top(b.querySelector('thead th:last-child')), rows[20]]""")
    assert abs(head["top"] - box["top"]) < 3
    assert abs(row["left"] - box["left"]) < 3


def test_labels_are_found_by_op_and_by_verdict(browser: Any, out: Path) -> None:
    show(browser, out / "traceability.html", PHONE)
    assert {"abs", "tanh"} <= {line.split()[0] for line in visible(browser, ".of-op > summary")}
    assert visible(browser, ".traced tbody th") == []
    choose(browser, "op", "abs")
    assert visible(browser, ".of-op > summary b") == ["abs"]
    assert visible(browser, ".traced tbody th") == ["I1", "C1", "C2"]
    choose(browser, "says", "refused when compiled")
    assert visible(browser, ".traced tbody th") == ["C1"]
    choose(browser, "op", "")
    choose(browser, "says", "accepted")
    assert visible(browser, ".traced tbody th") == ["C1", "C2"]
    choose(browser, "family", "data movement")
    assert visible(browser, ".of-op > summary") == []


def test_a_link_to_a_label_unfolds_its_twin(browser: Any, out: Path) -> None:
    for size in (PHONE, DESK):
        show(browser, out / "ops" / "abs.html#C1", size)
        WebDriverWait(browser, 10).until(lambda b: visible(b, "tr:target pre") == [synthetic.PROGRAM])
        top = browser.execute_script("return document.querySelector('tr:target').getBoundingClientRect().top")
        assert 0 <= top < size[1]
        assert browser.execute_script("return document.documentElement.scrollWidth") <= size[0]


def test_a_link_to_a_label_among_all_unfolds_its_op(browser: Any, out: Path) -> None:
    show(browser, out / "traceability.html#abs-C1", PHONE)
    WebDriverWait(browser, 10).until(lambda b: visible(b, "tr:target th") == ["C1"])
    assert "refused when compiled" in visible(browser, "tr:target td")


def test_a_link_to_a_known_finding_unfolds_it(browser: Any, out: Path) -> None:
    show(browser, out / "ops" / "abs.html#xla-abs-wrong-subnormal-flush", DESK)
    assert visible(browser, "article:target pre")


@pytest.mark.parametrize("name", ["index.html", "matrix.html"])
def test_a_keyboard_is_not_led_through_thousands_of_stops(name: str, browser: Any, out: Path) -> None:
    show(browser, out / name, DESK)
    script = """return [...document.querySelectorAll("a[href], button, summary, input, select, [tabindex]")]
      .filter((e) => e.tabIndex >= 0 && e.checkVisibility()).length"""
    assert browser.execute_script(script) < 150


def test_arrow_keys_lead_through_the_matrix(browser: Any, out: Path) -> None:
    show(browser, out / "matrix.html", DESK)
    press = """const here = document.activeElement;
      here.dispatchEvent(new KeyboardEvent("keydown", { key: arguments[0], bubbles: true, cancelable: true }));
      const cell = document.activeElement.closest("th, td");
      return [cell.parentElement.rowIndex, cell.cellIndex, document.activeElement.tabIndex]"""
    browser.execute_script("""document.querySelector('a[data-tip="tanh, bf16, xla"]').focus()""")
    row, column, _ = browser.execute_script(press, "Escape")
    assert browser.execute_script(press, "ArrowLeft")[1] < column
    assert browser.execute_script(press, "ArrowDown")[0] > row
    assert browser.execute_script(press, "ArrowUp")[2] == 0
