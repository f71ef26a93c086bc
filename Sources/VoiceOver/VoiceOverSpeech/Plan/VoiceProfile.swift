/// A voice and its parameters, as a file in `voices/` describes it.
package struct VoiceProfile: Hashable, Sendable {
  /// The name for `--voice`.
  package var name: String
  /// The language as a BCP 47 tag.
  package var language: String
  /// The engine's name of the voice, such as `gmw/en-US`.
  package var engineVoice: String
  /// The engine's variant, such as `f2`, or nil.
  package var variant: String?
  /// The speed in words per minute, 80 to 1,000.
  package var rate: Int
  /// The pitch from 0 to 99.
  package var pitch: Int
  /// The range of the pitch from 0 to 99.
  package var range: Int
  /// The volume from 0 to 100.
  package var volume: Int
  /// The amplification of the engine's speech, in decibels.
  package var gain: Double

  /// A voice with its parameters.
  package init(
    name: String, language: String, engineVoice: String, variant: String? = nil, rate: Int = 175,
    pitch: Int = 50, range: Int = 50, volume: Int = 100, gain: Double = 0
  ) {
    self.name = name
    self.language = language
    self.engineVoice = engineVoice
    self.variant = variant
    self.rate = rate
    self.pitch = pitch
    self.range = range
    self.volume = volume
    self.gain = gain
  }
}

extension VoiceProfile {
  /// The frequencies of a voice in hertz at pitches from 0 to 99, as measured with eSpeak NG.
  ///
  /// They are medians of sentences in five languages, in percent of that at 50; those of Mandarin
  /// and Russian lie up to 4 % beside them.
  private static let measured: [(pitch: Double, hertz: Double)] = [
    (0, 64), (10, 69.3), (20, 75.2), (25, 79), (30, 82.4), (35, 86.5), (40, 90.2), (45, 94.8),
    (50, 100), (55, 105), (60, 110.6), (67, 119.4), (75, 130), (82, 140.2), (90, 154), (99, 170),
  ]

  /// The voice raised by a percentage, or lowered by one less than 0, as far as its engine goes.
  package func raised(by percent: Int) -> VoiceProfile {
    guard percent != 0 else { return self }
    // In hertz, because equal steps of the engine's pitch are not equal intervals.
    let hertz =
      Self.value(of: Double(pitch), from: { $0.pitch }, to: { $0.hertz })
      * (1 + Double(percent) / 100)
    var voice = self
    voice.pitch = Int(Self.value(of: hertz, from: { $0.hertz }, to: { $0.pitch }).rounded())
    return voice
  }

  /// Interpolates between the measured values; beyond them the nearest is used.
  private static func value(
    of x: Double, from: (((pitch: Double, hertz: Double)) -> Double),
    to: (((pitch: Double, hertz: Double)) -> Double)
  ) -> Double {
    for (low, high) in zip(measured, measured.dropFirst()) where x <= from(high) {
      // Below the lowest measured point the voice stays at it; above the highest as well.
      let share = max(0, (x - from(low)) / (from(high) - from(low)))
      return to(low) + share * (to(high) - to(low))
    }
    return measured.last.map(to) ?? x
  }
}
