"""Names of backends, as people write them.

An implementation is `NAME[:VARIANT][@PYTHON]`, `NAME[:VARIANT]==VERSION`, `pjrt:PLUGIN[?OPTION=VALUE&...]`,
`command:"EXECUTABLE ARGUMENTS"` or `serve:"EXECUTABLE ARGUMENTS"`. A rewriter of programs is `passes:"PIPELINE"`, also
with a release or interpreter, or `rewrite:"EXECUTABLE ARGUMENTS"`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

COMMAND, SERVE, PJRT, PASSES, REWRITE = "command", "serve", "pjrt", "passes", "rewrite"
EXECUTABLES = (COMMAND, SERVE, REWRITE)
SUBJECTS = (*EXECUTABLES, PJRT, PASSES)
"""Adapters to any implementation or rewriter. Their variant names the implementation, not a way to run one."""
ALIASES = {("xla", "gpu"): (PJRT, "cuda")}
"""Former name and variant of an implementation -> its present ones."""
_NOT_OF_PLATFORM = {"c", "api", "lib", "pjrt", "plugin", "xla"}
"""Words in the file names of plugins that do not name the platform."""
_FORM = re.compile(
    r"(?P<base>[^:@=]*[^:@=\s]\s*)(:(?P<variant>[^@]*?[^@=\s]\s*))?(==\s*(?P<version>\d[\w.]*)|@(?P<python>.+))?"
)
_PIPELINE = re.compile(r"""\s*(?P<pipeline>"[^"]+"|'[^']+'|[^"'@]+?)\s*(==\s*(?P<version>\d[\w.]*)|@(?P<python>.+))?""")


class BadBackendName(ValueError):
    """A backend name has none of the forms. The message is one line."""


@dataclass(frozen=True)
class BackendName:
    """A parsed name. For command, serve, rewrite and passes, `variant` is the command line or pipeline."""

    base: str
    variant: str = ""
    python: str | None = None
    version: str = ""
    """The requested release, if any."""

    @staticmethod
    def parse(text: str) -> BackendName:
        """Return the parsed name. Raises BadBackendName."""
        base, _, rest = text.partition(":")
        if (named := base.strip()) in EXECUTABLES:
            if not rest.strip("\"' "):
                raise BadBackendName(f'{named} needs an executable: {named}:"EXECUTABLE ARGUMENTS"')
            return BackendName(named, rest)
        if named == PASSES:
            found = _PIPELINE.fullmatch(rest)
            if found is None:
                raise BadBackendName('passes needs a pipeline: passes:"builtin.module(PASS)"')
            quoted = f'"{found["pipeline"].strip(chr(34) + chr(39))}"'
            return BackendName(PASSES, quoted, found["python"], found["version"] or "")
        form = re.fullmatch(_FORM, text.strip())
        if form is None:
            raise BadBackendName(f"{text!r} is not of the form NAME[:VARIANT][==VERSION|@PYTHON]")
        said = form["base"].strip(), (form["variant"] or "").strip()
        base, variant = ALIASES.get(said, said)
        if base == PJRT and not variant.strip("\"'").partition("?")[0]:
            raise BadBackendName("pjrt needs a plugin: pjrt:NAME of one of JAX, or pjrt:/path/to/plugin.so")
        return BackendName(base, variant, form["python"], form["version"] or "")

    def __str__(self) -> str:
        variant = f":{self.variant}" if self.variant else ""
        version = f"=={self.version}" if self.version else ""
        return f"{self.base}{variant}{version}" + (f"@{self.python}" if self.python else "")

    def with_variant(self, variant: str) -> BackendName:
        """Return the name with another variant; names of adapters and plugins, which have none, stay the same."""
        return self if self.base in SUBJECTS else replace(self, variant=variant)

    @property
    def tested(self) -> str:
        """The variant; "" if there is none, as for adapters and plugins."""
        return "" if self.base in SUBJECTS else self.variant

    @property
    def entry_variant(self) -> str:
        """The variant that entries of the expectations refer to; for passes, the pipeline."""
        return self.variant.strip('"') if self.base == PASSES else self.tested


def passes_of(pipeline: str) -> frozenset[str]:
    return frozenset(part.partition("{")[0].strip() for part in re.split(r"[(),]", pipeline))


def base_name(text: str) -> str:
    """Return the name of the expectations file, without interpreter and variant: `xla`, `pjrt-cuda`.

    Raises BadBackendName.
    """
    name = BackendName.parse(text)
    return f"{PJRT}-{platform_of(name.variant)}" if name.base == PJRT else name.base


def platform_of(plugin: str) -> str:
    """Return the platform of a PJRT plugin: its name in JAX, or the part of its file name that names the platform.

    pjrt_c_api_tpu_plugin.so  ->  tpu
    """
    named = plugin.strip("\"'").partition("?")[0]
    if "/" not in named:
        return named
    stem = PurePosixPath(named).name.partition(".")[0]
    words = [word for word in re.split(r"[_-]+", stem.removeprefix("lib")) if word.lower() not in _NOT_OF_PLATFORM]
    return "_".join(words) or stem


def variant_of(text: str) -> str | None:
    """Return the name of the implementation whose variant `text` names; None if `text` names no variant."""
    try:
        name = BackendName.parse(text)
    except BadBackendName:
        return None
    return str(name.with_variant("")) if name.tested else None


def split(names: str) -> list[str]:
    """Return the names in a list, separated by commas outside quotes; old names are replaced by present ones."""
    parts = (p.strip() for p in re.findall(r"""(?:[^,"']|"[^"]*"|'[^']*')+""", names))
    return [_current_name(part) for part in parts if part]


def _current_name(text: str) -> str:
    try:
        name = BackendName.parse(text)
    except BadBackendName:
        return text
    return str(name) if name.base == PJRT and not text.startswith(PJRT) else text
