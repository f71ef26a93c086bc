import Foundation
import ScreenTree
import Testing

@testable import ScreenImport

/// The folder of captures of real apps, which is not part of the repository.
private let captures: URL = {
  let given = ProcessInfo.processInfo.environment["SPOKEN_CAPTURES"]
  return given.map { URL(filePath: $0) }
    ?? root.deletingLastPathComponent().appending(path: "shared/captures")
}()

private let hasCaptures = FileManager.default.fileExists(atPath: captures.path)

struct ImporterTests {
  @Test(arguments: [
    ("<AppiumAUT>", "appium-xcuitest"), ("  <XCUIElementTypeApplication", "appium-xcuitest"),
    ("<?xml version='1.0'?>\n<AppiumAUT>", "appium-xcuitest"),
    ("Found 3 nodes:\n```xml\n<AppiumAUT>", "appium-xcuitest"),
    ("\u{1B}[31m<AppiumAUT>", "appium-xcuitest"), ("\u{FEFF}<AppiumAUT>", "appium-xcuitest"),
    ("[{\"AXLabel\": 1}]", "idb"), ("{\"elements\": [], \"backend\": \"ax\"}", "idb"),
    ("{\"ok\": true, \"data\": {\"raw\": []}}", "idb"), ("note: done\n[{\"AXFrame\": 1}]", "idb"),
    ("{\"screen\": \"S\"}", nil), ("screen: S", nil), ("<html>", nil), ("", nil),
  ]) func `detects the format by the first significant text`(text: String, name: String?) {
    #expect(Importer.detect(Array(text.utf8))?.name == name)
  }

  @Test func `finds an importer by its name`() {
    #expect(Importer.all.map(\.name) == ["appium-xcuitest", "idb"])
    #expect(Importer.named("idb")?.name == "idb")
    #expect(Importer.named("maestro") == nil)
  }

  /// The counts are those that hand work on these captures gave.
  ///
  /// Files that nobody counted have
  /// what was counted here, by reading them.
  @Test(
    .enabled(if: hasCaptures, "set SPOKEN_CAPTURES to a folder of captures of real apps"),
    arguments: [
      ("appium-xcuitest-xml/settings-general.xml", 126, 12),
      ("appium-xcuitest-xml/daybreak-paywall.xml", 61, 16),
      ("appium-xcuitest-xml/swiftui-tabview.xml", 43, 5),
      ("appium-xcuitest-xml/settings-top-390x844.xml", 93, 14),
      ("appium-xcuitest-xml/settings-keyboards-390x844.xml", 93, 18),
      ("appium-xcuitest-xml/theapp-login.xml", 30, 5),
      ("idb-json/glass-role-fixture.nested.json", 18, 14),
      ("idb-json/line-account-settings.nested.json", 22, 11),
      ("idb-json/line-search-keyboard-hangul.nested.json", 45, 32),
      ("idb-json/line-search-keyboard-qwerty.nested.json", 57, 47),
      ("idb-json/line-search-keyboard-qwerty.sim-use-wrapper.json", 57, 47),
    ]) func `imports captures of real apps`(path: String, nodes: Int, elements: Int) throws
  {
    let bytes = Array(try Data(contentsOf: captures.appending(path: path)))
    let importer = try #require(Importer.detect(bytes))
    let reading = importer.read(bytes, file: path)
    #expect(reading.findings == [])
    let screen = try #require(reading.value)
    #expect(screen.capture?.nodeCount == nodes)
    #expect(screen.capture?.elementCount == elements)
    #expect(screen.elementLines.count == elements)
  }

  @Test(.enabled(if: hasCaptures, "set SPOKEN_CAPTURES to a folder of captures of real apps"))
  func `reads the same screen with and without sim-use's wrapper`() throws {
    let names = ["nested", "sim-use-wrapper"].map {
      "idb-json/line-search-keyboard-qwerty.\($0).json"
    }
    let lines = try names.map { name in
      let bytes = Array(try Data(contentsOf: captures.appending(path: name)))
      return try #require(Importer.idb.read(bytes, file: name).value).elementLines
    }
    #expect(lines[0] == lines[1])
  }
}
