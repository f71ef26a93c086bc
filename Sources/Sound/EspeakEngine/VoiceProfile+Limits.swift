import VoiceOverSpeech

extension VoiceProfile {
  /// The speeds of the engine, in words per minute.
  static let rates = 80...1000
  /// The pitches of the engine, and the ranges of its pitch.
  static let pitches = 0...99
  /// The volumes of the engine, in hundredths.
  static let volumes = 0...100

  /// What is wrong with a value outside the engine's limits, and what to write instead, or nil.
  ///
  /// The engine would silently use the nearest valid number, and a name up to its first zero.
  var excess: String? {
    let numbers = [
      ("rate", rate, Self.rates), ("pitch", pitch, Self.pitches), ("range", range, Self.pitches),
      ("volume", volume, Self.volumes),
    ]
    for (key, number, allowed) in numbers where !allowed.contains(number) {
      let bounds = "\(allowed.lowerBound) to \(allowed.upperBound)"
      return "'\(key)' is \(number); write a number from \(bounds)"
    }
    // Names travel to the worker terminated by a zero, so one inside would shift the text after it.
    for (key, name) in [("engineVoice", engineVoice), ("variant", variant ?? "")]
    where name.utf8.contains(0) {
      return "'\(key)' holds a zero character; write the name alone"
    }
    return nil
  }
}
