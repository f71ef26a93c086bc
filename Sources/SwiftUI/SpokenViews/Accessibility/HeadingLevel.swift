import ScreenTree

extension AccessibilityHeadingLevel {
  /// What it adds to a view that is no heading; without a level nothing.
  ///
  /// A level alone makes no heading. The trait is taken away here, so that only one that a later
  /// modifier adds, or a view around, gives the level a meaning.
  func properties(at position: Position) -> [Property] {
    guard self != .unspecified else { return [] }
    return [.heading(Int(rawValue), at: position), .removeTraits([.header], at: position)]
  }
}

extension Node {
  /// The node with a level for each heading in it: what a level adds to a view that is none.
  func leveled(by level: [Property]) -> Node {
    // The modifiers of a stack apply to each view in it, of which some may be headings.
    if passesModifiersOn {
      var node = self
      node.children = children.map { $0.leveled(by: level) }
      return node
    }
    // A drawing, a space or a text without words would become an element by it.
    guard kind.shape != .nothing, kind.shape != .drawing || states(.label), !isEmptyText else {
      return self
    }
    return adding(hasHeader ? Array(level.prefix(1)) : level)
  }

  /// Whether its modifiers are those of the views in it: no container, nor what stands for others.
  private var passesModifiersOn: Bool {
    kind.shape == .group && !children.isEmpty && !states(.element) && !states(.representation)
      && !states(.accessibilityChildren)
  }

  /// Whether it is a heading, or is made of a view that is one.
  private var hasHeader: Bool {
    isHeader || (children + (self[.representation] ?? [])).contains(where: \.hasHeader)
  }

  /// Whether its class, its title or its modifiers make it a heading.
  private var isHeader: Bool {
    var isHeader = classTraits.contains(.header)
    if kind.shape == .section || kind.shape == .titled { isHeader = title != nil }
    // In their order, because a modifier may take away what one before it added.
    for property in properties {
      if let traits = property[.traits] { isHeader = traits.contains(.header) }
      if property[.addTraits]?.contains(.header) == true { isHeader = true }
      if property.modifier === AnyModifier.heading { isHeader = true }
      if property[.removeTraits]?.contains(.header) == true { isHeader = false }
    }
    return isHeader
  }
}
