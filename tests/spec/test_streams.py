"""Tests of naming the data of streams: a name gives stream, payload and tensor."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from spec.parse import parse
from spec.program import Constant, Streams
from spec.streams import from_names, is_name, tensor_type, tensors_by_name, tensors_read
from spec.types import TensorType, f32, si32, tensor

READS_TWICE = """
func.func @main(%t: !stablehlo.token) -> tensor<2xf32> {
  %a, %t1 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %b, %c, %t2 = "stablehlo.infeed"(%t1) : (!stablehlo.token) -> (tensor<f32>, tensor<3xi32>, !stablehlo.token)
  %d, %t3 = "stablehlo.recv"(%t2) {
        channel_handle = #stablehlo.channel_handle<handle = 3, type = 3>, is_host_transfer = true
      } : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
  return %a : tensor<2xf32>
}
"""


def number(x: float) -> Constant:
    return Constant.of(np.array(x, np.float32), f32)


def test_names_say_stream_payload_and_tensor() -> None:
    streams = Streams(((number(1),), (number(2), number(3))), ((3, ((number(4),),)), (12, ((number(5),),))))
    found = tensors_by_name(streams)
    assert list(found) == ["infeed_0_0", "infeed_1_0", "infeed_1_1", "channel_3_0_0", "channel_12_0_0"]
    assert all(map(is_name, found))
    assert from_names(dict(reversed(found.items()))) == streams
    assert from_names({}) == Streams()
    assert not tensors_by_name(Streams())
    assert not any(map(is_name, ("arr_0", "infeed_0")))


@pytest.mark.parametrize("names", [["infeed_1_0"], ["infeed_0_1"], ["channel_1_0_0", "channel_1_2_0"], ["arr_0"]])
def test_nothing_is_left_out(names: list[str]) -> None:
    with pytest.raises(ValueError, match=r"numbers|names no tensor"):
        from_names({name: number(1) for name in names})


def test_types_are_those_that_the_program_reads() -> None:
    program = parse(READS_TWICE)
    expected = {"infeed_0_0": tensor(f32, 2), "infeed_1_0": tensor(f32), "infeed_1_1": tensor(si32, 3)}
    assert {name: tensor_type(program, name) for name in expected} == expected
    assert tensor_type(program, "infeed_7_1") == tensor(si32, 3)  # a loop's last reader reads on
    assert tensor_type(program, "channel_3_0_0") == TensorType((), si32)
    for name, why in (("channel_4_0_0", "nothing"), ("infeed_0_1", "1 tensors"), ("arr_0", "names no")):
        with pytest.raises(ValueError, match=why):
            tensor_type(program, name)


def test_what_nothing_reads_any_more_is_left_out() -> None:
    streams = Streams(((number(1), number(2)), (number(3), number(4))), ((3, ((number(5),),)), (12, ((number(6),),))))
    program = replace(parse(READS_TWICE), streams=streams)
    assert list(tensors_read(program)) == ["infeed_0_0", "infeed_1_0", "infeed_1_1", "channel_3_0_0"]


def test_what_a_reduced_program_no_longer_reads_is_not_kept() -> None:
    x = Constant.of(np.zeros(2, np.float32), f32)
    program = parse("""
        func.func @main() -> tensor<2xf32> {
          %t = "stablehlo.create_token"() : () -> !stablehlo.token
          %x, %u = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 3, type = 3>,
            is_host_transfer = true} : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
          return %x : tensor<2xf32>
        }""")
    fed = replace(program, streams=Streams(((x,),), ((3, ((x,),)), (101, ((x,),)))))
    assert tensors_read(fed) == {"channel_3_0_0": x}
