import ScreenYAML
import TestSupport
import Testing

@testable import ScreenDocuments
@testable import ScreenFiles

struct DocumentYAMLTextTests {
  @Test(arguments: [
    "a", "", " a", "a ", "true", "No", "null", "1", "1.5", "-", "a: b", "#a", "a #b", "'a'",
    "\"a\"",
    "a\nb", "\t", "é漢😀", "\u{85}\u{2028}\u{FEFF}", "\u{0}\u{1F}", "[a]", "{a}", "a,b", "*a", "&a",
    "mixed", "~", "a\\b", "Ada's", "@a", "%a", "a\r\nb", "0x1F", "1_000", "\u{FFFD}", "y", "=",
  ]) func `writes any text so that it reads as the same text`(text: String) throws {
    let document = Document.mapping([
      ("k", .text(text)), ("l", .list([text, text])),
      ("m", .list([.mapping([("x", .text(text)), ("y", .list([.list([1.0, 2])]))])])),
    ])
    let again = try Document.readYAML(Array(document.yaml.utf8))
    #expect(again["k"]?.text == text && again["k"]?.isNull == false)
    #expect(again["k"]?.number == nil && again["k"]?.flag == nil)
    #expect(again["l"]?.items?.map(\.text) == [text, text])
    #expect(again["m"]?.items?.first?["x"]?.text == text)
    let json = try Document.readJSON(Array(document.json.utf8))
    #expect(json["k"]?.text == text && json.says(document))
  }

  @Test func `writes in block style, and on one line what is short`() {
    let document = Document.mapping([
      ("screen", .text("S")),
      (
        "views",
        .list([
          .mapping([("Text", .text("A")), ("traits", .list(["a", "b"]))]),
          .mapping([("VStack", .list([.mapping([("Text", .text("a: b"))])]))]),
          .mapping([("Element", .blank), ("page", .mapping([("a", .number(1))]))]),
        ])
      ),
    ])
    #expect(
      document.yaml == """
        screen: S
        views:
          - Text: A
            traits: [a, b]
          - VStack:
              - Text: "a: b"
          - Element:
            page: { a: 1 }

        """)
  }
}
