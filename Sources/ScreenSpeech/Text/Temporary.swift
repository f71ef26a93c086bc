public struct TextSettings: Hashable, Sendable {
  public enum Numbers: String, Hashable, Sendable, CaseIterable { case words, digits }
  public var punctuation = Punctuation(group: "some")!
  public var numbers = Numbers.words
  public var speaksEmoji = true
  public var emojiSuffix = false
  public var pronunciations: [Pronunciation] = []
  public init() {}
}
public struct Pronunciation: Hashable, Sendable {
  public var phrase: String
  public var substitution: String
  public var ignoresCase: Bool
  public var language: String?
  public init(
    phrase: String, substitution: String, ignoresCase: Bool = true, language: String? = nil
  ) {
    self.phrase = phrase; self.substitution = substitution; self.ignoresCase = ignoresCase;
    self.language = language
  }
}
public struct Punctuation: Hashable, Sendable {
  public enum Group: String, Hashable, Sendable, CaseIterable { case none, some, all }
  public enum Treatment: Hashable, Sendable { case ignore, replace(String), remove }
  public var group: Group
  public var custom: [Character: Treatment] = [:]
  public init?(group: String) {
    guard let g = Group(rawValue: group) else { return nil }; self.group = g
  }
  public static let some = Punctuation(group: "some")!
}
public struct Normalizer: Sendable {
  public init(language: String, settings: TextSettings) {}
  public func speech(for text: String) -> String { text }
  public func spelled(_ text: String) -> [String] { text.map { String($0) } }
  public func phonetic(_ character: Character) -> String? { nil }
  public static func hasRules(for language: String) -> Bool { false }
}
