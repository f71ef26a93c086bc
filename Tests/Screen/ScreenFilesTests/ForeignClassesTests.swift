import ScreenTree
import Testing

@testable import ScreenFiles

struct ForeignClassesTests {
  @Test(arguments: [
    ("Heading", "write `Text:` with `heading: 1`"), ("H1", "write `Text:` with `heading: 1`"),
    ("Row", "write its view in `List:`, such as `Text: Milk`"),
    ("IconButton", "write `Button:`"), ("Input", "write `TextField:`"),
    ("EditText", "write `TextField:`"), ("CheckBox", "write `Toggle:`"),
    ("ImageView", "write `Image:`"), ("Card", nil), ("", nil),
  ]) func `says what is written here`(name: String, advice: String?) {
    #expect(ForeignClasses.advice(for: name, titled: "A") == advice)
  }

  @Test func `every advice names classes and keys that there are`() {
    let written = ForeignClasses.rows.keys.flatMap(codes(in:))
    #expect(written.count > ForeignClasses.rows.count)
    for code in written {
      let word = String(code.prefix { $0 != ":" })
      let isKnown =
        ViewClass.named(word) != nil || FileCodec.keys[word] != nil || word == "views"
      #expect(isKnown, "\(code)")
    }
  }

  @Test func `no class of screen files is among them`() {
    let names = ViewClass.all.map(\.name).filter { $0 != "View" }
    #expect(names.filter { ForeignClasses.advice(for: $0, titled: "") != nil } == [])
  }
}

/// The parts of an advice in backquotes, as they are written in a file.
func codes(in advice: String) -> [String] {
  advice.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    .filter { $0.offset % 2 == 1 }.map { String($0.element) }
}
