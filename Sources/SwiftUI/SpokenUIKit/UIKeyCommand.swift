/// A command of the app, which calls a method of the first responder that has it.
open class UICommand: UIMenuElement {
  /// What it calls.
  public let action: Selector?
  /// Whether it can be used, and how it is drawn.
  open var attributes: Attributes
  /// Whether it is on.
  open var state: State
  /// Its words where commands are listed.
  open var discoverabilityTitle: String?

  /// A command.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: nil, image: image)
  }
}

/// A command with keys; not heard.
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the system does with the keys.
  open var wantsPriorityOverSystemBehavior = false

  /// A command with keys.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command with keys and without words.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) { self.init(title: "", action: action, input: input, modifierFlags: modifierFlags) }

  /// A key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// A key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// A key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// A key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// A key.
  public static let inputEscape = "UIKeyInputEscape"
  /// A key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// A key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// A key.
  public static let inputHome = "UIKeyInputHome"
  /// A key.
  public static let inputEnd = "UIKeyInputEnd"
  /// A key.
  public static let inputDelete = "\u{8}"
}
