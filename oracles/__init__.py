"""Says which results conform, and runs implementations."""
