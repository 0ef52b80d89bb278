"""What runs in a worker: modules that are sent there as source, and import nothing of ours."""
