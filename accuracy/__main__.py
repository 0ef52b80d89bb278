"""`python -m accuracy`."""

from __future__ import annotations

import sys

from accuracy.accuracy_command import main

if __name__ == "__main__":
    sys.exit(main())
