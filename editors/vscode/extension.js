// Starts `spoken lsp` for screen files, walkthroughs and settings, and shows what it says.
"use strict";

const vscode = require("vscode");
const { execFile } = require("node:child_process");
const path = require("node:path");
const { Connection } = require("./connection.js");

const NAMES = "**/*.{screen,walk,settings,budget}.{yaml,yml,json}";
const SELECTOR = { scheme: "file", pattern: NAMES };
const MATCHING = /\.(screen|walk|settings|budget)\.(yaml|yml|json)$/;

/** What the server publishes, by the name that a person reads first. */
let findings;
let log;
let server;

function isOurs(document) {
  return document.uri.scheme === "file" && MATCHING.test(document.uri.fsPath);
}

function configuration() {
  const own = vscode.workspace.getConfiguration("spoken");
  return { program: own.get("path") || "spoken", options: own.get("arguments") ?? [] };
}

function folder() {
  return vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
}

// From the server's values to those of the editor.

function range(value) {
  return new vscode.Range(value.start.line, value.start.character, value.end.line, value.end.character);
}

function diagnostic(value) {
  // The protocol counts severities from 1, the editor from 0.
  const shown = new vscode.Diagnostic(range(value.range), value.message, (value.severity ?? 1) - 1);
  shown.source = value.source;
  const page = value.codeDescription?.href;
  if (value.code !== undefined) shown.code = page ? { value: value.code, target: vscode.Uri.parse(page) } : value.code;
  shown.relatedInformation = (value.relatedInformation ?? []).map(
    ({ location, message }) =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(vscode.Uri.parse(location.uri), range(location.range)), message));
  return shown;
}

function symbol(value) {
  return new vscode.DocumentSymbol(
    // Here too the editor counts from 0.
    value.name, value.detail ?? "", value.kind - 1, range(value.range), range(value.selectionRange));
}

function lens(value) {
  return new vscode.CodeLens(range(value.range), value.command);
}

function hover(value) {
  // Words of a screen are text, never commands or HTML: the string is not trusted.
  return new vscode.Hover(new vscode.MarkdownString(value.contents.value));
}

// The server.

function publish(method, params) {
  if (method === "textDocument/publishDiagnostics") {
    findings.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
  } else if (method === "window/logMessage") {
    log.appendLine(params.message);
  }
}

/** Says what is open; a file that has been told is not told again. */
function open(document) {
  if (!isOurs(document) || server?.told.has(document.uri.toString())) return;
  start();
  server.told.add(document.uri.toString());
  server.connection.notify("textDocument/didOpen", {
    textDocument: {
      uri: document.uri.toString(), languageId: document.languageId, version: document.version,
      text: document.getText(),
    },
  });
}

function start() {
  if (server) return;
  const { program, options } = configuration();
  const connection = new Connection(program, ["lsp", ...options], folder(), {
    onNotice: publish,
    onText: (text) => log.append(text),
    onEnd: (reason) => {
      findings.clear();
      log.appendLine(reason);
      vscode.window.showErrorMessage(`Spoken: ${reason}. The setting spoken.path names the program; "Spoken: Restart the Server" tries again.`);
    },
  });
  server = { connection, told: new Set() };
  // The first message; those after it wait in the pipe until it is read.
  connection.request("initialize", {
    processId: process.pid, rootUri: null,
    capabilities: {
      general: { positionEncodings: ["utf-16"] },
      textDocument: { hover: { contentFormat: ["markdown"] } },
    },
  }).catch((error) => log.appendLine(error.message));
  connection.notify("initialized", {});
}

async function stop() {
  const ending = server;
  server = undefined;
  findings?.clear();
  await ending?.connection.stop();
}

/** Asks about an open file; null when nothing is known. */
async function ask(method, document, more = {}) {
  open(document);
  try {
    return await server.connection.request(method, { textDocument: { uri: document.uri.toString() }, ...more });
  } catch (error) {
    log.appendLine(`${method}: ${error.message}`);
    return null;
  }
}

function change({ document, contentChanges }) {
  const uri = document.uri.toString();
  if (!server?.told.has(uri) || contentChanges.length === 0) return;
  server.connection.notify("textDocument/didChange", {
    textDocument: { uri, version: document.version },
    // The editor lists changes from the end of the text to its beginning, so each holds for the text before it.
    contentChanges: contentChanges.map((each) => ({
      range: {
        start: { line: each.range.start.line, character: each.range.start.character },
        end: { line: each.range.end.line, character: each.range.end.character },
      },
      text: each.text,
    })),
  });
}

function close(document) {
  const uri = document.uri.toString();
  if (server?.told.delete(uri)) server.connection.notify("textDocument/didClose", { textDocument: { uri } });
}

// Commands.

/** The saved file that a command is for: that of its lens, or the one in the editor. */
async function savedFile(uri) {
  const document = uri
    ? await vscode.workspace.openTextDocument(vscode.Uri.parse(uri))
    : vscode.window.activeTextEditor?.document;
  if (!document || !isOurs(document)) {
    vscode.window.showInformationMessage("Spoken: open a screen or a walkthrough first.");
    return undefined;
  }
  // The program reads the disk. A text that cannot be saved must not be taken for the one shown.
  if (document.isDirty && !(await document.save())) return undefined;
  return document.uri.fsPath;
}

async function hear(uri) {
  const file = await savedFile(uri);
  if (!file) return;
  const { program, options } = configuration();
  // Without a shell, so that no name of a file is a command.
  const terminal = vscode.window.createTerminal({
    name: `Hear ${path.basename(file)}`, shellPath: program, shellArgs: ["play", ...options, "--", file], cwd: folder(),
  });
  terminal.show(true);
}

async function record(uri) {
  const file = await savedFile(uri);
  if (!file) return;
  const { program, options } = configuration();
  execFile(program, ["check", "--update", ...options, "--", file], { cwd: folder() }, (error, output, errors) => {
    log.append(output + errors);
    if (error) {
      vscode.window.showErrorMessage(`Spoken: ${(errors || error.message).trim().split("\n")[0]}`);
      log.show(true);
    } else {
      vscode.window.showInformationMessage(`Spoken: recorded the transcript of ${path.basename(file)}.`);
    }
  });
}

async function restart() {
  await stop();
  vscode.workspace.textDocuments.forEach(open);
}

function activate(context) {
  findings = vscode.languages.createDiagnosticCollection("spoken");
  log = vscode.window.createOutputChannel("Spoken");
  const watcher = vscode.workspace.createFileSystemWatcher(NAMES);
  const written = () => server?.connection.notify("workspace/didChangeWatchedFiles", { changes: [] });
  const where = (document, { line, character }) => ask("textDocument/hover", document, { position: { line, character } });
  context.subscriptions.push(
    findings, log, watcher,
    watcher.onDidChange(written), watcher.onDidCreate(written), watcher.onDidDelete(written),
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument(change),
    vscode.workspace.onDidCloseTextDocument(close),
    vscode.languages.registerHoverProvider(SELECTOR, {
      provideHover: async (document, position) => {
        const value = await where(document, position);
        return value && hover(value);
      },
    }),
    vscode.languages.registerCodeLensProvider(SELECTOR, {
      provideCodeLenses: async (document) => ((await ask("textDocument/codeLens", document)) ?? []).map(lens),
    }),
    vscode.languages.registerDocumentSymbolProvider(SELECTOR, {
      provideDocumentSymbols: async (document) => ((await ask("textDocument/documentSymbol", document)) ?? []).map(symbol),
    }),
    vscode.commands.registerCommand("spoken.hear", hear),
    vscode.commands.registerCommand("spoken.record", record),
    vscode.commands.registerCommand("spoken.restart", restart),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("spoken")) restart();
    }));
  vscode.workspace.textDocuments.forEach(open);
}

module.exports = { activate, deactivate: stop };
