import ScreenDocuments
import ScreenTree

/// Writes nodes with their positions and their places, and numbers the files that positions are in.
struct PlacedWriter {
  /// The names of the files, in the order of their numbers.
  private(set) var files: [String] = []
  private var numbers: [SourceFile: Int] = [:]

  /// A list of nodes.
  mutating func nodes(_ nodes: [Node]) -> Document { .list(nodes.map { node($0) }) }

  private mutating func node(_ node: Node) -> Document {
    var pairs: [(String, Document)] = [("class", .text(node.className))]
    // A view of the user's may have the name of a class and be another one.
    if ViewClass.named(node.className) ?? .view != node.kind {
      pairs.append(("kind", .text(node.kind.name)))
    }
    if let title = node.title { pairs.append(("title", .text(title))) }
    if node.position != .unknown { pairs.append(("at", place(node.position))) }
    pairs += PlacedLayout.pairs(of: node)
    let properties = node.properties.filter(\.modifier.isInFiles)
    if !properties.isEmpty { pairs.append(("has", .list(properties.map { property($0) }))) }
    if !node.notCaptured.isEmpty {
      pairs.append(("lacks", .list(node.notCaptured.map(\.name).sorted())))
    }
    if !node.children.isEmpty { pairs.append(("views", nodes(node.children))) }
    return .mapping(pairs)
  }

  private mutating func property(_ property: Property) -> Document {
    .list([.text(property.modifier.name), place(property.position), value(of: property)])
  }

  private mutating func value(of property: Property) -> Document {
    if let nodes = property[.representation] ?? property[.accessibilityChildren] {
      return self.nodes(nodes)
    }
    if let references = property[.elements] { return .list(references.map { reference($0) }) }
    // JSON has no word without quotation marks for it, and a text may have the same letters.
    if case .mixed? = property[.value] { return .null }
    return FileCodec.write(property)
  }

  private mutating func reference(_ reference: Property.ElementReference) -> Document {
    switch reference {
    case .id(let id): .text(id)
    case .node(let node): self.node(node)
    }
  }

  /// The line, the column and the number of the file in Swift code; null where no place is known.
  private mutating func place(_ position: Position) -> Document {
    guard position != .unknown else { return .null }
    let numbers = [Double(position.line), Double(position.column)]
    return .list(numbers + (position.sourceFile.map { [Double(number(of: $0))] } ?? []))
  }

  private mutating func number(of file: SourceFile) -> Int {
    if let known = numbers[file] { return known }
    numbers[file] = files.count
    files.append(file.name)
    return files.count - 1
  }
}
