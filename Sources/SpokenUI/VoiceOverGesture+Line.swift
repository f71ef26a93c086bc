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
    switch words.first {
    case "touch": self = .touch(rest)
    case "rotor": self = .rotor(rest)
    case "action": self = .action(rest)
    case "type": self = .type(rest)
    case "playAudioGraph": self = .playAudioGraph(rest)
    case "scroll":
      guard let direction = Direction(rawValue: rest) else { return nil }
      self = .scroll(direction)
    default: return nil
    }
  }
}
