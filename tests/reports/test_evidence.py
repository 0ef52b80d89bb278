"""What a finding is shown with: program, values, the clause that decides, and what to copy."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from reports import evidence, site
from reports.causes import violations
from reports.gather import Report, gather, load
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
