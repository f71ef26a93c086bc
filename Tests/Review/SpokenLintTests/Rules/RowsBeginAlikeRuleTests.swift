import Testing

struct RowsBeginAlikeRuleTests {
  /// A list of texts.
  private func list(_ texts: [String]) -> String {
    "- List:\n" + texts.map { "    - Text: \($0)" }.joined(separator: "\n")
  }

  @Test(arguments: [
    (["Open the file A", "Open the file B", "Open the file C"], 1),
    (["Open the file A", "Open the file B", "Open the file C", "Help"], 1),
    (["Open the file A", "Open the file B", "Help", "About"], 0),
    (["Open A", "Open B", "Open C"], 0),
    (["Open the", "Open the", "Open the"], 0),
    (["A, open the file", "B, open the file", "C, open the file"], 0),
  ]) func `compares the starts of most rows`(texts: [String], count: Int) throws {
    #expect(try found(list(texts)).count { $0.hasSuffix("rows-begin-alike") } == count)
  }

  @Test func `is silent outside of lists`() throws {
    let views = ["A", "B", "C"].map { "- Text: Open the file \($0)" }.joined(separator: "\n")
    #expect(try found(views) == [])
  }
}
