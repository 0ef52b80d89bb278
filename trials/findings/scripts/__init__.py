"""Scripts that show a failure with nothing but an implementation's own interface and NumPy."""
