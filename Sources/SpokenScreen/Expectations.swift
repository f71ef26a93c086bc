import Foundation
public import ScreenSpeech
public import ScreenTree

/// A step that could not be done, or whose outcome is not the expected one.
public struct StepFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The walkthrough file as the user named it.
  public var file: String
  /// The place of the step.
  public var position: Position
  /// The step before, whose words are meant.
  public var step: String
  /// What is wrong, in one line.
  public var message: String
  /// The explanation of what was said instead; empty when nothing was.
  public var explanation: String

  /// Creates a failure.
  public init(
    file: String, position: Position, step: String, message: String, explanation: String = ""
  ) {
    self.file = file
    self.position = position
    self.step = step
    self.message = message
    self.explanation = explanation
  }

  /// The place and what is wrong, then the explanation.
  public var description: String {
    let place = position == .unknown ? file : "\(file):\(position)"
    let text =
      "\(place): \(step.isEmpty ? "before any step" : "after '\(step.oneLine)'"): \(message)"
    return explanation.isEmpty ? text : text + "\n" + explanation.trimmingEnd
  }
}

/// What a walkthrough expects of the step before, settled when it is clear what was heard.
struct Expectations {
  private struct Open {
    var expectation: Walkthrough.Expectation
    var position: Position
    var step: String
    var numbers: Range<Int>
    var utterances: [Utterance]
  }

  let file: String
  private var step = ""
  private var first = 0
  private var isExpected = false
  private var told: [Utterance] = []
  private var open: [Open] = []

  init(file: String = "") { self.file = file }

  /// A step begins whose utterances are numbered from this on; they are kept if an expectation of
  /// them follows.
  mutating func begin(at number: Int, _ step: String, isExpected: Bool) {
    self.step = step
    self.isExpected = isExpected
    first = number
    told = []
  }

  /// Adds an expectation of the last step, whose utterances end before a number.
  mutating func add(
    _ expectation: Walkthrough.Expectation, at position: Position, upTo end: Int
  ) -> [StepFailure] {
    let new = Open(
      expectation: expectation, position: position, step: step, numbers: first..<end,
      utterances: told)
    open.append(new)
    return settled()
  }

  /// Takes what became of an utterance, and tells what is not as expected.
  mutating func settle(_ number: Int, _ utterance: Utterance) -> [StepFailure] {
    if isExpected, number >= first { told.append(utterance) }
    for index in open.indices where open[index].numbers.contains(number) {
      open[index].utterances.append(utterance)
    }
    return settled()
  }

  private mutating func settled() -> [StepFailure] {
    let settled = open.filter { $0.utterances.count == $0.numbers.count }
    open.removeAll { $0.utterances.count == $0.numbers.count }
    return settled.compactMap(failure)
  }

  private func failure(of open: Open) -> StepFailure? {
    // Who asks what became of words means those that were not heard too.
    let isAll = open.expectation.heard != nil
    let meant = open.utterances.filter { open.expectation.words?.match($0, all: isAll) ?? true }
    let heard = open.expectation.heard
    let isMet = heard.map { heard in
      meant.contains { $0.heard.description.name == heard.rawValue }
    }
    guard !(isMet ?? !meant.isEmpty) else { return nil }
    let actual = open.utterances.flatMap(\.lines)
    let outcomes = meant.map { "\"\($0.description(in: .voiceover))\" \($0.heard.description)" }
    let said = actual.isEmpty ? "nothing" : actual.map { "\"\($0)\"" }.joined(separator: ", ")
    let message =
      meant.isEmpty
      ? "expected \(open.expectation.words.map { "\($0)" } ?? "words"), but heard \(said)"
      : "expected \(heard?.rawValue ?? ""), but \(outcomes.joined(separator: ", "))"
    return StepFailure(
      file: file, position: open.position, step: open.step, message: message,
      explanation: open.utterances.map { "\(Explanation(of: $0))" }.joined())
  }
}

extension Utterance {
  /// What is said, line by line.
  fileprivate var lines: [String] {
    ([description(in: .voiceover)] + [hint(in: .voiceover)].compactMap { $0 }
      + cues(in: .voiceover)).filter { !$0.isEmpty }
  }
}

extension Utterance {
  /// The lines of which something was heard.
  fileprivate var heardLines: [String] {
    let later = [hint(in: .voiceover)].compactMap { $0 } + cues(in: .voiceover)
    return (heard.description.isHeard ? [description(in: .voiceover)] : [])
      + (heard.later?.isHeard == true ? later : [])
  }
}

extension Hearing.Outcome {
  /// Whether something of it was heard.
  fileprivate var isHeard: Bool {
    switch self {
    case .full, .cut: true
    case .dropped, .expired, .merged: false
    }
  }
}

extension Walkthrough.Expectation.Words {
  /// Whether an utterance has the words.
  fileprivate func match(_ utterance: Utterance, all: Bool) -> Bool {
    let lines = all ? utterance.lines : utterance.heardLines
    return switch self {
    case .text(let text):
      utterance.description(in: .voiceover) == text && (all || utterance.heard.description.isHeard)
    case .contains(let text): lines.contains { $0.contains(text) }
    case .matches(let pattern): lines.contains { $0.isMatched(by: pattern) }
    }
  }
}

extension Walkthrough.Expectation.Words: CustomStringConvertible {
  /// The words as a message shows them.
  public var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .contains(let text): "words that contain \"\(text)\""
    case .matches(let pattern): "words that match \"\(pattern)\""
    }
  }
}

extension Hearing.Outcome: CustomStringConvertible {
  /// What became of it, in a clause: `cut after 0.8s by next`.
  public var description: String {
    switch self {
    case .full: "heard in full"
    case .cut(let after, let by): "cut after \(after.inSeconds) by \(by)"
    case .dropped(let by): "dropped by \(by)"
    case .expired(let by): "lost to \(by)"
    case .merged(let into): "merged into \(into)"
    }
  }
}

extension String {
  /// The text without line breaks at its end.
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}

extension String {
  /// How often a search may report that it goes on before it is given up.
  private static let patience = 500

  /// Whether a regular expression matches somewhere; one that takes too long does not.
  fileprivate func isMatched(by pattern: String) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return false }
    var isFound = false
    var reports = 0
    expression.enumerateMatches(
      in: self, options: [.reportProgress], range: NSRange(startIndex..., in: self)
    ) { match, _, stop in
      reports += 1
      isFound = match != nil
      if isFound || reports > Self.patience { stop.pointee = true }
    }
    return isFound
  }
}
