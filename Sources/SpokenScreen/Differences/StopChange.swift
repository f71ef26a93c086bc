import ScreenSpeech
public import ScreenTree

/// One thing that a listener notices has changed.
public struct StopChange: Hashable, Sendable, CustomStringConvertible {
  /// What kind of change it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Encodable {
    /// A stop is new.
    case added
    /// A stop is gone.
    case removed
    /// A stop comes earlier or later among those that stayed.
    case moved
    /// Two stops changed places.
    case swapped
    /// A stop is called something else.
    case renamed
    /// A value is worded in another way, is new or gone.
    case value
    /// The words for what it is changed, are new or gone.
    case role
    /// The words for a state changed, are new or gone.
    case state
    /// The hint changed, is new or gone.
    case hint
    /// What is said last changed, such as "Actions available".
    case cue
    /// What containers and tables say about it changed.
    case context
    /// An announcement or anything else that is said changed.
    case words
    /// Something else became of it: it is heard, cut or dropped now.
    case heard
  }

  /// What kind of change it is.
  public var kind: Kind
  /// How the stop is called: its id, or its label in quotation marks.
  public var stop: String
  /// What was said before, or nil for nothing.
  public var old: String?
  /// What is said now, or nil for nothing.
  public var new: String?
  /// The number of the stop before, counted from 1; nil when it is new.
  public var oldNumber: Int?
  /// The number of the stop now, counted from 1; nil when it is gone.
  public var newNumber: Int?
  /// The change in a sentence without a full stop.
  public var message: String
  /// The place in a file that made it so, as far as it is known.
  public var origin: Origin?
  /// Why it is said now or is not, in a clause; nil when nothing is known beyond the place.
  public var cause: String?

  /// The sentence, with the place and why.
  public var description: String {
    let facts = [place, cause].compactMap { $0 }
    return facts.isEmpty ? message : "\(message) (\(facts.joined(separator: ", ")))"
  }

  /// The place in a file as compilers write it; nil for a screen that was built in code.
  var place: String? { origin.flatMap { $0.file.isEmpty ? nil : $0.place } }

  /// Whether nothing but the moment changed at which something is cut.
  var isOfTime: Bool {
    kind == .heard && old != nil && old?.filter { !$0.isNumber } == new?.filter { !$0.isNumber }
  }

  /// What is reported of it; two changes of which the same is reported are one.
  var report: [String?] { [message, origin?.place, cause] }
}

extension [StopChange] {
  /// The changes without those that only follow from others: when other words take longer, what comes
  /// after them is cut at another moment.
  var withoutTimes: [StopChange] {
    allSatisfy(\.isOfTime) ? self : filter { !$0.isOfTime }
  }

  /// The changes without repeats: what a walkthrough meets several times is reported once.
  var reported: [StopChange] {
    var known = Set<[String?]>()
    return filter { known.insert($0.report).inserted }
  }
}
