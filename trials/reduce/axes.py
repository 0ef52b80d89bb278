"""Tables of the attributes that name axes or have an entry per axis, for dropping or cutting an axis in one step."""

from __future__ import annotations

from collections.abc import Mapping

NAMES: Mapping[str, Mapping[str, str]] = {
    "all_gather": {"all_gather_dim": "operand"},
    "all_to_all": {"split_dimension": "operand", "concat_dimension": "operand"},
    "batch_norm_grad": {"feature_index": "operand"},
    "batch_norm_inference": {"feature_index": "operand"},
    "batch_norm_training": {"feature_index": "operand"},
    "broadcast_in_dim": {"broadcast_dimensions": "result"},
    "concatenate": {"dimension": "inputs"},
    "convolution": {
        "input_batch_dimension": "lhs", "input_feature_dimension": "lhs", "input_spatial_dimensions": "lhs",
        "kernel_input_feature_dimension": "rhs", "kernel_output_feature_dimension": "rhs",
        "kernel_spatial_dimensions": "rhs", "output_batch_dimension": "result", "output_feature_dimension": "result",
        "output_spatial_dimensions": "result",
    },
    "dot_general": {
        "lhs_batching_dimensions": "lhs", "lhs_contracting_dimensions": "lhs",
        "rhs_batching_dimensions": "rhs", "rhs_contracting_dimensions": "rhs",
    },
    "gather": {
        "offset_dims": "result", "collapsed_slice_dims": "operand", "operand_batching_dims": "operand",
        "start_indices_batching_dims": "start_indices", "start_index_map": "operand",
        "index_vector_dim": "start_indices",
    },
    "get_dimension_size": {"dimension": "operand"},
    "iota": {"iota_dimension": "output"},
    "map": {"dimensions": "inputs"},
    "reduce": {"dimensions": "inputs"},
    "reduce_scatter": {"scatter_dimension": "operand"},
    "reverse": {"dimensions": "operand"},
    "scatter": {
        "update_window_dims": "updates", "inserted_window_dims": "inputs", "input_batching_dims": "inputs",
        "scatter_indices_batching_dims": "scatter_indices", "scatter_dims_to_operand_dims": "inputs",
        "index_vector_dim": "scatter_indices",
    },
    "set_dimension_size": {"dimension": "operand"},
    "sort": {"dimension": "inputs"},
    "torch_index_select": {"dim": "operand"},
    "transpose": {"permutation": "operand"},
}  # fmt: skip
"""op -> attribute -> member of the op whose axes the attribute names (one axis, or a list of axes)."""

SIZES: Mapping[str, Mapping[str, str]] = {
    "dynamic_slice": {"slice_sizes": "operand"},
    "gather": {"slice_sizes": "operand"},
    "reduce_window": {"window_dimensions": "inputs"},
    "select_and_scatter": {"window_dimensions": "operand"},
    "slice": {"limit_indices": "operand", "start_indices": "operand"},
}
"""op -> attribute with one size per axis -> member that has these axes; no size exceeds that of the axis."""

PER_AXIS: Mapping[str, Mapping[str, str]] = {
    "broadcast_in_dim": {"broadcast_dimensions": "operand"},
    "convolution": dict.fromkeys(
        ("window_strides", "padding", "lhs_dilation", "rhs_dilation", "window_reversal"), "input_spatial_dimensions"
    ),
    "pad": dict.fromkeys(("edge_padding_low", "edge_padding_high", "interior_padding"), "operand"),
    "reduce_window": dict.fromkeys(("window_strides", "base_dilations", "window_dilations", "padding"), "inputs"),
    "select_and_scatter": dict.fromkeys(("window_strides", "padding"), "operand"),
    "slice": {"strides": "operand"},
}
"""op -> attribute with one entry per axis -> member that has these axes, or attribute that lists them."""

PER_START = {"dynamic_slice": "operand", "dynamic_update_slice": "operand"}
"""op -> member for each of whose axes the op takes a start index as an operand."""
