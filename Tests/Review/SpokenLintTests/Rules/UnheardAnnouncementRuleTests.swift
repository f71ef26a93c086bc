import SpokenScreen
import Testing

struct UnheardAnnouncementRuleTests {
  @Test(arguments: [
    ("- next\n- announce: Saved", 1), ("- next\n- wait: 5s\n- announce: Saved\n- wait: 5s", 0),
    ("- wait: 5s\n- announce: { text: Saved, priority: low }\n- wait: 100ms\n- next", 1),
    // The walkthrough knows.
    ("- next\n- announce: Saved\n- expect: { contains: Saved, heard: dropped }", 0),
    ("- next\n- announce: Saved\n- expect: { heard: dropped }", 0),
    ("- next\n- announce: Saved\n- expect: { text: Saved, heard: dropped }", 0),
    (
      "- next\n- announce: Saved now\n- expect: { contains: Saved, heard: dropped }\n- previous\n- announce: Sent",
      1
    ),
    (
      "- next\n- announce: Saved\n- expect: { matches: S.*, heard: dropped }\n- previous\n- announce: Sent",
      0
    ),
    ("- next\n- announce: Saved\n- wait: 5s\n- announce: Done\n- wait: 5s", 1),
  ]) func `reports what is lost and not expected to be`(steps: String, count: Int) throws {
    let lines = steps.split(separator: "\n").map { "  \($0)\n" }.joined()
    let result = try result(
      of: LintRule.Example(
        "screen: Draft\nviews:\n  - Button: Save the whole draft\n  - Button: Close\n",
        walk: "walkthrough: W\nscreens: { d: example.screen.yaml }\nsteps:\n  - open: d\n" + lines))
    #expect(result.findings.map(\.rule) == Array(repeating: "unheard-announcement", count: count))
  }
}
