"""Speaks to `spoken lsp` as editors do."""
import asyncio
import os

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

SPOKEN = os.environ.get("SPOKEN", "spoken")

CART = """screen: Cart
views:
  - Button: Pay
    id: pay
    hint: Pays now
  - { Button: "😀", hnt: x }
"""


@pytest_lsp.fixture(params=["visual-studio-code", "neovim", "emacs"], config=ClientServerConfig([SPOKEN, "lsp"]))
async def client(request, lsp_client: LanguageClient):
    params = types.InitializeParams(capabilities=client_capabilities(request.param))
    lsp_client.result = await lsp_client.initialize_session(params)
    yield
    await lsp_client.shutdown_session()


def open_text(client, path, text):
    uri = path.as_uri()
    item = types.TextDocumentItem(uri=uri, language_id="yaml", version=1, text=text)
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    return uri


async def published(client, uri):
    """The problems of a file when they are published next."""
    await asyncio.wait_for(client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS), 30)
    return client.diagnostics[uri]


def change(client, uri, version, *changes):
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=version), content_changes=list(changes)))


@pytest.mark.asyncio
async def test_an_unsaved_text_is_corrected(client, tmp_path):
    uri = open_text(client, tmp_path / "cart.screen.yaml", CART)
    problems = await published(client, uri)
    assert [each.message for each in problems] == ["Button '😀': unknown key 'hnt'. Did you mean 'hint'?"]
    # The emoji is before the key: two units of UTF-16, four of UTF-8.
    expected = {"utf-16": 20, "utf-8": 22}[client.result.capabilities.position_encoding or "utf-16"]
    place = problems[0].range
    assert (place.start.line, place.start.character, place.end.character) == (5, expected, expected + 3)
    change(client, uri, 2, types.TextDocumentContentChangePartial(range=place, text="hint"))
    assert list(await published(client, uri)) == []
    change(client, uri, 3, types.TextDocumentContentChangeWholeDocument(text="screen: Cart\nviews:\n  - Button:\n"))
    finding, = await published(client, uri)
    assert (finding.code, finding.source) == ("unlabelled-control", "spoken lint")
    assert finding.severity == types.DiagnosticSeverity.Error
    assert not (tmp_path / "cart.screen.yaml").exists()


@pytest.mark.asyncio
async def test_hover_says_what_is_heard_and_why(client, tmp_path):
    uri = open_text(client, tmp_path / "cart.screen.yaml", CART.replace("hnt", "hint"))
    shown = await client.text_document_hover_async(types.HoverParams(
        text_document=types.TextDocumentIdentifier(uri=uri), position=types.Position(line=4, character=6)))
    assert shown.contents.kind == types.MarkupKind.Markdown
    lines = shown.contents.value.split("\n")
    assert lines[0] == "**Pay, Button**"
    assert "- `Pay` label: the label comes first [documented by Apple; rule ●●, iOS 15], rule `label`; from `pay`, line 3, the title of the view" in lines
    assert any(line.startswith("- `Pays now` hint: ") and "`pay.hint`, line 5" in line for line in lines)


@pytest.mark.asyncio
async def test_stops_are_symbols_and_commands_are_lenses(client, tmp_path):
    uri = open_text(client, tmp_path / "cart.screen.yaml", CART.replace("hnt", "hint"))
    document = types.TextDocumentIdentifier(uri=uri)
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=document))
    assert [each.name for each in symbols][0] == "1. Pay, Button"
    assert len(symbols) == 2
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=document))
    assert [(each.command.title, each.command.command, list(each.command.arguments)) for each in lenses] == [
        ("Hear", "spoken.hear", [uri]), ("Record", "spoken.record", [uri])]


@pytest.mark.asyncio
async def test_a_walkthrough_reads_its_screens_from_the_disk(client, tmp_path):
    (tmp_path / "cart.screen.yaml").write_text("screen: Cart\nviews:\n  - Txt: a\n")
    walk = "walkthrough: Pay\nscreens:\n  cart: cart.screen.yaml\nsteps:\n  - open: cart\n  - expect: Pay\n"
    uri = open_text(client, tmp_path / "pay.walk.yaml", walk)
    problem, = await published(client, uri)
    assert problem.message == "cart.screen.yaml:3:5: Txt 'a': unknown class 'Txt'. Did you mean 'Text'?"
    assert problem.related_information[0].location.uri == (tmp_path / "cart.screen.yaml").as_uri()
    (tmp_path / "cart.screen.yaml").write_text("screen: Cart\nviews:\n  - Button: Pay\n")
    client.text_document_did_save(types.DidSaveTextDocumentParams(
        text_document=types.TextDocumentIdentifier(uri=(tmp_path / "cart.screen.yaml").as_uri())))
    problem, = await published(client, uri)
    assert problem.message.startswith('expected "Pay", but heard "Pay, Button"')


@pytest.mark.asyncio
async def test_settings_are_looked_at(client, tmp_path):
    uri = open_text(client, tmp_path / "app.settings.yaml", "speakHint: false\n")
    problem, = await published(client, uri)
    assert problem.message == "there is no setting 'speakHint'. Did you mean 'speakHints'?"
    change(client, uri, 2, types.TextDocumentContentChangeWholeDocument(text="speakHints: false\n"))
    shown = await client.text_document_hover_async(types.HoverParams(
        text_document=types.TextDocumentIdentifier(uri=uri), position=types.Position(line=0, character=2)))
    assert "Whether hints are spoken." in shown.contents.value


@pytest.mark.asyncio
async def test_all_samples_are_looked_at(client, root):
    for path in sorted((root / "samples").glob("*.*.yaml")):
        uri = open_text(client, path, path.read_text())
        for problem in await published(client, uri):
            assert problem.source == "spoken lint", f"{path.name}: {problem.message}"
        symbols = await client.text_document_document_symbol_async(
            types.DocumentSymbolParams(text_document=types.TextDocumentIdentifier(uri=uri)))
        assert symbols, path.name
