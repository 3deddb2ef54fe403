"""How the client waits."""

from time import sleep as sleep
