import ScreenDocuments
import Testing

@testable import SpokenMCP

struct ToolAllTests {
  @Test func `every tool has a name, a title, a description and a schema of its own`() {
    #expect(
      Tool.all.map(\.name) == [
        "transcript", "explain", "lint", "check", "record", "diff", "verify", "render",
      ])
    for tool in Tool.all {
      #expect(Set(tool.parameterNames).count == tool.parameterNames.count, "\(tool.name)")
      let schema = tool.document["inputSchema"]
      #expect(schema?["type"]?.text == "object")
      #expect(schema?["properties"]?.entries?.map(\.key) == tool.parameterNames)
      #expect(tool.description.count > 80 && tool.description.count < 600, "\(tool.name)")
    }
  }
}
