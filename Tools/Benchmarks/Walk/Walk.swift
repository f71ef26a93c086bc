import Foundation
import SpokenScreen

/// Prints how long a walkthrough of 10,000 steps over a screen of 45 elements takes, beside the
/// time of reading its files; the fastest of five runs counts.
@main
enum Walk {
  static func main() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(screen().utf8).write(to: folder.appending(path: "big.screen.yaml"))
    let file = folder.appending(path: "big.walk.yaml")
    try Data(walkthrough().utf8).write(to: file)
    let clock = ContinuousClock()
    var reading = Duration.seconds(3600)
    var telling = Duration.seconds(3600)
    for _ in 0..<5 {
      var scenario: Scenario?
      reading = min(
        reading, try clock.measure { scenario = try ScenarioReader().read(file.path).scenario })
      telling = min(telling, clock.measure { letters(of: scenario) })
    }
    print("reading s\ttelling s\tboth against reading")
    let both = (reading + telling) / reading
    print("\(reading / .seconds(1))\t\(telling / .seconds(1))\t\(both)")
  }

  private static func letters(of scenario: Scenario?) {
    var count = 0
    let failures = scenario?.run { count += Transcript().lines(for: $0).utf8.count }
    precondition(count > 0 && failures != nil)
  }

  /// Headings, sliders, switches, buttons with actions and content, and plain texts.
  private static func screen() -> String {
    (0..<45).reduce(into: "screen: Big\nviews:\n") { text, number in
      let lines =
        switch number % 5 {
        case 0: "Text: Part \(number)\n    heading: \(number % 3 + 1)"
        case 1: "Slider: Food \(number)\n    value: 40\n    in: [0, 100]"
        case 2: "Toggle: On \(number)\n    value: false"
        case 3:
          "Button: Go \(number)\n    actions: [Send, Archive]\n"
            + "    customContent: [{ label: Age, value: 3 }]"
        default: "Text: Plain \(number)"
        }
      text += "  - \(lines)\n    id: n\(number)\n"
    }
  }

  private static func walkthrough() -> String {
    let steps = [
      "next", "touch: n%", "next", "increment", "activate", "rotor: Headings", "rotorNext",
      "byWord", "moreContent", "wait: 100ms", "update: { id: n%, value: 7 }", "next",
    ]
    let head = "walkthrough: Big\nscreens: { home: big.screen.yaml }\nsteps:\n  - open: home\n"
    return (0..<10_000).reduce(into: head) { text, number in
      let id = "n\(number &* 7919 % 45)"
      text += "  - " + steps[number % steps.count].replacing("n%", with: id) + "\n"
    }
  }
}
