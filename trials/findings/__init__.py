"""Publication of a failure: its folder, the text of an issue, a standalone script, and the releases that have it."""
