"""Drives `spoken at-driver` as aria-at-automation-harness does, and as clients that mean it no good."""
import asyncio
import functools
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from websockets.asyncio import client as sockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

SPOKEN = sys.argv[1]
# A proxy of the machine is not for its own addresses.
connect = functools.partial(sockets.connect, proxy=None)
SCREEN = """screen: Home
views:
  - { Text: Title, heading: 1 }
  - { Slider: Volume, id: volume, value: 40, in: [0, 100] }
  - { Button: Send, id: send }
"""
KEYS = {"ctrl": "\ue009", "opt": "\ue00a", "right": "\ue014", "left": "\ue012", "up": "\ue013"}
# What the harness waits after keys; it allows five seconds to other readers.
QUIET = 0.3


class Server:
    """A server while a test uses it."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [SPOKEN, "at-driver", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        assert line.startswith("listening on ws://127.0.0.1:"), (line, self.process.stderr.read())
        self.url = line.split()[-1]
        assert self.url.endswith("/session"), self.url

    def end(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        try:
            _, errors = self.process.communicate(timeout=30)
        finally:
            self.process.kill()
        return self.process.returncode, errors


class Harness:
    """The requests of the harness: numbers from 0, one answer awaited, output collected until nothing comes."""

    def __init__(self, socket):
        self.socket, self.next, self.output = socket, 0, []

    async def send(self, method, params):
        number, self.next = self.next, self.next + 1
        await self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(await self.socket.recv())
            if message.get("id") == number and "method" not in message:
                return message
            self.take(message)

    def take(self, message):
        if message.get("method") == "interaction.capturedOutput":
            self.output.append(message["params"]["data"])

    async def collected(self):
        try:
            while True:
                self.take(json.loads(await asyncio.wait_for(self.socket.recv(), QUIET)))
        except asyncio.TimeoutError:
            output, self.output = self.output, []
            return output

    async def press(self, chords):
        for chord in chords.split():
            keys = [KEYS.get(key, key) for key in chord.split("+")]
            answer = await self.send("interaction.userIntent", {"name": "pressKeys", "keys": keys})
            assert answer["result"] == {}, answer
        return await self.collected()


async def drive(folder):
    record = folder / "session.walk.yaml"
    server = Server(str(folder / "home.screen.yaml"), "--port", "0", "--at-name", "VoiceOver", "--platform", "macos",
                    "--once", "--record", str(record))
    async with connect(server.url) as socket:
        client = Harness(socket)
        answer = await client.send("session.new", {"capabilities": {}})
        capabilities = answer["result"]["capabilities"]
        assert capabilities["atName"] == "VoiceOver" and capabilities["platformName"] == "macos", capabilities
        assert len(answer["result"]["sessionId"]) == 36, answer
        assert await client.collected()
        # The mode of a test: Left and Right until Quick Nav is on.
        assert "Quick nav on" in await client.press("left+right")
        assert "Quick nav off" in await client.press("left+right")
        heard = await client.press("ctrl+opt+right")
        assert any("Volume" in line for line in heard), heard
        heard = await client.press("ctrl+opt+right ctrl+opt+left")
        assert any("Send" in line for line in heard) and any("Volume" in line for line in heard), heard
        supported = await client.send("settings.getSupportedSettings", {})
        assert {"name": "speakHints", "value": True} in supported["result"]["settings"], supported
    status = await asyncio.to_thread(server.process.wait, 30)
    assert status == 0, (status, server.process.stderr.read())
    # A gesture that interrupted what was said follows a wait, how long depends on the machine's speed.
    steps = re.sub(r"  - wait: .*\n", "", record.read_text()).replace("  - next\n  - next\n", "  - next: 2\n")
    assert steps.endswith("  - quickNavOn\n  - quickNavOff\n  - next: 2\n  - previous\n"), record.read_text()


async def refuse(folder):
    server = Server(str(folder), "--port", "0", "--allow-origin", "http://localhost:3000")
    try:
        async with connect(server.url, origin="http://localhost:3000") as one, connect(server.url) as other:
            first, second = Harness(one), Harness(other)
            new = {"capabilities": {}}
            assert "result" in await first.send("session.new", new)
            answer = await second.send("session.new", new)
            assert answer["error"] == "session not created" and answer["message"], answer
            answer = await second.send("interaction.userIntent", {"name": "spoken:next"})
            assert answer["error"] == "invalid session id", answer
            await other.send(b"\x00\x01")
            answer = json.loads(await other.recv())
            assert answer["id"] is None and answer["error"] == "invalid argument", answer
            # Long, and in parts.
            answer = await first.send("settings.getSupportedSettings", {"more": "a" * 300_000})
            assert answer["result"]["settings"], answer
            await one.send(iter(['{"id":99,"method":"settings.getSettings",', '"params":{"settings":[{"name":"sounds"}]}}']))
            while json.loads(await one.recv()).get("id") != 99:
                pass
            try:
                await other.send("a" * (2 << 20))
                await other.recv()
            except ConnectionClosed:
                pass
            else:
                raise AssertionError("a message of two mebibytes is answered")
        # The place is free again.
        for number in range(100):
            async with connect(server.url) as socket:
                answer = await Harness(socket).send("session.new", {"capabilities": {}})
                assert "result" in answer, (number, answer)
        base = server.url.removesuffix("/session")
        for url, more in [(server.url, {"origin": "http://evil.example"}),
                          (server.url, {"additional_headers": {"Host": "evil.example"}}),
                          (base + "/command", {}), (base + "/", {})]:
            try:
                async with connect(url, **more):
                    raise AssertionError(f"{url} {more} is let in")
            except InvalidStatus as error:
                assert error.response.status_code in (400, 403, 404), error
        # Somebody who opens connections and says nothing keeps nobody out.
        idle = [await asyncio.open_connection("127.0.0.1", int(base.rsplit(":", 1)[1])) for _ in range(40)]
        async with connect(server.url) as socket:
            assert "result" in await Harness(socket).send("session.new", {"capabilities": {}})
        for _, writer in idle:
            writer.close()
        port = base.rsplit(":", 1)[1]
        taken = subprocess.run([SPOKEN, "at-driver", str(folder), "--port", port], capture_output=True, text=True)
        assert taken.returncode == 69 and "--port" in taken.stderr, taken
    finally:
        status, errors = server.end()
    assert status == 128 + signal.SIGTERM, (status, errors)
    assert "a session has begun" in errors and "the session has ended" in errors, errors


async def kill(folder):
    for number in [signal.SIGINT, signal.SIGKILL]:
        server = Server(str(folder), "--port", "0", "--quiet")
        port = server.url.rsplit(":", 1)[1].split("/")[0]
        async with connect(server.url) as socket:
            await Harness(socket).send("session.new", {"capabilities": {}})
            status, _ = await asyncio.to_thread(server.end, number)
            assert status == (128 + number if number == signal.SIGINT else -number), status
            try:
                while True:
                    await asyncio.wait_for(socket.recv(), 10)
            except ConnectionClosed:
                pass
        # The port is free at once.
        again = Server(str(folder), "--port", port, "--quiet")
        again.end()


async def flood(folder):
    server = Server(str(folder), "--port", "0", "--quiet")
    try:
        # One that asks and never reads does not keep another one waiting.
        async with connect(server.url) as flooder:
            async def pour():
                while True:
                    await flooder.send('{"id":1,"method":"none","params":{}}')
                    await asyncio.sleep(0)

            pouring = asyncio.create_task(pour())
            await asyncio.sleep(2)
            async with connect(server.url) as socket:
                answer = await asyncio.wait_for(Harness(socket).send("session.new", {"capabilities": {}}), 30)
                assert "result" in answer, answer
            pouring.cancel()
            await asyncio.gather(pouring, return_exceptions=True)
            flooder.transport.abort()
        before = memory(server)
        async with connect(server.url) as socket:
            for _ in range(100):
                await socket.send("a" * 1_000_000)
                answer = json.loads(await asyncio.wait_for(socket.recv(), 30))
                assert answer["id"] is None and answer["error"] == "invalid argument", answer
        assert memory(server) - before < 64 << 20, "100 MB were kept"
    finally:
        status, errors = server.end()
    assert status == 128 + signal.SIGTERM and errors == "", (status, errors)


def memory(server):
    """The most bytes that a server had in memory; 0 where the system does not tell."""
    try:
        status = Path(f"/proc/{server.process.pid}/status").read_text()
    except OSError:
        return 0
    return next(int(line.split()[1]) << 10 for line in status.split("\n") if line.startswith("VmHWM"))


async def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(os.path.realpath(name))
        (folder / "home.screen.yaml").write_text(SCREEN)
        await drive(folder)
        (folder / "session.walk.yaml").unlink()
        await refuse(folder)
        await flood(folder)
        await kill(folder)
    print("AT Driver works")


asyncio.run(main())
