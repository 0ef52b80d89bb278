"""The worker side of `acme`: programs compiled and called in a process of their own."""

from typing import Any


def warm() -> dict[str, str]:
    """Once per worker: import what takes long, and start no threads. Returns versions by package."""
    import acme

    return {"acme": acme.__version__}


def start(options: dict[str, Any]) -> Any:
    """Once per process: make the client or the device. Processes are forked from the one that ran `warm`."""
    import acme

    return acme.Device(**options)


def describe(device: Any) -> dict[str, Any]:
    import acme

    return {"device": device.name, "element_types": list(acme.DTYPES)}


def run(device: Any, task: Any) -> list[list[Any]]:
    """Outputs per input set, as arrays of NumPy or ml_dtypes; None for a token."""
    task.stage("compile")
    executable = device.compile(task.text)
    if not task.execute:
        return []
    task.stage("execute")
    return [executable(*row) for row in task.inputs]


def lacks(error: Exception) -> bool:
    """Whether an error says that the implementation lacks something. NotImplementedError and MemoryError always do."""
    return type(error).__name__ == "Unsupported"
