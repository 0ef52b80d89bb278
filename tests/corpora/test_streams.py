"""Tests that the data of streams are kept in findings and corpora, and read by the replay command."""

from __future__ import annotations

import json
import shlex
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest

import corpora
import results
from corpora import manifest
from corpora.build import Plan, build
from corpora.corpus_command import main
from generators.examples import draw_cases
from generators.programs.case_strategies import single_op
from oracles.backends.protocol import Results
from oracles.judge import expectation, mode_for
from results.codec import encode
from results.verdicts import Conforms
from spec.types import element_type_named
from trials.checks import Judged
from trials.findings import published_finding

TYPES = ("f32", "i4", "f8E4M3FN", "complex<f64>", "i1", "f8E8M0FNU", "ui64", "bf16")


def replayed(*arguments: object, capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    main(["replay", *map(str, arguments), "-j", "1", "--quiet"])
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize(("op", "t"), [("infeed", "f8E4M3FN"), ("recv", "complex<f64>"), ("infeed", "i4")])
def test_a_finding_replays(op: str, t: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    schema = json.loads((Path(results.__file__).parent / "results.schema.json").read_text())
    for case in draw_cases(single_op(op, element_type_named(t), input_sets=1), 1, 5):
        expected = expectation(case.program, case.inputs, mode_for(case.program))
        judged = Judged(case, Results((), {}), expected, Conforms(), {})
        about = published_finding.About(
            "results",
            "results",
            "reference",
            op,
            t,
            ("semantics",),
            None,
            "default",
            0,
            ("Crashes", None, None),
            "c",
            "s",
        )
        finding = published_finding.publish(
            tmp_path / "found", about, "", judged, judged, again=lambda c, judged=judged: replace(judged, case=c)
        )
        assert finding is not None
        assert finding.reproduction.flaky
        stored = np.load(finding.reproduction.directory + "/inputs.npz").files
        assert finding.reproduction.streams.keys() == set(stored)
        shape = {"$defs": schema["$defs"], "$ref": "#/$defs/Reproduction"}
        jsonschema.validate(json.loads(encode(finding.reproduction)), shape)
        (line,) = replayed(*shlex.split(finding.replay)[4:], capsys=capsys)
        assert line["verdict"] == "Conforms"
        program = finding.reproduction.directory + "/program.mlir"
        (line,) = replayed(program, "--backend", "reference", capsys=capsys)
        assert "no more payloads" in line["reason"]


def test_a_corpus_keeps_streams(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = build(tmp_path, Plan(("infeed", "recv"), TYPES, cases_per=1, input_sets=1, programs=0, seed=0))
    table = json.loads((tmp_path / "manifest.json").read_text())
    jsonschema.validate(table, json.loads((Path(corpora.__file__).parent / "manifest.schema.json").read_text()))
    cases = [c for c in made.cases if c.expected == "conforms"]
    assert len(cases) == 2 * len(TYPES)
    for entry in cases:
        assert entry.self_check is None
        found = manifest.load_streams(tmp_path, entry)
        assert found.infeed or found.channels
    lines = replayed(tmp_path, "--backend", "reference", capsys=capsys)
    assert {line["function"] for line in lines if line["verdict"] == "Conforms"} >= {c.id for c in cases}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"infeed_0_0": np.zeros(2, np.float32)}, "what the program reads is tensor<3xf32>"),
        ({"infeed_1_0": np.zeros(3, np.float32)}, "numbers"),
        ({"channel_1_0_0": np.zeros(3, np.float32)}, "nothing in the program reads channel_1_0_0"),
    ],
)
def test_streams_that_do_not_fit(
    given: dict[str, object], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "program.mlir"
    program.write_text(
        "func.func @main() -> tensor<3xf32> {\n  %t = stablehlo.create_token : !stablehlo.token\n"
        '  %x, %t1 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<3xf32>, !stablehlo.token)\n'
        "  return %x : tensor<3xf32>\n}\n"
    )
    np.savez(tmp_path / "inputs.npz", **given)  # type: ignore[arg-type]
    arguments = [str(program), "--inputs", str(tmp_path / "inputs.npz"), "--backend", "reference", "-j", "1"]
    assert main(["replay", *arguments]) == 2
    assert complaint in capsys.readouterr().err


def test_the_interpreter_is_fed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    build(tmp_path, Plan(("infeed",), ("i32",), cases_per=8, input_sets=1, programs=0, seed=0))
    lines = replayed(tmp_path, "--backend", "interpreter", capsys=capsys)
    found = [line["verdict"] for line in lines if line["form"] == "case"]
    assert len(found) == 8
    assert "Conforms" in found
    assert set(found) <= {"Conforms", "Unsupported"}  # several tensors in one payload are none that it can be fed
