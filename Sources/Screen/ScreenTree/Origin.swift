/// The origin of a word: a property of a node, at a position in a file.
///
/// An object that never changes, because every word carries one.
package final class Origin: Hashable, Sendable, CustomStringConvertible {
  /// The file as the user named it; empty for a screen that was built in code.
  package let file: String
  /// The position in the file.
  package let position: Position
  /// The name of the node, as `Node.name` gives it.
  package let node: String
  /// The modifier of the node, or nil for the node as a whole.
  package let property: AnyModifier?

  /// An origin from its four parts; a position in Swift code has a file itself.
  package init(file: String, position: Position, node: String, property: AnyModifier? = nil) {
    self.file = position.sourceFile?.name ?? file
    self.position = position
    self.node = node
    self.property = property
  }

  /// Whether both name the same property.
  package static func == (one: Origin, other: Origin) -> Bool {
    one === other
      || one.file == other.file && one.position == other.position && one.node == other.node
        && one.property == other.property
  }

  /// Hashes the node and the position.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(node)
    hasher.combine(position)
  }

  /// The file and the position, in the format of compilers: `cart.screen.yaml:12:5`.
  package var place: String {
    let file = file.isEmpty ? "screen" : file.oneLine
    return position == .unknown ? file : "\(file):\(position)"
  }

  /// The node and the property: `pay.label`.
  package var subject: String {
    node.oneLine + (property.map { ".\($0.name)" } ?? "")
  }

  /// The position, the node and the property: `cart.screen.yaml:12:5 pay.label`.
  package var description: String { "\(place) \(subject)" }
}
