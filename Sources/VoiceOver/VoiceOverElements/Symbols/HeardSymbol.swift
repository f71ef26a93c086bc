/// What was heard of an SF Symbol without a label of the app: a label of the system, or its name.
package struct HeardSymbol: Hashable, Sendable {
  /// The name of the symbol.
  package var name: String
  /// The label; nil when the name was heard.
  package var label: SymbolLabel?
  /// The language in which it was heard, as a BCP 47 tag.
  package var language: String
  /// The newest system on which it was heard; nil when the sources do not say.
  package var system: String?
  /// How many independent sources there are.
  package var sources: Int
  /// Whether two sources agree, or one shows that the words are not the app's.
  package var isCertain: Bool
  /// The first version of iOS with the label; earlier ones were heard to say the name.
  package var since: Int

  init(
    _ name: String, _ label: SymbolLabel? = nil, by sources: Int, on system: String? = nil,
    in language: String = "en", isCertain: Bool = false, since: Int = 13
  ) {
    self.name = name
    self.label = label
    self.language = language
    self.system = system
    self.sources = sources
    self.isCertain = isCertain
    self.since = since
  }

  /// What was heard of a symbol, in every language.
  package static func rows(of symbol: String) -> [HeardSymbol] { byName[symbol] ?? [] }

  private static let byName = Dictionary(grouping: all, by: \.name)
}
