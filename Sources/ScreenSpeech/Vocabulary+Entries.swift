extension Vocabulary {
  /// A word of a vocabulary under its name, for lists.
  public struct Entry: Hashable, Sendable {
    /// The name of the word: `traits.button`, `containers.rowSpan.few`.
    public var key: String
    /// The words, with `%1` and `%2` for what is filled in.
    public var text: String
    /// How far the wording is known.
    public var evidence: Evidence
  }

  /// Every word of the vocabulary that has evidence of its own, in the order of the source.
  public var entries: [Entry] {
    let parts: [(String, Any)] = [
      ("traits", traits), ("hints", hints), ("containers", containers), ("web", web), ("mac", mac),
      ("session", session),
    ]
    return parts.flatMap { name, part in
      Mirror(reflecting: part).children.flatMap { child in
        Self.entries(of: child.value, named: "\(name).\(child.label ?? "")")
      }
    }
  }

  private static func entries(of value: Any, named name: String) -> [Entry] {
    switch value {
    case let word as Word: [Entry(key: name, text: word.text, evidence: word.evidence)]
    case let words as [String: Word]:
      words.sorted { $0.key < $1.key }.flatMap { entries(of: $1, named: "\(name).\($0)") }
    case let counted as CountedWord:
      PluralCategory.allCases.flatMap { category in
        counted.forms[category].map { entries(of: $0, named: "\(name).\(category)") } ?? []
      }
    default: []
    }
  }
}
