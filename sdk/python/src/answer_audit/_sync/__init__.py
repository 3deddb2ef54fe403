"""The client for programs without an event loop, generated from the one in ``_async``."""
