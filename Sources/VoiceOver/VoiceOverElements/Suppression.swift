package import ScreenTree

/// Words that could have been spoken, and why they are not.
package struct Suppression: Hashable, Sendable {
  /// The kind of the words.
  package enum Kind: Hashable, Sendable, CustomStringConvertible {
    /// A segment.
    case segment(SegmentKind)
    /// A node that is no stop.
    case element
    /// A step that could not be done.
    case event

    /// The kind of the segment, or the name of the case.
    package var description: String {
      switch self {
      case .segment(let kind): kind.rawValue
      case .element: "element"
      case .event: "event"
      }
    }
  }

  /// The words that are not spoken; may be empty.
  package var text: String
  /// The kind that they would have had.
  package var kind: Kind
  /// Why they are not spoken.
  package var by: Cause
  /// The origin of the words.
  package var origin: Origin

  /// Words that are not spoken.
  package init(_ text: String, _ kind: Kind, by cause: Cause, origin: Origin) {
    self.text = text
    self.kind = kind
    by = cause
    self.origin = origin
  }
}
