import Testing

@testable import SpokenMCP

struct ToolInputTests {
  @Test func `a view of an app takes the place of a screen, and of nothing else`() {
    let beside: [String: [String]] = ["diff": ["old"], "verify": ["recording"]]
    for tool in Tool.all {
      #expect(tool.takesApp && tool.parameterNames.contains("app"), "\(tool.name)")
      let others = tool.inputs.filter { !$0.canBeApp }.map(\.path)
      #expect(others == beside[tool.name, default: []])
    }
  }
}
