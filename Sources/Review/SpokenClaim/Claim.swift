package import ScreenScenarios
import ScreenTree

/// The tasks of an app, judged by the criteria of Apple's Accessibility Nutrition Label
/// "VoiceOver".
package struct Claim: Sendable {
  /// An input that could not be judged.
  package struct Unread: Hashable, Sendable, Encodable {
    /// The input.
    package var path: String
    /// Why, on one line or several.
    package var message: String
  }

  /// The tasks, in order.
  package private(set) var tasks: [ClaimTask] = []
  /// The inputs that could not be judged.
  package private(set) var unread: [Unread] = []
  /// What made the lines.
  package private(set) var about = Provenance()

  /// A claim without tasks.
  package init() {}

  /// Adds a task.
  package mutating func add(_ task: ClaimTask) {
    tasks.append(task)
    about.add(task.about)
  }

  /// Adds an input that could not be judged.
  package mutating func add(_ fault: ScenarioError, of path: String) {
    unread.append(Unread(path: path, message: fault.description))
  }

  /// Whether no task fails.
  package var isGood: Bool { !tasks.contains { $0.verdict == .fail } }

  /// The numbers in a sentence: `3 tasks: 2 pass, 1 fail`.
  package var summary: String {
    let kinds: [(ClaimVerdict, String)] = [
      (.pass, "pass"), (.fail, "fail"), (.notEvaluated, "not evaluated"),
    ]
    var parts = kinds.compactMap { verdict, words in
      let count = tasks.count { $0.verdict == verdict }
      return count > 0 ? "\(count) \(words)" : nil
    }
    if !unread.isEmpty { parts.append("\(unread.count) not read") }
    return "\((tasks.count + unread.count).counted("task")): \(parts.joined(separator: ", "))"
  }

  /// What no model can judge, one sentence each.
  package static let limits = [
    "The lines are computed, not recorded: VoiceOver on a device may say other words.",
    "Only what the tasks come to is judged; other screens and states may have other faults.",
    "A label can exist, be made of words, and still say the wrong thing: a person judges that.",
    "Touch targets, speed, sounds of the app, braille and interruptions by the system are not heard.",
    "Whether these are all common tasks of the app, on each of its devices, is yours to say.",
  ]

  /// The verdicts, a line for each criterion, and below it what speaks against it.
  package var text: String { tasks.map(\.text).joined(separator: "\n") }
}

extension ClaimTask {
  /// The verdicts of the task, a line for each.
  fileprivate var text: String {
    var lines = ["\(title.oneLine) · \(path.oneLine): \(verdictWords)"]
    for result in results {
      lines.append("  \(result.verdict.words): \(result.criterion.title). \(result.reason)")
      lines += (result.faults + result.notes).map { "    \($0.line)" }
    }
    return lines.map { $0.printedLine + "\n" }.joined()
  }
}
