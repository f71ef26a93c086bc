extension Vocabulary {
  /// Every language that has words.
  public static let all: [Vocabulary] = [
    .english, .german, .russian, .vietnamese, .french, .spanish, .japanese,
  ]

  /// The vocabulary for a language tag, or nil when there is none.
  public static func `for`(_ language: String) -> Vocabulary? {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.language == primary }
  }
}
