"""Pages of the report: complete, linked, self-contained, small, and the same for the same results."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from urllib.parse import unquote, urldefrag

from reports import op_facts, site, traceability_table, views
from reports.cause_rows import violations
from reports.gather import Report, gather, load
from reports.states import STATES
from results.records import Cause, Invalid
from spec.traceability import rows as labels
from tests.reports import synthetic
from tests.reports.pages import Page


def test_every_op_has_a_page(report: Report, pages: dict[Path, Page], out: Path) -> None:
    expected = {out / f"{name}.html" for name in ("index", "matrix", "behaviours", "coverage", "traceability")}
    expected |= {out / site.page_of(op) for op in report.of_op}
    expected |= {out / site.cause_page(v) for v in violations(report)}
    assert set(pages) == expected


def test_pages_are_well_formed_and_ids_unique(pages: dict[Path, Page]) -> None:
    for path, page in pages.items():
        assert page.open == [], path
        assert [i for i, n in Counter(page.ids).items() if n > 1] == [], path


def test_nothing_is_loaded_from_elsewhere(pages: dict[Path, Page], out: Path) -> None:
    for path, page in pages.items():
        for target in page.loads:
            assert target == "data:," or (path.parent / target).resolve().is_relative_to(out.resolve()), target
            assert target == "data:," or (path.parent / target).is_file(), target
    for asset in ("report.css", "report.js"):
        assert not re.search(r"https?:|url\(|@import|fetch\(", (out / asset).read_text(encoding="utf-8"))


def test_links_within_the_report_resolve(pages: dict[Path, Page]) -> None:
    by_path = {path.resolve(): page for path, page in pages.items()}
    for path, page in pages.items():
        for link in page.links:
            if link.startswith("https://"):
                continue
            target, fragment = urldefrag(unquote(link))
            where = (path.parent / target).resolve() if target else path.resolve()
            assert where in by_path, (path.name, link)
            assert not fragment or fragment in by_path[where].ids, (path.name, link)


def test_text_of_implementations_is_escaped(out: Path) -> None:
    assert "no &lt;tokens&gt; &amp; co" in (out / "coverage.html").read_text(encoding="utf-8")


def test_the_first_page_says_what_was_run(out: Path) -> None:
    text = "".join(Page((out / "index.html").read_text(encoding="utf-8")).text)
    for said in (
        "jaxlib 0.10.2",
        "pytest conformance/ --backend=xla,interpreter",
        "2026-01-02",
    ):
        assert said in text
    for said in ("subnormals", "flushed"):
        assert said in (out / "coverage.html").read_text(encoding="utf-8")


def test_verdicts_do_not_depend_on_colour(report: Report, out: Path) -> None:
    """Each cell of the matrix has a symbol and a number. Labels for screen readers are tested in test_browser.py."""
    page = (out / "matrix.html").read_text(encoding="utf-8")
    cells = re.findall(r"<td[^>]*>(.)(\d+)", page)
    assert len(cells) == len(report.cells) > 100
    assert {symbol for symbol, _ in cells} <= {s.symbol for s in STATES}


def test_the_matrix_stays_small(tmp_path: Path) -> None:
    """A matrix of six implementations, all ops and types, many cells with several states, stays below 300 kB."""
    backends = {f"b{n}": synthetic.BACKENDS["interpreter"] for n in range(6)}
    results = []
    for op in (op for ops in op_facts.families().values() for op in ops):
        for t in op_facts.columns_of(op) - {op_facts.QUANTIZED}:
            results += [synthetic.conforming(op, t, b, n) for b in backends for n in range(2)]
            results += [synthetic.deviating(op, t, "b0", "nan", "violation")] * (len(results) % 5 == 0)
    path = synthetic.write(tmp_path / "r.jsonl", *results, backends=backends)
    report = gather([load(path)])
    [page] = [text for name, text in site.pages(report) if name == "matrix.html"]
    assert len(report.cells) > 10_000
    assert len(page.encode()) < 300_000


def test_the_pages_of_all_labels_stay_small(tmp_path: Path) -> None:
    """The pages stay small, however long the programs are, if four verifiers are given a twin for each label."""
    backends = {f"b{n}": synthetic.BACKENDS["interpreter"] for n in range(4)}
    twins = [
        replace(
            synthetic.conforming(row.op, "f32", b), case=f"t/{row.op}-{row.label}", claim="rejects_invalid",
            clauses=(row.label,), stage="parse", message=f"error: {row.op} {row.label}",
            twin=Invalid(f"// {'x' * 2000}", (row.label,)),
        )
        for row in labels() for b in backends
    ]  # fmt: skip
    report = gather([load(synthetic.write(tmp_path / "r.jsonl", *twins, backends=backends))])
    sizes = {name: len(text.encode()) for name, text in site.pages(report)}
    assert len(report.twins) > 800
    assert sizes["traceability.html"] < 500_000
    assert sizes["coverage.html"] < 200_000


def test_what_one_program_says_of_an_unsupported_op_is_no_reason_of_its_own(small: Report, tmp_path: Path) -> None:
    """Messages about an unsupported op count as one if they differ only in location, values, types or backend."""
    said = 'error: "-":{}:8: {} lacks tensor<{}xf32>: %{} = "stablehlo.abs"\n"-":3:8: note: see current operation: %{}'
    lacking = [
        replace(synthetic.conforming("abs", "f32", b, n), verdict="Unsupported", message=said.format(n, b, n, n, n))
        for n, b in enumerate(("xla", "interpreter", "xla"))
    ]
    report = gather([load(synthetic.write(tmp_path / "lacking.jsonl", *lacking))])
    [silent] = views.silent(report, "unsupported")
    assert (silent.backends, silent.cases) == (["xla", "interpreter"], 3)
    assert silent.message == "error: … lacks tensor<…>"


def test_pages_are_the_same_for_the_same_results(small: Report) -> None:
    assert dict(site.pages(small)) == dict(site.pages(gather(small.runs)))


def test_a_run_without_results_is_a_report(tmp_path: Path) -> None:
    empty = gather([load(synthetic.write(tmp_path / "results.jsonl"))])
    index = site.write(empty, tmp_path / "report").read_text(encoding="utf-8")
    assert "No cases" in index


def test_a_constraint_that_nothing_breaks_says_why(out: Path) -> None:
    assert "Nothing breaks it." in (out / "ops" / "tanh.html").read_text(encoding="utf-8")


def test_the_page_of_labels_has_every_twin_and_its_verdicts(report: Report, pages: dict[Path, Page], out: Path) -> None:
    page = pages[out / "traceability.html"]
    assert {row.id for row in traceability_table.rows(report)} <= set(page.ids)
    text = "".join(page.text)
    for shown in ("refused when compiled", "accepted", "Nothing breaks it."):
        assert shown in text
    of_op = "".join(pages[out / "ops" / "abs.html"].text)
    for shown in (synthetic.PROGRAM, "xla: shapes differ"):
        assert shown in of_op
    assert "ops/abs.html#C1" in page.links
    assert "../traceability.html#abs-C1" in pages[out / "ops" / "abs.html"].links


def test_bars_are_named(out: Path) -> None:
    """Bars have the names and the order of the table beside them, the first on top; SVG's y grows downwards."""
    index = (out / "coverage.html").read_text(encoding="utf-8")
    chart = re.findall(r"<figure.*?</figure>", index, re.DOTALL)[-1]
    height = {name: float(y) for y, name in re.findall(r'<text x="[^"]*" y="([^"]*)"[^>]*>([^<]*)', chart)}
    assert height["xla"] < height["interpreter"]
    assert any(name.endswith(" s") for name in height)


def test_the_first_page_stays_small(tmp_path: Path) -> None:
    """The first page stays below 500 kB for hundreds of causes with long messages."""
    message = "says " + "a lot " * 2000
    results = [
        synthetic.deviating(
            op, "f32", "xla", "wrong-value", "violation", message=message, causes=(Cause(f"{n:08x}", f"cause {n}", op),)
        )
        for n, op in enumerate(op for ops in op_facts.families().values() for op in ops * 3)
    ]
    index = dict(site.pages(gather([load(synthetic.write(tmp_path / "r.jsonl", *results))])))["index.html"]
    assert index.count("<article") == 30 + 2
    assert len(index) < 500_000


def test_every_table_has_a_caption(pages: dict[Path, Page], out: Path) -> None:
    for path in pages:
        text = path.read_text(encoding="utf-8")
        captioned = re.findall(r"<table[^>]*>\s*<caption", text)
        assert len(re.findall("<table", text)) == len(captioned), path
