import ScreenDocuments
import ScreenTree

/// What the layout of an app made of a node, on its way to another program.
///
/// Paddings, alignments and the arrangements that an app wrote stay in the app: the other program has
/// the places that they lead to, so that it reads and draws the screen as the app would.
enum PlacedLayout {
  /// How far from the corner of the screen a place may be, in points, as in a file.
  private static let farthest = 1e9

  /// The keys of a node with a place or with a look; none for any other.
  static func pairs(of node: Node) -> [(String, Document)] {
    var pairs: [(String, Document)] = []
    if let placement = node.placement {
      pairs.append(("shown", rectangle(placement.shown)))
      if placement.read != placement.shown { pairs.append(("read", rectangle(placement.read))) }
    }
    let looks = node.properties.isEmpty ? [] : node.all(.layout).compactMap { look($0) }
    if !looks.isEmpty { pairs.append(("looks", .list(looks))) }
    return pairs
  }

  /// Reads the place and the looks of a node; false for those that `pairs` does not make.
  static func read(_ document: Document, into node: inout Node) -> Bool {
    if let written = document["shown"] {
      guard let shown = frame(written), let read = frame(document["read"] ?? written) else {
        return false
      }
      node.placement = Placement(shown: shown, read: read)
    }
    for written in document["looks"]?.items ?? [] {
      guard let property = layout(written) else { return false }
      node.properties.append(.layout(property.finite))
    }
    return true
  }

  private static func rectangle(_ frame: Frame) -> Document {
    .list([frame.x, frame.y, frame.width, frame.height])
  }

  private static func frame(_ document: Document) -> Frame? {
    guard let items = document.items, items.count == 4 else { return nil }
    let numbers = items.compactMap(\.number).map { min(max($0, -farthest), farthest) }
    guard numbers.count == 4 else { return nil }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// What a drawing and the rules about sizes ask for beside the place; nil for anything else.
  private static func look(_ property: LayoutProperty) -> Document? {
    switch property {
    case .size(let width, let height, _, _):
      Document.list([.text("size"), optional(width), optional(height)])
    case .font(let style, let size):
      Document.list([
        .text("font"), style.map { Document.text($0.rawValue) } ?? Document.null, optional(size),
      ])
    case .layered(let behind): Document.list([.text("layered"), .number(Double(behind))])
    default: nil
    }
  }

  private static func optional(_ number: Double?) -> Document {
    number.map { Document.number($0) } ?? Document.null
  }

  private static func layout(_ document: Document) -> LayoutProperty? {
    guard let items = document.items, let word = items.first?.text else { return nil }
    switch (word, items.count) {
    case ("size", 3):
      return .size(width: items[1].number, height: items[2].number, x: 0.5, y: 0.5)
    case ("font", 3):
      let style = items[1].text.flatMap { FontTextStyle(rawValue: $0) }
      return .font(style, size: items[2].number)
    case ("layered", 2):
      let behind = items[1].number.flatMap { Int(exactly: $0) }
      return behind.map { LayoutProperty.layered(behind: $0) }
    default: return nil
    }
  }
}
