import ScreenTree

/// The arguments of an app's command line: a command, its words and its options.
struct AppArguments {
  /// An argument that is not understood, with how to fix it.
  struct Problem: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// The language of the screen as a BCP 47 tag.
  private(set) var language = "en-US"
  /// The platform whose controls and whose VoiceOver are heard.
  private(set) var platform = Platform.ios
  /// The name of the preview that is heard instead of the first scene.
  private(set) var preview: String?
  /// The command with the rest of its arguments.
  private(set) var rest: [String] = []

  /// The options of each command that the app performs itself; other commands pass theirs on.
  private static let options = [
    "transcript": [], "explain": [], "lint": [], "previews": [], "walk": ["--json", "--set"],
    "check": ["--update", "--previews"],
  ]

  /// Reads arguments; `--preview NAME` and `--preview=NAME` are the same.
  init(_ arguments: [String]) throws(Problem) {
    var waiting = arguments[...]
    while let word = waiting.popFirst() {
      // Empty parts are kept, so that `--preview=` is an error and does not take the next word.
      let parts = word.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false
      ).map(String.init)
      if parts[0] == "--language" {
        language = try value(of: parts, or: &waiting, "the tag of a language, such as de or pt-BR")
      } else if parts[0] == "--platform" {
        platform = try givenPlatform(of: parts, or: &waiting)
      } else if parts[0] == "--preview" {
        preview = try value(of: parts, or: &waiting, "the name of a preview; `previews` lists them")
      } else {
        rest.append(word)
      }
    }
    try checkOptions()
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

  private func checkOptions() throws(Problem) {
    let command = rest.first ?? "transcript"
    // Commands with sound hand their options on to `spoken`, which knows them.
    guard let known = Self.options[command] else { return }
    for word in rest.dropFirst() where word.hasPrefix("-") && !known.contains(word) {
      throw Problem(description: "`\(command)` has no option '\(word)'; `help` lists what there is")
    }
  }
}
