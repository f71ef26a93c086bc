public import Foundation
import ScreenTree

/// A view that a user operates.
open class UIControl: UIView {
  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The usual state.
    public static let normal: State = []
    /// It is pressed.
    public static let highlighted = State(rawValue: 1)
    /// It is disabled.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
  }

  /// Events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is touched.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A text field got the keyboard.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field was changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field gave the keyboard back.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// It was tapped.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Its main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
  private var actions: [(event: Event, action: UIAction)] = []

  /// A control with its rectangle, in points, and the action of its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    took(primaryAction)
  }

  /// Shows what an action brings.
  func took(_ primaryAction: UIAction) {}

  /// Performs an action at events.
  ///
  /// An action takes the place of one with the same identifier.
  open func addAction(_ action: UIAction, for events: Event) {
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
