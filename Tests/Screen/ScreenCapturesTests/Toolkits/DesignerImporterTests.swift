import ScreenTree
import TestSupport
import Testing

@testable import ScreenCaptures

struct DesignerImporterTests {
  @Test func `reads a designer's plan in its order`() throws {
    let screen = try screen(try fixture("voiceover-designer.json"), .voiceOverDesigner)
    #expect(screen.title == "Cart")
    #expect(
      screen.elementLines == [
        "Element \"Cart\" header",
        "Element \"Size\" =Large, 2 of 2 adjustable hint Changes the price actions Reset",
        "Element \"Pay\" button+notEnabled",
      ])
    let size = try #require(screen.views.flatMap(\.elements).first { $0[.label] == "Size" })
    #expect(size[.actions]?.map(\.name) == ["Reset"])
    #expect(size[.customContent] == [.init(label: "Weight", value: "1 kg")])
    #expect(
      screen.capture?.drops.map(\.description)
        == ["8:5 Shadow left out by hidden from assistive technology"])
  }

  @Test func `reads the list of older versions`() throws {
    let text =
      #"[{"isAccessibilityElement": true, "label": "Pay", "trait": 1, "customActions": {"names": []}}]"#
    #expect(try elements(text, .voiceOverDesigner) == ["Element \"Pay\" button"])
  }

  @Test func `says that a plan is empty`() {
    #expect(
      captureFaults(#"{"elements": []}"#, .voiceOverDesigner)
        == ["1:1: the plan has no elements; draw them first"])
  }
}
