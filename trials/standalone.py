"""Runs one program on the implementation that returned something else for it than conforms, and compares.

Needs the implementation's package and NumPy. Exit status: 1 while it fails as it did, 0 when it does not, 2 when that
cannot be told, as where the package is not installed. A crash ends a process of its own and not this one.
"""

import base64
import contextlib
import importlib
import io
import json
import os
import subprocess
import sys
import tempfile
import types
from typing import Any

import numpy as np

DATA = "{}"
FAILS, CONFORMS, UNKNOWN = 1, 0, 2
RAISED, MISSING = 65, 69


def main() -> int:
    data = json.loads(DATA)
    if len(sys.argv) == 3 and sys.argv[1] == "--run":
        return run(data, sys.argv[2])
    print(data["title"])
    with tempfile.TemporaryDirectory() as folder:
        try:
            command = [sys.executable, os.path.abspath(__file__), "--run", folder]
            done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=data["timeout"])
        except subprocess.TimeoutExpired:
            return conclude(data, "TimesOut", f"no answer within {data['timeout']:g} s")
        said = done.stderr.strip()[-1000:]
        if done.returncode == MISSING:
            print(f"it cannot be told: {said}")
            return UNKNOWN
        if done.returncode == RAISED:
            return conclude(data, "RejectsValid", said)
        if done.returncode != 0:
            return conclude(data, "Crashes", f"the process ended with status {done.returncode}: {said}")
        return judge(data, [[loaded(folder, k, i) for i in range(n)] for k, n in enumerate(counts(folder))])


def conclude(data: Any, verdict: str, said: str) -> int:
    """What a run without results says of a failure."""
    print(f"returned: {said}")
    print("conforms: " + ("a refusal" if data["verdict"] == "AcceptsInvalid" else "a result"))
    if data["verdict"] == "AcceptsInvalid" and verdict == "RejectsValid":
        return CONFORMS
    return FAILS if verdict == data["verdict"] else UNKNOWN


def judge(data: Any, rows: Any) -> int:
    """Whether outputs, one row per execution, are as they should be."""
    if data["verdict"] != "Deviates":
        print("returned: a result, or nothing where none was asked for")
        return FAILS if data["verdict"] == "AcceptsInvalid" else CONFORMS
    status = CONFORMS
    rows = [cut(row, data["sizes"]) for row in rows]
    for row in rows:
        if len(row) != len(data["results"]):
            print(f"returned: {len(row)} results; conforms: {len(data['results'])}")
            return FAILS
        for i, (array, result) in enumerate(zip(row, data["results"])):
            if result is not None and not conforms(i, array, result):
                status = FAILS
    if any(a is not None and a.tobytes() != b.tobytes() for row in rows[1:] for a, b in zip(row, rows[0])):
        print("returned: something else each time; conforms: the same each time")
        status = FAILS
    print("it fails" if status == FAILS else "it conforms")
    return status


def cut(row: Any, sizes: Any) -> Any:
    """Results of bounded sizes, each a whole array with its sizes behind it, as large as these say: the elements stand
    at the front."""
    if len(row) != sum(1 + len(dimensions) for dimensions in sizes):
        return row
    rest, found = iter(row), []
    for dimensions in sizes:
        array = next(rest)
        if dimensions:
            shape = list(array.shape)
            for d in dimensions:
                size = int(next(rest))
                shape[d] = size if 0 <= size <= shape[d] else shape[d]
            array = array.ravel()[: np.prod(shape, dtype=int)].reshape(shape)
        found.append(array)
    return found


def conforms(i: int, array: Any, result: Any) -> bool:
    if result["is_stored"]:
        array = stored(array, result["dtype"])
    if [array.dtype.name, list(array.shape)] != [result["dtype"], result["shape"]]:
        print(f"result {i} returned: {array.dtype.name} of shape {list(array.shape)}")
        print(f"result {i} conforms: {result['dtype']} of shape {result['shape']}")
        return False
    if result["lower"] is None:
        return True
    lower, upper, nan, is_open = (unpacked(result[name]) for name in ("lower", "upper", "nan", "open"))
    actual = bounds(array, lower)
    with np.errstate(invalid="ignore"):
        inside = (order(lower) <= order(actual)) & (order(actual) <= order(upper))
    if actual.dtype.kind == "f":
        inside = np.where(np.isnan(actual), nan, inside & ~np.isnan(lower))
    good = inside | is_open
    print(f"result {i} returned:\n{array}")
    if not good.all():
        at = tuple(int(n) for n in np.argwhere(~good)[0])
        also = " or NaN" if nan[at] else ""
        print(f"result {i} conforms: at {list(at)} from {lower[at]} to {upper[at]}{also}, not {actual[at]}")
    return bool(good.all())


def stored(array: Any, name: str) -> Any:
    """Storage values of a quantized type with its sign: the integers of programs have none."""
    if array.dtype.name.lstrip("u") != name.lstrip("u"):
        return array
    half = 2 ** (int(name.lstrip("uint")) - 1)
    shift = 0 if name.startswith("u") else half
    return ((array.astype(np.int64) + shift) % (2 * half) - shift).astype(dtype_named(name))


def bounds(array: Any, like: Any) -> Any:
    """Elements as numbers that bounds are compared with; complex ones as two."""
    if array.dtype.kind == "c":
        array = np.stack([array.real, array.imag], axis=-1)
    with np.errstate(all="ignore"):
        return np.broadcast_to(array.astype(like.dtype), like.shape)


def order(x: Any) -> Any:
    """Keys in the order of the values, -0 before +0."""
    if x.dtype.kind != "f":
        return x
    bits = np.ascontiguousarray(x, np.float64).view(np.int64)
    return np.where(bits < 0, np.int64(-(2**63)) - bits - 1, bits)


# In the process that may crash.


def run(data: Any, folder: str) -> int:
    inputs = [array_of(each) for each in data["inputs"]]
    try:
        execute = executor(data)
    except ImportError as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return MISSING
    try:
        rows = execute(inputs)
    except Exception as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return RAISED
    for k, row in enumerate(rows):
        for i, array in enumerate(row):
            store(folder, k, i, array)
    with open(os.path.join(folder, "counts.json"), "w") as file:
        json.dump([len(row) for row in rows], file)
    return 0


def executor(data: Any) -> Any:
    """A function from inputs to rows of outputs."""
    if data["adapter"]:
        return adapted(data)
    from jaxlib import xla_client

    client: Any = xla_client.make_cpu_client()
    set_up()
    options = xla_client.CompileOptions()
    options.env_option_overrides = list(data["options"].get("flags", {}).items())

    def execute(inputs: Any) -> Any:
        executable = compiled(client, data["program"], options)
        return [fetched(executable, inputs, client) for _ in range(data["times"])]

    return execute


def compiled(client: Any, program: str, options: Any) -> Any:
    """A program that is ready to be executed; `compile` did what `compile_and_load` does since 0.6.1."""
    from jaxlib import xla_client

    if not hasattr(client, "compile_and_load"):
        return client.compile(program, options)
    return client.compile_and_load(program, xla_client.DeviceList((client.local_devices()[0],)), options)


def set_up() -> None:
    """Sets what jax sets before arrays are made: releases ask for it in different ways, or not at all."""
    try:
        core: Any = importlib.import_module("jaxlib._jax")
    except ImportError:
        core = importlib.import_module("jaxlib.xla_extension")  # until 0.6.0
    jit = core.jax_jit
    with contextlib.suppress(AttributeError, TypeError):
        jit.set_enable_x64_state(core.config.Config("jax_enable_x64", True, include_in_jit_key=True))
    with contextlib.suppress(AttributeError, TypeError):
        jit.set_thread_local_state_initialization_callback(lambda: None)
    with contextlib.suppress(AttributeError, TypeError):
        jit.global_state().enable_x64 = True
        jit.global_state().enable_memories = False


def fetched(executable: Any, inputs: Any, client: Any) -> Any:
    outputs = executable.execute_sharded([buffer(a, client) for a in inputs]).disassemble_into_single_device_arrays()
    return [value(output[0]) for output in outputs]


def value(array: Any) -> Any:
    try:
        if hasattr(array, "_single_device_array_to_np_array_did_copy"):
            return np.asarray(array._single_device_array_to_np_array_did_copy()[0])
        return np.asarray(array._single_device_array_to_np_array())  # until 0.4.38
    except Exception as error:
        if "token" in str(error):
            return None
        raise


class Shaped:
    """What jaxlib asks of the description of an array."""

    weak_type = False

    def __init__(self, array: Any) -> None:
        self.shape, self.dtype = array.shape, array.dtype


def buffer(array: Any, client: Any) -> Any:
    """An array on the device, made without jax."""
    from jaxlib import xla_client

    device = client.local_devices()[0]
    single: Any = xla_client.SingleDeviceSharding

    class Sharding(single):  # type: ignore[misc]
        memory_kind = None
        device_set = {device}
        _internal_device_list = xla_client.DeviceList((device,))

        def _to_xla_hlo_sharding(self, rank: Any) -> Any:
            return xla_client.HloSharding.replicate()

    return xla_client.batched_device_put(Shaped(array), Sharding(device), [array], [device], True)


class Asked:
    """What an adapter is handed."""

    def __init__(self, text: str, execute: bool, inputs: Any) -> None:
        self.text, self.execute, self.inputs = text, execute, inputs
        self.flags: Any = {}
        self.tells = False

    def stage(self, name: str) -> None:
        """Nobody needs to know."""


def _provide(name: str, source: str) -> None:
    """Makes a module that the adapter imports, and the packages that hold it."""
    parts = name.split(".")
    for i in range(1, len(parts)):
        package = sys.modules.setdefault(".".join(parts[:i]), types.ModuleType(".".join(parts[:i])))
        package.__path__ = []
    module = sys.modules[name] = types.ModuleType(name)
    setattr(sys.modules[".".join(parts[:-1])], parts[-1], module)
    exec(compile(source, f"<{name}>", "exec"), module.__dict__)


def adapted(data: Any) -> Any:
    for name, source in data["modules"].items():
        _provide(name, source)
    module = types.ModuleType("adapter")
    exec(compile(data["adapter"], "<adapter>", "exec"), module.__dict__)
    module.warm()
    state = module.start(data["options"])
    return lambda inputs: module.run(state, Asked(data["program"], data["executes"], [inputs] * data["times"]))


# Arrays as text and as files.


def dtype_named(name: str) -> Any:
    try:
        return np.dtype(name)
    except TypeError:
        import ml_dtypes

        return np.dtype(getattr(ml_dtypes, name))


def array_of(each: Any) -> Any:
    name, shape, encoded = each
    return np.frombuffer(base64.b64decode(encoded), dtype_named(name)).reshape(shape)


def unpacked(encoded: str) -> Any:
    return np.load(io.BytesIO(base64.b64decode(encoded)), allow_pickle=False)


def store(folder: str, k: int, i: int, array: Any) -> None:
    path = os.path.join(folder, f"{k}.{i}")
    described = (
        None if array is None else [array.dtype.name, list(array.shape), base64.b64encode(array.tobytes()).decode()]
    )
    with open(path, "w") as file:
        json.dump(described, file)


def loaded(folder: str, k: int, i: int) -> Any:
    with open(os.path.join(folder, f"{k}.{i}")) as file:
        described = json.load(file)
    return None if described is None else array_of(described)


def counts(folder: str) -> Any:
    with open(os.path.join(folder, "counts.json")) as file:
        return json.load(file)


if __name__ == "__main__":
    sys.exit(main())
