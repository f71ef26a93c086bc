// Runs the extension for VS Code in a stand-in for the editor, and prints what it shows as JSON.
// Usage: node extension.js FOLDER PROGRAM FILE
"use strict";

const Module = require("node:module");
const fs = require("node:fs");
const path = require("node:path");

const [folder, program, file] = process.argv.slice(2);
const shown = { commands: [], terminals: [], messages: [], log: "" };
const providers = {};
const listeners = {};
const problems = new Map();

class Uri {
  constructor(text) { this.text = text; this.scheme = text.split(":")[0]; }
  static parse(text) { return new Uri(text); }
  static file(name) { return new Uri("file://" + encodeURI(name)); }
  get fsPath() { return decodeURIComponent(this.text.replace("file://", "")); }
  toString() { return this.text; }
}

/** A class whose objects keep what they are made of. */
const record = (...names) => class {
  constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
};

const document = {
  uri: Uri.file(file), languageId: "yaml", version: 1, isDirty: true, saved: 0, text: fs.readFileSync(file, "utf8"),
  getText() { return this.text; },
  async save() { this.saved += 1; this.isDirty = false; fs.writeFileSync(file, this.text); return true; },
};
const other = { uri: Uri.file("/x/notes.yaml"), languageId: "yaml", version: 1, getText: () => "" };
const nothing = { dispose() {} };
const listen = (name) => (call) => { listeners[name] = call; return nothing; };
const provide = (name) => (selector, provider) => { providers[name] = provider; return nothing; };

const vscode = {
  Uri,
  Range: record("startLine", "start", "endLine", "end"),
  Location: record("uri", "range"),
  Diagnostic: record("range", "message", "severity"),
  DiagnosticRelatedInformation: record("location", "message"),
  DocumentSymbol: record("name", "detail", "kind", "range", "selectionRange"),
  CodeLens: record("range", "command"),
  Hover: record("contents"),
  MarkdownString: record("value"),
  languages: {
    createDiagnosticCollection: () => ({
      set: (uri, list) => problems.set(uri.toString(), list), clear: () => problems.clear(), dispose() {},
    }),
    registerHoverProvider: provide("hover"),
    registerCodeLensProvider: provide("lens"),
    registerDocumentSymbolProvider: provide("symbol"),
  },
  window: {
    createOutputChannel: () => ({ append: (text) => { shown.log += text; }, appendLine: (text) => { shown.log += text + "\n"; }, show() {}, dispose() {} }),
    createTerminal: (options) => { shown.terminals.push([options.shellPath, ...options.shellArgs]); return { show() {} }; },
    showErrorMessage: (text) => { shown.messages.push("error: " + text); },
    showInformationMessage: (text) => { shown.messages.push(text); },
    activeTextEditor: { document: other },
  },
  workspace: {
    textDocuments: [other],
    workspaceFolders: [{ uri: Uri.file(path.dirname(file)) }],
    getConfiguration: () => ({ get: (name) => ({ path: program, arguments: [] })[name] }),
    openTextDocument: async () => document,
    createFileSystemWatcher: () => ({ onDidChange: listen("written"), onDidCreate: listen("created"), onDidDelete: listen("deleted"), dispose() {} }),
    onDidOpenTextDocument: listen("open"),
    onDidChangeTextDocument: listen("change"),
    onDidCloseTextDocument: listen("close"),
    onDidChangeConfiguration: listen("configuration"),
  },
  commands: { registerCommand: (name, call) => { shown.commands.push(name); vscode.commands[name] = call; return nothing; } },
};

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));

async function until(what, isThere) {
  for (let count = 0; count < 600; count += 1) {
    if (isThere()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no ${what} after 30 seconds: ${JSON.stringify(shown)}`);
}

async function main() {
  const extension = require(path.join(folder, "extension.js"));
  extension.activate({ subscriptions: [] });
  // A file that is not ours starts nothing.
  listeners.open(other);
  const uri = document.uri.toString();
  listeners.open(document);
  await until("problems", () => problems.has(uri));
  shown.first = problems.get(uri);
  problems.delete(uri);
  const at = shown.first[0].range;
  document.version = 2;
  document.text = document.text.replace("hnt", "hint");
  listeners.change({
    document,
    contentChanges: [{ range: { start: { line: at.startLine, character: at.start }, end: { line: at.endLine, character: at.end } }, text: "hint" }],
  });
  await until("problems of the edit", () => problems.has(uri));
  shown.second = problems.get(uri);
  shown.hover = await providers.hover.provideHover(document, { line: 2, character: 6 });
  shown.lenses = await providers.lens.provideCodeLenses(document);
  shown.symbols = await providers.symbol.provideDocumentSymbols(document);
  await vscode.commands["spoken.hear"](uri);
  await vscode.commands["spoken.hear"]();
  await vscode.commands["spoken.record"](uri);
  await until("recording", () => shown.messages.length > 1);
  shown.saved = document.saved;
  problems.delete(uri);
  listeners.close(document);
  await until("closing", () => problems.has(uri));
  await extension.deactivate();
  console.log(JSON.stringify(shown));
}

main().catch((error) => { console.error(error); process.exit(1); });
