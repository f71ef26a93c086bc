/// The channels in which something reaches the listener, as iOS offers them.
public struct Feedback: Hashable, Sendable {
  /// A channel.
  public enum Channel: String, Hashable, Sendable, CaseIterable {
    /// Speech.
    case speak
    /// A sound.
    case sound
    /// Speech at another pitch.
    case pitch
    /// A braille display, which nobody hears.
    case braille
    /// Not at all.
    case nothing

    /// The bit in a set of channels.
    fileprivate var bit: UInt8 {
      switch self {
      case .speak: 1
      case .sound: 2
      case .pitch: 4
      case .braille: 8
      case .nothing: 16
      }
    }
  }

  // Bits, because every utterance has a copy of the settings, and each array in them costs a count.
  private let bits: UInt8

  /// The channels, in the order of `Channel`; never empty.
  public var channels: [Channel] { Channel.allCases.filter(has) }

  /// Only speech.
  public static let speak = Feedback(bits: Channel.speak.bit)
  /// Speech at another pitch.
  public static let speakAndPitch = Feedback(bits: Channel.speak.bit | Channel.pitch.bit)
  /// Only a sound.
  public static let sound = Feedback(bits: Channel.sound.bit)

  /// Applies iOS's rules: pitch needs speech, and nothing excludes everything else.
  ///
  /// Returns nil for no channel, and for `nothing` together with another.
  public init?(_ channels: Set<Channel>) {
    guard !channels.isEmpty, !channels.contains(.nothing) || channels.count == 1 else { return nil }
    let all = channels.contains(.pitch) ? channels.union([.speak]) : channels
    bits = all.reduce(0) { $0 | $1.bit }
  }

  /// Reads a list such as `speak,sound`.
  package init?(text: String) {
    let words = text.split(separator: ",").map { $0.trimmed }
    let channels = words.compactMap { Channel(rawValue: String($0)) }
    guard channels.count == words.count else { return nil }
    self.init(Set(channels))
  }

  private init(bits: UInt8) { self.bits = bits }

  private func has(_ channel: Channel) -> Bool { bits & channel.bit != 0 }

  /// The channels as a setting writes them: `speak,sound`.
  package var text: String { channels.map(\.rawValue).joined(separator: ",") }

  /// Whether words are spoken.
  package var isSpoken: Bool { has(.speak) }
  /// Whether a sound is played.
  package var isSounded: Bool { has(.sound) }
  /// Whether the words have another pitch.
  package var changesPitch: Bool { has(.pitch) }
}
