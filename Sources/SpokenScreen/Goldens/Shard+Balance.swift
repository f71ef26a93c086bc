extension Shard {
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
    let costs = things.map(cost)
    let names = things.map(name)
    let order = things.indices.sorted { one, other in
      (costs[other], names[one]) < (costs[one], names[other])
    }
    // Whoever costs nothing is counted all the same, so that no part gets all of them.
    var loads = (0..<count).map { (load: 0, number: $0) }
    var mine = Set<Int>()
    for index in order {
      let lightest = loads.removeFirst()
      if lightest.number == number - 1 { mine.insert(index) }
      let heavier = (load: lightest.load + max(costs[index], 1), number: lightest.number)
      let place = loads.partitioningIndex { $0 > heavier }
      loads.insert(heavier, at: place)
    }
    return things.indices.filter(mine.contains).map { things[$0] }
  }
}

extension [(load: Int, number: Int)] {
  /// The first place from which on a condition holds, which holds for all places behind it too.
  fileprivate func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
