/// The label that iOS gives an SF Symbol; each language has the words.
///
/// It describes how the system uses the symbol, not its shape.
package enum SymbolLabel: String, Hashable, Sendable, CaseIterable {
  case verified, add, remove, love, favorite, reply, sparkle, edit, drop, leaf, brightnessHigher,
    block, sunrise, mostlyCloudy, compose, share, call, getMail, link, safari, copy, account,
    twoPeople, person, home, selected, close, search, back, forward, goDown, goUp, refresh,
    syncing, more, pause, move, show, album, embedCode, ladybug, gearShape, mediumTemperature,
    gaugeAtMiddle, waterDrop, bookmark, walk, shoppingCart, settings, backspace, movie, list,
    locationServices, doNotDisturb, clearNight, send, slideshow, zoomIn, volumeHigh, junk,
    inboxFull, snooze, left, calendar

  /// The default label of a symbol, or nil if none is known.
  ///
  /// A label that was heard in any language stands for all of them, except where the language itself
  /// was heard to say the name. A symbol that nobody has heard has the label of its other forms, if
  /// they agree: that is inferred.
  ///
  /// - Parameters:
  ///   - symbol: the name of the symbol.
  ///   - system: the version of iOS; newer ones describe symbols that older ones name.
  ///   - language: the language of the words as a BCP 47 tag.
  /// - Returns: the label.
  package static func of(
    _ symbol: String, system: Int, in language: String = "en"
  ) -> SymbolLabel? {
    let rows = HeardSymbol.rows(of: symbol)
    guard rows.isEmpty else { return label(in: rows, system: system, language: language) }
    let others = variants(of: symbol).compactMap {
      label(in: HeardSymbol.rows(of: $0), system: system, language: language)
    }
    // Forms that were heard with different labels would say nothing of the others.
    return Set(others).count == 1 ? others.first : nil
  }

  /// The label that was heard for exactly this name.
  private static func label(
    in rows: [HeardSymbol], system: Int, language: String
  ) -> SymbolLabel? {
    let primary = language.prefix { $0 != "-" && $0 != "_" }
    let own = rows.filter { $0.language == primary }
    return (own.isEmpty ? rows : own).first { $0.label != nil && $0.since <= system }?.label
  }

  /// The names of the same symbol without and with a circle and a fill.
  private static func variants(of symbol: String) -> [String] {
    let plain = symbol.without(".fill").without(".circle")
    return ["", ".fill", ".circle", ".circle.fill"].map { plain + $0 }
  }
}

extension String {
  fileprivate func without(_ end: String) -> String {
    hasSuffix(end) ? String(dropLast(end.count)) : self
  }
}
