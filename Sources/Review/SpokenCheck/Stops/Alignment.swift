/// Aligns two sequences of keys so that as many elements as possible keep their order.
///
/// Sequences that are too long for a full comparison are first split at keys that occur once in
/// both, as patience diff does, so that time and memory are bounded for any input.
package enum Alignment {
  /// The most keys of two blocks together for a full comparison.
  private static let longest = 4_000

  package typealias Pair = (old: Int, new: Int)

  /// The pairs of equal keys in common order, ascending in both.
  package static func pairs<Key: Hashable>(_ old: [Key], _ new: [Key]) -> [Pair] {
    pairs(old[...], new[...])
  }

  private static func pairs<Key: Hashable>(
    _ old: ArraySlice<Key>, _ new: ArraySlice<Key>
  ) -> [Pair] {
    guard old.count + new.count > longest else { return inFull(old, new) }
    // Equal ends are common and need no table, so anchors are looked for only between them.
    let head = zip(old, new).prefix { $0 == $1 }.count
    let (olds, news) = (old.dropFirst(head), new.dropFirst(head))
    let tail = zip(olds.reversed(), news.reversed()).prefix { $0 == $1 }.count
    let cuts =
      (0..<head).map { (old.startIndex + $0, new.startIndex + $0) }
      + anchors(olds.dropLast(tail), news.dropLast(tail))
      + (0..<tail).reversed().map { (old.endIndex - 1 - $0, new.endIndex - 1 - $0) }
    // Without a cut the blocks would stay as long as they are, and the recursion would not end.
    guard !cuts.isEmpty else { return [] }
    var pairs: [Pair] = []
    var start = (old: old.startIndex, new: new.startIndex)
    // The end of both lists counts as a cut, so that the last block is aligned like the others.
    for cut in cuts + [(old.endIndex, new.endIndex)] {
      pairs += self.pairs(old[start.old..<cut.0], new[start.new..<cut.1])
      pairs.append(cut)
      start = (cut.0 + 1, cut.1 + 1)
    }
    return pairs.dropLast()
  }

  /// The longest common subsequence.
  private static func inFull<Key: Hashable>(
    _ old: ArraySlice<Key>, _ new: ArraySlice<Key>
  ) -> [Pair] {
    // What a difference neither removes nor inserts is common to both, and in the same order.
    var (olds, news) = (Set(old.indices), Set(new.indices))
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): olds.remove(old.startIndex + offset)
      case .insert(let offset, _, _): news.remove(new.startIndex + offset)
      }
    }
    return zip(olds.sorted(), news.sorted()).map { ($0, $1) }
  }

  /// The keys that occur once in both blocks, as far as they are in common order.
  private static func anchors<Key: Hashable>(
    _ old: ArraySlice<Key>, _ new: ArraySlice<Key>
  ) -> [Pair] {
    var places: [Key: (old: [Int], new: [Int])] = [:]
    for index in old.indices { places[old[index], default: ([], [])].old.append(index) }
    for index in new.indices { places[new[index]]?.new.append(index) }
    let single = places.values.filter { $0.old.count == 1 && $0.new.count == 1 }
      .map { (old: $0.old[0], new: $0.new[0]) }.sorted { $0.old < $1.old }
    return ascending(single.map(\.new)).map { single[$0] }
  }

  /// The indices of a longest ascending subsequence of different numbers.
  package static func ascending(_ numbers: [Int]) -> [Int] {
    // Each tail ends the lowest ascending run of its length, so the tails themselves ascend and a
    // binary search finds the run that a number continues.
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    let found = sequence(first: tails.last ?? -1) { previous[$0] }.prefix { $0 >= 0 }
    return found.reversed()
  }
}
