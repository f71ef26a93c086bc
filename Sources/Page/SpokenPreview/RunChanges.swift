package import ScreenScenarios

/// What changed between two runs of an input, and where the cursor of a page goes.
///
/// Equal lines are paired in order; between them, lines of the same element, and then the
/// remaining ones in order if there are equally many. It is a guess for a mark on a page; `spoken
/// diff` is exact.
package struct RunChanges: Hashable, Sendable {
  /// A stop, as a page and the server both know it.
  package struct Line: Codable, Hashable, Sendable {
    /// The name of the element's node; nil without one.
    package var element: String?
    /// What happened, such as `focus`.
    package var event: String
    /// All that is heard or should have been, and the result.
    package var text: String

    /// A line from its parts.
    package init(element: String?, event: String = "focus", text: String) {
      (self.element, self.event, self.text) = (element, event, text)
    }

    /// The line of a stop.
    package init(_ stop: StopRecord) {
      let words =
        stop.segments.map(\.markedText) + [stop.outcome, stop.hintOutcome].compactMap { $0 }
      self.init(
        element: stop.element, event: stop.event,
        text: words.filter { !$0.isEmpty }.joined(separator: ", "))
    }
  }

  /// The numbers of new stops that changed or were added, from 1.
  package private(set) var changed: [Int] = []
  /// How many stops with words are gone.
  package private(set) var removed = 0
  /// For each old stop the number of the new stop that takes its cursor, from 1; 1 for an empty run.
  package private(set) var places: [Int] = []

  /// How many lines of a rewritten part are compared with each other.
  private static let longestPart = 2000

  /// Compares two runs.
  package init(from old: [Line], to new: [Line]) {
    let partners = Self.partners(old, new)
    var isTaken = Array(repeating: false, count: new.count)
    for (index, partner) in partners.enumerated() {
      guard let partner else {
        if !old[index].text.isEmpty { removed += 1 }
        continue
      }
      isTaken[partner] = true
      if old[index].text != new[partner].text { changed.append(partner + 1) }
    }
    changed += new.indices.filter { !isTaken[$0] && !new[$0].text.isEmpty }.map { $0 + 1 }
    changed.sort()
    places = Self.places(partners)
  }

  /// Keeps the cursor on the same stop, or else on the last one before it that is still there.
  private static func places(_ partners: [Int?]) -> [Int] {
    var last = partners.lazy.compactMap { $0 }.first ?? 0
    return partners.map { partner in
      last = partner ?? last
      return last + 1
    }
  }

  /// The new line of each old one, from 0; nil for none.
  private static func partners(_ old: [Line], _ new: [Line]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: old.count)
    // An edit leaves most lines as they are at both ends, so little is left for the slow
    // comparison.
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    for index in 0..<start { partners[index] = index }
    for offset in 0..<end { partners[old.count - 1 - offset] = new.count - 1 - offset }
    let (olds, news) = (start..<old.count - end, start..<new.count - end)
    var gaps = [(olds, news)]
    // Its time grows with the length times the differences, so a longer part is paired by elements.
    if max(olds.count, news.count) <= longestPart {
      gaps = pairEqual(old[olds], new[news], &partners)
    }
    for gap in gaps { pairSimilar(gap, old, new, &partners) }
    return partners
  }

  /// Pairs equal lines in common order, and returns what lies between them.
  private static func pairEqual(
    _ old: ArraySlice<Line>, _ new: ArraySlice<Line>, _ partners: inout [Int?]
  ) -> [(Range<Int>, Range<Int>)] {
    // What is in neither list of changes is equal, in the same order on both sides.
    let changes = Array(new).difference(from: Array(old))
    let removed = Set(changes.removals.map { $0.offset + old.startIndex })
    let inserted = Set(changes.insertions.map { $0.offset + new.startIndex })
    var gaps: [(Range<Int>, Range<Int>)] = []
    var (oldStart, newStart) = (old.startIndex, new.startIndex)
    let kept = zip(
      old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
    for (one, other) in kept {
      partners[one] = other
      gaps.append((oldStart..<one, newStart..<other))
      (oldStart, newStart) = (one + 1, other + 1)
    }
    return gaps + [(oldStart..<old.endIndex, newStart..<new.endIndex)]
  }

  /// Pairs lines of the same element, then the rest if both sides have equally many.
  private static func pairSimilar(
    _ gap: (old: Range<Int>, new: Range<Int>), _ old: [Line], _ new: [Line],
    _ partners: inout [Int?]
  ) {
    var rest = Array(gap.new)
    // The element that a screen opens on is reached by another event when it is not the first any more.
    for isSameEvent in [true, false] {
      for one in gap.old where partners[one] == nil && old[one].element != nil {
        let place = rest.firstIndex {
          new[$0].element == old[one].element
            && (new[$0].event == old[one].event || !isSameEvent)
        }
        if let place { partners[one] = rest.remove(at: place) }
      }
    }
    let open = gap.old.filter { partners[$0] == nil }
    // With unequal counts nothing shows which line is the new one, and a wrong pair is worse than
    // none.
    guard open.count == rest.count else { return }
    for (one, other) in zip(open, rest) where old[one].event == new[other].event {
      partners[one] = other
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
