import ScreenTree

/// A line of the outline of a file: a stop of the cursor, what a step makes heard, or a setting.
struct OutlineLine: Hashable, Sendable {
  /// What an editor draws beside it, with the protocol's numbers.
  enum Kind: Int, Hashable, Sendable {
    /// A heading.
    case heading = 3
    /// A setting.
    case setting = 7
    /// What can be read.
    case text = 15
    /// What can be operated.
    case control = 24
  }

  /// What is heard.
  var name: String
  /// The view, the step, or the value of the setting.
  var detail: String
  /// What it is.
  var kind: Kind
  /// Where it begins.
  var position: Position
}
