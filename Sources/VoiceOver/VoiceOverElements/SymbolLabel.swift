/// The label that iOS gives an SF Symbol; each language has the words.
///
/// It describes how the system uses the symbol, not its shape. A symbol that is not in the table
/// has no known label, and VoiceOver speaks its name. Heard on iOS 13 to 26.
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
    // Later systems keep the labels of earlier ones and add to them.
    labels[symbol] ?? (system >= 26 ? newer[symbol] : nil)
  }

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
