import Foundation
import SpokenScreen
import TestSupport
import Testing

/// The page on the Mac: its screens read as it says, and its table is that of the rule.
struct MacPageTests {
  private func page() throws -> String {
    try String(contentsOf: root.appending(path: "docs/mac.md"), encoding: .utf8)
  }

  @Test func `each screen of the page reads as the transcript below it`() throws {
    let page = try page()
    let blocks = page.matches(of: #/```yaml\n(?<screen>[^`]+)```\n\n```\n(?<heard>[^`]+)```/#)
    #expect(blocks.count == 2 && page.split(separator: "```yaml").count == 3)
    for block in blocks {
      let scratch = try Scratch(["shop.screen.yaml": String(block.output.screen)])
      defer { withExtendedLifetime(scratch) {} }
      let scenario = try Scenario(contentsOf: scratch.path("shop.screen.yaml"))
      #expect(scenario.transcript == String(block.output.heard))
    }
  }

  @Test func `the page has what each level of verbosity leaves out`() throws {
    #expect(
      try page().contains(
        "<!-- verbosity -->\n\(VerbosityRule.table)<!-- end of verbosity -->\n"))
  }

  @Test func `the page is short`() throws { #expect(try page().utf8.count < 8192) }
}
