/// The sounds of a theme as samples, ready to be mixed with speech.
public struct Earcons: Hashable, Sendable {
  /// How many samples of a channel make a second, in hertz.
  public var sampleRate: Int
  /// The samples of each sound, left and right in turn.
  private var samples: [Sound: [Int16]]

  /// Creates earcons.
  ///
  /// - Parameters:
  ///   - sampleRate: how many samples of a channel make a second.
  ///   - samples: the samples of each sound, left and right in turn.
  public init(sampleRate: Int, samples: [Sound: [Int16]] = [:]) {
    self.sampleRate = sampleRate
    self.samples = samples
  }

  /// The samples of a sound, left, right, left, right; none for a sound that the theme lacks.
  public subscript(_ sound: Sound) -> [Int16] {
    get { samples[sound] ?? [] }
    set { samples[sound] = newValue }
  }
}
