import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

struct MobileMCPImporterTests {
  @Test func `reads a list of Android without the bars of the system`() throws {
    let reading = Importer.mobileMCP.read(Array(try fixture("mobile-mcp.json").utf8), file: "f")
    let screen = try #require(reading.value)
    #expect(screen.title == "Café")
    #expect(
      screen.elementLines
        == [
          "TextView \"Café\" staticText #shop.tea:id/title", "ViewGroup \"Green tea, 4 dollars\" ",
          "TextView \"Order\" staticText", "CheckBox \"Gift\" button+switchButton",
        ].map { $0.trimmed })
    #expect(
      screen.capture?.dropped == [
        "status bar and bars of the tool": 1, "words that the element around says": 2,
      ])
    #expect(
      reading.findings.map(\.message) == [
        "this view has no words; if it can be tapped, it is a button without a name"
      ])
    let box = try #require(screen.views.flatMap(\.elements).last)
    #expect(box.presence(of: .value) == .notCaptured)
  }

  @Test func `reads a list of iOS by its types`() throws {
    #expect(
      try elements(try fixture("mobile-mcp-ios.json"), .mobileMCP) == [
        "StaticText \"Tea\" staticText", "TextField \"Name\" =Ada textEntry+isEditing",
        "Button \"Order\" button #order",
      ])
  }

  @Test func `keeps texts that the label around does not have`() throws {
    let text = """
      [{"type": "android.view.ViewGroup", "label": "Card", "coordinates": {"x": 0, "y": 0, "width": 90, "height": 90}},
      {"type": "android.widget.TextView", "text": "Tea", "coordinates": {"x": 1, "y": 1, "width": 9, "height": 9}},
      {"type": "android.view.View", "coordinates": {"x": 0, "y": 0, "width": 900, "height": 900}}]
      """
    #expect(try screen(text, .mobileMCP).labels == ["Card", "Tea"])
  }

  @Test func `says what is wrong`() {
    #expect(
      captureFaults("[{\"type\": \"Button\"}]", .mobileMCP) == [
        "1:1: mobile-mcp's list has objects with 'type' and 'coordinates'; none is here"
      ])
  }
}
