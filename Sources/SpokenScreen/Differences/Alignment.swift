/// Lines up two sequences of keys so that as much as possible stays where it is.
///
/// Keys that both sides have once are looked for first, as patience diff does; what lies between
/// them is compared in full as long as it is small. Time and memory are bounded for any input.
enum Alignment {
  /// How many pairs a stretch may have to be compared in full.
  static let cells = 1 << 20

  private typealias Stretch = (old: Range<Int>, new: Range<Int>)

  /// The pairs of equal keys that stay in order, ascending in both.
  static func pairs<Key: Hashable>(_ old: [Key], _ new: [Key]) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var work: [Stretch] = [(old.indices, new.indices)]
    while var (olds, news) = work.popLast() {
      while let one = olds.first, let other = news.first, old[one] == new[other] {
        pairs.append((one, other))
        (olds, news) = (olds.dropFirst(), news.dropFirst())
      }
      while let one = olds.last, let other = news.last, old[one] == new[other] {
        pairs.append((one, other))
        (olds, news) = (olds.dropLast(), news.dropLast())
      }
      guard !olds.isEmpty, !news.isEmpty else { continue }
      if olds.count * news.count <= cells {
        pairs += longest(old, new, olds, news)
      } else {
        work += parts(of: (olds, news), at: anchors(old, new, olds, news), &pairs)
      }
    }
    return pairs.sorted { $0.old < $1.old }
  }

  /// The stretches between anchors, and the anchors among the pairs; nothing without anchors.
  private static func parts(
    of whole: Stretch, at anchors: [(old: Int, new: Int)], _ pairs: inout [(old: Int, new: Int)]
  ) -> [Stretch] {
    guard !anchors.isEmpty else { return [] }
    var parts: [Stretch] = []
    var start = (old: whole.old.lowerBound, new: whole.new.lowerBound)
    for anchor in anchors {
      parts.append((start.old..<anchor.old, start.new..<anchor.new))
      pairs.append(anchor)
      start = (anchor.old + 1, anchor.new + 1)
    }
    parts.append((start.old..<whole.old.upperBound, start.new..<whole.new.upperBound))
    return parts
  }

  /// The keys that both stretches have once, as far as they keep their order.
  private static func anchors<Key: Hashable>(
    _ old: [Key], _ new: [Key], _ olds: Range<Int>, _ news: Range<Int>
  ) -> [(old: Int, new: Int)] {
    var places: [Key: (old: [Int], new: [Int])] = [:]
    for index in olds { places[old[index], default: ([], [])].old.append(index) }
    for index in news { places[new[index]]?.new.append(index) }
    let single = places.values.filter { $0.old.count == 1 && $0.new.count == 1 }
      .map { (old: $0.old[0], new: $0.new[0]) }.sorted { $0.old < $1.old }
    return ascending(single.map(\.new)).map { single[$0] }
  }

  /// The indices of a longest ascending subsequence of different numbers.
  static func ascending(_ numbers: [Int]) -> [Int] {
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
    var found: [Int] = []
    var last = tails.last ?? -1
    while last >= 0 {
      found.append(last)
      last = previous[last]
    }
    return found.reversed()
  }

  /// The longest common subsequence of two small stretches.
  private static func longest<Key: Hashable>(
    _ old: [Key], _ new: [Key], _ olds: Range<Int>, _ news: Range<Int>
  ) -> [(old: Int, new: Int)] {
    let width = news.count + 1
    var lengths = [Int32](repeating: 0, count: (olds.count + 1) * width)
    for row in olds.indices.reversed() {
      let start = (row - olds.lowerBound) * width
      for column in news.indices.reversed() {
        let cell = start + column - news.lowerBound
        lengths[cell] =
          old[row] == new[column]
          ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (row, column) = (olds.lowerBound, news.lowerBound)
    while row < olds.upperBound, column < news.upperBound {
      let cell = (row - olds.lowerBound) * width + column - news.lowerBound
      if old[row] == new[column] {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[cell + width] >= lengths[cell + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
