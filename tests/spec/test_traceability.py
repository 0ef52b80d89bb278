"""Tests that every label of the specification has a row with the predicate that checks it, or the reason for none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spec import labels as labels_module
from spec.__main__ import main
from spec.labels import file_contents, labels
from spec.traceability import NOT_DESCRIBED, rows


def test_every_label_has_one_row() -> None:
    found = [(row.op, row.label) for row in rows()]
    assert len(set(found)) == len(found)
    assert {(op, label) for op, all_labels in labels().items() for label in all_labels} <= set(found)


def test_a_row_has_a_predicate_or_a_reason() -> None:
    assert all((row.predicate is None) != (row.reason is None) for row in rows())


def test_ops_that_are_not_described_say_so() -> None:
    reasons = {row.op: row.reason for row in rows()}
    assert reasons["convolution"] == NOT_DESCRIBED or reasons["convolution"] is None
    assert reasons["add"] is None


def test_the_table_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--ops", "add,tan"]) == 0
    out = capsys.readouterr().out
    assert "add  C1   operand and result types are the same" in out
    assert "tan  C1   operand and result baseline types are the same (the text does not have this op" in out


def test_the_table_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    assert "345 labels" in table["revision"]
    counts = table["counts"]
    assert counts["checked"] + counts["not_modelled"] + counts["of_ops_not_described"] == counts["labels"]
    assert counts["labels"] == sum(row["in_specification"] for row in table["rows"])


def test_an_unknown_op_is_bad_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--ops", "add,frobnicate"]) == 2
    assert capsys.readouterr().err == "python -m spec: no op is called frobnicate\n"


def test_labels_are_generated_from_the_document(tmp_path: Path) -> None:
    document, later = tmp_path / "ops.json", tmp_path / "later.json"
    document.write_text(json.dumps({name: _entry(2) for name in ("gather", "abs", "not")}))
    later.write_text(json.dumps({"gather": _entry(3)}))
    made = json.loads(file_contents([document, later]))
    assert made["command"] == "python -m spec.labels ops.json later.json"
    assert made["revision"].startswith("StableHLO specification text, 3 ops, 6 labels")
    assert made["ops"]["gather"] == ["I1", "C1", "C2", "C3"]
    assert list(made["ops"]) == ["abs", "gather", "not"]


def _entry(constraints: int) -> dict[str, object]:
    return {"inputs": [{"label": "I1"}], "constraints": [{"label": f"C{i}"} for i in range(1, constraints + 1)]}


@pytest.mark.parametrize("arguments", [[], ["--help"], ["/nowhere/ops.json"]])
def test_bad_usage_of_the_generator(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert labels_module.main(arguments) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
