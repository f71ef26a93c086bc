/// How something reaches the listener, as iOS offers it: one way or several at once.
public struct Feedback: Hashable, Sendable {
  /// One way.
  public enum Channel: String, Hashable, Sendable, CaseIterable {
    /// Words.
    case speak
    /// A sound.
    case sound
    /// Another pitch of the words.
    case pitch
    /// A braille display, which nobody hears.
    case braille
    /// Not at all.
    case nothing
  }

  /// The ways, in the order of `Channel`; never empty.
  public let channels: [Channel]

  /// Words alone.
  public static let speak = Feedback([.speak])
  /// Words in another pitch.
  public static let speakAndPitch = Feedback([.speak, .pitch])
  /// A sound alone.
  public static let sound = Feedback([.sound])

  /// Creates feedback by iOS's rules: pitch needs words, and nothing excludes everything else.
  ///
  /// It is nil for no way at all, and for nothing together with another.
  public init?(_ channels: Set<Channel>) {
    guard !channels.isEmpty, !channels.contains(.nothing) || channels.count == 1 else { return nil }
    let all = channels.contains(.pitch) ? channels.union([.speak]) : channels
    self.channels = Channel.allCases.filter(all.contains)
  }

  /// Reads a list such as `speak,sound`.
  public init?(text: String) {
    let words = text.split(separator: ",").map { $0.trimmed }
    let channels = words.compactMap { Channel(rawValue: String($0)) }
    guard channels.count == words.count else { return nil }
    self.init(Set(channels))
  }

  private init(_ channels: [Channel]) { self.channels = channels }

  /// The ways as a setting writes them: `speak,sound`.
  public var text: String { channels.map(\.rawValue).joined(separator: ",") }

  /// Whether words are spoken.
  public var isSpoken: Bool { channels.contains(.speak) }
  /// Whether a sound is played.
  public var isSounded: Bool { channels.contains(.sound) }
  /// Whether the words have another pitch.
  public var changesPitch: Bool { channels.contains(.pitch) }
}
