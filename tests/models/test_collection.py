"""Tests of the collection of real programs: they can be read, and their inputs fit."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from models import collection as room
from models.collection import Model, as_stored, as_typed, collection, like
from oracles.reference.program_structure import custom_call_targets
from spec.structure import violations
from spec.types import TensorType, bf16, dtype

BROKEN = {
    "conv-i8": {"C27"},  # JAX asks for sums of i32, of which the specification says nothing
    "tensorflow-cholesky": {"structure"},  # TensorFlow writes attributes of XLA's shapes
    "tensorflow-gather": {"structure"},
    "tensorflow-resize": {"structure"},
    "tensorflow-sort": {"C2"},  # sizes that are set to what they are
    "tensorflow-top-k": {"C2"},
}
"""Programs that producers write though they break a constraint, which every implementation here accepts."""
MODELS = list(collection().values())
FOLDER = Path(room.__file__).parent


@pytest.mark.parametrize("model", MODELS, ids=lambda m: m.name)
def test_each_is_valid_and_takes_its_inputs(model: Model) -> None:
    program = model.program
    assert {v.label for v in violations(program)} <= BROKEN.get(model.name, set())
    given, other = model.inputs(2, seed=1)
    for row in (given, other):
        for array, argument in zip(row, program.main.arguments, strict=True):
            assert isinstance(argument.type, TensorType)
            assert array.dtype == dtype(argument.type.element_type)
            assert array.shape == argument.type.shape
    called = {o.attribute("call_target_name") for o in program.operations() if o.name == "custom_call"}
    assert called <= custom_call_targets()


def test_there_are_many_of_all_kinds() -> None:
    assert len(MODELS) >= 300
    families = Counter(m.name.partition("-")[0] for m in MODELS)
    assert {"numpy", "scipy", "random", "loop", "grad", "flax", "equinox", "optax", "tensorflow"} <= families.keys()
    values = [v.type for m in MODELS for o in m.program.operations() for v in (*o.operands, *o.results)]
    types = {str(t.element_type) for t in values if isinstance(t, TensorType)}
    assert {"f32", "bf16", "f16", "i8", "i32", "ui32", "i1", "complex<f32>"} <= types
    ops = Counter(o.name for m in MODELS for o in m.program.operations())
    assert min(ops[op] for op in ("while", "case", "scatter", "gather", "sort", "reduce_window", "convolution")) > 10


def test_versions_are_kept() -> None:
    versions = json.loads((FOLDER / room.VERSIONS).read_text())
    assert {"jax", "jaxlib", "flax", "equinox", "optax"} <= versions["jax"].keys()
    assert "tensorflow" in versions["tensorflow"]


def test_no_text_names_a_place_of_a_machine() -> None:
    assert [m.name for m in MODELS if "site-packages" in m.text or '"/' in m.text] == []


@given(st.lists(st.floats(width=16), min_size=1, max_size=9), st.sampled_from([np.float32, ml_dtypes.bfloat16]))
def test_what_is_stored_is_read_back(values: list[float], kind: type) -> None:
    array = np.array(values).astype(kind)
    stored = as_stored(array)
    assert stored.dtype.isbuiltin == 1
    t = TensorType(array.shape, bf16)
    again = as_typed(stored, t) if kind is ml_dtypes.bfloat16 else stored
    assert again.tobytes() == array.tobytes()


@given(st.lists(st.integers(-(2**31), 2**31 - 1), min_size=1, max_size=9), st.integers(0, 9))
def test_others_like_integers_stay_between_them(values: list[int], seed: int) -> None:
    array = np.array(values, np.int32)
    other = like(array, np.random.default_rng(seed))
    assert (other.dtype, other.shape) == (array.dtype, array.shape)
    assert (other >= min(0, *values)).all()
    assert (other <= max(0, *values)).all()
