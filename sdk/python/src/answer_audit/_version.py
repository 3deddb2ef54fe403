"""The version of this package, as its requests name it; a test compares it with pyproject.toml."""

VERSION = "0.1.0"
