"""The worker side of `pjrt`: any plugin for the PJRT C API, by jaxlib's client of it; programs take the path of `xla`.

The client writes each program as a portable artifact of the release of StableHLO that the plugin names as its own.
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
"""Seconds that a client may take to start, or to hold an array."""
HELD = 30.0
"""Seconds to wait for a device that one process at a time can hold."""
_CODE = re.compile(r"([A-Z]+(?:_[A-Z]+)*): ")
_LACKS = ("UNIMPLEMENTED", "RESOURCE_EXHAUSTED")
_REFUSES = ("INVALID_ARGUMENT", "FAILED_PRECONDITION", "OUT_OF_RANGE")
"""Codes of a PJRT_Error that say that the plugin lacks something, and such that say that the program is wrong."""
_LACKING = re.compile(
    r"[Ff]ailed to (serialize|convert)[^.]*(VHLO|artifact|StableHLO)|failed to legalize operation 'vhlo"
    r"|Unbounded dynamism is disabled|Unsupported dot precision algorithm|Algorithm not supported by"
)
"""What says by itself that something is lacking: how the client says so of the plugin's release of StableHLO, and what
plugins made of XLA call an invalid argument, such as an algorithm of dot_general, of which each takes those it has."""
_LOST = 70
"""The exit status of a life whose device is lost."""


def warm() -> dict[str, str]:
    return xla.warm()


def lacks(error: Exception) -> bool:
    """The plugin says so by its code; where that tells neither, as XLA does in words."""
    code = code_of(error)
    if code in _LACKS or _LACKING.search(str(error)):
        return True
    return code not in _REFUSES and xla.lacks(error)


def code_of(error: Exception) -> str:
    """The code of an error of the plugin's, "" where it has none."""
    found = _CODE.match(str(error))
    return found[1] if found else ""


def start(options: dict[str, Any]) -> Plugin:
    return Plugin(
        options["plugin"], options.get("client", {}), options.get("device", 0), options.get("exclusive", False)
    )


def survey(options: dict[str, Any]) -> dict[str, Any]:
    """The element types that go in and come out. A plugin may end its process for one that it does not know: those that
    follow are tried in another."""
    left, held = list(xla.dtypes()), list[str]()
    while left:
        answers = _tried(options, left)
        if answers is None:
            break
        held += [name for (name, _), answer in zip(left, answers, strict=False) if answer == _HELD]
        left = left[len(answers) + 1 :]
    return {"element_types": held}


_HELD, _STARTED = b"1", b"S"


def _tried(options: dict[str, Any], kinds: list[tuple[str, Any]]) -> list[bytes] | None:
    """In a process of its own, whether arrays of each type are held, as far as it comes; None where it does not start,
    of which the life that follows says why."""
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
    os.kill(pid, signal.SIGKILL)  # it has ended, or has not answered
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
    """Ends this life, so that the next program finds another."""
    print(message, file=sys.stderr, flush=True)
    os._exit(_LOST)


class Plugin(xla.Xla):
    """A client of a plugin, named as JAX knows it or by its file. `number` is that of the device among those of the
    client; `is_exclusive` one that only one process at a time can hold."""

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
        self.versions = {**versions_of(client), **(packaged(plugin) if is_file else of_plugins(plugin))}
        self._probe: Any = None

    def shown(self, executable: Any, width: int) -> list[list[int]]:
        """Nothing where the plugin does not tell."""
        with contextlib.suppress(Exception):
            return super().shown(executable, width)
        return []

    def is_alive(self) -> bool:
        """Whether a program that has run before, or the simplest one, still runs."""
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
    """Raises RuntimeError, which says what is wrong with the plugin."""
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
    """That of a platform that JAX knows, or a plugin of JAX brings. Raises RuntimeError where there is none."""
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
    """What the client says of the plugin: the version of the API, and the release of StableHLO that it reads."""
    found = {}
    with contextlib.suppress(
        Exception
    ):  # what is no plugin, such as JAX's own client of the CPU, has no such attributes
        found["plugin-stablehlo"] = ".".join(map(str, client.stablehlo_current_version))
        found["pjrt-api"] = f"{client.pjrt_c_api_major_version}.{client.pjrt_c_api_minor_version}"
    return found


def packaged(path: str) -> dict[str, str]:
    """The package that a file was installed with, in any environment, and its version; nothing where there is none."""
    file = Path(path).resolve()
    for folder in file.parents:
        for record in folder.glob("*.dist-info/RECORD"):
            if f"{file.relative_to(folder).as_posix()}," in record.read_text(encoding="utf-8"):
                about = importlib.metadata.PathDistribution(record.parent)
                return {str(about.metadata["Name"]): about.version}
    return {}


def of_plugins(name: str) -> dict[str, str]:
    """The packages that bring plugins to JAX, or are called like the platform, and their versions."""
    by_module = importlib.metadata.packages_distributions()
    offered = {e.dist.name for e in importlib.metadata.entry_points(group="jax_plugins") if e.dist is not None}
    found = {*offered, *by_module.get("jax_plugins", ()), *by_module.get(f"lib{name}", ())}
    return {package: importlib.metadata.version(package) for package in sorted(found)}


def hold(device: str) -> Any:
    """Waits until no other process of this user holds a device, and holds it as long as this process lives. Raises
    RuntimeError, which names the holder."""
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
