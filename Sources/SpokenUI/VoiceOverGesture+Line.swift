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
      .playAudioGraph(nil), .chartDetails, .pause,
    ]
    if let gesture = simple.first(where: { $0.description == line }) {
      self = gesture
      return
    }
    guard let word = words.first, let gesture = Self.withText[word]?(rest) else { return nil }
    self = gesture
  }

  /// The gestures that have a text after their word.
  private static let withText: [String: @Sendable (String) -> VoiceOverGesture?] = [
    "touch": { .touch($0) }, "rotor": { .rotor($0) }, "action": { .action($0) },
    "type": { .type($0) }, "playAudioGraph": { .playAudioGraph($0) },
    "scroll": { Direction(rawValue: $0).map(Self.scroll) },
  ]
}
