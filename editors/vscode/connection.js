// A connection to a language server: a program that reads and writes messages of JSON-RPC, each with a header.
"use strict";

const { spawn } = require("node:child_process");

/** The longest message that is taken, in bytes. */
const LONGEST = 64 << 20;

/** Takes messages out of a stream of bytes that comes in parts of any size. */
class MessageReader {
  constructor() {
    this.rest = Buffer.alloc(0);
  }

  /** The messages that are complete with these bytes; throws when the stream is no stream of messages. */
  feed(bytes) {
    this.rest = Buffer.concat([this.rest, bytes]);
    const messages = [];
    for (;;) {
      const end = this.rest.indexOf("\r\n\r\n");
      if (end < 0) {
        if (this.rest.length > 8192) throw new Error("the server sends no messages");
        return messages;
      }
      const found = /^content-length: *(\d{1,9})$/im.exec(this.rest.toString("latin1", 0, end));
      const length = found ? Number(found[1]) : NaN;
      if (!(length <= LONGEST)) throw new Error("the server sends a message without a usable length");
      const start = end + 4;
      if (this.rest.length < start + length) return messages;
      messages.push(JSON.parse(this.rest.toString("utf8", start, start + length)));
      this.rest = this.rest.subarray(start + length);
    }
  }
}

/** A message with its header. */
function framed(message) {
  const body = Buffer.from(JSON.stringify(message), "utf8");
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, "ascii"), body]);
}

/**
 * A running server.
 *
 * `onNotice(method, params)` is called for each notification, `onEnd(reason)` once, when the server is gone.
 */
class Connection {
  constructor(program, words, folder, { onNotice, onEnd, onText }) {
    this.waiting = new Map();
    this.number = 0;
    this.isOpen = true;
    this.onEnd = onEnd;
    const reader = new MessageReader();
    this.process = spawn(program, words, { cwd: folder, stdio: ["pipe", "pipe", "pipe"] });
    this.process.on("error", (error) => this.end(error.code === "ENOENT" ? `there is no program '${program}'` : error.message));
    this.process.on("exit", (status, signal) => this.end(`the server ended with ${signal ?? `status ${status}`}`));
    // A server that is gone takes nothing; its end is reported by the events above.
    this.process.stdin.on("error", () => {});
    this.process.stderr.on("data", (bytes) => onText(bytes.toString("utf8")));
    this.process.stdout.on("data", (bytes) => {
      try {
        for (const message of reader.feed(bytes)) this.take(message, onNotice);
      } catch (error) {
        this.end(error.message);
        this.process.kill();
      }
    });
  }

  /** Asks for something; null when the server has no answer. */
  request(method, params) {
    if (!this.isOpen) return Promise.resolve(null);
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.send({ jsonrpc: "2.0", id, method, params });
    });
  }

  /** Says that something happened. */
  notify(method, params) {
    if (this.isOpen) this.send({ jsonrpc: "2.0", method, params });
  }

  /** Ends the server as the protocol has it, and resolves when it was told so. */
  async stop() {
    if (!this.isOpen) return;
    this.onEnd = () => {};
    const patience = new Promise((resolve) => setTimeout(resolve, 1000, null).unref());
    await Promise.race([this.request("shutdown").catch(() => null), patience]);
    this.notify("exit");
    this.process.stdin.end();
  }

  send(message) {
    this.process.stdin.write(framed(message));
  }

  take(message, onNotice) {
    if (message.method !== undefined) {
      if (message.id === undefined) return onNotice(message.method, message.params);
      return this.send({ jsonrpc: "2.0", id: message.id, error: { code: -32601, message: "unknown" } });
    }
    const call = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (call && message.error) call.reject(new Error(message.error.message));
    else if (call) call.resolve(message.result ?? null);
  }

  end(reason) {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const call of this.waiting.values()) call.resolve(null);
    this.waiting.clear();
    this.onEnd(reason);
  }
}

module.exports = { Connection, MessageReader, framed };
