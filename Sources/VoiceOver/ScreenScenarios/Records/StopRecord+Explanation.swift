import ScreenTree
package import VoiceOverElements
import VoiceOverSpeech

extension StopRecord {
  /// Why each word is spoken and others are not, as several lines, each with its line break.
  package var explanation: String {
    var lines = ["> \(command)"]
    if let element, let origin { lines.append("\(element)  (\(origin))") }
    lines += segments.flatMap(\.lines)
    if let result { lines.append("  \(result)") }
    lines += suppressed.map(\.line)
    lines += actions.map { "  action \"\($0.text.oneLine)\"  ← \($0.place)" }
    lines += customContent.map {
      "  content \"\($0.text.oneLine)\": \"\(($0.value ?? "").oneLine)\"  ← \($0.place)"
    }
    lines += rotors.map(\.line)
    if let line = voiceControl.voiceControlLine { lines.append(line) }
    // Words of an app may have line breaks, or look like a command to a build service.
    return lines.map { $0.printedLine + "\n" }.joined()
  }

  /// Why a node is not a stop, in one line.
  package static func explanation(ofDropped node: Suppression) -> String {
    let words = node.text.isEmpty ? "" : " \"\(node.text.oneLine)\""
    let line = "\(node.origin.node)\(words) is not a stop: \(node.by)"
    return (line + "  (\(node.origin.place))").printedLine + "\n"
  }
}

extension [StopRecord.Detail] {
  /// The names that Voice Control takes; nil without any.
  fileprivate var voiceControlLine: String? {
    guard let first else { return nil }
    let names = map { "\"\($0.text.oneLine)\"" }.joined(separator: ", ")
    return "  Voice Control: \(names), not spoken  ← \(first.place)"
  }
}

extension StopRecord.Segment {
  fileprivate var lines: [String] {
    let shown = kind == SegmentKind.sound.rawValue ? "♪ \(text)" : "\"\(text.oneLine)\""
    let tongue = language.map { " in \($0)" } ?? ""
    let pass = source.map { ", \($0)" } ?? ""
    return ["  \(shown)\(tongue)  \(reason)", "    ← \(place)\(pass)"]
      + attributes.map { "    ♫ \($0)" } + [reading].compactMap(\.self)
  }

  /// How its ideographs are read, and what says so.
  private var reading: String? {
    furigana.map { "    ♫ read as \($0.oneLine)" + (readBy.map { ", by \($0)" } ?? "") }
  }
}

extension StopRecord.Suppressed {
  fileprivate var line: String {
    let words = text.isEmpty ? "" : "\"\(text.oneLine)\"  "
    return "  not spoken: \(words)\(kind): \(by)  (\(origin))"
  }
}

extension RotorListing {
  fileprivate var line: String {
    let found = (results.map { "\"\($0.oneLine)\"" } + [more].compactMap { $0 })
      .joined(separator: ", ")
    return "  rotor \"\(name.oneLine)\": \(found)"
  }
}
