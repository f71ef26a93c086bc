extension Rule {
  /// The rule in one sentence.
  public var summary: String {
    switch self {
    case .exit: "the end of a landmark or a table is told on the way out"
    case .container: "a container's label is spoken when the cursor comes in"
    case .selected: "a chosen element says so before its label"
    case .leadingRole: "on the Mac headings and links say what they are first"
    case .headers: "a cell has the headers of its row and column first"
    case .label: "the label comes first"
    case .importantContent: "custom content of high importance follows the label"
    case .value: "the value follows the label"
    case .promotedHint: "with neither label nor value the hint takes their place"
    case .cell: "a cell tells its column, and the first of a row the row too"
    case .states: "states that no trait tells come before the words for traits"
    case .traits: "each spoken trait has its word, in a fixed order"
    case .expanded: "a disclosure tells whether it is open"
    case .macState: "on the Mac the state comes before the type"
    case .macRole: "on the Mac the type of the control comes after label and value"
    case .position: "a member of a series tells its place"
    case .remarks: "web content tells what is asked of an entry"
    case .hint: "the hint follows after a pause"
    case .macHint: "on the Mac the hint tells which keys to press"
    case .actions: "custom actions are announced, not named"
    case .moreContent: "custom content is announced, not read"
    case .sound: "an event without words has a sound"
    case .change: "of an element that changes the change alone is spoken"
    case .activation: "a pressed element says again what it is called"
    case .action: "an action says its name when it is offered or carried out"
    case .rotor: "the rotor says what it is turned to"
    case .content: "custom content is read with its value first"
    case .text: "text is read by characters, words and lines"
    case .announcement: "an announcement is spoken as the app words it"
    case .report: "a page that is shown now is told"
    case .system: "VoiceOver tells that it is on, and in which app"
    }
  }

  /// How far the rule, not its words, is known to be VoiceOver's own.
  public var evidence: Evidence {
    switch self {
    case .container, .selected, .label, .importantContent, .value, .position, .hint, .actions,
      .moreContent, .traits, .change, .activation, .rotor, .content, .announcement, .report,
      .system:
      .apple
    case .exit, .leadingRole, .headers, .cell, .states, .expanded, .macState, .macRole, .remarks,
      .macHint, .sound, .action, .text:
      .observed
    case .promotedHint: .recorded
    }
  }
}
