"""Plays a client that means `spoken preview` no good, while a page keeps working: each of its answers within a second."""
import contextlib
import os
import resource
import struct
import tempfile
import threading
import time
from pathlib import Path

from loopback import SCREEN, Page, Server

MIB = 1 << 20


class Worker(threading.Thread):
    """A page that swipes all the time, and how long it waited for an answer at most."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.page, self.longest, self.count, self.isEnding = Page(server), 0, 0, False
        self.page.wait("spoken")
        self.start()

    def run(self):
        while not self.isEnding:
            start = time.monotonic()
            self.page.send(do="gesture", gesture="next" if self.count % 2 else "previous")
            self.page.wait("spoken")
            self.longest = max(self.longest, time.monotonic() - start)
            self.count += 1
            time.sleep(0.05)

    def check(self, name):
        """Fails unless an answer comes within a second, as all answers must."""
        count, end = self.count, time.monotonic() + 1
        while self.is_alive() and self.count == count and time.monotonic() < end:
            time.sleep(0.05)
        assert self.is_alive() and self.count > count, f"{name}: the page stands still"
        assert self.longest < 1, f"{name}: the page waited for {self.longest:.2f} s"


def drain(connection):
    """What a server sends until it closes."""
    data = b""
    with contextlib.suppress(ConnectionError):
        while more := connection.recv(1 << 16):
            data += more
    return data


def long_lines(server):
    before = server.seconds()
    for size in [16 << 10, 128 << 10, 2 * MIB]:
        for start in [b"GET /", b"GET / HTTP/1.1\r\nA: ", b"\r\n\r\nGET /"]:
            with server.connect() as connection, contextlib.suppress(ConnectionError):
                connection.sendall(start + b"a" * size)
                assert drain(connection) in [b"", b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
                                             b"Connection: close\r\nContent-Length: 0\r\n\r\n"]
    assert server.seconds() - before < 3, "long lines cost much"


def endless_headers(server):
    with server.connect() as connection, contextlib.suppress(ConnectionError):
        connection.sendall(b"GET / HTTP/1.1\r\n")
        for _ in range(100_000):
            connection.sendall(b"A: b\r\n" * 100)
        raise AssertionError("60 MB of headers were taken")


def slow_heads(server):
    connections = [server.connect() for _ in range(20)]
    start = time.monotonic()
    while time.monotonic() - start < 11:
        for connection in connections:
            with contextlib.suppress(ConnectionError):
                connection.sendall(b"G")
        time.sleep(1)
    for connection in connections:
        assert b" 408 " in drain(connection)
        connection.close()


def idle_connections(server):
    connections = [server.connect() for _ in range(1100)]
    assert server.get(server.place + "screens", Cookie=server.cookie).status == 200
    assert len(os.listdir(f"/proc/{server.process.pid}/fd")) < 160
    for connection in connections:
        connection.close()


def huge_frames(server):
    before = server.memory()[0]
    for start in [b"\x81\xff" + struct.pack("!Q", 300 * MIB), b"\x01\xff" + struct.pack("!Q", MIB)]:
        page = Page(server)
        page.wait("spoken")
        with contextlib.suppress(ConnectionError):
            page.socket.sendall(start + bytes(4) + bytes(MIB))
            page.socket.sendall(b"\x80\xff" + struct.pack("!Q", MIB) + bytes(4) + bytes(MIB))
        kind, data = page.frame()
        assert (kind, data) == (8, b"\x03\xf1"), (kind, data)
        page.socket.close()
    assert server.memory()[0] - before < 64 * MIB, "frames are held"


def unread_sockets(server):
    before = server.memory()[0]
    pages = [Page(server) for _ in range(4)]
    for page in pages:
        page.socket.settimeout(0.2)
        with contextlib.suppress(OSError):
            for _ in range(20_000):
                page.send(do="why", stop=1)
    assert server.memory()[0] - before < 128 * MIB, "what is not read is held"
    for page in pages:
        page.socket.close()


def pipe_for_a_file(server):
    page = Page(server)
    page.wait("spoken")
    server.file.unlink()
    os.mkfifo(server.file)
    text = page.wait("findings")["list"][0]["text"]
    assert "it is a pipe or a device" in text, text
    server.file.unlink()
    server.file.write_text(SCREEN.replace("Total", "Sum"))
    assert page.wait("run")["findings"] == []
    page.socket.close()


def few_files(folder):
    """Strangers who say nothing, where the system opens few files, keep nobody out: the oldest of them give way."""
    server = Server(folder, 8687, "--mute", files=40)
    connections = [server.connect() for _ in range(100)]
    for _ in range(20):
        connections += [server.connect() for _ in range(10)]
        start = time.monotonic()
        assert server.get(server.place + "screens", Cookie=server.cookie).status == 200
        assert time.monotonic() - start < 1, "the owner waits"
    before = server.seconds()
    time.sleep(2)
    assert server.seconds() - before < 0.5, "the server tries again without end"
    for connection in connections:
        connection.close()
    server.stop()


def long_waits(folder):
    """An hour of waiting, which would be 158 MB of samples."""
    (Path(folder) / "screen.screen.yaml").write_text(SCREEN)
    steps = "  - wait: 600s\n" * 6
    text = f"walkthrough: Waits\nscreens: {{ a: screen.screen.yaml }}\nsteps:\n  - open: a\n{steps}"
    server = Server(folder, 8697, text=text, ending="walk.yaml")
    page = Page(server)
    page.socket.settimeout(240)
    before = server.memory()[0]
    while not page.wait("run").get("sound"):
        pass
    assert server.memory()[1] - before < 64 * MIB, f"sound takes {(server.memory()[1] - before) // MIB} MiB"
    server.stop()


resource.setrlimit(resource.RLIMIT_NOFILE, (4096, max(4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
with tempfile.TemporaryDirectory() as home:
    server = Server(home, 8677, "--mute")
    worker = Worker(server)
    for attack in [long_lines, endless_headers, slow_heads, idle_connections, huge_frames, unread_sockets, pipe_for_a_file]:
        attack(server)
        worker.check(attack.__name__)
        print("ok    ", attack.__name__.replace("_", " "), f"(an answer took {worker.longest:.2f} s at most)", flush=True)
    worker.isEnding = True
    worker.join()
    server.stop()
    for attack in [few_files, long_waits]:
        attack(home)
        print("ok    ", attack.__name__.replace("_", " "), flush=True)
