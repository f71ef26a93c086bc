import ScreenSession

/// What is spoken and with which pauses; names follow iOS's VoiceOver settings.
public struct SpeechSettings: Hashable, Sendable {
  /// How a cue reaches the listener.
  public enum Feedback: String, Hashable, Sendable, CaseIterable {
    /// It is spoken.
    case speak
    /// It is left out.
    case nothing
  }

  /// Whether hints are spoken.
  public var speakHints = true
  /// How custom actions are announced.
  public var actions = Feedback.speak
  /// How custom content is announced.
  public var moreContent = Feedback.speak
  /// The silence before a hint.
  public var hintDelay = Duration.milliseconds(1100)
  /// The silence between two stops.
  public var pauseBetweenStops = Duration.milliseconds(700)

  /// Creates the settings that VoiceOver starts with.
  public init() {}

  /// The names of all settings.
  public static let keys = [
    "speakHints", "actions", "moreContent", "hintDelay", "pauseBetweenStops",
  ]

  /// Changes a setting by its name.
  ///
  /// - Parameters:
  ///   - key: one of `keys`.
  ///   - text: the value as a file or the command line writes it.
  /// - Throws: `SettingFault` when there is no such setting or it cannot have that value.
  public mutating func set(_ key: String, to text: String) throws(SettingFault) {
    switch key {
    case "speakHints": speakHints = try Self.flag(text, key)
    case "actions": actions = try Self.feedback(text, key)
    case "moreContent": moreContent = try Self.feedback(text, key)
    case "hintDelay": hintDelay = try Self.duration(text, key)
    case "pauseBetweenStops": pauseBetweenStops = try Self.duration(text, key)
    default: throw SettingFault(key: key, value: text, allowed: nil)
    }
  }

  /// The settings that differ from the default, as a transcript's header writes them.
  public var changes: [String] {
    let usual = SpeechSettings()
    var changes: [String] = []
    if speakHints != usual.speakHints { changes.append("speakHints=\(speakHints)") }
    if actions != usual.actions { changes.append("actions=\(actions.rawValue)") }
    if moreContent != usual.moreContent { changes.append("moreContent=\(moreContent.rawValue)") }
    if hintDelay != usual.hintDelay { changes.append("hintDelay=\(hintDelay.inSeconds)") }
    if pauseBetweenStops != usual.pauseBetweenStops {
      changes.append("pauseBetweenStops=\(pauseBetweenStops.inSeconds)")
    }
    return changes
  }

  private static func flag(_ text: String, _ key: String) throws(SettingFault) -> Bool {
    guard let flag = Bool(text) else {
      throw SettingFault(key: key, value: text, allowed: "true, false")
    }
    return flag
  }

  private static func feedback(_ text: String, _ key: String) throws(SettingFault) -> Feedback {
    guard let feedback = Feedback(rawValue: text) else {
      throw SettingFault(key: key, value: text, allowed: "speak, nothing")
    }
    return feedback
  }

  /// Reads `1.1s` or `300ms`; at most a minute.
  private static func duration(_ text: String, _ key: String) throws(SettingFault) -> Duration {
    let fault = SettingFault(
      key: key, value: text, allowed: "a time of at most 60s, such as 1.1s or 300ms")
    let unit = text.hasSuffix("ms") ? "ms" : "s"
    guard text.hasSuffix(unit), let number = Double(text.dropLast(unit.count)) else { throw fault }
    let milliseconds = unit == "ms" ? number : number * 1000
    guard (0...60_000).contains(milliseconds) else { throw fault }
    return .milliseconds(Int64(milliseconds.rounded()))
  }
}

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
      return
        "there is no setting '\(key)'; there are \(SpeechSettings.keys.joined(separator: ", "))"
    }
    return "the setting \(key) cannot be '\(value)'; it can be \(allowed)"
  }
}
