import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

struct AppiumImporterTests {
  @Test func `keeps value, absent and not captured apart`() throws {
    let source = """
      <XCUIElementTypeApplication label="Shop" x="0" y="0" width="400" height="800">
        <XCUIElementTypeButton label="Pay" x="1" y="1" width="9" height="9"/>
      </XCUIElementTypeApplication>
      """
    let screen = try #require(Importer.appium.read(Array(source.utf8), file: "a.xml").value)
    let button = try #require(screen.views.flatMap(\.elements).first)
    #expect(button.presence(of: .label) == .stated)
    #expect(button.presence(of: .value) == .absent)
    #expect(button.presence(of: .hint) == .notCaptured)
    #expect(button.presence(of: .traits) == .notCaptured)
    #expect(button.position == Position(line: 2, column: 3))
    #expect(screen.capture?.notCaptured.contains(.placeholder) == true)
    #expect(screen.app == "Shop")
  }

  @Test func `reports where a page source is broken`() {
    #expect(
      captureFaults("<AppiumAUT>\n<XCUIElementTypeApplication", .appium) == [
        "2:28: the XML is broken off inside <XCUIElementTypeApplication>; capture it again"
      ])
  }

  @Test func `never crashes on a source that is cut anywhere`() {
    let source =
      "<AppiumAUT><XCUIElementTypeApplication label='é'><XCUIElementTypeCell label='A'/></XCUIElementTypeApplication></AppiumAUT>"
    let bytes = Array(source.utf8)
    for end in 0..<bytes.count {
      let reading = Importer.appium.read(Array(bytes[..<end]), file: "a.xml")
      #expect(reading.value == nil && reading.findings.count == 1)
    }
  }
}
