package import ArgumentParser
import SpokenSyntax

/// The script that completes a command in a shell.
package enum CompletionScript {
  /// The option that prints it.
  static let option = "--generate-completion-script"

  /// The script for a shell.
  ///
  /// ArgumentParser's script for bash sets a trap that restores the options of the shell, and leaves it
  /// there: from then on, each function and each file that returns would set them back. Here the trap
  /// removes itself.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - shell: the shell.
  /// - Returns: the script.
  package static func text(
    of command: any ParsableCommand.Type, for shell: CompletionShell
  ) -> String {
    let script = command.completionScript(for: shell)
    guard shell == .bash else { return script }
    let trap = #"trap "${state//$'\n'/;}" RETURN"#
    let once = #"trap "${state//$'\n'/;};trap - RETURN" RETURN"#
    return script.replacing(bytes: trap, with: once)
  }

  /// The script that the words of a command line ask for; nil when they ask for something else, or
  /// for a shell that there is not, which the parser reports.
  static func requested(by words: [String], of command: any ParsableCommand.Type) -> String? {
    guard words.count == 2, words[0] == option else { return nil }
    return CompletionShell(rawValue: words[1]).map { text(of: command, for: $0) }
  }
}
