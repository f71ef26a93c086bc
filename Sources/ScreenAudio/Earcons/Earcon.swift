public import ScreenSpeech

/// The recipe of a sound: tones that play together or in sequence.
public struct Earcon: Hashable, Sendable {
  /// What it sounds like, and why it fits, in a sentence.
  public var description: String
  /// The tones.
  public var tones: [Tone]

  /// A recipe of tones.
  public init(description: String, tones: [Tone]) {
    self.description = description
    self.tones = tones
  }

  /// The waveform of a tone.
  public enum Wave: String, Hashable, Sendable, CaseIterable {
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
  public struct Tone: Hashable, Sendable {
    /// The waveform.
    public var wave = Wave.sine
    /// The frequency at the start, in hertz.
    public var from = 440.0
    /// The frequency at the end, in hertz; it glides by equal intervals.
    public var to = 440.0
    /// The start, in milliseconds from the start of the sound.
    public var start = 0.0
    /// The length, in milliseconds.
    public var length = 80.0
    /// The attack, in milliseconds.
    public var attack = 4.0
    /// The time to decay to a thousandth, as a bell or a plucked string does, in milliseconds; nil
    /// for no decay.
    public var decay: Double?
    /// The release, in milliseconds.
    public var release = 8.0
    /// The panning: −1 left, 0 middle, 1 right.
    public var pan = 0.0
    /// The gain relative to the other tones, in decibels.
    public var gain = 0.0

    /// A tone of 80 milliseconds at 440 hertz.
    public init() {}
  }

  /// The length, in milliseconds.
  public var length: Double { tones.map { $0.start + $0.length }.max() ?? 0 }

  /// The longest sound, in milliseconds.
  public static let longest = 400.0
  /// The file name of a sound in the folder of a theme.
  public static func fileName(of sound: Sound) -> String {
    sound.rawValue.split(separator: " ").joined(separator: "-") + ".yaml"
  }
}
