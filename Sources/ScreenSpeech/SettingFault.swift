import ScreenTree

/// A setting that does not exist, or a value that it cannot have.
public struct SettingFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was given.
  public var key: String
  /// The value that was given.
  public var value: String
  /// The values that are allowed, or nil when there is no such setting.
  public var allowed: String?

  /// Creates a fault.
  public init(key: String, value: String, allowed: String?) {
    self.key = key
    self.value = value
    self.allowed = allowed
  }

  /// What cannot be set, and what can.
  public var description: String {
    guard let allowed else {
      let near = Suggestion.nearest(to: key, among: SpeechSettings.keys, limit: 3)
      let advice = near.map { ". Did you mean '\($0)'?" }
      return "there is no setting '\(key)'"
        + (advice ?? "; there are \(SpeechSettings.keys.joined(separator: ", "))")
    }
    let words = allowed.split(separator: ", ").map(String.init)
    let near = Suggestion.nearest(to: value, among: words, limit: 2)
    return "the setting \(key) cannot be '\(value)'; it can be \(allowed)"
      + (near.map { ". Did you mean '\($0)'?" } ?? "")
  }
}
