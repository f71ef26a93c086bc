import ScreenDocuments
package import ScreenTree

/// Writes screens as files: YAML or JSON of the schema that `ScreenReader` reads.
///
/// Defaults are omitted; reading a written file gives the same screen, except for positions.
package enum ScreenWriter {
  /// A screen as YAML in block style.
  package static func yaml(_ screen: Screen) -> String { document(of: screen).yaml }

  /// A screen as indented JSON.
  package static func json(_ screen: Screen) -> String { document(of: screen).json }

  private static func document(of screen: Screen) -> Document {
    .fields(ScreenReader.fields, of: screen)
  }

  static func nodes(_ nodes: [Node]) -> Document { .list(nodes.map(node)) }

  /// A view: its class with the title or the views in it, then its keys.
  static func node(_ node: Node) -> Document {
    let name = node.kind == .view ? node.className : node.kind.name
    var pairs: [(String, Document)] = []
    switch (node.title, node.children.isEmpty) {
    case (let title?, true): pairs.append((name, .text(title)))
    case (let title?, false):
      pairs.append((name, .text(title)))
      pairs.append(("views", nodes(node.children)))
    case (nil, false): pairs.append((name, nodes(node.children)))
    case (nil, true): pairs.append((name, .blank))
    }
    for property in node.properties where property.modifier.isInFiles {
      let key = property.modifier.name
      let value = FileCodec.write(property)
      guard let index = pairs.firstIndex(where: { $0.0 == key }) else {
        pairs.append((key, value))
        continue
      }
      // Of a duplicate key the last value is used; lists of some keys are appended.
      if property.modifier.isAdded, let before = pairs[index].1.items, let more = value.items {
        pairs[index].1 = .list(before + more)
      } else {
        pairs[index].1 = value
      }
    }
    return .mapping(pairs)
  }
}
