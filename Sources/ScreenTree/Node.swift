/// One view of a screen: its class, its title, what is said about it, and the views in it.
///
/// A node is what the file says and nothing more; what the class adds by itself is worked out
/// by the resolver. A child knows nothing of its parent.
public struct Node: Hashable, Sendable {
  /// The class; `ViewClass.view` for one that is not in the list.
  public var kind: ViewClass
  /// The class as the file names it; for a class of the list its name.
  public var className: String
  /// The title beside the class, or nil when there is none.
  public var title: String?
  /// The views inside this one.
  public var children: [Node]
  /// What the file says about the view, in the order in which it says it.
  public var properties: [Property]
  /// The properties that the source of this node cannot tell; empty for a screen file.
  public var notCaptured: Set<AnyModifier>
  /// The place of the class in the file.
  public var position: Position

  /// Creates a node.
  public init(
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

  /// The id that the file gives, or nil when it gives none.
  public var id: String? {
    // The first one counts, because the reader refuses another.
    for property in properties where property.modifier === AnyModifier.id { return property[.id] }
    return nil
  }

  /// The id, or the class and its place: `Slider@12:5`.
  public var name: String {
    id ?? (position == .unknown ? className : "\(className)@\(position)")
  }

  /// Whether the file states a modifier, does not, or could not be asked.
  public func presence(of modifier: AnyModifier) -> Presence {
    if notCaptured.contains(modifier) { return .notCaptured }
    return states(modifier) ? .stated : .absent
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
