"""How the client waits, with asyncio or trio."""

from anyio import sleep as sleep
