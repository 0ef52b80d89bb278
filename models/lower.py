"""Lower the collection again from the installed libraries: python -m models.lower [NAME ...]

Each program is a file of StableHLO as its producer prints it; its inputs are in `inputs.npz`, as bits if NumPy lacks
the type. Programs of producers that are not installed stay as they are.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from models.collection import INPUTS, PROGRAMS, VERSIONS, as_stored
from models.sources.registry import Source, all_sources
from results import options

_PACKAGES = {"jax": ("jax", "jaxlib", "flax", "equinox", "optax"), "tensorflow": ("tensorflow",)}
_PATH = re.compile(r'"/[^"]*/([^"/]*\.py)"')
"""The path of a Python file on this machine."""


def lower(source: Source) -> tuple[str, list[np.ndarray[Any, Any]]]:
    """Return the text of a program and its arguments; unused arguments that the producer drops are left out."""
    return _by_jax(source) if source.producer == "jax" else _by_tensorflow(source)


def _by_jax(source: Source) -> tuple[str, list[np.ndarray[Any, Any]]]:
    import jax

    leaves, tree = jax.tree.flatten(source.arguments)

    def function(*given: Any) -> Any:
        return source.function(*jax.tree.unflatten(tree, given))

    function.__name__ = re.sub(r"\W", "_", source.name)
    arrays = [np.asarray(leaf) for leaf in leaves]
    found: Any = jax.jit(function).trace(*arrays).lower(lowering_platforms=(source.platform,))
    kept = sorted(found._lowering.compile_args["kept_var_idx"])
    return found.as_text(), [arrays[i] for i in kept]


def _by_tensorflow(source: Source) -> tuple[str, list[np.ndarray[Any, Any]]]:
    import tensorflow as tf

    arrays = [np.asarray(a) for a in source.arguments]
    function = tf.function(source.function, jit_compile=True)
    text = function.experimental_get_compiler_ir(*map(tf.constant, arrays))(stage="stablehlo")
    return _PATH.sub(r'"\1"', str(text)), arrays


def package_versions(producer: str) -> dict[str, str] | None:
    try:
        return {package: importlib.metadata.version(package) for package in _PACKAGES[producer]}
    except importlib.metadata.PackageNotFoundError:
        return None


def sources() -> Iterable[Source]:
    if package_versions("jax") is not None:
        for module in ("numeric", "control", "networks", "library_layers"):
            importlib.import_module(f"models.sources.{module}")
        yield from all_sources()
    if package_versions("tensorflow") is not None:
        yield from importlib.import_module("models.sources.tensorflow_programs").all_sources()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options.Parser(prog="python -m models.lower", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="those alone (default: all)")
    parser.add_argument("-o", "--output", type=Path, default=Path(__file__).parent, metavar="DIR")
    given = parser.parse_args(arguments)
    programs, inputs, versions = (given.output / n for n in (PROGRAMS, INPUTS, VERSIONS))
    programs.mkdir(parents=True, exist_ok=True)
    kept = dict(np.load(inputs)) if inputs.exists() else {}
    made, failed = 0, 0
    for source in sources():
        if given.names and source.name not in given.names:
            continue
        try:
            text, arrays = lower(source)
        except Exception as error:  # report what this release cannot lower, and lower the rest
            print(f"{source.name}: {type(error).__name__}: {str(error).splitlines()[0]}", file=sys.stderr)
            failed += 1
            continue
        (programs / f"{source.name}.mlir").write_text(text, encoding="utf-8")
        kept = {k: v for k, v in kept.items() if k.rpartition("/")[0] != source.name}
        kept.update({f"{source.name}/{i}": as_stored(a) for i, a in enumerate(arrays)})
        made += 1
    np.savez_compressed(inputs, **dict(sorted(kept.items())))
    found = json.loads(versions.read_text()) if versions.exists() else {}
    found.update({p: v for p in _PACKAGES if (v := package_versions(p)) is not None})
    versions.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n")
    print(f"{made} programs lowered, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
