import SpokenSyntax

extension Node {
  /// Whether the entered text is secret: by the class, whatever the file says of its traits, or by
  /// the trait that the file has added and not removed.
  package var isSecure: Bool {
    if kind.value == .secureEntry { return true }
    // In the order of the file, as the element has its traits.
    return properties.reduce(false) { isSecure, property in
      if let traits = property[.traits] { return traits.contains(.secureTextField) }
      if property[.addTraits]?.contains(.secureTextField) == true { return true }
      return isSecure && property[.removeTraits]?.contains(.secureTextField) != true
    }
  }

  /// The prompt of an empty field in a capture, where tools write it as the value; nil for any other
  /// view.
  package var promptAsValue: String? {
    guard kind == .element || kind == .web, let prompt = self[.placeholder],
      let value = self[.valueText] ?? self[.value]?.written, value == prompt || value.isEmpty,
      isSecure || kind == .element && givenTraits.contains(.textEntry)
    else { return nil }
    return prompt
  }

  /// The view with bullets instead of the secrets in it, as a screen shows them.
  package var masked: Node { masked(false, [self].secretFields) }

  /// The same inside another one, which may have the trait that is then that of all inside.
  fileprivate func masked(_ isInside: Bool, _ fields: Set<String>) -> Node {
    let isSecret = isInside || isSecure
    var node = self
    node.children = children.masked(isSecret, fields)
    let secrets = isSecret ? properties.secrets : []
    if let title, secrets.contains(title) { node.title = title.asBullets }
    node.properties = properties.map { property in
      guard property.nodes.isEmpty else {
        return property.with(property.nodes.masked(isSecret, fields))
      }
      return (isSecret ? property.masked(secrets) : property).withEffectsMasked(fields)
    }
    return node
  }
}

extension Property {
  /// What is entered, if the property has it.
  fileprivate var secret: String? { self[.valueText] ?? self[.value]?.written }

  /// The modifiers whose values are texts that a capture may repeat a secret as.
  private static let repeatingModifiers: [Modifier<String>] = [.label, .identifier, .hint]

  /// The property of a field with bullets instead of its secrets, also where a capture repeats
  /// them.
  fileprivate func masked(_ secrets: [String]) -> Property {
    if let text = self[.captured] {
      let masked = secrets.reduce(text) { $0.replacing(bytes: $1, with: $1.asBullets) }
      return .captured(masked, at: position)
    }
    for name in Self.repeatingModifiers {
      if let text = self[name], secrets.contains(text) { return name(text.asBullets, at: position) }
    }
    // A prompt in the place of a value is no secret, and stays.
    guard let secret, secrets.contains(secret) else { return self }
    return self[.valueText] == nil
      ? .value(.text(secret.asBullets), at: position)
      : .valueText(secret.asBullets, at: position)
  }

  private static let effectModifiers: [Modifier<[Effect]>] = [
    .onActivate, .onIncrement, .onDecrement, .onEscape, .onMagicTap,
  ]
  private static let actionModifiers: [Modifier<[Action]>] = [.actions, .swipeActions]

  /// The property with bullets for what its effects enter in secure fields.
  fileprivate func withEffectsMasked(_ fields: Set<String>) -> Property {
    for modifier in Self.effectModifiers {
      guard let effects = self[modifier] else { continue }
      return modifier(effects.map { $0.masked(fields) }, at: position)
    }
    for modifier in Self.actionModifiers {
      guard var actions = self[modifier] else { continue }
      for index in actions.indices {
        actions[index].effects = actions[index].effects.map { $0.masked(fields) }
      }
      return modifier(actions, at: position)
    }
    return self
  }
}

extension Effect {
  /// The effect with bullets for what it enters in a secure field, or in one that it makes secure.
  fileprivate func masked(_ fields: Set<String>) -> Effect {
    guard case .update(var change) = self else { return self }
    let properties = change.properties
    let isSecret = fields.contains(change.id) || Node(.view, properties: properties).isSecure
    let secrets = isSecret ? properties.secrets : []
    change.properties = properties.map {
      (isSecret ? $0.masked(secrets) : $0).withEffectsMasked(fields)
    }
    return .update(change)
  }
}

extension [Property] {
  /// What is entered in a field with these properties; a prompt in the place of a value is no
  /// secret.
  fileprivate var secrets: [String] {
    compactMap(\.secret).filter { !$0.isEmpty && $0 != self[.placeholder] }
  }
}

extension Screen {
  /// The screen with bullets instead of the secrets in its views.
  package var masked: Screen {
    var screen = self
    screen.views = screen.views.masked(false, screen.views.secretFields)
    return screen
  }
}

extension [Node] {
  /// The views, and those in them, with bullets instead of secrets.
  fileprivate func masked(_ isInside: Bool, _ fields: Set<String>) -> [Node] {
    map { $0.masked(isInside, fields) }
  }

  /// The ids and identifiers of the secure fields in the views, and of all in a view that has the
  /// trait.
  fileprivate var secretFields: Set<String> {
    var fields: Set<String> = []
    var waiting = map { (node: $0, isInside: false) }
    while let (node, isInside) = waiting.popLast() {
      let isSecret = isInside || node.isSecure
      if isSecret { fields.formUnion([node.id, node[.identifier]].compactMap(\.self)) }
      waiting += (node.children + node.properties.flatMap(\.nodes)).map {
        (node: $0, isInside: isSecret)
      }
    }
    return fields
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
