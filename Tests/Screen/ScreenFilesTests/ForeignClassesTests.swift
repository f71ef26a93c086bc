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

  @Test func `no class of screen files is among them`() {
    let names = ViewClass.all.map(\.name).filter { $0 != "View" }
    #expect(names.filter { ForeignClasses.advice(for: $0, titled: "") != nil } == [])
  }
}
