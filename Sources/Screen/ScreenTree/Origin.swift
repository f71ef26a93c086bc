/// The origin of a word: a property of a node, at a position in a file.
package struct Origin: Hashable, Sendable, CustomStringConvertible {
  /// The file as the user named it; empty for a screen that was built in code.
  package var file: String
  /// The position in the file.
  package var position: Position
  /// The name of the node, as `Node.name` gives it.
  package var node: String
  /// The modifier of the node, or nil for the node as a whole.
  ///
  /// It is not reference-counted, because modifiers live as long as the program and origins are
  /// copied with every word.
  unowned(unsafe) package var property: AnyModifier?

  /// An origin from its four parts; a position in Swift code has a file itself.
  package init(file: String, position: Position, node: String, property: AnyModifier? = nil) {
    self.file = position.sourceFile?.name ?? file
    self.position = position
    self.node = node
    self.property = property
  }

  /// The file and the position, in the format of compilers: `cart.screen.yaml:12:5`.
  package var place: String {
    let file = file.isEmpty ? "screen" : file.oneLine
    return position == .unknown ? file : "\(file):\(position)"
  }

  /// The position, the node and the property: `cart.screen.yaml:12:5 pay.label`.
  package var description: String {
    let property = property.map { ".\($0.name)" } ?? ""
    return "\(place) \(node.oneLine)\(property)"
  }
}
