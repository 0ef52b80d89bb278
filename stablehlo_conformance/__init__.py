"""All that an installation adds to an environment: the command, and below this package the rooms that it is made of."""
