"""What is remarkable about an operation and the program around it, in words from a closed list."""
