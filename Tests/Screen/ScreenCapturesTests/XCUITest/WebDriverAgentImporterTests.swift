import TestSupport
import Testing

@testable import ScreenCaptures

struct WebDriverAgentImporterTests {
  @Test func `reports what is no tree`() {
    #expect(
      captureFaults("{\"value\": \"error\"}", .webDriverAgent) == [
        "1:11: there is no tree here but 'error'; ask for /source?format=json again"
      ])
  }

  @Test func `reads a tree whose root has a value and no wrapping`() throws {
    let text = """
      {"type": "XCUIElementTypeApplication", "value": null, "isEnabled": "1", "children": \
      [{"type": "XCUIElementTypeButton", "label": "A", "value": "x", "isEnabled": "0"}]}
      """
    #expect(Importer.detect(Array(text.utf8))?.name == "webdriveragent")
    #expect(try elements(text, .webDriverAgent) == ["Button \"A\" =x button+notEnabled"])
  }
}
