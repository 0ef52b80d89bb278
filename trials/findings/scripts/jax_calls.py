"""Calls of XLA through jax, on the CPU or on a plugin's device."""

from __future__ import annotations

from collections.abc import Callable

from packaging.version import Version

from oracles.backends.native import bindings
from spec.dynamic_validity import has_unbounded_sizes
from spec.text import text
from spec.types import TensorType, Type, is_quantized_tensor
from trials.findings.scripts.calls import Call, NoScript, Target, calls

_LOADS, _DEVICES = Version("0.6.1"), Version("0.5.0")
"""The first jaxlib with `compile_and_load`, and the first jax with a setting for the number of CPU devices."""


@calls("xla")
def xla(target: Target) -> Call:
    return _call(target, 'jax.devices("cpu")', ())


@calls("pjrt")
def pjrt(target: Target) -> Call:
    """Return a call of a plugin that JAX knows, or of one in a file whose path the script takes as an argument."""
    plugin, options = target.options["plugin"], target.options.get("client") or {}
    settings = [f'jax.config.update("jax_pjrt_client_create_options", {dict(options)!r})'] if options else []
    if "/" not in plugin:
        return _call(target, f'jax.devices("{plugin}")', (*settings, f'jax.config.update("jax_platforms", "{plugin}")'))
    called = _call(
        target,
        'jax.devices("plugin")',
        (
            *settings,
            'os.environ["PJRT_NAMES_AND_LIBRARY_PATHS"] = f"plugin:{sys.argv[1]}"',
            'jax.config.update("jax_platforms", "plugin")',
        ),
    )
    return Call(
        ("import os", *called.imports), called.compile, called.execute, called.fetch, called.packages,
        called.once, argument="the plugin's file",
    )  # fmt: skip


def _call(target: Target, devices: str, settings: tuple[str, ...]) -> Call:
    count = target.program.num_processes
    number = int(target.options.get("device", 0))
    flags = {**target.options.get("flags", {})}
    imports = ["import jax", "from jaxlib import xla_client"]
    lines = [*settings, 'jax.config.update("jax_enable_x64", True)']
    if count > 1:
        lines += _several_devices(target, count)
    lines.append(f"devices = {devices}[{number}:{number + count}]")
    lines.append("options = xla_client.CompileOptions()")
    if number and count == 1:
        lines.append("options.device_assignment = xla_client.DeviceAssignment.create(np.array([[devices[0].id]]))")
    if count > 1:
        lines += _grid(target)
    if flags:
        lines.append(f"options.env_option_overrides = {list(flags.items())!r}")
    lowering = _pass_lines(target)
    if lowering:
        imports += ["from jax.interpreters import mlir", "from jaxlib.mlir import ir, passmanager"]
        imports.append("from jaxlib.mlir.dialects import stablehlo")
        lines += lowering
    program = "str(module)" if lowering else "PROGRAM"
    compiled = f"compile({program}, options)"
    if Version(target.versions.get("jaxlib", "99")) >= _LOADS:
        compiled = f"compile_and_load({program}, xla_client.DeviceList(tuple(devices)), options)"
    lines.append(f"executable = devices[0].client.{compiled}")
    if count > 1:
        imports.append("from jax.sharding import Mesh, NamedSharding, PartitionSpec")
    return Call(tuple(imports), tuple(lines), _execution(count), _fetch(count), ("jax", "jaxlib"), len(lines) - 1)


def _execution(count: int) -> tuple[str, ...]:
    last = "outputs = executable.execute_sharded(arrays).disassemble_into_single_device_arrays()"
    if count == 1:
        return ("arrays = [jax.device_put(x, devices[0]) for x in inputs]", last)
    return (
        'every = NamedSharding(Mesh(np.array(devices), ("x",)), PartitionSpec())  # each device holds its own row of x',
        "arrays = [jax.make_array_from_single_device_arrays(x.shape[1:], every,",
        "          [jax.device_put(part, device) for part, device in zip(x, devices)]) for x in inputs]",
        last,
    )


def _fetch(count: int) -> Callable[[int], str]:
    if count == 1:
        return lambda i: f"np.asarray(outputs[{i}][0])"
    return lambda i: f"np.stack([np.asarray(part) for part in outputs[{i}]])"


def _several_devices(target: Target, count: int) -> list[str]:
    if Version(target.versions.get("jax", "99")) >= _DEVICES:
        return [f'jax.config.update("jax_num_cpu_devices", {count})']
    raise NoScript("this release takes the number of devices from the environment")


def _grid(target: Target) -> list[str]:
    replicas, partitions = target.program.num_replicas, target.program.num_partitions
    lines = [f"options.num_replicas, options.num_partitions = {replicas}, {partitions}"]
    lines.append(
        "options.device_assignment = xla_client.DeviceAssignment.create("
        f"np.array([d.id for d in devices]).reshape({replicas}, {partitions}))"
    )
    if partitions > 1:
        lines.append("options.executable_build_options.use_spmd_partitioning = True")
    return lines


_QUANTIZED = "builtin.module(vhlo-legalize-to-stablehlo)"


def _pass_lines(target: Target) -> list[str]:
    passes = target.options.get("passes", "") if "!quant." in target.text else ""
    generic = text(target.program)
    if bindings.is_dynamic(generic) and not bindings.is_bounded(generic):
        passes = _refinement(target)
    if not passes:
        return []
    loads = f'passmanager.PassManager.parse("{_QUANTIZED}").run(ir.Module.parse("module {{}}").operation)'
    return [
        "stablehlo.register_stablehlo_passes()",
        "with mlir.make_ir_context():",
        *([f"    {loads}  # loads the dialect of quantized types"] if "!quant." in target.text else []),
        "    module = ir.Module.parse(PROGRAM)",
        f'    passmanager.PassManager.parse("{passes}").run(module.operation)',
    ]


def _refinement(target: Target) -> str:
    arguments = target.program.main.arguments
    if any(is_quantized_tensor(a.type) for a in arguments):
        raise NoScript("no option of a pass holds quantized types")
    passes = ["stablehlo-refine-shapes", "func.func(stablehlo-canonicalize-dynamism)"]
    if target.executes and arguments:
        grid = 0 if target.program.num_processes == 1 else 1
        types = [_static(a.type, x.shape[grid:]) for a, x in zip(arguments, target.inputs, strict=True)]
        passes.insert(0, f"stablehlo-refine-arguments{{types={','.join(types)}}}")
    elif any(has_unbounded_sizes(a.type) for a in arguments):
        raise NoScript("what is compiled depends on the sizes of the inputs")
    if "shape_assertion" in target.text:
        passes.append("func.func(stablehlo-check-shape-assertions)")
    return f"builtin.module({','.join(passes)})"


def _static(t: Type, shape: tuple[int, ...]) -> str:
    assert isinstance(t, TensorType)
    return str(TensorType(shape, t.element_type))
