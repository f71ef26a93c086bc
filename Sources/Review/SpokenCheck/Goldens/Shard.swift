import SpokenSyntax

/// One of several parts of a set; each element is in exactly one part.
package struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  package var number: Int
  /// How many parts there are.
  package var count: Int

  /// Reads `3/8`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(atByte: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count <= 10_000,
      number >= 1, number <= count
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The elements of this part when elements of known cost are shared out evenly.
  ///
  /// The most expensive are assigned first, each to the part with the least cost so far. Every
  /// machine computes the same split, in any order of the elements.
  ///
  /// - Parameters:
  ///   - things: the elements to share out.
  ///   - name: the name that identifies an element.
  ///   - cost: the estimated work of an element, in any unit.
  /// - Returns: the elements of this part, in their original order.
  package func part<Thing>(
    of things: [Thing], named name: (Thing) -> String, cost: (Thing) -> Int
  ) -> [Thing] {
    let (costs, names) = (things.map(cost), things.map(name))
    // Names decide between equal costs, because machines may list the files in another order.
    let order = things.indices.sorted { (costs[$1], names[$0]) < (costs[$0], names[$1]) }
    var loads = (1...count).map { (load: 0, number: $0) }
    var mine = Set<Int>()
    for index in order {
      var part = loads.removeFirst()
      if part.number == number { mine.insert(index) }
      // An element without cost counts too, so that no part gets all of them.
      part.load += max(costs[index], 1)
      // Sorted at all times: the first part has the least load, and the lowest number among equals.
      loads.insert(part, at: loads.firstIndex { $0 > part } ?? loads.count)
    }
    return things.indices.filter(mine.contains).map { things[$0] }
  }
}
