import SpokenScreen
import TestSupport
import Testing

private func costs() throws -> [ScreenCost] {
  let folder = try Scratch([
    "x.screen.yaml": "screen: A | B\nviews:\n  - Text: One | two\n  - List:\n    - Text: Three\n"
  ])
  return try ScenarioReader().read(folder.path("x.screen.yaml")).scenario.lintedScreens.map {
    var cost = ScreenCost($0)
    cost.file = "x.screen.yaml"
    return cost
  }
}

struct CostTextTests {
  @Test func `writes a table in columns`() throws {
    #expect(
      try costs().map(CostText.text) == [
        """
        # A | B · x.screen.yaml
        swipes   at  seconds  words  shared  element
             0  0.0      0.5      2          Text@3:5  One | two
             1  1.2      0.3      1       0  Text@5:7  Three
        2 stops, 1 swipe, 2.2 s, 3 words

        """
      ])
  }

  @Test func `adds audio graphs to the sums`() throws {
    var cost = try #require(try costs().first)
    cost.graphs = [
      ScreenCost.Graph(element: "a", series: 2, seconds: 12),
      ScreenCost.Graph(element: "b", series: 1, seconds: 5.9),
    ]
    let sums = "2 stops, 1 swipe, 2.2 s, 3 words; 3 audio graphs, 17.9 s\n"
    #expect(CostText.text(of: cost).hasSuffix(sums) && CostText.markdown(of: cost).hasSuffix(sums))
  }

  @Test func `writes a table of Markdown`() throws {
    #expect(
      try costs().map(CostText.markdown) == [
        """
        ### `A | B`

        | swipes | heard at s | seconds | words | shared | element | what is heard |
        |---:|---:|---:|---:|---:|---|---|
        | 0 | 0.0 | 0.5 | 2 |  | `Text@3:5` | `One \\| two` |
        | 1 | 1.2 | 0.3 | 1 | 0 | `Text@5:7` | `Three` |

        2 stops, 1 swipe, 2.2 s, 3 words

        """
      ])
  }

  @Test func `writes JSON`() throws {
    let json = try CostText.json(of: costs())
    #expect(json.contains("\"secondsToReach\" : 1.2"))
    #expect(json.hasPrefix("[\n"))
    #expect(json.hasSuffix("]\n"))
  }
}
