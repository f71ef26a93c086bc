package import VoiceOverElements

/// Differences between a model and VoiceOver as Apple documents it and developers hear it.
///
/// VoiceOver itself has none; `compatibility=snapshot` turns all of them on.
package struct Tolerances: OptionSet, Hashable, Sendable {
  /// One bit for each tolerance.
  package let rawValue: UInt32

  /// Tolerances from their bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Containers are not announced, and neither are their actions.
  package static let silentContainers = Tolerances(rawValue: 1 << 0)
  /// A disclosure does not announce whether it is open, nor how to open it.
  package static let silentDisclosures = Tolerances(rawValue: 1 << 1)
  /// Custom content of high importance is not spoken with the element.
  package static let silentImportantContent = Tolerances(rawValue: 1 << 2)
  /// A cell that heads its row or column does not say so.
  package static let silentHeaderCells = Tolerances(rawValue: 1 << 3)
  /// A hint is not spoken instead of the missing label of a cell.
  package static let silentNamelessCells = Tolerances(rawValue: 1 << 4)
  /// An element without words has no sound either.
  package static let silentWordlessElements = Tolerances(rawValue: 1 << 5)
  /// Buttons with choices and wheels have no word and no hint.
  package static let silentPickers = Tolerances(rawValue: 1 << 6)
  /// An element that takes touches itself has no hint.
  package static let silentDirectTouch = Tolerances(rawValue: 1 << 7)
  /// A heading does not say its level.
  package static let silentHeadingLevels = Tolerances(rawValue: 1 << 8)
  /// A switch announces its role only when it is also a button.
  package static let silentPlainSwitches = Tolerances(rawValue: 1 << 9)
  /// A search field says "Text field" too.
  package static let doubleSearchFields = Tolerances(rawValue: 1 << 10)
  /// A button in a real tab bar says "Button", unless it has the trait of a tab.
  package static let buttonsInTabBars = Tolerances(rawValue: 1 << 11)
  /// The state of a switch is spoken even when it is blank.
  package static let blankStates = Tolerances(rawValue: 1 << 12)
  /// A text field says its text before its role, and VoiceOver's hint replaces its own; the trait of
  /// a secure one has no word where the trait of a text field is missing.
  package static let simpleTextFields = Tolerances(rawValue: 1 << 14)
  /// A control that reorders does not say how, nor its name when it is held.
  package static let silentReordering = Tolerances(rawValue: 1 << 16)
  /// The first cell of a row says the row, wherever the cursor comes from.
  package static let rowsByFirstCell = Tolerances(rawValue: 1 << 15)
  /// What is refused at a limit, a toggle button that is pressed and a disclosure that opens say no
  /// more than what is new.
  package static let silentLimits = Tolerances(rawValue: 1 << 17)
  /// The snapshot style writes marks between segments even where nothing comes before them.
  package static let strayPunctuation = Tolerances(rawValue: 1 << 13)

  /// All differences between AccessibilitySnapshot's model and VoiceOver.
  package static let snapshot: Tolerances = [
    .silentContainers, .silentDisclosures, .silentImportantContent, .silentHeaderCells,
    .silentNamelessCells, .silentWordlessElements, .silentPickers, .silentDirectTouch,
    .silentHeadingLevels, .silentPlainSwitches, .doubleSearchFields, .buttonsInTabBars,
    .blankStates, .strayPunctuation, .simpleTextFields, .rowsByFirstCell,
    .silentReordering, .silentLimits,
  ]

  /// The tolerances of a compatibility mode.
  package init(_ compatibility: Compatibility) {
    switch compatibility {
    case .voiceOver: self = []
    case .snapshot: self = .snapshot
    }
  }
}
