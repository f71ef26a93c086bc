import Testing

@testable import ScreenDocuments

struct DocumentBuildingTests {
  @Test(arguments: [
    (1.0, "1"), (-0.0, "0"), (0.1, "0.1"), (1e300, "1e+300"), (.infinity, "0"), (-2.5, "-2.5"),
  ]) func `writes numbers shortly`(number: Double, text: String) {
    #expect(Document.number(number).text == text)
  }
}
