"""What a StableHLO program is, and which programs are valid. Importing the package registers every op."""

import spec.ops  # noqa: F401
