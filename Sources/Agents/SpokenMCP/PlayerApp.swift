import ScreenDocuments

/// The page of MCP Apps in which a client shows the player of a recording.
///
/// It asks the client for the result of `render`, which has the player in its `_meta`, and becomes
/// that player. The protocol is https://github.com/modelcontextprotocol/ext-apps.
enum PlayerApp {
  /// The address of the page.
  static let address = "ui://spoken/player"
  /// The type by which a client knows such a page.
  static let type = "text/html;profile=mcp-app"
  /// The key of the player in the `_meta` of a result.
  static let key = "spoken/player"
  /// The name of the extension of the protocol.
  static let extensionName = "io.modelcontextprotocol/ui"

  /// What `resources/list` says of it.
  static let document = Document.mapping([
    ("uri", .text(address)), ("name", .text("player")), ("title", .text("Player")),
    ("description", .text("Plays what the tool render recorded, with its transcript and reasons.")),
    ("mimeType", .text(type)),
  ])

  /// What `resources/read` gives.
  static let contents = Document.mapping([
    ("uri", .text(address)), ("mimeType", .text(type)), ("text", .text(page)),
  ])

  static let page = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>SpokenScreen</title>
    <style>
    body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
    </style>
    </head>
    <body>
    <p id="state" role="status">The recording comes when the tool is done.</p>
    <script>
    "use strict";
    const send = message => parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
    function show(result) {
      const page = result?._meta?.["spoken/player"];
      if (typeof page !== "string") {
        document.getElementById("state").textContent = "This result has no recording.";
        return;
      }
      send({ method: "ui/notifications/size-changed", params: { width: innerWidth, height: 720 } });
      document.open();
      document.write(page);
      document.close();
    }
    addEventListener("message", event => {
      const message = event.data;
      if (event.source !== parent || typeof message !== "object" || message === null) return;
      if (message.id === 1 && message.result) {
        send({ method: "ui/notifications/initialized", params: {} });
      }
      if (message.method === "ui/notifications/tool-result") show(message.params);
      if (message.method === "ui/resource-teardown") send({ id: message.id, result: {} });
    });
    send({
      id: 1, method: "ui/initialize",
      params: {
        protocolVersion: "2026-01-26", appInfo: { name: "spoken", version: "1" },
        appCapabilities: {},
      },
    });
    </script>
    </body>
    </html>

    """
}
