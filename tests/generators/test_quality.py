"""Tests of the reach of the generators, with minimum shares that chance does not miss."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from generators.families import strategies
from generators.quality import Table, main, measure, render

_EXAMPLES = 400
_PLACES = {
    "below minus the size", "minus the size", "negative", "0", "below the size", "the size", "beyond the size",
}  # fmt: skip


@pytest.fixture(scope="module")
def table() -> Table:
    found = measure(_EXAMPLES)
    print(render(found))
    return found


def _section(table: Table, start: str) -> Mapping[str, float]:
    return next(shares for section, shares in table.items() if section.startswith(start))


def test_every_op_is_drawn_in_programs(table: Table) -> None:
    shares = _section(table, "ops")
    assert set(shares) == set(strategies())
    assert all(shares.values())


def test_sizes_are_dynamic(table: Table) -> None:
    ops = _section(table, "ops that take sizes")
    assert len(ops) == 8
    assert ops["dynamic_broadcast_in_dim"] > 0
    assert sum(n > 0 for n in ops.values()) >= 5
    assert len(_section(table, "values of dynamic sizes")) > 1
    assert {"1", "2"} < set(_section(table, "unknown sizes of arguments"))


def test_processes_are_one_or_several(table: Table) -> None:
    grids = _section(table, "processes")
    assert {"2 x 1", "1 x 2", "2 x 2"} < set(grids)
    assert 0.7 < grids["1 x 1"] < 0.92
    assert 0.01 < _section(table, "programs with ops that few")["some"] < 0.08


def test_every_element_type_and_rank_is_drawn(table: Table) -> None:
    types = _section(table, "element types, share")
    assert len(types) >= 28
    assert types["f32"] > 0.05
    ranks = _section(table, "rank")
    assert {"0", "1", "2", "3"} <= set(ranks)
    assert sum(share for rank, share in ranks.items() if int(rank) > 4) > 0.02


def test_shapes_are_odd_at_times(table: Table) -> None:
    shapes = _section(table, "shapes")
    assert shapes["empty"] > 0.04
    assert shapes["large"] > 0.005
    assert shapes["small"] > 0.2


def test_special_values_are_among_the_inputs(table: Table) -> None:
    special = _section(table, "special")
    for what in ("NaN", "infinity", "subnormal", "negative zero", "greatest", "least"):
        assert special[f"floating-point: {what}"] > 0.25
    for what in ("least", "greatest", "zero"):
        assert special[f"integer: {what}"] > 0.3


def test_operands_are_inputs_and_constants(table: Table) -> None:
    sources = _section(table, "operands")
    assert sources["inputs"] > 0.6
    assert sources["constants"] > 0.3
    assert sources["a value used twice"] > 0.1


def test_indices_have_every_type_and_leave_the_operand(table: Table) -> None:
    assert len(_section(table, "index types")) >= 7
    indices = _section(table, "start indices")
    assert indices["in range"] > 0.3
    assert indices["negative"] > 0.08
    assert indices["beyond"] > 0.08
    assert set(_section(table, "indices of case")) == {"negative", "in range", "beyond"}


def test_control_flow_nests_and_calls(table: Table) -> None:
    depth = _section(table, "depth")
    assert sum(share for d, share in depth.items() if int(d) > 1) > 0.08
    assert _section(table, "functions")["1"] > 0.04
    assert _section(table, "captures")["a value of an outer scope"] > 0.5
    assert len(_section(table, "counter types")) >= 7
    assert {"0", "1", "2"} <= set(_section(table, "trip counts"))
    assert len(_section(table, "bodies")) == 3


def test_programs_are_small_and_large(table: Table) -> None:
    sizes = _section(table, "operations in")
    assert sizes[" 1"] + sizes[" 2-4"] > 0.05
    assert sizes["20 and more"] > 0.1


def test_every_size_class_is_drawn_for_nearly_every_op(table: Table) -> None:
    shares = _section(table, "sizes")
    assert len(shares) == 15
    assert min(shares.values()) > 0.9


def test_attributes_lie_within_at_and_beyond_what_they_apply_to(table: Table) -> None:
    for side in ("edge_padding_low of pad", "edge_padding_high of pad", "padding of reduce", "padding of convolution"):
        assert set(_section(table, side)) == _PLACES
        assert min(_section(table, side).values()) > 0.01
    for what in ("window_dimensions", "window_strides", "window_dilations", "base_dilations", "lhs_dilation"):
        assert {"below the size", "the size", "beyond the size"} <= set(_section(table, what))
    assert set(_section(table, "feature_group")) == {"1", "some", "all"} == set(_section(table, "batch_group"))
    for side in ("input", "kernel", "output"):
        assert set(_section(table, f"{side} dimensions")) == {"in order", "channels last", "other"}
    assert len(_section(table, "rank")) == 9


def test_the_command_prints_the_table_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json", "--examples", "3", "--dense", "20"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["examples"] == 3
    assert _section(printed["shares"], "ops")
    assert printed["pairs"]["possible"] > 10_000
    assert 50 < printed["pairs"]["drawn"] < 200
    assert 10 < printed["pairs"]["programs"] <= 20
    with pytest.raises(SystemExit) as wrong:
        main(["--examples", "0"])
    assert wrong.value.code == 2
