/// The changes for a listener between two sides.
public struct HeardDifference: Hashable, Sendable {
  /// The differences of the headers, settings first, in sentences.
  public var header: [String]
  /// The changes, in the order of the new side; removed stops at their old position.
  public var changes: [StopChange] = []
  /// The stops that take more or fewer swipes or seconds to reach; none for walkthroughs, whose
  /// steps define the way, and none for transcripts.
  public var costs: [CostChange] = []
  /// The stops with a change that is not a repeat, by their numbers from 0.
  public var touched: [(old: Int?, new: Int?)] {
    pairs.filter { $0.isTouched }.map { ($0.old, $0.new) }
  }

  private var pairs: [Pair] = []

  private struct Pair: Hashable, Sendable {
    var old: Int?
    var new: Int?
    var isTouched: Bool
  }

  /// Whether a listener notices no change.
  public var isEmpty: Bool { header.isEmpty && changes.isEmpty }

  /// A difference without stops, because one side is a transcript.
  init(from old: Golden, to new: Golden, _ changes: [StopChange] = []) {
    self.changes = changes
    header = new.differences(from: old) {
      "the setting \($0) is \($1) now, was \($2)"
    }
  }

  /// Compares two sides, stop by stop.
  public init(from old: Heard, to new: Heard) {
    self.init(from: Golden(headerOf: old.story), to: Golden(headerOf: new.story))
    let isWay = old.isSwipedThrough && new.isSwipedThrough
    let remains = Remains(new)
    let partners = StopPairing(old.stops, new.stops).partners
    let order = Order(partners, old.stops, new.stops, isWay: isWay)
    let echoes = Echoes(partners, old, new, order)
    var known = Set<[String?]>()
    var following: [(change: StopChange, pair: Int)] = []
    var times: [Int] = []
    for step in order.steps {
      let all = Self.changes(step, old, new, order, remains, isWay)
      let found = echoes.follow(step) ? [] : all
      if found.isEmpty { following += all.map { ($0, pairs.count) } }
      changes += found
      // A walkthrough may reach a change several times; it is reported once.
      let fresh = found.filter { !$0.isOfTime && known.insert($0.report).inserted }
      if !found.isEmpty, found.allSatisfy(\.isOfTime) { times.append(pairs.count) }
      pairs.append(Pair(old: step.old, new: step.new, isTouched: !fresh.isEmpty))
      if isWay, let one = step.old, let other = step.new {
        costs += [CostChange(old.stops[one], new.stops[other])].compactMap { $0 }
      }
    }
    if changes.allSatisfy(\.isOfTime) { touch(times) }
    changes = changes.withoutTimes
    // Changes that follow from a move are reported when there are no others.
    if changes.isEmpty {
      changes = following.map(\.change)
      touch(following.map(\.pair))
    }
  }

  private mutating func touch(_ numbers: [Int]) {
    for index in numbers { pairs[index].isTouched = true }
  }

  private static func changes(
    _ step: Order.Step, _ old: Heard, _ new: Heard, _ order: Order, _ remains: Remains,
    _ isWay: Bool
  ) -> [StopChange] {
    switch (step.old, step.new) {
    case (let one?, let other?):
      let moves = [order.move(of: one)].compactMap { $0 }
      return (moves + StopChange.all(old.stops[one], new.stops[other])).map { change in
        var change = change
        (change.oldNumber, change.newNumber) = (one + 1, other + 1)
        return change
      }
    case (let one?, nil):
      let previous = step.previous.map { new.stops[$0] }
      return [StopChange(removed: one, of: old, after: previous, remains, isWay: isWay)]
    case (nil, let other?): return [StopChange(added: other, in: new, isWay: isWay)]
    case (nil, nil): return []
    }
  }
}
