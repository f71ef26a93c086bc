import ScreenCaptures
import Testing

@testable import ScreenFiles

struct CaptureXMLReadingTests {
  @Test(arguments: [
    ("A &amp;amp; B", "A & B"), ("&amp;lt;b&amp;gt; &amp;amp;", "<b> &"),
    ("&amp;amp; &lt;b&gt;", "&amp; <b>"), ("&amp;amp; A &amp; B", "&amp; A & B"),
  ]) func `reads entities twice only where all are doubled`(text: String, words: String) throws {
    let source = "<hierarchy><node class='android.widget.TextView' text='\(text)'/></hierarchy>"
    #expect(try screen(source, .uiautomator).labels == [words])
  }
}
