import Foundation
import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

struct ImporterTests {
  @Test(arguments: [
    ("<AppiumAUT>", "appium-xcuitest"), ("  <XCUIElementTypeApplication", "appium-xcuitest"),
    ("<?xml version='1.0'?>\n<AppiumAUT>", "appium-xcuitest"),
    ("Found 3 nodes:\n```xml\n<AppiumAUT>", "appium-xcuitest"),
    ("\u{1B}[31m<AppiumAUT>", "appium-xcuitest"), ("\u{FEFF}<AppiumAUT>", "appium-xcuitest"),
    ("[{\"AXLabel\": 1}]", "idb"), ("{\"elements\": [], \"backend\": \"ax\"}", "idb"),
    ("{\"ok\": true, \"data\": {\"raw\": []}}", "idb"), ("note: done\n[{\"AXFrame\": 1}]", "idb"),
    ("[INFO] ready\n[{\"AXFrame\": 1}]", "idb"),
    ("Element subtree:\n →Application, 0x1", "xcuitest-debugdescription"),
    (" →Button, 0x1, label: 'a'", "xcuitest-debugdescription"),
    ("[{\"element\": {\"_0\": {}}}]", "accessibility-snapshot"),
    ("{\"value\": {\"type\": \"Application\", \"children\": []}}", "webdriveragent"),
    ("{\"type\": \"Button\", \"rawIdentifier\": null}", "webdriveragent"),
    ("{\"value\": {\"tree\": {}}}", "webdriveragent-2016"),
    ("{\"attributes\": {}, \"children\": []}", "maestro"),
    ("Running on x\n{\"attributes\": {\"bounds\": \"\"}}", "maestro"),
    ("{\"elementType\": 2, \"frame\": {}}", "maestro"), ("{\"viewHierarchy\": {}}", "trailblaze"),
    ("<hierarchy rotation=\"0\"><node/>", "uiautomator"),
    ("<hierarchy><android.widget.FrameLayout/>", "appium-uiautomator2"),
    ("<ViewHierarchy><UIWindow/>", "detox"), ("- button \"Save\"", "playwright-aria"),
    ("- text: hi", "playwright-aria"), ("- 'link \"a: b\"'", "playwright-aria"),
    ("- Page URL: x\n```yaml\n- generic [ref=e1]:\n```", "playwright-aria"),
    ("{\"nodes\": [{\"nodeId\": \"1\"}]}", "chrome-axtree"),
    ("[{\"nodeId\": \"1\"}]", "chrome-axtree"),
    ("{\"nodes\": [[1, {}]], \"tree\": {}}", "accesskit"),
    ("rootWebArea\n++button", "chromium-dump"), ("AXWebArea\n++AXButton", "chromium-dump"),
    ("{\"role\": \"WebArea\", \"children\": []}", "aria-json"),
    ("uid=1_0 RootWebArea \"Page\"", "chrome-devtools-mcp"),
    (
      "# answer\n## Latest page snapshot\nuid=1_0 RootWebArea\n  uid=1_1 StaticText \"- a\n```\"",
      "chrome-devtools-mcp"
    ),
    ("{\"snapshot\": {\"id\": \"1_0\", \"role\": \"RootWebArea\"}}", "chrome-devtools-mcp"),
    ("[{\"type\": \"Button\", \"coordinates\": {\"x\": 1}}]", "mobile-mcp"),
    ("Found these elements on screen: [{\"type\": \"a.B\", \"coordinates\": {}}]", "mobile-mcp"),
    ("[document web]\n++[push button] name='a'", "chromium-auralinux"),
    ("flutter: SemanticsNode#0", "flutter-semantics"),
    (" ├─SemanticsNode#4 <-- a", "flutter-semantics"),
    (
      "Printing with useUnmergedTree = 'false'\nNode #1 at (l=0.0, t=0.0, r=1.0, b=1.0)px",
      "compose-semantics"
    ),
    ("<XCUIElementTypeApplication elementType=\"2\">", "appium-mac2"),
    ("- <changed> button \"Go\" [ref=e1]", "playwright-aria"),
    ("{\"content\": [{\"type\": \"text\", \"text\": \"Done:\\n[{\\\"AXLabel\\\": 1}]\"}]}", "idb"),
    ("{\"content\": [{\"type\": \"text\", \"text\": \"- a\"}]}", nil),
    ("Node #1 of the tree", nil), ("a: SemanticsNode", nil), ("note: [{\"a\": 1}]", nil),
    ("{\"screen\": \"S\"}", nil), ("screen: S\nviews:\n- Text: a", nil), ("<html>", nil),
    ("", nil), ("- Text: a", nil), ("walkthrough: W", nil),
    ("Read me\n\n- link to docs\n→ see there\nAttributes: color, size", nil),
    ("- name: x\n  run: y", nil), ("- group: admins\n  members: [a]\n- group: users", nil),
    ("- list of things\n- button", nil), ("on: push\njobs: {}", nil),
    ("Attributes: Button, 0x1, label: 'a'", "xcuitest-debugdescription"),
    ("{\"role\": \"admin\", \"name\": \"Ada\"}", nil),
    ("{\"isEnabled\": true, \"name\": \"flag\"}", nil), ("{\"name\": \"x\", \"files\": []}", nil),
    ("{\"isEnabled\": \"1\", \"type\": \"Button\"}", "webdriveragent"),
  ]) func `detects the format by the first significant text`(text: String, name: String?) {
    #expect(Importer.detect(Array(text.utf8))?.name == name)
  }

  @Test func `finds an importer by its name`() {
    #expect(Set(Importer.all.map(\.name)).count == Importer.all.count)
    #expect(Importer.named("idb")?.name == "idb")
    #expect(Importer.named("paper") == nil)
  }

  @Test func `has a capture of its own for every importer, and detects each`() throws {
    let detected = try fixtures.map { url in
      try #require(Importer.detect(Array(try Data(contentsOf: url))), "\(url.path)").name
    }
    #expect(Set(detected) == Set(Importer.all.map(\.name)))
    for (url, name) in zip(fixtures, detected) {
      #expect(url.lastPathComponent.hasPrefix(name), "\(url.path)")
    }
  }

  @Test(arguments: fixtures) func `places every element in the file`(url: URL) throws {
    let bytes = Array(try Data(contentsOf: url))
    let importer = try #require(Importer.detect(bytes))
    let screen = try #require(importer.read(bytes, file: "f").value)
    let elements = screen.views.flatMap(\.elements)
    #expect(!elements.isEmpty)
    for element in elements {
      #expect(element.position.line > 0 && element.position.column > 0, "\(element)")
      for property in element.properties {
        #expect(property.position.line >= element.position.line || property.modifier == .label)
      }
    }
    #expect(Set(elements.map(\.name)).count == elements.count)
  }

  @Test func `refuses what is too large and what is no text`() {
    let large = [UInt8](repeating: 0x20, count: (64 << 20) + 1)
    let message = Importer.idb.read(large, file: "f").findings.first?.message
    #expect(message == "the capture is larger than 64 MiB; capture one screen at a time")
    let broken: [UInt8] = Array("[{\"AXLabel\": \"".utf8) + [0xFF] + Array("\"}]".utf8)
    #expect(
      Importer.idb.read(broken, file: "f").findings.first?.message
        == "the text before is not UTF-8; save the file as UTF-8")
  }

  @Test func `keeps what is covered or off the screen when asked to`() throws {
    let text = try fixture("maestro.json")
    #expect(try screen(text, .maestro).labels.contains("q") == false)
    #expect(try screen(text, .maestro, all: true).labels.contains("q"))
  }
}
