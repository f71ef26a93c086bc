import ScreenTree

extension Resolver {
  /// The label in the file as the only part; empty without one.
  func statedLabel(of node: Node) -> [Sourced<Wording>] {
    stated(.label, of: node).flatMap { $0.value.isBlank ? nil : [$0.map(Wording.text)] } ?? []
  }

  /// The label of a view: the label in the file, otherwise the default of its class.
  ///
  /// A title also names a button whose style shows only its symbol, like SwiftUI's
  /// `Button(_:systemImage:)`.
  func label(of node: Node) -> [Sourced<Wording>] {
    let stated = statedLabel(of: node)
    guard stated.isEmpty else { return stated }
    switch node.kind.naming {
    case .prompt: return titleIsHidden(node) ? [] : title(of: node) ?? []
    case .titleOrSymbol: return title(of: node) ?? symbolLabel(of: node)
    case .imageName: return imageLabel(of: node)
    case .progress:
      return title(of: node) ?? [
        Sourced(.inProgress, from: origin(of: node), by: .classDefault)
      ]
    }
  }

  /// The title of a text field that is its prompt, which is not spoken when there is text.
  func prompt(of node: Node) -> Suppression? {
    guard let title = node.title, titleIsHidden(node), statedLabel(of: node).isEmpty else {
      return nil
    }
    return Suppression(title, .segment(.label), by: .prompt, origin: origin(of: node))
  }

  /// Whether the title is the prompt of a field with text.
  ///
  /// On iOS SwiftUI shows the title of a text field as its prompt when no other is given, and a
  /// prompt is spoken only while the field is empty (recorded by AccessibilitySnapshot). On the Mac
  /// a form shows the title beside the field as its label (Apple, TextField).
  private func titleIsHidden(_ node: Node) -> Bool {
    screen.platform != .macos && node.isFilledBehindTitle
  }

  /// Whether the label is only the name of an image or a symbol.
  func isNamedByImage(_ label: [Sourced<Wording>]) -> Bool {
    !label.isEmpty && label.allSatisfy { $0.pass == .imageName || $0.pass == .symbolName }
  }

  private func title(of node: Node) -> [Sourced<Wording>]? {
    guard let title = node.title, !title.isBlank else { return nil }
    return [Sourced(.text(title), from: origin(of: node), by: .title)]
  }

  /// The default label of the symbol, otherwise its name.
  private func symbolLabel(of node: Node) -> [Sourced<Wording>] {
    guard let symbol = node[.symbol] else { return [] }
    let origin = origin(of: node, .symbol)
    let label = SymbolLabel.of(symbol, system: settings.systemVersion, in: screen.language)
    guard let label else { return [Sourced(.text(symbol), from: origin, by: .symbolName)] }
    let wording = Wording.symbol(
      label, inLowerCase: node.kind.isOfUIKit && model.namesImagesAsHeard)
    let isOwn = !HeardSymbol.rows(of: symbol).isEmpty
    return [Sourced(wording, from: origin, by: isOwn ? .symbolLabel : .symbolVariant)]
  }

  /// The name of the image file, of which only hyphens are silent.
  ///
  /// `coffee-bag` is "coffee bag", `coffee_bag` is "coffee underscore bag" (one listener). In
  /// AccessibilitySnapshot's model dots and underscores are silent too.
  private func imageLabel(of node: Node) -> [Sourced<Wording>] {
    guard let name = node.title, !name.isBlank else { return symbolLabel(of: node) }
    let silent: Set<Character> = model.namesImagesAsHeard ? ["-"] : ["-", "_", "."]
    let words = name.split { silent.contains($0) || $0.isWhitespace }.joined(separator: " ")
    return [Sourced(.text(words), from: origin(of: node), by: .imageName)]
  }
}

extension Node {
  /// Whether it is a text field with text, and with a title but no prompt or label.
  fileprivate var isFilledBehindTitle: Bool {
    guard kind.naming == .prompt, title != nil, !states(.placeholder), !states(.label) else {
      return false
    }
    // An empty text shows the prompt, which is spoken then.
    if let text = self[.valueText] { return !text.isBlank }
    if case .text(let text) = self[.value] { return !text.isBlank }
    return states(.value)
  }
}
