/// One of several parts of a set of files, each of which is in exactly one part.
///
/// A file's part follows from its name alone, so that it stays when others are added.
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

  /// Whether a file is in this part; `./a` is the same file as `a`.
  public func contains(_ path: String) -> Bool {
    var name = path[...]
    while name.hasPrefix("./") { name = name.dropFirst(2).drop { $0 == "/" } }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // The low bits of this hash alone are not spread evenly.
    return Int((hash ^ (hash >> 32)) % UInt64(count)) == number - 1
  }
}
