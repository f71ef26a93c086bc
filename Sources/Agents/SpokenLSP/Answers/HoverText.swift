import ScreenScenarios
import ScreenTree
import SpokenLint
import SpokenSyntax
import VoiceOverElements
import VoiceOverSpeech

/// What is shown of a place, as Markdown or as plain text.
struct HoverText: Hashable, Sendable {
  /// The most characters that are shown.
  static let longest = 16_000

  private var lines: [String] = []
  private let isMarkdown: Bool

  /// An empty text.
  init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  /// Whether there is nothing to show.
  var isEmpty: Bool { lines.isEmpty }

  /// The text, cut to its longest.
  var text: String {
    let text = lines.joined(separator: "\n")
    let cut = text.prefix(Self.longest)
    return cut.endIndex == text.endIndex ? text : "\(cut)…"
  }

  /// Adds what is heard, and why each word is.
  mutating func add(_ utterance: Utterance, in scenario: Scenario) {
    startPart()
    let words = utterance.description(in: .voiceover)
    lines.append(isMarkdown ? "**\(words.inMarkdown)**" : words)
    let later = [utterance.hint(in: .voiceover)] + utterance.cues(in: .voiceover)
    for line in later.compactMap(\.self) {
      lines += isMarkdown ? ["", "*\(line.inMarkdown)*"] : ["  " + line]
    }
    let record = scenario.record(of: utterance)
    lines.append("")
    for (word, segment) in zip(record.segments, utterance.segments) {
      lines.append("- " + self.line(of: word, from: segment.reason.origin, in: scenario.file))
    }
    if let result = record.result { lines.append("- \(result)") }
    lines += utterance.suppressed.map { "- " + line(of: $0) }
  }

  /// Adds why a view is no stop.
  mutating func add(_ dropped: Suppression) {
    startPart()
    let words = dropped.text.isEmpty ? dropped.origin.node : dropped.text
    lines.append("\(code(words)) is not a stop: \(dropped.by)".printedLine)
  }

  /// Adds what a setting means.
  mutating func add(
    setting: (key: String, value: String, allowed: String, meaning: String)
  ) {
    startPart()
    let meaning = setting.meaning.prefix(1).uppercased() + setting.meaning.dropFirst()
    lines += ["\(code(setting.key)): \(meaning).", "", "- default: \(code(setting.value))"]
    lines.append("- can be: \(setting.allowed)")
  }

  /// Adds why a rule of linting matters.
  mutating func add(_ rule: LintRule) {
    startPart()
    lines.append("\(code(rule.id)): \(rule.summary). \(rule.evidence)")
  }

  /// A word, its rule, how well that is attested, and where the word comes from.
  private func line(
    of word: StopRecord.Segment, from origin: Origin, in file: String
  ) -> String {
    let shown = code(word.kind == "sound" ? "♪ \(word.text)" : word.text)
    let property = origin.property.map { ".\($0.name)" } ?? ""
    let name = origin.file == file ? "" : " of \(origin.file.fileName)"
    let place = origin.position == .unknown ? "" : ", line \(origin.position.line)\(name)"
    let source = word.source.map { ", \($0)" } ?? ""
    return "\(shown) \(word.reason), rule \(code(word.rule)); "
      + "from \(code(origin.node + property))\(place)\(source)"
  }

  private func line(of silence: Suppression) -> String {
    let words = silence.text.isEmpty ? "" : code(silence.text) + " "
    return "not spoken: \(words)\(silence.kind): \(silence.by)".printedLine
  }

  private mutating func startPart() {
    if !lines.isEmpty { lines += isMarkdown ? ["", "---", ""] : [""] }
  }

  private func code(_ text: String) -> String {
    isMarkdown ? text.inCode : "\"\(text.oneLine)\""
  }
}

extension String {
  /// The words of an app as they are, without any sign of Markdown or HTML.
  fileprivate var inMarkdown: String {
    let signs = "\\`*_{}[]()<>#+-.!|~&".unicodeScalars
    return oneLine.replacingScalars { signs.contains($0) ? "\\\($0)" : nil }
  }
}
