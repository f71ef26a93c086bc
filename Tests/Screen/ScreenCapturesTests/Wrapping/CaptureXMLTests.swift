import Foundation
import ScreenTree
import TestSupport
import Testing

@testable import ScreenDocuments
@testable import ScreenCaptures

#if canImport(FoundationXML)
  import FoundationXML
#endif

private func read(_ text: String) -> (root: CaptureNode?, fault: String?) {
  do throws(Document.Fault) {
    return (try CaptureXML.read(Array(text.utf8)), nil)
  } catch {
    return (nil, "\(error.position): \(error.message)")
  }
}

struct CaptureXMLTests {
  @Test func `reports where each element and each attribute stands`() throws {
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
    ("<a b", "1:5: the XML is broken off inside <a>; capture it again"),
    ("<a b=", "1:6: the XML is broken off inside <a>; capture it again"),
    ("<a /", "1:5: the XML is broken off inside <a>; capture it again"),
    ("<", "1:2: the XML is broken off inside a tag; capture it again"),
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
  ]) func `reports what is wrong and where`(text: String, fault: String) {
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

/// What Foundation's parser and ours make of the same bytes.
struct CaptureXMLAgreementTests {
  @Test(arguments: [
    "<a/>", "<a></a>", "<a ></a >", "<a b = '1'\n c=\"2\"/>", "<a b=\"'\" c='\"'/>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a ü='é😀'>é</a>\n",
    "<?xml version='1.0' encoding='us-ascii' standalone='yes'?><a b='&#233;&#xE9;&#x1F600;'/>",
    "<n:a xmlns:n='urn:x' xmlns='urn:y' n:b='1' b='2'><n:c/><c/></n:a>",
    "<!-- <x> --><a><!----><b><![CDATA[<c d='&x;'>]]]></b><?p <q> ?></a><!-- -->",
    "<a b='&lt;&gt;&amp;&quot;&apos;&#10;&#9;'>&lt;</a>", "<a><b><c/>x</b>y<b d=''/></a>",
    "<a.b-c_d e.f-g='>' h=']]>'/>",
  ]) func `agree on a text`(text: String) {
    #expect(Outline(Data(text.utf8)).lines != nil)
    #expect(disagreement(on: Array(text.utf8)) == nil)
  }

  @Test func `agree on each capture, and on what is left of it after a change`() throws {
    for (name, bytes) in try files() {
      #expect(disagreement(on: bytes) == nil, "\(name)")
      var changes = Changes(seed: UInt64(bytes.count))
      // Large captures have the same constructs many times, and take most of the time.
      for _ in 0..<(bytes.count > 16_384 ? 40 : 150) {
        let changed = changes.change(bytes)
        #expect(disagreement(on: changed) == nil, "\(String(decoding: changed, as: UTF8.self))")
      }
    }
  }

  /// The XML among our fixtures, and the small ones among captures of real apps.
  private func files() throws -> [(String, [UInt8])] {
    let fixtures = root.appending(path: "Tests/Screen/ScreenCapturesTests/Fixtures")
    let folders = [fixtures] + (hasCaptures ? [captures] : [])
    return try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".xml") }.map { folder.appending(path: $0) }
    }.map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
  }

  /// What the two say of a text that Foundation accepts; nil when they agree.
  ///
  /// We also read what tools write that is no XML, such as a lone ampersand.
  private func disagreement(on bytes: [UInt8]) -> String? {
    // Foundation's parser of Swift 6.3 crashes on names that are no UTF-8.
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    guard let theirs = Outline(Data(bytes)).lines, !theirs.isEmpty else { return nil }
    do throws(Document.Fault) {
      var ours: [String] = []
      try CaptureXML.read(bytes).forEach { node in
        ours.append(line(node.type, node.attributes.map { ($0.name, $0.value) }))
      }
      return ours == theirs ? nil : "\(ours) instead of \(theirs)"
    } catch {
      return error.message
    }
  }
}

/// An element with its attributes; XML reads line breaks in attributes as spaces, and we keep them.
private func line(_ name: String, _ attributes: [(String, String)]) -> String {
  let pairs = attributes.map { "\($0)=\($1.map { $0.isNewline || $0 == "\t" ? " " : $0 })" }
  return "\(name) \(pairs.sorted())"
}

/// The elements that Foundation's parser finds, or nil when it refuses the text.
private final class Outline: NSObject, XMLParserDelegate {
  private(set) var lines: [String]? = []

  init(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    // It may go on after an error, and tell of it only here.
    if !parser.parse() || parser.parserError != nil { lines = nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    lines?.append(line(name, attributes.map { ($0, $1) }))
  }
}

/// Small changes of a text, the same in every run.
private struct Changes {
  private var state: UInt64
  private static let pieces = [
    "<", ">", "\"", "&", "&#10;", "&lt;", "é", "\n", "<!--x-->", "<![CDATA[x]]>", " a=\"b\"", "/",
    "'",
  ]

  init(seed: UInt64) { state = seed | 1 }

  private mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  mutating func change(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let place = number(below: bytes.count)
    switch number(below: 4) {
    case 0: bytes.remove(at: place)
    case 1: bytes[place] = UInt8(0x20 + number(below: 0x60))
    case 2: bytes[place] = UInt8(number(below: 256))
    default:
      bytes.insert(contentsOf: Self.pieces[number(below: Self.pieces.count)].utf8, at: place)
    }
    return bytes
  }
}
