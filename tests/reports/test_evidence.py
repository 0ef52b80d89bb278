"""Evidence for a finding: its program, its values, the clause that decides, and text to copy."""

from __future__ import annotations

import html
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reports import evidence, site
from reports.cause_rows import violations
from reports.finding_rows import findings
from reports.gather import Report, gather, load
from results.records import Result
from spec import clauses
from tests.reports import synthetic
from tests.reports.pages import Page


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
    """An accepted invalid program shows only the label that it breaks, in the words of its predicate."""
    [accepted] = [f for f in report.findings if f.state.key == "accepts" and f.clauses == ["C1"]]
    [clause] = evidence.clauses_that_decide(accepted)
    assert (clause.op, clause.label, clause.words) == ("abs", "C1", "shapes are the same")
    [refused] = [f for f in report.findings if f.state.key == "rejects"]
    assert [c.label for c in evidence.clauses_that_decide(refused)] == ["constraints"]


def test_the_words_of_the_clause_are_quoted(report: Report, pages: dict[Path, Page], out: Path) -> None:
    """The page quotes the specification's own words, with a link to their section."""
    [accepted] = [f for f in report.findings if f.state.key == "accepts" and f.clauses == ["C1"]]
    [clause] = evidence.clauses_that_decide(accepted)
    assert clause.quoted == clauses.words("abs", "C1") == "shape(result) = shape(operand)."
    assert clause.link.endswith("spec.md#abs")
    wrong = next(v for v in violations(report) if v.example.op == "add" and v.state.key == "wrong")
    [clause] = evidence.clauses_that_decide(wrong.example)
    assert clause.quoted == clauses.semantics("add", wrong.example.example.element_type)
    for f, page in ((accepted, site.page_of("abs")), (wrong.example, site.cause_page(wrong))):
        said = re.findall(r'<blockquote cite="([^"]*)">(.*?)</blockquote>', (out / page).read_text(), re.DOTALL)
        assert (evidence.clauses_that_decide(f)[0].link, evidence.clauses_that_decide(f)[0].quoted) in said
    assert "> shape(result) = shape(operand)." in evidence.issue_text(report, accepted)


def test_what_a_valid_program_must_satisfy_is_quoted_where_it_is_refused(report: Report) -> None:
    refused = replace(synthetic.conforming("abs", "f32", "xla"), verdict="RejectsValid", message="no", stage="parse")
    [finding] = findings([refused], {})
    [clause] = evidence.clauses_that_decide(finding)
    assert clause.quoted.startswith("(C1) shape(result) = shape(operand).\n(C2) ")


@pytest.mark.parametrize(("others", "quoted"), [((), ["exponential", "log"]), (("abs", "tanh"), [None])])
def test_of_a_small_program_the_words_of_its_ops_are_quoted(others: tuple[str, ...], quoted: list[str | None]) -> None:
    """If no op is to blame alone, the semantics of all ops of a program with few ops are quoted."""
    named = ("constant", "exponential", "log", "exponential", *others)
    program = "\n".join(f'%0 = "stablehlo.{op}"()' for op in named)
    reproduction = replace(synthetic.REPRODUCTION, program=program)
    result = synthetic.deviating("tanh", "f32", "xla", "nan", "violation", reproduction=reproduction)
    [finding] = findings([replace(result, op=None, claim="programs")], {})
    found = evidence.clauses_that_decide(finding)
    assert [clause.op for clause in found] == quoted
    assert [clause.quoted for clause in found] == [clauses.semantics(op or "", None) for op in quoted]


def pin(backend: str, entry: str, **more: Any) -> Result:
    about = {"claim": "expectations", "case": f"expectations/{entry}", "expectation": entry}
    return synthetic.deviating("tanh", "f32", backend, "nan", "violation", **{**about, **more})


def text_of(page: str) -> str:
    """Return the text of a page, with spaces between cells and lines."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


def test_a_pinned_program_shows_what_each_returns(tmp_path: Path) -> None:
    """The page shows what each backend returned for a pinned program, also if only one backend ran it.

    Entries with different names are compared if their programs are the same.
    """
    alone = pin("xla", "one", reproduction=replace(synthetic.REPRODUCTION, inputs=([7.0],)))
    same = (pin("xla", "two"), pin("interpreter", "third"))
    shown = dict(site.pages(gather([load(synthetic.write(tmp_path / "r.jsonl", alone, *same))])))
    one, two = (text_of(shown[f"causes/xla-{name}.html"]) for name in ("one", "two"))
    for row in (
        "Put to xla alone.",
        "our evaluator valid from 1.5 to +inf at [0, 2]",
        "xla ✗ wrong result NaN at [0, 2]",
    ):
        assert row in one
    assert "2 of 2 implementations agree against our evaluator: look at us first." in two
    assert "interpreter ✗ wrong result NaN at [0, 2]" in two
    assert "interpreter ✗" not in one


@pytest.mark.parametrize(
    ("changes", "conforms", "came"),
    [
        ({"verdict": "Crashes", "message": "SIGSEGV"}, "a result", "SIGSEGV"),
        ({"verdict": "RejectsValid", "message": "no"}, "that it is accepted", "no"),
        ({"verdict": "AcceptsInvalid", "clauses": ("C1",)}, "a refusal: C1 broken", "it is accepted"),
        ({"verdict": "Crashes", "clauses": ("C1",), "message": "SIGSEGV"}, "a refusal: C1 broken", "SIGSEGV"),
        ({"kind": "type", "message": "f16, not f32"}, "results of the types that the program says", "f16, not f32"),
    ],
)
def test_what_conforms_and_what_came_back_is_always_said(
    changes: dict[str, Any], conforms: str, came: str, tmp_path: Path
) -> None:
    bare = replace(synthetic.REPRODUCTION, expected="", actual="")
    result = replace(pin("xla", "one", reproduction=bare, worst=None), **changes)
    report = gather([load(synthetic.write(tmp_path / "r.jsonl", result))])
    page = text_of(dict(site.pages(report))["causes/xla-one.html"])
    assert f"Conforming results {conforms}" in page
    assert f"Returned {came}" in page
    issue = evidence.issue_text(report, report.findings[0])
    assert f"Conforming: {conforms}\nReturned: {came}" in issue


def test_a_known_finding_without_a_program_shows_that_of_its_cause(tmp_path: Path) -> None:
    """A case that an entry expects has no program of its own, so the page shows the entry's pinned program."""
    drawn = synthetic.deviating("tanh", "bf16", "xla:O0", "nan", "violation", reproduction=None, expectation="one")
    report = gather([load(synthetic.write(tmp_path / "r.jsonl", pin("xla", "one"), drawn))])
    page = dict(site.pages(report))["ops/tanh.html"]
    [shown] = re.findall(r'<article[^>]*id="xla-o0-.*?</article>', page, re.DOTALL)
    assert synthetic.PROGRAM in "".join(Page(shown).text)
    assert 'href="../causes/xla-one.html"' in shown


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


def test_what_is_expected_says_how_to_get_a_script(tmp_path: Path) -> None:
    known = [pin(b, "one", replay=f"replay {b}") for b in ("xla:O0", "iree:vmvx", "reference")]
    drawn = synthetic.deviating("tanh", "f32", "xla", "nan", "violation", replay="replay it")
    assert [evidence.script_command(r) for r in (*known, drawn)] == [
        "replay xla:O0 --scripts --report shown", "replay iree:vmvx --scripts --report shown", "", ""
    ]  # fmt: skip
    shown = dict(site.pages(gather([load(synthetic.write(tmp_path / "r.jsonl", known[0]))])))
    assert "replay xla:O0 --scripts --report shown" in shown["causes/xla-one.html"]


def test_long_messages_are_cut_with_a_link(tmp_path: Path) -> None:
    crash = replace(synthetic.conforming("sine", "f64", "xla"), verdict="Crashes", message="x" * 100_000 + "END")
    shown = dict(site.pages(gather([load(synthetic.write(tmp_path / "r.jsonl", crash))])))
    assert all("END" not in text for name, text in shown.items() if name.endswith(".html"))
    [(name, text)] = [(n, t) for n, t in shown.items() if n.endswith(".txt")]
    assert text.endswith("END")
    assert f'href="../{name}"' in shown["ops/sine.html"]
