/// A language of VoiceOver: its words, its plurals, and its grammar for reading texts aloud.
///
/// A new language is one row and the folder of its words.
package struct Language: Sendable {
  /// The plural forms for whole numbers below a million.
  enum Plurals: Sendable {
    /// One form.
    case none
    /// One form for 1, and one for all others.
    case one
    /// One form for 0 and 1, and one for all others.
    case zeroAndOne
    /// By the last digits, as in Russian.
    case byLastDigits
  }

  /// The position of the word for a role relative to a name: "Cancel button", "bouton Annuler".
  package enum RolePlace: Sendable {
    case after, before
    /// After the name without a space.
    case joined
  }

  /// The language as a BCP 47 tag.
  package let tag: String
  /// VoiceOver's words.
  package let vocabulary: Vocabulary
  /// The plural forms.
  let plurals: Plurals
  /// The position of the word for a role.
  package let roles: RolePlace
  /// How numbers, dates and the like are read aloud, created on demand; nil to leave them to the
  /// engine.
  let grammar: (@Sendable () -> Grammar)?
  /// The names of emoji and symbols; nil to leave them to the engine.
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

  /// Every language with known words.
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

  /// The language of a tag, or nil; Chinese is selected by its script, otherwise by its region.
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
