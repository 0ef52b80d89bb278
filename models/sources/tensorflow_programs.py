"""TensorFlow programs, as its own bridge to XLA lowers them."""

from __future__ import annotations

from typing import Any

import tensorflow as tf

from models.sources.registry import BF16, F32, I32, Source, integers, normal, positive

_x, _w, _im = normal("tx", (4, 9)), normal("tw", (9, 5), F32, 0.3), normal("tim", (2, 8, 8, 3))


def _gradient(function: Any, *arguments: Any) -> Any:
    with tf.GradientTape() as tape:
        tape.watch(arguments[0])
        loss = tf.reduce_sum(tf.square(function(*arguments)))
    return tape.gradient(loss, arguments[0])


def _loop(x: Any) -> Any:
    return tf.while_loop(
        lambda i, s: i < 5, lambda i, s: (i + 1, tf.sin(s) + tf.cast(i, tf.float32)), (tf.constant(0), x)
    )[1]


PROGRAMS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "softmax": (lambda x: tf.nn.softmax(x), (_x,)),
    "softmax-bf16": (lambda x: tf.nn.softmax(x), (_x.astype(BF16),)),
    "dense": (lambda x, w: tf.nn.relu(tf.linalg.matmul(x, w)), (_x, _w)),
    "grad-dense": (lambda w, x: _gradient(lambda a, b: tf.nn.gelu(b @ a), w, x), (_w, _x)),
    "conv": (lambda x, k: tf.nn.conv2d(x, k, 2, "SAME"), (_im, normal("tk", (3, 3, 3, 4), F32, 0.2))),
    "grad-conv": (lambda k, x: _gradient(lambda a, b: tf.nn.conv2d(b, a, 1, "SAME"), k, x), (normal("tk", (3, 3, 3, 4), F32, 0.2), _im)),
    "depthwise": (lambda x, k: tf.nn.depthwise_conv2d(x, k, (1, 1, 1, 1), "VALID"), (_im, normal("td", (3, 3, 3, 2), F32, 0.2))),
    "max-pool": (lambda x: tf.nn.max_pool2d(x, 2, 2, "SAME"), (_im,)),
    "batch-norm": (lambda x: tf.nn.batch_normalization(x, *tf.nn.moments(x, [0, 1, 2]), None, None, 1e-3), (_im,)),
    "loop": (_loop, (_x,)),
    "cond": (lambda x: tf.cond(tf.reduce_sum(x) > 0, lambda: tf.exp(x), lambda: -x), (_x,)),
    "gather": (lambda x, i: tf.gather(x, i, axis=1, batch_dims=1), (_x, integers("ti", (4, 3), 0, 9))),
    "scatter": (lambda x, i: tf.tensor_scatter_nd_add(x, i[:, None], x[:3] * 2), (_x, integers("ts", (3,), 0, 4))),
    "segment-sum": (lambda x, i: tf.math.unsorted_segment_sum(x, i, 3), (_x, integers("tg", (4,), 0, 3))),
    "top-k": (lambda x: tf.math.top_k(x, 3), (_x,)),
    "sort": (lambda x: tf.sort(x, axis=1, direction="DESCENDING"), (_x,)),
    "cumsum": (lambda x: tf.cumsum(x, axis=1, exclusive=True, reverse=True), (_x,)),
    "one-hot": (lambda i: tf.one_hot(i, 6), (integers("to", (7,), 0, 6),)),
    "strided-slice": (lambda x: x[::2, 7:1:-2], (_x,)),
    "cast": (lambda x: (tf.cast(x * 40, tf.int8), tf.cast(x, tf.bfloat16), tf.cast(x * 10, tf.int32)), (_x,)),
    "fft": (lambda x: tf.abs(tf.signal.rfft(x)), (normal("tf", (3, 16)),)),
    "resize": (lambda x: tf.image.resize(x, (5, 11), "bilinear"), (_im,)),
    "fake-quant": (lambda x: tf.quantization.fake_quant_with_min_max_args(x, -2, 2), (_x,)),
    "stateless-uniform": (lambda s: tf.random.stateless_uniform((9,), s), (integers("tr", (2,), 0, 99),)),
    "stateless-normal": (lambda s: tf.random.stateless_normal((9,), s), (integers("tr", (2,), 0, 99),)),
    "einsum": (lambda a, b: tf.einsum("bij,bkj->bik", a, b), (normal("te", (2, 3, 5)), normal("tf", (2, 4, 5)))),
    "cholesky": (lambda a: tf.linalg.cholesky(a @ tf.transpose(a) + 3 * tf.eye(4)), (normal("tc", (4, 4)),)),
    "digamma": (lambda x: (tf.math.lgamma(tf.abs(x) + 1), tf.math.digamma(tf.abs(x) + 1)), (_x,)),
    "floor-mod": (lambda a, b: (a // b, a % b, tf.truncatediv(a, b)), (integers("ta", (12,), -50, 50), integers("tb", (12,), 1, 9))),
    "bitwise": (lambda a: (tf.bitwise.invert(a), tf.bitwise.left_shift(a, 3), tf.raw_ops.PopulationCount(x=a)), (integers("tq", (12,), -50, 50, I32),)),
    "adam": (lambda p, m, v, g: (p - 0.01 * (m * 0.9 + g * 0.1) / (tf.sqrt(v * 0.999 + g * g * 0.001) + 1e-8)), (_x, normal("tm", (4, 9)), positive("tv", (4, 9)), normal("tg", (4, 9)))),
}  # fmt: skip


def all_sources() -> list[Source]:
    return [Source(f"tensorflow-{name}", f, arguments, "tensorflow") for name, (f, arguments) in PROGRAMS.items()]
