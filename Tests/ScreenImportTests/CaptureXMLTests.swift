import ScreenTree
import Testing

@testable import ScreenImport

private func read(_ text: String) -> (root: CaptureNode?, fault: String?) {
  do throws(Document.Fault) {
    return (try CaptureXML.read(Array(text.utf8)), nil)
  } catch {
    return (nil, "\(error.position): \(error.message)")
  }
}

struct CaptureXMLTests {
  @Test func `tells where each element and each attribute stands`() throws {
    let root = try #require(read("<?xml version='1.0'?>\n<A>\n é<B x='ü' label=\"q\"/></A>").root)
    let inner = try #require(root.children.first)
    #expect(root.position == Position(line: 2, column: 1))
    #expect(inner.position == Position(line: 3, column: 3))
    #expect(inner.attributes.map(\.name) == ["x", "label"])
    #expect(inner.attributes.map(\.position.column) == [6, 12])
    #expect(inner["label"] == "q" && inner["y"] == nil)
  }

  @Test(arguments: [
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("a&#10;b&#x41;", "a\nbA"), ("Q&A", "Q&A"),
    ("&#1;x", "x"), ("&amp;amp;", "&amp;"), ("a & b", "a & b"), ("&#xD800;", nil),
  ]) func `reads entities and lone ampersands`(text: String, value: String?) {
    #expect(read("<a v=\"\(text)\"/>").root?["v"] == value)
  }

  @Test(arguments: [
    ("", "1:1: there is no element here; capture the screen again"),
    ("<a><b>", "1:7: the XML is broken off inside <b>; capture it again"),
    ("<a", "1:3: the XML is broken off inside <a>; capture it again"),
    ("<a b=\"c", "1:8: the XML is broken off inside a value"),
    ("<a b=c/>", "1:6: the value of 'b' is not in quotation marks"),
    ("<a b/>", "1:5: '=' is missing after the attribute 'b'"),
    ("<a b='1' b='2'/>", "1:10: the attribute 'b' is there twice; keep one"),
    ("<a b='<'/>", "1:7: '<' stands inside a value; it is written &lt;"),
    ("<a b='&x;'/>", "1:7: the entity '&x;' is none of XML's five"),
    ("<a></b>", "1:4: </b> closes an element that is not open here"),
    ("</a>", "1:1: </a> closes an element that is not open here"),
    ("<a></a", "1:7: the closing tag </a> is not whole"),
    ("<!-- a", "1:7: the XML is broken off inside a comment; capture it again"),
    (
      "<!DOCTYPE a [<!ENTITY b \"c\">]><a/>",
      "1:1: a capture has no DOCTYPE and no entities; take it out"
    ),
    ("text <a/>", "1:1: there is text where an element should begin; capture the screen again"),
    ("<a /b>", "1:5: a '>' is missing after '/'"),
  ]) func `tells what is wrong and where`(text: String, fault: String) {
    #expect(read(text).fault == fault)
  }

  @Test func `passes over comments, pages in CDATA, and what stands after the root`() throws {
    let text = "<a><!-- <x> --><b/><![CDATA[<html>&x;]]></a>dumped to: /dev/tty"
    #expect(read(text).root?.children.map(\.type) == ["b"])
  }

  @Test func `bounds depth`() {
    let fault = read(String(repeating: "<a>", count: 600)).fault
    #expect(
      fault
        == "1:1501: the capture has more than 200000 nodes or 500 levels; capture a smaller part")
  }
}
