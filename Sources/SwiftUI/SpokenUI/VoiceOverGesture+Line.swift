import ScreenTree

extension VoiceOverGesture {
  /// A gesture as a transcript writes it.
  init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    let simple: [VoiceOverGesture] = [
      .next, .previous, .first, .last, .readAll, .readFromHere, .turnRotor, .turnRotorBack,
      .rotorNext, .rotorPrevious, .increment, .decrement, .activate, .moreContent, .escape,
      .magicTap, .delete, .spell, .read(.character), .read(.word), .read(.line), .describeChart,
      .playAudioGraph(nil), .chartDetails, .pause, .tab, .shiftTab, .interact, .stopInteracting,
      .actionsMenu,
    ]
    // Before the words with a text, because `playAudioGraph` may stand alone.
    if let gesture = simple.first(where: { $0.description == line }) {
      self = gesture
      return
    }
    guard let word = words.first, let gesture = Self.withText[word]?(rest) else { return nil }
    self = gesture
  }

  /// The gestures that have a text after their word.
  private static let withText: [String: @Sendable (String) -> VoiceOverGesture?] = [
    "touch": { .touching($0) }, "explore": { Exploration(text: $0).map(Self.explore) },
    "rotor": { .rotor($0) }, "action": { .action($0) },
    "type": { .type($0) }, "playAudioGraph": { .playAudioGraph($0) },
    "scroll": { Direction(rawValue: $0).map(Self.scroll) }, "scrub": { .scrub(Scrub(line: $0)) },
  ]
}

extension VoiceOverGesture.Scrub {
  /// A drag as a transcript writes it after its word, `January to March in 3s`; or its end alone.
  fileprivate init(line: String) {
    // From the end, because the names of places may contain the same words.
    let time = line.firstMatch(of: #/ in ([0-9.]+)s$/#)
    let places = time.map { line[..<$0.range.lowerBound] } ?? line[...]
    if let seconds = time.flatMap({ Double($0.1) }) {
      self.init(places: places, in: .milliseconds(Int64(min(60, seconds) * 1000)))
    } else {
      self.init(places: places, in: .seconds(1))
    }
  }

  private init(places: Substring, in duration: Duration) {
    func place(_ text: Substring) -> Place { Place(text: String(text)) }
    guard let middle = places.firstRange(of: "to "),
      middle.lowerBound == places.startIndex || places[..<middle.lowerBound].hasSuffix(" ")
    else {
      self.init(to: place(places), in: duration)
      return
    }
    let start = places[..<middle.lowerBound].dropLast()
    self.init(
      from: start.isEmpty ? nil : place(start), to: place(places[middle.upperBound...]),
      in: duration)
  }
}
