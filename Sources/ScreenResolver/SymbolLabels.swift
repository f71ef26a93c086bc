/// The labels that iOS gives SF Symbols by itself.
///
/// They tell what the system uses the symbol for, not its shape. A symbol that is not in the table
/// has no label that is known, and VoiceOver speaks its name.
package enum SymbolLabels {
  /// The systems on which the labels were heard.
  package static let version = "iOS 13 to 26"

  /// The default label of a symbol, or nil when none is known.
  ///
  /// - Parameters:
  ///   - symbol: the name of the symbol.
  ///   - system: the version of iOS; newer ones describe symbols that older ones name.
  /// - Returns: the label.
  package static func label(of symbol: String, system: Int = 26) -> String? {
    labels[symbol] ?? (system >= 26 ? newer[symbol] : nil)
  }

  private static let labels: [String: String] = [
    "checkmark.seal.fill": "Verified",
    "plus": "Add",
    "minus": "Remove",
    "plus.circle.fill": "Add",
    "minus.circle.fill": "Remove",
    "heart": "Love",
    "heart.fill": "Love",
    "star": "Favorite",
    "star.fill": "Favorite",
    "arrowshape.turn.up.left": "Reply",
    "sparkles": "Sparkle",
    "slider.horizontal.3": "Edit",
    "drop": "Drop",
    "leaf": "Leaf",
    "sun.max": "Brightness Higher",
    "hand.raised": "Block",
    "sunrise": "Sunrise",
    "cloud": "Mostly Cloudy",
    "square.and.pencil": "Compose",
    "square.and.arrow.up": "Share",
    "phone": "Call",
    "phone.fill": "Call",
    "envelope": "Get Mail",
    "envelope.fill": "Get Mail",
    "link": "Link",
    "safari": "Safari",
    "doc.on.doc": "Copy",
    "person.crop.circle": "Account",
    "person.2": "Two People",
    "person.fill": "person",
    "house.fill": "Home",
    "checkmark": "Selected",
    "checkmark.circle.fill": "Selected",
    "xmark": "Close",
    "magnifyingglass": "Search",
    "chevron.left": "Back",
    "chevron.forward": "Forward",
    "chevron.down": "Go Down",
    "chevron.up": "Go Up",
    "arrow.clockwise": "Refresh",
    "arrow.triangle.2.circlepath": "Syncing",
    "ellipsis.circle": "More",
    "pause.fill": "Pause",
    "folder": "Move",
    "eye": "Show",
    "rectangle.stack.fill": "Album",
    "chevron.left.forwardslash.chevron.right": "Embed Code",
    "ladybug": "Ladybug",
  ]

  /// The labels that came with iOS 26 and its siblings.
  private static let newer: [String: String] = [
    "gearshape": "Gear shape",
    "thermometer.medium": "Thermometer indicating medium temperature",
    "gauge.with.dots.needle.50percent": "Gauge pointing to the middle mark",
  ]
}
