"""Updates of expectation files: entries are read back as written, and text written by people stays."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from generators.cases import Case
from oracles.backends.protocol import Results
from oracles.evaluator import Unevaluated
from results.verdicts import Deviates, Worst
from spec.program import Operation, Value, main_program
from spec.types import f32, tensor
from trials.causes.cause_signatures import Signature
from trials.causes.entries import Blame, Entry
from trials.causes.expectation_files import as_text, entry_of, update
from trials.causes.expectations import BrokenExpectations, load, problems_of_pins
from trials.checks import Failure, Judged
from trials.computing_operations import main_operation
from trials.features.operation_features import features

HAND_WRITTEN = """# A note.

[latitude]
subnormals = "flushed"  # As its pages say.

# About sorting.
[[cause]]
id = "sort-order"
returns = 'It says "no"'
expected = "yes"
verdict = "Deviates"
kinds = ["wrong-value"]
standing = "violation"
ops = ["sort"]
program = '''
module {}
'''
inputs = []
"""


def entry(name: str = "add-nan") -> Entry:
    x, y = Value("0", tensor(f32)), Value("1", tensor(f32))
    program = main_program((x,), (Operation("add", (x, x), results=(y,)),), (y,))
    case = Case(program, ((np.float32(1).reshape(()),),), "add", "f32")
    operation = main_operation(program)
    failure = Failure("Deviates", "nan", "violation")
    blame = Blame("results", failure, case, operation, features(case, operation))
    judged = Judged(case, Results(()), Unevaluated(""), Deviates("nan", "violation"), {})
    return entry_of(blame, Signature("add", "Deviates", "value", goes_away=("wider-type",)), judged, name)


def test_several_messages_are_read_as_they_were_written(tmp_path: Path) -> None:
    told = replace(entry(), verdict="RejectsValid", kinds=(), standing=None, message=("no", "never"))
    update(tmp_path / "x.toml", "x", [told], ())
    assert load(tmp_path / "x.toml").entries == (told,)


def test_a_new_cause_is_read_as_it_was_written_and_matches_its_program(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    update(path, "x", [entry()], ())
    known = load(path)
    assert known.entries == (entry(),)
    assert not known.entries[0].is_explained
    assert not list(problems_of_pins(known))


def test_large_inputs_and_special_numbers_are_read_as_they_were_written() -> None:
    """The inputs have 40,000 elements, for which a slow writer would take minutes."""
    special = [0.0, -0.0, float("inf"), float("-inf"), 1e-45, True, "0xff", 2**63, []]
    inputs = (list(range(40_000)), [special])
    entry = Entry(id="one", returns="this", expected="that", program="", inputs=inputs)
    written = tomllib.loads(as_text(entry))["cause"][0]["inputs"]
    assert written == [list(range(40_000)), [special]]
    assert np.signbit(written[1][0][1])


def test_what_people_wrote_stays(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(HAND_WRITTEN)
    update(path, "x", [], ())
    assert path.read_text() == HAND_WRITTEN
    update(path, "x", [entry()], ())
    assert path.read_text().startswith(HAND_WRITTEN)
    assert [e.id for e in load(path).entries] == ["sort-order", "add-nan"]
    update(path, "x", [], ["add-nan"])
    assert path.read_text().rstrip() == HAND_WRITTEN.rstrip()
    update(path, "x", [], ["sort-order"])
    assert load(path).entries == ()
    assert "# As its pages say." in path.read_text()


def test_what_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "x.toml").write_text("[[")
    for path in (tmp_path / "file" / "x.toml", tmp_path / "x.toml"):
        with pytest.raises(BrokenExpectations) as e:
            update(path, "x", [entry()], ())
        assert "\n" not in str(e.value)


@pytest.mark.parametrize("text", ["# No cause is known.\n", "cause = []\n# No cause is known.\n"])
def test_a_file_without_causes(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(text)
    update(path, "x", [], ())
    assert path.read_text() == "# No cause is known.\n"
    update(path, "x", [entry()], ())
    assert [e.id for e in load(path).entries] == ["add-nan"]
    update(path, "x", [], ["add-nan"])
    assert path.read_text().strip() == "# No cause is known."


def test_a_new_cause_says_what_is_known_of_it() -> None:
    x, y = Value("0", tensor(f32)), Value("1", tensor(f32))
    case = Case(main_program((x,), (Operation("sqrt", (x,), results=(y,)),), (y,)), ((np.float32(4).reshape(()),),))
    verdict = Deviates("wrong-value", "violation", Worst(0, 0, (), 3.0, 2.0, 2.0, False, 4194304))
    operation = main_operation(case.program)
    failure = Failure("Deviates", "wrong-value", "violation")
    blame = Blame("results", failure, case, operation, frozenset())
    judged = Judged(case, Results(((np.array(3, np.float32),),)), Unevaluated(""), verdict, {})
    found = entry_of(blame, Signature("sqrt", "Deviates", "value", goes_away=("barrier",)), judged, "sqrt-new")
    assert found.returns == "UNEXPLAINED: sqrt returns 3.0"
    assert found.expected == "2.0 (sqrt, semantics)"
    assert found.because == "It goes away where there is an `optimization_barrier` before the op"


def test_a_reason_is_said_in_sentences() -> None:
    told = replace(entry(), returns="sqrt(4) is 3", expected="2 (sqrt, semantics)", because="The table is\nwrong")
    assert told.reason == "sqrt(4) is 3. Expected: 2 (sqrt, semantics). The table is wrong."
    assert replace(told, because="").reason == "sqrt(4) is 3. Expected: 2 (sqrt, semantics)."
