"""The suite of the SDK."""
