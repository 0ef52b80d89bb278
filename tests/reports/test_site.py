"""The report's pages: whole, linked, self-contained, and true to the results."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

from reports import evidence, registry, site, traceability, views
from reports.behaviours import questions
from reports.causes import RANKS, violations
from reports.folder import Unwritable
from reports.gather import Report, gather, load
from results.file import Writer
from results.records import Cause
from results.run import Done, End, Plan
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


def test_verdicts_do_not_depend_on_colour(out: Path) -> None:
    """A cell of the matrix carries a symbol and says everything to a screen reader."""
    index = (out / "matrix.html").read_text(encoding="utf-8")
    cells = re.findall(r'<td class="s-[^"]*"><a [^>]*aria-label="([^"]*)"[^>]*><b>(.)</b>', index)
    assert len(cells) > 100
    assert all(label.split(": ", 1)[1] and symbol.strip() for label, symbol in cells)


@pytest.fixture
def small(tmp_path: Path) -> Report:
    return gather([load(synthetic.write(tmp_path / "results.jsonl", synthetic.conforming("tanh", "f32", "xla")))])


def test_pages_are_the_same_for_the_same_results(small: Report) -> None:
    assert dict(site.pages(small)) == dict(site.pages(gather(small.runs)))


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


def test_two_seeds_are_not_the_same_cases(tmp_path: Path) -> None:
    cases = [synthetic.conforming("abs", "f32", "xla", n) for n in range(9)]
    paths = [
        synthetic.write(tmp_path / f"{seed}.jsonl", *cases, options={"seed": seed, "profile": "default"})
        for seed in (0, 1)
    ]
    merged = gather(map(load, paths))
    assert len(merged.results) == 18
    assert views.tightness(merged.results)["results"].cases == 18
    assert len(gather(map(load, (paths[0], paths[0]))).results) == 9


def test_two_versions_keep_their_variants(tmp_path: Path) -> None:
    results = [synthetic.conforming("abs", "f32", name) for name in ("xla", "xla:O0", "interpreter")]
    older = {**synthetic.BACKENDS, "xla": replace(synthetic.BACKENDS["xla"], versions={"jaxlib": "0.7.2"})}
    old = [replace(r, verdict="Crashes", versions=older[r.backend.partition(":")[0]].versions) for r in results]
    paths = [synthetic.write(tmp_path / "new.jsonl", *results)]
    paths += [synthetic.write(tmp_path / "old.jsonl", *old, backends=older)]
    merged = gather(map(load, paths))
    assert len(merged.results) == 5  # the interpreter is of one version
    assert {name: b.variant_of for name, b in merged.backends.items()} == {
        "xla (jaxlib 0.10.2)": None,
        "xla (jaxlib 0.7.2)": None,
        "xla:O0 (jaxlib 0.10.2)": "xla (jaxlib 0.10.2)",
        "xla:O0 (jaxlib 0.7.2)": "xla (jaxlib 0.7.2)",
        "interpreter": None,
    }
    dict(site.pages(merged))


def cut(tmp_path: Path, *more: Done | End) -> Report:
    """A run of two tests, of which one has ended."""
    path = synthetic.write(tmp_path / "results.jsonl")
    writer = Writer(path)
    writer.write(Plan(("t.py::test_results[xla-abs]", "t.py::test_results[xla-tanh]"), 6))
    writer.write(synthetic.conforming("abs", "f32", "xla"), Done("t.py::test_results[xla-abs]", "conforms", 1), *more)
    writer.close()
    return gather([load(path)])


def test_what_is_missing_is_said_first(tmp_path: Path) -> None:
    index = dict(site.pages(cut(tmp_path)))["index.html"]
    main = index[index.index("<main") :]
    assert main.index("1 of 2 tests have no results (it was killed): test_results[xla-tanh]") < main.index("<section")
    assert 'class="headline good"' not in index


def test_what_failed_without_a_result_is_said(tmp_path: Path) -> None:
    failed = Done("t.py::test_results[xla-tanh]", "failed", 0, "no longer happens")
    index = dict(site.pages(cut(tmp_path, failed, End("2026", None, ("abs matches nothing",)))))["index.html"]
    assert "Cut off" not in index
    assert "test_results[xla-tanh]: no longer happens" in index
    assert "abs matches nothing" in index
    assert 'class="headline good"' not in index


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
    assert '<details class="matrix" data-backend="xla:O0@/py">' in dict(site.pages(report))["matrix.html"]


def test_bars_are_named(out: Path) -> None:
    """In the order of the table beside them, the first on top: SVG's y grows downwards."""
    index = (out / "coverage.html").read_text(encoding="utf-8")
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
    shown = " ".join("".join(pages[out / "behaviours.html"].text).split())
    assert "what 1 / 0 is" in shown
    assert "ends the process customary all ones" in shown
    assert "ends the process" in shown
    assert not any(r.probe for f in report.findings for r in f.results)


def test_the_first_page_leads_with_distinct_violations(report: Report, pages: dict[Path, Page], out: Path) -> None:
    """Counted once, whatever the number of cases, and never in green."""
    found = violations(report)
    shown = " ".join("".join(pages[out / "index.html"].text).split())
    new = sum(not v.is_known for v in found)
    common = sum(v.is_on_common_types for v in found)
    assert f"{len(found)} causes of violations, {new} new; on common types {common}" in shown
    assert 'verdict good"' not in (out / "index.html").read_text(encoding="utf-8")
    assert 'headline good"' not in (out / "index.html").read_text(encoding="utf-8")


def test_what_is_known_is_not_green_either(tmp_path: Path) -> None:
    known = synthetic.deviating("abs", "f32", "xla", "subnormal-flush", "violation", expectation="flush")
    index = dict(site.pages(gather([load(synthetic.write(tmp_path / "r.jsonl", known))])))["index.html"]
    assert re.search(r'headline bad"><b>1</b> cause, 0 new; on common types 1', index)


def test_causes_are_ranked(report: Report) -> None:
    """Silent wrong values on common types, crashes, refusals, acceptances, inaccuracy, rare types."""
    found = violations(report)
    assert [v.rank for v in found] == sorted(v.rank for v in found)
    states = {RANKS[v.rank]: v.state.key for v in found}
    assert states[RANKS[0]] == "wrong"
    assert states["valid programs refused"] == "rejects"
    assert states["invalid programs accepted"] == "accepts"


def test_a_cause_is_one_row_with_its_ops_types_and_variants(tmp_path: Path) -> None:
    new = Cause("c0ffee", "cosine is wrong where its operand is a constant", "cosine")
    shown = [("cosine", "f32", "xla"), ("cosine", "f8E5M2", "xla:folded"), ("sine", "f64", "xla:O0")]
    results = [synthetic.deviating(o, t, b, "wrong-value", "violation", causes=(new,)) for o, t, b in shown]
    [v] = violations(gather([load(synthetic.write(tmp_path / "r.jsonl", *results))]))
    assert (v.backend.name, v.rank, v.ops) == ("xla", 0, ["cosine", "sine"])
    assert (v.element_types, v.variants) == (["f8E5M2", "f32", "f64"], ["as it is", "O0", "folded"])


def test_every_cause_shows_what_decides_and_what_to_copy(report: Report, pages: dict[Path, Page], out: Path) -> None:
    for v in violations(report):
        page = pages[out / site.cause_page(v)]
        text = " ".join("".join(page.text).split())
        assert "The clause that decides" in text
        assert any(link.startswith("https://github.com/openxla/stablehlo/") for link in page.links)
        assert f"Versions: {v.backend.versions}" in text
        if v.example.example.reproduction is not None:
            assert "func.func @main" in text
            assert "Conforming results" in text
            assert v.example.example.replay in text


def test_clauses_are_named_exactly(report: Report) -> None:
    """The label that the program breaks, in the words of its predicate; not all that its op has."""
    [accepted] = [f for f in report.findings if f.state.key == "accepts" and f.clauses == ["C1"]]
    [clause] = evidence.deciding(accepted)
    assert (clause.op, clause.label, clause.words) == ("abs", "C1", "shapes are the same")
    [refused] = [f for f in report.findings if f.state.key == "rejects"]
    assert [c.label for c in evidence.deciding(refused)] == ["constraints"]


def test_the_script_of_a_finding_is_shown_and_no_other_file(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    (tmp_path / "run" / "findings" / "one").mkdir(parents=True)
    (secret / "two").mkdir(parents=True)
    (tmp_path / "run" / "findings" / "one" / "reproduce.py").write_text("print(1)")
    (secret / "two" / "reproduce.py").write_text("secret")
    (tmp_path / "run" / "findings" / "linked").symlink_to(secret / "two")

    def said(directory: str) -> str:
        reproduction = replace(synthetic.REPRODUCTION, directory=directory)
        result = synthetic.deviating("abs", "f32", "xla", "nan", "violation", reproduction=reproduction)
        path = tmp_path / "run" / "results.jsonl"
        path.unlink(missing_ok=True)
        return evidence.script(gather([load(synthetic.write(path, result))]), result)

    assert said("/elsewhere/findings/one") == "print(1)"
    for directory in (str(secret / "two"), "linked", "..", "../../secret/two", ""):
        assert said(directory) == ""


def test_long_messages_are_cut_with_a_link(tmp_path: Path) -> None:
    crash = replace(synthetic.conforming("sine", "f64", "xla"), verdict="Crashes", message="x" * 100_000 + "END")
    shown = dict(site.pages(gather([load(synthetic.write(tmp_path / "r.jsonl", crash))])))
    assert all("END" not in text for name, text in shown.items() if name.endswith(".html"))
    [(name, text)] = [(n, t) for n, t in shown.items() if n.endswith(".txt")]
    assert text.endswith("END")
    assert f'href="../{name}"' in shown["ops/sine.html"]


def test_the_first_page_stays_small(tmp_path: Path) -> None:
    """Whatever the number of causes."""
    message = "says " + "a lot " * 2000
    results = [
        synthetic.deviating(
            op, "f32", "xla", "wrong-value", "violation", message=message, causes=(Cause(f"{n:08x}", f"cause {n}", op),)
        )
        for n, op in enumerate(op for ops in registry.families().values() for op in ops * 3)
    ]
    index = dict(site.pages(gather([load(synthetic.write(tmp_path / "r.jsonl", *results))])))["index.html"]
    assert index.count("<article") == 30 + 2
    assert len(index) < 500_000


def test_every_table_has_a_caption(pages: dict[Path, Page], out: Path) -> None:
    for path in pages:
        text = path.read_text(encoding="utf-8")
        captioned = re.findall(r"<table[^>]*>\s*<caption", text)
        assert len(re.findall("<table", text)) == len(captioned), path


def test_behaviours_say_what_is_returned(out: Path) -> None:
    assert "returns 0; customary -1" in (out / "behaviours.html").read_text(encoding="utf-8")
