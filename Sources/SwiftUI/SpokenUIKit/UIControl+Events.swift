/// The states and events of controls.
extension UIControl {
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
    /// A keyboard's focus is on it.
    public static let focused = State(rawValue: 8)
    /// States of an app's own.
    public static let application = State(rawValue: 0x00FF_0000)
  }

  /// Events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is touched.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// It is touched several times.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves on it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves beside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes to it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger leaves it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger leaves the screen beside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
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
}
