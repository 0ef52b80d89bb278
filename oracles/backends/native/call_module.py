"""StableHLO text as a TensorFlow function, by the op XlaCallModule, for the adapters that use TensorFlow."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

from oracles.backends.native import bindings

_VERSION = 9
"""Version of XlaCallModule that takes StableHLO text."""
_UNKNOWN = re.compile(
    r"unregistered (operation|dialect)|does not allow unknown operations"
    r"|unknown (stablehlo )?(type|attribute)|unknown \w+ (type|attribute)"
)
_ARGUMENTS = re.compile(r"^func\.func \w+ @main\((.*?)\)( -> .*)? \{$", re.MULTILINE)
_RESULTS = re.compile(r"^func\.func \w+ @main\(.*?\) -> \((.*)\) \{$", re.MULTILINE)
_TENSOR = re.compile(r"tensor<((?:[\d?]+x)*)([a-zA-Z!][\w.]*(?:<[^>]*>)?)(?:, [^>]*>)?>")

Typed = tuple[Any, list[Any]]
"""A TensorFlow dtype and the sizes, None for a dynamic one."""


class ParserError(Exception):
    """The parser or a verifier rejects the program."""


def warm() -> dict[str, str]:
    """Import TensorFlow without log output, device search and tuning; return versions by package."""
    import importlib.metadata

    os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", TF_ENABLE_ONEDNN_OPTS="0", CUDA_VISIBLE_DEVICES="-1")
    silently(_import)
    return {name: importlib.metadata.version(name) for name in ("tensorflow", "numpy", "ml_dtypes")}


def _import() -> None:
    import tensorflow as tf
    from tensorflow.compiler.tf2xla.python import xla  # noqa: F401  so that every life has it

    tf.get_logger().setLevel("ERROR")


def silently(action: Callable[[], Any]) -> Any:
    """Call `action` with the standard error of the process redirected to /dev/null, and return its result."""
    kept, nothing = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nothing, 2)
        return action()
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)


def lacks(error: ParserError) -> bool:
    """Whether the error says that the parser's dialect lacks something; all other parser errors mean an invalid
    program."""
    return _UNKNOWN.search(str(error)) is not None


def one_thread() -> Any:
    """Return TensorFlow, limited to one thread; the suite uses more cores by running more workers."""
    import tensorflow as tf

    tf.config.threading.set_intra_op_parallelism_threads(1)
    tf.config.threading.set_inter_op_parallelism_threads(1)
    return tf


def parse(text: str) -> None:
    """Parse and verify the text, so that parser errors are told apart from later ones; XlaCallModule parses it again.
    Raises ParserError."""
    import tensorflow as tf

    try:
        tf.mlir.experimental.run_pass_pipeline(text, "")
    except tf.errors.OpError as error:
        raise ParserError(error.message) from None


def function_of(text: str) -> Callable[..., Any]:
    from tensorflow.compiler.tf2xla.python import xla

    results = _types(_RESULTS, text)  # the op needs the result types
    if bindings.is_dynamic(text):
        text = text.replace("module {", "module attributes {jax.uses_shape_polymorphism = true} {", 1)

    def call(*tensors: Any) -> Any:
        return xla.call_module(
            list(tensors),
            version=_VERSION,
            module=text,
            Tout=[kind for kind, _ in results],
            Sout=[shape for _, shape in results],
            platforms=["CPU"],
        )

    return call


def arguments(text: str) -> list[Typed]:
    return _types(_ARGUMENTS, text)


def _types(which: re.Pattern[str], text: str) -> list[Typed]:
    found = which.search(text)
    return [_tensor_type(*t) for t in _TENSOR.findall(found[1])] if found else []


def _tensor_type(sizes: str, element_type: str) -> Typed:
    from tensorflow.python.framework import dtypes

    try:
        kind = dtypes.as_dtype(dtype(element_type))
    except (KeyError, TypeError):
        raise NotImplementedError(f"there are no tensors with elements of type {element_type}") from None
    return kind, [None if size == "?" else int(size) for size in sizes.split("x")[:-1]]


def dtype(element_type: str) -> Any:
    import ml_dtypes
    import numpy

    name = bindings.ALL_DTYPES[element_type]
    return numpy.dtype(getattr(ml_dtypes, name, name))
