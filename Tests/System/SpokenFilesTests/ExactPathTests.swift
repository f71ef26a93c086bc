import Testing

@testable import SpokenFiles

struct ExactPathTests {
  @Test func `takes names that differ in normalization alone for two`() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    #expect(composed == decomposed)
    #expect(ExactPath(composed) != ExactPath(decomposed))
    #expect(Set([composed, decomposed].map(ExactPath.init)).count == 2)
    #expect([composed, "b", decomposed].map(ExactPath.init).sorted().first == ExactPath("b"))
  }
}
