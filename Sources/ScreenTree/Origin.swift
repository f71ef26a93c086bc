/// Where a word comes from: a property of a node, at a place in a file.
public struct Origin: Hashable, Sendable, CustomStringConvertible {
  /// The file as the user named it; empty for a screen that was built in code.
  public var file: String
  /// The place in the file.
  public var position: Position
  /// The name of the node, as `Node.name` gives it.
  public var node: String
  /// The modifier of the node, or nil when the node as a whole is meant.
  ///
  /// It is not counted as a reference, because modifiers live as long as the program and origins are
  /// copied with every word.
  unowned(unsafe) public var property: AnyModifier?

  /// Creates an origin from its four parts.
  public init(file: String, position: Position, node: String, property: AnyModifier? = nil) {
    self.file = file
    self.position = position
    self.node = node
    self.property = property
  }

  /// The file and the place, as compilers write it: `cart.screen.yaml:12:5`.
  public var place: String {
    let file = file.isEmpty ? "screen" : file.oneLine
    return position == .unknown ? file : "\(file):\(position)"
  }

  /// The place, the node and the property: `cart.screen.yaml:12:5 pay.label`.
  public var description: String {
    let property = property.map { ".\($0.name)" } ?? ""
    return "\(place) \(node.oneLine)\(property)"
  }
}
