import ScreenDocuments
import ScreenTree

/// Reads nodes that `PlacedWriter` wrote.
struct PlacedReader {
  /// Whether everything has the form that the writer gives it, within the limits of screens.
  private(set) var isSound = true
  /// The properties that could not be read.
  private(set) var findings: [Finding] = []
  private let files: [SourceFile]
  private let file: String
  private var reader: NodeReader
  private var count = 0

  /// A reader of nodes.
  ///
  /// - Parameters:
  ///   - files: the names of the files that positions number.
  ///   - file: the file of the screen, for findings without a position.
  init(files: [String], file: String) {
    self.files = files.map(SourceFile.init)
    self.file = file
    reader = NodeReader(file: file)
  }

  /// Reads a list of nodes.
  mutating func nodes(_ document: Document, depth: Int) -> [Node] {
    guard let items = document.items else {
      isSound = false
      return []
    }
    return items.compactMap { node($0, depth: depth) }
  }

  private mutating func node(_ document: Document, depth: Int) -> Node? {
    count += 1
    guard count <= Limits.nodes, depth <= Limits.depth, let name = document["class"]?.text else {
      isSound = false
      return nil
    }
    var node = Node(
      ViewClass.named(document["kind"]?.text ?? name) ?? .view, className: name,
      title: document["title"]?.text, position: position(document["at"]))
    node.properties = (document["has"]?.items ?? []).compactMap { property($0, depth: depth) }
    node.notCaptured = Set(
      (document["lacks"]?.items ?? []).compactMap { $0.text.flatMap(Self.modifier) })
    if !PlacedLayout.read(document, into: &node) { isSound = false }
    if let views = document["views"] { node.children = nodes(views, depth: depth + 1) }
    return node
  }

  private static func modifier(_ name: String) -> AnyModifier? { FileCodec.keys[name]?.modifier }

  private mutating func property(_ document: Document, depth: Int) -> Property? {
    guard let items = document.items, items.count == 3, let name = items[0].text,
      let codec = FileCodec.keys[name]
    else {
      isSound = false
      return nil
    }
    let position = position(items[1])
    switch codec.modifier {
    case .representation: return .representation(nodes(items[2], depth: depth + 1), at: position)
    case .accessibilityChildren:
      return .accessibilityChildren(nodes(items[2], depth: depth + 1), at: position)
    case .elements: return .elements(references(items[2], depth: depth + 1), at: position)
    case .value where items[2].isNull: return .value(.mixed, at: position)
    case _: return property(codec, at: position, items[2], depth: depth)
    }
  }

  /// Reads a value as a file has it; one that no file may have is left out, with a finding.
  private mutating func property(
    _ codec: FileCodec, at position: Position, _ value: Document, depth: Int
  ) -> Property? {
    let known = reader.faults.findings.count
    let entry = Document.Entry(key: codec.modifier.name, position: position, value: value)
    let property = codec.read(&reader, entry, depth)
    for fault in reader.faults.findings.dropFirst(known) {
      findings.append(
        Finding(
          .warning, file: position.sourceFile?.name ?? file, position: position,
          message: "not heard: \(fault.message)"))
    }
    return property
  }

  private mutating func references(
    _ document: Document, depth: Int
  ) -> [Property.ElementReference] {
    (document.items ?? []).compactMap { item in
      item.text.map { .id($0) } ?? node(item, depth: depth).map { .node($0) }
    }
  }

  private func position(_ document: Document?) -> Position {
    let numbers = (document?.items ?? []).map { $0.number.flatMap { Int(exactly: $0) } ?? 0 }
    guard numbers.count >= 2 else { return .unknown }
    guard numbers.count > 2, files.indices.contains(numbers[2]) else {
      return Position(line: numbers[0], column: numbers[1])
    }
    return Position(in: files[numbers[2]], line: numbers[0], column: numbers[1])
  }
}
