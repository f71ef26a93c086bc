import Testing

@testable import ScreenDocuments

private func document(_ text: String) throws -> Document {
  try Document.readJSON(Array(text.utf8))
}

struct DocumentBuildingTests {
  @Test(arguments: [
    ("{\"a\": 1}", "{\"a\": 1.0}", nil), ("{\"a\": 1}", "{\"a\": 2}", "{\"a\":2}"),
    ("{\"a\": 1}", "{}", "{\"a\":null}"), ("{}", "{\"a\": {\"b\": 1}}", "{\"a\":{\"b\":1}}"),
    ("{\"a\": {\"b\": 1, \"c\": 2}}", "{\"a\": {\"b\": 1, \"c\": 3}}", "{\"a\":{\"c\":3}}"),
    ("{\"a\": [1]}", "{\"a\": [1, 2]}", "{\"a\":[1,2]}"),
    ("{\"a\": 1}", "{\"a\": \"1\"}", "{\"a\":\"1\"}"),
    ("{}", "{\"a\": null}", nil),
  ]) func `finds what one document lacks to be another, and merges it`(
    first: String, second: String, patch: String?
  ) throws {
    let change = try document(first).patch(to: try document(second))
    #expect(change?.compactJSON == patch)
    guard let change else { return }
    #expect(try document(first).patched(with: change).says(try document(second)))
  }

  @Test func `puts two patches together`() throws {
    let merged = try document("{\"a\": {\"b\": 1}, \"c\": null}").merged(
      with: try document("{\"a\": {\"d\": null}, \"c\": 2}"))
    #expect(merged.compactJSON == "{\"a\":{\"b\":1,\"d\":null},\"c\":2}")
  }

  @Test(arguments: [
    (1.0, "1"), (-0.0, "0"), (0.1, "0.1"), (1e300, "1e+300"), (.infinity, "0"), (-2.5, "-2.5"),
  ]) func `writes numbers shortly`(number: Double, text: String) {
    #expect(Document.number(number).text == text)
  }
}
