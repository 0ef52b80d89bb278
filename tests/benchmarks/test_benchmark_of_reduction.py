"""Tests of the benchmark of reduction: executions, seconds and operations, of our reduction and of Hypothesis."""

from __future__ import annotations

import json

import pytest

from benchmarks import reduction


def test_reduction(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("jaxlib")
    assert reduction.main(["--cases", "16", "--most", "1", "--tries", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["backend"] == "xla"
    for family in reduction.FAMILIES.values():
        summary = found[family]
        for way in ("reduction", "Hypothesis"):
            assert set(summary[way]) == {"executions", "seconds", "operations"}
            assert (summary["cases"] == 0) == (summary[way]["executions"] is None)


def test_an_unknown_backend_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert reduction.main(["--backend", "no-such"]) == 2
    assert "no-such" in capsys.readouterr().err
