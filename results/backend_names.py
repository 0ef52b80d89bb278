"""Names of backends: `NAME[:VARIANT][@PYTHON]`, `NAME[:VARIANT]==VERSION`, or `command:"EXECUTABLE ARGUMENTS"`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

COMMAND = "command"
DEVICES = ("gpu",)
"""Variants that run on another device, where other code computes: what is expected of them is theirs alone."""
_FORM = re.compile(
    r"(?P<base>[^:@=]*[^:@=\s]\s*)(:(?P<variant>[^@]*?[^@=\s]\s*))?(==\s*(?P<version>\d[\w.]*)|@(?P<python>.+))?"
)


class BadBackendName(ValueError):
    """A name that is not of the form; the message is one line."""


@dataclass(frozen=True)
class BackendName:
    """A backend, as people name it. Of a command the variant is what is executed."""

    base: str
    variant: str = ""
    python: str | None = None
    version: str = ""
    """The release that is asked for."""

    @staticmethod
    def parse(text: str) -> BackendName:
        """Raises BadBackendName."""
        base, _, rest = text.partition(":")
        if base.strip() == COMMAND:
            if not rest.strip("\"' "):
                raise BadBackendName('command needs an executable: command:"EXECUTABLE ARGUMENTS"')
            return BackendName(COMMAND, rest)
        form = re.fullmatch(_FORM, text.strip())
        if form is None:
            raise BadBackendName(f"{text!r} is not of the form NAME[:VARIANT][==VERSION|@PYTHON]")
        return BackendName(form["base"].strip(), (form["variant"] or "").strip(), form["python"], form["version"] or "")

    def __str__(self) -> str:
        variant = f":{self.variant}" if self.variant else ""
        version = f"=={self.version}" if self.version else ""
        return f"{self.base}{variant}{version}" + (f"@{self.python}" if self.python else "")

    def with_variant(self, variant: str) -> BackendName:
        """The same implementation, run in another way; of a command there is one way only."""
        return self if self.base == COMMAND else replace(self, variant=variant)

    @property
    def tested(self) -> str:
        """The name of the variant, "" for the backend as it is and for commands, which have none."""
        return "" if self.base == COMMAND else self.variant


def base_name(text: str) -> str:
    """The name under which expectations are filed, without interpreter, and without variant but for another device:
    `xla`, `xla-gpu`. Raises BadBackendName."""
    name = BackendName.parse(text)
    return f"{name.base}-{name.variant}" if name.tested in DEVICES else name.base


def variant_of(text: str) -> str | None:
    """The full name of the implementation that a variant is a way to run; None for what is no variant."""
    try:
        name = BackendName.parse(text)
    except BadBackendName:
        return None
    return str(name.with_variant("")) if name.tested else None


def split(names: str) -> list[str]:
    """`xla,command:"run --fast, now"` as its parts: a comma between quotes does not separate."""
    return [part for part in (p.strip() for p in re.findall(r"""(?:[^,"']|"[^"]*"|'[^']*')+""", names)) if part]
