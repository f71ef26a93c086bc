import ScreenTree
import Testing

@testable import ScreenImport

struct WrappedTextTests {
  @Test(arguments: [
    (#"{"value": "<hierarchy\/>"}"#, "           <hierarchy\0/>"),
    (#"{"value":"<AppiumAUT>\n<\/AppiumAUT>","status":0}"#, nil),
    (#"{"value": {"tree": 1}}"#, "-"), (#"{"role": "a", "value": "<b>"}"#, "-"),
    (#"[{"value": "<hierarchy/>"}]"#, "-"),
  ]) func `finds XML in the answer of a driver`(json: String, text: String?) {
    let wrapped = WrappedText(Array(json.utf8))
    #expect((wrapped == nil) == (text == "-"))
    #expect(wrapped?.fault == nil)
    guard let wrapped, let text else { return }
    #expect(String(decoding: wrapped.bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [
    ("A &amp;amp; B", "A & B"), ("&amp;lt;b&amp;gt; &amp;amp;", "<b> &"),
    ("&amp;amp; &lt;b&gt;", "&amp; <b>"), ("&amp;amp; A &amp; B", "&amp; A & B"),
  ]) func `reads entities twice only where all are doubled`(text: String, words: String) throws {
    let source = "<hierarchy><node class='android.widget.TextView' text='\(text)'/></hierarchy>"
    #expect(try screen(source, .uiautomator).labels == [words])
  }

  @Test func `refuses an answer that is broken off`() {
    let json = #"{"value": "<hierarchy/>""#
    #expect(
      captureFaults(json, .uiautomator2)
        == ["1:1: the JSON around the XML is broken off; capture it again"])
  }
}
