public import Foundation
import ScreenTree

/// A view that a user operates.
open class UIControl: UIView {
  /// How the content is placed from top to bottom; not heard.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center, top, bottom, fill
  }

  /// How the content is placed from left to right; not heard.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether it is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether it is drawn as pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// How the content is placed from top to bottom; not heard.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// How the content is placed from left to right; not heard.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Whether a tap opens a menu, where the control has one.
  open var showsMenuAsPrimaryAction = false
  /// What is shown while a pointer is over it; not heard.
  open var toolTip: String?
  /// Whether a finger is on it; never with VoiceOver.
  open var isTracking: Bool { false }
  /// Whether that finger is inside; never with VoiceOver.
  open var isTouchInside: Bool { false }
  /// The state.
  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  private var actions: [(event: Event, action: UIAction)] = []

  /// A control with its rectangle, in points, and the action of its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    took(primaryAction)
  }

  /// A finger touches it; it is never called.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A finger moves; it is never called.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A finger leaves; it is never called.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// A touch was taken away; it is never called.
  open func cancelTracking(with event: UIEvent?) {}

  /// Learns another state.
  func stateChanged() {}

  /// Shows what an action brings.
  func took(_ primaryAction: UIAction) {}

  /// Performs an action at events.
  ///
  /// An action takes the place of one with the same identifier.
  open func addAction(_ action: UIAction, for events: Event) {
    // First, because a second action with this identifier would be performed too.
    removeAction(identifiedBy: action.identifier, for: events)
    actions.append((events, action))
  }

  /// Takes the action with an identifier away.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    actions.removeAll { $0.action.identifier == identifier && !$0.event.isDisjoint(with: events) }
  }

  /// Takes an action away.
  open func removeAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action === action && !$0.event.isDisjoint(with: events) }
  }

  /// Performs the actions of events.
  open func sendActions(for controlEvents: Event) { send(controlEvents) }

  /// Calls a closure with each action and its events; the closure may stop it.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in actions where !stop { iterator(entry.action, nil, entry.event, &stop) }
  }

  /// Performs the main action.
  open func performPrimaryAction() { send(.primaryActionTriggered) }

  /// Performs an action; each event of the control comes here with each of its actions.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Performs the actions of events; false without any.
  @discardableResult
  func send(_ events: Event) -> Bool {
    // Collected first, because an action may add or remove others while it runs.
    let due = actions.filter { !$0.event.isDisjoint(with: events) }
    for entry in due { sendAction(entry.action) }
    return !due.isEmpty
  }

  override open func accessibilityActivate() -> Bool {
    // Both in one call, so that an action for both events runs once.
    send([.touchUpInside, .primaryActionTriggered])
  }

  override var ownProperties: [Property] {
    var properties = super.ownProperties
    if !isEnabled { properties.append(.disabled(true)) }
    if isSelected { properties.append(.selected(true)) }
    return properties
  }

  override var usualTraits: UIAccessibilityTraits {
    var traits = classTraits
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// The traits of the class in its usual state.
  var classTraits: UIAccessibilityTraits { .none }
}
