package import ScreenTree
import SpokenSyntax
import VoiceOverElements

/// The limits on the cost of a screen, and on the cost of reaching elements.
package struct Budget: Hashable, Sendable {
  /// A limit, and its position in the budget file.
  package struct Limit: Hashable, Sendable {
    /// The greatest allowed number.
    package var most: Double
    /// The position in the budget file.
    package var origin: Origin
  }

  /// A limit on the cost of reaching an element.
  package struct Reach: Hashable, Sendable {
    /// The id of the element, or its label.
    package var target: String
    /// The most swipes from the first element of the screen.
    package var swipes: Limit?
    /// The most seconds until it is heard, when everything before it is heard in full.
    package var seconds: Limit?
    /// The position in the budget file.
    package var origin: Origin
  }

  /// The most swipes from the first element of a screen to its last.
  package var swipes: Limit?
  /// The most seconds until a whole screen is heard.
  package var seconds: Limit?
  /// The most words at the start of a row before the first that distinguishes it from other rows of
  /// its list.
  package var wordsBeforeUnique: Limit?
  /// The limits on reaching elements.
  package var reach: [Reach] = []

  /// A budget without limits.
  package init() {}

  /// The budget with another's limits, which override its own.
  func overridden(by other: Budget) -> Budget {
    var budget = self
    budget.swipes = other.swipes ?? swipes
    budget.seconds = other.seconds ?? seconds
    budget.wordsBeforeUnique = other.wordsBeforeUnique ?? wordsBeforeUnique
    budget.reach.removeAll { way in other.reach.contains { $0.target == way.target } }
    budget.reach += other.reach
    return budget
  }
}

/// The contents of a budget file: limits, disabled rules and severities.
package struct LintSettings: Hashable, Sendable {
  /// A part of the file that applies to some screens or files.
  package struct Part<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The name of a file, in which `*` matches anything, or the title of a screen.
    package var pattern: String
    /// The settings of the part.
    package var value: Value
    /// The position in the file.
    package var origin: Origin
  }

  /// Disabled rules, and severities.
  package struct Switches: Hashable, Sendable {
    /// The ids of disabled rules.
    package var disabled: Set<String> = []
    /// The severities of rules, by their ids.
    package var severities: [String: LintRule.Severity] = [:]

    /// The rules that one or the other disables; the other's severities override.
    func joined(with other: Switches) -> Switches {
      var all = self
      all.disabled.formUnion(other.disabled)
      all.severities.merge(other.severities) { $1 }
      return all
    }
  }

  /// The limits for every screen.
  package var budget = Budget()
  /// The limits for some screens, which override those for all.
  package var budgets: [Part<Budget>] = []
  /// The rules for every file.
  package var switches = Switches()
  /// Additional rules for some files.
  package var files: [Part<Switches>] = []

  /// Settings with every rule enabled and no budget.
  package init() {}

  /// The settings with another's limits and rules, which override.
  package func overridden(by other: LintSettings) -> LintSettings {
    var settings = self
    settings.budget = budget.overridden(by: other.budget)
    settings.budgets += other.budgets
    settings.switches = switches.joined(with: other.switches)
    settings.files += other.files
    return settings
  }

  /// The limits for a screen.
  func budget(for screen: Screen) -> Budget {
    parts(for: screen).reduce(budget) { $0.overridden(by: $1.value) }
  }

  /// The patterns under `screens:` that match a screen.
  func patterns(for screen: Screen) -> [String] { parts(for: screen).map(\.pattern) }

  private func parts(for screen: Screen) -> [Part<Budget>] {
    budgets.filter { $0.pattern.names(screen.file) || $0.pattern == screen.title }
  }

  /// The rules for a file.
  func switches(for file: String) -> Switches {
    files.filter { $0.pattern.names(file) }.reduce(switches) { $0.joined(with: $1.value) }
  }
}

extension String {
  /// Whether the pattern matches a path or its last component; `*` matches any characters.
  fileprivate func names(_ path: String) -> Bool {
    matches(path) || matches(path.fileName)
  }

  private func matches(_ text: String) -> Bool {
    let parts = split(atByte: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return utf8.elementsEqual(text.utf8)
    }
    guard var rest = text.rest(afterBytes: first)?.beginning(beforeBytes: last) else {
      return false
    }
    // The first place of each part is enough: it leaves the most text for the parts after it.
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.utf8.firstRange(of: part.utf8) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
