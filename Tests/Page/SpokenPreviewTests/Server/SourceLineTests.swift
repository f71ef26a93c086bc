import SpokenPreview
import Testing

struct SourceLineTests {
  private static let sources: [String: [UInt8]] = [
    "a.yaml": Array("screen: A\r\nviews:\n\t- Button: Buy\n".utf8),
    "a.yaml:2": Array("other\n".utf8), "b": [], "c": Array(String(repeating: "c", count: 400).utf8),
  ]

  @Test(arguments: [
    ("a.yaml:1:1", "a.yaml:1:1", "screen: A"), ("a.yaml:2", "a.yaml:2", "views:"),
    ("a.yaml:3:5 buy.label", "a.yaml:3:5", "- Button: Buy"), ("a.yaml:4:1", "a.yaml:4:1", ""),
    ("a.yaml:2:1", "a.yaml:2:1", "other"), ("b:1:1", "b:1:1", ""),
    ("c:1:1", "c:1:1", String(repeating: "c", count: 300)),
  ])
  func `finds the line of a place or an origin`(origin: String, place: String, text: String) throws
  {
    let line = try #require(SourceLine(origin, in: Self.sources))
    #expect(line.place == place && line.text == text)
  }

  @Test(arguments: [
    "", "a.yaml", "a.yaml:", "a.yaml:0:1", "a.yaml:-1", "a.yaml:9:1", "a.yaml:x:1", "a",
    "/etc/passwd:1:1",
    "../a.yaml:1:1", "a.yaml:99999999999999999999:1",
  ])
  func `finds nothing that is no line of these files`(origin: String) {
    #expect(SourceLine(origin, in: Self.sources) == nil)
  }
}
