/// What a segment of an utterance is.
public enum SegmentKind: String, Hashable, Sendable, CaseIterable {
  /// The label of a container that the cursor came into.
  case container
  /// That the element is chosen.
  case selected
  /// The header of a row or a column.
  case header
  /// What the element is called.
  case label
  /// Custom content of high importance.
  case content
  /// What describes the element beside its label, and what is wrong with its entry.
  case description
  /// What the element is set to.
  case value
  /// A word for a trait, such as "Button".
  case trait
  /// The state of a switch or a disclosure.
  case state
  /// Where the cell of a table lies.
  case cell
  /// The place among others.
  case position
  /// Where a list, a landmark or a table begins or ends.
  case boundary
  /// What happens when it is used.
  case hint
  /// That custom actions are there.
  case actions
  /// That custom content is there.
  case moreContent
  /// A sound, by its name.
  case sound
  /// Words that the app has spoken.
  case announcement
  /// What a rotor is turned to.
  case rotor
  /// An action by its name.
  case action
  /// A part of a text.
  case text
  /// What is reported of a page.
  case report
  /// What VoiceOver says of itself and of the app.
  case system

  /// Whether it tells an element from others with the same role.
  public var distinguishes: Bool {
    switch self {
    case .container, .trait, .state, .position, .boundary, .sound, .system: false
    case .selected, .header, .label, .content, .description, .value, .cell, .hint, .actions,
      .moreContent, .announcement, .rotor, .action, .text, .report:
      true
    }
  }

  /// Whether it says what the element is called, set to, or which cell of a table it is.
  public var isContent: Bool {
    switch self {
    case .header, .label, .content, .description, .value, .cell: true
    case .container, .selected, .trait, .state, .position, .boundary, .hint, .actions,
      .moreContent, .sound, .announcement, .rotor, .action, .text, .report, .system:
      false
    }
  }

  /// Whether it is spoken again when it alone has changed; a place and a container are not.
  public var isSpokenOnChange: Bool {
    switch self {
    case .selected, .label, .content, .description, .value, .state, .trait: true
    case .container, .header, .cell, .position, .boundary, .hint, .actions, .moreContent, .sound,
      .announcement, .rotor, .action, .text, .report, .system:
      false
    }
  }

  /// Whether it is about the element, not about what is around it.
  public var isOfElement: Bool { self != .container && self != .system }
}
