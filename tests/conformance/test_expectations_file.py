"""Expectations: what an entry expects, and files that are broken in every way."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from conformance.options import EXPECTATIONS
from conformance.test_expectations import pinned_case
from oracles.latitude import Latitude
from results.backend_names import base_name
from results.records import Result
from spec.program import Operation, Program, Value, main_program
from spec.text import text
from spec.types import f32, tensor
from trials.expectations import BrokenExpectations, Entry, Expectations, How, load, updated, write

FINDING = Result(
    "results/add/f32/0", "results", "xla", "Deviates", op="add", element_type="f32", kind="nan", standing="violation"
)
HOW: How = ("Deviates", "nan", "violation")
ENTRY = Entry("add-nan", "It is so.", kind=("nan",), standing="violation", op=("add",), program="module {}")
GOOD = '[[expect]]\nid = "x"\nreason = "r"\nprogram = "p"\nop = "add"\nkind = "nan"\nstanding = "violation"\n'


def chain(*ops: str) -> Program:
    """Unary ops on f32, one after another."""
    values = [Value(str(i), tensor(f32)) for i in range(len(ops) + 1)]
    steps = zip(ops, values, values[1:], strict=False)
    return main_program((values[0],), tuple(Operation(op, (x,), results=(y,)) for op, x, y in steps), (values[-1],))


def never() -> Program:
    raise AssertionError


def found(entry: Entry, result: Result = FINDING, how: How = HOW) -> bool:
    return Expectations(entries=(entry,)).entry(result, how, chain("add"), never) is not None


@pytest.mark.parametrize(
    ("narrowed", "expects"),
    [
        ({}, True),
        ({"kind": ("infinity",)}, False),
        ({"kind": ("infinity", "nan")}, True),
        ({"standing": "accuracy"}, False),
        ({"verdict": "Crashes", "kind": (), "standing": None}, False),
        ({"op": ("subtract",)}, False),
        ({"op": ("subtract", "add")}, True),
        ({"op": ()}, True),
        ({"element_types": ("f64",)}, False),
        ({"element_types": ("f64", "f32")}, True),
        ({"claim": "programs"}, False),
        ({"claim": "results"}, True),
        ({"labels": ("C1",)}, False),
        ({"variant": ("O0",)}, False),
        ({"variant": ("",)}, True),
        ({"message": "gone"}, False),
        ({"pattern": "add.*f32"}, True),
        ({"pattern": "add.*f64"}, False),
    ],
)
def test_what_an_entry_expects(narrowed: dict[str, Any], expects: bool) -> None:
    assert found(replace(ENTRY, **narrowed)) is expects


def test_a_variant_is_expected_as_the_backend_is() -> None:
    of_variant = replace(FINDING, backend="xla:O0")
    assert found(ENTRY, of_variant)
    assert found(replace(ENTRY, variant=("O0",)), of_variant)
    assert [base_name(n) for n in ("xla", "xla:O0", "xla:O0@/usr/bin/python", "xla@python3")] == ["xla"] * 4


def test_a_pattern_is_searched_in_the_minimal_program_of_a_large_one() -> None:
    large = chain("abs", "cosine", "sine", "tanh", "negate")
    known = Expectations(entries=(replace(ENTRY, pattern="cosine"),))
    assert known.entry(FINDING, HOW, large, lambda: chain("cosine")) is not None
    assert known.entry(FINDING, HOW, large, lambda: chain("sine")) is None
    assert known.entry(FINDING, HOW, chain("abs", "cosine"), never) is not None
    assert known.entry(FINDING, HOW, chain("abs", "sine"), never) is None
    assert Expectations(entries=(ENTRY,)).entry(FINDING, HOW, large, never) == ENTRY


def test_written_as_it_is_read(tmp_path: Path) -> None:
    entry = replace(
        ENTRY,
        reason='It says "no".\nTwice.',
        element_types=("f32", "complex<f32>"),
        inputs=([1.5, float("inf")], [[-0.0, 2.0]], True, "0x00ff"),
        program="module {\n  'quoted'\n}\n",
        pattern=r"add\d",
        issue="https://example.org/1",
    )
    known = Expectations(Latitude(subnormals="flushed"), (entry,))
    write(tmp_path / "x.toml", "x", known)
    assert load(tmp_path / "x.toml") == known
    text = (tmp_path / "x.toml").read_text()
    write(tmp_path / "x.toml", "x", load(tmp_path / "x.toml"))
    assert (tmp_path / "x.toml").read_text() == text


def test_no_file_expects_nothing(tmp_path: Path) -> None:
    assert load(tmp_path / "none.toml") == Expectations()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[expect", "x.toml: "),
        ("[other]", "unknown table 'other'"),
        ("[expect]", "entries are written"),
        ('[latitude]\nnan = "lost"', "unknown latitude 'nan'"),
        ('[latitude]\nsubnormals = "lost"', "subnormals is 'lost'"),
        ('[[expect]]\nid = "x"', "entry 'x': reason is missing"),
        ('[[expect]]\nreason = "x"', "entry 1: id is missing"),
        (GOOD.replace("add", ""), "expects everything"),
        (GOOD + "op = 1", "x.toml: "),
        (GOOD + 'colour = "red"', "unknown member 'colour'"),
        (GOOD + "labels = [1]", "labels is no string"),
        (GOOD + 'inputs = "1"', "inputs is no list"),
        (GOOD + 'rare = "often"', "rare is neither"),
        (GOOD + 'verdict = "Bad"', "verdict is 'Bad'"),
        (GOOD + 'verdict = "Crashes"', "kind is 'nan'"),
        (GOOD.replace('"nan"', '"odd"'), "kind is 'odd'"),
        (GOOD.replace('"violation"', '"behaviour"'), "standing is 'behaviour'"),
        (GOOD + 'pattern = "("', "pattern: "),
        (GOOD + GOOD, "two entries have the id 'x'"),
    ],
)
def test_broken_files_are_one_clear_line(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "x.toml").write_text(text)
    with pytest.raises(BrokenExpectations) as e:
        load(tmp_path / "x.toml")
    assert says in str(e.value)
    assert str(tmp_path / "x.toml") in str(e.value)
    assert "\n" not in str(e.value)


def test_updating_adds_what_is_new_and_removes_what_is_stale() -> None:
    reproduction = {"program": "module {}", "inputs": ["nan", [1.0]], "expected": "", "actual": ""}
    crash = replace(FINDING, op="log", verdict="Crashes", kind=None, standing=None, reproduction=reproduction)
    twin = replace(crash, claim="rejects_invalid", verdict="AcceptsInvalid", clauses=("C2",), element_type=None)
    other_type = replace(crash, element_type="f64")
    new = updated(Expectations(entries=(ENTRY,)), [crash, twin, other_type], ["add-nan"])
    assert {e.id: (e.verdict, e.op, e.element_types, e.labels) for e in new.entries} == {
        "log-crashes": ("Crashes", ("log",), ("f32", "f64"), ()),
        "log-acceptsinvalid-C2": ("AcceptsInvalid", ("log",), (), ("C2",)),
    }
    assert not any(e.is_explained for e in new.entries)
    assert str(new.entries[0].inputs) == "(nan, [1.0])"


SHIPPED = sorted(EXPECTATIONS.glob("*.toml"))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.stem)
def test_ours_are_explained_and_their_programs_can_be_read(path: Path, tmp_path: Path) -> None:
    known = load(path)
    for entry in known.entries:
        assert entry.is_explained, entry.id
        case = pinned_case(entry)
        assert not entry.pattern or re.search(entry.pattern, text(case.program), re.DOTALL), entry.id
    write(tmp_path / path.name, path.stem, known)
    assert (tmp_path / path.name).read_text() == path.read_text(), "not as --update-expectations writes it"
