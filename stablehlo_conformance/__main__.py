"""`python -m stablehlo_conformance`: the command, where no script is installed."""

from __future__ import annotations

import sys

from stablehlo_conformance.cli import main

if __name__ == "__main__":
    sys.exit(main())
