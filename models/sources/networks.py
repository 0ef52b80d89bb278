"""Layers, networks and their gradients, written by hand."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from models.sources.registry import BF16, F32, FLOATS, I8, I32, UI32, add, integers, normal, positive

# Attention and transformers.
D, HEADS = 16, 2


def block_parameters(name: str, dtype: Any = F32) -> dict[str, Any]:
    shapes = {"q": (D, D), "k": (D, D), "v": (D, D), "o": (D, D), "up": (D, 4 * D), "down": (4 * D, D)}
    scales = {"scale1": np.ones(D, dtype), "scale2": np.ones(D, dtype)}
    return {**{n: normal(name + n, s, dtype, s[0] ** -0.5) for n, s in shapes.items()}, **scales}


def normalize(x: Any, scale: Any) -> Any:
    y = x.astype(F32)
    y = (y - y.mean(-1, keepdims=True)) * lax.rsqrt(y.var(-1, keepdims=True) + 1e-5)
    return y.astype(x.dtype) * scale


def attention(x: Any, p: Any) -> Any:
    q, k, v = ((x @ p[n]).reshape(len(x), HEADS, -1) for n in "qkv")
    scores = jnp.einsum("qhd,khd->hqk", q, k) / np.sqrt(D / HEADS).astype(x.dtype)
    scores = jnp.where(jnp.tril(jnp.ones((len(x), len(x)), bool)), scores, jnp.finfo(x.dtype).min)
    return jnp.einsum("hqk,khd->qhd", jax.nn.softmax(scores, -1), v).reshape(x.shape) @ p["o"]


def block(x: Any, p: Any) -> Any:
    x = x + attention(normalize(x, p["scale1"]), p)
    return x + jax.nn.gelu(normalize(x, p["scale2"]) @ p["up"]) @ p["down"]


_x = normal("tokens", (6, D))
for _t, _dtype in FLOATS:
    add(f"net-attention-{_t}", attention, _x.astype(_dtype), block_parameters("b", _dtype))
    add(f"net-transformer-{_t}", block, _x.astype(_dtype), block_parameters("b", _dtype))
    add(f"net-layer_norm-{_t}", normalize, _x.astype(_dtype), np.ones(D, _dtype))
    add(
        f"net-rms_norm-{_t}",
        lambda x: x * lax.rsqrt(jnp.mean(jnp.square(x.astype(F32)), -1, keepdims=True) + 1e-6).astype(x.dtype),
        _x.astype(_dtype),
    )
    add(
        f"net-cross_entropy-{_t}",
        lambda x, y: -jnp.take_along_axis(jax.nn.log_softmax(x), y[:, None], 1).mean(),
        _x.astype(_dtype),
        integers("cl", (6,), 0, D),
    )
    add(
        f"grad-cross_entropy-{_t}",
        jax.grad(lambda x, y: -jnp.take_along_axis(jax.nn.log_softmax(x), y[:, None], 1).mean().astype(F32)),
        _x.astype(_dtype),
        integers("cl", (6,), 0, D),
    )
    add(
        f"net-mlp-{_t}",
        lambda x, a, b: jax.nn.relu(x @ a) @ b,
        _x.astype(_dtype),
        normal("m1", (D, 24), _dtype, 0.3),
        normal("m2", (24, 5), _dtype, 0.3),
    )
    add(
        f"grad-mlp-{_t}",
        jax.grad(lambda a, b, x: jnp.square(jax.nn.relu(x @ a) @ b).mean().astype(F32), (0, 1)),
        normal("m1", (D, 24), _dtype, 0.3),
        normal("m2", (24, 5), _dtype, 0.3),
        _x.astype(_dtype),
    )
add("net-transformer-two", lambda x, p, q: block(block(x, p), q), _x, block_parameters("b"), block_parameters("c"))
add(
    "net-transformer-scan",
    lambda x, p: lax.scan(lambda y, layer: (block(y, layer), y.mean()), x, p),
    _x,
    jax.tree.map(lambda a: np.stack([a, a * 0.5]), block_parameters("b")),
)
add(
    "net-transformer-mixed",
    lambda x, p: block(x.astype(BF16), jax.tree.map(lambda a: a.astype(BF16), p)).astype(F32),
    _x,
    block_parameters("b"),
)
add("grad-transformer", jax.grad(lambda p, x: jnp.square(block(x, p)).mean()), block_parameters("b"), _x)
add(
    "grad-attention-bf16",
    jax.grad(lambda p, x: jnp.square(attention(x, p)).mean().astype(F32)),
    block_parameters("b", BF16),
    _x.astype(BF16),
)
add(
    "grad-mixed-precision",
    jax.grad(lambda w, x: jnp.square((x.astype(BF16) @ w.astype(BF16)).astype(F32)).mean()),
    normal("mw", (D, 8)),
    _x,
)
add(
    "net-rope",
    lambda x: jnp.concatenate(
        [
            x[:, ::2] * (c := jnp.cos(jnp.arange(6.0)[:, None] * 10.0 ** -jnp.arange(8.0)))
            - x[:, 1::2] * (s := jnp.sin(jnp.arange(6.0)[:, None] * 10.0 ** -jnp.arange(8.0))),
            x[:, ::2] * s + x[:, 1::2] * c,
        ],
        1,
    ),
    _x,
)
add("net-embedding", lambda e, i: e[i] * 4.0 + e.mean(0), normal("emb", (30, D)), integers("tok", (9,), 0, 30))
add(
    "grad-embedding",
    jax.grad(lambda e, i: jnp.square(e[i]).sum()),
    normal("emb", (30, D)),
    integers("tok", (9,), 0, 30),
)
add(
    "net-kv-cache",
    lambda c, x, n: (
        (d := lax.dynamic_update_slice(c, x[:1], (n, 0))),
        jax.nn.softmax(jnp.where(jnp.arange(8) <= n, d @ x[0], -1e9)) @ d,
    ),
    normal("kv", (8, D)),
    _x,
    I32(3),
)
add(
    "net-experts",
    lambda x, g, w: jnp.einsum(
        "nk,nkd->nd", *(lambda v, i: (jax.nn.softmax(v), jnp.einsum("nd,nkde->nke", x, w[i])))(*lax.top_k(x @ g, 2))
    ),
    _x,
    normal("gate", (D, 4)),
    normal("ex", (4, D, D), F32, 0.25),
)
add(
    "net-linear-attention",
    lambda q, k, v: lax.scan(
        lambda s, qkv: ((t := s * 0.9 + jnp.outer(qkv[1], qkv[2])), qkv[0] @ t), jnp.zeros((D, D)), (q, k, v)
    )[1],
    _x,
    normal("lk", (6, D)),
    normal("lv", (6, D)),
)
add(
    "net-state-space",
    lambda a, b, x: lax.associative_scan(
        lambda l, r: (l[0] * r[0], l[1] * r[0] + r[1]), (jnp.broadcast_to(jax.nn.sigmoid(a), (6, D)), x * b)
    )[1],
    normal("sa", (D,)),
    normal("sb", (D,)),
    _x,
)
add(
    "net-beam-step",
    lambda s, p: lax.top_k((s[:, None] + jax.nn.log_softmax(p)).ravel(), 3),
    normal("bs", (3,)),
    normal("bp", (3, 12)),
)
add(
    "net-contrastive",
    lambda a, b: (
        -jnp.diagonal(
            jax.nn.log_softmax(
                (a / jnp.linalg.norm(a, axis=1, keepdims=True))
                @ (b / jnp.linalg.norm(b, axis=1, keepdims=True)).T
                / 0.07
            )
        ).mean()
    ),
    _x,
    normal("ct", (6, D)),
)
add(
    "net-ctc-like",
    lambda p: lax.scan(
        lambda c, r: (jnp.logaddexp(c, jnp.concatenate([jnp.array([-1e9]), c[:-1]])) + r, None),
        jnp.where(jnp.arange(5) == 0, 0.0, -1e9),
        jax.nn.log_softmax(p),
    )[0],
    normal("ctc", (7, 5)),
)

# Quantized by hand.
_a8, _w8 = integers("a8", (5, 32), -127, 128, I8), integers("w8", (32, 6), -127, 128, I8)
add(
    "quant-matmul",
    lambda a, w, s: lax.dot(a, w, preferred_element_type=jnp.int32).astype(F32) * s,
    _a8,
    _w8,
    positive("qs", (6,), F32, 0.001, 0.01),
)
add(
    "quant-dynamic",
    lambda x, w: (
        lambda s: lax.dot(jnp.clip(jnp.round(x / s), -127, 127).astype(I8), w, preferred_element_type=jnp.int32) * s
    )(jnp.abs(x).max(1, keepdims=True) / 127),
    normal("qx", (5, 32)),
    _w8,
)
add("quant-fake", lambda x: (jnp.clip(jnp.round(x / 0.05), -128, 127) * 0.05).astype(F32), normal("qx", (5, 32)))
add(
    "quant-straight-through",
    jax.grad(lambda x: jnp.square(x + lax.stop_gradient(jnp.round(x) - x)).sum()),
    normal("qx", (5, 32)),
)
add(
    "quant-int4-unpack",
    lambda w: jnp.stack([(w << 4) >> 4, w >> 4], -1).reshape(5, -1),
    integers("i4", (5, 8), -128, 128, I8),
)
add(
    "quant-requantize",
    lambda a, w: jnp.clip((lax.dot(a, w, preferred_element_type=jnp.int32) * 77 + (1 << 13)) >> 14, -128, 127).astype(
        I8
    ),
    _a8,
    _w8,
)
add(
    "quant-f8-matmul",
    lambda x, w: (x.astype(jnp.float8_e4m3fn).astype(BF16) @ w.astype(jnp.float8_e4m3fn).astype(BF16)).astype(F32),
    normal("qx", (5, 32)),
    normal("q8", (32, 4)),
)

# Recurrent networks.
_w, _u = normal("lw", (D, 32), F32, 0.25), normal("lu", (8, 32), F32, 0.3)


def lstm_step(state: Any, x: Any, w: Any, u: Any) -> Any:
    h, c = state
    i, f, g, o = jnp.split(x @ w + h @ u, 4, axis=-1)
    c = jax.nn.sigmoid(f + 1) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
    return (jax.nn.sigmoid(o) * jnp.tanh(c), c)


def lstm(x: Any, w: Any, u: Any) -> Any:
    zero = jnp.zeros((2, 8), x.dtype)
    return lax.scan(lambda s, v: ((t := lstm_step(s, v, w, u)), t[0]), (zero, zero), x)[1]


_seq = normal("seq", (7, 2, D))
for _t, _dtype in FLOATS:
    add(f"net-lstm-{_t}", lstm, _seq.astype(_dtype), _w.astype(_dtype), _u.astype(_dtype))
add("net-lstm-50", lstm, normal("seq50", (50, 2, D)), _w, _u)
add("net-lstm-step", lstm_step, (normal("h", (2, 8)), normal("c", (2, 8))), _seq[0], _w, _u)
add("grad-lstm", jax.grad(lambda w, u, x: jnp.square(lstm(x, w, u)).mean(), (0, 1)), _w, _u, _seq)
add(
    "net-gru",
    lambda x, w, u: lax.scan(
        lambda h, v: (
            (z := jax.nn.sigmoid((v @ w + h @ u)[:, :8])) * h
            + (1 - z) * jnp.tanh((v @ w + (jax.nn.sigmoid((v @ w + h @ u)[:, 8:16]) * h) @ u)[:, 16:24]),
            h.sum(),
        ),
        jnp.zeros((2, 8)),
        x,
    ),
    _seq,
    _w,
    _u,
)

# Convolutional networks.
_im = normal("pic", (2, 8, 8, 3))


def _batch_norm(x: Any) -> Any:
    return (x - x.mean((0, 1, 2))) * lax.rsqrt(x.var((0, 1, 2)) + 1e-5)


def _conv(x: Any, k: Any, stride: int = 1) -> Any:
    return lax.conv_general_dilated(x, k, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def residual(x: Any, k: Any, m: Any) -> Any:
    return jax.nn.relu(x + _batch_norm(_conv(jax.nn.relu(_batch_norm(_conv(x, k))), m)))


_k, _m = normal("rk", (3, 3, 3, 5), F32, 0.2), normal("rm", (3, 3, 5, 3), F32, 0.2)
add("net-resnet-block", residual, _im, _k, _m)
add("net-resnet-block-bf16", residual, _im.astype(BF16), _k.astype(BF16), _m.astype(BF16))
add("grad-resnet-block", jax.grad(lambda k, m, x: jnp.square(residual(x, k, m)).mean(), (0, 1)), _k, _m, _im)
add(
    "net-lenet",
    lambda x, k, w: jax.nn.log_softmax(
        lax.reduce_window(jax.nn.relu(_conv(x, k)), -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID").reshape(
            2, -1
        )
        @ w
    ),
    _im,
    _k,
    normal("lf", (80, 10), F32, 0.1),
)
add(
    "grad-lenet",
    jax.grad(
        lambda k, w, x: (
            -jax.nn.log_softmax(
                lax.reduce_window(
                    jax.nn.relu(_conv(x, k)), -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"
                ).reshape(2, -1)
                @ w
            )[:, 3].mean()
        ),
        (0, 1),
    ),
    _k,
    normal("lf", (80, 10), F32, 0.1),
    _im,
)
add(
    "net-unet-step",
    lambda x, k, m: jnp.concatenate(
        [x, jax.image.resize(_conv(jax.nn.silu(_conv(x, k, 2)), m), (2, 8, 8, 3), "nearest")], -1
    ),
    _im,
    _k,
    _m,
)
add(
    "net-squeeze-excite",
    lambda x, a, b: x * jax.nn.sigmoid(jax.nn.relu(x.mean((1, 2)) @ a) @ b)[:, None, None],
    _im,
    normal("se", (3, 2)),
    normal("sf", (2, 3)),
)
add(
    "net-patches",
    lambda x, w: x.reshape(2, 4, 2, 4, 2, 3).transpose(0, 1, 3, 2, 4, 5).reshape(2, 16, 12) @ w,
    _im,
    normal("pw", (12, D)),
)
add(
    "net-vae",
    lambda k, x, w: (
        lambda mu, lv: (
            mu + jnp.exp(0.5 * lv) * jax.random.normal(k, mu.shape),
            -0.5 * (1 + lv - mu**2 - jnp.exp(lv)).sum(),
        )
    )(*jnp.split(x @ w, 2, -1)),
    np.array([0, 3], UI32),
    _x,
    normal("vw", (D, 12), F32, 0.3),
)
add(
    "net-diffusion-step",
    lambda k, x, t: (
        jnp.sqrt(jnp.cumprod(1 - jnp.linspace(1e-3, 0.2, 10))[t]) * x
        + jnp.sqrt(1 - jnp.cumprod(1 - jnp.linspace(1e-3, 0.2, 10))[t]) * jax.random.normal(k, x.shape)
    ),
    np.array([1, 2], UI32),
    _x,
    I32(4),
)
add(
    "net-k-means",
    lambda x, c: lax.fori_loop(
        0,
        3,
        lambda i, m: (
            jax.ops.segment_sum(x, (a := jnp.square(x[:, None] - m).sum(-1).argmin(1)), 3)
            / jnp.maximum(jnp.bincount(a, length=3), 1)[:, None]
        ),
        c,
    ),
    normal("km", (20, 2)),
    normal("kc", (3, 2)),
)
add(
    "net-page-rank",
    lambda a: lax.fori_loop(
        0, 8, lambda i, r: 0.85 * (a / jnp.maximum(a.sum(0), 1)) @ r + 0.15 / 7, jnp.full((7,), 1 / 7)
    ),
    integers("pr", (7, 7), 0, 2).astype(F32),
)
add(
    "net-graph-conv",
    lambda x, e, w: jax.nn.relu((x + jax.ops.segment_sum(x[e[0]], e[1], 7)) @ w),
    normal("gn", (7, D)),
    integers("ge", (2, 15), 0, 7),
    normal("gw", (D, 5)),
)
add(
    "net-q-learning",
    lambda q, s, a, r, t: q.at[s, a].add(0.1 * (r + 0.9 * q[t].max(-1) - q[s, a])),
    normal("ql", (8, 3)),
    integers("qs", (5,), 0, 8),
    integers("qa", (5,), 0, 3),
    normal("qr", (5,)),
    integers("qt", (5,), 0, 8),
)
add(
    "net-discounted-returns",
    lambda r, d: lax.scan(lambda c, rd: ((g := rd[0] + 0.99 * c * (1 - rd[1])), g), 0.0, (r, d), reverse=True)[1],
    normal("rr", (9,)),
    integers("rd", (9,), 0, 2).astype(F32),
)
