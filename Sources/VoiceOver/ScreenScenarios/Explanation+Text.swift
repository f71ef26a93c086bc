import ScreenTree
package import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

extension Explanation: CustomStringConvertible {
  /// The explanation as several lines, each with its line break.
  package var description: String {
    var lines = ["> \(command)"]
    if let element, let origin { lines.append("\(element)  (\(origin))") }
    lines += words.flatMap(\.lines)
    if let heard { lines.append("  \(heard)") }
    lines += suppressed.map(\.line)
    lines += actions.map { "  action \"\($0.text.oneLine)\"  ← \($0.origin)" }
    lines += customContent.map {
      "  content \"\($0.text.oneLine)\": \"\(($0.value ?? "").oneLine)\"  ← \($0.origin)"
    }
    lines += rotors.map(\.line)
    if let line = voiceControl?.voiceControlLine { lines.append(line) }
    // Words of an app may have line breaks, or look like a command to a build service.
    return lines.map { $0.printedLine + "\n" }.joined()
  }

  /// Why a node is not a stop, in one line.
  package static func text(ofDropped dropped: Suppression) -> String {
    let words = dropped.text.isEmpty ? "" : " \"\(dropped.text.oneLine)\""
    let line = "\(dropped.origin.node)\(words) is not a stop: \(dropped.by)"
    return (line + "  (\(dropped.origin.place))").printedLine + "\n"
  }
}

extension [Explanation.Detail] {
  /// The names that Voice Control takes; nil without any.
  fileprivate var voiceControlLine: String? {
    guard let first else { return nil }
    let names = map { "\"\($0.text.oneLine)\"" }.joined(separator: ", ")
    return "  Voice Control: \(names), not spoken  ← \(first.origin)"
  }
}

extension Explanation.Word {
  fileprivate var lines: [String] {
    let shown = kind == Segment.Kind.sound.rawValue ? "♪ \(text)" : "\"\(text.oneLine)\""
    let tongue = language.map { " in \($0)" } ?? ""
    let pass = source.map { ", \($0)" } ?? ""
    return ["  \(shown)\(tongue)  \(kind): \(why) [\(attested)]", "    ← \(origin)\(pass)"]
      + attributes.map { "    ♫ \($0)" } + [reading].compactMap(\.self)
  }

  /// How its ideographs are read, and what says so.
  private var reading: String? {
    furigana.map { "    ♫ read as \($0.oneLine)" + (readBy.map { ", by \($0)" } ?? "") }
  }
}

extension Explanation.Silence {
  fileprivate var line: String {
    let words = text.isEmpty ? "" : "\"\(text.oneLine)\"  "
    return "  not spoken: \(words)\(kind): \(reason)  (\(origin))"
  }
}

extension RotorListing {
  fileprivate var line: String {
    let found = (results.map { "\"\($0.oneLine)\"" } + [more].compactMap { $0 })
      .joined(separator: ", ")
    return "  rotor \"\(name.oneLine)\": \(found)"
  }
}
