"""Valid programs in MLIR text, one for each op with structured attributes, and the attributes of these ops."""

from __future__ import annotations

from spec.program import Attribute, Raw

_ADD = """^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %r : tensor<f32>"""
_LESS = """^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %r : tensor<i1>"""


def _main(signature: str, *lines: str, grid: str = "", others: str = "") -> str:
    body = "\n".join(f"    {line}" for line in lines)
    return f"module {grid} {{\n  func.func @main({signature}) {{\n{body}\n    return\n  }}\n{others}}}\n"


def _on(replicas: int, partitions: int) -> str:
    return f"attributes {{mhlo.num_replicas = {replicas} : i32, mhlo.num_partitions = {partitions} : i32}}"


_HALVES = "func.func private @halves(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }\n"
_BATCH_NORM = "%x: tensor<2x3xf32>, %f: tensor<3xf32>"

TEXTS: dict[str, str] = {
    "after_all": _main(
        "%a: !stablehlo.token, %b: !stablehlo.token", "%0 = stablehlo.after_all %a, %b : !stablehlo.token"
    ),
    "all_gather": _main(
        "%x: tensor<2x3xf32>, %y: tensor<5x1xi8>",
        '%0:2 = "stablehlo.all_gather"(%x, %y) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2], [3, 1]]> : '
        "tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>, use_global_device_ids} : "
        "(tensor<2x3xf32>, tensor<5x1xi8>) -> (tensor<2x6xf32>, tensor<5x2xi8>)",
        grid=_on(2, 2),
    ),
    "all_reduce": _main(
        "%x: tensor<2x3xf32>",
        f'%0 = "stablehlo.all_reduce"(%x) ({{{_ADD}}}) {{replica_groups = dense<[[0, 2], [1, -1]]> : '
        "tensor<2x2xi64>} : (tensor<2x3xf32>) -> tensor<2x3xf32>",
        grid=_on(3, 1),
    ),
    "all_to_all": _main(
        "%x: tensor<2x4xf32>",
        '%0 = "stablehlo.all_to_all"(%x) {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : '
        "i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = "
        "#stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<2x4xf32>) -> tensor<4x2xf32>",
        grid=_on(1, 2),
    ),
    "async_start": _main(
        "%x: tensor<4xf32>",
        '%0 = "stablehlo.async_start"(%x) ({^bb0(%y: tensor<4xf32>):',
        "  %z = stablehlo.slice %y [0:4:2] : (tensor<4xf32>) -> tensor<2xf32>",
        "  stablehlo.return %z : tensor<2xf32>",
        "}) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>",
    ),
    "async_done": _main(
        "%f: !stablehlo.future<tensor<2xf32>>",
        '%0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>',
    ),
    "batch_norm_grad": _main(
        _BATCH_NORM,
        '%0:3 = "stablehlo.batch_norm_grad"(%x, %f, %f, %f, %x) {epsilon = 0.5 : f32, feature_index = 1 : i64} : '
        "(tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> "
        "(tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)",
    ),
    "batch_norm_inference": _main(
        _BATCH_NORM,
        '%0 = "stablehlo.batch_norm_inference"(%x, %f, %f, %f, %f) {epsilon = 0x7F800000 : f32, feature_index = 1 : '
        "i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>",
    ),
    "batch_norm_training": _main(
        _BATCH_NORM,
        '%0:3 = "stablehlo.batch_norm_training"(%x, %f, %f) {epsilon = 0.0 : f32, feature_index = 1 : i64} : '
        "(tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)",
    ),
    "broadcast": _main(
        "%x: tensor<3xf32>", "%0 = stablehlo.broadcast %x, sizes = [1, 2] : (tensor<3xf32>) -> tensor<1x2x3xf32>"
    ),
    "cholesky": _main("%x: tensor<5x3x3xf32>", "%0 = stablehlo.cholesky %x, lower = true : tensor<5x3x3xf32>"),
    "collective_broadcast": _main(
        "%x: tensor<2xf32>",
        '%0 = "stablehlo.collective_broadcast"(%x) {replica_groups = dense<[[2, 0]]> : tensor<1x2xi64>} : '
        "(tensor<2xf32>) -> tensor<2xf32>",
        grid=_on(3, 1),
    ),
    "collective_permute": _main(
        "%x: tensor<2xf32>",
        '%0 = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>} : '
        "(tensor<2xf32>) -> tensor<2xf32>",
        grid=_on(3, 1),
    ),
    "composite": _main(
        "%x: tensor<f32>",
        '%0 = stablehlo.composite "math.half" %x {composite_attributes = {exact = true, names = ["a", "b"]}, '
        "decomposition = @halves, version = 2 : i32} : (tensor<f32>) -> tensor<f32>",
        others=_HALVES,
    ),
    "convolution": _main(
        "%x: tensor<1x4x5x2xf32>, %k: tensor<3x2x1x4xf32>",
        "%0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[f, 1, 0, b], window = "
        "{stride = [2, 1], pad = [[1, 0], [-1, 2]], lhs_dilate = [1, 2], rhs_dilate = [1, 3], reverse = [true, false]} "
        "{batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGH>, "
        "#stablehlo<precision DEFAULT>]} : (tensor<1x4x5x2xf32>, tensor<3x2x1x4xf32>) -> tensor<4x7x2x1xf32>",
    ),
    "create_token": _main("", "%0 = stablehlo.create_token : !stablehlo.token"),
    "cross-replica-sum": _main(
        "%x: tensor<2xf32>",
        '%0 = "stablehlo.cross-replica-sum"(%x) {replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>} : '
        "(tensor<2xf32>) -> tensor<2xf32>",
        grid=_on(2, 1),
    ),
    "custom_call": _main(
        "%x: tensor<f32>",
        '%0 = "stablehlo.custom_call"(%x) {call_target_name = "say \\22hello\\22", has_side_effect = true, '
        "backend_config = {width = 3 : i32}, api_version = 4 : i32, called_computations = [@halves, @halves]} : "
        "(tensor<f32>) -> tensor<f32>",
        others=_HALVES,
    ),
    "dot": _main(
        "%a: tensor<2x3xf32>, %b: tensor<3x4xf32>",
        "%0 = stablehlo.dot %a, %b, precision = [HIGHEST, HIGH] : (tensor<2x3xf32>, tensor<3x4xf32>) -> "
        "tensor<2x4xf32>",
    ),
    "dot_general": _main(
        "%a: tensor<5x2x3xf32>, %b: tensor<3x5x4xf32>",
        "%0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [1], contracting_dims = [2] x [0], "
        "precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, "
        "accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, "
        "allow_imprecise_accumulation = false> : (tensor<5x2x3xf32>, tensor<3x5x4xf32>) -> tensor<5x2x4xf32>",
    ),
    "dynamic_broadcast_in_dim": _main(
        "%x: tensor<?x1xf32>, %s: tensor<3xi32>",
        '%0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) {broadcast_dimensions = array<i64: 2, 0>, '
        "known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>} : "
        "(tensor<?x1xf32>, tensor<3xi32>) -> tensor<4x?x?xf32>",
    ),
    "dynamic_conv": _main(
        "%x: tensor<?x8x8x207xf32>, %w: tensor<3x3x207x16xf32>, %p: tensor<2x2xi64>",
        '%0 = "stablehlo.dynamic_conv"(%x, %w, %p) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->'
        "[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 1, 2>} "
        ": (tensor<?x8x8x207xf32>, tensor<3x3x207x16xf32>, tensor<2x2xi64>) -> tensor<?x?x?x16xf32>",
    ),
    "dynamic_gather": _main(
        "%x: tensor<3x?x2xi32>, %i: tensor<?x3x2xi64>, %s: tensor<3xi64>",
        '%0 = "stablehlo.dynamic_gather"(%x, %i, %s) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], '
        "collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false} : "
        "(tensor<3x?x2xi32>, tensor<?x3x2xi64>, tensor<3xi64>) -> tensor<?x3x?x?xi32>",
    ),
    "dynamic_iota": _main(
        "%s: tensor<2xi64>",
        "%0 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<4x?xbf16>",
    ),
    "dynamic_pad": _main(
        "%x: tensor<?x3xf32>, %p: tensor<f32>, %l: tensor<2xi32>",
        "%0 = stablehlo.dynamic_pad %x, %p, %l, %l, %l : (tensor<?x3xf32>, tensor<f32>, tensor<2xi32>, "
        "tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>",
    ),
    "dynamic_reshape": _main(
        "%x: tensor<?x3xf32>, %s: tensor<3xi32>",
        "%0 = stablehlo.dynamic_reshape %x, %s : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<?x2x?xf32>",
    ),
    "einsum": _main(
        "%a: tensor<2x3xf32>",
        '%0 = stablehlo.einsum %a, %a, config = "ab,cb->ac" : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>',
    ),
    "fft": _main(
        "%x: tensor<3x4x7xf32>",
        "%0 = stablehlo.fft %x, type = RFFT, length = [4, 7] : (tensor<3x4x7xf32>) -> tensor<3x4x4xcomplex<f32>>",
    ),
    "gather": _main(
        "%x: tensor<2x3x4x5xf32>, %i: tensor<6x2x2xi16>",
        '%0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], '
        "collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], "
        "start_index_map = [3, 1], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = "
        "array<i64: 1, 1, 4, 2>} : (tensor<2x3x4x5xf32>, tensor<6x2x2xi16>) -> tensor<6x2x4x2xf32>",
    ),
    "get_tuple_element": _main(
        "%x: tuple<tensor<f32>, tuple<tensor<2xi1>>>",
        "%0 = stablehlo.get_tuple_element %x[1] : (tuple<tensor<f32>, tuple<tensor<2xi1>>>) -> tuple<tensor<2xi1>>",
    ),
    "infeed": _main(
        "%t: !stablehlo.token",
        '%0:3 = "stablehlo.infeed"(%t) {infeed_config = "", layout = [[0, 1], [0]]} : (!stablehlo.token) -> '
        "(tensor<3x3xi32>, tensor<2xf32>, !stablehlo.token)",
    ),
    "map": _main(
        "%a: tensor<2x3xf32>",
        f'%0 = "stablehlo.map"(%a, %a) ({{{_LESS}}}) {{dimensions = array<i64: 0, 1>}} : (tensor<2x3xf32>, '
        "tensor<2x3xf32>) -> tensor<2x3xi1>",
    ),
    "outfeed": _main(
        "%x: tensor<f32>, %t: !stablehlo.token",
        '%0 = "stablehlo.outfeed"(%x, %x, %t) {outfeed_config = "é"} : (tensor<f32>, tensor<f32>, !stablehlo.token) -> '
        "!stablehlo.token",
    ),
    "partition_id": _main("", "%0 = stablehlo.partition_id : tensor<ui32>"),
    "real_dynamic_slice": _main(
        "%x: tensor<?x3xf32>, %s: tensor<2xi32>",
        "%0 = stablehlo.real_dynamic_slice %x, %s, %s, %s : (tensor<?x3xf32>, tensor<2xi32>, tensor<2xi32>, "
        "tensor<2xi32>) -> tensor<?x?xf32>",
    ),
    "recv": _main(
        "%t: !stablehlo.token",
        '%0:2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, '
        "is_host_transfer = true} : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)",
    ),
    "reduce_scatter": _main(
        "%x: tensor<2x6xf32>",
        f'%0 = "stablehlo.reduce_scatter"(%x) ({{{_ADD}}}) {{scatter_dimension = 1 : i64, replica_groups = '
        "dense<[[0, 1, 2]]> : tensor<1x3xi64>} : (tensor<2x6xf32>) -> tensor<2x2xf32>",
        grid=_on(3, 1),
    ),
    "reduce_window": _main(
        "%x: tensor<3x2xf32>, %i: tensor<f32>",
        f'%0 = "stablehlo.reduce_window"(%x, %i) ({{{_ADD}}}) {{window_dimensions = array<i64: 2, 1>, window_strides = '
        "array<i64: 4, 1>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 3, 1>, padding = "
        "dense<[[2, 1], [0, -1]]> : tensor<2x2xi64>} : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>",
    ),
    "replica_id": _main("", "%0 = stablehlo.replica_id : tensor<ui32>"),
    "rng": _main(
        "",
        "%a = stablehlo.constant dense<0.0> : tensor<f32>",
        "%s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>",
        "%0 = stablehlo.rng %a, %a, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> "
        "tensor<2x3xf32>",
    ),
    "rng_bit_generator": _main(
        "%s: tensor<3xui64>",
        "%0:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> "
        "(tensor<3xui64>, tensor<2xbf16>)",
    ),
    "scatter": _main(
        "%x: tensor<2x3x4x5xf32>, %i: tensor<6x2x2xui8>, %u: tensor<6x2x4x2xf32>",
        f'%0 = "stablehlo.scatter"(%x, %i, %u) ({{{_ADD}}}) {{scatter_dimension_numbers = #stablehlo.scatter<'
        "update_window_dims = [2, 3], inserted_window_dims = [1], input_batching_dims = [0], "
        "scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [3, 1], index_vector_dim = 2>, "
        "unique_indices = true} : (tensor<2x3x4x5xf32>, tensor<6x2x2xui8>, tensor<6x2x4x2xf32>) -> "
        "tensor<2x3x4x5xf32>",
    ),
    "select_and_scatter": _main(
        "%x: tensor<4x2xf32>, %s: tensor<2x2xf32>, %i: tensor<f32>",
        f'%0 = "stablehlo.select_and_scatter"(%x, %s, %i) ({{{_LESS}}}, {{{_ADD}}}) {{window_dimensions = '
        "array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>} : "
        "(tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>",
    ),
    "send": _main(
        "%x: tensor<f32>, %t: !stablehlo.token",
        '%0 = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, '
        "source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<f32>, !stablehlo.token) -> "
        "!stablehlo.token",
    ),
    "set_dimension_size": _main(
        "%x: tensor<4xf32>, %n: tensor<i32>",
        "%0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4xf32>, tensor<i32>) -> "
        "tensor<?xf32, #stablehlo.bounds<4>>",
    ),
    "sort": _main(
        "%a: tensor<2x3xf32>",
        f'%0 = "stablehlo.sort"(%a) ({{{_LESS}}}) {{dimension = -2 : i64, is_stable = true}} : (tensor<2x3xf32>) -> '
        "tensor<2x3xf32>",
    ),
    "torch_index_select": _main(
        "%x: tensor<4x3xf32>, %i: tensor<2xi32>",
        '%0 = "stablehlo.torch_index_select"(%x, %i) {dim = 0 : i64, batch_dims = 0 : i64} : '
        "(tensor<4x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>",
    ),
    "triangular_solve": _main(
        "%a: tensor<2x2xf32>, %b: tensor<3x2xf32>",
        '%0 = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = true, transpose_a '
        "= #stablehlo<transpose ADJOINT>} : (tensor<2x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>",
    ),
    "tuple": _main(
        "%x: tensor<f32>, %t: !stablehlo.token",
        "%0 = stablehlo.tuple %x, %t : tuple<tensor<f32>, !stablehlo.token>",
    ),
    "unary_einsum": _main(
        "%a: tensor<2x3xf32>",
        '%0 = "stablehlo.unary_einsum"(%a) {einsum_config = "ab->a"} : (tensor<2x3xf32>) -> tensor<2xf32>',
    ),
    "uniform_dequantize": _main(
        "%x: tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25:3}>>",
        "%0 = stablehlo.uniform_dequantize %x : (tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25:3}>>) -> tensor<2xf32>",
    ),
    "uniform_quantize": _main(
        "%x: tensor<2xf32>",
        "%0 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<u8<1:255>:f32, 0.5:128>>",
    ),
}  # fmt: skip

ATTRIBUTES: dict[str, dict[str, Attribute]] = {
    "all_gather": {
        "all_gather_dim": 1, "replica_groups": ((0, 2), (3, 1)), "channel_id": 7, "use_global_device_ids": True,
    },
    "all_reduce": {"replica_groups": ((0, 2), (1,))},
    "all_to_all": {
        "split_dimension": 1, "concat_dimension": 0, "split_count": 2, "replica_groups": ((1, 0),), "channel_id": 1,
    },
    "batch_norm_inference": {"epsilon": float("inf"), "feature_index": 1},
    "batch_norm_training": {"epsilon": 0.0, "feature_index": 1},
    "cholesky": {"lower": True},
    "collective_permute": {"source_target_pairs": ((0, 1), (2, 0))},
    "composite": {
        "name": "math.half", "decomposition": "halves", "version": 2,
        "composite_attributes": Raw('{exact = true, names = ["a", "b"]}'),
    },
    "convolution": {
        "window_strides": (2, 1), "padding": ((1, 0), (-1, 2)), "lhs_dilation": (1, 2), "rhs_dilation": (1, 3),
        "window_reversal": (True, False), "input_batch_dimension": 0, "input_feature_dimension": 3,
        "input_spatial_dimensions": (1, 2), "kernel_input_feature_dimension": 2, "kernel_output_feature_dimension": 3,
        "kernel_spatial_dimensions": (0, 1), "output_batch_dimension": 3, "output_feature_dimension": 0,
        "output_spatial_dimensions": (2, 1), "feature_group_count": 2, "batch_group_count": 1,
        "precision_config": ("HIGH", "DEFAULT"),
    },
    "custom_call": {
        "call_target_name": 'say "hello"', "has_side_effect": True, "backend_config": Raw("{width = 3 : i32}"),
        "api_version": 4, "called_computations": ("halves", "halves"),
    },
    "dot": {"precision_config": ("HIGHEST", "HIGH")},
    "dynamic_broadcast_in_dim": {
        "broadcast_dimensions": (2, 0), "known_expanding_dimensions": (1,), "known_nonexpanding_dimensions": (0,),
    },
    "dynamic_iota": {"iota_dimension": 1},
    "fft": {"fft_type": "RFFT", "fft_length": (4, 7)},
    "gather": {
        "offset_dims": (2, 3), "collapsed_slice_dims": (1,), "operand_batching_dims": (0,),
        "start_indices_batching_dims": (1,), "start_index_map": (3, 1), "index_vector_dim": 2,
        "slice_sizes": (1, 1, 4, 2), "indices_are_sorted": True,
    },
    "infeed": {"infeed_config": "", "layout": Raw("[[0, 1], [0]]")},
    "outfeed": {"outfeed_config": "é"},
    "recv": {"channel_id": 5, "channel_type": "HOST_TO_DEVICE", "is_host_transfer": True},
    "reduce_window": {
        "window_dimensions": (2, 1), "window_strides": (4, 1), "base_dilations": (2, 1), "window_dilations": (3, 1),
        "padding": ((2, 1), (0, -1)),
    },
    "scatter": {
        "update_window_dims": (2, 3), "inserted_window_dims": (1,), "input_batching_dims": (0,),
        "scatter_indices_batching_dims": (1,), "scatter_dims_to_operand_dims": (3, 1), "index_vector_dim": 2,
        "unique_indices": True,
    },
    "send": {"channel_id": 3, "channel_type": "DEVICE_TO_DEVICE", "source_target_pairs": ((0, 1),)},
    "sort": {"dimension": -2, "is_stable": True},
    "triangular_solve": {"left_side": False, "lower": True, "unit_diagonal": True, "transpose_a": "ADJOINT"},
    "unary_einsum": {"einsum_config": "ab->a"},
}  # fmt: skip
