public import ScreenSpeech

/// The recipe of a sound: tones that are heard together or one after the other.
public struct Earcon: Hashable, Sendable {
  /// What one hears, and why it fits, in a sentence.
  public var description: String
  /// The tones.
  public var tones: [Tone]

  /// Creates a recipe.
  public init(description: String, tones: [Tone]) {
    self.description = description
    self.tones = tones
  }

  /// How the air moves in a tone.
  public enum Wave: String, Hashable, Sendable, CaseIterable {
    /// A tone without overtones.
    case sine
    /// Soft, with a few overtones.
    case triangle
    /// Hollow, with every second overtone.
    case square
    /// Sharp, with all overtones.
    case saw
    /// A rustle around the frequency, without a pitch of its own.
    case noise
  }

  /// A tone of a recipe.
  public struct Tone: Hashable, Sendable {
    /// How the air moves.
    public var wave = Wave.sine
    /// The frequency at the start, in hertz.
    public var from = 440.0
    /// The frequency at the end, in hertz; on the way it glides by equal intervals.
    public var to = 440.0
    /// When it starts, in milliseconds from the start of the sound.
    public var start = 0.0
    /// How long it lasts, in milliseconds.
    public var length = 80.0
    /// How long it rises, in milliseconds.
    public var attack = 4.0
    /// How long it takes to fall to a thousandth, as a bell or a plucked string does, in
    /// milliseconds; nil when it stays.
    public var decay: Double?
    /// How long it fades at its end, in milliseconds.
    public var release = 8.0
    /// Where it is heard: −1 at the left, 0 in the middle, 1 at the right.
    public var pan = 0.0
    /// How much louder it is than others, in decibels.
    public var gain = 0.0

    /// Creates a tone of 80 milliseconds at 440 hertz.
    public init() {}
  }

  /// How long it lasts, in milliseconds.
  public var length: Double { tones.map { $0.start + $0.length }.max() ?? 0 }

  /// The longest that a sound may last, in milliseconds.
  public static let longest = 400.0
  /// The name of the file of a sound in the folder of a theme.
  public static func fileName(of sound: Sound) -> String {
    sound.rawValue.split(separator: " ").joined(separator: "-") + ".yaml"
  }
}
