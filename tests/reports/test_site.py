"""The report's pages: whole, linked, self-contained, and true to the results."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

from reports import site, traceability
from reports.behaviours import questions
from reports.gather import Report, gather, load
from tests.reports import synthetic


class Page(HTMLParser):
    """What a page refers to and what can be referred to in it."""

    VOID = frozenset({"meta", "link", "br", "input", "img", "hr"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.ids: list[str] = []
        self.open: list[str] = []
        self.text: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if tag not in self.VOID:
            self.open.append(tag)
        if named.get("id"):
            self.ids.append(str(named["id"]))
        if tag == "a":
            self.links.append(str(named["href"]))
        else:
            self.loads += [str(named[n]) for n in ("src", "href", "action", "data", "poster") if n in named]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    path = tmp_path_factory.mktemp("run") / "results.jsonl"
    return gather([load(synthetic.write(path, *synthetic.every_kind(), *synthetic.many(300)))])


@pytest.fixture(scope="module")
def out(report: Report, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    site.write(report, folder)
    return folder


@pytest.fixture(scope="module")
def pages(out: Path) -> dict[Path, Page]:
    return {path: Page(path.read_text(encoding="utf-8")) for path in out.rglob("*.html")}


def test_every_op_has_a_page(report: Report, pages: dict[Path, Page], out: Path) -> None:
    expected = {out / "index.html", out / "traceability.html"} | {out / site.page_of(op) for op in report.of_op}
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


def test_every_finding_has_its_place_and_what_reproduces_it(report: Report, pages: dict[Path, Page], out: Path) -> None:
    for finding in report.findings:
        page = pages[out / site.page_of(finding.op)]
        assert finding.id in page.ids
        text = "".join(page.text)
        if finding.example.reproduction is not None:
            assert synthetic.PROGRAM in text
            assert finding.example.replay in text
            for name in finding.example.reproduction.streams:
                assert f'{name}: [2.5, "inf"]' in text
        if finding.reason is not None:
            assert finding.reason in text


def test_text_of_implementations_is_escaped(out: Path) -> None:
    assert "no &lt;tokens&gt; &amp; co" in (out / "index.html").read_text(encoding="utf-8")


def test_the_first_page_says_what_was_run(out: Path) -> None:
    text = "".join(Page((out / "index.html").read_text(encoding="utf-8")).text)
    for said in (
        "jaxlib 0.10.2",
        "pytest conformance/ --backend=xla,interpreter",
        "2026-01-02",
        "subnormals",
        "flushed",
    ):
        assert said in text


def test_verdicts_do_not_depend_on_colour(out: Path) -> None:
    """A cell of the matrix carries a symbol and says everything to a screen reader."""
    index = (out / "index.html").read_text(encoding="utf-8")
    cells = re.findall(r'<td class="s-[^"]*"><a [^>]*aria-label="([^"]*)"[^>]*><b>(.)</b>', index)
    assert len(cells) > 100
    assert all(label.split(": ", 1)[1] and symbol.strip() for label, symbol in cells)


@pytest.fixture
def small(tmp_path: Path) -> Report:
    return gather([load(synthetic.write(tmp_path / "results.jsonl", synthetic.conforming("tanh", "f32", "xla")))])


def test_pages_are_the_same_for_the_same_results(small: Report) -> None:
    assert dict(site.pages(small)) == dict(site.pages(gather(small.runs)))


def test_old_pages_of_ops_do_not_stay(small: Report, tmp_path: Path) -> None:
    (tmp_path / "ops").mkdir()
    (tmp_path / "ops" / "gone.html").write_text("")
    site.write(small, tmp_path)
    assert [path.name for path in (tmp_path / "ops").iterdir()] == ["tanh.html"]


def test_a_run_without_results_is_a_report(tmp_path: Path) -> None:
    empty = gather([load(synthetic.write(tmp_path / "results.jsonl"))])
    index = site.write(empty, tmp_path / "report").read_text(encoding="utf-8")
    assert "No cases" in index


def test_several_versions_of_an_implementation_are_told_apart(tmp_path: Path) -> None:
    older = {"xla": replace(synthetic.BACKENDS["xla"], versions={"jaxlib": "0.7.2"})}
    result = synthetic.conforming("abs", "f32", "xla")
    new = synthetic.write(tmp_path / "new.jsonl", result)
    old = synthetic.write(tmp_path / "old.jsonl", replace(result, verdict="Crashes"), backends=older)
    merged = gather([load(new), load(old)])
    assert sorted(merged.backends) == ["interpreter", "xla (jaxlib 0.10.2)", "xla (jaxlib 0.7.2)"]
    assert len(merged.results) == 2


def test_a_case_that_was_run_again_counts_once(tmp_path: Path) -> None:
    result = synthetic.conforming("abs", "f32", "xla")
    first = synthetic.write(tmp_path / "1.jsonl", replace(result, verdict="Crashes"))
    second = synthetic.write(tmp_path / "2.jsonl", result)
    assert [r.verdict for r in gather([load(first), load(second)]).results] == ["Conforms"]


def test_a_constraint_that_nothing_breaks_says_why(out: Path) -> None:
    assert "Nothing breaks it." in (out / "ops" / "tanh.html").read_text(encoding="utf-8")


def test_the_page_of_labels_has_every_twin_and_its_verdicts(report: Report, pages: dict[Path, Page], out: Path) -> None:
    page = pages[out / "traceability.html"]
    assert {row.id for row in traceability.rows(report)} <= set(page.ids)
    text = "".join(page.text)
    assert synthetic.PROGRAM in text
    for shown in ("refused when compiled", "accepted", "shapes differ", "Nothing breaks it."):
        assert shown in text
    assert "ops/abs.html#C1" in page.links
    assert "../traceability.html#abs-C1" in pages[out / "ops" / "abs.html"].links


@pytest.fixture
def attributed(tmp_path: Path) -> Report:
    return gather([load(synthetic.write(tmp_path / "results.jsonl", *synthetic.with_causes()))])


def test_results_of_one_cause_are_one_finding(attributed: Report) -> None:
    """Whatever their kinds; a program with two causes is an example of both."""
    [new] = attributed.unexpected
    assert [r.case for r in new.results] == [
        "results/cosine/f32/wrong-value-violation",
        "results/cosine/f64/infinity-violation",
        "p/3",
    ]
    assert (new.op, new.kind, new.id) == ("cosine", "wrong-value", "xla-c0ffee")
    assert {f.op: [r.case for r in f.results] for f in attributed.known} == {"abs": ["k/0", "k/1"], None: ["p/3"]}
    assert {f.expectation for f in attributed.known} == {"flush"}
    assert [[c.id for c in f.causes] for f in attributed.known] == [["ab01", "ab02"]] * 2


def test_a_finding_shows_its_signature(attributed: Report) -> None:
    shown = dict(site.pages(attributed))
    assert "cosine is wrong where its operand is a constant" in shown["ops/cosine.html"]
    assert "abs flushes ab01" in shown["ops/abs.html"]
    assert "abs flushes ab02" in shown["ops/abs.html"]


def test_a_variant_is_known_by_the_implementation_that_it_runs(tmp_path: Path) -> None:
    """Also under another interpreter; its versions are those of that one."""
    about = {"xla@/py": replace(synthetic.BACKENDS["xla"], versions={"jaxlib": "0.7.2"}), **synthetic.BACKENDS}
    ran = [synthetic.conforming("abs", "f32", name) for name in ("xla:O0", "xla:O0@/py", 'command:"run it"', ":")]
    report = gather([load(synthetic.write(tmp_path / "results.jsonl", *ran, backends=about))])
    assert [report.backends[r.backend].versions for r in ran] == ["jaxlib 0.10.2", "jaxlib 0.7.2", "", ""]
    assert '<details class="matrix" data-backend="xla:O0@/py">' in dict(site.pages(report))["index.html"]


def test_bars_are_named(out: Path) -> None:
    """In the order of the table beside them, the first on top: SVG's y grows downwards."""
    index = (out / "index.html").read_text(encoding="utf-8")
    chart = re.findall(r"<figure.*?</figure>", index, re.DOTALL)[-1]
    height = {name: float(y) for y, name in re.findall(r'<text x="[^"]*" y="([^"]*)"[^>]*>([^<]*)', chart)}
    assert height["xla"] < height["interpreter"]
    assert any(name.endswith(" s") for name in height)


def test_answers_to_probes_are_shown(report: Report, pages: dict[Path, Page], out: Path) -> None:
    """Beside the question, per backend; and nowhere as a finding."""
    [asked] = questions(report)
    assert {b: answer for b, (answer, _) in asked.answers.items()} == {
        "interpreter": "all ones",
        "xla": "ends the process",
    }
    shown = " ".join("".join(pages[out / "index.html"].text).split())
    assert "what 1 / 0 is" in shown
    assert "ends the process" in shown
    assert not any(r.probe for f in report.findings for r in f.results)
