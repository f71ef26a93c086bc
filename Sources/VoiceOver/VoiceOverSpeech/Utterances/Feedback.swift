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
  }

  /// The channels, in the order of `Channel`; never empty.
  public let channels: [Channel]

  /// Only speech.
  public static let speak = Feedback(listed: [.speak])
  /// Speech at another pitch.
  public static let speakAndPitch = Feedback(listed: [.speak, .pitch])
  /// Only a sound.
  public static let sound = Feedback(listed: [.sound])

  /// Applies iOS's rules: pitch needs speech, and nothing excludes everything else.
  ///
  /// Returns nil for no channel, and for `nothing` together with another.
  public init?(_ channels: Set<Channel>) {
    guard !channels.isEmpty, !channels.contains(.nothing) || channels.count == 1 else { return nil }
    let all = channels.contains(.pitch) ? channels.union([.speak]) : channels
    self.channels = Channel.allCases.filter(all.contains)
  }

  /// Reads a list such as `speak,sound`.
  package init?(text: String) {
    let words = text.split(separator: ",").map { $0.trimmed }
    let channels = words.compactMap { Channel(rawValue: String($0)) }
    guard channels.count == words.count else { return nil }
    self.init(Set(channels))
  }

  private init(listed channels: [Channel]) { self.channels = channels }

  /// The channels as a setting writes them: `speak,sound`.
  package var text: String { channels.map(\.rawValue).joined(separator: ",") }

  /// Whether words are spoken.
  package var isSpoken: Bool { channels.contains(.speak) }
  /// Whether a sound is played.
  package var isSounded: Bool { channels.contains(.sound) }
  /// Whether the words have another pitch.
  package var changesPitch: Bool { channels.contains(.pitch) }
}
