"""Real programs lowered from public libraries, with inputs, and the script that lowers them."""
