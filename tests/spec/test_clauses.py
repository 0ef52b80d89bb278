"""Tests of the specification's own words, by op and label."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spec import clauses
from spec.labels import labels

FORGOTTEN = {("not", "I1"), ("optimization_barrier", "I1")}
"""Labels that the text does not have."""


def test_every_label_has_words() -> None:
    found = {(op, label) for op, of_op in labels().items() for label in of_op if not clauses.words(op, label)}
    assert found == FORGOTTEN
    assert all(clauses.words(op, clauses.SEMANTICS) for op in labels())


def test_what_is_labelled_is_what_labels_say() -> None:
    for op, of_op in labels().items():
        assert list(clauses.constraints(op)) == [label for label in of_op if label.startswith("C")], op


def test_words_are_those_of_the_text() -> None:
    assert clauses.words("abs", "C1") == "shape(result) = shape(operand)."
    assert clauses.words("abs", "C99") == clauses.words("no_such_op", "C1") == ""


@pytest.mark.parametrize(
    ("op", "element_type", "said", "unsaid"),
    [
        ("add", "i1", "For booleans: logical OR.", "For floats"),
        ("add", "bf16", "For floats: addition from IEEE-754.", "For complex"),
        ("add", "!quant.uniform<i8:f32, 0.5>", "dequantize_op_quantize(add", "For integers"),
        ("divide", "ui8", "For integers: integer division", "dequantize"),
        ("abs", "complex<f32>", "complex modulus", "integer modulus"),
        ("compare", "complex<f64>", "lexicographic", "EQ:"),
        ("compare", "i1", "EQ: lhs = rhs", "compareQuietEqual"),
        ("compare", "f16", "compareQuietEqual", "lexicographic"),
    ],
)
def test_semantics_leave_out_what_is_said_of_other_element_types(
    op: str, element_type: str, said: str, unsaid: str
) -> None:
    found = clauses.semantics(op, element_type)
    assert said in found
    assert unsaid not in found
    assert unsaid in clauses.semantics(op, None)


def test_a_further_file_replaces_what_it_has(tmp_path: Path) -> None:
    entry = {
        "semantics": "Negates.\n",
        "inputs": [{"label": "I1", "name": "x", "type": "tensor"}],
        "constraints": [{"label": "C1", "text": "old"}],
    }
    later = {"inputs": [], "constraints": [{"label": "C1", "text": "new"}]}
    for name, found in (("ops.json", entry), ("later.json", later)):
        (tmp_path / name).write_text(json.dumps({"negate": found}))
    made = json.loads(clauses.file_contents([tmp_path / "ops.json", tmp_path / "later.json"]))
    assert made["command"] == "python -m spec.clauses ops.json later.json"
    assert made["ops"]["negate"] == {"semantics": "Negates.", "C1": "new"}


@pytest.mark.parametrize("arguments", [[], ["nowhere.json"]])
def test_bad_usage_is_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert clauses.main(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1
