/// Which punctuation marks are spoken by name: a group of iOS, and rules of one's own.
public struct Punctuation: Hashable, Sendable {
  /// One of the groups that iOS brings along.
  public enum Group: String, Hashable, Sendable, CaseIterable, Codable {
    /// The marks that a voice would say nothing sensible for.
    case none
    /// The signs of a keyboard and of mathematics as well.
    case some
    /// Every mark.
    case all
  }

  /// What becomes of a mark.
  public enum Treatment: Hashable, Sendable, Codable {
    /// The mark is left to the engine.
    case ignore
    /// Words are spoken in its place.
    case replace(String)
    /// The mark is dropped.
    case remove
  }

  /// The group that the marks without a rule of their own follow.
  public var group: Group
  /// Rules for single marks, which go before the group.
  public var custom: [Character: Treatment]

  /// Creates a choice of marks.
  ///
  /// - Parameters:
  ///   - group: the group to start from.
  ///   - custom: rules for single marks.
  public init(_ group: Group, custom: [Character: Treatment] = [:]) {
    self.group = group
    self.custom = custom
  }

  /// Creates the choice of a group by its name, or nil when there is no such group.
  public init?(group: String) {
    guard let group = Group(rawValue: group) else { return nil }
    self.init(group)
  }

  /// The group None.
  public static let none = Punctuation(.none)
  /// The group Some, which iOS has at first.
  public static let some = Punctuation(.some)
  /// The group All.
  public static let all = Punctuation(.all)

  /// What becomes of a mark in a text.
  ///
  /// - Parameters:
  ///   - mark: the mark.
  ///   - name: its name in the language, or nil when nobody knows one.
  /// - Returns: the rule of one's own, else that of the group.
  func treatment(of mark: Character, named name: @autoclosure () -> String?) -> Treatment {
    if let rule = custom[mark] { return rule }
    guard isNamed(mark), let name = name() else { return .ignore }
    return .replace(name)
  }

  /// Whether the group speaks a mark by its name.
  ///
  /// The groups are those of iOS for the marks that iOS lists. Any other mark that has a name, such
  /// as an arrow, is spoken from Some on. A new line stays a pause but in All: iOS lists it under
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
  /// The marks that are always the engine's.
  private static let inNoGroup = Set<Character>("° \u{A0}")
}
