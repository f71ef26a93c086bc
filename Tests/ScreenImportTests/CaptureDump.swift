import ScreenTree

@testable import ScreenImport

extension Screen {
  /// Each element of a capture on one line: type, label, value, traits and what else there is.
  var elementLines: [String] { views.flatMap(\.elementLines) }
}

extension Node {
  fileprivate var elementLines: [String] {
    let listed = properties.flatMap { property -> [Node] in
      guard case .elements(let references) = property.value else { return [] }
      return references.compactMap { if case .node(let node) = $0 { node } else { nil } }
    }
    let inner = (children + listed).flatMap(\.elementLines)
    return kind == .element ? [line] + inner : inner
  }

  private var line: String {
    let parts = properties.compactMap { property -> String? in
      switch property.value {
      case .label(let text): "\"\(text)\""
      case .value(.text(let text)): "=\(text)"
      case .traits(let traits): traits.map(\.rawValue).joined(separator: "+")
      case .hint(let text): "hint \(text)"
      case .identifier(let text): "#\(text)"
      case .placeholder(let text): "placeholder \(text)"
      case .actions(let actions): "actions \(actions.map(\.name).joined(separator: "/"))"
      case .context(.tabBarItem(let place)): "tab \(place.number)/\(place.count)"
      case .context(.series(let place)): "segment \(place.number)/\(place.count)"
      default: nil
      }
    }
    return ([className] + parts).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
