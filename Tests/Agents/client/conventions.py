"""Checks the files by which agents find the server, as far as their rules can be checked without a network."""
import json
import re
import sys
from pathlib import Path

ROOT = Path(sys.argv[1])


def skill():
    folder = ROOT / "skills/spoken"
    text = (folder / "SKILL.md").read_text()
    head, body = re.fullmatch(r"---\n(.*?)\n---\n(.*)", text, re.S).groups()
    fields = dict(line.split(": ", 1) for line in head.split("\n"))
    assert fields["name"] == folder.name and re.fullmatch(r"[a-z0-9-]{1,64}", fields["name"])
    assert "Use when" in fields["description"] and len(fields["description"]) <= 1024
    assert len(fields["compatibility"]) <= 500 and fields["license"]
    assert set(fields) <= {"name", "description", "license", "compatibility", "metadata", "allowed-tools"}
    assert len(body.split("\n")) < 500


def server():
    data = json.loads((ROOT / "server.json").read_text())
    assert data["$schema"].endswith("/2025-12-11/server.schema.json")
    assert re.fullmatch(r"[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+", data["name"]) and len(data["name"]) <= 200
    assert 1 <= len(data["description"]) <= 100 and len(data.get("title", "")) <= 100
    source = (ROOT / "Sources/VoiceOver/ScreenScenarios/Provenance/Provenance.swift").read_text()
    version = re.search(r'static let version = "([0-9.]+)"', source)[1]
    assert data["version"] == version, "server.json has another version than Provenance"
    for package in data["packages"]:
        assert package["registryType"] == "oci" and package["identifier"].endswith(":" + version)
        assert "version" not in package and package["transport"] == {"type": "stdio"}
        assert [each["value"] for each in package["packageArguments"]] == ["mcp"]
    recipe = (ROOT / "Tools/packaging/oci/Dockerfile").read_text()
    assert f'io.modelcontextprotocol.server.name="{data["name"]}"' in recipe
    formula = (ROOT / "Tools/packaging/homebrew/spoken.rb").read_text()
    assert f'tag: "v{version}"' in formula, "the formula has another version than Provenance"


def plugins():
    server = json.loads((ROOT / "server.json").read_text())
    for name in [".claude-plugin", ".codex-plugin"]:
        plugin = json.loads((ROOT / name / "plugin.json").read_text())
        assert re.fullmatch(r"[a-z0-9-]{1,64}", plugin["name"]) and plugin["license"] == "Apache-2.0", name
        for key in ["version", "description"]:
            assert plugin[key] == server[key], f"{name} has another {key} than server.json"
        for path in [plugin.get("skills", "skills"), plugin.get("mcpServers", ".mcp.json")]:
            assert (ROOT / path).exists(), f"{name}: {path} does not exist"
    assert list(json.loads((ROOT / ".mcp.json").read_text())["mcpServers"]) == ["spoken"]


def pages():
    page = (ROOT / "docs/agents.md").read_bytes()
    assert len(page) <= 8192, f"docs/agents.md has {len(page)} bytes"
    for name in ["AGENTS.md", "llms.txt", "docs/agents.md", "skills/spoken/SKILL.md"]:
        path = ROOT / name
        for link in re.findall(r"\]\(([^)#]+)", path.read_text()):
            if not re.match(r"[a-z]+:", link):
                assert (path.parent / link).exists(), f"{name}: {link} does not exist"
    first = (ROOT / "llms.txt").read_text().split("\n")
    assert first[0].startswith("# ") and first[2].startswith("> "), "llms.txt begins with a title and a summary"


for check in [skill, server, plugins, pages]:
    check()
print("conventions: as they must be")
