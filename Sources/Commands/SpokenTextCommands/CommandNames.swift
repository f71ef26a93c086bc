import ArgumentParser
import ScreenTree
import SpokenSyntax

/// The names of commands.
///
/// ArgumentParser reports an unknown one as an unexpected argument, and prints the help of all
/// commands for `help` with an unknown one.
enum CommandNames {
  /// The commands of `spoken` that `spoken-text` lacks.
  static let ofSound: Set<String> = [
    "render", "play", "walk", "preview", "voices", "earcons", "doctor", "cache", "mcp",
    "lsp", "at-driver",
  ]

  /// Finds the first word that should name a command and does not.
  ///
  /// - Parameters:
  ///   - words: the command line without the name of the program.
  ///   - root: the command of the program.
  /// - Returns: what is wrong with it and what may be meant; nil when nothing is wrong.
  static func fault(in words: [String], of root: any ParsableCommand.Type) -> String? {
    var command = root
    for word in words.first == "help" ? words.dropFirst() : words[...] {
      let commands = command.configuration.subcommands
      // An option is the parser's.
      guard !commands.isEmpty, !word.starts(withBytes: "-") else { return nil }
      guard let next = commands.first(where: { $0._commandName == word }) else {
        // Such a command is no slip, so nothing similar is suggested.
        guard !Program.isText || !ofSound.contains(word) else {
          return "spoken-text has no sound; `spoken` has the command '\(word)'"
        }
        let names = commands.map { $0._commandName } + ["help"]
        return "there is no command '\(word.shown(in: 80))'. "
          + Suggestion.sentence(for: word, among: names)
      }
      command = next
    }
    return nil
  }
}
