"""StableHLO programs, and the constraints that make them valid. Importing the package registers every op."""

import spec.ops  # noqa: F401
