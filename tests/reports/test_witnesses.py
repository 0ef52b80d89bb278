"""Witnesses: what other implementations do with a finding's case, and whether most agree against our evaluator."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from oracles.backends.catalogue import verifier, whose_code
from reports import site
from reports.__main__ import figures
from reports.finding_rows import Finding
from reports.gather import Report, gather, load
from reports.witnesses import SideBySide, side_by_side
from results.records import About, Result
from tests.reports import synthetic
from tests.reports.pages import Page

NAMES = ("xla", "xla:O0", "xla:legalized", "interpreter", "torch-mlir", "iree:llvm-cpu", "onnxruntime", "tensorflow")
WRONG = synthetic.deviating("tanh", "f32", "xla", "nan", "violation", case="results/tanh/f32/0")
RIGHT = synthetic.conforming("tanh", "f32", "xla")
OTHERWISE = replace(WRONG, worst=replace(synthetic.WORST, actual=7.0))
CRASHES = replace(RIGHT, case=WRONG.case, verdict="Crashes", message="SIGSEGV", stage="execute")
LACKING = replace(RIGHT, verdict="Unsupported", message="no tanh")
ACCEPTS = replace(
    RIGHT, case="rejects_invalid/tanh/C1/0", claim="rejects_invalid", verdict="AcceptsInvalid", clauses=("C1",),
    twin=synthetic.as_twin("C1"),
)  # fmt: skip
UNREAD = replace(RIGHT, case=WRONG.case, verdict="RejectsValid", message="error: C1", stage="parse")
UNCOMPILED = replace(UNREAD, stage="compile")
REFUSES = replace(ACCEPTS, verdict="Conforms", message="error: C1", stage="parse")


def report_of(folder: Path, results: Sequence[Result]) -> Report:
    folder.mkdir(exist_ok=True)
    backends = {name: About({"it": "1"}, "cpu", whose_code=whose_code(name), verifier=verifier(name)) for name in NAMES}
    return gather([load(synthetic.write(folder / "results.jsonl", *results, backends=backends))])


def on(**results: Result) -> list[Result]:
    names = {name.replace(":", "_").replace("-", "_"): name for name in NAMES}
    return [replace(r, backend=names[name]) for name, r in results.items()]


SENTENCES = {
    "xla stands alone; interpreter conforms.": on(xla=WRONG, interpreter=RIGHT),
    "xla stands alone; 3 others conform.": on(
        xla=WRONG, xla_O0=RIGHT, interpreter=RIGHT, torch_mlir=RIGHT, iree_llvm_cpu=RIGHT, onnxruntime=RIGHT
    ),
    "2 of 3 implementations agree against our evaluator: look at us first.": on(
        xla=WRONG, iree_llvm_cpu=WRONG, interpreter=RIGHT, onnxruntime=LACKING
    ),
    "2 of 3 implementations deviate, xla in a way of its own.": on(
        xla=WRONG, iree_llvm_cpu=OTHERWISE, interpreter=RIGHT
    ),
    "2 of 4 implementations do the same: xla, iree.": on(
        xla=WRONG, iree_llvm_cpu=WRONG, interpreter=RIGHT, onnxruntime=OTHERWISE
    ),
    "No implementation but xla with interpreter decides this case.": on(xla_legalized=WRONG, interpreter=RIGHT),
    "2 of 2 implementations do the same: xla with tensorflow, iree.": on(
        xla=CRASHES, tensorflow=CRASHES, iree_llvm_cpu=CRASHES
    ),
    "No implementation but xla with tensorflow decides this case.": on(
        xla=WRONG, tensorflow=WRONG, onnxruntime=LACKING
    ),
    "No implementation but xla with interpreter, iree decides this case.": on(
        xla=UNREAD, interpreter=UNREAD, iree_llvm_cpu=UNREAD
    ),
    "xla with interpreter stands alone; onnxruntime conforms.": on(xla=UNREAD, interpreter=UNREAD, onnxruntime=RIGHT),
    "2 of 2 implementations agree against our evaluator: look at us first.": on(
        xla=UNCOMPILED, iree_llvm_cpu=UNCOMPILED
    ),
    "xla stands alone; interpreter refuses it.": on(xla=ACCEPTS, interpreter=REFUSES),
    "2 of 2 implementations do the same: xla, interpreter. What takes StableHLO's dialect shares its verifier.": on(
        xla=ACCEPTS, interpreter=ACCEPTS
    ),
}


def held(report: Report, f: Finding) -> SideBySide | None:
    return side_by_side(report, f.example, f.results)


@pytest.mark.parametrize("said", SENTENCES)
def test_says_who_stands_alone(said: str, tmp_path: Path) -> None:
    """Variants and backends that share code count as one witness; a backend that lacks the op is no witness."""
    report = report_of(tmp_path, SENTENCES[said])
    finding = next(f for f in report.findings if f.backend.startswith("xla"))
    found = held(report, finding)
    assert found is not None
    assert found.sentence == said
    assert found.is_against_us == ("look at us first" in said)
    assert [r.backend for r in found.results] == [n for n in NAMES if n in {r.backend for r in SENTENCES[said]}]


def test_a_case_of_one_implementation_is_held_against_nothing(tmp_path: Path) -> None:
    other = replace(RIGHT, case="results/tanh/f32/1")
    report = report_of(tmp_path, on(xla=WRONG, interpreter=other))
    assert held(report, report.findings[0]) is None


def test_programs_that_differ_are_not_held_against_each_other(tmp_path: Path) -> None:
    report = report_of(tmp_path, on(xla=WRONG, interpreter=replace(RIGHT, shape_class="empty")))
    assert held(report, report.findings[0]) is None


def test_pins_are_the_same_by_their_programs(tmp_path: Path) -> None:
    """Pins of two backends are compared if their programs are equal; equal names are not enough."""
    pin = replace(WRONG, claim="expectations", case="expectations/nan")
    other = replace(pin, reproduction=replace(synthetic.REPRODUCTION, inputs=([2.5],)))
    report = report_of(tmp_path, on(xla=pin, interpreter=other))
    assert held(report, report.findings[0]) is None
    report = report_of(tmp_path / "same", on(xla=pin, interpreter=pin))
    found = held(report, report.findings[0])
    assert found is not None
    assert found.is_against_us


def test_runs_of_one_backend_each_are_held_against_each_other(tmp_path: Path) -> None:
    """`figures`, which scripts read as JSON, compares backends that ran in separate runs."""
    paths = []
    for name, of in (("xla", WRONG), ("iree:llvm-cpu", RIGHT)):
        backends, result = {name: About({"it": "1"}, "cpu")}, replace(of, backend=name)
        paths.append(synthetic.write(tmp_path / f"{len(paths)}.jsonl", result, backends=backends))
    [finding] = figures(gather(map(load, paths)))["findings"]
    assert finding["side_by_side"] == "xla stands alone; iree conforms."
    assert finding["is_against_us"] is False


def test_a_further_cause_of_a_case_is_held_against_the_same_case(tmp_path: Path) -> None:
    further = replace(OTHERWISE, case="results/tanh/f32/0/1", kind="wrong-value")
    report = report_of(tmp_path, [*on(xla=WRONG, interpreter=RIGHT), further])
    for f in report.findings:
        found = held(report, f)
        assert found is not None
        assert [r.case for r in found.results] == [f.example.case, "results/tanh/f32/0"]
        assert found.sentence == "xla stands alone; interpreter conforms."


def test_the_first_page_says_where_most_agree_against_us(tmp_path: Path) -> None:
    """The first page links to each cause on which most implementations contradict our evaluator."""
    shown = dict(site.pages(report_of(tmp_path, on(xla=WRONG, iree_llvm_cpu=WRONG, interpreter=RIGHT))))
    page = Page(shown["index.html"])
    text = " ".join("".join(page.text).split())
    assert "On 2 causes, 2 new, most implementations agree against our evaluator: look at us first" in text
    assert {name for name in shown if name.startswith("causes/")} <= set(page.links)
    alone = dict(site.pages(report_of(tmp_path / "alone", on(xla=WRONG, interpreter=RIGHT))))["index.html"]
    assert "agree against our evaluator" not in alone


def test_the_pages_show_all_implementations_side_by_side(tmp_path: Path) -> None:
    pages = dict(site.pages(report_of(tmp_path, on(xla=WRONG, interpreter=RIGHT, onnxruntime=LACKING))))
    [cause] = [text for name, text in pages.items() if name.startswith("causes/")]
    for text in (cause, pages["ops/tanh.html"]):
        shown = " ".join("".join(Page(text).text).split())
        assert "xla stands alone; interpreter conforms." in shown
        assert "our evaluator" in shown
        assert "at [0, 2] of output 0, input set 1" in shown
        assert "no tanh" in shown
    assert "xla stands alone" in pages["index.html"]
