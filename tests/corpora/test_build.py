"""Tests of building a corpus: reproducible bytes, a manifest that fits its schema, and replays."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import jsonschema
import numpy as np
import pytest

import corpora
from corpora import manifest
from corpora.build import CannotBuild, Plan, build
from corpora.replay import Begin, Options, replay
from corpora.replay_jobs import Job, jobs
from corpora.replay_lines import Line
from corpora.replay_targets import Subject
from generators.families import strategies
from spec.parse import parse
from spec.types import bf16, dtype, f32, si4, ui2
from tests.corpora.conftest import BACKENDS, NO_EXPECTATIONS

ROOM = Path(corpora.__file__).parent
CASES = ROOM / "cases"
SMALL = Plan(ops=("abs", "clamp", "concatenate"), element_types=("i4", "bf16", "f8E5M2"), cases_per=1)


def tree(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("small")
    build(folder, SMALL)
    return folder


def test_the_same_bytes_every_time(small: Path, tmp_path: Path) -> None:
    build(tmp_path / "again", SMALL)
    assert tree(tmp_path / "again") == tree(small)


def test_the_same_bytes_in_any_process(small: Path, tmp_path: Path) -> None:
    words = shlex.split(manifest.read(small / "manifest.json").command)
    words = [sys.executable, *words[1:]]
    words[words.index("OUT")] = str(tmp_path / "out")
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    subprocess.run(words, check=True, env=environment, cwd=ROOM.parent, capture_output=True)
    assert tree(tmp_path / "out") == tree(small)


def test_other_seeds_give_other_cases(small: Path, tmp_path: Path) -> None:
    build(tmp_path / "other", Plan(SMALL.ops, SMALL.element_types, SMALL.cases_per, seed=1))
    assert tree(tmp_path / "other") != tree(small)


def test_the_checked_in_corpus_is_what_its_command_builds(tmp_path: Path) -> None:
    """A new build equals the checked-in corpus unless generators, evaluator or printer have changed a case. CI runs
    this too."""
    checked_in = manifest.read(CASES / "manifest.json")
    assert checked_in.command == CHECKED_IN.command
    made = build(tmp_path / "cases", CHECKED_IN)
    if made.drawn_with != checked_in.drawn_with:
        pytest.skip(f"the cases were drawn with {checked_in.drawn_with}, this is {made.drawn_with}")
    expected, found = tree(tmp_path / "cases"), tree(CASES)
    found.pop("README.md")
    assert sorted(found) == sorted(expected)
    assert [name for name in found if found[name] != expected[name]] == []
    assert sum(map(len, found.values())) < 2_000_000


CHECKED_IN = Plan(element_types=("i32", "f32"), cases_per=1, input_sets=2)


def test_the_checked_in_corpus_has_every_op() -> None:
    cases = manifest.read(CASES / "manifest.json").cases
    assert {c.op for c in cases} == set(strategies())
    assert {c.expected for c in cases} == {"conforms", "rejected"}


def test_the_schema_describes_the_manifest(small: Path) -> None:
    schema = json.loads((ROOM / "manifest.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    for folder in (small, CASES):
        jsonschema.validate(json.loads((folder / "manifest.json").read_text()), schema)
    broken = json.loads((small / "manifest.json").read_text())
    broken["cases"][0]["expected"] = "perhaps"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(broken, schema)


def test_every_file_belongs_to_a_case(small: Path) -> None:
    listed = {name for case in manifest.read(small / "manifest.json").cases for name in case.files}
    assert listed | {"manifest.json"} == set(tree(small))


def test_arrays_are_numpys_own(small: Path) -> None:
    for path in small.rglob("*.npy"):
        assert np.load(path, allow_pickle=False).dtype.isbuiltin == 1


@pytest.mark.parametrize("t", [bf16, f32, si4, ui2], ids=str)
def test_stored_arrays_come_back(t: object) -> None:
    array = np.array([0, 1, 1]).astype(dtype(t))  # type: ignore[arg-type]
    stored, how = manifest.storable(array, t)  # type: ignore[arg-type]
    assert manifest.restore(stored, t, how).tobytes() == array.tobytes()  # type: ignore[arg-type]


def test_self_checks_stand_alone(small: Path) -> None:
    for case in manifest.read(small / "manifest.json").cases:
        if case.self_check is not None:
            program = parse((small / case.self_check).read_text())
            assert program.main.arguments == ()
            assert [str(t) for t in program.main.result_types] == ["tensor<i1>"]


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_corpus_replays(small: Path, subjects: dict[str, Subject], backend: str) -> None:
    lines = list(replayed(small, subjects[backend]))
    assert {line.form for line in lines} == {"case", "self-checking", "rejection"}
    # The interpreter's parser has no quantized types, which some invalid programs need.
    lacking = {line.verdict for line in lines if line.form == "rejection"} - {"Conforms"}
    assert lacking <= ({"Unsupported"} if backend == "interpreter" else set())
    assert {line.verdict for line in lines if line.form != "rejection"} <= {"Conforms", "Undecided"}
    assert sum(line.verdict == "Conforms" for line in lines) > 0.6 * len(lines)


def replayed(folder: Path, subject: Subject) -> list[Line]:
    options = Options((subject.name,), NO_EXPECTATIONS)
    events = [e for job in jobs([str(folder)]) for e in replay(job, [subject], options, frozenset())]
    return [e for e in events if not isinstance(e, Begin)]


def test_a_tampered_corpus_is_detected(small: Path, tmp_path: Path, subjects: dict[str, Subject]) -> None:
    folder = tmp_path / "tampered"
    build(folder, Plan(("abs",), ("i4",), 1))
    for name in ("lower", "upper"):
        path = folder / f"abs/i4-0.output0.{name}.npy"
        np.save(path, np.load(path) + 1)
    for name in ("interpreter", "reference"):
        (line,) = replayed(folder, subjects[name])[:1]
        assert (line.verdict, line.form) == ("Error", "unread")
    whole = manifest.read(folder / "manifest.json")
    folder = folder.rename(tmp_path / "of_an_older_release")
    manifest.write(replace(whole, cases=tuple(replace(c, digest=None) for c in whole.cases)), folder / "manifest.json")
    (line,) = (line for line in replayed(folder, subjects["reference"]) if line.form == "case")
    assert (line.verdict, line.standing) == ("Deviates", "violation")


def test_an_invalid_program_replays_alone(small: Path, subjects: dict[str, Subject]) -> None:
    options = Options(("reference",), NO_EXPECTATIONS)
    for label in ("C2", "C4"):
        events = replay(Job(small / f"concatenate/breaks-{label}.mlir"), [subjects["reference"]], options, frozenset())
        (line,) = (e for e in events if not isinstance(e, Begin))
        assert (line.form, line.verdict) == ("rejection", "Conforms")
        assert f"concatenate {label}" in line.reason


def test_cases_are_picked_by_id(small: Path) -> None:
    (job,) = jobs([str(small / "manifest.json")], ["abs-bf16-0"])
    assert manifest.read(job.path).cases[job.case or 0].id == "abs-bf16-0"


@pytest.mark.parametrize("plan", [Plan(ops=("no_such_op",)), Plan(element_types=("f7",))])
def test_unknown_names(tmp_path: Path, plan: Plan) -> None:
    with pytest.raises(CannotBuild, match=r"no (op|element type) is named '(no_such_op|f7)'"):
        build(tmp_path / "out", plan)


def test_other_folders_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("")
    with pytest.raises(CannotBuild, match="is neither empty nor a corpus"):
        build(tmp_path, SMALL)


def test_a_corpus_is_replaced(tmp_path: Path) -> None:
    build(tmp_path, Plan(("abs",), ("i4", "bf16"), 1))
    build(tmp_path, Plan(("sign",), ("bf16",), 1))
    assert sorted(p.name for p in tmp_path.iterdir()) == ["manifest.json", "sign"]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "is no manifest of a corpus"),
        ('{"schema": 2}', 'has no "schema": 1'),
        ('{"schema": 1, "cases": [], "not_built": [], "seed": 1}', "missing required field `generator`"),
        ('{"schema": 1, "cases": [{"id": "x"}], "not_built": []}', "missing required field `op` - at `.*cases.0.`"),
        ("[]", "is no manifest"),
    ],
)
def test_broken_manifests(tmp_path: Path, content: str, message: str) -> None:
    (tmp_path / "manifest.json").write_text(content)
    with pytest.raises(manifest.BrokenManifest, match=message):
        manifest.read(tmp_path / "manifest.json")


def test_real_programs_are_cases_where_all_ops_are_built(tmp_path: Path) -> None:
    made = build(tmp_path, Plan(cases_per=0, input_sets=1, programs=0, models=2))
    found = [e for e in made.cases if e.id.startswith("models-")]
    assert [e.id for e in found] == ["models-complex-functions", "models-complex-product"]
    assert all(e.expected == "conforms" and e.inputs and e.outputs for e in found)
    assert "--models 2" in made.command
