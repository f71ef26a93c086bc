package import ScreenTree

/// Writes walkthrough files.
package enum WalkthroughText {
  /// The lines of a walkthrough file.
  ///
  /// Gestures that follow each other are counted; texts are in quotation marks where YAML needs them.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - screens: the file of each screen by its name, as paths from the folder of the walkthrough.
  ///   - steps: the steps, without counts.
  /// - Returns: the file, with a line break at its end.
  package static func file(
    _ title: String, screens: [String: String], steps: [Walkthrough.Step]
  ) -> String {
    var text = "walkthrough: \(quoted(title))\nscreens:\n"
    for (name, path) in screens.sorted(by: { $0.key < $1.key }) {
      text += "  \(quoted(name)): \(quoted(path))\n"
    }
    text += "steps:\n"
    for (action, count) in counted(steps) { text += "  - \(line(action, count))\n" }
    return text
  }

  /// Each action with the number of its repeats.
  private static func counted(_ steps: [Walkthrough.Step]) -> [(Walkthrough.Action, Int)] {
    var counted: [(action: Walkthrough.Action, count: Int)] = []
    for step in steps {
      if let last = counted.last, last.action == step.action, step.action.isCounted {
        counted[counted.count - 1].count += 1
      } else {
        counted.append((step.action, 1))
      }
    }
    return counted.map { ($0.action, $0.count) }
  }

  private static func line(_ action: Walkthrough.Action, _ count: Int) -> String {
    // A blank and a combining mark after it are one character, but the mark belongs to the text.
    let text = "\(action)".unicodeScalars
    let space = text.firstIndex(of: " ")
    let word = String(text[..<(space ?? text.endIndex)])
    if case .wait(let duration) = action { return "wait: \(duration.inSeconds)" }
    if let space { return "\(word): \(quoted(String(text[text.index(after: space)...])))" }
    return count > 1 ? "\(word): \(count)" : word
  }

  /// A text with quotation marks if YAML would read it differently.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || "-_./ ".contains($0) }
      && !text.hasSuffix(" ")
      && !["true", "false", "null", "yes", "no"].contains(text.lowercased())
    if isPlain { return text }
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      default: scalar.isEscapedInYAML ? scalar.escapedInYAML : String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension Unicode.Scalar {
  /// Whether YAML cannot hold it as it is, or would take it for a line break or a mark of the encoding.
  fileprivate var isEscapedInYAML: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The scalar as YAML has it in quotation marks, by its number.
  fileprivate var escapedInYAML: String {
    let digits = value < 0x100 ? 2 : 4
    let number = String(value, radix: 16)
    return (digits == 2 ? "\\x" : "\\u") + String(repeating: "0", count: digits - number.count)
      + number
  }
}

extension Walkthrough.Action {
  /// Whether the step may have a count.
  fileprivate var isCounted: Bool {
    guard case .gesture(let gesture, _) = self else { return false }
    switch gesture {
    case .next, .previous, .rotorNext, .rotorPrevious, .increment, .decrement, .moreContent, .read,
      .turnRotor, .turnRotorBack:
      return true
    case .first, .last, .touch, .readAll, .readFromHere, .rotor, .activate, .action, .escape,
      .magicTap, .scroll, .drag, .drop, .type, .delete, .spell, .voiceOver, .quickNav, .launch,
      .describeChart, .playAudioGraph, .chartDetails, .scrub, .pause:
      return false
    }
  }
}
