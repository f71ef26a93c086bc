/// Where the cursor was at each step of a recording, from what was done and what was heard.
///
/// A recording has no places: a move forward at the end of the screen stays there, and a move back
/// goes over what was heard before. Each place is compared once, in the order of the screen, which
/// may not be that of time.
struct CursorTrack {
  /// The steps that are compared, in the order of the screen.
  var compared: [Int] {
    entries.sorted { ($0.place, $0.step) < ($1.place, $1.step) }.map(\.step)
  }
  /// The steps over places that were heard before, with the same words.
  private(set) var repeated: [Int] = []
  /// The steps at which nothing was said, at places that were heard at another step.
  private(set) var silent: [Int] = []

  private struct Entry {
    var place: Int
    var step: Int
  }

  private let words: [[String]?]
  private var entries: [Entry] = []
  private var steps: [Int: [Int]] = [:]
  private var place = 0
  private var furthest = 0
  /// The places of the containers that the cursor is in.
  private var containers: [Int] = []
  private var hasLeft = false

  /// How many repeats at the end of the screen are expected at most, which bounds the work.
  private static let mostRepeats = 50

  /// Follows the cursor; the words of each step are given as they are compared, nil for none.
  init(_ steps: [Recording.Step], _ words: [[String]?]) {
    self.words = words
    for (index, step) in steps.enumerated() { follow(step.move, index) }
  }

  private mutating func follow(_ move: Recording.Step.Move, _ step: Int) {
    let next = destination(of: move)
    let before = steps[next] ?? []
    guard let heard = words[step] else {
      // The first words are asked for again until there are some.
      if before.isEmpty, move != .current { add(step, at: next) } else { silent.append(step) }
      place = next
      return
    }
    if before.contains(where: { words[$0] == heard }) {
      repeated.append(step)
      place = next
    } else if before.isEmpty {
      // At the start of the screen a move back stays, and the same words are heard again.
      if move == .previous, steps[place]?.contains(where: { words[$0] == heard }) == true {
        repeated.append(step)
      } else {
        add(step, at: next)
      }
    } else if move != .current, let other = nearest(heard, to: next) {
      // The cursor was at the end of the screen, where moves forward are repeats.
      repeated.append(step)
      place = other
    } else {
      replaceSilence(at: next)
      add(step, at: next)
    }
  }

  private mutating func destination(of move: Recording.Step.Move) -> Int {
    defer { hasLeft = move == .out }
    switch move {
    case .current: return place
    // Behind a container that was left comes what follows everything in it.
    case .next: return hasLeft ? furthest + 1 : place + 1
    case .into:
      containers.append(place)
      return place + 1
    case .previous: return place - 1
    case .out: return containers.popLast() ?? place - 1
    }
  }

  private mutating func add(_ step: Int, at place: Int) {
    entries.append(Entry(place: place, step: step))
    steps[place, default: []].append(step)
    self.place = place
    furthest = max(furthest, place)
  }

  /// The place nearest to another one at which some words were heard.
  private func nearest(_ heard: [String], to place: Int) -> Int? {
    (1...Self.mostRepeats).lazy.flatMap { [place - $0, place + $0] }.first { other in
      steps[other]?.contains { words[$0] == heard } == true
    }
  }

  /// Takes steps without words away from a place that has words now.
  private mutating func replaceSilence(at place: Int) {
    let mute = (steps[place] ?? []).filter { words[$0] == nil }
    guard !mute.isEmpty else { return }
    silent += mute
    entries.removeAll { mute.contains($0.step) }
    steps[place]?.removeAll { mute.contains($0) }
  }
}
