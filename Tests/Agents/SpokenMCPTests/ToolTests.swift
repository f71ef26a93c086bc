import ScreenDocuments
import Testing

@testable import SpokenMCP

struct ToolTests {
  @Test func `what only reads says so`() {
    let readers = Tool.all.filter { $0.document["annotations"]?["readOnlyHint"]?.flag == true }
    #expect(
      readers.map(\.name) == ["transcript", "explain", "lint", "check", "diff", "verify"])
    let replacers = Tool.all.filter {
      $0.document["annotations"]?["destructiveHint"]?.flag == true
    }
    #expect(replacers.map(\.name) == ["record"])
  }
}
