import SpokenSyntax
import Testing

struct FNVTests {
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `is FNV-1a, as its authors list it`(text: String, digits: String) {
    #expect(FNV(text.utf8).digits == digits)
  }
}
