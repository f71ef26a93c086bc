import JSONRPC
import ScreenDocuments
import ScreenFiles
package import ScreenTree

/// What a client chooses for its session by capabilities of ours.
package struct SessionOptions: Hashable, Sendable {
  /// How the time between commands counts.
  package enum Timing: String, Hashable, Sendable, CaseIterable {
    /// Everything is heard before the next command, however soon it comes.
    case virtual
    /// A command that comes during speech interrupts it.
    case interrupting
  }

  /// What happens at the start.
  package enum Start: String, Hashable, Sendable, CaseIterable {
    /// The first screen is opened, and VoiceOver is on its first element.
    case open
    /// Nothing: the client opens a screen or launches the app.
    case nothing
  }

  /// The path of the input below the served folder; nil for the only one.
  package var input: String?
  /// The platform that replaces that of the file.
  package var platform: Platform?
  /// The language that replaces that of the file.
  package var language: String?
  /// Settings that replace those of the file.
  package var settings: [Walkthrough.Setting] = []
  /// How the time between commands counts.
  package var timing = Timing.virtual
  /// What happens at the start.
  package var start = Start.open

  /// The names of the capabilities.
  package static let keys = [
    "spoken:input", "spoken:platform", "spoken:language", "spoken:settings", "spoken:timing",
    "spoken:start",
  ]

  /// The options of a client that names none.
  package init() {}

  /// Reads the options among capabilities.
  ///
  /// - Throws: `DriverError` for a value that an option does not have.
  init(_ wanted: Document) throws(DriverError) {
    func text(_ key: String) throws(DriverError) -> String? {
      guard let value = wanted[key] else { return nil }
      guard let text = value.string else {
        throw .sessionNotCreated("\(key) is a text, not \(value.kind)")
      }
      return text
    }
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
      _ key: String, _ type: Choice.Type
    ) throws(DriverError) -> Choice? {
      guard let text = try text(key) else { return nil }
      if let choice = Choice(rawValue: text) { return choice }
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw .sessionNotCreated("\(key) is one of \(names), not '\(text.prefix(80))'")
    }
    input = try text("spoken:input")
    language = try text("spoken:language")
    platform = try choice("spoken:platform", Platform.self)
    timing = try choice("spoken:timing", Timing.self) ?? .virtual
    start = try choice("spoken:start", Start.self) ?? .open
    if let own = wanted["spoken:settings"] { settings = try Self.settings(own) }
  }

  private static func settings(_ own: Document) throws(DriverError) -> [Walkthrough.Setting] {
    guard own.entries != nil else {
      throw .sessionNotCreated("spoken:settings is an object with settings, not \(own.kind)")
    }
    return own.pairs.map { Walkthrough.Setting(key: $0.0, value: $0.1.written) }
  }
}
