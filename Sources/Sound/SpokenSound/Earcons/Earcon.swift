import SpokenSyntax
package import VoiceOverSpeech

/// The recipe of a sound: tones that play together or in sequence.
package struct Earcon: Hashable, Sendable {
  /// What it sounds like, and why it fits, in a sentence.
  package var description: String
  /// The tones.
  package var tones: [Tone]

  /// The waveform of a tone.
  package enum Wave: String, Hashable, Sendable, CaseIterable {
    /// A tone without overtones.
    case sine
    /// Soft, with a few overtones.
    case triangle
    /// Hollow, with every second overtone.
    case square
    /// Sharp, with all overtones.
    case saw
    /// Noise around the frequency, without a pitch.
    case noise
  }

  /// A tone of a recipe.
  package struct Tone: Hashable, Sendable {
    /// The waveform.
    package var wave = Wave.sine
    /// The frequency at the start, in hertz.
    package var from = 440.0
    /// The frequency at the end, in hertz; it glides by equal intervals.
    package var to = 440.0
    /// The start, in milliseconds from the start of the sound.
    package var start = 0.0
    /// The length, in milliseconds.
    package var length = 80.0
    /// The attack, in milliseconds.
    package var attack = 4.0
    /// The time to decay to a thousandth, as a bell or a plucked string does, in milliseconds; nil
    /// for no decay.
    package var decay: Double?
    /// The release, in milliseconds.
    package var release = 8.0
    /// The panning: −1 left, 0 middle, 1 right.
    package var pan = 0.0
    /// The gain relative to the other tones, in decibels.
    package var gain = 0.0
  }

  /// The length, in milliseconds.
  package var length: Double { tones.map { $0.start + $0.length }.max() ?? 0 }

  /// The longest sound, in milliseconds.
  package static let longest = 400.0
  /// The file name of a sound in the folder of a theme.
  package static func fileName(of sound: Sound) -> String {
    sound.rawValue.split(atByte: " ").joined(separator: "-") + ".yaml"
  }
}
