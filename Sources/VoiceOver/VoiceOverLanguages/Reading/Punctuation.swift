/// Which punctuation marks are spoken by name: a group of iOS, and custom rules.
public struct Punctuation: Hashable, Sendable {
  /// One of iOS's groups.
  public enum Group: String, Hashable, Sendable, CaseIterable, Codable {
    /// The marks that a voice cannot express.
    case none
    /// The marks of a keyboard and of mathematics as well.
    case some
    /// Every mark.
    case all
  }

  /// The treatment of a mark.
  public enum Treatment: Hashable, Sendable, Codable {
    /// The mark is left to the engine.
    case ignore
    /// Words are spoken instead.
    case replace(String)
    /// The mark is dropped.
    case remove
  }

  /// The group of marks without a custom rule.
  public var group: Group
  /// Custom rules for single marks, which override the group.
  public var custom: [Character: Treatment]

  /// A group with custom rules.
  ///
  /// - Parameters:
  ///   - group: the group to start from.
  ///   - custom: custom rules for single marks.
  public init(_ group: Group, custom: [Character: Treatment] = [:]) {
    self.group = group
    self.custom = custom
  }

  /// A group by its name, or nil.
  public init?(group: String) {
    guard let group = Group(rawValue: group) else { return nil }
    self.init(group)
  }

  /// The group None.
  public static let none = Punctuation(.none)
  /// The group Some, iOS's default.
  public static let some = Punctuation(.some)
  /// The group All.
  public static let all = Punctuation(.all)

  /// The treatment of a mark in a text.
  ///
  /// - Parameters:
  ///   - mark: the mark.
  ///   - name: its name in the language, or nil if unknown.
  /// - Returns: the custom rule, otherwise that of the group.
  func treatment(of mark: Character, named name: @autoclosure () -> String?) -> Treatment {
    if let rule = custom[mark] { return rule }
    // In this order, because a name is looked up in large tables.
    guard isNamed(mark), let name = name() else { return .ignore }
    return .replace(name)
  }

  /// Whether the group speaks a mark by its name.
  ///
  /// The groups are those of iOS for the marks that iOS lists. Any other mark with a name, such as
  /// an arrow, is spoken from Some on. A new line stays a pause except in All: iOS lists it under
  /// Some too, but nobody hears "new line" while a label is read.
  private func isNamed(_ mark: Character) -> Bool {
    if Self.inEveryGroup.contains(mark) { return true }
    return switch group {
    case .none: false
    case .some: !Self.inAllOnly.contains(mark) && !Self.inNoGroup.contains(mark)
    case .all: !Self.inNoGroup.contains(mark)
    }
  }

  /// The marks that even None names.
  private static let inEveryGroup = Set<Character>("#|~\\^_*¶§")
  /// The marks that only All names.
  private static let inAllOnly = Set<Character>(
    "$¢£¤¥`&'-»«!\"()[]:;?,.\n\t…–—“”‘’„‚‹›·€₽₫₩₹。、！？「」")
  /// The marks that are always left to the engine.
  private static let inNoGroup = Set<Character>("° \u{A0}")
}
