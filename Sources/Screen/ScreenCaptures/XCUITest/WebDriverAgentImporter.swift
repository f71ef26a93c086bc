import ScreenDocuments
import ScreenTree

extension Importer {
  /// The page source of WebDriverAgent as JSON, in its current form.
  package static let webDriverAgent = Importer(
    name: "webdriveragent",
    recognizes: { head in
      func has(_ keys: String...) -> Bool {
        keys.contains { head.has($0, "value.\($0)") }
      }
      return !head.has("value.tree")
        && (has("rawIdentifier", "nativeFrame")
          || has("isEnabled", "isVisible", "isAccessible") && has("type", "frame", "children"))
        || (head.has("value.type") && head.has("value.children", "value.label"))
        || head.keys.contains { $0.hasSuffix("children[].rawIdentifier") }
    },
    importer: { text, notes throws(Document.Fault) in
      try Self.snapshot(of: text, "value", &notes)
    })

  /// The page source of WebDriverAgent as JSON, in the form of 2016, with UIAutomation's types.
  package static let webDriverAgent2016 = Importer(
    name: "webdriveragent-2016",
    recognizes: { $0.has("value.tree") },
    importer: { text, notes throws(Document.Fault) in
      try Self.snapshot(of: text, "tree", &notes)
    })

  private static let keys = CaptureNode.Keys(
    type: "type",
    renamed: [
      "isEnabled": "enabled", "isVisible": "visible", "isAccessible": "accessible",
      "isFocused": "focused", "isNativeAccessibilityElement": "nativeAccessibilityElement",
      "isSelected": "selected",
    ])

  private static func snapshot(
    of text: CaptureText, _ key: String, _ notes: inout CaptureNotes
  ) throws(Document.Fault) -> Screen {
    let document = try Document.readCapture(text.bytes)
    // A node also has a value, which contains no nodes.
    let value = (document["type"] == nil ? document["value"] : nil) ?? document
    let tree = key == "tree" ? value["tree"] ?? value : value
    let roots = (tree.items ?? [tree]).compactMap { CaptureNode($0, keys) }
    let isTyped = roots.contains { root in
      !root.type.isEmpty || root.children.contains { !$0.type.isEmpty }
    }
    guard isTyped else {
      let found = roots.isEmpty ? tree.kind : "objects without a type"
      throw Document.Fault(
        "there is no tree here but \(found); ask for /source?format=json again",
        at: tree.position)
    }
    return XCUITestSnapshot.screen(of: roots, mixesNames: true, &notes)
  }
}
