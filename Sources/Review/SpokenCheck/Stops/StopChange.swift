package import ScreenTree
import VoiceOverSpeech

/// One change that a listener notices.
package struct StopChange: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a change.
  package enum Kind: String, Hashable, Sendable, CaseIterable, Encodable {
    /// A stop is new.
    case added
    /// A stop is gone.
    case removed
    /// A stop comes earlier or later among those that stayed.
    case moved
    /// Two stops changed places.
    case swapped
    /// The label of a stop changed.
    case renamed
    /// A value changed, is new or gone.
    case value
    /// The words for the role changed, are new or gone.
    case role
    /// The words for a state changed, are new or gone.
    case state
    /// The hint changed, is new or gone.
    case hint
    /// A cue changed, such as "Actions available".
    case cue
    /// The words of containers and tables changed.
    case context
    /// An announcement or other speech changed.
    case words
    /// The result changed: it is heard, cut or dropped now.
    case heard
  }

  /// The kind of change.
  package var kind: Kind
  /// The name of the stop: its id, or its label in quotation marks.
  package var stop: String
  /// The words before, or nil.
  package var old: String?
  /// The words now, or nil.
  package var new: String?
  /// The number of the stop before, from 1; nil when it is new.
  package var oldNumber: Int?
  /// The number of the stop now, from 1; nil when it is gone.
  package var newNumber: Int?
  /// The change in a sentence without a period.
  package var message: String
  /// The position in a file that caused it, if known.
  package var origin: Origin?
  /// The cause, in a clause; nil when only the position is known.
  package var cause: String?

  /// The sentence, with the position and the cause.
  package var description: String {
    let facts = [place, cause].compactMap { $0 }
    return facts.isEmpty ? message : "\(message) (\(facts.joined(separator: ", ")))"
  }

  /// The position in the format of compilers; nil for a screen that was built in code.
  var place: String? { origin.flatMap { $0.file.isEmpty ? nil : $0.place } }

  /// Whether only the time changed at which an utterance is cut.
  var isOfTime: Bool {
    // The rest of the texts is compared, so that another cause still counts as a change.
    kind == .heard && old != nil && old?.withoutTime == new?.withoutTime
  }

  /// The reported values; two changes with equal values are one.
  var report: [String?] { [message, origin?.place, cause] }
}

extension [StopChange] {
  /// The changes without consequences of others: when other words take longer, the next ones are
  /// cut at another time.
  var withoutTimes: [StopChange] {
    allSatisfy(\.isOfTime) ? self : filter { !$0.isOfTime }
  }

  /// The changes without repeats: a change that a walkthrough reaches several times is reported
  /// once.
  package var reported: [StopChange] {
    var known = Set<[String?]>()
    return filter { known.insert($0.report).inserted }
  }
}

extension String {
  /// The words for a result without the time at which an utterance is cut; the words of an
  /// announcement that cuts it keep their numbers.
  fileprivate var withoutTime: String {
    replacing(#/^cut after [0-9.]+s by /#, with: "cut by ")
  }
}
