"""Plays a client that dies, floods, or sends 100 MB: it ends nothing but itself, and costs no more than a message."""
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SPOKEN = sys.argv[1]
MIB = 1 << 20
HELLO = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25"}}


def line(message):
    return json.dumps(message).encode() + b"\n"


def call(number, text="screen: A\nviews:\n  - Text: T\n"):
    params = {"name": "transcript", "arguments": {"text": text}}
    return line({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": params})


class Server:
    """A server that was greeted."""

    def __init__(self):
        self.process = subprocess.Popen(
            [SPOKEN, "mcp"], cwd=tempfile.mkdtemp(), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.send(line(HELLO))
        assert self.answer()["result"]["serverInfo"]["name"] == "spoken"

    def send(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def answer(self):
        return json.loads(self.process.stdout.readline())

    def most_memory(self):
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(status.split("VmHWM:")[1].split()[0])

    def check(self):
        """That it still works."""
        self.send(call(99))
        while (answer := self.answer()).get("id") != 99:
            pass
        assert answer["result"]["isError"] is False, answer

    def end(self, status=0):
        self.process.stdin.close()
        assert self.process.wait(timeout=20) == status, self.process.returncode


def large():
    server = Server()
    before = server.most_memory()
    for _ in range(100):
        server.send(b"a" * MIB)
    server.send(b"\n")
    assert server.answer()["error"]["code"] == -32600
    server.check()
    assert server.most_memory() - before < 64 * MIB, "100 MB were kept"
    # As the text of a call, which is refused by its length alone.
    server.send(call(1, "a" * (100 * MIB)))
    assert server.answer()["error"]["code"] == -32600
    server.check()
    server.end()


def flood():
    server = Server()
    ping = line({"jsonrpc": "2.0", "id": 1, "method": "ping"})
    notice = line({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 5}})
    for _ in range(100):
        server.send((ping + notice + b"x\n") * 20)
        for _ in range(40):
            server.answer()
    server.check()
    # Calls without a pause, whose answers are read later.
    process = subprocess.Popen(
        [SPOKEN, "mcp"], cwd=tempfile.mkdtemp(), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    output = process.communicate(line(HELLO) + b"".join(call(number) for number in range(300)), timeout=120)[0]
    assert len(output.splitlines()) == 301 and process.returncode == 0
    server.end()


def deep():
    server = Server()
    for text in [b"[" * MIB, b'{"a":' * MIB, b'{"jsonrpc":"2.0","id":1,"method":"ping","params":' + b"[" * MIB]:
        server.send(text[:4 * MIB - 1] + b"\n")
        assert server.answer()["error"]["code"] in [-32700, -32600]
    server.send(b"[" + b"0," * (MIB // 2) + b"0]\n")
    assert server.answer()["error"]["code"] == -32600
    server.check()
    server.end()


def dies():
    # In the midst of a message, of a call, and with answers unread.
    for data in [call(1)[:50], call(1), call(1) * 200]:
        server = Server()
        server.send(data)
        server.process.stdout.close()
        server.process.stdin.close()
        assert server.process.wait(timeout=20) == 0, server.process.returncode


def signals():
    for number in [signal.SIGTERM, signal.SIGINT]:
        server = Server()
        # A command that takes over signals itself has run before.
        params = {"name": "render", "arguments": {"text": "screen: A\nviews:\n  - Text: T\n"}}
        server.send(line({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}))
        server.answer()
        os.kill(server.process.pid, number)
        assert server.process.wait(timeout=10) == 128 + number, server.process.returncode


for test in [large, flood, deep, dies, signals]:
    start = time.monotonic()
    test()
    print(f"hostile: {test.__name__} in {time.monotonic() - start:.1f} s")
