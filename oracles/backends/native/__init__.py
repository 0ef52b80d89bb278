"""Modules that run in a worker: they are sent as source text and import no other module of ours."""
