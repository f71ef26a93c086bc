// Drives `spoken at-driver` with the WebSocket of Node and no package, as a client that waits for the end of what is heard.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const [spoken] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "at-driver-"));
const file = join(folder, "home.screen.yaml");
writeFileSync(file, "screen: Home\nviews:\n  - Text: Title\n  - { Slider: Volume, value: 40, in: [0, 100] }\n");
const server = spawn(spoken, ["at-driver", file, "--port", "0", "--once"], { stdio: ["ignore", "pipe", "inherit"] });
process.on("exit", () => {
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});
const ended = new Promise(resolve => server.once("exit", resolve));
const [line] = await new Promise(resolve => createInterface(server.stdout).once("line", (...given) => resolve(given)));
const socket = new WebSocket(line.replace("listening on ", ""));
await new Promise((resolve, reject) => {
  socket.onopen = resolve;
  socket.onerror = reject;
});

let number = 0;

// Sends a command; gives its result, or its error, and the words up to the end of what is heard.
function send(method, params) {
  const id = number++;
  return new Promise(resolve => {
    const heard = [];
    let answer;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.id === id) {
        answer = message;
        if (message.error) resolve({ answer, heard });
      } else if (message.method === "interaction.capturedOutput") {
        heard.push(message.params.data);
      } else if (message.method === "spoken:session.idle" && message.params.id === id) {
        resolve({ answer, heard });
      }
    };
    socket.send(JSON.stringify({ id, method, params }));
  });
}

const begun = await send("session.new", { capabilities: { alwaysMatch: { platformName: "ios" } } });
assert.equal(begun.answer.result.capabilities.platformName, "ios");
assert.deepEqual(begun.heard[0], "Title");
const next = await send("interaction.userIntent", { name: "pressKeys", keys: ["\ue009", "\ue00a", "\ue014"] });
assert.equal(next.heard[0], "Volume, 40%, Adjustable");
const settings = [{ name: "speakHints", value: false }];
assert.deepEqual((await send("settings.setSettings", { settings })).answer.result, {});
const up = await send("interaction.userIntent", { name: "spoken:increment" });
assert.deepEqual(up.heard, ["50%"]);
const wrong = await send("interaction.userIntent", { name: "spoken:jump" });
assert.equal(wrong.answer.error, "unknown user intent");
socket.close();
assert.equal(await ended, 0);
console.log("AT Driver works with Node");
