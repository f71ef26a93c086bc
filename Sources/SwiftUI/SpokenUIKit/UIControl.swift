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
  private var handlers: [(event: Event, handler: Handler)] = []

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
    handlers.append((events, .action(action)))
  }

  /// Calls a method of an object at events; without an object, of the first responder that has it.
  ///
  /// The same method of the same object is called once for an event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    // First, because rows add the same method again each time that they are filled.
    let call = TargetAction(target, action)
    remove(controlEvents) { $0.target?.isSame(as: call) == true }
    handlers.append((controlEvents, .target(call)))
  }

  /// Calls a method of an object no longer; nil stands for all objects, and for all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { $0.target?.isMeant(target, action) == true }
  }

  /// The objects whose methods are called.
  open var allTargets: Set<AnyHashable> {
    Set(handlers.compactMap { $0.handler.target?.target as? AnyHashable })
  }

  /// The events at which something happens.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.event) } }

  /// The names of an object's methods that are called at events; nil without any.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = handlers.filter { !$0.event.isDisjoint(with: controlEvent) }
      .compactMap { $0.handler.target }.filter { $0.isMeant(target, nil) }
      .map(\.action.description)
    return names.isEmpty ? nil : names
  }

  /// Takes the action with an identifier away.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    remove(events) { $0.action?.identifier == identifier }
  }

  /// Takes an action away.
  open func removeAction(_ action: UIAction, for events: Event) {
    remove(events) { $0.action === action }
  }

  /// Performs the actions of events.
  open func sendActions(for controlEvents: Event) { send(controlEvents) }

  /// Calls a closure with each action and its events; the closure may stop it.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for (event, handler) in handlers where !stop {
      let call = handler.target.map { (target: $0.target as Any?, action: $0.action) }
      iterator(handler.action, call.map { ($0.target, $0.action) }, event, &stop)
    }
  }

  /// Performs the main action.
  open func performPrimaryAction() { send(.primaryActionTriggered) }

  /// Performs an action; each event of the control comes here with each of its actions.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls a method of an object; each event of the control comes here with each of its methods.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs the actions of events; false without any.
  @discardableResult
  func send(_ events: Event) -> Bool {
    // Collected first, because an action may add or remove others while it runs.
    let due = handlers.filter { !$0.event.isDisjoint(with: events) }
    for (_, handler) in due {
      switch handler {
      case .action(let action): sendAction(action)
      case .target(let call) where call.isGone: break
      case .target(let call): sendAction(call.action, to: call.target, for: UIEvent())
      }
    }
    return !due.isEmpty
  }

  private func remove(_ events: Event, where isMeant: (Handler) -> Bool) {
    handlers = handlers.compactMap { event, handler in
      guard isMeant(handler) else { return (event, handler) }
      let rest = event.subtracting(events)
      return rest.isEmpty ? nil : (rest, handler)
    }
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

extension UIControl {
  /// What happens at an event.
  private enum Handler {
    case action(UIAction)
    case target(TargetAction)

    var action: UIAction? { if case .action(let action) = self { action } else { nil } }
    var target: TargetAction? { if case .target(let target) = self { target } else { nil } }
  }
}
