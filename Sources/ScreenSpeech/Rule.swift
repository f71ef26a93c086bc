import ScreenTree

/// A rule of speech; the order of the cases is the order of speaking on iOS, down to `sound`.
///
/// The rules after it speak of other events than the landing of the cursor.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  /// What is said on the way out of a container.
  case exit
  /// The label of a container on the way in.
  case container
  /// "Selected" before the label.
  case selected
  /// On the Mac, the role of headings and links before the label.
  case leadingRole
  /// The headers of a table's cell.
  case headers
  /// The label.
  case label
  /// Custom content of high importance.
  case importantContent
  /// The value.
  case value
  /// A hint in the place of a missing description.
  case promotedHint
  /// The rows and columns of a table's cell.
  case cell
  /// States that no trait tells.
  case states
  /// The words for traits.
  case traits
  /// "Expanded" and "Collapsed".
  case expanded
  /// On the Mac, the states before the role.
  case macState
  /// On the Mac, the type of the control.
  case macRole
  /// The place among others.
  case position
  /// What web content says about an entry.
  case remarks
  /// The hint.
  case hint
  /// On the Mac, the hint.
  case macHint
  /// "Actions available".
  case actions
  /// "More content available".
  case moreContent
  /// A sound where there are no words.
  case sound
  /// What changed about the element under the cursor.
  case change
  /// The press of an element.
  case activation
  /// A custom action that is offered or carried out, and dragging.
  case action
  /// The name of a rotor.
  case rotor
  /// A piece of custom content.
  case content
  /// A part of a text that is read, typed or spelled.
  case text
  /// Words that the app has spoken.
  case announcement
  /// The page that is shown, or what the app reports.
  case report
  /// That VoiceOver is on or off, and the name of the app.
  case system

  /// Applies the rule to a stop.
  func speak(_ stop: Stop, into phrase: inout Phrase) {
    switch self {
    case .exit: ExitRule.speak(stop, into: &phrase)
    case .container: ContainerRule.speak(stop, into: &phrase)
    case .selected: SelectedRule.speak(stop, into: &phrase)
    case .leadingRole: LeadingRoleRule.speak(stop, into: &phrase)
    case .headers: HeadersRule.speak(stop, into: &phrase)
    case .label: LabelRule.speak(stop, into: &phrase)
    case .importantContent: ImportantContentRule.speak(stop, into: &phrase)
    case .value: ValueRule.speak(stop, into: &phrase)
    case .promotedHint: PromotedHintRule.speak(stop, into: &phrase)
    case .cell: CellRule.speak(stop, into: &phrase)
    case .states: StatesRule.speak(stop, into: &phrase)
    case .traits: TraitsRule.speak(stop, into: &phrase)
    case .expanded: ExpandedRule.speak(stop, into: &phrase)
    case .macState: MacStateRule.speak(stop, into: &phrase)
    case .macRole: MacRoleRule.speak(stop, into: &phrase)
    case .position: PositionRule.speak(stop, into: &phrase)
    case .remarks: RemarksRule.speak(stop, into: &phrase)
    case .hint: HintRule.speak(stop, into: &phrase)
    case .macHint: MacHintRule.speak(stop, into: &phrase)
    case .actions: ActionsRule.speak(stop, into: &phrase)
    case .moreContent: MoreContentRule.speak(stop, into: &phrase)
    case .sound: SoundRule.speak(stop, into: &phrase)
    case .change, .activation, .action, .rotor, .content, .text, .announcement, .report, .system:
      break
    }
  }
}
