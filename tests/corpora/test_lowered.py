"""Tests that replay programs lowered by JAX against the results that JAX computes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
from jax import lax
from jax.scipy import special

from tests.corpora.conftest import Replayer
from tests.corpora.lowered import as_test

RNG = np.random.default_rng(0)


def f32(*shape: int, low: float = -2.0, high: float = 2.0) -> np.ndarray[Any, Any]:
    return RNG.uniform(low, high, shape).astype(np.float32)


def i32(*shape: int, low: int = -4, high: int = 5) -> np.ndarray[Any, Any]:
    return RNG.integers(low, high, shape).astype(np.int32)


SPECIAL = np.array([0.0, -0.0, 1.0, -1.5, np.inf, -np.inf, np.nan, 3e38, 2.5], np.float32)
LAYOUT = ("NHWC", "HWIO", "NHWC")


def pooled(x: Any) -> Any:
    return lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (1, 2), ((0, 1), (1, 0)), (1, 2), (1, 1))


def network(w: Any, k: Any, x: Any) -> Any:
    hidden = jax.nn.relu(lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=LAYOUT))
    return jax.nn.log_softmax(hidden.mean((1, 2)) @ w).sum()


def recurrent(w: Any, xs: Any) -> Any:
    return lax.scan(lambda h, x: (jnp.tanh(h @ w + x), h.sum()), jnp.zeros(3), xs)


def attention(q: Any, k: Any, v: Any) -> Any:
    return jax.nn.softmax(q @ k.T) @ v


def collatz(n: Any) -> Any:
    halved = lambda c: (jnp.where(c[0] % 2 == 0, c[0] // 2, 3 * c[0] + 1), c[1] + 1)  # noqa: E731
    return lax.while_loop(lambda c: c[0] != 1, halved, (n, 0))


def uniform(key: Any) -> Any:
    return jax.random.uniform(jax.random.wrap_key_data(key), (3, 4))


CLOSE: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "abs": (lax.abs, (SPECIAL,)),
    "round_to_even": (lambda x: lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN), (SPECIAL,)),
    "maximum": (lax.max, (SPECIAL, SPECIAL[::-1])),
    "remainder": (lax.rem, (i32(9), i32(9, low=1))),
    "shifts": (lambda x: (x << 3, x >> 1, lax.shift_right_logical(x, 1)), (i32(9),)),
    "bits": (lambda x: (lax.population_count(x), lax.clz(x), ~x), (i32(9),)),
    "bitcast": (lambda x: lax.bitcast_convert_type(x, np.int16), (SPECIAL,)),
    "next_after": (lax.nextafter, (SPECIAL[:4], SPECIAL[1:5])),
    "to_bfloat16": (lambda x: x.astype(jnp.bfloat16), (f32(20),)),
    "to_8_bits": (lambda x: x.astype(ml_dtypes.float8_e4m3fn), (f32(20),)),
    "from_8_bits": (lambda x: x.astype(np.float32), (f32(20).astype(ml_dtypes.float8_e5m2),)),
    "complex": (lambda x, y: lax.complex(x, y) * lax.complex(y, x), (f32(5), f32(5))),
    "power": (lax.pow, (f32(8, low=0.1), f32(8))),
    "error_function": (lax.erf_inv, (f32(8, low=-0.9, high=0.9),)),
    "digamma": (special.digamma, (f32(8, low=0.5),)),
    "bessel": (lax.bessel_i1e, (f32(8),)),
    "logsumexp": (special.logsumexp, (f32(3, 5),)),
    "movement": (lambda x: jnp.roll(jnp.flip(x, 1).T, 1)[1:, ::2], (i32(4, 5),)),
    "padding": (lambda x, v: lax.pad(x, v, ((1, -1, 2), (-1, 2, 0))), (i32(3, 4), np.int32(7))),
    "dynamic_slice": (lambda x, i: lax.dynamic_slice(x, (i, i), (2, 2)), (i32(4, 5), np.int32(9))),
    "argmax": (lambda x: jnp.argmax(x, 1), (np.stack([SPECIAL, SPECIAL[::-1]]),)),
    "cumulative": (lambda x: (jnp.cumsum(x, 1), lax.cummax(x, 0)), (i32(3, 4),)),
    "cumulative_logsumexp": (lambda x: lax.cumlogsumexp(x, 0, reverse=True), (f32(6),)),
    "window": (pooled, (f32(4, 5),)),
    "sort": (lambda x, y: lax.sort((x, y), num_keys=1), (SPECIAL, i32(9))),
    "top_k": (lambda x: lax.top_k(x, 3), (SPECIAL,)),
    "unique": (lambda x: jnp.unique(x, size=5), (i32(8),)),
    "gather": (lambda x, i: x[i, :, i], (f32(5, 2, 5), i32(3))),
    "batched_gather": (jax.vmap(lambda x, i: x[i]), (f32(3, 4), i32(3, 2, low=0))),
    "scatter": (lambda x, i, u: x.at[i].add(u), (i32(5, 2), i32(4, low=0, high=7), i32(4, 2))),
    "batched_scatter": (jax.vmap(lambda x, i, u: x.at[i].set(u)), (f32(3, 4), i32(3, 1, low=0), f32(3, 1))),
    "dot": (lambda a, b: jnp.einsum("bij,bkj->bik", a, b), (i32(2, 3, 4), i32(2, 5, 4))),
    "dot_of_integers_as_float": (
        lambda a, b: lax.dot(a, b, preferred_element_type=np.float32), (i32(3, 4), i32(4, 2)),
    ),
    "convolution": (
        lambda x, k: lax.conv_general_dilated(x, k, (2, 1), ((1, 0), (-1, 2)), (1, 2), (2, 1), LAYOUT, 2),
        (i32(1, 5, 6, 4), i32(2, 3, 2, 6)),
    ),
    "convolution_of_mixed_types": (
        lambda x, k: lax.conv_general_dilated(x, k, (1, 1), "VALID", preferred_element_type=np.float32),
        (i32(1, 2, 4, 4).astype(np.float16), i32(3, 2, 2, 2).astype(np.float16)),
    ),
    "collatz": (collatz, (np.int32(27),)),
    "branches": (lambda i, x: lax.switch(i, [lambda x: x, jnp.negative], x), (np.int32(-3), f32(3))),
    "batched_loop": (jax.vmap(lambda n: lax.fori_loop(0, n, lambda i, c: c + i, 0)), (i32(4, low=0),)),
    "threefry": (uniform, (np.array([0, 42], np.uint32),)),
}  # fmt: skip
ALMOST: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "network": (jax.grad(network, (0, 1)), (f32(2, 3), f32(2, 2, 1, 2), f32(2, 4, 4, 1))),
    "recurrent": (jax.grad(lambda w, xs: recurrent(w, xs)[1].sum()), (f32(3, 3), f32(5, 3))),
    "attention": (attention, (f32(4, 3), f32(5, 3), f32(5, 2))),
    "fourier": (lambda x: jnp.fft.irfft(jnp.fft.rfft(x)), (f32(2, 6),)),
}


@pytest.mark.parametrize("name", CLOSE)
def test_the_evaluator_agrees_with_what_jax_computes(replayed: Replayer, tmp_path: Path, name: str) -> None:
    function, inputs = CLOSE[name]
    agrees(replayed, tmp_path, as_test(function, *inputs))


@pytest.mark.parametrize("name", ALMOST)
def test_the_evaluator_agrees_about_models(replayed: Replayer, tmp_path: Path, name: str) -> None:
    function, inputs = ALMOST[name]
    agrees(replayed, tmp_path, as_test(function, *inputs, check="expect_almost_eq"))


def agrees(replayed: Replayer, folder: Path, text: str) -> None:
    (folder / "x.mlir").write_text(text)
    (line,) = replayed(folder / "x.mlir")
    assert (line.function, line.form, line.verdict) == ("main", "checks", "Conforms"), line.reason


def test_a_wrong_expectation_is_noticed(replayed: Replayer, tmp_path: Path) -> None:
    (tmp_path / "x.mlir").write_text(as_test(lax.neg, f32(3), expecting=lambda x: -x + 1))
    (line,) = replayed(tmp_path / "x.mlir")
    assert (line.verdict, line.kind) == ("Deviates", "wrong-value")


@pytest.mark.parametrize("backend", ["reference", "xla"])
def test_what_is_left_open_is_compared_with_the_custom(replayed: Replayer, tmp_path: Path, backend: str) -> None:
    bits, verdicts = CLOSE["bitcast"][0], []
    for expecting in (bits, lambda x: bits(x) + 1):
        (tmp_path / "x.mlir").write_text(as_test(bits, f32(3), expecting=expecting))
        verdicts += [line.verdict for line in replayed(tmp_path / "x.mlir", backend)]
    assert verdicts == ["Conforms", "Undecided" if backend == "reference" else "Deviates"]


def test_targets_that_nobody_knows_are_not_called(replayed: Replayer, tmp_path: Path) -> None:
    """A custom_call with an unknown target is unsupported. Calling it would end the process of XLA."""
    (tmp_path / "x.mlir").write_text(as_test(jnp.linalg.cholesky, np.eye(2, dtype=np.float32)))
    for backend in ("reference", "xla"):
        (line,) = replayed(tmp_path / "x.mlir", backend)
        assert line.verdict == "Unsupported"
        assert line.reason == "custom_call: the target 'lapack_spotrf_ffi' is none that is known"
