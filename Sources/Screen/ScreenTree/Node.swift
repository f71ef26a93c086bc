/// A view of a screen: its class, its title, its properties, and the views in it.
///
/// A node has only what the file says; the resolver adds the defaults of the class. A child does
/// not know its parent.
public struct Node: Hashable, Sendable {
  /// The class; `ViewClass.view` for a custom one.
  package var kind: ViewClass
  /// The class as the file names it.
  public var className: String
  /// The title beside the class, or nil.
  public var title: String?
  /// The views inside this one.
  public var children: [Node]
  /// The properties in the file, in their order.
  public var properties: [Property]
  /// The properties that the source of this node lacks; empty for a screen file.
  package var notCaptured: Set<AnyModifier>
  /// The position of the class in the file.
  public var position: Position
  /// Where the layout puts it; nil before the layout, and beside a stated frame.
  package var placement: Placement?
  /// Whether the app took it away; it keeps its path, so that the app can show it again.
  package var isRemoved = false

  /// A view with its title and children.
  package init(
    _ kind: ViewClass, className: String? = nil, title: String? = nil, children: [Node] = [],
    properties: [Property] = [], notCaptured: Set<AnyModifier> = [],
    position: Position = .unknown
  ) {
    self.kind = kind
    self.className = className ?? kind.name
    self.title = title
    self.children = children
    self.properties = properties
    self.notCaptured = notCaptured
    self.position = position
  }

  /// The id in the file, or nil.
  public var id: String? { self[.id] }

  /// The id, or the class and its position: `Slider@12:5`.
  public var name: String {
    id ?? (position == .unknown ? className : position.name(of: className))
  }

  /// The traits that the file sets or adds, in its order.
  package var givenTraits: [Trait] { properties.flatMap { $0[.traits] ?? $0[.addTraits] ?? [] } }

  /// Whether it is a switch, by its class or by a trait of the file.
  package var isSwitch: Bool {
    kind.value == .onOff || givenTraits.contains { $0 == .switchButton || $0 == .toggleButton }
  }

  /// Whether the file sets a modifier, does not, or cannot.
  package func presence(of modifier: AnyModifier) -> Presence {
    if notCaptured.contains(modifier) { return .notCaptured }
    return states(modifier) ? .stated : .absent
  }

  /// The three states of a property.
  package enum Presence: Hashable, Sendable {
    /// The source has it.
    case stated
    /// The source could have it and does not.
    case absent
    /// The source lacks it.
    case notCaptured
  }
}
