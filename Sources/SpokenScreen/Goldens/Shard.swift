/// One of several parts of a set of things, each of which is in exactly one part.
public struct Shard: Hashable, Sendable {
  /// The number of the part, counted from 1.
  public var number: Int
  /// How many parts there are.
  public var count: Int

  /// Reads `3/8`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count <= 10_000,
      number >= 1, number <= count
    else { return nil }
    (self.number, self.count) = (number, count)
  }
}
