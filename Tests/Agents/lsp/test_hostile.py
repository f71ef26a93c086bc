"""Plays clients that send what is no message, too much, or nothing more: they end nothing but themselves."""
import json
import os
import subprocess

import pytest

SPOKEN = os.environ.get("SPOKEN", "spoken")
MIB = 1 << 20


def framed(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def request(number, method, **params):
    return framed({"jsonrpc": "2.0", "id": number, "method": method, "params": params})


def answers(output):
    found = []
    while output:
        head, _, rest = output.partition(b"\r\n\r\n")
        length = int(head.split(b":")[1])
        found.append(json.loads(rest[:length]))
        output = rest[length:]
    return found


def run(*parts):
    """What a server answers to bytes, and its status."""
    done = subprocess.run([SPOKEN, "lsp"], input=b"".join(parts), stdout=subprocess.PIPE, timeout=120)
    return answers(done.stdout), done.returncode


GOODBYE = request(9, "shutdown") + framed({"jsonrpc": "2.0", "method": "exit"})


@pytest.mark.parametrize("bad, code", [
    (framed(b"{"), -32700), (framed(b"\xff\xfe"), -32700), (framed(b"[]"), -32600), (framed(b"3"), -32600),
    (framed(b"[" * 100_000), -32700), (b"Content-Type: x\r\n\r\n", -32700),
    (b"Content-Length: %d\r\n\r\n" % (100 * MIB) + b" " * (100 * MIB), -32600),
])
def test_what_is_no_message_has_an_error(bad, code):
    found, status = run(request(1, "initialize"), bad, GOODBYE)
    assert [each.get("error", {}).get("code") for each in found] == [None, code, None]
    assert status == 0


def test_wrong_parameters_have_errors():
    name = "textDocument/hover"
    found, status = run(
        request(1, "initialize"), request(2, name), request(3, name, textDocument=3, position={}),
        request(4, name, textDocument={"uri": "file:///a"}, position={"line": 1e300, "character": 0}),
        request(5, "workspace/executeCommand", command="spoken.hear"), GOODBYE)
    assert [each.get("error", {}).get("code") for each in found] == [None, -32602, -32602, -32602, -32601, None]
    assert status == 0


def test_a_flood_of_edits_is_looked_at_once():
    uri = "file:///a.screen.yaml"
    opened = framed({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {
        "textDocument": {"uri": uri, "languageId": "yaml", "version": 0, "text": "screen: A\nviews:\n"}}})
    edits = b"".join(
        framed({"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {
            "textDocument": {"uri": uri, "version": number},
            "contentChanges": [{
                "range": {"start": {"line": 2, "character": 0}, "end": {"line": 2, "character": 0}},
                "text": f"  - Text: {number}\n"}]}})
        for number in range(1, 1001))
    symbols = request(2, "textDocument/documentSymbol", textDocument={"uri": uri})
    found, status = run(request(1, "initialize"), opened, edits, symbols, GOODBYE)
    assert len([each for each in found if each.get("id") == 2 and len(each["result"]) == 1000]) == 1
    assert status == 0


def test_a_client_that_dies_ends_the_server():
    assert run(request(1, "initialize"))[1] == 1
    assert run(request(1, "initialize"), b"Content-Length: 99\r\n\r\n{")[1] == 1
