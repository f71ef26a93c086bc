import ScreenDocuments
import ScreenTree

/// The values of AccessibilitySnapshot's model.
enum SnapshotModel {
  /// An item of custom content, or nil without a label.
  static func content(_ document: Document) -> Property.CustomContent? {
    guard let label = document["label"]?.text else { return nil }
    return Property.CustomContent(
      label: label, value: document["value"]?.text ?? "",
      isImportant: document["isImportant"]?.flag == true)
  }

  /// A point `[x, y]`.
  static func point(_ document: Document) -> Property.Point? {
    let numbers = document.items?.compactMap(\.number) ?? []
    return numbers.count == 2 ? Property.Point(x: numbers[0], y: numbers[1]) : nil
  }

  /// A rectangle `[[x, y], [width, height]]`.
  static func frame(_ document: Document) -> Frame? {
    guard let items = document.items, items.count == 2, let origin = point(items[0]),
      let size = point(items[1])
    else { return nil }
    return Frame(origin: (origin.x, origin.y), size: (size.x, size.y))
  }

  /// The rectangle of a shape; for a path the one around its points.
  static func shape(_ document: Document) -> Frame? {
    if let frame = document["frame"].flatMap(frame) { return frame }
    var points: [Property.Point] = []
    for element in document["pathElements"]?.items ?? [] {
      for (_, arguments) in element.pairs {
        points += arguments.pairs.compactMap { point($0.1) }
      }
    }
    guard let first = points.first else { return nil }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return Frame(origin: (left, top), size: (right - left, bottom - top))
  }
}

extension Node {
  /// The traits of an element with an exact set.
  var statedTraits: [Node.Trait] { self[.traits] ?? [] }

  /// The nodes of its explicit list of elements.
  var members: [Node] { all(.elements).flatMap(\.nodes) }
}

extension [Property.ElementReference] {
  /// The nodes that are written in place.
  var nodes: [Node] {
    compactMap { if case .node(let node) = $0 { node } else { nil } }
  }
}
