import ScreenTree

/// Finds for each stop of one run the same stop in another.
///
/// Equal stops are paired first, then stops with the same id, the same role and label, the same
/// label, and finally similar stops between paired ones. Each pass is a sort or a dictionary
/// lookup, except the last, which is bounded; equal input gives equal pairs.
struct StopPairing {
  private let old: [SpokenStop]
  private let new: [SpokenStop]
  /// The number of the new stop for each old one, or nil for none.
  private(set) var partners: [Int?]
  private var isTaken: [Bool]

  /// How similar two stops must be to be the same, from 0 to 1.
  private static let likeness = 0.5
  /// How similar the words of the app must be, regardless of VoiceOver's words.
  private static let likenessOfNames = 0.3
  /// How far apart two stops in a block may be to be compared, and in how many pairs at most.
  private static let reach = 40
  private static let comparisons = 200_000

  init(_ old: [SpokenStop], _ new: [SpokenStop]) {
    self.old = old
    self.new = new
    partners = Array(repeating: nil, count: old.count)
    isTaken = Array(repeating: false, count: new.count)
    // From the most reliable key to the least, because a stop is paired only once.
    pairInOrder(\.wording)
    pair(\.identity)
    pair(\.movableWording)
    pair(\.roleAndLabel)
    pair(\.calledAs)
    for gap in gaps { pairAlike(gap) }
    for gap in gaps { pairByPlace(gap) }
  }

  /// Pairs equal keys in common order.
  private mutating func pairInOrder(_ key: (SpokenStop) -> String?) {
    for (one, other) in Alignment.pairs(old.map(key), new.map(key)) { take(one, other) }
  }

  /// Pairs equal keys, the first with the first, the second with the second.
  private mutating func pair(_ key: (SpokenStop) -> String?) {
    var waiting: [String: [Int]] = [:]
    // Reversed, because the last element is removed cheaply, and the first stop is wanted.
    for index in new.indices.reversed() where !isTaken[index] {
      if let key = key(new[index]) { waiting[key, default: []].append(index) }
    }
    for index in old.indices where partners[index] == nil {
      if let key = key(old[index]), let other = waiting[key]?.popLast() { take(index, other) }
    }
  }

  private mutating func take(_ one: Int, _ other: Int) {
    guard partners[one] == nil, !isTaken[other] else { return }
    partners[one] = other
    isTaken[other] = true
  }

  /// The stops without a partner, between stops that kept their order.
  private var gaps: [(old: [Int], new: [Int])] {
    let paired = partners.indices.filter { partners[$0] != nil }
    // A stop that moved does not delimit a gap.
    let kept = Alignment.ascending(paired.compactMap { partners[$0] }).map { paired[$0] }
    var gaps: [(old: [Int], new: [Int])] = []
    var (start, other) = (0, 0)
    for end in kept + [old.count] {
      let otherEnd = end < old.count ? partners[end] ?? new.count : new.count
      let gap = (
        old: (start..<end).filter { partners[$0] == nil },
        new: (other..<max(otherEnd, other)).filter { !isTaken[$0] }
      )
      if !gap.old.isEmpty, !gap.new.isEmpty { gaps.append(gap) }
      (start, other) = (end + 1, otherEnd + 1)
    }
    return gaps
  }

  /// Pairs the most similar stops first.
  private mutating func pairAlike(_ gap: (old: [Int], new: [Int])) {
    var scores: [(score: Double, old: Int, new: Int)] = []
    // The larger the gap, the nearer the pairs that are compared, which bounds the work.
    let reach = max(1, min(Self.reach, Self.comparisons / gap.old.count))
    let others = gap.new.map { Likeness(new[$0].text) }
    let names = gap.new.map { Likeness(new[$0].appWords) }
    for (place, one) in gap.old.enumerated() {
      let mine = Likeness(old[one].text)
      let name = Likeness(old[one].appWords)
      let end = min(others.count, place + reach)
      for other in min(max(0, place - reach), end)..<end where old[one].canBe(new[gap.new[other]]) {
        let score = mine.score(others[other])
        if score >= Self.likeness, name.score(names[other]) >= Self.likenessOfNames {
          scores.append((score, one, gap.new[other]))
        }
      }
    }
    // Equal scores are ordered by position, so that equal input gives equal pairs.
    for pair in scores.sorted(by: { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) }) {
      take(pair.old, pair.new)
    }
  }

  /// Pairs the remaining stops of one role in their order, when both sides have equally many.
  ///
  /// A stop with another position and another label is not the same one.
  private mutating func pairByPlace(_ gap: (old: [Int], new: [Int])) {
    let olds = Dictionary(grouping: gap.old.filter { partners[$0] == nil }) { old[$0].role ?? "" }
    let news = Dictionary(grouping: gap.new.filter { !isTaken[$0] }) { new[$0].role ?? "" }
    var pairs: [(old: Int, new: Int)] = []
    for (role, one) in olds {
      guard let other = news[role], other.count == one.count else { continue }
      pairs += zip(one, other).filter { old[$0.0].canBe(new[$0.1]) }.map { ($0.0, $0.1) }
    }
    // A dictionary has no order, and the pairs depend on it.
    pairs.sort { $0.old < $1.old }
    // A stop with a role is a more reliable match than one without, if two pairs would cross.
    var taken: [(old: Int, new: Int)] = []
    for hasRole in [true, false] {
      let open = pairs.filter { pair in
        (old[pair.old].role != nil) == hasRole
          && taken.allSatisfy { ($0.old < pair.old) == ($0.new < pair.new) }
      }
      taken += Alignment.ascending(open.map(\.new)).map { open[$0] }
    }
    for pair in taken { take(pair.old, pair.new) }
  }
}

extension SpokenStop {
  /// All words of the description.
  fileprivate var wording: String? { "\(text)\u{0}\(isSound)" }
  /// The same for a stop of the cursor; other speech belongs to its step and does not move.
  fileprivate var movableWording: String? { isLanding ? wording : nil }
  /// The words of the app; all words if there are none.
  fileprivate var appWords: String {
    words(.label, .content, .value, .announcement, .text, .report) ?? text
  }
  /// The id of a stop of the cursor.
  fileprivate var identity: String? { isLanding ? id : nil }
  /// The role and the label.
  fileprivate var roleAndLabel: String? { calledAs.map { "\($0)\u{0}\(role ?? "")" } }
  /// The label up to its first comma.
  fileprivate var calledAs: String? {
    isLanding ? words(.label).map { String($0.prefix { $0 != "," }) } : nil
  }
  /// Whether the ids do not contradict, and both are words or sounds.
  fileprivate func canBe(_ other: SpokenStop) -> Bool {
    if let id, let its = other.id, id != its, role != other.role { return false }
    return isSound == other.isSound && isAnnouncement == other.isAnnouncement
  }
}

/// The similarity of two texts, by their common pairs of letters.
struct Likeness {
  private let pairs: [Int: Int]
  private let count: Int

  init(_ text: String) {
    // A bound on the work for each pair; long texts differ at their beginning or hardly at all.
    let scalars = text.lowercased().unicodeScalars.prefix(200).map { Int($0.value) }
    var pairs: [Int: Int] = [:]
    for (one, other) in zip(scalars, scalars.dropFirst()) {
      // A scalar has at most 21 bits, so that both fit into one key.
      pairs[one << 21 | other, default: 0] += 1
    }
    self.pairs = pairs
    count = max(scalars.count - 1, 0)
  }

  /// From 0 for no common pairs to 1 for the same pairs.
  func score(_ other: Likeness) -> Double {
    guard count + other.count > 0 else { return 0 }
    let common = pairs.reduce(0) { $0 + min($1.value, other.pairs[$1.key] ?? 0) }
    return Double(2 * common) / Double(count + other.count)
  }
}
