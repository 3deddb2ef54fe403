"""The client for programs with an event loop; the one without is generated from it."""
