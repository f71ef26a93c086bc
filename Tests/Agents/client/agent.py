"""Does an agent's work from docs/agents.md with the official client: transcript, lint, fix, check, in each way to connect."""
import asyncio
import base64
import json
import shutil
import sys
import tempfile
from pathlib import Path

from mcp import Client, StdioServerParameters
from mcp.shared.exceptions import MCPError

SPOKEN, ROOT = sys.argv[1], Path(sys.argv[2])
SCREEN = "screen: Bag\nviews:\n  - Image: bag_icon_2x\n    traits: [button]\n  - Text: Total\n"
FIXED = SCREEN.replace("bag_icon_2x\n", "bag_icon_2x\n    label: Bag\n")


def text(result):
    return "".join(part.text for part in result.content if part.type == "text")


async def lists(client):
    tools = (await client.list_tools()).tools
    names = [tool.name for tool in tools]
    assert names == ["transcript", "explain", "lint", "check", "record", "diff", "verify", "render"], names
    for tool in tools:
        assert tool.input_schema["type"] == "object" and tool.description and tool.title, tool.name
    readers = [tool.name for tool in tools if tool.annotations.read_only_hint]
    assert readers == ["transcript", "explain", "lint", "check", "diff", "verify"], readers
    resources = (await client.list_resources()).resources
    assert [str(each.uri) for each in resources] == ["ui://spoken/player"], resources
    page = (await client.read_resource("ui://spoken/player")).contents[0]
    assert page.mime_type == "text/html;profile=mcp-app" and "<!doctype html>" in page.text


async def work(client, folder):
    capture = (ROOT / "Tests/Screen/ScreenCapturesTests/Fixtures/appium-xcuitest.xml").read_text()
    heard = await client.call_tool("transcript", {"text": capture, "name": "login.xml"})
    assert not heard.is_error and text(heard).startswith("# "), text(heard)
    lines = heard.structured_content["lines"]
    assert lines[0]["command"] == "open" and lines[-1]["event"] == "about", lines
    assert lines[-1]["file"] == "login.xml", lines[-1]
    # What lint finds is fixed, and is not found again.
    screen = folder / "bag.screen.yaml"
    screen.write_text(SCREEN)
    found = await client.call_tool("lint", {"path": "bag.screen.yaml"})
    findings = found.structured_content["findings"]
    assert findings and findings[0]["file"] == "bag.screen.yaml" and findings[0]["fix"], text(found)
    why = await client.call_tool("explain", {"path": "bag.screen.yaml", "word": "Total"})
    assert "bag.screen.yaml:5" in text(why), text(why)
    before = screen.read_text()
    screen.write_text(FIXED)
    found = await client.call_tool("lint", {"path": "bag.screen.yaml"})
    assert len(found.structured_content["findings"]) < len(findings), text(found)
    changed = await client.call_tool("diff", {"oldText": before, "new": "bag.screen.yaml"})
    assert not changed.is_error and 'is called "Bag" now' in text(changed), text(changed)
    # It is recorded, and compared from then on.
    check = await client.call_tool("check", {"path": "bag.screen.yaml"})
    assert check.structured_content == {"isAsRecorded": False}, check
    record = await client.call_tool("record", {"path": "bag.screen.yaml"})
    assert not record.is_error and (folder / "bag.transcript").exists(), text(record)
    check = await client.call_tool("check", {"path": "bag.screen.yaml"})
    assert check.structured_content == {"isAsRecorded": True}, check
    golden = (folder / "bag.transcript").read_text()
    check = await client.call_tool("check", {"text": FIXED, "golden": golden})
    assert check.structured_content == {"isAsRecorded": True}, text(check)
    verified = await client.call_tool(
        "verify", {"recordingText": "Bag, Button\nTotal\n", "screen": "bag.screen.yaml"})
    assert not verified.is_error, text(verified)
    # The person whom the agent works for hears it.
    sound = await client.call_tool("render", {"path": "bag.screen.yaml", "rate": 300})
    part = sound.content[0]
    assert part.type == "audio" and part.mime_type == "audio/wav", sound
    assert base64.b64decode(part.data)[:4] == b"RIFF"
    written = await client.call_tool("render", {"path": "bag.screen.yaml", "output": "bag.wav"})
    assert not written.is_error and (folder / "bag.wav").read_bytes()[:4] == b"RIFF", text(written)


async def faults(client):
    for name, arguments, words in [
        ("transcript", {}, "give path or text or app"),
        ("transcript", {"path": "../x.yaml"}, "outside the folders of this server"),
        ("transcript", {"path": "/etc/passwd"}, "outside the folders of this server"),
        ("transcript", {"path": "none.yaml"}, "there is no such file"),
        ("transcript", {"text": "{", "name": "x.json"}, "x.json:"),
        ("lint", {"text": "screen: A", "colour": 1}, "there is no parameter 'colour'"),
        ("render", {"path": "bag.screen.yaml", "output": "bag.wav"}, "it exists"),
    ]:
        result = await client.call_tool(name, arguments)
        assert result.is_error and words in text(result), (name, arguments, text(result))
    for call in [client.call_tool("none", {}), client.read_resource("ui://spoken/none")]:
        try:
            await call
        except MCPError as error:
            assert error.error.code in [-32602, -32002], error.error
        else:
            raise AssertionError("a wrong request has a result")


async def connect(mode):
    folder = Path(tempfile.mkdtemp())
    server = StdioServerParameters(command=SPOKEN, args=["mcp"], cwd=folder)
    try:
        async with Client(server, mode=mode) as client:
            await lists(client)
            await work(client, folder)
            await faults(client)
            # Many at once, whose answers come to whom asked.
            texts = [f"screen: S{number}\nviews:\n  - Text: T{number}\n" for number in range(40)]
            heard = await asyncio.gather(*[client.call_tool("transcript", {"text": each}) for each in texts])
            for number, each in enumerate(heard):
                assert f"\nT{number}\n" in text(each), text(each)
    finally:
        shutil.rmtree(folder)


async def main():
    # The example of the repository starts the same server.
    example = json.loads((ROOT / ".mcp.json").read_text())["mcpServers"]["spoken"]
    assert example["command"] == "spoken" and example["args"] == ["mcp"], example
    for mode in ["auto", "legacy", "2026-07-28"]:
        await connect(mode)
        print(f"agent: {mode} works")


asyncio.run(main())
