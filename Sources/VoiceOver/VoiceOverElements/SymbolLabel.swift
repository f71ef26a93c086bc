/// The label that iOS gives an SF Symbol; each language has the words.
///
/// It describes how the system uses the symbol, not its shape. The variants of a symbol have one
/// label: `plus.circle` is "Add" as `plus` is, and `ellipsis` is "More" as `ellipsis.circle` is. A
/// symbol without a known label, and some variants that were heard so, are spoken by their names.
/// Heard on iOS 13 to 26.
package enum SymbolLabel: String, Hashable, Sendable, CaseIterable {
  case verified, add, remove, love, favorite, reply, sparkle, edit, drop, leaf, brightnessHigher,
    block, sunrise, mostlyCloudy, compose, share, call, getMail, link, safari, copy, account,
    twoPeople, person, home, selected, close, search, back, forward, goDown, goUp, refresh,
    syncing, more, pause, move, show, album, embedCode, ladybug, gearShape, mediumTemperature,
    gaugeAtMiddle

  /// The default label of a symbol, or nil if none is known.
  ///
  /// - Parameters:
  ///   - symbol: the name of the symbol.
  ///   - system: the version of iOS; newer ones describe symbols that older ones name.
  /// - Returns: the label.
  package static func of(_ symbol: String, system: Int = 26) -> SymbolLabel? {
    guard !spokenByName.contains(symbol) else { return nil }
    if let own = heard(symbol, system: system) { return own }
    // Variants that were heard with different labels would say nothing of the others.
    let others = Set(variants(of: symbol).compactMap { heard($0, system: system) })
    return others.count == 1 ? others.first : nil
  }

  /// The label that was heard for exactly this name.
  private static func heard(_ symbol: String, system: Int) -> SymbolLabel? {
    // Later systems keep the labels of earlier ones and add to them.
    labels[symbol] ?? (system >= 26 ? newer[symbol] : nil)
  }

  /// The names of the same symbol without and with a circle and a fill.
  private static func variants(of symbol: String) -> [String] {
    let plain = symbol.without(".fill").without(".circle")
    return ["", ".fill", ".circle", ".circle.fill"].map { plain + $0 }
  }

  /// Variants that were heard by their names, though another one of the symbol has a label.
  private static let spokenByName: Set<String> = [
    // Apple, WWDC21 session 10223: "Drop, fill" and "Leaf, fill".
    "drop.fill", "leaf.fill",
    // Recorded on iOS: beside other words the person in a circle added nothing.
    "person.circle", "person.circle.fill", "gearshape.fill", "chevron.down.circle.fill",
  ]

  private static let labels: [String: SymbolLabel] = [
    "checkmark.seal.fill": .verified,
    "plus": .add,
    "plus.circle.fill": .add,
    "minus": .remove,
    "minus.circle.fill": .remove,
    "heart": .love,
    "heart.fill": .love,
    "star": .favorite,
    "star.fill": .favorite,
    "arrowshape.turn.up.left": .reply,
    "sparkles": .sparkle,
    "slider.horizontal.3": .edit,
    "drop": .drop,
    "leaf": .leaf,
    "sun.max": .brightnessHigher,
    "hand.raised": .block,
    "sunrise": .sunrise,
    "cloud": .mostlyCloudy,
    "square.and.pencil": .compose,
    "square.and.arrow.up": .share,
    "phone": .call,
    "phone.fill": .call,
    "envelope": .getMail,
    "envelope.fill": .getMail,
    "link": .link,
    "safari": .safari,
    "doc.on.doc": .copy,
    "person.crop.circle": .account,
    "person.2": .twoPeople,
    "person.fill": .person,
    "house.fill": .home,
    "checkmark": .selected,
    "checkmark.circle.fill": .selected,
    "xmark": .close,
    "magnifyingglass": .search,
    "chevron.left": .back,
    "chevron.forward": .forward,
    "chevron.down": .goDown,
    "chevron.up": .goUp,
    "arrow.clockwise": .refresh,
    "arrow.triangle.2.circlepath": .syncing,
    "ellipsis.circle": .more,
    "pause.fill": .pause,
    "folder": .move,
    "eye": .show,
    "rectangle.stack.fill": .album,
    "chevron.left.forwardslash.chevron.right": .embedCode,
    "ladybug": .ladybug,
  ]

  /// The labels that came with iOS 26 and its siblings.
  private static let newer: [String: SymbolLabel] = [
    "gearshape": .gearShape,
    "thermometer.medium": .mediumTemperature,
    "gauge.with.dots.needle.50percent": .gaugeAtMiddle,
  ]
}

extension String {
  fileprivate func without(_ end: String) -> String {
    hasSuffix(end) ? String(dropLast(end.count)) : self
  }
}
