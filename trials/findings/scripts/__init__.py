"""Standalone scripts that reproduce a failure with the implementation's own Python packages."""
