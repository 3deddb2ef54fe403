"""Writes the client without an event loop from the one with one: ``unasync_client.py <_async> <_sync>``."""

import pathlib
import sys

import unasync

source, target = (str(pathlib.Path(each).resolve()) + "/" for each in sys.argv[1:3])
names = {
    "AsyncAnswerAudit": "AnswerAudit",
    "AsyncAudits": "Audits",
    "AsyncEvents": "Events",
    "AsyncRequests": "Requests",
    "AsyncClient": "Client",
    "AsyncBaseTransport": "BaseTransport",
    "aclose": "close",
    "anyio": "time",
}
files = [str(file) for file in sorted(pathlib.Path(source).glob("*.py"))]
unasync.unasync_files(files, [unasync.Rule(source, target, additional_replacements=names)])

header = '"""The client for programs without an event loop, generated from the one in ``_async``."""\n'
pathlib.Path(target, "__init__.py").write_text(header)
timing = pathlib.Path(target, "timing.py")
timing.write_text(timing.read_text().replace(", with asyncio or trio", ""))
