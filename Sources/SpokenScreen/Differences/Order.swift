/// In which order stops are told of, and which of them are at another place than before.
struct Order {
  /// A stop before, now, or both, by their numbers from 0.
  struct Step {
    var old: Int?
    var new: Int?
    /// The new stop before it, for one that is gone.
    var previous: Int?
  }

  /// All stops in the order of the new telling; what is gone follows what it followed.
  private(set) var steps: [Step] = []
  private var moves: [Int: StopChange] = [:]
  /// The old stops that are at another place among those that stayed; of a swap both.
  private(set) var displaced: Set<Int> = []

  /// Whether the stops are those of a screen from first to last, so that their numbers say something.
  let isWay: Bool

  init(_ partners: [Int?], _ old: [HeardStop], _ new: [HeardStop], isWay: Bool) {
    self.isWay = isWay
    // What is told where the cursor is belongs to its step, and has no place of its own.
    let paired = partners.indices.filter { index in
      old[index].isLanding && (partners[index].map { new[$0].isLanding } ?? false)
    }
    var ranks = ranks(paired.compactMap { partners[$0] })
    // Two that have exchanged their places; what lies between them did not move.
    for place in ranks.indices where ranks[place] > place && ranks[ranks[place]] == place {
      let other = ranks[place]
      guard let number = partners[paired[place]], let its = partners[paired[other]] else {
        continue
      }
      // It is told at the one that comes first now.
      moves[paired[other]] = StopChange(swapping: new[its], with: new[number])
      displaced.formUnion([paired[place], paired[other]])
      ranks.swapAt(place, other)
    }
    let kept = Set(Alignment.ascending(ranks))
    for (place, rank) in ranks.enumerated() where !kept.contains(place) {
      let stop = paired[place]
      guard let number = partners[stop] else { continue }
      moves[stop] = StopChange(
        moving: new[number], isWay ? (stop, number) : nil, isEarlier: rank < place)
      displaced.insert(stop)
    }
    steps = steps(partners, new.count)
  }

  /// The change of place of an old stop, or nil when it kept it.
  func move(of stop: Int) -> StopChange? { moves[stop] }

  private func steps(_ partners: [Int?], _ count: Int) -> [Step] {
    var olds = [Int?](repeating: nil, count: count)
    var gone: [Int: [Int]] = [:]
    var last = -1
    for (index, partner) in partners.enumerated() {
      if let partner {
        olds[partner] = index
        last = partner
      } else {
        gone[last, default: []].append(index)
      }
    }
    func removed(after place: Int) -> [Step] {
      (gone[place] ?? []).map { Step(old: $0, previous: place < 0 ? nil : place) }
    }
    return removed(after: -1)
      + (0..<count).flatMap { [Step(old: olds[$0], new: $0)] + removed(after: $0) }
  }

  /// Different numbers as their places in ascending order.
  private func ranks(_ numbers: [Int]) -> [Int] {
    var ranks = Array(repeating: 0, count: numbers.count)
    for (rank, place) in numbers.indices.sorted(by: { numbers[$0] < numbers[$1] }).enumerated() {
      ranks[place] = rank
    }
    return ranks
  }
}

extension StopChange {
  fileprivate init(swapping first: HeardStop, with second: HeardStop) {
    self.init(
      kind: .swapped, stop: first.name, old: second.text, new: first.text,
      message: "\(first.name) and \(second.name) changed places; \(first.name) comes first now",
      origin: first.origin)
  }

  /// Tells of a move, with the numbers of the stop where they say something.
  fileprivate init(moving stop: HeardStop, _ places: (old: Int, new: Int)?, isEarlier: Bool) {
    let numbers = places.map { ": it is stop \($0.new + 1), was stop \($0.old + 1)" } ?? ""
    self.init(
      kind: .moved, stop: stop.name, old: stop.text, new: stop.text,
      message: "\(stop.name) comes \(isEarlier ? "earlier" : "later") now\(numbers)",
      origin: stop.origin)
  }
}
