import ScreenTree

/// A setting that does not exist, or a value that it cannot have.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was given.
  public var key: String
  /// The value that was given.
  public var value: String
  /// The allowed values, or nil for an unknown setting.
  public var allowed: String?

  /// An unknown setting, or a wrong value.
  public init(key: String, value: String, allowed: String?) {
    self.key = key
    self.value = value
    self.allowed = allowed
  }

  /// The error, with the allowed values.
  public var description: String {
    guard let allowed else {
      if let place = Self.elsewhere[key.lowercased()] { return "'\(key)' is no setting; \(place)" }
      return "there is no setting '\(key)'"
        + (nearestKey.map { ". Did you mean '\($0)'?" }
          ?? "; there are \(SpeechSettings.keys.joined(separator: ", "))")
    }
    let words = allowed.split(separator: ", ").map(String.init)
    let near = Suggestion.nearest(to: value, among: words, limit: max(1, value.count / 3))
    return "the setting \(key) cannot be '\(value)'; it can be \(allowed)"
      + (near.map { ". Did you mean '\($0)'?" } ?? "")
  }

  /// What is set in another way than by a setting, by its name in lower case.
  private static let elsewhere: [String: String] = [
    "rate": "the rate is the option `--rate` of commands that speak",
    "speed": "the speed is the option `--rate` of commands that speak, in words per minute",
    "speakingrate": "the rate is the option `--rate` of commands that speak",
    "voice": "the voice is the option `--voice` of commands that speak",
    "language": "the language is the key `language` of the screen, and the option `--language`",
    "platform": "the platform is the key `platform` of the screen, and the option `--platform`",
  ]

  /// The setting that was probably meant: a similar one, or one that contains the word.
  private var nearestKey: String? {
    let keys = SpeechSettings.keys
    return Suggestion.nearest(to: key, among: keys, limit: max(1, key.count / 3))
      ?? keys.first { key.count > 3 && $0.lowercased().contains(key.lowercased()) }
  }
}
