import SpokenScreen

/// Prints how the time for something grows when there is twice as much of it: about 2 when it is linear, 4 when it
/// grows with the square.
///
/// Each size is measured five times, in turn; the fastest run counts.
@main
enum Doubling {
  private struct Row: Sendable {
    var name: String
    var size: Int
    /// Prepares an amount, and returns the measured function.
    var work: @Sendable (_ size: Int) -> () -> Void
  }

  private static let rows = [
    Row(name: "words of a label, one a step", size: 5_000) { size in
      steps("byWord", times: size, label: words(size))
    },
    Row(name: "characters of a label, one a step", size: 20_000) { size in
      steps("byCharacter", times: size, label: String(repeating: "a", count: size))
    },
    Row(name: "deleted characters of a text field", size: 2_000) { size in
      steps(
        "delete", times: size, label: "F, value: \(String(repeating: "a", count: size))",
        kind: "UITextField")
    },
    Row(name: "announcements that wait", size: 10_000) { size in
      let announcements = "  - announce: { text: Saved, priority: low }\n"
      return telling(
        "screen: S\nviews:\n  - Text: A\n", String(repeating: announcements, count: size))
    },
    Row(name: "ids that are nowhere", size: 10_000) { size in
      let views = (0..<size).map { "  - { Text: A, id: x\($0), headerElements: [y\($0)] }\n" }
      let bytes = Array(("screen: S\nviews:\n" + views.joined()).utf8)
      return { precondition(ScreenReader.read(bytes, file: "s").value == nil) }
    },
  ]

  static func main() {
    let wanted = CommandLine.arguments.dropFirst()
    print("what                                         N        s     s of 2N   ratio")
    for row in rows where wanted.isEmpty || wanted.contains(row.name) {
      let (one, two) = (row.work(row.size), row.work(2 * row.size))
      var (first, second) = (Duration.seconds(3600), Duration.seconds(3600))
      for _ in 0..<5 {
        first = min(first, ContinuousClock().measure(one))
        second = min(second, ContinuousClock().measure(two))
      }
      let columns = ["\(row.size)", rounded(first / .seconds(1)), rounded(second / .seconds(1))]
      let name = row.name + String(repeating: " ", count: 40 - row.name.count)
      print(([name] + columns + [rounded(second / first)]).joined(separator: "  "))
    }
  }

  private static func words(_ count: Int) -> String {
    String(repeating: "word ", count: count) + "end"
  }

  /// A repeated gesture on an element.
  private static func steps(
    _ gesture: String, times: Int, label: String, kind: String = "Text"
  ) -> () -> Void {
    let parts = label.split(separator: ", value: ", maxSplits: 1)
    let value = parts.count > 1 ? "\n    value: \(parts[1])" : ""
    let lines = String(repeating: "  - \(gesture): 1000\n", count: times / 1000)
    return telling("screen: S\nviews:\n  - \(kind): \(parts[0])\(value)\n", lines)
  }

  /// The speech at some steps.
  private static func telling(_ screen: String, _ steps: String) -> () -> Void {
    let walk = "walkthrough: W\nscreens: { home: s.screen.yaml }\nsteps:\n" + steps
    guard let screen = ScreenReader.read(Array(screen.utf8), file: "s").value,
      let walkthrough = WalkthroughReader.read(Array(walk.utf8), file: "w").value
    else { fatalError("the walkthrough cannot be read") }
    let resolution = resolve(screen)
    let scenario = Scenario(
      title: "S", resolutions: [resolution], app: FileApp(screen, resolution),
      steps: [Walkthrough.Step(.effect(.open("")))] + walkthrough.steps)
    return {
      var letters = 0
      for utterance in scenario.utterances {
        letters += utterance.description(in: .voiceover).utf8.count
      }
      precondition(letters > 0)
    }
  }

  private static func rounded(_ number: Double) -> String {
    "\((number * 1000).rounded() / 1000)"
  }
}
