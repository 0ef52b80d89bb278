"""Python environments with a release of an implementation's package, created by uv on first use and kept in the user's
cache."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from filelock import FileLock
from packaging.version import InvalidVersion, Version
from platformdirs import user_cache_path
from uv import find_uv_bin

from oracles.backends.backend_errors import BackendError

_OWN = f"{sys.version_info[0]}.{sys.version_info[1]}"
PYTHONS = ("3.14", "3.13", "3.12", "3.11", "3.10", "3.9")
"""Python versions, newest first, to try if a release has no wheels for ours."""
LIMIT = 1800.0
_READY = "ready.json"
_DECORATION = re.compile(r"^(error:|cause:|\u00d7|\u2570\u2500\u25b6|\u251c\u2500\u25b6|\u2502)\s*")
_NO_REGISTRY = re.compile(
    r"Failed to fetch|error sending request|dns error|Connection refused|timed out", re.IGNORECASE
)


class NoEnvironment(BackendError):
    """An environment cannot be created; the message is one line."""


@dataclass(frozen=True)
class Distribution:
    """Packages to install for a release: `package`, whose versions are the releases, and `others`."""

    package: str
    others: Callable[[Version], Sequence[str]] = field(default=lambda version: ())

    def requirements(self, version: str) -> list[str]:
        try:
            return [f"{self.package}=={version}", *self.others(Version(version))]
        except InvalidVersion:
            raise NoEnvironment(f"{version!r} is no version") from None


def folder() -> Path:
    return user_cache_path("stablehlo-conformance") / "environments"


def interpreter(distribution: Distribution, version: str) -> str:
    """Return the Python of an environment with a release; create it if necessary. Raises NoEnvironment."""
    wanted = distribution.requirements(version)
    digest = hashlib.sha256(json.dumps([wanted, platform.machine(), sys.platform]).encode()).hexdigest()[:8]
    home = folder() / f"{distribution.package}-{version}-{digest}"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    try:
        home.parent.mkdir(parents=True, exist_ok=True)
        with FileLock(f"{home}.lock"):  # several processes may ask at once
            if not (home / _READY).exists():
                _make(home, python, distribution.package, wanted)
    except OSError as error:
        raise NoEnvironment(f"no environment at {home}: {error.strerror or error}") from None
    return str(python)


def releases(distribution: Distribution) -> Iterator[str]:
    """Yield the releases that can be installed here, newest first. Raises NoEnvironment if there is none."""
    last: str | None = None
    for python in sorted({*PYTHONS, _OWN}, key=Version, reverse=True):
        while (found := _newest(distribution.package, python, last)) is not None:
            yield found
            last = found
    if last is None:
        raise NoEnvironment(f"the registry has no {distribution.package} for this machine")


def _newest(package: str, python: str, below: str | None) -> str | None:
    wanted = f"{package}<{below}" if below else package
    said = _uv(*_resolve_arguments(package, python), "--no-deps", given=wanted)
    if said.returncode != 0 and _NO_REGISTRY.search(said.stderr):
        raise NoEnvironment(_line(said.stderr))
    match = re.search(rf"^{re.escape(package)}==(\S+)", said.stdout, re.MULTILINE)
    return match[1] if match else None


def _make(home: Path, python: Path, package: str, wanted: Sequence[str]) -> None:
    failures: list[str] = []
    for version in (_OWN, *(p for p in PYTHONS if p != _OWN)):
        said = _uv(*_resolve_arguments(package, version), given="\n".join(wanted))
        if said.returncode != 0:
            failures.append(_line(said.stderr))
            if _NO_REGISTRY.search(said.stderr):
                break
            continue
        shutil.rmtree(home, ignore_errors=True)
        said = _uv("venv", "--python", sys.executable if version == _OWN else version, str(home))
        if said.returncode == 0:
            said = _uv("pip", "install", "--only-binary", package, "--python", str(python), *wanted)
        if said.returncode == 0:
            (home / _READY).write_text(json.dumps({"requirements": list(wanted), "python": version}) + "\n")
            return
        failures.insert(0, _line(said.stderr))  # this attempt got further than those that did not resolve
    shutil.rmtree(home, ignore_errors=True)
    raise NoEnvironment(f"no environment with {wanted[0]} can be made: {failures[0]}")


def _resolve_arguments(package: str, python: str) -> list[str]:
    """Return uv's arguments to resolve a package for a Python version that need not be installed; our own Python reads
    the metadata."""
    target = ["--python", sys.executable, "--python-version", python]
    return ["pip", "compile", "-", "--only-binary", package, *target, "--no-header", "--no-annotate"]


def _uv(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [find_uv_bin(), *arguments, "--quiet", "--no-progress", "--color", "never"]
    environment = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "CONDA_PREFIX")}
    # Test runs set it; an environment needs its compiled files.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.setdefault("PYENV_VERSION", _versions_of_pyenv())
    home = folder()
    try:
        home.mkdir(parents=True, exist_ok=True)
        return subprocess.run(
            command, input=given, capture_output=True, text=True, check=False, env=environment, cwd=home,
            timeout=LIMIT,
        )  # fmt: skip
    except OSError as error:
        raise NoEnvironment(f"no environment at {home}: {error.strerror or error}") from None
    except subprocess.TimeoutExpired:
        raise NoEnvironment(f"uv did not answer within {LIMIT:g} s") from None


def _versions_of_pyenv() -> str:
    if shutil.which("pyenv") is None:
        return ""
    said = subprocess.run(["pyenv", "versions", "--bare"], capture_output=True, text=True, check=False)
    return ":".join(reversed(said.stdout.split()))


def _line(said: str) -> str:
    lines = [
        _DECORATION.sub("", line.strip()) for line in re.split(r"^\s*hint:", said, flags=re.MULTILINE)[0].splitlines()
    ]
    wrong = [line for line in lines if line and not line.startswith("warning:")]
    return " ".join(wrong[-6:]) or "uv failed"
