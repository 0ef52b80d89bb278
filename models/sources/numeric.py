"""NumPy and SciPy functions of JAX: statistics, elementwise functions, indexing, sorting, signals, integers, bits."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import jax.scipy as jsp
import numpy as np
from jax import lax

from models.sources.registry import BF16, F16, F32, FLOATS, I8, I32, UI8, UI32, add, integers, normal, positive, truths

# Statistics and normalizations: reductions, and casts between precisions.
for _t, _dtype in FLOATS:
    _x = normal("x", (6, 33), _dtype, 2.0)
    add(f"numpy-mean-{_t}", lambda x: jnp.mean(x, axis=-1), _x)
    add(f"numpy-var-{_t}", lambda x: jnp.var(x, axis=-1), _x)
    add(f"numpy-std-{_t}", lambda x: jnp.std(x, axis=0, keepdims=True), _x)
    add(f"nn-softmax-{_t}", lambda x: jax.nn.softmax(x, axis=-1), _x)
    add(f"nn-log_softmax-{_t}", lambda x: jax.nn.log_softmax(x, axis=-1), _x)
    add(f"scipy-logsumexp-{_t}", lambda x: jsp.special.logsumexp(x, axis=1), _x)
    add(f"numpy-cumsum-{_t}", lambda x: jnp.cumsum(x, axis=1), _x)
    add(f"numpy-softmax-by-hand-{_t}",
        lambda x: jnp.exp(x - x.max(-1, keepdims=True)) / jnp.exp(x - x.max(-1, keepdims=True)).sum(-1, keepdims=True),
        _x)  # fmt: skip
    add(f"grad-log_softmax-{_t}", jax.grad(lambda x: -jax.nn.log_softmax(x)[:, 3].sum().astype(F32)), _x)
    add(f"grad-var-{_t}", jax.grad(lambda x: jnp.var(x).astype(F32)), _x)

_x = normal("x", (5, 17))
add("numpy-norm", lambda x: jnp.linalg.norm(x, axis=1), _x)
add("numpy-median", lambda x: jnp.median(x, axis=1), _x)
add("numpy-quantile", lambda x: jnp.quantile(x, jnp.array([0.1, 0.5, 0.9]), axis=1), _x)
add("numpy-average", lambda x, w: jnp.average(x, axis=0, weights=w), _x, positive("w", (5,)))
add("numpy-cov", jnp.cov, _x)
add("numpy-corrcoef", jnp.corrcoef, _x)
add("numpy-histogram", lambda x: jnp.histogram(x, bins=10)[0], normal("h", (50,)))
add(
    "numpy-histogram-density",
    lambda x: jnp.histogram(x, bins=8, range=(-2.0, 2.0), density=True)[0],
    normal("h", (40,)),
)
add("numpy-bincount", lambda i: jnp.bincount(i, length=7), integers("b", (40,), 0, 7))
add("numpy-digitize", lambda x: jnp.digitize(x, jnp.array([-1.0, 0.0, 0.5, 2.0])), normal("d", (19,)))
add("numpy-searchsorted", lambda a, v: jnp.searchsorted(jnp.sort(a), v), normal("a", (31,)), normal("v", (9,)))
add("numpy-argmax", lambda x: (x.argmax(1), x.argmin(0)), _x)
add("numpy-argmax-bf16", lambda x: x.argmax(1), normal("x", (5, 17), BF16))
add("numpy-ptp", lambda x: jnp.ptp(x, axis=1), _x)
add("numpy-nanmean", lambda x: jnp.nanmean(jnp.where(x > 1, jnp.nan, x), axis=1), _x)
add("numpy-nan_to_num", lambda x: jnp.nan_to_num(1 / jnp.round(x)), _x)
add("numpy-cumprod", lambda x: jnp.cumprod(x, axis=1), positive("cp", (3, 12), F32, 0.5, 1.5))
add("lax-cumlogsumexp", lambda x: lax.cumlogsumexp(x, axis=1), _x)
add("lax-cummax", lambda x: (lax.cummax(x, axis=1), lax.cummin(x, axis=0, reverse=True)), _x)
add("numpy-trapezoid", lambda y, x: jnp.trapezoid(y, jnp.sort(x)), normal("y", (21,)), normal("t", (21,)))
add("numpy-gradient", jnp.gradient, normal("y", (21,)))
add("numpy-diff", lambda x: jnp.diff(x, n=2, axis=1), _x)
add(
    "numpy-interp",
    lambda x, xs, ys: jnp.interp(x, jnp.sort(xs), ys),
    normal("i", (13,)),
    normal("xs", (8,)),
    normal("ys", (8,)),
)
add("numpy-polyval", lambda p, x: jnp.polyval(p, x), normal("p", (6,)), normal("q", (11,)))
add("numpy-convolve", lambda a, b: jnp.convolve(a, b, mode="same"), normal("c", (23,)), normal("k", (5,)))
add("numpy-correlate", lambda a, b: jnp.correlate(a, b, mode="full"), normal("c", (15,)), normal("k", (4,)))
add("numpy-unwrap", jnp.unwrap, normal("u", (25,), F32, 4.0))

# Elementwise functions, one program for a group.
for _t, _dtype in FLOATS:
    _x, _p = normal("e", (4, 9), _dtype), positive("e", (4, 9), _dtype)
    add(
        f"numpy-transcendental-{_t}",
        lambda x, p: (jnp.exp(x), jnp.log(p), jnp.sqrt(p), jnp.tanh(x), jnp.log1p(p), jnp.expm1(x)),
        _x,
        _p,
    )
    add(f"numpy-trigonometric-{_t}", lambda x: (jnp.sin(x), jnp.cos(x), jnp.tan(x), jnp.arctan(x), jnp.sinc(x)), _x)
    add(f"numpy-power-{_t}", lambda x, p: (p**x, x**2, x**3, x**-1, p**0.5), _x, _p)
    add(f"numpy-frexp-{_t}", jnp.frexp, _x)
    add(f"numpy-ldexp-{_t}", jnp.ldexp, _x, integers("l", (4, 9), -4, 9))
    add(f"numpy-nextafter-{_t}", jnp.nextafter, _x, _p)
    add(
        f"numpy-rounding-{_t}",
        lambda x: (jnp.round(x), jnp.floor(x), jnp.ceil(x), jnp.trunc(x), jnp.rint(x), jnp.round(x, 2)),
        3 * _x,
    )
    add(f"numpy-remainder-{_t}", lambda x, p: (x % p, jnp.fmod(x, p), x // p, jnp.divmod(x, p)), 3 * _x, _p)
    add(
        f"nn-activations-{_t}",
        lambda x: (
            jax.nn.gelu(x),
            jax.nn.silu(x),
            jax.nn.elu(x),
            jax.nn.selu(x),
            jax.nn.mish(x),
            jax.nn.softplus(x),
            jax.nn.hard_swish(x),
        ),
        _x,
    )
    add(
        f"grad-activations-{_t}",
        jax.grad(lambda x: (jax.nn.gelu(x) + jax.nn.silu(x) + jax.nn.softplus(x) + jax.nn.relu(x)).sum().astype(F32)),
        _x,
    )
add("numpy-inverse-trigonometric", lambda x, p: (jnp.arcsin(x), jnp.arccos(x), jnp.arctan2(x, p), jnp.arcsinh(x), jnp.arccosh(p + 1), jnp.arctanh(x)),
    normal("u", (3, 8), F32, 0.3), positive("u", (3, 8)))  # fmt: skip
add("numpy-hypot", lambda x, y: (jnp.hypot(x, y), jnp.logaddexp(x, y), jnp.logaddexp2(x, y), jnp.heaviside(x, y), jnp.copysign(x, y), jnp.cbrt(x)),
    normal("a", (4, 7)), normal("b", (4, 7)))  # fmt: skip
add("numpy-classification", lambda x: (jnp.isnan(x), jnp.isinf(1 / x), jnp.isfinite(x), jnp.signbit(x), jnp.sign(x), jnp.isclose(x, jnp.round(x), atol=0.1)),
    np.array([0.0, -0.0, np.nan, np.inf, -1.5, 2.0], F32))  # fmt: skip
add("numpy-clip", lambda x: jnp.clip(x, -0.5, 1.0), normal("c", (3, 5), F16))
add("numpy-select", lambda x: jnp.select([x < -1, x < 0, x < 1], [x, x * x, jnp.sin(x)], 7.0), normal("c", (30,)))
add("numpy-piecewise", lambda x: jnp.piecewise(x, [x < 0, x >= 1], [jnp.negative, jnp.exp, 0.5]), normal("c", (16,)))

# Special functions.
_x, _p = normal("s", (3, 7), F32, 1.5), positive("s", (3, 7))
_s = jsp.special
add("scipy-erf", lambda x: (_s.erf(x), _s.erfc(x), _s.erfinv(jnp.tanh(x))), _x)
add("scipy-erf-bf16", lambda x: (_s.erf(x), _s.erfc(x)), _x.astype(BF16))
add("scipy-gamma", lambda p: (_s.gammaln(p), _s.digamma(p), _s.polygamma(1, p)), _p)
add("scipy-betainc", lambda p: _s.betainc(p, p + 1, p / 5), _p)
add("scipy-gammainc", lambda p: (_s.gammainc(p, p + 0.5), _s.gammaincc(p, p)), _p)
add("scipy-zeta", lambda p: _s.zeta(p + 1.5, p), _p)
add("scipy-bessel", lambda x: (_s.i0(x), _s.i0e(x), _s.i1(x), _s.i1e(x)), _x)
add("scipy-expit", lambda x: (_s.expit(x), _s.logit(_s.expit(x)), _s.xlogy(x, jnp.abs(x)), _s.entr(jnp.abs(x))), _x)
add("scipy-ndtr", lambda x: (_s.ndtr(x), _s.log_ndtr(x), _s.ndtri(_s.ndtr(x))), _x)
add(
    "scipy-stats",
    lambda x, p: (
        jsp.stats.norm.logpdf(x, 0.5, p),
        jsp.stats.gamma.logpdf(p, 2.0),
        jsp.stats.t.logpdf(x, 3.0),
        jsp.stats.laplace.cdf(x),
    ),
    _x,
    _p,
)
add("grad-gammaln", jax.grad(lambda p: _s.gammaln(p).sum()), _p)
add(
    "scipy-map_coordinates",
    lambda im, c: jsp.ndimage.map_coordinates(im, [c, c + 0.5], order=1),
    normal("im", (6, 7)),
    positive("co", (9,)),
)
add(
    "scipy-convolve2d", lambda a, k: jsp.signal.convolve2d(a, k, mode="same"), normal("im", (6, 7)), normal("k", (3, 3))
)

# Indexing: gathers, scatters, slices.
_x, _i = normal("ix", (7, 5)), integers("ix", (4,), 0, 7)
for _t, _dtype in (("f32", F32), ("bf16", BF16), ("i32", I32), ("i8", I8)):
    _y = (np.arange(35).reshape(7, 5) * 3 - 40).astype(_dtype)
    _v = (np.arange(20).reshape(4, 5) - 9).astype(_dtype)
    add(f"numpy-take-{_t}", lambda y, i: (y[i], jnp.take(y, i, axis=0, mode="clip"), y[i, 2]), _y, _i)
    add(f"numpy-scatter-add-{_t}", lambda y, i, v: y.at[i].add(v), _y, _i, _v)
    add(f"numpy-scatter-set-{_t}", lambda y, i, v: y.at[jnp.sort(i)[0]].set(v[0]), _y, _i, _v)
    add(f"numpy-scatter-max-{_t}", lambda y, i, v: (y.at[i].max(v), y.at[i].min(v)), _y, _i, _v)
    add(
        f"numpy-pad-{_t}",
        lambda y: (
            jnp.pad(y, 2),
            jnp.pad(y, ((1, 2), (0, 3)), mode="reflect"),
            jnp.pad(y, 1, mode="wrap"),
            jnp.pad(y, 1, mode="edge"),
        ),
        _y,
    )
add(
    "numpy-scatter-mul", lambda y, i, v: y.at[i, jnp.array([0, 1, 2, 0])].multiply(v[:, 0]), _x, _i, normal("v", (4, 5))
)
add("numpy-take_along_axis", lambda x: jnp.take_along_axis(x, jnp.argsort(x, axis=1), axis=1), _x)
add("numpy-fancy-index", lambda x, i: x[i[:, None], jnp.array([0, 3, 4])], _x, _i)
add("numpy-negative-index", lambda x, i: x[i - 7, -2], _x, _i)
add(
    "numpy-out-of-bounds",
    lambda x, i: (x.at[i + 4].get(mode="fill", fill_value=-1.0), x.at[i + 4].set(0.0, mode="drop")),
    _x,
    _i,
)
add("numpy-mask", lambda x: jnp.where(x > 0, x, 0).sum(1), _x)
add("numpy-roll", lambda x: (jnp.roll(x, 2, axis=1), jnp.flip(x), jnp.rot90(x)), _x)
add("numpy-tril", lambda x: (jnp.tril(x, -1), jnp.triu(x, 1), jnp.diag(x[:5]), jnp.trace(x)), _x)
add("numpy-meshgrid", lambda a, b: jnp.stack(jnp.meshgrid(a, b)), normal("a", (4,)), normal("b", (3,)))
add("numpy-unique", lambda i: jnp.unique(i, size=6, return_counts=True), integers("un", (20,), 0, 9))
add("numpy-nonzero", lambda x: jnp.nonzero(x > 0.3, size=12, fill_value=-1), _x)
add("numpy-dynamic-slice", lambda x, i: lax.dynamic_slice(x, (i[0], i[1]), (3, 2)), _x, _i)
add(
    "numpy-dynamic-update",
    lambda x, i, v: lax.dynamic_update_slice(x, v[:2, :2], (i[0], i[1])),
    _x,
    _i,
    normal("v", (4, 5)),
)
add(
    "jax-segment_sum",
    lambda x, i: jax.ops.segment_sum(x, jnp.sort(i), num_segments=5),
    normal("sg", (20, 3)),
    integers("sg", (20,), 0, 5),
)
add(
    "jax-segment_max",
    lambda x, i: jax.ops.segment_max(x, i, num_segments=5),
    normal("sg", (20, 3)),
    integers("sg", (20,), 0, 5),
)
add("vmap-index", jax.vmap(lambda x, i: x[i]), normal("vm", (6, 9)), integers("vm", (6,), 0, 9))
add(
    "vmap-dynamic-slice",
    jax.vmap(lambda x, i: lax.dynamic_slice(x, (i,), (3,))),
    normal("vm", (6, 9)),
    integers("vm", (6,), 0, 9),
)
add("grad-index", jax.grad(lambda x, i: (x[i] ** 2).sum()), _x, _i)
add("grad-max", jax.grad(lambda x: x.max(1).sum()), _x)
add("grad-sort", jax.grad(lambda x: (jnp.sort(x, axis=1) * jnp.arange(5.0)).sum()), _x)

# Sorting.
for _t, _dtype in (("f32", F32), ("bf16", BF16), ("i32", I32), ("ui8", UI8)):
    _y = np.asarray(integers("so", (3, 16), 0, 100)).astype(_dtype)
    add(f"numpy-sort-{_t}", lambda y: (jnp.sort(y, axis=1), jnp.sort(y, axis=0, descending=True)), _y)
    add(f"numpy-argsort-{_t}", lambda y: jnp.argsort(y, axis=1, stable=True), _y)
    add(f"lax-top_k-{_t}", lambda y: lax.top_k(y, 4), _y)
add("numpy-lexsort", lambda a, b: jnp.lexsort((a, b)), integers("la", (15,), 0, 4), integers("lb", (15,), 0, 4))
add(
    "lax-sort-several",
    lambda a, b, c: lax.sort((a, b, c), num_keys=2),
    integers("la", (15,), 0, 4),
    normal("lb", (15,)),
    integers("lc", (15,), 0, 9, I8),
)
add("numpy-sort-complex", lambda x, y: jnp.sort(lax.complex(jnp.round(x), y)), normal("sc", (14,)), normal("sd", (14,)))
add("numpy-sort-special", jnp.sort, np.array([np.nan, 1.0, -0.0, 0.0, -np.inf, np.inf, -1.0, np.nan], F32))

# Integers and bits.
_a, _b = integers("ia", (4, 8), -(2**31), 2**31 - 1), integers("ib", (4, 8), -1000, 1000)
_u = integers("ua", (4, 8), 0, 2**32 - 1, UI32)
add("int-arithmetic", lambda a, b: (a + b * b, a - b, a * b, jnp.abs(a), -a), _a, _b)
add(
    "int-division",
    lambda a, b: (a // jnp.where(b == 0, 1, b), a % jnp.where(b == 0, 1, b), lax.div(a, b | 1), lax.rem(a, b | 1)),
    _a,
    _b,
)
add("int-division-by-zero", lambda a: (lax.div(a, jnp.zeros_like(a)), lax.rem(a, jnp.zeros_like(a))), _b)
add("int-shifts", lambda u, b: (u << 5, u >> (b.astype(UI32) & 31), lax.shift_right_arithmetic(u.view(I32), 3)), _u, _b)
add(
    "int-hash",
    lambda u: ((u ^ (u >> 16)) * UI32(0x7FEB352D) ^ ((u ^ (u >> 16)) * UI32(0x7FEB352D)) >> 15) * UI32(0x846CA68B),
    _u,
)
add("int-rotate", lambda u: (u << 13) | (u >> 19), _u)
add("int-count", lambda u: (lax.population_count(u), lax.clz(u)), _u)
add("int-gcd", lambda a, b: (jnp.gcd(a, b), jnp.lcm(a % 97, b % 89)), _b, _b[::-1].copy())
add("int-packbits", lambda m: jnp.packbits(m, axis=1), truths("pb", (3, 19)))
add("int-unpackbits", lambda u: jnp.unpackbits(u, axis=1), integers("ub", (3, 4), 0, 256, UI8))
add(
    "int-bitcast",
    lambda x: lax.bitcast_convert_type(lax.bitcast_convert_type(x, I32) & 0x7FFFFFFF, F32),
    normal("bc", (9,)),
)
add(
    "int-bitcast-narrow",
    lambda x: (lax.bitcast_convert_type(x, UI8), lax.bitcast_convert_type(x.astype(BF16), np.int16)),
    normal("bc", (3, 4)),
)
add(
    "int-exponent-bits",
    lambda x: ((lax.bitcast_convert_type(x, I32) >> 23) & 0xFF) - 127,
    normal("bc", (9,), F32, 100.0),
)
add("int-power", lambda a: (a**3, lax.integer_pow(a, 5), 2 ** (jnp.abs(a) % 31)), _b)
add("int-cumsum", lambda a: jnp.cumsum(a, axis=1), _a)
add(
    "int-dot",
    lambda a, b: lax.dot(a, b, preferred_element_type=jnp.int32),
    integers("da", (5, 24), -128, 128, I8),
    integers("db", (24, 6), -128, 128, I8),
)
add("int-dot-wraps", lambda a, b: a @ b.T, _a, _b)
add("int-narrowing", lambda a: (a.astype(I8), a.astype(UI8), a.astype(jnp.int16), a.astype(UI32), a.astype(bool)), _a)
add("int-any-all", lambda m: (m.any(1), m.all(0), m.sum(1), jnp.logical_xor(m[0], m[1])), truths("an", (4, 9)))
add(
    "int-crc", lambda u: lax.fori_loop(0, 32, lambda i, c: jnp.where(c & 1, (c >> 1) ^ UI32(0xEDB88320), c >> 1), u), _u
)
add(
    "int-collatz",
    lambda n: lax.while_loop(
        lambda s: s[0] > 1, lambda s: (jnp.where(s[0] % 2 == 0, s[0] // 2, 3 * s[0] + 1), s[1] + 1), (n, 0)
    )[1],
    I32(27),
)
add(
    "convert-float-integer",
    lambda x: (x.astype(I32), x.astype(UI8), x.astype(I8), x.astype(bool)),
    normal("cf", (20,), F32, 50.0),
)
add("convert-integer-float", lambda a: (a.astype(F32), a.astype(BF16), (a % 60000).astype(F16)), _a)
add("convert-chain", lambda x: x.astype(BF16).astype(F32) - x.astype(F16).astype(F32), normal("cc", (20,), F32, 30.0))
add(
    "convert-f8",
    lambda x: (x.astype(jnp.float8_e4m3fn).astype(F32), x.astype(jnp.float8_e5m2).astype(F32)),
    normal("cc", (20,), F32, 30.0),
)
add("lax-reduce_precision", lambda x: lax.reduce_precision(x, 5, 3), normal("rp", (20,), F32, 8.0))

# Transforms and complex numbers.
_x = normal("ft", (3, 16))
add("fft-fft", lambda x: jnp.fft.fft(x), _x)
add("fft-rfft", lambda x: jnp.fft.irfft(jnp.fft.rfft(x) * jnp.arange(9)), _x)
add("fft-fft2", lambda x: jnp.abs(jnp.fft.fftshift(jnp.fft.fft2(x))), _x)
add("fft-odd", lambda x: jnp.fft.ifft(jnp.fft.fft(x, n=15), n=15).real, _x)
add("fft-convolution", lambda x, k: jsp.signal.fftconvolve(x[0], k, mode="same"), _x, normal("fk", (5,)))
add("fft-dct", lambda x: jsp.fft.dct(x), _x)
add("fft-stft", lambda x: jnp.abs(jsp.signal.stft(x.ravel(), nperseg=16)[2]), _x)
add("grad-fft", jax.grad(lambda x: jnp.abs(jnp.fft.rfft(x)).sum()), _x)
add("complex-functions", lambda a, b: (jnp.abs(lax.complex(a, b)), jnp.angle(lax.complex(a, b)), jnp.exp(lax.complex(a, b)), jnp.log(lax.complex(a, b)), jnp.sqrt(lax.complex(a, b))),
    normal("za", (3, 5)), normal("zb", (3, 5)))  # fmt: skip
add(
    "complex-product",
    lambda a, b: (lax.complex(a, b) @ lax.complex(b, a).T, jnp.conj(lax.complex(a, b)) / lax.complex(b, a)),
    normal("za", (3, 5)),
    normal("zb", (3, 5)),
)
add(
    "grad-complex",
    jax.grad(lambda a, b: jnp.abs(jnp.exp(lax.complex(a, b))).sum(), (0, 1)),
    normal("za", (3, 5)),
    normal("zb", (3, 5)),
)


# Products.
for _t, _dtype in FLOATS:
    add(f"numpy-matmul-{_t}", lambda a, b: a @ b, normal("ma", (5, 19), _dtype), normal("mb", (19, 7), _dtype))
    add(
        f"numpy-einsum-{_t}",
        lambda a, b: jnp.einsum("bij,bjk->bik", a, b),
        normal("ea", (2, 4, 9), _dtype),
        normal("eb", (2, 9, 3), _dtype),
    )
    add(
        f"numpy-dot-accumulated-{_t}",
        lambda a, b: lax.dot(a, b, preferred_element_type=jnp.float32),
        normal("ma", (5, 19), _dtype),
        normal("mb", (19, 7), _dtype),
    )
add(
    "numpy-einsum-path",
    lambda a, b, c: jnp.einsum("ij,jk,kl->il", a, b, c),
    normal("p1", (3, 8)),
    normal("p2", (8, 5)),
    normal("p3", (5, 4)),
)
add(
    "numpy-tensordot",
    lambda a, b: jnp.tensordot(a, b, axes=((0, 2), (1, 0))),
    normal("t1", (3, 4, 5)),
    normal("t2", (5, 3, 2)),
)
add(
    "numpy-kron",
    lambda a, b: (jnp.kron(a, b), jnp.outer(a[0], b[0]), jnp.cross(a, a[::-1]), jnp.vdot(a, a)),
    normal("k1", (2, 3)),
    normal("k2", (3, 2)),
)
add("numpy-matrix_power", lambda a: jnp.linalg.matrix_power(a, 5), normal("mp", (4, 4), F32, 0.5))
add(
    "numpy-mixed-product",
    lambda a, b: (a.astype(BF16) @ b.astype(BF16)).astype(F32) + a @ b,
    normal("ma", (5, 19)),
    normal("mb", (19, 7)),
)


def _spd(x: Any) -> Any:
    return x @ x.T + 3 * jnp.eye(x.shape[0])


# Linear algebra, lowered for a platform that has the ops.
_a, _b = normal("la", (5, 5)), normal("lb", (5, 2))
add("linalg-cholesky", lambda a: jnp.linalg.cholesky(_spd(a)), _a, platform="tpu")
add(
    "linalg-triangular_solve",
    lambda a, b: jsp.linalg.solve_triangular(jnp.tril(a) + 3 * jnp.eye(5), b, lower=True),
    _a,
    _b,
    platform="tpu",
)
add(
    "linalg-cho_solve",
    lambda a, b: jsp.linalg.cho_solve((jnp.linalg.cholesky(_spd(a)), True), b),
    _a,
    _b,
    platform="tpu",
)
add("linalg-logdet", lambda a: 2 * jnp.log(jnp.diagonal(jnp.linalg.cholesky(_spd(a)))).sum(), _a, platform="tpu")
add(
    "linalg-mahalanobis",
    lambda a, b: (jsp.linalg.solve_triangular(jnp.linalg.cholesky(_spd(a)), b, lower=True) ** 2).sum(0),
    _a,
    _b,
    platform="tpu",
)
add("grad-cholesky", jax.grad(lambda a: jnp.log(jnp.diagonal(jnp.linalg.cholesky(_spd(a)))).sum()), _a, platform="tpu")
add(
    "linalg-power-iteration",
    lambda a: lax.fori_loop(0, 12, lambda i, v: (_spd(a) @ v) / jnp.linalg.norm(_spd(a) @ v), jnp.ones(5)),
    _a,
)
add(
    "linalg-conjugate-gradient", lambda a, b: jsp.sparse.linalg.cg(lambda v: _spd(a) @ v, b[:, 0], maxiter=4)[0], _a, _b
)
add(
    "linalg-newton-schulz",
    lambda a: lax.fori_loop(0, 5, lambda i, x: 1.5 * x - 0.5 * x @ x.T @ x, a / jnp.linalg.norm(a)),
    _a,
)
