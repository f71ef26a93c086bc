import ScreenTree
import TestSupport
import Testing

@testable import ScreenCaptures

struct CaptureNodeWebContentTests {
  private func read(_ type: String, in around: String, label: String, value: String) -> String {
    func attributes(_ pairs: [(String, String)]) -> [CaptureNode.Attribute] {
      pairs.map { .init(name: $0.0, value: $0.1, position: .unknown) }
    }
    let text = CaptureNode("StaticText", attributes: attributes([("label", label)]))
    let node = CaptureNode(
      type, attributes: attributes([("label", label), ("value", value)]), children: [text])
    let read = CaptureNode(around, children: [node]).withReadWebContent
    return read.children[0].attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("Other", "WebView", "News", "1", "label=News headingLevel=1"),
    ("Other", "WebView", "News", "7", "label=News value=7"),
    ("Other", "ScrollView", "News", "1", "label=News value=1"),
    ("Switch", "WebView", "News", "1", "label=News value=1"),
    ("StaticText", "WebView", "A long text", "A long...", "label=A long text"),
    ("StaticText", "WebView", "A long text", "A short...", "label=A long text value=A short..."),
    ("StaticText", "WebView", "A long text", "...", "label=A long text value=..."),
    ("StaticText", "Window", "A long text", "A long...", "label=A long text value=A long..."),
  ]) func `reads values of web content as what they mean`(
    type: String, around: String, label: String, value: String, attributes: String
  ) {
    #expect(read(type, in: around, label: label, value: value) == attributes)
  }
}
