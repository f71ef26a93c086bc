/// The order in which changes of stops are reported, and the stops that moved.
struct MoveDetection {
  /// A stop before, now, or both, by their numbers from 0.
  struct Step {
    var old: Int?
    var new: Int?
    /// The new stop before it, for one that is gone.
    var previous: Int?
  }

  /// All stops in their order now; removed stops come after the stop that they followed.
  private(set) var steps: [Step] = []
  private var moves: [Int: StopChange] = [:]
  /// The old stops that moved among those that remain; for a swap both.
  private(set) var displaced: Set<Int> = []

  init(_ partners: [Int?], _ old: [SpokenStop], _ new: [SpokenStop], isLinearSwipe: Bool) {
    // Speech without a move of the cursor belongs to its step, and has no position of its own.
    let paired = partners.enumerated().compactMap { stop, partner in
      partner.flatMap { old[stop].isLanding && new[$0].isLanding ? (old: stop, new: $0) : nil }
    }
    var ranks = ranks(paired.map(\.new))
    // Two stops that were swapped; the stops between them did not move.
    for place in ranks.indices where ranks[place] > place && ranks[ranks[place]] == place {
      let (one, other) = (paired[place], paired[ranks[place]])
      // A swap is reported at the stop that comes first now.
      moves[other.old] = StopChange(swapping: new[other.new], with: new[one.new])
      displaced.formUnion([one.old, other.old])
      // Put back, so that the stops between the two are not taken for moved.
      ranks.swapAt(place, ranks[place])
    }
    // The longest sequence in order stays, so that as few stops as possible are reported.
    let kept = Set(Alignment.ascending(ranks))
    for (place, rank) in ranks.enumerated() where !kept.contains(place) {
      let pair = paired[place]
      moves[pair.old] = StopChange(
        moving: new[pair.new], isLinearSwipe ? pair : nil, isEarlier: rank < place)
      displaced.insert(pair.old)
    }
    steps = steps(partners, new.count)
  }

  /// The move of an old stop, or nil when it kept its position.
  func move(of stop: Int) -> StopChange? { moves[stop] }

  private func steps(_ partners: [Int?], _ count: Int) -> [Step] {
    var olds = [Int?](repeating: nil, count: count)
    var gone: [Int: [Step]] = [:]
    var last: Int?
    for (index, partner) in partners.enumerated() {
      if let partner {
        olds[partner] = index
        last = partner
      } else {
        // -1 stands for the place before the first new stop.
        gone[last ?? -1, default: []].append(Step(old: index, previous: last))
      }
    }
    return (-1..<count).flatMap { place in
      (place < 0 ? [] : [Step(old: olds[place], new: place)]) + (gone[place] ?? [])
    }
  }

  /// The rank of each number in ascending order; the numbers are distinct.
  private func ranks(_ numbers: [Int]) -> [Int] {
    var ranks = Array(repeating: 0, count: numbers.count)
    for (rank, place) in numbers.indices.sorted(by: { numbers[$0] < numbers[$1] }).enumerated() {
      ranks[place] = rank
    }
    return ranks
  }
}
