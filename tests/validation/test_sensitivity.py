"""Measure of sensitivity: which small changes of a correct result are noticed."""

from __future__ import annotations

import json

import numpy as np
import pytest

from spec.types import bf16, complex64, dtype, f16, f32, f64
from validation import sensitivity


@pytest.mark.parametrize("t", [f32, f64, f16, bf16])
def test_a_change_is_so_many_values_of_the_type(t: sensitivity.ElementType) -> None:
    one, least = np.ones((), dtype(t))[()], np.zeros((), dtype(t))[()]
    unit = float(sensitivity.change(one, t, 1, 0)) - 1
    assert float(sensitivity.change(one, t, 2, 0)) == 1 + 2 * unit
    assert float(sensitivity.change(one, t, -1, 0)) == 1 - unit / 2
    smallest = float(sensitivity.change(least, t, 1, 0))
    assert smallest > 0
    assert float(sensitivity.change(least, t, -1, 0)) == -smallest


def test_one_part_of_a_complex_number_is_changed() -> None:
    x = np.complex64(1 + 2j)
    assert sensitivity.change(x, complex64, 1, 1).real == 1
    assert sensitivity.change(x, complex64, 1, 1).imag > 2


def test_what_is_past_all_numbers_is_no_change() -> None:
    assert sensitivity.change(np.float32(np.inf), f32, 1, 0) is None
    assert sensitivity.change(np.finfo(np.float32).max, f32, 1, 0) is None


def test_one_unit_is_noticed_where_all_is_rounded_correctly() -> None:
    found = sensitivity.of_programs(150, seed=2)
    for name in ("dense, exact", "whole, exact"):
        assert sum(found[name].tried.values()) > 50
        share = found[name].share(1)
        assert share is not None
        assert share > 0.95, name


def test_the_command_prints_shares(capsys: pytest.CaptureFixture[str]) -> None:
    assert sensitivity.main(["--cases", "0", "--programs", "20", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["sensitivity"]
    assert {r["of"] for r in rows} == {"dense, exact", "dense, rest", "whole, exact", "whole, rest"}
