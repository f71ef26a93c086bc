/// The kind of a segment.
package enum SegmentKind: String, Hashable, Sendable, CaseIterable {
  /// The label of a container that the cursor entered.
  case container
  /// "Selected".
  case selected
  /// The header of a row or a column.
  case header
  /// The label of the element.
  case label
  /// Custom content of high importance.
  case content
  /// The description of web content, and the error message of its entry.
  case description
  /// The value of the element.
  case value
  /// A word for a trait, such as "Button".
  case trait
  /// The state of a switch or a disclosure.
  case state
  /// The position of a table's cell.
  case cell
  /// The position among others.
  case position
  /// The start or the end of a list, a landmark or a table.
  case boundary
  /// The hint.
  case hint
  /// "Actions available".
  case actions
  /// "More content available".
  case moreContent
  /// A sound, by its name.
  case sound
  /// An announcement of the app.
  case announcement
  /// The name of a rotor.
  case rotor
  /// The name of an action.
  case action
  /// A unit of text.
  case text
  /// The page that a scroll shows.
  case report
  /// A sentence about a chart, or a value of its audio graph.
  case chart
  /// The audio graph of a series.
  case graph
  /// Words of VoiceOver about itself and the app.
  case system

  /// Whether it distinguishes an element from others with the same role.
  package var distinguishes: Bool {
    switch self {
    case .container, .trait, .state, .position, .boundary, .sound, .graph, .system: false
    // All others are words of their own.
    default: true
    }
  }

  /// Whether it is the label, the value, or the position of a table's cell.
  package var isContent: Bool {
    switch self {
    case .header, .label, .content, .description, .value, .cell: true
    // All others say something beside it.
    default: false
    }
  }

  /// Whether it is spoken again when it changes; a position and a container are not.
  package var isSpokenOnChange: Bool {
    switch self {
    case .selected, .label, .content, .description, .value, .state, .trait: true
    // All others stay, or are spoken for another reason.
    default: false
    }
  }

  /// Whether it sounds instead of being spoken; a transcript marks it with a note.
  package var isTone: Bool { self == .sound || self == .graph }

  /// Whether it describes the element, not its surroundings.
  package var isOfElement: Bool { self != .container && self != .system }
}
