import Foundation
public import ScreenTree
public import VoiceOverSpeech

/// A step that could not be done, or an expectation that failed.
public struct StepFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The walkthrough file as the user named it.
  public var file: String
  /// The position of the step.
  public var position: Position
  /// The step before, to whose words the expectation refers.
  public var step: String
  /// The error, in one line.
  public var message: String
  /// The explanation of what was spoken instead; empty without speech.
  public var explanation: String

  /// A failure at a position of a walkthrough file.
  package init(
    file: String, position: Position, step: String, message: String, explanation: String = ""
  ) {
    self.file = file
    self.position = position
    self.step = step
    self.message = message
    self.explanation = explanation
  }

  /// The position and the error, followed by the explanation.
  public var description: String {
    let place = position == .unknown ? file : "\(file):\(position)"
    let text =
      "\(place): error: \(step.isEmpty ? "before any step" : "after '\(step.oneLine)'"): \(message)"
    return text.printedLine + (explanation.isEmpty ? "" : "\n" + explanation.trimmingEnd)
  }
}

/// The expectations of a walkthrough, checked when the result of an utterance is known.
///
/// Utterances are checked in the order of their numbers, and expectations with their last one.
struct Expectations {
  private struct Open {
    var expectation: Walkthrough.Expectation
    var position: Position
    var step: String
    var numbers: Range<Int>
  }

  let file: String
  private var step = ""
  private var first = 0
  private var isExpected = false
  /// How many utterances are checked.
  private var settledCount = 0
  /// The checked utterances that an expectation may still refer to, and the number of the first.
  private var kept: [Utterance] = []
  private var firstKept = 0
  private var open: [Open] = []

  init(file: String = "") { self.file = file }

  /// Begins a step whose utterances have numbers from this one on; they are kept if an expectation
  /// follows.
  mutating func begin(at number: Int, _ step: String, isExpected: Bool) {
    self.step = step
    self.isExpected = isExpected
    first = number
  }

  /// Adds an expectation of the last step, whose utterances end before a number.
  mutating func add(
    _ expectation: Walkthrough.Expectation, at position: Position, upTo end: Int
  ) -> [StepFailure] {
    let new = Open(
      expectation: expectation, position: position, step: step, numbers: first..<end)
    // A step without speech is checked at once.
    guard end > settledCount, !new.numbers.isEmpty else {
      return [failure(of: new)].compactMap { $0 }
    }
    open.append(new)
    return []
  }

  /// Takes the result of an utterance, and returns the failed expectations.
  mutating func settle(_ number: Int, _ utterance: Utterance) -> [StepFailure] {
    settledCount = number + 1
    if number >= firstNeeded {
      if kept.isEmpty { firstKept = number }
      kept.append(utterance)
    }
    let settled = open.prefix { $0.numbers.upperBound <= settledCount }
    let failures = settled.compactMap(failure)
    open.removeFirst(settled.count)
    forget()
    return failures
  }

  /// The number of the first utterance that an expectation may refer to.
  private var firstNeeded: Int {
    min(open.first?.numbers.lowerBound ?? .max, isExpected ? first : .max)
  }

  /// Drops the utterances that no expectation needs, once they are half of the array.
  private mutating func forget() {
    let spare = min(max(firstNeeded, firstKept) - firstKept, kept.count)
    guard spare > 0, spare * 2 >= kept.count else { return }
    kept.removeFirst(spare)
    firstKept += spare
  }

  private func failure(of open: Open) -> StepFailure? {
    let numbers = open.numbers
    let utterances =
      numbers.isEmpty
      ? [] : Array(kept[(numbers.lowerBound - firstKept)..<(numbers.upperBound - firstKept)])
    let message: String?
    do throws(SearchGivenUp) {
      message = try difference(of: utterances, from: open.expectation)
    } catch {
      message =
        "the pattern \"\(error.pattern)\" takes too long on \"\(error.line.prefix(80))\"; simplify it"
    }
    return message.map {
      StepFailure(
        file: file, position: open.position, step: open.step, message: $0,
        explanation: utterances.map { StopRecord(explaining: $0).explanation }.joined())
    }
  }

  /// The difference from the expectation; nil when it is met.
  private func difference(
    of utterances: [Utterance], from expectation: Walkthrough.Expectation
  ) throws(SearchGivenUp) -> String? {
    // An expectation of a result includes words that were not heard.
    let heard = expectation.heard
    var matcher = expectation.words.map { WordMatcher($0, all: heard != nil) }
    var meant: [Utterance] = []
    for utterance in utterances where try matcher?.matches(utterance) ?? true {
      meant.append(utterance)
    }
    let isMet = heard.map { heard in
      meant.contains { $0.heard.description.name == heard.rawValue }
    }
    guard !(isMet ?? !meant.isEmpty) else { return nil }
    let actual = utterances.flatMap(\.lines)
    let outcomes = meant.map { "\"\($0.description(in: .voiceover))\" \($0.heard.description)" }
    let said = actual.isEmpty ? "nothing" : actual.map { "\"\($0)\"" }.joined(separator: ", ")
    return meant.isEmpty
      ? "expected \(expectation.words.map { "\($0)" } ?? "words"), but heard \(said)"
      : "expected \(heard?.rawValue ?? ""), but \(outcomes.joined(separator: ", "))"
  }
}

/// A pattern search that exceeded its budget.
private struct SearchGivenUp: Error {
  var pattern: String
  var line: String
}

/// Finds the words of one expectation in utterances.
private struct WordMatcher {
  let words: Walkthrough.Expectation.Words
  /// Whether words that were not heard count too.
  let all: Bool
  private let expression: NSRegularExpression?
  /// About a hundredth of a second for each expectation, regardless of its input.
  private var search = PatternSearch(budget: 100_000)

  init(_ words: Walkthrough.Expectation.Words, all: Bool) {
    self.words = words
    self.all = all
    if case .matches(let pattern) = words {
      expression = try? NSRegularExpression(pattern: pattern)
    } else {
      expression = nil
    }
  }

  /// Whether an utterance has the words.
  mutating func matches(_ utterance: Utterance) throws(SearchGivenUp) -> Bool {
    let lines = all ? utterance.lines : utterance.heardLines
    switch words {
    case .text(let text):
      return utterance.description(in: .voiceover) == text
        && (all || utterance.heard.description.isHeard)
    case .contains(let text): return lines.contains { $0.contains(text) }
    case .matches(let pattern):
      for line in lines where try find(pattern, in: line) { return true }
      return false
    }
  }

  private mutating func find(_ pattern: String, in line: String) throws(SearchGivenUp) -> Bool {
    guard let expression else { return false }
    guard let isFound = search.finds(expression, in: line) else {
      throw SearchGivenUp(pattern: pattern, line: line)
    }
    return isFound
  }
}

extension Utterance {
  /// All words, line by line.
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

extension Walkthrough.Expectation.Words: CustomStringConvertible {
  /// The words as a message shows them.
  package var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .contains(let text): "words that contain \"\(text)\""
    case .matches(let pattern): "words that match \"\(pattern)\""
    }
  }
}

extension Hearing.Outcome: CustomStringConvertible {
  /// The result, in a clause: `cut after 0.8s by next`.
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
