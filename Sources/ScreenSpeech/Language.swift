/// A language of VoiceOver: its words, how it counts, and how its texts are read aloud.
///
/// One row of a table; a new language is a row and the folder of its words.
package struct Language: Sendable {
  /// How a language counts whole numbers below a million.
  enum Plurals: Sendable {
    /// Everything in one form.
    case none
    /// One, and all others.
    case one
    /// None and one alike, and all others.
    case zeroAndOne
    /// By the last digits, as Russian.
    case byLastDigits
  }

  /// Where a language puts the word for a role beside a name: "Cancel button", "bouton Annuler".
  package enum RolePlace: Sendable {
    case after, before
    /// After the name without a blank.
    case joined
  }

  /// The language as a BCP 47 tag.
  package let tag: String
  /// VoiceOver's words.
  package let vocabulary: Vocabulary
  /// How it counts.
  let plurals: Plurals
  /// Where it puts the word for a role.
  package let roles: RolePlace
  /// How numbers, dates and the like are read aloud, made when it is first used; nil to leave them to
  /// the engine.
  let grammar: (@Sendable () -> Grammar)?
  /// The names of emoji and signs; nil to leave them to the engine.
  let names: (@Sendable () -> CharacterNames)?

  private init(
    _ vocabulary: Vocabulary, _ plurals: Plurals, roles: RolePlace = .after,
    grammar: (@Sendable () -> Grammar)? = nil, names: (@Sendable () -> CharacterNames)? = nil
  ) {
    tag = vocabulary.language
    self.vocabulary = vocabulary
    self.plurals = plurals
    self.roles = roles
    self.grammar = grammar
    self.names = names
  }

  /// Every language that has words.
  package static let all: [Language] = [
    Language(.english, .one, grammar: { .english }, names: { .english }),
    Language(.german, .one, grammar: { .german }, names: { .german }),
    Language(
      .russian, .byLastDigits, roles: .before, grammar: { .russian }, names: { .russian }),
    Language(
      .vietnamese, .none, roles: .before, grammar: { .vietnamese }, names: { .vietnamese }),
    Language(.french, .zeroAndOne, roles: .before, grammar: { .french }, names: { .french }),
    Language(.spanish, .one, roles: .before, grammar: { .spanish }, names: { .spanish }),
    Language(.japanese, .none, roles: .joined, grammar: { .japanese }, names: { .japanese }),
    Language(.simplifiedChinese, .none, roles: .joined),
    Language(.traditionalChinese, .none, roles: .joined),
  ]

  /// The language of a tag, or nil when it has no words; Chinese goes by its script, else by its region.
  package static func of(_ tag: String) -> Language? {
    let primary = tag.primaryLanguage
    let wanted = primary == "zh" ? (isTraditional(tag) ? "zh-Hant" : "zh-Hans") : primary
    return all.first { $0.tag == wanted }
  }

  private static func isTraditional(_ tag: String) -> Bool {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    if parts.contains("hant") { return true }
    return !parts.contains("hans") && parts.contains { ["tw", "hk", "mo"].contains($0) }
  }
}
