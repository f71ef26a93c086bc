/// The tables of docs/at-driver.md, made from what the server does.
package enum DriverReference {
  /// The commands of the keyboard, as a table in Markdown.
  package static var keys: String {
    let rows = DriverKeys.all.map { shortcut in
      var action = shortcut.action.description
      if let again = shortcut.again { action += "; twice in a row \(again)" }
      return "| \(shortcut.chord.written) | \(shortcut.conditions) | \(action) |"
    }
    return table(["| Keys | When | What they do |", "|---|---|---|"] + rows)
  }

  /// The intents, as a table in Markdown.
  package static var intents: String {
    let rows = DriverIntents.words.map { word in
      "| `\(DriverIntents.prefix)\(word)` | \(parameters(of: word)) |"
    }
    return table(["| Intent | Parameters |", "|---|---|"] + rows)
  }

  private static func table(_ lines: [String]) -> String {
    lines.map { "\($0)\n" }.joined()
  }

  private static func parameters(of word: String) -> String {
    if let argument = DriverIntents.argument(of: word) { return "`\(argument)`" }
    return DriverIntents.hasMapping(word) ? "those of the step" : ""
  }
}

extension DriverShortcut {
  /// When it counts, in words.
  fileprivate var conditions: String {
    let words = (isOfMac ? ["on the Mac"] : []) + (mode == .always ? [] : [mode.rawValue])
    return words.joined(separator: ", ")
  }
}
