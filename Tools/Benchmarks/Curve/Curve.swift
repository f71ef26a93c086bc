import ScreenLayout
import SpokenScreen
import func Yams.compose

/// Prints how the time to resolve and phrase a screen grows with its nodes, beside the time that a
/// YAML parser takes for the file of the same screen, that of reading the file as a whole, that of
/// its layout, which is part of resolving and measured beside it, and that of a whole walkthrough: with
/// the cursor, the queue of speech and the lines of a transcript.
///
/// Each size is measured three times, the stages one after the other; the fastest run counts.
@main
enum Curve {
  private struct Times {
    var yaml = Duration.seconds(3600)
    var reading = Duration.seconds(3600)
    var layout = Duration.seconds(3600)
    var resolve = Duration.seconds(3600)
    var phrase = Duration.seconds(3600)
    var telling = Duration.seconds(3600)
  }

  static func main() throws {
    let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    print(
      "nodes\tYAML s\treading s\tresolve without layout s\tphrase s\tlayout s\tµs a node\t"
        + "against YAML\ttelling s")
    for size in sizes.isEmpty ? [1_000, 10_000, 100_000, 1_000_000] : sizes {
      let text = wallet(nodes: size)
      guard let screen = ScreenReader.read(Array(text.utf8), file: "wallet").value else {
        fatalError("the screen of \(size) nodes cannot be read")
      }
      var best = Times()
      for _ in 0..<3 { try measure(screen, text, &best) }
      report(screen.views.reduce(0) { $0 + count($1) }, best)
    }
  }

  private static func measure(_ screen: Screen, _ text: String, _ best: inout Times) throws {
    let clock = ContinuousClock()
    best.yaml = min(best.yaml, try clock.measure { _ = try compose(yaml: text) })
    best.reading = min(
      best.reading, clock.measure { _ = ScreenReader.read(Array(text.utf8), file: "wallet") })
    best.layout = min(best.layout, clock.measure { _ = screen.laidOut(on: .default) })
    var resolution = Resolution()
    best.resolve = min(best.resolve, clock.measure { resolution = resolve(screen) })
    let scenario = Scenario(
      title: "Wallet", resolutions: [resolution],
      app: FileApp(screen, resolution),
      steps: Script.walk(through: resolution))
    let events = scenario.events
    best.phrase = min(best.phrase, clock.measure { phrase(events) })
    best.telling = min(best.telling, clock.measure { tell(scenario) })
  }

  /// Puts every event of a walk into words.
  private static func phrase(_ events: [Event]) {
    var pieces = 0
    let settings = SpeechSettings()
    for event in events {
      pieces +=
        event.phrased(after: .gesture(.next), words: .english, settings: settings).pieces.count
    }
    precondition(pieces > 0)
  }

  /// Runs a walkthrough.
  private static func tell(_ scenario: Scenario) {
    var letters = 0
    for utterance in scenario.utterances {
      letters += utterance.description(in: .voiceover).utf8.count
    }
    precondition(letters > 0)
  }

  private static func count(_ node: Node) -> Int { node.children.reduce(1) { $0 + count($1) } }

  private static func report(_ nodes: Int, _ times: Times) {
    let resolve = times.resolve - times.layout
    let ours = resolve + times.phrase
    let columns = [
      "\(nodes)", rounded(times.yaml / .seconds(1)), rounded(times.reading / .seconds(1)),
      rounded(resolve / .seconds(1)), rounded(times.phrase / .seconds(1)),
      rounded(times.layout / .seconds(1)), rounded(ours / .microseconds(1) / Double(nodes)),
      rounded(ours / times.yaml),
      rounded(times.telling / .seconds(1)),
    ]
    print(columns.joined(separator: "\t"))
  }

  private static func rounded(_ number: Double) -> String {
    // Microseconds: a thousand nodes take two thousandths of a second.
    "\((number * 1_000_000).rounded() / 1_000_000)"
  }
}
