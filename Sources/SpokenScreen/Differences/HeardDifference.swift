import ScreenResolver
import ScreenSpeech
import ScreenTree

/// What changed for a listener between two tellings.
public struct HeardDifference: Hashable, Sendable {
  /// What the headers say differently, settings first, in sentences.
  public var header: [String]
  /// What changed, in the order of the new telling; what is gone where it was.
  public var changes: [StopChange]
  /// The stops that take more or fewer swipes or seconds to reach; none for walkthroughs, whose ways
  /// are those of their steps.
  public var costs: [CostChange]
  /// The stops of which something changed that was not told before, by their numbers from 0.
  public var touched: [(old: Int?, new: Int?)] {
    pairs.filter { $0.isTouched }.map { ($0.old, $0.new) }
  }

  private var pairs: [Pair]

  private struct Pair: Hashable, Sendable {
    var old: Int?
    var new: Int?
    var isTouched: Bool
  }

  /// Whether a listener notices nothing.
  public var isEmpty: Bool { header.isEmpty && changes.isEmpty }

  /// Compares two tellings, stop by stop.
  public init(from old: Heard, to new: Heard) {
    var (old, new) = (old, new)
    if old.isTranscript != new.isTranscript {
      old.estimate()
      new.estimate()
    }
    header = Self.header(old.header, new.header)
    let isWay = old.isSwipedThrough && new.isSwipedThrough
    let remains = Remains(new)
    let partners = StopPairing(old.stops, new.stops).partners
    let order = Order(partners, old.stops, new.stops, isWay: isWay)
    let echoes = Echoes(partners, old, new, order)
    changes = []
    costs = []
    pairs = []
    var known = Set<[String?]>()
    var following: [(change: StopChange, pair: Int)] = []
    var times: [Int] = []
    for step in order.steps {
      let all = Self.changes(step, old, new, order, remains)
      let found = echoes.follow(step) ? [] : all
      if found.isEmpty { following += all.map { ($0, pairs.count) } }
      changes += found
      // What a walkthrough meets several times is one change.
      let fresh = found.filter { !$0.isOfTime && known.insert($0.told).inserted }
      if !found.isEmpty, fresh.isEmpty, found.allSatisfy(\.isOfTime) { times.append(pairs.count) }
      pairs.append(Pair(old: step.old, new: step.new, isTouched: !fresh.isEmpty))
      if isWay, let one = step.old, let other = step.new {
        costs += CostChange(old.stops[one], new.stops[other]).map { [$0] } ?? []
      }
    }
    // When other words take longer, what follows is cut at another moment.
    let others = changes.filter { !$0.isOfTime }
    if !others.isEmpty {
      changes = others
    } else {
      for index in times { pairs[index].isTouched = true }
    }
    if changes.isEmpty { tell(following) }
  }

  /// Tells of what follows from a move, when there is nothing else to tell.
  private mutating func tell(_ following: [(change: StopChange, pair: Int)]) {
    changes = following.map(\.change)
    for index in following.map(\.pair) { pairs[index].isTouched = true }
  }

  private static func header(_ old: [String], _ new: [String]) -> [String] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    func words(_ line: String) -> String { String(line.dropFirst().drop { $0 == " " }) }
    func settings(_ lines: [String]) -> [String: String] {
      let pairs = lines.dropFirst().map { words($0).split(separator: "=", maxSplits: 1) }
      return Dictionary(
        pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
        uniquingKeysWith: { $1 })
    }
    let (before, after) = (settings(old), settings(new))
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    return changed.sorted().map { key in
      "the setting \(key) is \(after[key] ?? "as usual") now, was \(before[key] ?? "as usual")"
    }
      + TitleLine(new[0]).differences(from: TitleLine(old[0]))
  }

  private static func changes(
    _ step: Order.Step, _ old: Heard, _ new: Heard, _ order: Order, _ remains: Remains
  ) -> [StopChange] {
    switch (step.old, step.new) {
    case (let one?, let other?):
      var before = old.stops[one]
      var after = new.stops[other]
      if old.isTranscript, !new.isTranscript { before = before.refined(by: after) }
      if new.isTranscript, !old.isTranscript { after = after.refined(by: before) }
      if after.origin == nil { after.origin = before.origin }
      let isUncertain =
        old.isTranscript != new.isTranscript && before.isLanding && after.isLanding
        && before.isUnlike(after)
      let changes =
        (order.move(of: one).map { [$0] } ?? [])
        + (isUncertain ? StopChange.plain(before, after) : StopChange.all(before, after))
      return changes.map { change in
        var change = change
        (change.oldNumber, change.newNumber) = (one + 1, other + 1)
        return change
      }
    case (let one?, nil):
      return [StopChange(removed: one, old, new, after: step.previous, remains, order.isWay)]
    case (nil, let other?): return [StopChange(added: other, new, order.isWay)]
    case (nil, nil): return []
    }
  }
}

extension Heard {
  /// Whether nothing is done but opening a screen and swiping on.
  fileprivate var isSwipedThrough: Bool {
    stops.allSatisfy { ["open", "next", ""].contains($0.command) }
  }
}

extension StopChange {
  /// Whether nothing but the moment changed at which something is cut.
  fileprivate var isOfTime: Bool {
    kind == .heard && old != nil && old?.filter { !$0.isNumber } == new?.filter { !$0.isNumber }
  }

  fileprivate init(added number: Int, _ heard: Heard, _ isWay: Bool) {
    let stop = heard.stops[number]
    let place = number == 0 ? "at the beginning" : "after \(heard.stops[number - 1].name)"
    let fact = stop.facts.first { $0.reason != nil }
    self.init(
      kind: .added, stop: stop.name, new: stop.text, newNumber: number + 1,
      message: Self.sentence(about: stop, "is new")
        + (stop.isEcho ? "" : ", \(stop.place(number, isWay)), \(place)"),
      origin: stop.origin ?? fact?.reason?.origin)
  }

  /// Tells of a stop that is gone; it would stand behind the new stop of a number, or first.
  fileprivate init(
    removed number: Int, _ old: Heard, _ new: Heard, after previous: Int?, _ remains: Remains,
    _ isWay: Bool
  ) {
    let stop = old.stops[number]
    let label = stop.words(.label) ?? stop.text
    let rest = remains[label]
    let view = stop.isLanding ? remains.unreached(stop.id ?? label) : nil
    self.init(
      kind: .removed, stop: stop.name, old: stop.text, oldNumber: number + 1,
      message: view == nil
        ? Self.sentence(about: stop, "is gone")
          + (stop.isEcho ? "" : ", was \(stop.place(number, isWay))")
        : "the steps do not come to \(stop.name) any more",
      origin: view ?? rest?.origin ?? previous.flatMap { new.stops[$0].origin },
      cause: view == nil ? rest?.cause : nil)
  }
}

extension HeardStop {
  /// Where it is: its number among the stops, or the step of a walkthrough.
  fileprivate func place(_ number: Int, _ isWay: Bool) -> String {
    isWay || command.isEmpty ? "stop \(number + 1)" : "at the step '\(command)'"
  }
}

/// What became of words that are no stop any more.
private struct Remains {
  private var places: [String: (origin: Origin?, cause: String)] = [:]
  private let views: [String: Origin]
  private let reached: Set<String>

  /// Looks at what is no stop of its own, and at what was combined into others.
  init(_ heard: Heard) {
    views = heard.views
    reached = Set(heard.stops.flatMap { [$0.id, $0.words(.label)] }.compactMap { $0 })
    for stop in heard.stops {
      for fact in stop.facts where fact.reason?.pass == .combined {
        let whole = (stop.origin, "it is a part of \(stop.name) now")
        places[fact.text] = places[fact.text] ?? whole
      }
    }
    for view in heard.dropped.reversed() { places[view.text] = (view.origin, view.reason) }
  }

  subscript(words: String) -> (origin: Origin?, cause: String)? { places[words] }

  /// The place of a view that is there, but that no step comes to; by its id or its label.
  func unreached(_ name: String) -> Origin? { reached.contains(name) ? nil : views[name] }
}
