/// One view of a screen: its class, its title, what is said about it, and the views in it.
///
/// A node is what the file says and nothing more; what the class adds by itself is worked out
/// by the resolver. A child knows nothing of its parent.
public struct Node: Hashable, Sendable {
  /// The meaning of the class.
  public var kind: Kind
  /// The class as the file names it; for a kind of our own list the same as the kind's name.
  public var className: String
  /// The title beside the class, or nil when there is none.
  public var title: String?
  /// The views inside this one.
  public var children: [Node]
  /// What the file says about the view, in the order in which it says it.
  public var properties: [Property]
  /// The properties that the source of this node cannot tell; empty for a screen file.
  public var notCaptured: Set<Property.Name>
  /// The place of the class in the file.
  public var position: Position

  /// Creates a node.
  public init(
    _ kind: Kind, className: String? = nil, title: String? = nil, children: [Node] = [],
    properties: [Property] = [], notCaptured: Set<Property.Name> = [],
    position: Position = .unknown
  ) {
    self.kind = kind
    self.className = className ?? kind.rawValue
    self.title = title
    self.children = children
    self.properties = properties
    self.notCaptured = notCaptured
    self.position = position
  }

  /// The id that the file gives, or nil when it gives none.
  public var id: String? {
    for case .id(let id) in properties.lazy.map(\.value) { return id }
    return nil
  }

  /// The id, or the class and its place: `Slider@12:5`.
  public var name: String {
    id ?? (position == .unknown ? className : "\(className)@\(position)")
  }

  /// Whether a property is said to have a value, has none, or could not be captured.
  public func presence(of name: Property.Name) -> Presence {
    if notCaptured.contains(name) { return .notCaptured }
    return properties.contains { $0.name == name } ? .stated : .absent
  }

  /// The place of a property in the file, or nil when the file does not say it.
  public func position(of name: Property.Name) -> Position? {
    properties.last { $0.name == name }?.position
  }

  /// The three states of a property.
  public enum Presence: Hashable, Sendable {
    /// The source says it.
    case stated
    /// The source could have said it and did not.
    case absent
    /// The source cannot say it.
    case notCaptured
  }
}
