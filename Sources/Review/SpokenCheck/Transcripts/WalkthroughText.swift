import ScreenDocuments
package import ScreenTree
import SpokenSyntax

/// Writes walkthrough files.
package enum WalkthroughText {
  /// The lines of a walkthrough file.
  ///
  /// Gestures that follow each other are counted; texts are in quotation marks where YAML needs them.
  /// The comment of a step follows it.
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
    for (step, count) in counted(steps) {
      let comment = step.comment.map { "  # \($0.printedLine)" } ?? ""
      text += "  - \(line(step.action, count))\(comment)\n"
    }
    return text
  }

  /// Each step with the number of its repeats.
  private static func counted(_ steps: [Walkthrough.Step]) -> [(Walkthrough.Step, Int)] {
    var counted: [(step: Walkthrough.Step, count: Int)] = []
    for step in steps {
      if let last = counted.last?.step, last.action == step.action, step.action.isCounted {
        counted[counted.count - 1].count += 1
      } else {
        counted.append((step, 1))
      }
    }
    return counted.map { ($0.step, $0.count) }
  }

  private static func line(_ action: Walkthrough.Action, _ count: Int) -> String {
    // A blank and a combining mark after it are one character, but the mark belongs to the text.
    let text = "\(action)".unicodeScalars
    let space = text.firstIndex { $0 == " " }
    let word = String(text[..<(space ?? text.endIndex)])
    if case .wait(let duration) = action { return "wait: \(duration.inSeconds)" }
    if case .gesture(let gesture, _) = action, let places = gesture.places {
      return "\(word): \(places)"
    }
    if let space { return "\(word): \(quoted(String(text[text.index(after: space)...])))" }
    return count > 1 ? "\(word): \(count)" : word
  }

  /// A text with quotation marks if YAML would read it differently.
  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isPlain =
      scalars.first?.properties.isAlphabetic == true
      && scalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_./ ".unicodeScalars.contains(scalar)
      }
      && !text.ends(withBytes: " ")
      && !["true", "false", "null", "yes", "no"].contains(text.lowercased())
    if isPlain { return text }
    let escaped = text.unicodeScalars.map { scalar in
      escapes[scalar] ?? (scalar.isUnprintable ? scalar.escapedInYAML : String(scalar))
    }
    return "\"\(escaped.joined())\""
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t",
  ]
}

extension Unicode.Scalar {
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
      .turnRotor, .turnRotorBack, .tab, .shiftTab:
      return true
    case .first, .last, .touch, .touchAt, .explore, .readAll, .readFromHere, .rotor, .activate,
      .action, .escape, .magicTap, .scroll, .drag, .drop, .type, .delete, .spell, .voiceOver,
      .quickNav, .launch, .describeChart, .playAudioGraph, .chartDetails, .scrub, .pause,
      .actionsMenu, .interact, .stopInteracting:
      return false
    }
  }
}
