"""Adapter `xla`: StableHLO text compiled and executed by XLA through jaxlib, on the CPU. `pjrt.py` uses it with other
clients."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from oracles.backends.native import bindings, optimized

_LACKS = re.compile(
    bindings.NOT_IN_XLA + r"|failed to legalize operation .*\bf6E",  # the types of 6 bits
    re.IGNORECASE,
)
_NOT_LOWERED = re.compile(r"failed to legalize|Unsupported input element type")
_HINT = re.compile(r"this could indicate forward incompatibility.*")
"""Text that XLA appends to every error of its parser, which says nothing about the program."""


def warm() -> dict[str, str]:
    found = bindings.versions("jax", "numpy", "ml_dtypes")
    import jax
    from jaxlib import xla_client  # noqa: F401  so that every life has it

    bindings.runtime()
    settings: Any = jax.config
    settings.update("jax_enable_x64", True)
    return found


def lacks(error: Exception) -> bool:
    by_parser = type(error).__name__ == "MLIRError"
    return not by_parser and _LACKS.search(_HINT.sub("", str(error))) is not None


def describe(state: Xla) -> dict[str, Any]:
    flags = state.environment
    known = [name for name, kind in dtypes() if state.holds(kind)]
    if state.lowers:
        known.append("quantized")
    return {
        "device": f"{state.device}, XLA_FLAGS={flags}" if flags else state.device,
        "element_types": known,
        "unused_instructions": _unused_instructions(flags or ""),
    }


_UNUSED = {
    "SSE4_2": ("avx", "fma", "f16c", "amx"),
    "AVX": ("avx2", "avx512", "avx_", "fma", "f16c", "amx"),
    "AVX2": ("avx512", "avx_", "amx"),
    "AVX512": ("avx512_vnni", "avx512_bf16", "amx"),
    "AVX512_VNNI": ("avx512_bf16", "amx"),
    "AVX512_BF16": ("amx",),
}


def _unused_instructions(flags: str) -> tuple[str, ...]:
    """Return the prefixes of the names of instruction sets that the flag xla_cpu_max_isa excludes."""
    found = re.search(r"--xla_cpu_max_isa=(\w+)", flags)
    return _UNUSED.get(found[1].upper(), ()) if found else ()


def dtypes() -> Iterator[tuple[str, Any]]:
    import ml_dtypes
    import numpy

    for name, dtype in bindings.ALL_DTYPES.items():
        if hasattr(ml_dtypes, dtype) or dtype in numpy.sctypeDict:
            yield name, numpy.dtype(getattr(ml_dtypes, dtype, dtype))


def start(options: dict[str, Any]) -> Xla:
    return Xla(options.get("flags", {}), options.get("passes", ""))


def run(state: Xla, task: Any) -> list[list[Any]]:
    task.stage("parse")
    state.asked = task.flags
    text = bindings.to_syntax(task.text)
    state.parse(text)
    if bindings.is_dynamic(text) and not bindings.is_bounded(text):
        return _run_refined(state, task, text)
    task.stage("compile")
    part, executable = state.compile_on(state.lower(text), _grid(text))
    if not task.execute:
        return []
    task.stage("execute")
    tokens = state.tokens(text)
    outputs = [part.execute(executable, row, tokens) for row in task.inputs]
    if task.tells and outputs:
        task.shown = state.summarize(executable, len(outputs[0]))
    return outputs


def _run_refined(state: Xla, task: Any, text: str) -> list[list[Any]]:
    """Compile the program for the sizes of each input set, since XLA does not take unbounded sizes, and run it."""
    grid = _grid(text)
    axes = 0 if grid == (1, 1) else 1  # the first axis is that of the processes
    found: dict[Any, Any] = {}
    results = []
    tokens = state.tokens(text)
    task.stage("compile")
    if not task.execute:
        state.verify_refined(text)
    for row in task.inputs if task.execute else ():
        task.stage("compile")
        shapes = tuple(array.shape[axes:] for array in row)
        if shapes not in found:
            found[shapes] = state.compile_on(state.lower(state.refine(text, shapes)), grid)
        part, executable = found[shapes]
        task.stage("execute")
        results.append(part.execute(executable, row, tokens))
    return results


def _grid(text: str) -> tuple[int, int]:
    head = text.partition("{\n")[0]
    found = (re.search(rf"mhlo.num_{name} = (\d+)", head) for name in ("replicas", "partitions"))
    replicas, partitions = (int(m[1]) if m else 1 for m in found)
    return replicas, partitions


Clients = Callable[[int], Any]
"""Function from a number of devices to a client, with fewer devices if it has no more."""


class Xla:
    """A device of a client, created in the process that uses it, since its threads do not survive a fork."""

    def __init__(
        self, flags: dict[str, str], passes: str = "", clients: Clients = bindings.client, number: int = 0
    ) -> None:
        import jax
        from jaxlib import xla_client

        self._passes = passes
        self.environment = os.environ.get("XLA_FLAGS")
        self._aval: Any = jax.core.ShapedArray
        self._put: Any = bindings.runtime().batched_device_put
        bindings.give_devices_by_flag()
        self._clients = clients
        self._client = clients(1)
        devices = self._client.local_devices()
        if number >= len(devices):
            raise RuntimeError(f"there is no device {number}, there are {len(devices)}")
        self._device = devices[number]
        self.device = "XLA CPU"
        self._sharding: Any = xla_client.SingleDeviceSharding(self._device)
        self._options: Any = xla_client.CompileOptions()
        if number:
            self._options.device_assignment = _assignment([self._device], 1, 1)
        self._context = bindings.context()
        self._flags = flags
        self.asked: dict[str, str] = {}
        """Compiler flags for the next program only."""
        self._grids: dict[tuple[int, int], Grid] = {}

    def grid(self, replicas: int, partitions: int) -> Grid:
        key = (replicas, partitions)
        if key not in self._grids:
            self._grids[key] = Grid(replicas, partitions, self._clients)
        return self._grids[key]

    def parse(self, text: str) -> None:
        """Parse and verify the text, so that parser errors are told apart from later ones; XLA parses it again."""
        try:
            with self._context:
                bindings.parse_module(text)
        except NotImplementedError as error:
            if "unregistered dialect" not in str(error):  # XLA may know more dialects than the bindings register
                raise

    def compile_on(self, text: str, grid: tuple[int, int]) -> tuple[Any, Any]:
        replicas, partitions = grid
        part: Any = self if replicas * partitions == 1 else self.grid(replicas, partitions)
        flags = {**self._flags, **self.asked}
        return part, part.compile(text if partitions == 1 else self.shard_manually(text), flags)

    def refine(self, text: str, shapes: Sequence[Sequence[int]] | None) -> str:
        with self._context:
            return bindings.refine_shapes(text, shapes)

    def verify_refined(self, text: str) -> None:
        with self._context:
            is_static = not any("?" in str(t) for t in bindings.argument_types(bindings.parse_module(text)))
        if is_static:
            self.compile_on(self.lower(self.refine(text, None)), _grid(text))

    def shard_manually(self, text: str) -> str:
        with self._context:
            return shard_manually(text)

    @property
    def lowers(self) -> bool:
        return bool(self._passes)

    def lower(self, text: str) -> str:
        if not self._passes or "!quant." not in text:
            return text
        from jaxlib.mlir import ir

        with self._context:
            module = bindings.parse_module(text)
            try:
                bindings.run_passes(module, self._passes)
            except ir.MLIRError as error:
                if _NOT_LOWERED.search(str(error)):
                    raise NotImplementedError(f"the passes lack something: {error}") from None
                raise
            return str(module.operation.get_asm(print_generic_op_form=True))

    def compile(self, text: str, flags: dict[str, str]) -> Any:
        self._options.env_option_overrides = list(flags.items())
        return bindings.compile_program(self._client, text, [self._device], self._options)

    def tokens(self, text: str) -> list[int]:
        """Return the indices of results that are tokens, which old releases abort to read."""
        if bindings.TOKEN not in text:
            return []
        with self._context:
            return bindings.token_results(bindings.parse_module(text))

    def execute(self, executable: Any, row: list[Any], tokens: Sequence[int] = ()) -> list[Any]:
        buffers = [self._buffer(array) for array in row]
        outputs = executable.execute_sharded(buffers).disassemble_into_single_device_arrays()
        return [None if i in tokens else _array(output[0]) for i, output in enumerate(outputs)]

    def summarize(self, executable: Any, width: int) -> list[list[int]]:
        return optimized.summarize(executable.hlo_modules()[0].to_string(), width)

    def holds(self, dtype: Any) -> bool:
        import numpy

        try:
            back = _array(self._buffer(numpy.ones(3, dtype)))
        except Exception:
            return False
        return bool(back.dtype == dtype and numpy.array_equal(back, numpy.ones(3, dtype)))

    def _buffer(self, array: Any) -> Any:
        return self._put(self._aval(array.shape, array.dtype), self._sharding, [array], [self._device], True)


class Grid:
    """One device per process of a grid, replica-major. Arrays have a first axis for the processes."""

    def __init__(self, replicas: int, partitions: int, clients: Clients = bindings.client) -> None:
        import jax
        import numpy
        from jax.sharding import Mesh, NamedSharding, PartitionSpec
        from jaxlib import xla_client

        count = replicas * partitions
        self._aval: Any = jax.core.ShapedArray
        self._put: Any = bindings.runtime().batched_device_put
        self._client = clients(count)
        self._devices: Any = self._client.local_devices()[:count]
        if len(self._devices) < count:
            raise NotImplementedError(f"{count} processes on {len(self._devices)} devices are not supported")
        # Every process has its own arguments, which no sharding expresses for a scalar: each argument is assembled from
        # the devices' arrays, as if it were replicated.
        unsharded: Any = PartitionSpec
        self._whole: Any = NamedSharding(Mesh(numpy.array(self._devices), ("process",)), unsharded())
        single: Any = xla_client.SingleDeviceSharding
        self._each = [single(device) for device in self._devices]
        self._array: Any = bindings.runtime().ArrayImpl
        options: Any = xla_client.CompileOptions()
        options.num_replicas, options.num_partitions = replicas, partitions
        options.device_assignment = _assignment(self._devices, replicas, partitions)
        options.executable_build_options.use_spmd_partitioning = partitions > 1
        self._options = options

    def compile(self, text: str, flags: dict[str, str]) -> Any:
        self._options.env_option_overrides = list(flags.items())
        return bindings.compile_program(self._client, text, self._devices, self._options)

    def execute(self, executable: Any, row: list[Any], tokens: Sequence[int] = ()) -> list[Any]:
        import numpy

        buffers = [self._buffers(array) for array in row]
        outputs = executable.execute_sharded(buffers).disassemble_into_single_device_arrays()
        return [None if i in tokens else numpy.stack([*map(_array, parts)]) for i, parts in enumerate(outputs)]

    def _buffers(self, array: Any) -> Any:
        import numpy

        aval = self._aval(array.shape[1:], array.dtype)
        parts = [numpy.ascontiguousarray(part).reshape(array.shape[1:]) for part in array]
        held = [
            self._put(aval, sharding, [part], [device], True)
            for sharding, part, device in zip(self._each, parts, self._devices, strict=True)
        ]
        return self._array(aval, self._whole, held, committed=True, _skip_checks=True)


def _assignment(devices: Sequence[Any], replicas: int, partitions: int) -> Any:
    import numpy
    from jaxlib import xla_client

    numbers = numpy.array([device.id for device in devices])
    return xla_client.DeviceAssignment.create(numbers.reshape(replicas, partitions))


_SEVERAL = re.compile(r"^ *%\d+:\d+ = \"stablehlo\.(all_gather|all_reduce|all_to_all|reduce_scatter)\"", re.MULTILINE)


def shard_manually(text: str) -> str:
    """Return the program, in the entered context, with manual sharding on every operation that XLA accepts it on, so
    that each partition has its own values as in StableHLO.

    XLA's partitioner takes values without sharding as replicated. Raises NotImplementedError if XLA cannot express it.
    """
    module = bindings.parse_module(text)
    if _SEVERAL.search(str(module.operation.get_asm(print_generic_op_form=True))):
        raise NotImplementedError("results of one collective on several partitions are not supported")
    _mark_as_manual(module.operation)
    return str(module.operation.get_asm(print_generic_op_form=True))


def _mark_as_manual(operation: Any) -> None:
    from jaxlib.mlir import ir

    for region in operation.regions:
        for block in region:
            for inner in block:
                _mark_as_manual(inner.operation)
    types = [result.type for result in operation.results]
    if operation.name == "func.func" and ir.StringAttr(operation.attributes["sym_name"]).value == "main":
        signature: Any = ir.FunctionType(ir.TypeAttr(operation.attributes["function_type"]).value)
        operation.attributes["arg_attrs"] = ir.ArrayAttr.get([_sharding(t) for t in signature.inputs])
        operation.attributes["res_attrs"] = ir.ArrayAttr.get([_sharding(t) for t in signature.results])
    elif types and operation.name.startswith("stablehlo.") and not _is_rejected_with_sharding(operation):
        operation.attributes[_SHARDING] = _sharding(*types)[_SHARDING]


def _is_rejected_with_sharding(operation: Any) -> bool:
    """Return whether XLA rejects the operation, or ends the process, if it has a sharding: control flow, and bodies
    that change the element type."""
    if operation.name in ("stablehlo.case", "stablehlo.if", "stablehlo.while"):
        return True
    if not list(operation.regions) or operation.name == "stablehlo.map":
        return False
    pairs = zip(operation.operands, operation.results, strict=False)  # initial values follow the operands
    types = [(_element_type(read.type), _element_type(made.type)) for read, made in pairs]
    return any(made is None or read != made for read, made in types)


def _element_type(t: Any) -> Any:
    from jaxlib.mlir import ir

    try:
        return ir.RankedTensorType(t).element_type
    except (ValueError, TypeError):
        return None


_SHARDING = "mhlo.sharding"


def _sharding(*types: Any) -> Any:
    """Return the attribute that shards values manually: each partition has its own. For a tuple or several values, the
    attribute lists their leaves."""
    from jaxlib.mlir import ir

    leaves = sum(str(t).count("tensor<") + str(t).count("token") for t in types)
    listed = "{" + ", ".join(["{manual}"] * leaves) + "}"
    is_single = len(types) == 1 and not str(types[0]).startswith("tuple<")
    return ir.DictAttr.get({_SHARDING: ir.StringAttr.get("{manual}" if is_single else listed)})


def _array(output: Any) -> Any:
    import numpy

    return numpy.asarray(output)
