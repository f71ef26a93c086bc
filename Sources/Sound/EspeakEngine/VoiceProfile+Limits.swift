import VoiceOverSpeech

extension VoiceProfile {
  /// A value outside the engine's limits, and what to write instead, or nil.
  ///
  /// The engine would silently use the nearest valid number, and a name up to its first zero.
  var excess: (key: String, message: String)? {
    let numbers = [
      ("rate", rate, 80...1000), ("pitch", pitch, 0...99), ("range", range, 0...99),
      ("volume", volume, 0...100),
    ]
    for (key, number, allowed) in numbers where !allowed.contains(number) {
      let bounds = "\(allowed.lowerBound) to \(allowed.upperBound)"
      return (key, "'\(key)' is \(number); write a number from \(bounds)")
    }
    // Names travel to the worker terminated by a zero, so one inside would shift the text after it.
    for (key, name) in [("engineVoice", engineVoice), ("variant", variant ?? "")]
    where name.utf8.contains(0) {
      return (key, "'\(key)' holds a zero character; write the name alone")
    }
    return nil
  }
}
