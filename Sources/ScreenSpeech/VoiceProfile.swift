/// A voice and how it speaks, as a file in `voices/` describes it.
public struct VoiceProfile: Hashable, Sendable {
  /// The name under which `--voice` finds it.
  public var name: String
  /// The language as a BCP 47 tag.
  public var language: String
  /// The engine's own name of the voice, such as `gmw/en-US`.
  public var engineVoice: String
  /// The engine's variant, such as `f2`, or nil for none.
  public var variant: String?
  /// The speed in words per minute, 80 to 1,000.
  public var rate: Int
  /// The pitch from 0 to 99.
  public var pitch: Int
  /// The range of the pitch from 0 to 99.
  public var range: Int
  /// The volume from 0 to 100.
  public var volume: Int

  /// Creates a voice.
  public init(
    name: String, language: String, engineVoice: String, variant: String? = nil, rate: Int = 175,
    pitch: Int = 50, range: Int = 50, volume: Int = 100
  ) {
    self.name = name
    self.language = language
    self.engineVoice = engineVoice
    self.variant = variant
    self.rate = rate
    self.pitch = pitch
    self.range = range
    self.volume = volume
  }
}
