/// A rule of speech; the order of the cases is the order of speaking.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  /// The label of a container on the way in.
  case container
  /// "Selected" before the label.
  case selected
  /// The label.
  case label
  /// Custom content of high importance.
  case importantContent
  /// The value.
  case value
  /// A hint in the place of a missing description.
  case promotedHint
  /// The words for traits.
  case traits
  /// "Expanded" and "Collapsed".
  case expanded
  /// The place among others.
  case position
  /// The hint.
  case hint
  /// "Actions available".
  case actions
  /// "More content available".
  case moreContent
  /// A sound where there are no words.
  case sound

  /// The rule in one sentence.
  public var summary: String {
    switch self {
    case .container: "a container's label is spoken when the cursor comes in"
    case .selected: "a chosen element says so before its label"
    case .label: "the label comes first"
    case .importantContent: "custom content of high importance follows the label"
    case .value: "the value follows the label"
    case .promotedHint: "with neither label nor value the hint takes their place"
    case .traits: "each spoken trait has its word, in a fixed order"
    case .expanded: "a disclosure tells whether it is open"
    case .position: "a member of a series tells its place"
    case .hint: "the hint follows after a pause"
    case .actions: "custom actions are announced, not named"
    case .moreContent: "custom content is announced, not read"
    case .sound: "an event without words has a sound"
    }
  }

  /// Applies the rule to a stop.
  func speak(_ stop: Stop, into phrase: inout Phrase) {
    switch self {
    case .container: ContainerRule.speak(stop, into: &phrase)
    case .selected: SelectedRule.speak(stop, into: &phrase)
    case .label: LabelRule.speak(stop, into: &phrase)
    case .importantContent: ImportantContentRule.speak(stop, into: &phrase)
    case .value: ValueRule.speak(stop, into: &phrase)
    case .promotedHint: PromotedHintRule.speak(stop, into: &phrase)
    case .traits: TraitsRule.speak(stop, into: &phrase)
    case .expanded: ExpandedRule.speak(stop, into: &phrase)
    case .position: PositionRule.speak(stop, into: &phrase)
    case .hint: HintRule.speak(stop, into: &phrase)
    case .actions: ActionsRule.speak(stop, into: &phrase)
    case .moreContent: MoreContentRule.speak(stop, into: &phrase)
    case .sound: SoundRule.speak(stop, into: &phrase)
    }
  }
}
