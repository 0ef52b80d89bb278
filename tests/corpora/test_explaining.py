"""Tests of `explain` on the command line: its arguments, files, output and exit statuses."""

from __future__ import annotations

import contextlib
import json
import tempfile
from io import StringIO
from pathlib import Path

import numpy as np
import pytest

from corpora.corpus_command import main

ROOT = Path(__file__).parent.parent.parent
GATED = ROOT / "docs" / "examples" / "gated.mlir"
PLAIN = """module {
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.add %x, %x : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
"""


def explain(*arguments: object) -> int:
    return main(["explain", *map(str, arguments)])


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    path = tmp_path / "plain.mlir"
    path.write_text(PLAIN)
    return path


def test_a_program_of_anyones_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The explanation names op, location and cause: XLA computes the sum of two constants true as false."""
    assert explain(GATED, "--backend", "xla", "--witnesses", "interpreter", "-o", tmp_path / "out") == 1
    told = capsys.readouterr()
    assert "to blame: add, operation 3 of 4" in told.out
    assert '"jit(gated)/or"("model.py":13:10)' in told.out
    assert "known: add-booleans" in told.out
    assert all(line.split()[1] == "s" for line in told.err.splitlines())
    assert "choices that the specification leaves open" in told.err
    said = json.loads((tmp_path / "out" / "explanation.json").read_text())
    [blamed] = said["blamed"]
    assert blamed["causes"][0]["known"] == "add-booleans"
    finding = Path(blamed["findings"][0])
    assert (finding / "program.mlir").exists()
    assert "  - StableHLO interpreter returns `True`, as expected" in (finding / "report.md").read_text()
    assert (tmp_path / "out" / "explanation.txt").read_text() == told.out


def test_nothing_speaks_against_what_conforms(plain: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert explain(plain, "--backend", "reference", "-o", tmp_path / "out", "--json", "--quiet") == 0
    told = capsys.readouterr()
    assert told.err == ""
    said = json.loads(told.out)
    assert (said["verdict"], said["blamed"]) == ("Conforms", [])
    assert len(said["ruled_out"]) == 2


def test_expected_results_are_held_against(plain: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    np.savez(tmp_path / "x.npz", np.array([1, 2], np.float32))
    np.savez(tmp_path / "y.npz", np.array([2, 5], np.float32))
    given = (plain, "--backend", "reference", "-o", tmp_path / "out", "--inputs", tmp_path / "x.npz")
    assert explain(*given, "--expected", tmp_path / "y.npz") == 1
    assert "it differs from" in capsys.readouterr().out


CALLING = """module {
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.custom_call @f(%x) : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
"""


@pytest.mark.parametrize(
    ("text", "arguments", "status", "says"),
    [
        ("no program", "", 2, "p.mlir:1:1: "),
        ("module {}", "", 2, "p.mlir: has no function @main"),
        (PLAIN, "--backend nothing", 2, "nothing"),
        (PLAIN, "--backend xla@/no/such/python", 3, "/no/such/python"),
        (PLAIN, "--witnesses xla@/no/such/python", 3, "/no/such/python"),
        (PLAIN, "--witnesses nobody", 2, "nobody"),
        (PLAIN, "--backend reference,xla", 2, "--backend takes one implementation"),
        (PLAIN, "--inputs p.mlir", 2, "is no .npz file"),
        (CALLING, "", 2, "--custom-calls"),
    ],
)
def test_bad_input_is_one_line(text: str, arguments: str, status: int, says: str) -> None:
    told = StringIO()
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder), contextlib.redirect_stderr(told):
        Path("p.mlir").write_text(text)
        assert explain("p.mlir", "--backend", "reference", "--quiet", *arguments.split()) == status
    assert says in told.getvalue()
    assert told.getvalue().count("\n") == 1
