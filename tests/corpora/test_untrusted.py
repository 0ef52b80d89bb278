"""Tests of files from anybody: replaying them does no harm, and their faults are blamed on no implementation."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from corpora import manifest
from corpora.build import CannotBuild, Plan, build
from corpora.corpus_command import main
from corpora.replay import Begin, Options, replay
from corpora.replay_jobs import Job, jobs
from corpora.replay_lines import Line
from corpora.replay_targets import Subject
from tests.corpora.conftest import NO_EXPECTATIONS, Replayer

CALLS = """// Self-checking.
func.func @main() -> tensor<i1> {
  %1 = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.custom_call @call_what_the_file_says(%1) : (tensor<i32>) -> tensor<i1>
  return %0 : tensor<i1>
}
"""


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """Corpus of one case with its self-checking program."""
    build(tmp_path / "corpus", Plan(("abs",), ("i4",), 1))
    kept = manifest.read(tmp_path / "corpus/manifest.json")
    entry = next(c for c in kept.cases if c.expected == "conforms")
    manifest.write(replace(kept, cases=(entry,)), tmp_path / "corpus/manifest.json")
    return tmp_path / "corpus"


def changed(corpus: Path, **members: object) -> None:
    """Change members of the corpus's only case, and remove its digest."""
    table = json.loads((corpus / "manifest.json").read_text())
    table["cases"][0].update({"digest": None, **members})
    (corpus / "manifest.json").write_text(json.dumps(table))


def lines_of(path: Path, subject: Subject) -> list[Line]:
    options = Options((subject.name,), NO_EXPECTATIONS)
    events = [e for job in jobs([str(path)]) for e in replay(job, [subject], options, frozenset())]
    return [e for e in events if not isinstance(e, Begin)]


@pytest.mark.parametrize("backend", ["xla", "reference"])
def test_only_targets_that_are_known_are_called(corpus: Path, subjects: dict[str, Subject], backend: str) -> None:
    (corpus / "abs/i4-0.check.mlir").write_text(CALLS)
    (corpus / "abs/i4-0.mlir").write_text(CALLS)
    changed(corpus, inputs=[], input_sets=1)
    found = lines_of(corpus, subjects[backend])
    assert [line.form for line in found] == ["case", "self-checking"]
    for line in found:
        assert line.verdict == "Unsupported"
        assert line.reason == "custom_call: the target 'call_what_the_file_says' is none that is known"


def test_ops_of_other_dialects_are_not_run(replayed: Replayer, tmp_path: Path) -> None:
    (tmp_path / "x.mlir").write_text(
        'func.func @main() -> tensor<i32> {\n%0 = "mhlo.custom_call"() {call_target_name = "x"} : () -> tensor<i32>\n'
        "return %0 : tensor<i32> }"
    )
    (line,) = replayed(tmp_path / "x.mlir", "xla")
    assert line.verdict == "Unsupported"


@pytest.mark.parametrize("name", ["/etc/passwd", "../secret", "abs/link"])
@pytest.mark.parametrize("member", ["program", "self_check", "lower"])
def test_paths_stay_in_the_folder(corpus: Path, subjects: dict[str, Subject], name: str, member: str) -> None:
    (corpus.parent / "secret").write_text("a secret")
    (corpus / "abs/link").symlink_to(corpus.parent / "secret")
    entry = json.loads((corpus / "manifest.json").read_text())["cases"][0]
    members = {"outputs": [{**entry["outputs"][0], "lower": name}]} if member == "lower" else {member: name}
    changed(corpus, **members)
    found = lines_of(corpus, subjects["reference"])
    if member != "self_check":
        assert [(line.verdict, line.form) for line in found][:1] == [("Error", "unread")]
    assert not any("secret" in line.reason.replace(name, "").replace(str(corpus), "") for line in found)
    assert not any("root:" in line.reason for line in found)


def test_nothing_outside_is_removed(corpus: Path) -> None:
    (corpus.parent / "precious").write_text("")
    changed(corpus, program="../precious")
    with pytest.raises(CannotBuild, match="names no file in it"):
        build(corpus, Plan(("abs",), ("i4",), 1))
    assert (corpus.parent / "precious").exists()


def test_pipes_and_links_in_a_folder(tmp_path: Path, subjects: dict[str, Subject]) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "out.mlir").write_text(CALLS)
    os.mkfifo(tmp_path / "in/pipe.mlir")
    (tmp_path / "in/link.mlir").symlink_to(tmp_path / "out.mlir")
    found = {Path(line.file).stem: line for line in lines_of(tmp_path / "in", subjects["reference"])}
    assert {(line.verdict, line.form) for line in found.values()} == {("Error", "unread")}
    assert found["pipe"].reason.endswith("is no plain file")
    assert "is a link that leads out of" in found["link"].reason


def plain(body: str, result: str) -> str:
    return f"func.func @main() -> {result} {{\n{body}\nreturn %0 : {result} }}"


SPLAT = plain("%0 = stablehlo.constant dense<1.0> : tensor<1099511627776xf32>", "tensor<1099511627776xf32>")
IOTA = plain("%0 = stablehlo.iota dim = 0 : tensor<100000000xf32>", "tensor<100000000xf32>")
DRAWN = "func.func @main(%0: tensor<4294967296x4294967296xi8>) -> tensor<4294967296x4294967296xi8> {\nreturn %0 : tensor<4294967296x4294967296xi8> }"  # noqa: E501
ELSEWHERE = (
    plain("%0 = stablehlo.constant dense_resource<blob> : tensor<2xf32>", "tensor<2xf32>")
    + '\n{-# dialect_resources: { builtin: { blob: "0x04000000000080BF0000803F" } } #-}'
)
SPARSE = plain("%0 = stablehlo.constant sparse<[[0]], [1.0]> : tensor<2xf32>", "tensor<2xf32>")


@pytest.mark.parametrize("backend", ["xla", "reference"])
@pytest.mark.parametrize(
    "text", [SPLAT, IOTA, DRAWN, ELSEWHERE, SPARSE], ids=["splat", "type", "drawn", "resource", "sparse"]
)
def test_what_we_cannot_hold_is_an_error_of_ours(replayed: Replayer, tmp_path: Path, text: str, backend: str) -> None:
    (tmp_path / "x.mlir").write_text(text)
    (line,) = replayed(tmp_path / "x.mlir", backend)
    assert line.verdict == "Error"
    assert not line.fails


def test_large_programs_get_fewer_input_sets(replayed: Replayer, tmp_path: Path) -> None:
    t = "tensor<3000000xi8>"
    (tmp_path / "x.mlir").write_text(f"func.func @main(%0: {t}) -> {t} {{\nreturn %0 : {t} }}")
    (line,) = replayed(tmp_path / "x.mlir", "reference", input_sets=100)
    assert line.verdict == "Conforms"


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"\x93NUMPY\x01\x00\x02\x00{}"])
def test_broken_inputs_of_a_finding(tmp_path: Path, subjects: dict[str, Subject], content: bytes) -> None:
    about = {
        "test": "results", "claim": "results", "backend": "xla", "op": "abs", "element_type": "f32",
        "clauses": ["semantics"], "detail": None, "profile": "default", "seed": 0, "failure": ["Crashes", None, None],
        "cause": "x", "signature": "x",
    }  # fmt: skip
    (tmp_path / "finding.json").write_text(json.dumps(about))
    t = "tensor<2xf32>"
    (tmp_path / "program.mlir").write_text(f"func.func @main(%0: {t}) -> {t} {{\nreturn %0 : {t} }}")
    (tmp_path / "inputs.npz").write_bytes(content)
    (line,) = lines_of(tmp_path, subjects["xla"])
    assert (line.verdict, line.form) == ("Error", "unread")


def test_broken_inputs_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    t = "tensor<2xf32>"
    (tmp_path / "x.mlir").write_text(f"func.func @main(%0: {t}) -> {t} {{\nreturn %0 : {t} }}")
    (tmp_path / "x.npz").write_bytes(b"PK\x03\x04")
    given = ["--inputs", str(tmp_path / "x.npz"), "--backend", "reference", "-j", "1"]
    assert main(["replay", str(tmp_path / "x.mlir"), *given]) == 2
    assert capsys.readouterr().err.startswith(f"corpora: {tmp_path / 'x.npz'}: is no .npz file")


def test_a_file_that_was_changed_is_blamed_on_nobody(corpus: Path, subjects: dict[str, Subject]) -> None:
    path = corpus / "abs/i4-0.output0.lower.npy"
    np.save(path, np.load(path) + 1)
    (line,) = lines_of(corpus, subjects["interpreter"])
    assert (line.verdict, line.form) == ("Error", "unread")
    assert line.reason.endswith("or a file of it was changed")


def test_sets_that_our_evaluator_does_not_share_are_blamed_on_nobody(
    corpus: Path, subjects: dict[str, Subject]
) -> None:
    for name in ("lower", "upper"):
        path = corpus / f"abs/i4-0.output0.{name}.npy"
        np.save(path, np.load(path) + 1)
    changed(corpus)
    found = {line.form: line for line in lines_of(corpus, subjects["interpreter"])}
    assert found["case"].verdict == "Error"
    assert "exclude what our evaluator admits" in found["case"].reason


def test_an_error_of_ours_costs_one_module(replayed: Replayer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "x.mlir").write_text(f"{CALLS}// -----\n{CALLS.replace('@main', '@other')}")
    monkeypatch.setattr("corpora.replay.functions", lambda program: 1 / 0)
    found = replayed(tmp_path / "x.mlir")
    assert [(line.module, line.verdict) for line in found] == [(0, "Error"), (1, "Error")]


def test_a_process_that_takes_too_much_is_replaced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("corpora.job_pool.MOST_MEMORY", 1 << 20)
    (tmp_path / "x.mlir").write_text(CALLS)
    assert main(["replay", str(tmp_path / "x.mlir"), "--backend", "reference", "--quiet", "-j", "1"]) == 2
    told = json.loads(capsys.readouterr().out)
    assert (told["verdict"], told["reason"]) == ("Error", "our process took more than 1 MiB of memory")


def test_a_job_that_is_not_opened(tmp_path: Path, subjects: dict[str, Subject]) -> None:
    job = Job(tmp_path / "x.mlir", refused="because")
    events = list(replay(job, [subjects["reference"]], Options(("reference",), NO_EXPECTATIONS), frozenset()))
    assert [e.reason for e in events if isinstance(e, Line)] == ["because"]
