"""Modules that run in a worker: they are sent as source text and import nothing of ours from outside this package."""
