import ScreenTree
import VoiceOverSpeech

/// The arguments of an app's command line: a command, its words and its options.
struct AppArguments {
  /// An argument that is not understood, with how to fix it.
  struct Problem: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// A command of an app.
  enum Command: String, CaseIterable {
    case transcript, walk, explain, lint, check, render, play, preview, previews, help
    /// Answers what `spoken` asks.
    case serve

    /// Whether the installed command `spoken` performs it, with its own options.
    var isOfSpoken: Bool {
      switch self {
      case .render, .play, .preview: true
      // The app performs all others itself.
      default: false
      }
    }
  }

  /// The command.
  private(set) var command = Command.transcript
  /// The words after the command, such as a folder or a golden.
  private(set) var words: [String] = []
  /// Everything but the command, as it was typed.
  private(set) var others: [String] = []
  /// The language of the screen as a BCP 47 tag.
  private(set) var language = "en-US"
  /// The platform whose controls and whose VoiceOver are heard.
  private(set) var platform = Platform.ios
  /// The name of the preview that is heard instead of the first scene.
  private(set) var preview: String?
  /// VoiceOver's settings, as `--set KEY=VALUE` changes them.
  private(set) var settings = SpeechSettings()
  /// Whether a golden that differs is recorded.
  private(set) var isUpdate = false
  /// Whether every preview is checked.
  private(set) var checksPreviews = false

  private var isNamed = false

  /// Reads arguments; `--preview NAME` and `--preview=NAME` are the same.
  init(_ arguments: [String]) throws(Problem) {
    var waiting = arguments[...]
    while !waiting.isEmpty { try read(&waiting) }
  }

  /// Reads the next word, and its value if it has one.
  private mutating func read(_ waiting: inout ArraySlice<String>) throws(Problem) {
    let start = waiting
    guard let word = waiting.popFirst() else { return }
    // Empty parts are kept, so that `--preview=` is an error and does not take the next word.
    let parts = word.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false
    ).map(String.init)
    switch parts[0] {
    case "--language":
      language = try value(of: parts, or: &waiting, "the tag of a language, such as de or pt-BR")
    case "--platform": platform = try givenPlatform(of: parts, or: &waiting)
    case "--preview":
      preview = try value(of: parts, or: &waiting, "the name of a preview; `previews` lists them")
    case _ where !isNamed: return try name(word)
    case _ where command.isOfSpoken: break
    case "--set": try set(try value(of: parts, or: &waiting, "a setting as KEY=VALUE"))
    case "--update" where command == .check: isUpdate = true
    case "--previews" where command == .check: checksPreviews = true
    case _ where word.utf8.first == UInt8(ascii: "-"):
      throw Problem(
        description: "`\(command)` has no option '\(word)'; `help` lists what there is")
    case _: words.append(word)
    }
    others += start.dropLast(waiting.count)
  }

  /// Takes the first word as the command; an option in its place is one of `transcript`.
  private mutating func name(_ word: String) throws(Problem) {
    isNamed = true
    if let known = Command(rawValue: word) { return command = known }
    guard !["--help", "-h"].contains(word) else { return command = .help }
    throw Problem(
      description: word.utf8.first == UInt8(ascii: "-")
        ? "`\(command)` has no option '\(word)'; `help` lists what there is"
        : "there is no command '\(word)'; `help` lists them")
  }

  private mutating func set(_ text: String) throws(Problem) {
    let key = text.prefix { $0 != "=" }
    do throws(SettingError) {
      try settings.set(String(key), to: String(text.dropFirst(key.count + 1)))
    } catch {
      throw Problem(description: error.description)
    }
  }

  private func value(
    of parts: [String], or waiting: inout ArraySlice<String>, _ what: String
  ) throws(Problem) -> String {
    let next = parts.count == 2 ? parts[1] : waiting.popFirst()
    guard let next, !next.isEmpty else {
      throw Problem(description: "\(parts[0]) needs \(what)")
    }
    return next
  }

  private func givenPlatform(
    of parts: [String], or waiting: inout ArraySlice<String>
  ) throws(Problem) -> Platform {
    let names = "ios, ipados or macos"
    let name = try value(of: parts, or: &waiting, names)
    guard let platform = Platform(rawValue: name) else {
      throw Problem(description: "--platform needs \(names), not '\(name)'")
    }
    return platform
  }
}
