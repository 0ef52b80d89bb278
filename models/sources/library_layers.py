"""Steps of Optax, and layers of Flax and Equinox."""

from __future__ import annotations

from typing import Any

import equinox
import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax

from models.sources.networks import D
from models.sources.registry import BF16, F16, F32, add, integers, normal

_x, _seq, _im = normal("tokens", (6, D)), normal("seq", (7, 2, D)), normal("pic", (2, 8, 8, 3))

# Steps of Optax on the parameters of a small network.
_p = {"w": normal("ow", (D, 6), F32, 0.3), "b": np.zeros(6, F32)}
_y = normal("oy", (6, 6))


def _step(optimizer: Any) -> Any:
    def step(p: Any, x: Any, y: Any) -> Any:
        loss, gradient = jax.value_and_grad(lambda q: jnp.square(jnp.tanh(x @ q["w"] + q["b"]) - y).mean())(p)
        updates, _ = optimizer.update(gradient, optimizer.init(p), p)
        return loss, optax.apply_updates(p, updates)

    return step


for _name, _optimizer in (
    ("sgd", optax.sgd(0.1, momentum=0.9, nesterov=True)), ("adam", optax.adam(1e-2)), ("adamw", optax.adamw(1e-2)), ("lion", optax.lion(1e-3)), ("lamb", optax.lamb(1e-2)),
    ("rmsprop", optax.rmsprop(1e-2)), ("adagrad", optax.adagrad(1e-2)), ("adafactor", optax.adafactor(1e-2)), ("adamax", optax.adamax(1e-2)), ("nadam", optax.nadam(1e-2)),
    ("radam", optax.radam(1e-2)), ("yogi", optax.yogi(1e-2)), ("clipped", optax.chain(optax.clip_by_global_norm(0.1), optax.sgd(0.1))),
    ("scheduled", optax.adam(optax.warmup_cosine_decay_schedule(0.0, 1e-2, 5, 50))), ("noisy", optax.noisy_sgd(0.1, key=0)), ("signum", optax.chain(optax.scale_by_sign(), optax.scale(-0.01))),
):  # fmt: skip
    add(f"optax-{_name}", _step(_optimizer), _p, _x, _y)
add(
    "optax-losses",
    lambda x, y: (
        optax.huber_loss(x, y),
        optax.sigmoid_binary_cross_entropy(x, y > 0),
        optax.cosine_similarity(x, y),
        optax.log_cosh(x, y),
    ),
    _x[:, :6],
    _y,
)
add(
    "optax-softmax-labels",
    lambda x, i: optax.softmax_cross_entropy_with_integer_labels(x, i),
    _x,
    integers("cl", (6,), 0, D),
)
add(
    "optax-ctc",
    lambda x, i: optax.ctc_loss(x[None], jnp.zeros((1, 6)), i[None] + 1, jnp.zeros((1, 3))),
    _x,
    integers("ctc", (3,), 0, 5),
)


# Layers of Flax, with their parameters as arguments.
def _flax(name: str, module: Any, *inputs: Any, gradient: bool = True, **more: Any) -> None:
    parameters = jax.tree.map(np.asarray, module.init(jax.random.key(1), *inputs, **more))

    def forward(p: Any, *x: Any) -> Any:
        return module.apply(p, *x, **more)

    add(f"flax-{name}", forward, parameters, *inputs)
    if gradient:
        add(
            f"grad-flax-{name}",
            jax.grad(lambda p, *x: sum(jnp.square(leaf).mean() for leaf in jax.tree.leaves(forward(p, *x)))),
            parameters,
            *inputs,
        )


_flax("dense", nn.Dense(5), _x)
_flax("dense-bf16", nn.Dense(5, dtype=BF16), _x, gradient=False)
_flax("conv", nn.Conv(4, (3, 3), strides=2), _im)
_flax("conv-transpose", nn.ConvTranspose(4, (3, 3), strides=(2, 2)), _im, gradient=False)
_flax("batch_norm", nn.BatchNorm(use_running_average=True), _im)
_flax("layer_norm", nn.LayerNorm(), _x)
_flax("group_norm", nn.GroupNorm(num_groups=2), normal("gn", (2, 5, 4)))
_flax("rms_norm", nn.RMSNorm(), _x, gradient=False)
_flax("embed", nn.Embed(20, 6), integers("fe", (5,), 0, 20), gradient=False)
_flax("attention", nn.MultiHeadDotProductAttention(num_heads=2), _x[None], _x[None])
_flax("attention-bf16", nn.MultiHeadDotProductAttention(num_heads=2, dtype=BF16), _x[None], _x[None], gradient=False)
_flax("lstm", nn.RNN(nn.LSTMCell(5)), _seq.swapaxes(0, 1))
_flax("gru", nn.RNN(nn.GRUCell(5)), _seq.swapaxes(0, 1), gradient=False)
_flax("mlp", nn.Sequential([nn.Dense(12), nn.gelu, nn.LayerNorm(), nn.Dense(3)]), _x)
_flax("einsum", nn.DenseGeneral((2, 4)), _x, gradient=False)
_flax(
    "pool",
    nn.Sequential([nn.Conv(4, (3, 3)), lambda x: nn.avg_pool(x, (2, 2), (2, 2)), lambda x: nn.max_pool(x, (2, 2))]),
    _im,
)
_flax("half", nn.Sequential([nn.Dense(12, dtype=F16), nn.relu, nn.Dense(3, dtype=F16)]), _x, gradient=False)


# Layers of Equinox, with their parameters as constants of the program.
def _equinox(name: str, module: Any, *inputs: Any) -> None:
    add(f"equinox-{name}", module, *inputs)


_k1 = jax.random.key(2)
_equinox("linear", equinox.nn.Linear(D, 5, key=_k1), _x[0])
_equinox("mlp", equinox.nn.MLP(D, 3, 12, 2, key=_k1), _x[0])
_equinox("conv", equinox.nn.Conv2d(3, 4, 3, padding=1, key=_k1), _im[0].transpose(2, 0, 1))
_equinox("gru", equinox.nn.GRUCell(D, 6, key=_k1), _x[0], normal("gh", (6,)))
_equinox("lstm", equinox.nn.LSTMCell(D, 6, key=_k1), _x[0], (normal("lh", (6,)), normal("lc", (6,))))
_equinox("attention", equinox.nn.MultiheadAttention(2, D, key=_k1), _x, _x, _x)
_equinox("layer_norm", jax.vmap(equinox.nn.LayerNorm(D)), _x)
_equinox("pool", equinox.nn.AdaptiveAvgPool2d(3), _im[0].transpose(2, 0, 1))
_equinox("rotary", equinox.nn.RotaryPositionalEmbedding(D), _x)
