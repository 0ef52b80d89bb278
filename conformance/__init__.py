"""The suite: options, tests and expectations of implementations."""
