"""Findings and distinct violations: results of one cause are grouped, ranked, and never shown in green."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from models.collection import collection
from reports import site
from reports.cause_rows import RANKS, violations
from reports.everyday import everyday_ops
from reports.gather import Report, gather, load
from results.records import Cause, ExpectationNote
from spec.op import ops
from tests.reports import synthetic
from tests.reports.pages import Page


@pytest.fixture
def attributed(tmp_path: Path) -> Report:
    return gather([load(synthetic.write(tmp_path / "results.jsonl", *synthetic.with_causes()))])


def test_results_of_one_cause_are_one_finding(attributed: Report) -> None:
    """Results of one cause form one finding, whatever their kinds; a program with two causes is in both findings."""
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


def test_the_first_page_leads_with_distinct_violations(report: Report, pages: dict[Path, Page], out: Path) -> None:
    """The first page counts each cause once, whatever its number of cases, and never in green."""
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
    """Wrong values in everyday programs come first, then crashes, then the rest."""
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


def test_the_state_of_each_cause_is_said(tmp_path: Path) -> None:
    """The pages say whether a cause is new or known, since which release, and whether and where it is reported."""
    about = replace(
        synthetic.BACKENDS["xla"],
        expectations={
            "told": ExpectationNote("Known.", "https://example.org/1", {"jaxlib": ">=0.7.2"}),
            "untold": ExpectationNote("Known."),
        },
    )
    results = [
        synthetic.deviating("abs", "f32", "xla", "nan", "violation", expectation="told"),
        synthetic.deviating("tanh", "f32", "xla", "nan", "violation", expectation="untold"),
        synthetic.deviating("sine", "f32", "xla", "nan", "violation"),
    ]
    path = synthetic.write(tmp_path / "r.jsonl", *results, backends={"xla": about})
    shown = dict(site.pages(gather([load(path)])))
    unknown = "since when is not known; in the newest release (jaxlib 0.10.2)"
    states = {
        "causes/xla-told.html": "known · since jaxlib 0.7.2; in the newest release (jaxlib 0.10.2) · reported",
        "causes/xla-untold.html": f"known · {unknown} · not reported",
        "causes/xla-sine-wrong-nan.html": f"new · {unknown} · not reported",
    }
    for name, said in states.items():
        assert said in " ".join("".join(Page(shown[name]).text).split())
        assert said in " ".join("".join(Page(shown["index.html"]).text).split())
    assert "https://example.org/1" in Page(shown["causes/xla-told.html"]).links


def test_variants_are_in_the_card_of_their_implementation(tmp_path: Path) -> None:
    ran = [synthetic.conforming("abs", "f32", name) for name in ("xla", "xla:O0", "xla:folded", "interpreter")]
    index = dict(site.pages(gather([load(synthetic.write(tmp_path / "r.jsonl", *ran))])))["index.html"]
    assert re.findall(r'<article class="card">\s*<h2>([^<]*)', index) == ["xla", "interpreter"]
    assert "with 2 variants" in " ".join("".join(Page(index).text).split())


def test_a_whole_program_makes_no_cause_one_of_common_types(tmp_path: Path) -> None:
    """A whole program does not make a cause common if single ops show the cause only on rare types."""
    about = {"expectation": "flush"}
    rare = synthetic.deviating("abs", "f8E5M2", "xla", "nan", "violation", **about)
    whole = replace(synthetic.deviating("abs", "f32", "xla", "nan", "violation", **about), op=None, element_type=None)
    for results, rank in (((rare, replace(whole, claim="programs")), "rare types"), ((whole,), RANKS[0])):
        [v] = violations(gather([load(synthetic.write(tmp_path / f"{rank[:4]}.jsonl", *results))]))
        assert (RANKS[v.rank], v.is_on_common_types) == (rank, rank == RANKS[0])


EVERYDAY, CRASHES, ELSEWHERE, RARE, GONE = (RANKS[i] for i in (0, 1, 2, 6, 7))


@pytest.mark.parametrize(
    ("shown", "changes", "rank"),
    [
        (("tanh", "f32", "xla"), {}, EVERYDAY),
        (("tanh", "f32", "xla"), {"shape_class": "large"}, ELSEWHERE),
        (("tanh", "f32", "xla"), {"shape_class": "empty"}, ELSEWHERE),
        (("tanh", "f32", "xla:O0"), {}, ELSEWHERE),
        (("cholesky", "f32", "xla"), {}, ELSEWHERE),
        (("tanh", "f8E5M2", "xla"), {}, RARE),
        (("cholesky", "f8E5M2", "xla:O0"), {"verdict": "Crashes", "kind": None, "standing": None}, CRASHES),
        (("tanh", "f32", "xla"), {"expectation": "old"}, GONE),
    ],
)
def test_what_would_be_fixed_first(
    shown: tuple[str, str, str], changes: Mapping[str, Any], rank: str, tmp_path: Path
) -> None:
    notes = {"old": ExpectationNote("Known.", None, {"jaxlib": "<0.12"})}
    about = replace(synthetic.BACKENDS["xla"], expectations=notes)
    result = replace(synthetic.deviating(*shown, "nan", "violation"), **changes)
    [v] = violations(gather([load(synthetic.write(tmp_path / "r.jsonl", result, backends={"xla": about}))]))
    assert RANKS[v.rank] == rank


def test_everyday_ops_are_those_of_real_programs() -> None:
    programs = [m.program for m in collection().values()]
    counts = Counter(op for p in programs for op in {o.name for o in p.operations()})
    known = {name for name, op in ops().items() if not op.is_terminator and op.in_specification}
    found = {op for op, n in counts.items() if n * 50 >= len(programs) and op in known}
    assert found == everyday_ops()
