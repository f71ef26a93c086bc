public import ScreenTree

/// Something that could have been spoken and is not.
public struct Suppression: Hashable, Sendable {
  /// What is not spoken.
  public enum Kind: Hashable, Sendable, CustomStringConvertible {
    /// A segment.
    case segment(SegmentKind)
    /// A node that is no stop.
    case element
    /// A step that could not be done.
    case event

    /// The kind of the segment, or the name of the case.
    public var description: String {
      switch self {
      case .segment(let kind): kind.rawValue
      case .element: "element"
      case .event: "event"
      }
    }
  }

  /// The words that are not spoken; empty when there are none to show.
  public var text: String
  /// What they would have been.
  public var kind: Kind
  /// Why they are not spoken.
  public var by: Cause
  /// Where they come from.
  public var origin: Origin

  /// Creates a suppression.
  public init(_ text: String, _ kind: Kind, by cause: Cause, origin: Origin) {
    self.text = text
    self.kind = kind
    by = cause
    self.origin = origin
  }
}
