"""Packs the extension for VS Code, looks into the archive, and runs it in a stand-in for the editor."""
import json
import os
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
import zipfile
from fnmatch import fnmatch
from pathlib import Path

import pytest

SPOKEN = os.environ.get("SPOKEN", "spoken")
TEXT = "screen: Cart\nviews:\n  - Button: Pay\n    id: pay\n    hint: Pays now\n  - { Button: \"😀\", hnt: x }\n"


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    path = tmp_path_factory.mktemp("vsix") / "spoken.vsix"
    script = Path(__file__).resolve().parents[3] / "Tools/scripts/pack-vscode"
    done = subprocess.run([script, path], stdout=subprocess.PIPE, check=True, text=True)
    assert done.stdout == f"{path}\n"
    again = path.with_name("again.vsix")
    subprocess.run([script, again], stdout=subprocess.PIPE, check=True)
    assert again.read_bytes() == path.read_bytes()
    return zipfile.ZipFile(path)


def test_the_archive_has_what_is_named_in_it(archive, root):
    names = set(archive.namelist())
    assert archive.testzip() is None
    package = json.loads(archive.read("extension/package.json"))
    version = package["version"]
    assert f'static let version = "{version}"' in (
        root / "Sources/VoiceOver/ScreenScenarios/Provenance/Provenance.swift").read_text()
    parts = package["contributes"]
    named = [package["main"]] + [each["url"] for each in parts["yamlValidation"] + parts["jsonValidation"]]
    named += [each["configuration"] for each in parts["languages"] if "configuration" in each]
    for name in named:
        assert "extension/" + name.removeprefix("./") in names
    manifest = ElementTree.fromstring(archive.read("extension.vsixmanifest"))
    space = {"v": "http://schemas.microsoft.com/developer/vsx-schema/2011"}
    identity = manifest.find("v:Metadata/v:Identity", space)
    assert (identity.get("Id"), identity.get("Version"), identity.get("Publisher")) == ("spoken", version, "spokenscreen")
    for asset in manifest.findall("v:Assets/v:Asset", space):
        assert asset.get("Path") in names
    types = ElementTree.fromstring(archive.read("[Content_Types].xml"))
    endings = {each.get("Extension") for each in types}
    assert {"." + name.rsplit(".", 1)[1] for name in names} - {".xml"} <= endings


def test_the_schemas_are_those_of_the_files(archive, root):
    parts = json.loads(archive.read("extension/package.json"))["contributes"]
    for path in sorted((root / "samples").glob("*.*.yaml")):
        found = [each["url"] for each in parts["yamlValidation"] if any(fnmatch(path.name, one) for one in each["fileMatch"])]
        kind = "walkthrough" if path.name.endswith(".walk.yaml") else path.name.split(".")[-2]
        assert found == [f"./schemas/{kind}.schema.json"]
    for name in ["budget", "recording", "screen", "settings", "walkthrough"]:
        assert archive.read(f"extension/schemas/{name}.schema.json") == (root / f"docs/{name}.schema.json").read_bytes()


@pytest.mark.skipif(not shutil.which("node"), reason="this machine lacks node")
def test_the_editor_shows_what_the_server_says(archive, tmp_path):
    archive.extractall(tmp_path)
    screen = tmp_path / "my cart.screen.yaml"
    screen.write_text(TEXT)
    program = shutil.which(SPOKEN)
    done = subprocess.run(
        ["node", Path(__file__).with_name("extension.js"), tmp_path / "extension", program, screen],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    shown = json.loads(done.stdout)
    problem, = shown["first"]
    assert problem["message"] == "Button '😀': unknown key 'hnt'. Did you mean 'hint'?"
    assert problem["range"] == {"startLine": 5, "start": 20, "endLine": 5, "end": 23}
    assert (problem["severity"], problem["source"]) == (0, "spoken")
    assert shown["second"] == []
    assert shown["hover"]["contents"]["value"].startswith("**Pay, Button**\n")
    assert [each["command"]["command"] for each in shown["lenses"]] == ["spoken.hear", "spoken.record"]
    assert (shown["symbols"][0]["name"], shown["symbols"][0]["kind"]) == ("1. Pay, Button", 23)
    assert shown["terminals"] == [[program, "play", "--", str(screen)]]
    assert shown["messages"] == [
        "Spoken: open a screen or a walkthrough first.", "Spoken: recorded the transcript of my cart.screen.yaml."]
    assert shown["saved"] == 1
    assert set(shown["commands"]) == {"spoken.hear", "spoken.record", "spoken.restart"}
