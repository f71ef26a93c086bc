/// The changes for a listener between two sides.
package struct HeardDifference: Hashable, Sendable {
  /// The differences of the headers, settings first, in sentences.
  package var header: [String]
  /// The changes, in the order of the new side; removed stops at their old position.
  package var changes: [StopChange] = []
  /// The stops that take more or fewer swipes or seconds to reach; none for walkthroughs, whose
  /// steps define the way, and none for transcripts.
  package var costs: [CostChange] = []
  /// The stops with a change that is not a repeat, by their numbers from 0.
  package var touched: [(old: Int?, new: Int?)] {
    pairs.filter { $0.isTouched }.map { ($0.old, $0.new) }
  }

  private var pairs: [Pair] = []

  private struct Pair: Hashable, Sendable {
    var old: Int?
    var new: Int?
    var isTouched: Bool
  }

  /// Whether a listener notices no change.
  package var isEmpty: Bool { header.isEmpty && changes.isEmpty }

  /// A difference without stops, because one side is a transcript.
  init(from old: Golden, to new: Golden, _ changes: [StopChange] = []) {
    self.changes = changes
    header = new.differences(from: old) {
      "the setting \($0) is \($1) now, was \($2)"
    }
  }

  /// Compares two sides, stop by stop.
  package init(from old: SpokenTranscript, to new: SpokenTranscript) {
    self.init(from: Golden(headerOf: old.scenario), to: Golden(headerOf: new.scenario))
    let isLinearSwipe = old.isSwipedThrough && new.isSwipedThrough
    let remains = RemovedWords(new)
    let partners = StopPairing(old.stops, new.stops).partners
    let order = MoveDetection(partners, old.stops, new.stops, isLinearSwipe: isLinearSwipe)
    let echoes = FollowUpFilter(partners, old, new, order)
    var known = Set<[String?]>()
    var following: [(change: StopChange, pair: Int)] = []
    var times: [Int] = []
    for step in order.steps {
      let all = Self.changes(step, old, new, order, remains, isLinearSwipe)
      let found = echoes.follow(step) ? [] : all
      if found.isEmpty { following += all.map { ($0, pairs.count) } }
      changes += found
      // A walkthrough may reach a change several times; it is reported once.
      let fresh = found.filter { !$0.isOfTime && known.insert($0.report).inserted }
      if !found.isEmpty, found.allSatisfy(\.isOfTime) { times.append(pairs.count) }
      pairs.append(Pair(old: step.old, new: step.new, isTouched: !fresh.isEmpty))
      if isLinearSwipe, let one = step.old, let other = step.new {
        costs += [CostChange(old.stops[one], new.stops[other])].compactMap { $0 }
      }
    }
    // Other times count only when nothing else changed, as in the list of changes.
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
    _ step: MoveDetection.Step, _ old: SpokenTranscript, _ new: SpokenTranscript,
    _ order: MoveDetection, _ remains: RemovedWords,
    _ isLinearSwipe: Bool
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
      return [
        StopChange(removed: one, of: old, after: previous, remains, isLinearSwipe: isLinearSwipe)
      ]
    case (nil, let other?): return [StopChange(added: other, in: new, isLinearSwipe: isLinearSwipe)]
    case (nil, nil): return []
    }
  }
}
