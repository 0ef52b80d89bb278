"""The page of behaviours: what each backend does where the specification leaves a choice."""

from __future__ import annotations

from pathlib import Path

from reports.behaviour_matrix import OTHER, Held, conventions, questions
from reports.gather import Report
from results.records import TOPICS
from tests.reports.pages import Page


def test_answers_to_probes_are_shown(report: Report, pages: dict[Path, Page], out: Path) -> None:
    """Each backend's answer is beside the question, and no answer is a finding."""
    asked = next(q for q in questions(report)["integer division by zero"] if q.name == "by-zero")
    assert {b: answer for b, (answer, _) in asked.answers.items()} == {
        "interpreter": "all ones",
        "xla": "ends the process",
    }
    shown = " ".join("".join(pages[out / "behaviours.html"].text).split())
    assert "what 1 / 0 is" in shown
    assert "ends the process customary all ones" in shown
    assert "ends the process" in shown
    assert not any(r.probe for f in report.findings for r in f.results)


def test_questions_of_many_ops_come_first(report: Report, pages: dict[Path, Page], out: Path) -> None:
    """Questions are sorted by topic, then by op; those without a topic come last."""
    assert list(questions(report)) == [*TOPICS, OTHER]
    shown = "".join(pages[out / "behaviours.html"].text)
    assert sorted(TOPICS, key=shown.index) == list(TOPICS)
    assert shown.index(TOPICS[-1]) < shown.index("question 4") < shown.index(OTHER) < shown.index("question 0")


def test_behaviours_say_what_is_returned(out: Path) -> None:
    assert "returns 0; customary -1" in (out / "behaviours.html").read_text(encoding="utf-8")


def test_conventions_are_shown_with_what_breaks_them(report: Report, pages: dict[Path, Page], out: Path) -> None:
    rows = {row.id: row for row in conventions(report)}
    assert rows["add-overflow"].held == {"xla": Held("customary", 1)}
    assert not rows["divide-by-zero"].held["xla"].is_customary
    shown = " ".join("".join(pages[out / "behaviours.html"].text).split())
    assert "as customary 1 inconsistent" in shown
    assert "◇ customary, zero" in shown
