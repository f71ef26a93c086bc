"""A preview and its pages without a browser, for tests of what they send and take."""
import atexit
import http.client
import json
import os
import resource
import socket
import struct
import subprocess
import sys
from pathlib import Path

SPOKEN = sys.argv[1]
SCREEN = "screen: Bags\nviews:\n  - Button: Buy\n    id: buy\n  - Text: Total\n    id: total\n"


class Server:
    """A preview of one file, with so many open files as a shell usually allows."""

    def __init__(self, folder, port, *options, text=SCREEN, ending="screen.yaml", files=1024):
        self.file = Path(folder) / f"bags-{port}.{ending}"
        self.file.write_text(text)
        self.port = port
        self.process = subprocess.Popen(
            [SPOKEN, "preview", str(self.file), "--port", str(port), "--quiet", *options], stdout=subprocess.PIPE,
            text=True, env={**os.environ, "XDG_STATE_HOME": folder},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)))
        # A test that fails leaves no server behind.
        atexit.register(self.process.kill)
        link = self.process.stdout.readline().strip()
        self.place = "/" + link.split("/")[3] + "/"
        answer = self.get(self.place + link.split("/")[4])
        self.cookie = answer.getheader("Set-Cookie")
        # A server at another port is sent no cookie of this path.
        assert f"; Path={self.place};" in self.cookie, self.cookie
        self.cookie = self.cookie.split(";")[0]

    def stop(self):
        assert self.process.poll() is None, "the server ended"
        self.process.terminate()
        self.process.wait()

    def get(self, path, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        answer.read()
        return answer

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=15)

    def memory(self):
        """The memory that is in use, and the most that ever was, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return [1024 * int(status.split(f"{name}:")[1].split()[0]) for name in ["VmRSS", "VmHWM"]]

    def seconds(self):
        """The time of the processor."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Page:
    """The socket of a page that was given the cookie."""

    def __init__(self, server):
        self.socket = server.connect()
        self.socket.sendall((
            f"GET {server.place}live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {server.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==\r\n\r\n").encode())
        self.stream = self.socket.makefile("rb")
        assert b" 101 " in self.stream.readline()
        while self.stream.readline() != b"\r\n":
            pass
        self.send(do="open", input=str(server.file))

    def send(self, **message):
        text = json.dumps(message).encode()
        assert len(text) < 1 << 16
        self.socket.sendall(struct.pack("!BBH", 0x81, 0xFE, len(text)) + bytes(4) + text)

    def frame(self):
        first, count = self.stream.read(2)
        if count > 125:
            size = 2 if count == 126 else 8
            count = int.from_bytes(self.stream.read(size), "big")
        return first & 15, self.stream.read(count)

    def wait(self, name):
        """The next message of a name; pings are answered."""
        while True:
            kind, data = self.frame()
            if kind == 9:
                self.socket.sendall(b"\x8a\x80" + bytes(4))
            elif kind == 1 and json.loads(data)["is"] == name:
                return json.loads(data)
