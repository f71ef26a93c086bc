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

  /// The things in this part when things of known cost are shared out evenly.
  ///
  /// The most expensive are dealt first, each to the part that has the least so far. Whoever deals the
  /// same things deals the same parts, in any order and on any machine.
  ///
  /// - Parameters:
  ///   - things: what is shared out.
  ///   - name: what tells one from another.
  ///   - cost: how much work one is, in any unit.
  /// - Returns: the things in this part, in the order in which they were given.
  public func part<Thing>(
    of things: [Thing], named name: (Thing) -> String, cost: (Thing) -> Int
  ) -> [Thing] {
    let (costs, names) = (things.map(cost), things.map(name))
    let order = things.indices.sorted { (costs[$1], names[$0]) < (costs[$0], names[$1]) }
    var loads = (1...count).map { (load: 0, number: $0) }
    var mine = Set<Int>()
    for index in order {
      var part = loads.removeFirst()
      if part.number == number { mine.insert(index) }
      // Whoever costs nothing is counted all the same, so that no part gets all of them.
      part.load += max(costs[index], 1)
      loads.insert(part, at: loads.firstIndex { $0 > part } ?? loads.count)
    }
    return things.indices.filter(mine.contains).map { things[$0] }
  }
}
