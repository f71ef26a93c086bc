import ScreenDocuments
import ScreenTree

extension CaptureNode {
  /// The keys of a tool's JSON.
  struct Keys: Sendable {
    /// The key of the type or the role.
    var type: String
    /// The key of the list of children.
    var children = "children"
    /// The type of a child that is only text; nil if there are none.
    var textType: String?
    /// The names of attributes whose keys are different.
    var renamed: [String: String] = [:]
  }

  /// The node of an object with everything in it; nil for any other value.
  ///
  /// Numbers, flags and texts become attributes; null is omitted, because the tool does not know
  /// the value. The numbers of a rectangle become attributes too, under any name.
  init?(_ document: Document, _ keys: Keys) {
    guard let entries = document.entries else {
      guard let type = keys.textType, let text = document.text, !document.isNull else { return nil }
      let words = Attribute(name: "name", value: text, position: document.position)
      self.init(type, attributes: [words], position: document.position)
      return
    }
    self.init(document[keys.type]?.text ?? "", position: document.position)
    for entry in entries {
      if entry.key == keys.children {
        children = entry.value.items?.compactMap { CaptureNode($0, keys) } ?? []
      } else {
        add(entry, keys)
      }
    }
  }

  private mutating func add(_ entry: Document.Entry, _ keys: Keys) {
    if let text = entry.value.text {
      guard !entry.value.isNull else { return }
      let name = keys.renamed[entry.key] ?? entry.key
      attributes.append(.init(name: name, value: text, position: entry.position))
    } else if ["rect", "frame", "coordinates"].contains(entry.key) {
      // WebDriverAgent's form of 2016 has origin and size as objects in the rectangle.
      let numbers = entry.value.pairs + entry.value.pairs.flatMap { $0.1.pairs }
      for (name, number) in numbers {
        guard let text = number.text, !number.isNull else { continue }
        // Maestro's runner writes X and Width with capitals.
        attributes.append(.init(name: name.lowercased(), value: text, position: entry.position))
      }
    } else if let items = entry.value.items {
      let words = items.compactMap(\.text)
      guard !words.isEmpty else { return }
      attributes.append(
        .init(
          name: keys.renamed[entry.key] ?? entry.key, value: words.joined(separator: ", "),
          position: entry.position))
    }
  }
}
