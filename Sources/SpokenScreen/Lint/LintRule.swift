import ScreenResolver
import ScreenTree

/// A fault that a listener would meet, and how it is found.
///
/// A rule is one file in `Rules`: what it looks for, when it is silent, why it matters, an example
/// that has the fault and one that has not. The page on linting and the tests are made of these.
public struct LintRule: Sendable {
  /// How much a fault matters.
  public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Something to know.
    case note
    /// A listener is slowed down or misled.
    case warning
    /// A listener cannot use something, or a budget is passed.
    case error

    /// Whether it matters less than another.
    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A screen file, with a walkthrough through it and a budget where the rule needs them.
  public struct Example: Sendable, Hashable {
    /// The screen file, which is called `example.screen.yaml`.
    public var screen: String
    /// The walkthrough file, or nil when the screen is looked at.
    public var walk: String?
    /// The budget file, or nil for none.
    public var budget: String?

    /// Creates an example.
    ///
    /// - Parameters:
    ///   - screen: the screen file.
    ///   - walk: the walkthrough file.
    ///   - budget: the budget file.
    public init(_ screen: String, walk: String? = nil, budget: String? = nil) {
      self.screen = screen
      self.walk = walk
      self.budget = budget
    }
  }

  /// What a rule looks at.
  enum Search: Sendable {
    /// Each screen as it is when it appears.
    case screen(@Sendable (LintedScreen) -> [Fault])
    /// What becomes of everything that a walkthrough lets one hear.
    case telling(@Sendable (LintedTelling) -> [Fault])
  }

  /// A fault as a rule finds it.
  struct Fault {
    /// Where it is told.
    var origin: Origin
    /// The place of the view as a whole, where a comment can switch the rule off too.
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

  /// The name by which it is switched off.
  public var id: String
  /// How much it matters unless a budget file says otherwise.
  public var severity: Severity
  /// What it finds, in one sentence without a full stop.
  public var summary: String
  /// Why it matters and who says so.
  public var evidence: String
  /// What to do about it.
  public var cure: String
  /// An example with the fault.
  public var fails: Example
  /// The same without it.
  public var passes: Example
  let search: Search

  /// Every rule, in the order of the page on linting.
  public static let all: [LintRule] = [
    unlabelledControl, unlabelledImage, silentStop, silentDrawing, adjustableWithoutValue,
    fixedValueText,
    fileName, roleInLabel, gestureInHint, punctuationAsWords, labelIsValue, hintRepeats,
    valueTwice, repeatedAction, symbolAction, emojiRun, foreignScript, missingWords, duplicateStop,
    orderOnScreen,
    overlayFirst, couldBeGrouped, rowsBeginAlike, manyFacts, unheardAnnouncement, budgetReach,
    budgetScreen,
    budgetWords,
  ]

  /// The rule of an id, or nil when there is none.
  public static func named(_ id: String) -> LintRule? { all.first { $0.id == id } }
}
