"""Tests of replaying programs for several processes, and programs with ops outside the specification."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.corpora.conftest import BACKENDS, FORMS, Replayer
from trials.input_sources import BadInputs


@pytest.mark.parametrize("backend", BACKENDS)
def test_processes_run_on_a_grid(replayed: Replayer, backend: str) -> None:
    lines = {(line.module, line.function): line for line in replayed(FORMS / "parallel.mlir", backend)}
    verdicts = {key: (line.form, line.verdict) for key, line in lines.items() if key[0] not in (3, 5)}
    assert verdicts == {
        (0, "main"): ("checks", "Conforms"),
        (1, "main"): ("checks", "Conforms"),
        (2, "main"): ("checks", "Deviates"),
        (4, "different"): ("checks", "Conforms"),
        (4, "one_of_two"): ("checks", "Conforms"),
        (4, "computed"): ("checks", "Conforms"),
        (4, "meeting"): ("checks", "Unsupported"),
        (4, "twice"): ("checks", "Unsupported"),
        (4, "unchecked"): ("unread", "Unsupported"),
    }
    wrong = lines[2, "main"].reason.partition(";")[0]
    assert wrong == "expect_eq: wrong-value: output 1, input set 0, element [] is 1, allowed is 2 (1 ulps off)"
    assert lines[4, "meeting"].reason == "its processes run different functions"
    assert lines[4, "twice"].reason == "it runs processes in several places, or inside the region of another op"
    assert lines[4, "unchecked"].reason == "it runs processes and checks nothing"


@pytest.mark.parametrize(
    ("backend", "verdict"), [("reference", "Conforms"), ("xla", "Unsupported"), ("interpreter", "Unsupported")]
)
def test_processes_are_fed(replayed: Replayer, backend: str, verdict: str) -> None:
    """The reference backend runs processes that read an infeed. The interpreter lacks create_token, and ends its
    process to say so."""
    line = next(line for line in replayed(FORMS / "parallel.mlir", backend) if line.module == 3)
    assert (line.function, line.verdict) == ("main", verdict)


def test_what_one_process_sends_another_receives(replayed: Replayer) -> None:
    verdicts = {backend: replayed(FORMS / "parallel.mlir", backend)[-1] for backend in ("reference", "xla")}
    assert {(line.function, line.form) for line in verdicts.values()} == {("received", "checks")}
    assert verdicts["reference"].verdict == "Conforms"
    assert verdicts["xla"].reason == "this adapter has no other end for recv"


@pytest.mark.parametrize("backend", ["reference", "xla"])
def test_ops_outside_the_specification(replayed: Replayer, backend: str) -> None:
    lines = {line.function: line.verdict for line in replayed(FORMS / "legacy.mlir", backend)}
    unsupported = {"unary_einsum"} if backend == "xla" else set()
    assert lines == {
        name: "Unsupported" if name in unsupported else "Conforms"
        for name in (
            "dot_of_vectors", "dot_of_matrices", "einsum", "unary_einsum", "broadcast", "torch_index_select",
            "create_token", "cross_replica_sum",
        )
    }  # fmt: skip


@pytest.mark.parametrize("backend", BACKENDS)
def test_chlo_is_lowered(replayed: Replayer, backend: str) -> None:
    lines = replayed(FORMS / "chlo_more.mlir", backend)
    assert [line.function for line in lines] == [
        "comparison", "top_k", "error_function", "predicates", "constants", "gamma",
    ]  # fmt: skip
    assert {line.verdict for line in lines} == {"Conforms"}


PERMUTED = """module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {
    %0 = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}
      : (tensor<2xi32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_programs_on_a_grid_are_replayed(replayed: Replayer, tmp_path: Path, backend: str) -> None:
    """A program on a grid runs on drawn inputs, and on inputs from a file with one row for each process."""
    (tmp_path / "x.mlir").write_text(PERMUTED)
    np.savez(tmp_path / "inputs.npz", np.array([[1, 2], [3, 4]], np.int32))
    np.savez(tmp_path / "few.npz", np.array([1, 2], np.int32))
    for options in ({}, {"inputs": tmp_path / "inputs.npz"}):
        (line,) = replayed(tmp_path / "x.mlir", backend, **options)
        assert (line.form, line.verdict) == ("plain", "Conforms"), line.reason
    with pytest.raises(BadInputs, match=r"argument 0 is tensor<2x2xi32>"):
        replayed(tmp_path / "x.mlir", backend, inputs=tmp_path / "few.npz")
