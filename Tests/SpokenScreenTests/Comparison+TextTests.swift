import SpokenScreen
import SpokenScreenTesting
import Testing

struct ComparisonTextTests {
  private func compare(_ golden: String, _ story: Story) throws -> Comparison {
    let golden = try #require(Golden.read(golden, file: "g").value)
    return Comparison(story, with: golden, file: "g")
  }

  @Test func `parts places that are far from each other, and tells what is repeated once`() throws {
    let views = (0..<20).map { Node.text("Row \($0)") }
    let story = Story(Screen(title: "S", views: views))
    let golden = Transcript().text(of: story).replacing("Row 3", with: "Line 3")
      .replacing("Row 17", with: "Line 17")
    let comparison = try compare(golden, story)
    #expect(comparison.difference.count { $0 == "  …" } == 1)
    #expect(comparison.difference.filter { $0.hasPrefix("-") } == ["- Line 3", "- Line 17"])
    let steps = [Walkthrough.Step(.next), .init(.previous), .init(.next), .init(.previous)]
    let walk = Story(Screen("S", .text("A"), .text("B")), steps: steps)
    let again = try compare(Transcript().text(of: walk).replacing("A\n", with: "X\n"), walk)
    #expect(again.changes.count == 3)
    #expect(again.reasons.count == 1)
  }

  @Test func `says so when only steps without words differ`() throws {
    let steps = [Walkthrough.Step(.wait(.seconds(1)))]
    let comparison = try compare(
      "# S · ios · en-US\n> open\nA\n", Story(Screen("S", .text("A")), steps: steps))
    #expect(!comparison.isSame)
    #expect(comparison.reasons == ["only steps differ at which nothing is heard"])
  }

  @Test func `names the expression that does not match any more`() throws {
    let story = Story(Screen("S", .text("A"), .button("B 2")))
    let comparison = try compare("# S · ios · en-US\n> open\nA\n> next\n/B \\d, Link/\n", story)
    #expect(
      comparison.reasons == [
        "line 5 of the golden, /B \\d, Link/, does not match \"B 2, Button\""
      ])
  }

  @Test func `shows so much and no more`() throws {
    let story = Story(Screen(title: "S", views: (0..<1_000).map { .text("Row \($0)") }))
    let comparison = try compare("# S · ios · en-US\n> open\nOther\n", story)
    #expect(comparison.difference.count == 401)
    #expect(comparison.difference.last?.hasSuffix("lines more") == true)
  }
}
