"""Tests worked out by hand of the ops with the most difficult constraints: broken labels and inferred types."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from spec.parse import parse
from spec.program import Attribute, Operation, Program, Value, main_program
from spec.structure import violations
from spec.types import (
    FutureType,
    QuantizedType,
    TensorType,
    Type,
    bf16,
    complex64,
    f32,
    f64,
    si8,
    si32,
    si64,
    tensor,
    ui8,
)
from tests.spec.samples import TEXTS
from tests.spec.test_op_descriptions import first_of_two, program_of

Q = QuantizedType(si8, f32, (0.5,), (0,), -128, 127)
AXIS_0 = QuantizedType(si8, f32, (0.5, 0.25), (0, 0), -128, 127, 0)
AXIS_1 = replace(AXIS_0, quantization_dimension=1)

_GATHER_BATCHING = ("operand_batching_dims", "start_indices_batching_dims")
_SCATTER_BATCHING = ("input_batching_dims", "scatter_indices_batching_dims")


def broken(program: Program) -> set[str]:
    return {v.label for v in violations(program)}


def sample(name: str) -> tuple[Program, Operation]:
    program = parse(TEXTS[name])
    return program, next(o for o in program.main.body.operations if o.name == name)


def with_attributes(op: str, attributes: dict[str, Attribute]) -> Program:
    """Return an op's sample program with some attributes replaced."""
    program, operation = sample(op)
    merged = dict(operation.attributes) | attributes
    changed = replace(operation, attributes=tuple(sorted(merged.items())))
    operations = tuple(changed if o is operation else o for o in program.main.body.operations)
    body = replace(program.main.body, operations=operations)
    return replace(program, functions=(replace(program.main, body=body), *program.functions[1:]))


def without(name: str, *attributes: str) -> Program:
    program, operation = sample(name)
    kept = tuple((n, v) for n, v in operation.attributes if n not in attributes)
    return main_program(program.main.arguments, (replace(operation, attributes=kept),), ())


@pytest.mark.parametrize(
    ("op", "attributes", "labels"),
    [
        # gather: sizes 1, 1, 4, 2 of a 2x3x4x5 operand, batched over dimension 0
        ("gather", {"slice_sizes": (1, 1, 4, 5)}, {"C22"}),
        ("gather", {"slice_sizes": (1, 0, 4, 2)}, set()),
        ("gather", {"slice_sizes": (1, 1, 5, 2)}, {"C21", "C22"}),
        ("gather", {"slice_sizes": (1, 2, 4, 2)}, {"C9"}),
        ("gather", {"start_index_map": (3,)}, {"C3"}),
        ("gather", {"start_index_map": (0, 3)}, {"C18"}),
        ("gather", {"index_vector_dim": 1}, {"C15"}),
        ("gather", {"collapsed_slice_dims": (0, 1), **dict.fromkeys(_GATHER_BATCHING, ())}, set()),
        ("gather", {"operand_batching_dims": ()}, {"C1", "C16"}),
        ("scatter", {"update_window_dims": (0, 1)}, {"C4"}),
        ("scatter", {"scatter_indices_batching_dims": (0,)}, {"C18"}),
        ("scatter", {"scatter_dims_to_operand_dims": (4, 1)}, {"C21"}),
        ("scatter", {"inserted_window_dims": (0, 1), **dict.fromkeys(_SCATTER_BATCHING, ())}, set()),
        ("reduce_window", {"window_strides": (2, 1)}, {"C15"}),
        ("reduce_window", {"padding": ((2, 1), (0, 0))}, {"C15"}),
        ("reduce_window", {"padding": ((2, 1, 0), (0, -1, 0))}, {"C12"}),
        ("reduce_window", {"window_dilations": (0, 1)}, {"C11"}),
        ("select_and_scatter", {"window_strides": (1, 1)}, {"C2"}),
        ("sort", {"dimension": -3}, {"C4"}),
        ("sort", {"dimension": 1}, set()),
        ("map", {"dimensions": (1, 0)}, {"C3"}),
        ("cholesky", {"lower": False}, set()),
        ("triangular_solve", {"left_side": True}, {"C3"}),
        ("fft", {"fft_length": (7,)}, set()),
        ("fft", {"fft_length": (4, 8)}, {"C4"}),
        ("fft", {"fft_type": "IRFFT"}, {"C2", "C5"}),
        ("convolution", {"feature_group_count": 1}, {"C14"}),
        ("convolution", {"batch_group_count": 2, "feature_group_count": 1}, {"C10", "C14", "C25"}),
        ("convolution", {"rhs_dilation": (3, 3)}, {"C25"}),
        ("convolution", {"kernel_spatial_dimensions": (0, 2)}, {"C18", "C25"}),
        ("convolution", {"precision_config": ("HIGH",)}, {"C24"}),
        ("dot_general", {"precision_config": ()}, {"C11"}),
        ("dot_general", {"lhs_contracting_dimensions": (1,)}, {"C10", "C12"}),
        ("batch_norm_training", {"feature_index": 2}, {"C1"}),
        ("batch_norm_training", {"feature_index": 0}, {"C3", "C4", "C5", "C6"}),
        ("get_tuple_element", {"index": 2}, {"C1"}),
        ("get_tuple_element", {"index": 0}, {"C2"}),
        ("composite", {"name": "half"}, {"C1"}),
        ("composite", {"name": "a.b$c.9"}, set()),
        ("composite", {"decomposition": "thirds"}, {"C2"}),
        ("composite", {"decomposition": "main"}, {"C4"}),
        ("recv", {"is_host_transfer": False}, {"C1"}),
        ("recv", {"channel_type": "DEVICE_TO_HOST"}, {"I3", "C1"}),
        ("send", {"channel_type": "DEVICE_TO_HOST"}, {"C1"}),
        ("rng", {"rng_distribution": "UNIFORM"}, set()),
        ("rng_bit_generator", {"rng_algorithm": "THREE_FRY"}, {"C2"}),
        ("rng_bit_generator", {"rng_algorithm": "DEFAULT"}, set()),
        # collectives: by replica (channel 0), by partition, by both, by global ids
        ("all_gather", {"replica_groups": ((0, 1), (2, 2))}, {"C2"}),
        ("all_gather", {"replica_groups": ((0, 1, 2, 3),)}, {"C6"}),
        ("all_gather", {"channel_id": 0}, {"C3", "C5"}),
        ("all_gather", {"replica_groups": ((0, 4), (1, 2))}, {"C4"}),
        ("all_reduce", {"replica_groups": ((0, 1), (2,))}, set()),
        ("all_reduce", {"replica_groups": ((0, 1),)}, {"C2"}),
        ("all_reduce", {"replica_groups": ((0, 1), (3,))}, {"C3"}),
        ("all_reduce", {"channel_id": 5}, set()),
        ("all_reduce", {"use_global_device_ids": True}, {"C4"}),
        ("all_to_all", {"channel_id": 0}, {"C6"}),
        ("all_to_all", {"split_count": 4}, {"C8", "C9"}),
        ("all_to_all", {"split_count": 3}, {"C2", "C8", "C9"}),
        ("collective_broadcast", {"replica_groups": ((0,), (1, 2))}, set()),
        ("collective_broadcast", {"replica_groups": ((0, 3),)}, {"C2"}),
        ("collective_permute", {"source_target_pairs": ((0, 1), (0, 2))}, {"C2"}),
        ("collective_permute", {"source_target_pairs": ((0, 1), (2, 1))}, {"C3"}),
        ("collective_permute", {"source_target_pairs": ((0, 3),)}, {"C4"}),
        ("collective_permute", {"source_target_pairs": ((0,), (1,))}, {"C1"}),
        ("reduce_scatter", {"scatter_dimension": 0}, {"C1", "C8"}),
        ("reduce_scatter", {"scatter_dimension": 2}, {"C2"}),
        ("reduce_scatter", {"replica_groups": ((0,), (1,), (2,))}, {"C8"}),
    ],
)  # fmt: skip
def test_other_attributes_break(op: str, attributes: dict[str, Any], labels: set[str]) -> None:
    assert broken(with_attributes(op, attributes)) == labels


def test_attributes_that_are_left_out_have_defaults_of_the_right_rank() -> None:
    pool, scalar = tensor(f32, 3, 2), tensor(f32)
    body = (first_of_two(scalar),)
    windows = program_of("reduce_window", (pool, scalar), {"window_dimensions": (2, 1)}, body)
    assert windows.main.result_types == (tensor(f32, 2, 2),)
    assert broken(windows) == set()
    assert broken(without("convolution", "padding")) == {"C25"}
    kept = ("window_strides", "padding", "lhs_dilation", "rhs_dilation", "window_reversal", "precision_config")
    _, convolution = sample("convolution")
    plain = tuple((n, v) for n, v in convolution.attributes if n not in kept)
    result = (Value("y", tensor(f32, 4, 4, 2, 1)),)
    operation = replace(convolution, attributes=plain, results=result)
    assert broken(main_program(convolution.operands, (operation,), ())) == set()


def test_empty_arrays_stand_for_attributes_that_are_left_out() -> None:
    empty = {"window_reversal": (), "lhs_dilation": ()}
    assert broken(with_attributes("convolution", empty)) == broken(without("convolution", *empty))
    assert "C9" not in broken(with_attributes("convolution", {"window_reversal": ()}))
    assert "C9" in broken(with_attributes("convolution", {"window_reversal": (False,)}))
    assert broken(with_attributes("convolution", {"padding": ()})) == {"C4"}


@pytest.mark.parametrize(
    ("op", "operand", "result", "labels"),
    [
        ("uniform_quantize", tensor(f32, 2), tensor(Q, 2), set()),
        ("uniform_quantize", tensor(f32, 2), tensor(AXIS_0, 2), set()),
        ("uniform_quantize", tensor(Q, 2), tensor(AXIS_0, 2), set()),
        ("uniform_quantize", tensor(f32, 2), tensor(Q, 3), {"C1"}),
        ("uniform_quantize", tensor(bf16, 2), tensor(Q, 2), {"C2"}),
        ("uniform_quantize", tensor(Q, 2), tensor(replace(Q, expressed_type=bf16), 2), {"C2"}),
        ("uniform_quantize", tensor(si32, 2), tensor(Q, 2), {"I1"}),
        ("uniform_quantize", tensor(f32, 2), tensor(f32, 2), {"O1"}),
        ("uniform_dequantize", tensor(Q, 2), None, set()),
        ("uniform_dequantize", tensor(AXIS_1, 3, 2), None, set()),
        ("uniform_dequantize", tensor(Q, 2), tensor(f32, 3), {"C1"}),
        ("uniform_dequantize", tensor(Q, 2), tensor(f64, 2), {"C2"}),
        ("uniform_dequantize", tensor(f32, 2), tensor(f32, 2), {"I1"}),
    ],
)  # fmt: skip
def test_quantization(op: str, operand: TensorType, result: TensorType | None, labels: set[str]) -> None:
    program = program_of(op, (operand,), results=None if result is None else (result,))
    assert broken(program) == labels
    if result is None:
        assert program.main.result_types == (tensor(f32, *operand.static_shape),)


def product(lhs: TensorType, rhs: TensorType, result: TensorType) -> Program:
    numbers = {
        "lhs_batching_dimensions": (), "rhs_batching_dimensions": (), "lhs_contracting_dimensions": (1,),
        "rhs_contracting_dimensions": (0,),
    }  # fmt: skip
    return program_of("dot_general", (lhs, rhs), numbers, results=(result,))


@pytest.mark.parametrize(
    ("lhs", "rhs", "result", "labels"),
    [
        (f32, f32, f64, set()),  # a wider result is the accumulator that the program asks for
        (f32, f64, f64, {"C13"}),
        (Q, Q, Q, set()),
        (Q, AXIS_1, Q, set()),
        (Q, AXIS_1, AXIS_1, set()),
        (Q, AXIS_0, Q, {"C19"}),
        (Q, Q, AXIS_1, {"C18"}),
        (Q, Q, f32, {"C14", "C18"}),
        (Q, replace(Q, storage_type=ui8, storage_min=0, storage_max=255), Q, {"C15"}),
        (Q, replace(Q, zero_points=(3,)), Q, {"C17"}),
        (replace(Q, zero_points=(3,)), Q, Q, set()),
    ],
)  # fmt: skip
def test_products_of_quantized_tensors(lhs: Any, rhs: Any, result: Any, labels: set[str]) -> None:
    assert broken(product(tensor(lhs, 3, 2), tensor(rhs, 2, 2), tensor(result, 3, 2))) == labels


@pytest.mark.parametrize(
    ("kind", "operand", "lengths", "result"),
    [
        ("RFFT", tensor(f32, 3, 8), (8,), tensor(complex64, 3, 5)),
        ("RFFT", tensor(f32, 3, 7), (3, 7), tensor(complex64, 3, 4)),
        ("RFFT", tensor(f32, 0), (0,), tensor(complex64, 0)),
        ("IRFFT", tensor(complex64, 3, 5), (8,), tensor(f32, 3, 8)),
        ("IRFFT", tensor(complex64, 3, 5), (9,), tensor(f32, 3, 9)),
        ("IFFT", tensor(complex64, 3, 5), (5,), tensor(complex64, 3, 5)),
    ],
)
def test_results_of_fourier_transforms(
    kind: str, operand: TensorType, lengths: tuple[int, ...], result: TensorType
) -> None:
    program = program_of("fft", (operand,), {"fft_type": kind, "fft_length": lengths})
    assert program.main.result_types == (result,)
    assert broken(program) == set()


def test_the_shape_of_random_numbers_is_a_constant() -> None:
    number, sizes = tensor(f32), TensorType((2,), si32)
    program = program_of("rng", (number, number, sizes), {"rng_distribution": "UNIFORM"}, results=(tensor(f32, 2, 3),))
    assert broken(program) == {"I3"}
    from_outside = program_of(
        "rng", (number, number, replace(sizes, element_type=si64)), {"rng_distribution": "UNIFORM"},
        results=(tensor(f32, 2, 3),),
    )  # fmt: skip
    assert broken(from_outside) == {"C3"}


def test_futures_are_of_what_the_body_returns() -> None:
    program, start = sample("async_start")
    wrong: tuple[Type, ...] = (FutureType((tensor(f32, 4),)),)
    changed = replace(start, results=(replace(start.results[0], type=wrong[0]),))
    assert broken(main_program(program.main.arguments, (changed,), ())) == {"C2"}
