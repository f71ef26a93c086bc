/// A closure that a control or a menu performs.
open class UIAction: UIMenuElement {
  /// What identifies an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The paste of the system.
    public static let paste = Identifier("com.apple.menu.paste")
  }

  private static var lastNumber = 0

  /// What identifies it.
  public let identifier: Identifier
  /// What it does, in a list of keyboard shortcuts; not heard.
  open var discoverabilityTitle: String?
  /// What it means, and whether it can be used.
  open var attributes: Attributes
  /// Whether it is chosen.
  open var state: State
  /// The control that performs it now.
  public private(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// An action with its closure; without an identifier it gets one that no other action has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    Self.lastNumber += 1
    self.identifier = identifier ?? Identifier("action.\(Self.lastNumber)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Performs it for a control.
  func perform(from sender: AnyObject?) {
    // Only while it runs: the same action may belong to several controls.
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
