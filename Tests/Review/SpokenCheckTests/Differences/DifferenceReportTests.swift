import Foundation
import SpokenScreen
import SpokenScreenTesting
import Testing

struct DifferenceReportTests {
  private func heard(_ views: Node...) -> SpokenTranscript {
    SpokenTranscript(Scenario(Screen(title: "S", views: views)))
  }

  private var report: DifferenceReport {
    var report = DifferenceReport()
    report.add(
      "a.yaml",
      .changed(
        HeardDifference(
          from: heard(.button("A", .id("a")), .button("Z", .id("z"))),
          to: heard(.button("`B`", .id("a")), .text("New"), .button("Z", .id("z"))))))
    report.add(
      "b.yaml", .changed(HeardDifference(from: heard(.text("A")), to: heard(.text("A")))))
    report.add("c.yaml", .added)
    report.add("d.yaml", .removed)
    return report
  }

  @Test func `writes text of what differs`() {
    #expect(
      report.text == """
        a.yaml
          'a' is called "`B`" now, was "A" (the label comes first)
          a stop is new: "New", stop 2, after 'a'
          the way to a stop:
            'z': 2 swipes and 2.3 s, was 1 swipe and 1.4 s
        c.yaml: new
        d.yaml: gone

        """)
    #expect(DifferenceReport().isEmpty)
    #expect(DifferenceReport().text == "")
  }

  @Test func `writes Markdown in which words have no meaning of their own`() {
    #expect(
      report.markdown.hasPrefix(
        """
        ### `a.yaml`

        - **renamed** ``'a' is called "`B`" now, was "A" (the label comes first)``
        - **added** `a stop is new: "New", stop 2, after 'a'`

        The way to a stop:

        - `'z': 2 swipes
        """))
    #expect(DifferenceReport().markdown == "Listeners notice no change.\n")
  }

  @Test func `writes JSON with the same keys for each`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(try report.json().utf8))
    let inputs = try #require((object as? [String: [[String: Any]]])?["inputs"])
    #expect(inputs.map { $0["status"] as? String } == ["changed", "added", "removed"])
    let keys = inputs.flatMap { ($0["changes"] as? [[String: Any]] ?? []).map { $0.keys.sorted() } }
    #expect(keys.count == 2)
    #expect(
      Set(keys) == [
        [
          "cause", "kind", "message", "new", "newNumber", "old", "oldNumber", "place", "stop",
        ]
      ])
  }
}
