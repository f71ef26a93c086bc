import ScreenTree
import VoiceOverElements

/// A problem that a listener would notice, and how to find it.
///
/// A rule is one file in `Rules`: what it looks for, its exceptions, why it matters, an example
/// with the problem and one without. The page on linting and the tests are made from these.
package struct LintRule: Sendable {
  /// The severity of a finding.
  package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Worth knowing.
    case note
    /// A listener is slowed down or misled.
    case warning
    /// A listener cannot use something, or a budget is exceeded.
    case error

    /// Whether it is less severe than another.
    package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A screen file, with a walkthrough through it and a budget where the rule needs them.
  package struct Example: Sendable, Hashable {
    /// The screen file, which is called `example.screen.yaml`.
    package var screen: String
    /// The walkthrough file, or nil to check the screen alone.
    package var walk: String?
    /// The budget file, or nil for none.
    package var budget: String?

    /// A screen with the problem or without it.
    ///
    /// - Parameters:
    ///   - screen: the screen file.
    ///   - walk: the walkthrough file.
    ///   - budget: the budget file.
    package init(_ screen: String, walk: String? = nil, budget: String? = nil) {
      self.screen = screen
      self.walk = walk
      self.budget = budget
    }
  }

  /// What a rule examines.
  enum Search: Sendable {
    /// Each screen in its initial state.
    case screen(@Sendable (LintedScreen) -> [Fault])
    /// The result of everything that a walkthrough makes VoiceOver say.
    case run(@Sendable (LintedRun) -> [Fault])
  }

  /// A problem that a rule found.
  struct Fault {
    /// Its position.
    var origin: Origin
    /// The position of the view, where a comment can disable the rule too.
    var view: Position
    /// What is wrong.
    var message: String

    init(_ message: String, at origin: Origin, view: Position? = nil) {
      self.origin = origin
      self.view = view ?? origin.position
      self.message = message
    }

    init(_ message: String, at element: Element, _ property: Origin? = nil) {
      self.init(message, at: property ?? element.origin, view: element.origin.position)
    }
  }

  /// The id that disables it.
  package var id: String
  /// The severity unless a budget file sets another.
  package var severity: Severity
  /// What it finds, in one sentence without a period.
  package var summary: String
  /// Why it matters, with sources.
  package var evidence: String
  /// How to fix it.
  package var fix: String
  /// How to fix it in Swift code, when files have other words for it.
  package var swiftFix: String? = nil
  /// An example with the problem.
  package var fails: Example
  /// The same without the problem.
  package var passes: Example
  let search: Search

  /// Every rule, in the order of the page on linting.
  package static let all: [LintRule] = [
    unlabelledControl, unlabelledImage, silentStop, silentDrawing, tapWithoutRole, noWayOut,
    adjustableWithoutValue, fixedValueText, unheardAdjustment,
    fileName, roleInLabel, gestureInHint, punctuationAsWords, labelIsValue, hintRepeats,
    valueTwice, repeatedAction, symbolAction, symbolLeftOut, emojiRun, foreignScript, missingWords,
    duplicateStop,
    orderOnScreen, leapingCursor, coveredControl, smallTarget,
    overlayFirst, couldBeGrouped, rowsBeginAlike, manyFacts, unheardAnnouncement, budgetReach,
    budgetScreen,
    budgetWords, chartWithoutDescriptor, chartWithoutSummary, chartManyMarks,
    chartValueWithoutUnit, chartAxisTitleMissing, chartRangeTooWide, chartColourOnly,
  ]

  /// The rule with an id, or nil.
  package static func named(_ id: String) -> LintRule? { all.first { $0.id == id } }

  /// How to fix what is at a position: in the words of its file, or of its Swift code.
  func fix(at position: Position) -> String {
    position.sourceFile == nil ? fix : swiftFix ?? fix
  }
}
