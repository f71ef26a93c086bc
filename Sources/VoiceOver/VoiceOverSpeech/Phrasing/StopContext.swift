import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

/// The context of the rules for stops: the move of the cursor, the words, and the settings.
///
/// An object, because each rule is given it.
final class StopContext {
  let element: Element
  /// The containers that the cursor entered, outermost first.
  let entered: [Container]
  /// The containers whose last element this is, innermost first.
  let ended: [Container]
  /// Whether it is a cell of another row than the one before.
  let isNewRow: Bool
  /// Whether it is a cell of another column than the one before.
  let isNewColumn: Bool
  /// Whether it is in another cell than the one before.
  let isNewCell: Bool
  /// Whether the Tab key moved here, and the element comes before its containers.
  let isByTab: Bool
  /// The unit of text by which an edited field is read; nil where it is not said.
  let textUnit: VoiceOverGesture.TextUnit?
  private let context: PhrasingContext

  init(_ focus: Focus, _ context: PhrasingContext) {
    element = focus.element
    entered = focus.entered
    ended = focus.ended
    isNewRow = focus.isNewRow
    isNewColumn = focus.isNewColumn
    isNewCell = focus.isNewCell
    isByTab = focus.isByTab
    textUnit = focus.textUnit
    self.context = context
  }

  /// VoiceOver's words in the language of the element.
  var words: Vocabulary { context.words }
  /// The platform whose VoiceOver speaks.
  var platform: Platform { context.platform }
  var settings: SpeechSettings { context.settings }
  /// The differences of the model from VoiceOver.
  var tolerances: Tolerances { context.model.tolerances }

  /// VoiceOver's words in the language of a container around the element.
  func words(of container: Container) -> Vocabulary {
    context.ofScreen.inForce(for: container.language)
  }

  var isSwitch: Bool { has(.switchButton) || has(.toggleButton) }
  var isDimmed: Bool { has(.notEnabled) }
  /// Whether words for traits are spoken at all.
  var speaksTraits: Bool { settings.traits != .none }
  /// Whether it is the start or the end of a container.
  var isContainerStop: Bool { element.isContainerStop }
  /// Whether the user sets it to a value.
  var isControl: Bool {
    trait(.adjustable, .textEntry, .secureTextField, .popUpButton, .pickerElement) != nil
  }
  /// Whether the element says "Tab": by its trait or by its position.
  var isTab: Bool {
    switch element.context?.value {
    case .tab, .tabBarItem: true
    // No other context says "Tab".
    default: has(.tabBarItem)
    }
  }
  /// The state of an element that can be dragged, or nil.
  var draggable: Sourced<Element.State>? { element.states.first { $0.value == .draggable } }

  /// The first of some traits that the element has.
  func trait(_ one: Node.Trait, _ other: Node.Trait, _ more: Node.Trait...)
    -> Sourced<Node.Trait>?
  {
    element.traits.first { $0.value == one || $0.value == other || more.contains($0.value) }
  }

  /// A trait if the element has it.
  func trait(_ trait: Node.Trait) -> Sourced<Node.Trait>? { element.traits[trait] }

  /// Whether the element has a trait.
  func has(_ trait: Node.Trait) -> Bool { element.traits.has(trait) }
}
