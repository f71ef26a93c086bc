public import ScreenResolver
import ScreenSession
import ScreenTree

/// What is spoken and with which pauses; names follow iOS's VoiceOver settings.
public struct SpeechSettings: Hashable, Sendable {
  /// How a capital letter is told when text is read by characters.
  public enum CapitalLetters: String, Hashable, Sendable, CaseIterable {
    /// "Cap A".
    case speak
    /// A sound before the letter.
    case sound
    /// The letter in another pitch.
    case pitch
    /// As any other letter.
    case nothing
  }

  /// Where the words for traits are spoken, as the setting Controls of iOS 18.4.
  public enum TraitPlace: String, Hashable, Sendable, CaseIterable {
    /// Before the label: "Button, Submit".
    case before
    /// After label and value: "Submit, Button".
    case after
    /// Nowhere; "Selected" and the hints stay.
    case none
  }

  /// Whether hints are spoken.
  public var speakHints = true
  /// How custom actions are announced.
  public var actions = Feedback.speak
  /// Whether in a list only the first item announces its actions.
  public var firstItemOnly = false
  /// How custom content is announced.
  public var moreContent = Feedback.speak
  /// How links are told.
  public var links = Feedback.speak
  /// How containers are told on the way in and out.
  public var containerDescriptions = Feedback.speak
  /// Whether the headers of a table are spoken with its cells.
  public var tableHeaders = true
  /// Whether rows and columns of a table are spoken with its cells.
  public var rowAndColumnNumbers = true
  /// How capital letters are told when text is read by characters.
  public var capitalLetters = CapitalLetters.speak
  /// Whether a custom action says its name when it was carried out.
  public var rotorConfirmation = true
  /// How much higher, in percent, a changed pitch is.
  public var pitchChange = 20
  /// Where the words for traits are spoken; the Mac has them after the label always.
  public var traits = TraitPlace.after
  /// The silence before a hint.
  public var hintDelay = Duration.milliseconds(1100)
  /// The silence between two stops.
  public var pauseBetweenStops = Duration.milliseconds(700)
  /// What the resolver is told.
  public var resolver = ResolverSettings()

  /// Creates the settings that VoiceOver starts with.
  public init() {}
}

extension SpeechSettings {
  /// A setting under its name: how it is written, read, and which values it has.
  private struct Key: Sendable {
    var name: String
    var allowed: String
    var meaning: String
    var text: @Sendable (SpeechSettings) -> String
    var read: @Sendable (inout SpeechSettings, String) -> Bool
  }

  /// The names of all settings.
  public static let keys = table.map(\.name)

  /// Changes a setting by its name.
  ///
  /// - Parameters:
  ///   - key: one of `keys`.
  ///   - text: the value as a file or the command line writes it.
  /// - Throws: `SettingFault` when there is no such setting or it cannot have that value.
  public mutating func set(_ key: String, to text: String) throws(SettingFault) {
    guard let entry = Self.table.first(where: { $0.name == key }) else {
      throw SettingFault(key: key, value: text, allowed: nil)
    }
    guard entry.read(&self, text) else {
      throw SettingFault(key: key, value: text, allowed: entry.allowed)
    }
  }

  /// The settings that differ from the default, as a transcript's header writes them.
  public var changes: [String] {
    Self.table.compactMap { entry in
      let text = entry.text(self)
      return text == entry.text(SpeechSettings()) ? nil : "\(entry.name)=\(text)"
    }
  }

  private static let table: [Key] = [
    flag("speakHints", \.speakHints, "whether hints are spoken"),
    feedback("actions", \.actions, "how \"Actions available\" is told"),
    flag("firstItemOnly", \.firstItemOnly, "in a list only the first item tells its actions"),
    feedback("moreContent", \.moreContent, "how \"More content available\" is told"),
    feedback("links", \.links, "how links are told"),
    feedback(
      "containerDescriptions", \.containerDescriptions,
      "how containers are told on the way in and out"),
    flag("tableHeaders", \.tableHeaders, "whether cells tell their headers"),
    flag("rowAndColumnNumbers", \.rowAndColumnNumbers, "whether cells tell their row and column"),
    choice("capitalLetters", \.capitalLetters, "how capitals are told, letter by letter"),
    flag(
      "rotorConfirmation", \.rotorConfirmation, "whether an action that was carried out is told"),
    choice("traits", \.traits, "where words such as \"Button\" are spoken"),
    number("pitchChange", \.pitchChange, 1...100, "how much higher a changed pitch is, in percent"),
    duration("hintDelay", \.hintDelay, "the silence before a hint"),
    duration("pauseBetweenStops", \.pauseBetweenStops, "the silence between stops"),
    choice("compatibility", \.resolver.compatibility, "whose model of VoiceOver is followed"),
    choice(
      "combineImages", \.resolver.combineImages, "which images add words to a combined element"),
    number("systemVersion", \.resolver.systemVersion, 13...99, "the version of iOS"),
  ]

  /// Every setting with its default, what it can be, and what it means, in the order of a list.
  public static var descriptions: [(key: String, value: String, allowed: String, meaning: String)] {
    table.map { ($0.name, $0.text(SpeechSettings()), $0.allowed, $0.meaning) }
  }

  private typealias Path<Value> = any WritableKeyPath<SpeechSettings, Value> & Sendable

  private static func feedback(_ name: String, _ path: Path<Feedback>, _ meaning: String) -> Key {
    Key(
      name: name, allowed: "a list of speak, sound, pitch, braille; or nothing", meaning: meaning,
      text: { $0[keyPath: path].text }
    ) { settings, text in
      guard let feedback = Feedback(text: text) else { return false }
      settings[keyPath: path] = feedback
      return true
    }
  }

  private static func flag(_ name: String, _ path: Path<Bool>, _ meaning: String) -> Key {
    Key(
      name: name, allowed: "true, false", meaning: meaning, text: { "\($0[keyPath: path])" }
    ) { settings, text in
      guard let flag = Bool(text) else { return false }
      settings[keyPath: path] = flag
      return true
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Choice>, _ meaning: String
  ) -> Key {
    let allowed = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    return Key(
      name: name, allowed: allowed, meaning: meaning, text: { $0[keyPath: path].rawValue }
    ) { settings, text in
      guard let choice = Choice(rawValue: text) else { return false }
      settings[keyPath: path] = choice
      return true
    }
  }

  private static func number(
    _ name: String, _ path: Path<Int>, _ range: ClosedRange<Int>, _ meaning: String
  ) -> Key {
    let allowed = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return Key(
      name: name, allowed: allowed, meaning: meaning, text: { "\($0[keyPath: path])" }
    ) { settings, text in
      guard let number = Int(text), range.contains(number) else { return false }
      settings[keyPath: path] = number
      return true
    }
  }

  /// Reads `1.1s` or `300ms`; at most a minute.
  private static func duration(_ name: String, _ path: Path<Duration>, _ meaning: String) -> Key {
    Key(
      name: name, allowed: "a time of at most 60s, such as 1.1s or 300ms", meaning: meaning,
      text: { $0[keyPath: path].inSeconds }
    ) { settings, text in
      let unit = text.hasSuffix("ms") ? "ms" : "s"
      guard text.hasSuffix(unit), let number = Double(text.dropLast(unit.count)) else {
        return false
      }
      let milliseconds = unit == "ms" ? number : number * 1000
      guard (0...60_000).contains(milliseconds) else { return false }
      settings[keyPath: path] = .milliseconds(Int64(milliseconds.rounded()))
      return true
    }
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
