extension Node {
  /// Whether the entered text is secret, by the class or by a trait of the file.
  package var isSecure: Bool {
    kind.value == .secureEntry
      || properties.contains { property in
        (property[.traits] ?? property[.addTraits] ?? []).contains(.secureTextField)
      }
  }

  /// The view with bullets instead of the secret that is entered in it, as a screen shows it.
  package var masked: Node {
    guard isSecure else { return self }
    var node = self
    node.properties = properties.map { property -> Property in
      if let text = property[.valueText] {
        return .valueText(text.asBullets, at: property.position)
      }
      guard let value = property[.value] else { return property }
      return .value(.text(value.written.asBullets), at: property.position)
    }
    return node
  }
}

extension Screen {
  /// The screen with bullets instead of the secrets in its views.
  package var masked: Screen {
    var screen = self
    screen.views = screen.views.masked
    return screen
  }
}

extension [Node] {
  /// The views, and those in them, with bullets instead of secrets.
  fileprivate var masked: [Node] {
    map { node in
      var node = node.masked
      node.children = node.children.masked
      return node
    }
  }
}

extension Property.Scalar {
  /// The value as a text field holds it: an integer without a decimal point.
  package var written: String {
    switch self {
    case .text(let text): text
    case .number(let number): Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    case .flag(let flag): flag ? "true" : "false"
    case .mixed: "mixed"
    }
  }
}

extension String {
  /// A bullet for each character.
  package var asBullets: String { String(repeating: "•", count: count) }
}
