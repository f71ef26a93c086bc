/// The samples of VoiceOver's sounds.
public struct Earcons: Hashable, Sendable {
  /// How many frames make a second, in hertz.
  public var sampleRate: Int
  private var frames: [Sound: [Int16]]

  /// Creates sounds from their frames of two channels, left before right; without any, all is silent.
  public init(sampleRate: Int = 22_050, frames: [Sound: [Int16]] = [:]) {
    self.sampleRate = sampleRate
    self.frames = frames
  }

  /// The frames of a sound, left before right; none for a sound that the theme lacks.
  public subscript(_ sound: Sound) -> [Int16] { frames[sound] ?? [] }
}
