import Foundation
import ScreenFiles
import ScreenScenarios
import ScreenTree
import SpokenLive
import VoiceOverElements
import VoiceOverSpeech

/// The running view for `spoken preview`: a gesture or a question in, an answer out.
///
/// Each page of a preview runs the app once, so that its state is its own.
@MainActor
struct LiveConversation {
  private let screen: LiveScreen
  private let scenario: Scenario
  private var walker: Walker
  /// What was heard last.
  private var last: [Utterance] = []
  /// The screen that the page shows, as a file.
  private var shown: String

  /// A conversation about a mounted view.
  ///
  /// - Parameters:
  ///   - screen: the view.
  ///   - settings: VoiceOver's settings.
  init(_ screen: LiveScreen, settings: SpeechSettings = SpeechSettings()) {
    self.screen = screen
    scenario = Scenario(screen, settings: settings)
    walker = Walker(scenario)
    shown = Self.text(of: screen)
  }

  /// Answers the lines of standard input in JSON, one line each, until it ends.
  ///
  /// The answers have standard output to themselves: what the app prints goes to standard error.
  mutating func run() -> Int32 {
    // The copy is made first: afterwards the number of standard output leads to standard error.
    let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    var answer = open()
    repeat {
      // What the app printed is still in C's buffers, and belongs before the answer that it led to.
      fflush(nil)
      do { try answers.write(contentsOf: Data((answer.json + "\n").utf8)) } catch { return 74 }
      guard let line = readLine() else { return 0 }
      if case .wait(let duration)? = try? WalkLine(line) { screen.waitNow(duration) }
      answer = self.answer(to: line)
    } while true
  }

  /// Opens the view.
  mutating func open() -> LiveAnswer {
    last = walker.open()
    return answer(with: last)
  }

  /// Performs a gesture or a wait, as a transcript writes it, or answers `why` or `source ELEMENT`.
  mutating func answer(to line: String) -> LiveAnswer {
    switch line.split(separator: " ", maxSplits: 1).first {
    case "why":
      var answer = answer(with: [])
      answer.why = LiveAnswer.Why(last.map(scenario.explanation))
      return answer
    case "source":
      var answer = answer(with: [])
      answer.source = source(of: String(line.dropFirst("source ".count)))
      return answer
    case _:
      guard let heard = perform(line) else { return answer(with: nil) }
      // Only gestures count as heard last, so that `why` can be asked several times.
      last = heard
      var answer = answer(with: heard)
      answer.screenFile = newScreen()
      return answer
    }
  }

  /// Performs a line; nil for one that is no gesture.
  private mutating func perform(_ line: String) -> [Utterance]? {
    switch line {
    case "goOn": return walker.isReading ? walker.goOn() : []
    case "again": return walker.touchAgain()
    case "actions":
      guard walker.rotor != "Actions" else { return walker.handle(.rotorNext) }
      let turned = walker.handle(.rotor("Actions"))
      return walker.rotor == "Actions" ? walker.handle(.rotorNext) : turned
    case _:
      switch try? WalkLine(line) {
      case .gesture(let gesture)?: return walker.handle(gesture)
      // The time itself has passed before.
      case .wait(let duration)?: return walker.wait(duration)
      case nil: return nil
      }
    }
  }

  private func answer(with utterances: [Utterance]?) -> LiveAnswer {
    var answer = LiveAnswer(utterances ?? [])
    if utterances == nil { answer.message = "an app has no such gesture" }
    answer.element = current?.node
    answer.frame = current?.frame.map { [$0.x, $0.y, $0.width, $0.height] }
    (answer.rotor, answer.isReading) = (walker.rotor, walker.isReading)
    return answer
  }

  private var current: Element? {
    walker.cursor.flatMap { walker.elements.indices.contains($0) ? walker.elements[$0] : nil }
  }

  /// The screen as a file, when it is another than the page shows.
  private mutating func newScreen() -> String? {
    let text = Self.text(of: screen)
    // A page draws its screen again for each file that it gets, so an equal one is not sent.
    guard text != shown else { return nil }
    shown = text
    return text
  }

  private static func text(of screen: LiveScreen) -> String {
    ScreenWriter.yaml(screen.screen.withWrittenWords.masked)
  }

  /// The line of Swift of an element; without a name, of the one under the cursor.
  private func source(of node: String) -> LiveAnswer.Source? {
    let named = walker.elements.first { $0.node == node }
    guard let element = node.isEmpty ? current : named else { return nil }
    return LiveAnswer.Source(
      element: element.node, place: element.origin.place,
      line: SwiftSource.line(at: element.origin) ?? "")
  }
}
