import SpokenSyntax

extension Node {
  /// Whether the entered text is secret, by the class or by a trait of the file.
  package var isSecure: Bool {
    kind.value == .secureEntry
      || properties.contains { property in
        (property[.traits] ?? property[.addTraits] ?? []).contains(.secureTextField)
      }
  }

  /// The view with bullets instead of the secrets in it, as a screen shows them.
  package var masked: Node { masked(false) }

  /// The same inside another one, which may have the trait that is then that of all inside.
  fileprivate func masked(_ isInside: Bool) -> Node {
    let isSecret = isInside || isSecure
    var node = self
    node.children = children.masked(isSecret)
    let secrets = isSecret ? properties.compactMap(\.secret) : []
    node.properties = properties.map { property in
      guard property.nodes.isEmpty else { return property.with(property.nodes.masked(isSecret)) }
      return isSecret ? property.masked(secrets) : property
    }
    return node
  }
}

extension Property {
  /// What is entered, if the property has it.
  fileprivate var secret: String? { self[.valueText] ?? self[.value]?.written }

  /// The property of a field with bullets instead of its secrets, also where a capture repeats them.
  fileprivate func masked(_ secrets: [String]) -> Property {
    if let text = self[.captured] {
      let masked = secrets.filter { !$0.isEmpty }.reduce(text) {
        $0.replacing(bytes: $1, with: $1.asBullets)
      }
      return .captured(masked, at: position)
    }
    if let text = self[.valueText] { return .valueText(text.asBullets, at: position) }
    guard let value = self[.value] else { return self }
    return .value(.text(value.written.asBullets), at: position)
  }
}

extension Screen {
  /// The screen with bullets instead of the secrets in its views.
  package var masked: Screen {
    var screen = self
    screen.views = screen.views.masked(false)
    return screen
  }
}

extension [Node] {
  /// The views, and those in them, with bullets instead of secrets.
  fileprivate func masked(_ isInside: Bool) -> [Node] { map { $0.masked(isInside) } }
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
