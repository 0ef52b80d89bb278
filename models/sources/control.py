"""Control flow, custom derivatives, windows and random numbers, as JAX lowers them."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from models.sources.registry import BF16, F16, F32, FLOATS, I32, UI32, add, integers, normal, positive

# Loops and branches.
_x, _n = normal("cx", (4, 8)), I32(5)
add(
    "loop-newton",
    lambda x: lax.while_loop(lambda s: jnp.abs(s * s - x).max() > 1e-3, lambda s: 0.5 * (s + x / s), x),
    positive("nw", (6,)),
)
add("loop-fori", lambda x, n: lax.fori_loop(0, n, lambda i, s: jnp.sin(s) + i, x), _x, _n)
add(
    "loop-nested",
    lambda x: lax.fori_loop(0, 3, lambda i, s: lax.fori_loop(0, i + 1, lambda j, t: t * 0.5 + j, s), x),
    _x,
)
add(
    "loop-fibonacci",
    lambda n: lax.fori_loop(0, n, lambda i, s: (s[1], s[0] + s[1]), (jnp.int32(0), jnp.int32(1)))[0],
    I32(30),
)
add(
    "loop-sieve",
    lambda: lax.fori_loop(
        2, 8, lambda i, s: jnp.where((jnp.arange(50) % i == 0) & (jnp.arange(50) > i), False, s), jnp.ones(50, bool)
    ),
)
add(
    "loop-bisection",
    lambda t: lax.fori_loop(
        0,
        20,
        lambda i, s: jnp.where((m := (s[0] + s[1]) / 2) ** 3 < t, jnp.stack([m, s[1]]), jnp.stack([s[0], m])),
        jnp.array([0.0, 4.0]),
    ),
    F32(11.0),
)
add(
    "loop-early-exit",
    lambda x: lax.while_loop(
        lambda s: (s[0] < 8) & (s[1] < 2.0), lambda s: (s[0] + 1, s[1] + x[0, s[0]] ** 2), (0, 0.0)
    ),
    _x,
)
add(
    "loop-life",
    lambda g: lax.fori_loop(
        0,
        4,
        lambda i, s: jnp.where(s == 1, (_neighbours(s) == 2) | (_neighbours(s) == 3), _neighbours(s) == 3).astype(I32),
        g,
    ),
    integers("gl", (8, 8), 0, 2),
)
add(
    "loop-mandelbrot",
    lambda: (
        lax.fori_loop(
            0,
            12,
            lambda i, s: (s[0] * s[0] - s[1] * s[1] + _grid()[0], jnp.clip(2 * s[0] * s[1] + _grid()[1], -9, 9)),
            (jnp.zeros((5, 6)), jnp.zeros((5, 6))),
        )[0]
        < 2
    ),
)
add("loop-knapsack", lambda w, v: lax.scan(lambda best, wv: (jnp.maximum(best, jnp.where(jnp.arange(20) >= wv[0], jnp.roll(best, wv[0]) + wv[1], 0)), best[-1]), jnp.zeros(20, I32), (w, v)),
    integers("kw", (6,), 1, 8), integers("kv", (6,), 1, 30))  # fmt: skip
add(
    "loop-edit-distance",
    lambda a, b: lax.scan(lambda row, c: (_edit_row(row, c, b), row[-1]), jnp.arange(8), a)[0],
    integers("e1", (9,), 0, 4),
    integers("e2", (7,), 0, 4),
)
add("scan-cumulative", lambda x: lax.scan(lambda c, r: (c * 0.9 + r, c), jnp.zeros(8), x), _x)
add("scan-reverse", lambda x: lax.scan(lambda c, r: (c + r, c * r), jnp.zeros(8), x, reverse=True), _x)
add(
    "scan-kalman",
    lambda z: lax.scan(
        lambda s, o: ((s[0] + (k := (s[1] + 0.1) / (s[1] + 0.6)) * (o - s[0]), (1 - k) * (s[1] + 0.1)), s[0]),
        (0.0, 1.0),
        z,
    ),
    normal("kz", (12,)),
)
add("scan-unrolled", lambda x: lax.scan(lambda c, r: (jnp.tanh(c + r), c), jnp.zeros(8), x, unroll=2), _x)
add(
    "scan-viterbi",
    lambda t, e: lax.scan(lambda s, o: ((m := s[:, None] + t).max(0) + o, m.argmax(0)), e[0], e[1:]),
    normal("vt", (4, 4)),
    normal("ve", (6, 4)),
)
add("scan-runge-kutta", lambda y: lax.scan(lambda s, _: (_rk4(s), s), y, None, length=10)[1], np.array([1.0, 0.0], F32))
add("scan-i32", lambda a: lax.scan(lambda c, v: (c * 31 + v, c), jnp.int32(7), a), integers("si", (20,), 0, 1000))
add("lax-map", lambda x: lax.map(lambda r: jnp.sort(r)[::2], x), _x)
add("lax-associative_scan", lambda x: lax.associative_scan(lambda a, b: a * b + b, x, axis=1), _x)
add(
    "lax-associative_scan-affine",
    lambda a, b: lax.associative_scan(lambda l, r: (l[0] * r[0], l[1] * r[0] + r[1]), (a, b)),
    positive("aa", (9,), F32, 0.1, 1.0),
    normal("ab", (9,)),
)
add("cond-two", lambda x, n: lax.cond(n > 3, lambda y: y @ y.T, lambda y: jnp.zeros((4, 4)) + y.sum(), x), _x, _n)
add("cond-switch", lambda x, n: lax.switch(n % 4, [jnp.sin, jnp.cos, lambda y: y * y, lambda y: -y], x), _x, _n)
add(
    "cond-in-loop",
    lambda x: lax.fori_loop(0, 6, lambda i, s: lax.cond(i % 2 == 0, lambda t: t + i, lambda t: t * 2, s), x),
    _x,
)
add("vmap-cond", jax.vmap(lambda x: lax.cond(x.sum() > 0, jnp.exp, jnp.negative, x)), _x)
add(
    "vmap-while",
    jax.vmap(lambda n: lax.while_loop(lambda s: s[0] > 0, lambda s: (s[0] - 3, s[1] + s[0]), (n, 0))),
    integers("vw", (5,), 0, 20),
)
add("grad-scan", jax.grad(lambda x: lax.scan(lambda c, r: (jnp.tanh(c * 0.5 + r), c), jnp.zeros(8), x)[0].sum()), _x)
add("grad-fori", jax.grad(lambda x: lax.fori_loop(0, 4, lambda i, s: jnp.sin(s) * x, x).sum()), _x)
add("grad-cond", jax.grad(lambda x, n: lax.cond(n > 3, lambda y: (y**3).sum(), lambda y: y.sum(), x)), _x, _n)
add("grad-remat", jax.grad(lambda x: jax.checkpoint(lambda y: jnp.sin(jnp.sin(y)))(x).sum()), _x)
add(
    "jvp-loop",
    lambda x, t: jax.jvp(lambda y: lax.while_loop(lambda s: s.sum() < 50, lambda s: s * 1.5 + 1, y), (x,), (t,)),
    _x,
    normal("jt", (4, 8)),
)
add("jvp-mlp", lambda x, t: jax.jvp(lambda y: jnp.tanh(y @ y.T), (x,), (t,)), _x, normal("jt", (4, 8)))
add("hessian", jax.hessian(lambda x: (jnp.sin(x) * x[::-1]).sum() ** 2), normal("he", (5,)))
add("jacobian", jax.jacfwd(lambda x: jnp.stack([x[0] * x[1], jnp.sin(x[2]), x.sum()])), normal("ja", (3,)))
add("jacobian-reverse", jax.jacrev(lambda x: jax.nn.softmax(x)), normal("ja", (5,)))


def _neighbours(s: Any) -> Any:
    turned = [jnp.roll(s, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]
    return sum(turned[1:], turned[0])


def _grid() -> tuple[Any, Any]:
    return jnp.broadcast_to(jnp.linspace(-2, 0.5, 6), (5, 6)), jnp.broadcast_to(jnp.linspace(-1, 1, 5)[:, None], (5, 6))


def _edit_row(row: Any, c: Any, b: Any) -> Any:
    replaced = row[:-1] + (b != c)
    first = jnp.concatenate([row[:1] + 1, jnp.minimum(row[1:] + 1, replaced)])
    return lax.associative_scan(jnp.minimum, first - jnp.arange(8)) + jnp.arange(8)


def _rk4(y: Any, h: float = 0.1) -> Any:
    def f(s: Any) -> Any:
        return jnp.stack([s[1], -jnp.sin(s[0])])

    k1 = f(y)
    k2 = f(y + h / 2 * k1)
    k3 = f(y + h / 2 * k2)
    return y + h / 6 * (k1 + 2 * k2 + 2 * k3 + f(y + h * k3))


@jax.custom_vjp
def _clipped(x: Any) -> Any:
    return x


_clipped.defvjp(lambda x: (x, None), lambda _, g: (jnp.clip(g, -0.1, 0.1),))


@jax.custom_jvp
def _log1pexp(x: Any) -> Any:
    return jnp.log1p(jnp.exp(x))


_log1pexp.defjvp(lambda p, t: (_log1pexp(p[0]), t[0] * (1 - 1 / (1 + jnp.exp(p[0])))))
add("grad-custom_vjp", jax.grad(lambda x: (_clipped(x) ** 2).sum()), _x)
add("grad-custom_jvp", jax.grad(lambda x: _log1pexp(x).sum()), _x)
add("function-called-twice", lambda x: jax.jit(jnp.sin)(x) + jax.jit(lambda y: jax.jit(jnp.sin)(y) * 2)(x.T).T, _x)

# Windows, and reductions of one's own.
_im = normal("im", (2, 9, 8, 3))
_window = ((1, 3, 2, 1), (1, 2, 2, 1))
for _t, _dtype in FLOATS:
    _m = _im.astype(_dtype)
    add(f"pool-max-{_t}", lambda m: lax.reduce_window(m, -jnp.inf, lax.max, *_window, "SAME"), _m)
    add(f"pool-mean-{_t}", lambda m: lax.reduce_window(m, 0.0, lax.add, *_window, "VALID") / 6, _m)
    add(
        f"grad-pool-max-{_t}",
        jax.grad(lambda m: (lax.reduce_window(m, -jnp.inf, lax.max, *_window, "SAME") ** 2).sum().astype(F32)),
        _m,
    )
    add(
        f"conv-2d-{_t}",
        lambda m, k: lax.conv_general_dilated(m, k, (2, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")),
        _m,
        normal("k2", (3, 2, 3, 4), _dtype, 0.3),
    )
add(
    "pool-min-i32",
    lambda m: lax.reduce_window(m, jnp.int32(2**31 - 1), lax.min, (2, 3), (1, 2), "SAME"),
    integers("pi", (6, 7), -50, 50),
)
add("reduce-custom", lambda x: lax.reduce(x, jnp.float32(0), lambda a, b: a + b + a * b * 0.01, (1,)), _x)
add(
    "reduce-argmax-custom",
    lambda x: lax.reduce(
        (x, lax.broadcasted_iota(I32, (4, 8), 1)),
        (jnp.float32(-jnp.inf), jnp.int32(0)),
        lambda a, b: (jnp.where(a[0] >= b[0], a[0], b[0]), jnp.where(a[0] >= b[0], a[1], b[1])),
        (1,),
    ),
    _x,
)
add(
    "conv-depthwise",
    lambda m, k: lax.conv_general_dilated(
        m, k, (1, 1), "SAME", feature_group_count=3, dimension_numbers=("NHWC", "HWIO", "NHWC")
    ),
    _im,
    normal("kd", (3, 3, 1, 6), F32, 0.3),
)
add(
    "conv-dilated",
    lambda m, k: lax.conv_general_dilated(
        m, k, (1, 1), "VALID", rhs_dilation=(2, 3), dimension_numbers=("NHWC", "HWIO", "NHWC")
    ),
    _im,
    normal("kd", (2, 2, 3, 2), F32, 0.3),
)
add("conv-transposed", lambda m, k: lax.conv_transpose(m, k, (2, 2), "SAME"), _im, normal("kt", (3, 3, 3, 2), F32, 0.3))
add(
    "conv-1d",
    lambda x, k: lax.conv_general_dilated(x, k, (1,), [(2, 0)], dimension_numbers=("NWC", "WIO", "NWC")),
    normal("c1", (2, 12, 3)),
    normal("k1", (3, 3, 4)),
)
add(
    "conv-3d",
    lambda x, k: lax.conv_general_dilated(x, k, (1, 1, 1), "SAME"),
    normal("c3", (1, 2, 4, 4, 3)),
    normal("k3", (3, 2, 2, 2, 2)),
)
add(
    "conv-i8",
    lambda x, k: lax.conv_general_dilated(x, k, (1, 1), "SAME", preferred_element_type=jnp.int32),
    integers("c8", (1, 2, 6, 6), -128, 128, np.int8),
    integers("k8", (3, 2, 3, 3), -128, 128, np.int8),
)
add(
    "grad-conv",
    jax.grad(
        lambda m, k: (
            lax.conv_general_dilated(m, k, (2, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")) ** 2
        ).sum(),
        (0, 1),
    ),
    _im,
    normal("k2", (3, 2, 3, 4), F32, 0.3),
)
add(
    "grad-conv-dilated",
    jax.grad(
        lambda m, k: lax.conv_general_dilated(
            m, k, (1, 1), "VALID", rhs_dilation=(2, 3), dimension_numbers=("NHWC", "HWIO", "NHWC")
        ).sum(),
        (0, 1),
    ),
    _im,
    normal("kd", (2, 2, 3, 2), F32, 0.3),
)
for _method in ("nearest", "bilinear", "bicubic", "lanczos3"):
    add(f"image-resize-{_method}", lambda m, method=_method: jax.image.resize(m, (2, 13, 5, 3), method), _im)
add("image-resize-down", lambda m: jax.image.resize(m, (2, 4, 4, 3), "bilinear", antialias=True), _im.astype(F16))
add(
    "image-scale",
    lambda m, s: jax.image.scale_and_translate(m[0], (5, 6, 3), (0, 1), s, s - 1, "linear"),
    _im,
    positive("sc", (2,), F32, 0.5, 1.5),
)
add("image-sobel", lambda m: jnp.sqrt(sum(lax.conv_general_dilated(m.mean(-1, keepdims=True), k[..., None, None], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")) ** 2
    for k in (jnp.array([[1.0, 0, -1], [2, 0, -2], [1, 0, -1]]), jnp.array([[1.0, 2, 1], [0, 0, 0], [-1, -2, -1]])))), _im)  # fmt: skip
add(
    "image-normalize-u8",
    lambda m: ((m.astype(BF16) / 255 - 0.5) * 2).astype(F32),
    integers("im8", (4, 5, 3), 0, 256, np.uint8),
)

# Random numbers.
_r, _key = jax.random, np.array([7, 42], UI32)
for _name, _draw in (
    ("uniform", lambda k: _r.uniform(k, (5, 7))), ("normal", lambda k: _r.normal(k, (33,))), ("bits", lambda k: _r.bits(k, (9,))),
    ("bits-u8", lambda k: _r.bits(k, (9,), "uint8")), ("randint", lambda k: _r.randint(k, (20,), -5, 1000)), ("bernoulli", lambda k: _r.bernoulli(k, 0.3, (20,))),
    ("permutation", lambda k: _r.permutation(k, 17)), ("choice", lambda k: _r.choice(k, 20, (6,), replace=False)), ("categorical", lambda k: _r.categorical(k, jnp.arange(5.0), shape=(12,))),
    ("gumbel", lambda k: _r.gumbel(k, (9,))), ("exponential", lambda k: _r.exponential(k, (9,))), ("laplace", lambda k: _r.laplace(k, (9,))), ("cauchy", lambda k: _r.cauchy(k, (9,))),
    ("truncated_normal", lambda k: _r.truncated_normal(k, -1.0, 2.0, (9,))), ("gamma", lambda k: _r.gamma(k, 2.5, (4,))), ("beta", lambda k: _r.beta(k, 2.0, 0.5, (3,))),
    ("poisson", lambda k: _r.poisson(k, 3.5, (6,))), ("dirichlet", lambda k: _r.dirichlet(k, jnp.ones(4))), ("rademacher", lambda k: _r.rademacher(k, (9,))), ("t", lambda k: _r.t(k, 4.0, (3,))),
    ("split", lambda k: _r.split(k, 3)), ("fold_in", lambda k: _r.fold_in(k, 99)), ("shuffle-rows", lambda k: _r.permutation(k, jnp.arange(12).reshape(6, 2))),
    ("multivariate", lambda k: _r.normal(k, (4, 3)) @ jnp.array([[1.0, 0, 0], [0.5, 1, 0], [0.2, 0.1, 1]]).T), ("weibull", lambda k: _r.weibull_min(k, 1.0, 1.5, (9,))),
    ("binomial", lambda k: _r.binomial(k, 10, 0.3, (4,))), ("geometric", lambda k: _r.geometric(k, 0.3, (7,))), ("loggamma", lambda k: _r.loggamma(k, 0.7, (4,))),
    ("uniform-bf16", lambda k: _r.uniform(k, (9,), BF16)), ("normal-bf16", lambda k: _r.normal(k, (9,), BF16)), ("normal-f16", lambda k: _r.normal(k, (9,), F16)),
    ("walk", lambda k: lax.scan(lambda c, i: (c + _r.normal(_r.fold_in(k, i)), c), 0.0, jnp.arange(6))),
    ("monte-carlo", lambda k: (jnp.square(_r.uniform(k, (100, 2))).sum(1) < 1).mean() * 4),
):  # fmt: skip
    add(f"random-{_name}", _draw, _key)
add("random-dropout", lambda k, x: jnp.where(_r.bernoulli(k, 0.8, x.shape), x / 0.8, 0), _key, _x)
add(
    "random-metropolis",
    lambda k: lax.fori_loop(
        0,
        5,
        lambda i, x: jnp.where(
            _r.uniform(_r.fold_in(k, 2 * i))
            < jnp.exp(-((y := x + _r.normal(_r.fold_in(k, 2 * i + 1))) ** 2 - x**2) / 2),
            y,
            x,
        ),
        0.0,
    ),
    _key,
)
add(
    "random-sample-top_p",
    lambda k, x: _r.categorical(k, jnp.where(jnp.cumsum(jax.nn.softmax(-jnp.sort(-x))) < 0.9, -jnp.sort(-x), -jnp.inf)),
    _key,
    normal("tp", (20,)),
)
