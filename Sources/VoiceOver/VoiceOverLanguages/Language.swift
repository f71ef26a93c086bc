/// A language of VoiceOver: its words and its grammar for reading texts aloud.
///
/// A new language is one row and the folder of its words.
package struct Language: Sendable {
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
  /// The position of the word for a role.
  package let roles: RolePlace
  /// How numbers, dates and the like are read aloud, created on demand; nil to leave them to the
  /// engine.
  let grammar: (@Sendable () -> Grammar)?
  /// The names of emoji and symbols; nil for the English ones of emoji, with symbols left to the engine.
  let names: (@Sendable () -> CharacterNames)?

  private init(
    _ vocabulary: Vocabulary, roles: RolePlace = .after,
    grammar: (@Sendable () -> Grammar)? = nil, names: (@Sendable () -> CharacterNames)? = nil
  ) {
    tag = vocabulary.language
    self.vocabulary = vocabulary
    self.roles = roles
    self.grammar = grammar
    self.names = names
  }

  /// Every language with known words.
  package static let all: [Language] = [
    Language(.english, grammar: { .english }, names: { .english }),
    Language(.german, grammar: { .german }, names: { .german }),
    Language(
      .russian, roles: .before, grammar: { .russian }, names: { .russian }),
    Language(
      .vietnamese, roles: .before, grammar: { .vietnamese }, names: { .vietnamese }),
    Language(.french, roles: .before, grammar: { .french }, names: { .french }),
    Language(.spanish, roles: .before, grammar: { .spanish }, names: { .spanish }),
    Language(.japanese, roles: .joined, grammar: { .japanese }, names: { .japanese }),
    Language(.simplifiedChinese, roles: .joined),
    Language(.traditionalChinese, roles: .joined),
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
