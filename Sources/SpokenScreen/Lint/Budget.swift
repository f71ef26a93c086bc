public import ScreenTree

/// What a listener may be asked to spend: on a screen, and on the way to elements.
public struct Budget: Hashable, Sendable {
  /// A number that may not be passed, and the place in the budget file that says so.
  public struct Limit: Hashable, Sendable {
    /// The greatest number that is allowed.
    public var most: Double
    /// Where the budget file says so.
    public var origin: Origin
  }

  /// The way to an element.
  public struct Reach: Hashable, Sendable {
    /// The id of the element, or its label.
    public var target: String
    /// The most swipes from the first element of the screen.
    public var swipes: Limit?
    /// The most seconds until it is heard, when all before it is heard out.
    public var seconds: Limit?
    /// Where the budget file names it.
    public var origin: Origin
  }

  /// The most swipes from the first element of a screen to its last.
  public var swipes: Limit?
  /// The most seconds until a whole screen is heard.
  public var seconds: Limit?
  /// The most words of a row before the first that tells it from the other rows of its list.
  public var wordsBeforeUnique: Limit?
  /// The ways to elements.
  public var reach: [Reach] = []

  /// Creates a budget without limits.
  public init() {}

  /// The budget with another's limits in the place of its own, where that has some.
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

/// What a budget file says: limits, and which rules are on and how much they matter.
public struct LintSettings: Hashable, Sendable {
  /// A part of the file that holds for some screens.
  public struct Part<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The name of a file, in which `*` stands for anything, or the title of a screen.
    public var pattern: String
    /// What holds for it.
    public var value: Value
    /// Where the file says so.
    public var origin: Origin
  }

  /// Which rules are off, and how much others matter.
  public struct Switches: Hashable, Sendable {
    /// The ids of the rules that are off.
    public var disabled: Set<String> = []
    /// How much rules matter, by their ids.
    public var severities: [String: LintRule.Severity] = [:]

    /// What is off here or there; how much rules matter there goes over how much they do here.
    func joined(with other: Switches) -> Switches {
      var all = self
      all.disabled.formUnion(other.disabled)
      all.severities.merge(other.severities) { $1 }
      return all
    }
  }

  /// The limits for every screen.
  public var budget = Budget()
  /// The limits for some screens, which go over those for all.
  public var budgets: [Part<Budget>] = []
  /// What holds for every file.
  public var switches = Switches()
  /// What holds for some files beside that.
  public var files: [Part<Switches>] = []

  /// Creates settings under which every rule is on and no budget is set.
  public init() {}

  /// The settings with another's limits and switches over their own.
  public func overridden(by other: LintSettings) -> LintSettings {
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

  /// The patterns under `screens:` that a screen goes by.
  func patterns(for screen: Screen) -> [String] { parts(for: screen).map(\.pattern) }

  private func parts(for screen: Screen) -> [Part<Budget>] {
    budgets.filter { $0.pattern.names(screen.file) || $0.pattern == screen.title }
  }

  /// The switches for a file.
  func switches(for file: String) -> Switches {
    files.filter { $0.pattern.names(file) }.reduce(switches) { $0.joined(with: $1.value) }
  }
}

extension String {
  /// Whether the pattern stands for a path or for its last part; `*` is any number of characters.
  fileprivate func names(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return matches(path) || matches(name)
  }

  private func matches(_ text: String) -> Bool {
    let parts = split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return self == text
    }
    guard text.hasPrefix(first), text.count >= first.count + last.count, text.hasSuffix(last) else {
      return false
    }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
