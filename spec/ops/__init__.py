"""The ops by family. Importing this package imports every family, and so registers every op."""

from spec.ops import (
    collectives as collectives,
)
from spec.ops import (
    control_flow as control_flow,
)
from spec.ops import (
    convolution as convolution,
)
from spec.ops import (
    data_movement as data_movement,
)
from spec.ops import (
    elementwise as elementwise,
)
from spec.ops import (
    indexing as indexing,
)
from spec.ops import (
    legacy as legacy,
)
from spec.ops import (
    linear_algebra as linear_algebra,
)
from spec.ops import (
    normalization as normalization,
)
from spec.ops import (
    ordering as ordering,
)
from spec.ops import (
    program_structure as program_structure,
)
from spec.ops import (
    quantization as quantization,
)
from spec.ops import (
    random as random,
)
from spec.ops import (
    reduction as reduction,
)
from spec.ops import (
    windows as windows,
)
