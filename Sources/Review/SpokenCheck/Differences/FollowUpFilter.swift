/// Speech at a view without a move of the cursor, such as typed text or a new value.
///
/// When a step reaches another view than before, its speech changes as well. This follows from the
/// move, or from the stop that is new or gone, and is not reported separately.
struct FollowUpFilter {
  private let partners: [Int?]
  private let old: SpokenTranscript
  private let new: SpokenTranscript
  private let order: MoveDetection
  /// The stop under the cursor, for each stop of both sides; nil before the first.
  private let oldOwners: [Int?]
  private let newOwners: [Int?]
  /// The old stop for each new one, or nil for none.
  private let origins: [Int: Int]

  init(_ partners: [Int?], _ old: SpokenTranscript, _ new: SpokenTranscript, _ order: MoveDetection)
  {
    self.partners = partners
    self.old = old
    self.new = new
    self.order = order
    (oldOwners, newOwners) = (Self.owners(old.stops), Self.owners(new.stops))
    // A new stop is the partner of one old stop at most; the closure only avoids a trap.
    origins = Dictionary(
      partners.enumerated().compactMap { old, new in new.map { ($0, old) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func owners(_ stops: [SpokenStop]) -> [Int?] {
    var owner: Int?
    return stops.indices.map { index in
      if stops[index].isLanding { owner = index }
      return owner
    }
  }

  /// Whether the difference at a step follows from a stop that is reported already.
  func follow(_ step: MoveDetection.Step) -> Bool {
    let mine = step.old.map { old.stops[$0].isEcho && isElsewhere(old: oldOwners[$0]) }
    let its = step.new.map { new.stops[$0].isEcho && isElsewhere(new: newOwners[$0]) }
    return (mine ?? true) && (its ?? true)
  }

  private func isElsewhere(new stop: Int?) -> Bool {
    guard let stop else { return false }
    return origins[stop].map(isElsewhere(old:)) ?? true
  }

  /// Whether a view is gone, or reached at another step.
  private func isElsewhere(old stop: Int?) -> Bool {
    guard let stop else { return false }
    guard let partner = partners[stop] else { return true }
    // Equal steps show directly whether the view is reached elsewhere; others leave only the order.
    if old.commands == new.commands { return old.stops[stop].step != new.stops[partner].step }
    return order.displaced.contains(stop)
  }
}
