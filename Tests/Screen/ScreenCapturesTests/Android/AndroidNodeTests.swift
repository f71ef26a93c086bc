import ScreenTree
import Testing

@testable import ScreenCaptures

struct AndroidNodeTests {
  @Test func `reads the class, with its package or without`() {
    let node = AndroidNode(CaptureNode("androidx.appcompat.app.ActionBar$Tab"), window: nil)
    #expect(node.shortName == "Tab")
    #expect(!node.says && !node.isActionable && node.isSeen)
  }

  @Test func `takes the words that a tool has under either name`() {
    let words = [
      CaptureNode.Attribute(name: "content-desc", value: "", position: .unknown),
      CaptureNode.Attribute(name: "accessibilityText", value: "Tip", position: .unknown),
    ]
    #expect(AndroidNode(CaptureNode("SeekBar", attributes: words), window: nil).label == "Tip")
  }
}
