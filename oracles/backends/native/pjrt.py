"""Adapter `pjrt`: any plugin of the PJRT C API, through jaxlib's client; programs are compiled and run as by `xla`.

The client writes each program as a portable artifact of the StableHLO release that the plugin reports.
"""

from __future__ import annotations

import contextlib
import importlib.metadata
import os
import re
import select
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from oracles.backends.native import xla

ANSWER = 60.0
HELD = 30.0
"""Largest number of seconds to wait for an exclusive device."""
_CODE = re.compile(r"([A-Z]+(?:_[A-Z]+)*): ")
_LACKS = ("UNIMPLEMENTED", "RESOURCE_EXHAUSTED")
_REFUSES = ("INVALID_ARGUMENT", "FAILED_PRECONDITION", "OUT_OF_RANGE")
"""Codes of a PJRT_Error for an invalid program; those of `_LACKS` are for missing features."""
_LACKING = re.compile(
    r"[Ff]ailed to (serialize|convert)[^.]*(VHLO|artifact|StableHLO)|failed to legalize operation 'vhlo"
    r"|Unbounded dynamism is disabled|Unsupported dot precision algorithm|Algorithm not supported by"
)
"""Messages about missing features: of the client about the plugin's StableHLO release, and of XLA-based plugins with
the code of an invalid argument, such as an algorithm of dot_general."""
_LOST = 70
"""Exit status of a process whose device is lost."""


def warm() -> dict[str, str]:
    return xla.warm()


def lacks(error: Exception) -> bool:
    code = code_of(error)
    if code in _LACKS or _LACKING.search(str(error)):
        return True
    return code not in _REFUSES and xla.lacks(error)


def code_of(error: Exception) -> str:
    found = _CODE.match(str(error))
    return found[1] if found else ""


def start(options: dict[str, Any]) -> Plugin:
    return Plugin(
        options["plugin"], options.get("client", {}), options.get("device", 0), options.get("exclusive", False)
    )


def survey(options: dict[str, Any]) -> dict[str, Any]:
    """Return the element types that arrays on the device can have. A plugin may abort for an unknown type; the
    remaining types are tried in another process."""
    left, held = list(xla.dtypes()), list[str]()
    while left:
        answers = _probe_types(options, left)
        if answers is None:
            break
        held += [name for (name, _), answer in zip(left, answers, strict=False) if answer == _HELD]
        left = left[len(answers) + 1 :]
    return {"element_types": held}


_HELD, _STARTED = b"1", b"S"


def _probe_types(options: dict[str, Any], kinds: list[tuple[str, Any]]) -> list[bytes] | None:
    """Return, for each type, whether a new process can hold arrays of it. The list is shorter if that process ends
    early; None if it does not start."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        with contextlib.suppress(BaseException):
            state = start(options)
            os.write(writing, _STARTED)
            for _, kind in kinds:
                os.write(writing, _HELD if state.holds(kind) else b"0")
        os._exit(0)
    os.close(writing)
    found = b""
    while select.select([reading], [], [], ANSWER)[0] and (part := os.read(reading, 64)):
        found += part
    os.close(reading)
    os.kill(pid, signal.SIGKILL)  # the process ended or does not answer
    os.waitpid(pid, 0)
    return [found[i : i + 1] for i in range(1, len(found))] if found else None


def describe(state: Plugin) -> dict[str, Any]:
    return {"device": state.device, "versions": state.versions, "processes": len(state.devices)}


def run(state: Plugin, task: Any) -> list[list[Any]]:
    try:
        return xla.run(state, task)
    except Exception as error:
        if code_of(error) not in (*_LACKS, *_REFUSES) and not state.is_alive():
            end(f"the device is lost: {error}")
        raise


def end(message: str) -> None:
    print(message, file=sys.stderr, flush=True)
    os._exit(_LOST)


class Plugin(xla.Xla):
    """A client of a plugin, given by JAX's name or its file, and device `number` of it; `is_exclusive` says that only
    one process at a time can use the device."""

    def __init__(self, plugin: str, options: dict[str, Any], number: int = 0, is_exclusive: bool = False) -> None:
        if is_exclusive:
            self._lock = hold(f"{plugin}-{number}")
        is_file = "/" in plugin
        client = client_of_file(plugin, options) if is_file else client_of_jax(plugin, options)
        super().__init__({}, clients=lambda count: client, number=number)
        self.devices = client.local_devices()
        device = self._device
        self.device = f"{device.device_kind}, platform {client.platform}"
        if "\n" in (said := str(client.platform_version)):
            said = said.strip().splitlines()[-1]
        if said and said != client.platform:
            self.device += f" {said}"
        self.versions = {**versions_of(client), **(package_of(plugin) if is_file else of_plugins(plugin))}
        self._probe: Any = None

    def summarize(self, executable: Any, width: int) -> list[list[int]]:
        with contextlib.suppress(Exception):
            return super().summarize(executable, width)
        return []

    def is_alive(self) -> bool:
        import numpy

        try:
            if self._probe is None:
                self._probe = self.compile(_PROBE, {})
            [output] = self.execute(self._probe, [numpy.ones(2, numpy.float32)])
        except Exception:
            return False
        return bool((output == -1).all())


_PROBE = """
func.func public @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %b = "stablehlo.negate"(%a) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%b) : (tensor<2xf32>) -> ()
}
"""


def client_of_file(path: str, options: dict[str, Any]) -> Any:
    from jaxlib import xla_client

    if not Path(path).is_file():
        raise RuntimeError(f"there is no file {path}")
    name = "plugin"
    doing = "it is no PJRT plugin"
    try:
        xla_client.load_pjrt_plugin_dynamically(name, path)
        doing = "the plugin does not start"
        xla_client.initialize_pjrt_plugin(name)
        doing = "the plugin makes no client"
        return xla_client.make_c_api_client(name, options, None)
    except Exception as error:
        raise RuntimeError(f"{doing}: {one_line(error)}") from None


def client_of_jax(name: str, options: dict[str, Any]) -> Any:
    """Return the client of a platform that JAX or one of its plugins provides. Raises RuntimeError if there is none."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    import jax

    settings: Any = jax.config
    if options:
        settings.update("jax_pjrt_client_create_options", options)
    try:
        settings.update("jax_platforms", name)
        devices: Any = jax.devices(name)
    except Exception as error:
        raise RuntimeError(f"JAX has no device of {name}: {one_line(error)}") from None
    return devices[0].client


def one_line(error: Exception) -> str:
    return " ".join(str(error).split()) or "no plugin that is installed brings one"


def versions_of(client: Any) -> dict[str, str]:
    found = {}
    with contextlib.suppress(Exception):  # clients that are no plugins, such as JAX's CPU client, lack these attributes
        found["plugin-stablehlo"] = ".".join(map(str, client.stablehlo_current_version))
        found["pjrt-api"] = f"{client.pjrt_c_api_major_version}.{client.pjrt_c_api_minor_version}"
    return found


def package_of(path: str) -> dict[str, str]:
    file = Path(path).resolve()
    for folder in file.parents:
        for record in folder.glob("*.dist-info/RECORD"):
            if f"{file.relative_to(folder).as_posix()}," in record.read_text(encoding="utf-8"):
                about = importlib.metadata.PathDistribution(record.parent)
                return {str(about.metadata["Name"]): about.version}
    return {}


def of_plugins(name: str) -> dict[str, str]:
    """Return the packages, with versions, that provide JAX plugins or are named after the platform."""
    by_module = importlib.metadata.packages_distributions()
    offered = {e.dist.name for e in importlib.metadata.entry_points(group="jax_plugins") if e.dist is not None}
    found = {*offered, *by_module.get("jax_plugins", ()), *by_module.get(f"lib{name}", ())}
    return {package: importlib.metadata.version(package) for package in sorted(found)}


def hold(device: str) -> Any:
    """Lock a device for this process, waiting for other processes of this user. Raises RuntimeError with the holder."""
    import fcntl

    name = re.sub(r"\W+", "-", device).strip("-")
    path = Path(tempfile.gettempdir()) / f"stablehlo-conformance-{os.getuid()}-{name}.lock"
    lock = path.open("a+", encoding="utf-8")
    deadline = time.monotonic() + HELD
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            break
        except OSError:
            if time.monotonic() > deadline:
                lock.seek(0)
                holder = lock.read().strip() or "another"
                lock.close()
                raise RuntimeError(f"process {holder} holds the device, and one at a time can") from None
            time.sleep(0.05)
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    return lock
