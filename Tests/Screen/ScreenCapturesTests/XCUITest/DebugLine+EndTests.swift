import Testing

@testable import ScreenCaptures

struct DebugLineEndTests {
  /// Whether the node that a text begins lacks something: where another line follows, and where none does.
  private func isBroken(_ text: String) throws -> [Bool] {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
    let line = try #require(DebugLine(bytes[..<end]))
    return [false, true].map { line.isBroken(bytes, isLast: $0) }
  }

  @Test(arguments: [
    "  Button, 0x1, {{1.0, 2.0}, {3.0, 4.0}}",
    "  Button, 0x1, {{1.0, 2.0}, {3.0, 4.0}}, label: 'a'",
    "  Button, 0x1, {{1.0, 2.0}, {3.0, 4.0}}, label: 'a', Selected", "  Button, 0x1",
    "  Button, 0x1, label: 'a, b'", "  Button, 0x1, label: 'a\nb'", "  TextField, 0x1, value: a",
  ])
  func `takes a node that has an end for whole`(text: String) throws {
    #expect(try isBroken(text) == [false, false])
  }

  @Test(arguments: [
    "  Button, 0x1, {{1.0, 2.0}, {3.0", "  Button, 0x1, {{1.0, 2.0}, {3.0, 4.0}, label: 'a",
    "  Button, 0x1, {{1.0, 2.0}, {3.0, 4.0}},", "  Button, 0x1, {{1.0, 2.0}, {3.0, 4.0}}, ",
    "  Button, 0x1, {", "  Button, 0x1, label: 'a", "  Button, 0x1, label: 'a\nb",
    "  TextField, 0x1, value: ",
  ])
  func `finds a node without its end, whatever follows`(text: String) throws {
    #expect(try isBroken(text) == [true, true])
  }

  @Test(arguments: [
    "  Button, 0x1, {{1.0, 2.0}, {3.0, 4.0}}, lab",
    "  Button, 0x1, {{1.0, 2.0}, {3.0, 4.0}}, label:",
    "  TextField, 0x1, value: a, Sele", "  Button, 0x1, {{1.0, 2.0}, {3.0, 4.0}}, Disable",
  ])
  func `finds half a word at the end of a file alone`(text: String) throws {
    #expect(try isBroken(text) == [false, true])
  }

  @Test(arguments: [
    ("Path to element:", true), ("Path", true), ("  Query ch", true), ("Output: {", true),
    ("→", true), ("", false), ("  ", false), ("Path to element: x", false), ("Button", false),
  ])
  func `knows the beginnings of lines below a tree`(text: String, isPart: Bool) {
    #expect(DebugLine.isPart(ofEnd: Array(text.utf8)) == isPart)
  }

  @Test(arguments: [
    ("  But", true), ("  Button", true), ("  Button (Ma", true), ("  Button 0", true),
    ("  Button,", true), ("Attrib", true), ("Element subtree", true), (" →", true),
    ("  But, ", true), ("But", false), ("  Button, 0x1", false), ("  Buttonhole", false),
    ("  note", false), ("", false),
    ("   ", false),
  ])
  func `knows the beginnings of nodes and of lines around the tree`(text: String, isPart: Bool) {
    #expect(DebugLine.isPart(ofLine: Array(text.utf8)) == isPart, "\(text)")
  }
}
