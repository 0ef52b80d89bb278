"""The table of constraint labels with predicates, twins and verdicts: its page, and `reports.traceability_table`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from reports.gather import Report, gather, load
from reports.traceability_table import NO_TWIN, NOT_OFFERED, Row, answer, first_diagnostic, main, rows
from results.records import Invalid, Result
from spec.labels import labels
from tests.reports import synthetic


@pytest.fixture
def results(tmp_path: Path) -> Path:
    return synthetic.write(tmp_path / "results.jsonl", *synthetic.every_kind())


@pytest.fixture
def report(results: Path) -> Report:
    return gather([load(results)])


def row(report: Report, op: str, label: str) -> Row:
    return next(r for r in rows(report) if (r.label.op, r.label.label) == (op, label))


def twin(op: str, label: str, **more: object) -> Result:
    offered = Result(f"t/{op}-{label}", "rejects_invalid", "xla", "Conforms", op=op, clauses=(label,), stage="parse")
    return replace(offered, **{"twin": synthetic.as_twin(label), **more})


def test_every_label_has_a_row(report: Report) -> None:
    found = [(r.label.op, r.label.label) for r in rows(report)]
    assert len(set(found)) == len(found) == len({r.id for r in rows(report)})
    assert {(op, label) for op, all_labels in labels().items() for label in all_labels} <= set(found)


def test_a_row_says_where_each_implementation_refuses(report: Report) -> None:
    broken = row(report, "abs", "C1")
    assert broken.twin == synthetic.as_twin("C1")
    assert broken.is_found_by_us
    assert dict(broken.answers("xla")) == {"refused when compiled": 1}
    assert dict(broken.answers("interpreter")) == {"accepted": 1}
    assert broken.messages["xla"] == "shapes differ"
    assert [(s.key, expected) for s, expected in broken.states("interpreter").values()] == [("accepts", False)]
    assert [(s.key, expected) for s, expected in row(report, "abs", "C2").states("xla").values()] == [("accepts", True)]


@pytest.mark.parametrize(
    ("verdict", "stage", "says"),
    [
        ("Conforms", "parse", "refused when parsed"),
        ("Conforms", "compile", "refused when compiled"),
        ("Conforms", None, "refused"),
        ("AcceptsInvalid", None, "accepted"),
        ("Crashes", "parse", "crashes"),
        ("Unsupported", "compile", "unsupported"),
    ],
)
def test_answers(verdict: str, stage: str | None, says: str) -> None:
    assert answer(twin("abs", "C1", verdict=verdict, stage=stage)) == says


def test_what_is_missing_is_open(report: Report) -> None:
    explained, missing = row(report, "tanh", "I1"), row(report, "tanh", "C1")
    assert not explained.is_open
    assert dict(explained.answers("xla")) == {NO_TWIN: 1}
    assert missing.is_open
    assert dict(missing.answers("xla")) == {NOT_OFFERED: 1}


def test_a_twin_that_our_verifier_takes_is_open(tmp_path: Path) -> None:
    offered = twin("abs", "C1", twin=synthetic.as_twin("C2"))
    found = row(gather([load(synthetic.write(tmp_path / "r.jsonl", offered))]), "abs", "C1")
    assert found.is_open
    assert not found.is_found_by_us


def test_the_smallest_twin_is_shown(tmp_path: Path) -> None:
    large = twin("abs", "C1", case="t/2", twin=Invalid(synthetic.PROGRAM * 2, ("C1",)))
    found = row(gather([load(synthetic.write(tmp_path / "r.jsonl", large, twin("abs", "C1")))]), "abs", "C1")
    assert found.twin is not None
    assert found.twin.program == synthetic.PROGRAM
    assert dict(found.answers("xla")) == {"refused when parsed": 2}


@pytest.mark.parametrize(
    ("message", "line"),
    [
        ('MLIRError: Unable to parse:\nerror: "-":3:8: no such axis\n note: see', "no such axis"),
        ("error: loc(unknown): bad", "bad"),
        ("INVALID_ARGUMENT: two\nlines", "INVALID_ARGUMENT: two lines"),
        ("", ""),
    ],
)
def test_what_a_message_says(message: str, line: str) -> None:
    assert first_diagnostic(message) == line


def test_the_table_prints(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(results), "--ops", "abs", "--programs"]) == 0
    printed = capsys.readouterr().out
    assert "abs  C1     refused           refused when compiled  accepted     shapes are the same" in printed
    assert f"    {synthetic.PROGRAM.splitlines()[0]}" in printed
    assert "3 labels" in printed


def test_labels_that_were_not_tried_fail_a_check(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(results), "--ops", "add,tanh"]) == 0
    assert "not offered" in capsys.readouterr().out
    assert main([str(results), "--ops", "add,tanh", "--check"]) == 1
    assert main([str(results), "--ops", "abs", "--check"]) == 0


def test_the_table_as_json(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(results), "--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    by_label = {(r["op"], r["label"]): r for r in table["rows"]}
    assert by_label["abs", "C1"]["verdicts"] == {"xla": {"refused when compiled": 1}, "interpreter": {"accepted": 1}}
    assert by_label["abs", "C1"]["predicate"] == "shapes_are_the_same"
    assert by_label["tanh", "I1"]["why_no_twin"] == "Nothing breaks it."
    assert table["counts"]["labels"] == len(table["rows"])
    assert "345 labels" in table["revision"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nowhere.jsonl"], "cannot be read"),
        (["{}", "--ops", "frobnicate"], "frobnicate"),
        (["{}", "--ops", "tanhh"], "no op is called 'tanhh'; did you mean 'tanh'?"),
    ],
)
def test_bad_usage_is_one_line(
    arguments: list[str], says: str, results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([a.format(results) for a in arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert says in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["{}", "--ops", ","], ["{}", "--nonsense"]])
def test_an_option_that_is_wrong_is_one_line(
    arguments: list[str], results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([a.format(results) for a in arguments])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_broken_lines_are_left_out_on_request(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with results.open("a") as file:
        file.write("[" * 100_000 + "\n")
    assert main([str(results)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main([str(results), "--skip-broken"]) == 0
    captured = capsys.readouterr()
    assert captured.err.startswith(f"python -m reports.traceability_table: left out: {results}:")
    assert captured.err.count("\n") == 1
    assert "our verifier" in captured.out
