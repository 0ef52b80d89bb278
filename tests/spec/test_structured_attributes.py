"""Tests of structured attributes: printed in the form of MLIR and read back; values of other kinds are refused."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spec.attributes import Kind
from spec.parse import parse
from spec.program import Operation, Raw, Value, main_program
from spec.structured_attributes import (
    BooleanArray,
    Channel,
    ChannelId,
    Config,
    ConvolutionDimensions,
    Dictionary,
    EnumList,
    Float,
    IntegerMatrix,
    Opaque,
    ReplicaGroups,
    String,
    Struct,
    SymbolList,
    Unit,
)
from spec.text import text
from spec.types import f32, tensor

I64 = st.integers(-(2**63), 2**63 - 1)
WORDS = st.text(st.characters(codec="utf-8"), max_size=8)
PRECISIONS = EnumList("precision", ("DEFAULT", "HIGH"))


def matrices(rows: int, columns: int, elements: st.SearchStrategy[int]) -> st.SearchStrategy[Any]:
    row = st.lists(elements, min_size=columns, max_size=columns).map(tuple)
    return st.lists(row, min_size=rows, max_size=rows).map(tuple)


VALUES: list[tuple[Kind, st.SearchStrategy[Any]]] = [
    (IntegerMatrix(), st.integers(0, 3).flatmap(lambda rows: matrices(rows, 2, I64))),
    (ReplicaGroups(), st.lists(st.lists(st.integers(0, 99), max_size=3).map(tuple), max_size=3).map(tuple)),
    (BooleanArray(), st.lists(st.booleans(), max_size=3).map(tuple)),
    (PRECISIONS, st.lists(st.sampled_from(PRECISIONS.cases), max_size=3).map(tuple)),
    (String(), WORDS),
    (Float(), st.floats(width=32, allow_nan=False)),
    (Unit(), st.just(True)),
    (SymbolList(), st.lists(WORDS.filter(bool), max_size=3).map(tuple)),
    (Config(), WORDS),
    (Config(), st.just(Raw("{a = 1 : i32}"))),
    (Dictionary(), st.just(Raw("{}"))),
    (Opaque(), st.just(Raw("dense<0> : tensor<1xi32>"))),
]


@pytest.mark.parametrize("place", range(len(VALUES)), ids=[type(kind).__name__ for kind, _ in VALUES])
@given(data=st.data())
def test_values_are_read_as_they_were_printed(place: int, data: st.DataObject) -> None:
    kind, values = VALUES[place]
    value = data.draw(values)
    assert kind.holds(value)
    assert kind.read(kind.text(value)) == value


@settings(deadline=None)
@given(WORDS)
def test_strings_survive_the_parser(word: str) -> None:
    call = Operation("custom_call", (), (("call_target_name", word),), (), ())
    assert dict(next(iter(parse(text(main_program((), (call,), ()))).operations())).attributes) == {
        "call_target_name": word
    }


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (IntegerMatrix(), ((0, 1), (2,))),
        (IntegerMatrix(), (0, 1)),
        (ReplicaGroups(), (0, 1)),
        (ReplicaGroups(), ((0.5,),)),
        (BooleanArray(), (1, 0)),
        (PRECISIONS, ("HIGHEST",)),
        (String(), Raw('"text"')),
        (Float(), 1),
        (Unit(), False),
        (SymbolList(), "f"),
        (Config(), Raw("7 : i8")),
        (Dictionary(), Raw("unit")),
        (Opaque(), "text"),
    ],
)
def test_values_of_another_kind_are_told_apart(kind: Kind, value: object) -> None:
    assert not kind.holds(value)


@pytest.mark.parametrize(
    ("read", "found"),
    [
        (IntegerMatrix().read, "dense<[1, 2]> : tensor<2xi64>"),
        (IntegerMatrix().read, "array<i64: 1>"),
        (ReplicaGroups().read, '"groups"'),
        (String().read, "unit"),
    ],
)
def test_text_of_another_kind_is_refused(read: Callable[[str], object], found: str) -> None:
    with pytest.raises(ValueError, match=r"is no|kind|reference"):
        read(found)


def test_short_groups_are_filled_up() -> None:
    groups = ((0, 1, 2), (3,), ())
    printed = ReplicaGroups().text(groups)
    assert printed == "dense<[[0, 1, 2], [3, -1, -1], [-1, -1, -1]]> : tensor<3x3xi64>"
    assert ReplicaGroups().read(printed) == groups
    # Only what ends a row is filling.
    assert ReplicaGroups().read("dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>") == ((-1, 0), (0,))
    assert ReplicaGroups().read("dense<> : tensor<0x0xi64>") == ()
    assert ReplicaGroups().text(()) == "dense<> : tensor<0x0xi64>"


def test_a_splat_is_a_matrix() -> None:
    assert IntegerMatrix().read("dense<1> : tensor<2x2xi64>") == ((1, 1), (1, 1))


@pytest.mark.parametrize("x", [math.inf, -math.inf, math.nan, 0.0, -0.0, 1e-45, float(np.finfo(np.float32).max)])
def test_floats_that_are_no_decimals(x: float) -> None:
    read = Float().read(Float().text(x))
    assert np.float32(read).tobytes() == np.float32(x).tobytes()
    assert Float().read("9.99999974E-6 : f32") == float(np.float32(1e-5))


NUMBERS = Struct("gather", ("offset_dims", "collapsed_slice_dims"), ("index_vector_dim",))


def test_lists_that_mlir_leaves_out_are_empty() -> None:
    values = {"offset_dims": (), "collapsed_slice_dims": (0, 2), "index_vector_dim": 1}
    assert NUMBERS.text(values) == "#stablehlo.gather<collapsed_slice_dims = [0, 2], index_vector_dim = 1>"
    assert NUMBERS.read(NUMBERS.text(values)) == values
    assert NUMBERS.read("#stablehlo.gather<>") == {
        "offset_dims": (), "collapsed_slice_dims": (), "index_vector_dim": 0,
    }  # fmt: skip


DIMENSIONS = {
    "input_batch_dimension": 2, "input_feature_dimension": 0, "input_spatial_dimensions": (3, 1),
    "kernel_input_feature_dimension": 3, "kernel_output_feature_dimension": 1, "kernel_spatial_dimensions": (0, 2),
    "output_batch_dimension": 0, "output_feature_dimension": 1, "output_spatial_dimensions": (2, 3),
}  # fmt: skip


def test_dimensions_of_a_convolution_have_a_pretty_and_a_raw_form() -> None:
    group = ConvolutionDimensions()
    assert group.read("#stablehlo.conv<[f, 1, b, 0]x[0, o, 1, i]->[b, f, 0, 1]>") == DIMENSIONS
    assert group.read(group.text(DIMENSIONS)) == DIMENSIONS
    assert group.read("#stablehlo.conv<[b, f]x[i, o]->[f, b]>")["output_batch_dimension"] == 1
    odd = DIMENSIONS | {"input_spatial_dimensions": (7, -1), "output_feature_dimension": -2}
    assert group.read(group.text(odd)) == odd


def test_channels() -> None:
    for channel_id, kind in ((0, 0), (1, 1), (-3, 0)):
        printed = f"#stablehlo.channel_handle<handle = {channel_id}, type = {kind}>"
        assert ChannelId().text({"channel_id": channel_id}) == printed
        assert ChannelId().read(printed) == {"channel_id": channel_id}
    found = {"channel_id": 2, "channel_type": "HOST_TO_DEVICE"}
    assert Channel().text(found) == "#stablehlo.channel_handle<handle = 2, type = 3>"
    assert Channel().read(Channel().text(found)) == found
    assert Channel().read("#stablehlo.channel_handle<handle = 2, type = 9>")["channel_type"] == "INVALID"


def test_members_of_another_kind_are_printed_as_they_are() -> None:
    wrong = Raw('"wrong"')
    assert 'offset_dims = "wrong"' in NUMBERS.text({"offset_dims": wrong})
    assert 'output_batch_dimension = "wrong"' in ConvolutionDimensions().text(
        DIMENSIONS | {"output_batch_dimension": wrong}
    )
    assert ChannelId().text({"channel_id": wrong}) == '#stablehlo.channel_handle<handle = "wrong", type = 1>'
    both = Channel().text({"channel_id": wrong, "channel_type": wrong})
    assert both == '#stablehlo.channel_handle<handle = "wrong", type = "wrong">'


def test_a_flag_is_there_or_not() -> None:
    x = Value("x", tensor(f32, 1))
    attributes = (("all_gather_dim", 0), ("replica_groups", ((0,),)), ("use_global_device_ids", True))
    program = main_program((x,), (Operation("all_gather", (x,), attributes, (), (Value("y", x.type),)),), ())
    assert "use_global_device_ids = unit" in text(program)
    assert dict(next(iter(parse(text(program)).operations())).attributes)["use_global_device_ids"] is True
