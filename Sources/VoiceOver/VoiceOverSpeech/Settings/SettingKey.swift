import ScreenTree

/// What a setting can be.
package enum SettingKind: Hashable, Sendable, CustomStringConvertible {
  /// Yes or no.
  case flag
  /// One of some words.
  case choice([String])
  /// Some of these words, separated by commas, or `nothing`.
  case list([String])
  /// A whole number.
  case number(ClosedRange<Int>)
  /// A time of at most a minute.
  case time
  /// A value with parts, described in words; the words that stand for usual values come first.
  case parts([String], String)

  /// What is allowed, in words.
  package var description: String {
    switch self {
    case .flag: "true, false"
    case .choice(let words): words.joined(separator: ", ")
    case .list(let words): "a list of \(words.joined(separator: ", ")); or nothing"
    case .number(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .time: "a time of at most 60s, such as 1.1s or 300ms"
    case .parts(let words, let more):
      words.joined(separator: ", ") + (words.isEmpty ? "" : "; or ") + more
    }
  }
}

/// A setting with its name: how to write, read and describe its value.
struct SettingKey: Sendable {
  var name: String
  var kind: SettingKind
  var meaning: String
  var text: @Sendable (SpeechSettings) -> String
  var read: @Sendable (inout SpeechSettings, String) -> Bool

  typealias Path<Value> = any WritableKeyPath<SpeechSettings, Value> & Sendable

  /// A setting with a function that writes the value and one that reads it, returning nil for a
  /// wrong one.
  static func value<Value>(
    _ name: String, _ path: Path<Value>, _ meaning: String, _ kind: SettingKind,
    text: @escaping @Sendable (Value) -> String, read: @escaping @Sendable (String) -> Value?
  ) -> SettingKey {
    SettingKey(
      name: name, kind: kind, meaning: meaning, text: { text($0[keyPath: path]) }
    ) { settings, written in
      guard let value = read(written) else { return false }
      settings[keyPath: path] = value
      return true
    }
  }

  static func flag(_ name: String, _ path: Path<Bool>, _ meaning: String) -> SettingKey {
    value(name, path, meaning, .flag, text: { "\($0)" }, read: { Bool($0) })
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Choice>, _ meaning: String
  ) -> SettingKey {
    value(
      name, path, meaning, .choice(Choice.allCases.map(\.rawValue)), text: \.rawValue,
      read: { Choice(rawValue: $0) })
  }

  static func number(
    _ name: String, _ path: Path<Int>, _ range: ClosedRange<Int>, _ meaning: String
  ) -> SettingKey {
    value(
      name, path, meaning, .number(range), text: { "\($0)" },
      read: { Int($0).flatMap { range.contains($0) ? $0 : nil } })
  }

  /// The name of a device, or `screen` for that of the screen.
  static func device(_ name: String, _ path: Path<Device?>, _ meaning: String) -> SettingKey {
    value(
      name, path, meaning, .choice(["screen"] + Device.all.map(\.name)),
      text: { $0?.name ?? "screen" },
      read: { written -> Device?? in
        if written == "screen" { return .some(nil) }
        return Device.named(written).map { $0 as Device? }
      })
  }

  /// Channels, such as `speak,sound`.
  static func feedback(
    _ name: String, _ path: Path<Feedback>, _ meaning: String,
    among channels: [Feedback.Channel] = Feedback.Channel.allCases
  ) -> SettingKey {
    value(
      // `nothing` stands alone, so it is no member of a list.
      name, path, meaning, .list(channels.filter { $0 != .nothing }.map(\.rawValue)),
      text: \.text,
      read: { written in
        Feedback(text: written).flatMap { feedback in
          feedback.channels.allSatisfy(channels.contains) ? feedback : nil
        }
      })
  }

  /// A time of at most a minute, such as `1.1s` or `300ms`.
  static func duration(_ name: String, _ path: Path<Duration>, _ meaning: String) -> SettingKey {
    value(name, path, meaning, .time, text: \.inSeconds, read: time)
  }

  /// A time of at most a minute, or `auto` for that of the system, which is nil.
  static func optionalTime(_ name: String, _ path: Path<Duration?>, _ meaning: String) -> SettingKey
  {
    value(
      name, path, meaning, .parts(["auto"], SettingKind.time.description),
      text: { $0?.inSeconds ?? "auto" }
    ) { written -> Duration?? in
      // The inner nil is a value of the setting; the outer one would be an error.
      if written == "auto" { return .some(nil) }
      return time(written).map { $0 as Duration? }
    }
  }

  /// Parses a time of at most a minute; nil for anything else.
  private static func time(_ written: String) -> Duration? {
    let unit = written.hasSuffix("ms") ? "ms" : "s"
    guard written.hasSuffix(unit), let number = Double(written.dropLast(unit.count)) else {
      return nil
    }
    let milliseconds = unit == "ms" ? number : number * 1000
    guard (0...60_000).contains(milliseconds) else { return nil }
    return .milliseconds(Int64(milliseconds.rounded()))
  }

  /// iOS's Emoji row: spoken or not; nobody hears braille.
  static func emoji(_ name: String, _ path: Path<Bool>, _ meaning: String) -> SettingKey {
    value(
      name, path, meaning, .parts(["speak", "braille", "nothing"], "both words as a list"),
      text: { $0 ? "speak" : "nothing" },
      read: { written in
        Feedback(text: written).flatMap { feedback in
          feedback.isSounded || feedback.changesPitch ? nil : feedback.isSpoken
        }
      })
  }
}
