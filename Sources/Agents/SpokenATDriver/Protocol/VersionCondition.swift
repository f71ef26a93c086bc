import SpokenSyntax

/// A condition on a version: `0.2.0`, or `<`, `<=`, `>` or `>=` before it.
package struct VersionCondition: Hashable, Sendable {
  private enum Relation: String, CaseIterable {
    // The longer ones first, because the others begin them.
    case atMost = "<="
    case atLeast = ">="
    case before = "<"
    case after = ">"
    case same = ""
  }

  private let relation: Relation
  private let numbers: [Int]

  /// Reads a condition; nil for any other text.
  package init?(_ text: String) {
    guard let relation = Relation.allCases.first(where: { text.starts(withBytes: $0.rawValue) })
    else { return nil }
    let version = String(decoding: text.utf8.dropFirst(relation.rawValue.utf8.count), as: UTF8.self)
    guard let numbers = Self.numbers(of: version) else { return nil }
    (self.relation, self.numbers) = (relation, numbers)
  }

  /// Whether a version fulfils it; false for a text that is no version.
  package func includes(_ version: String) -> Bool {
    guard var mine = Self.numbers(of: version) else { return false }
    var others = numbers
    // `1.2` and `1.2.0` are the same version.
    let count = max(mine.count, others.count)
    mine += Array(repeating: 0, count: count - mine.count)
    others += Array(repeating: 0, count: count - others.count)
    return switch relation {
    case .same: mine == others
    case .before: mine.lexicographicallyPrecedes(others)
    case .after: others.lexicographicallyPrecedes(mine)
    case .atMost: !others.lexicographicallyPrecedes(mine)
    case .atLeast: !mine.lexicographicallyPrecedes(others)
    }
  }

  /// The numbers between dots, eight at most.
  private static func numbers(of text: String) -> [Int]? {
    let parts = text.utf8.filter { $0 != UInt8(ascii: " ") }
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...8).contains(parts.count) else { return nil }
    let numbers = parts.compactMap { part -> Int? in
      // Nine digits cannot overflow.
      guard (1...9).contains(part.count), part.allSatisfy({ (48...57).contains($0) }) else {
        return nil
      }
      return Int(String(decoding: part, as: UTF8.self))
    }
    return numbers.count == parts.count ? numbers : nil
  }
}
