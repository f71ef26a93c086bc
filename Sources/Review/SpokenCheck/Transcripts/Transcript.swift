package import ScreenScenarios
package import ScreenTree
import SpokenSyntax
import VoiceOverElements
import VoiceOverSession
package import VoiceOverSpeech

/// A transcript as text: a header, a line for each command, and the lines of each utterance.
package struct Transcript: Sendable {
  /// The style.
  package var style: TextStyle
  /// The properties that a capture lacks, by the name of the node; empty to omit them.
  package var gaps: [String: [AnyModifier]]
  /// Whether words of an app that look like another kind of line get a backslash, which goldens
  /// need; false for display.
  package var isEscaped = true

  /// A transcript in a style.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - gaps: the properties that a capture lacks, by the name of the node.
  package init(style: TextStyle = .voiceover, gaps: [String: [AnyModifier]] = [:]) {
    self.style = style
    self.gaps = gaps
  }

  /// A transcript for display, without backslashes.
  package static var plain: Transcript {
    var transcript = Transcript()
    transcript.isEscaped = false
    return transcript
  }

  /// The lines before the first command, each with its line break.
  package func header(for scenario: Scenario) -> String {
    let facts = [scenario.title.oneLine, scenario.platform.rawValue, scenario.language]
    let left = scenario.leftOut.map { "\(Golden.leftOutMark)\($0)".printedLine + "\n" }.joined()
    let first = "# \(facts.joined(separator: " · "))".withoutLogCommands + "\n" + left
    guard scenario.settings != SpeechSettings() || !scenario.screenSettings.isEmpty else {
      return first
    }
    // What holds for all screens is written once, without the name of a screen.
    let general = scenario.settings.changes
    let own = scenario.screenSettings.sorted { $0.key < $1.key }.flatMap { name, settings in
      settings.changes.filter { !general.contains($0) }.map { "\(name.oneLine): \($0)" }
    }
    return first + (general + own).map { "# \($0)".printedLine + "\n" }.joined()
  }

  /// The lines of one utterance, each with its line break.
  package func lines(for utterance: Utterance) -> String {
    var text = ""
    write(utterance, into: &text)
    return text
  }

  /// Adds the lines of one utterance to a text.
  package func write(_ utterance: Utterance, into text: inout String) {
    func add(_ indent: String, _ line: String, _ outcome: Hearing.Outcome) {
      text += (indent + line).withoutLogCommands
      // The result of a line that was not heard in full, after two spaces.
      if outcome != .full { text += "  \(outcome)".withoutLogCommands }
      text += "\n"
    }
    if !utterance.isContinued { add("> ", "\(utterance.cause)".oneLine, .full) }
    let description = shown(utterance)
    if !description.isEmpty { add("", description, utterance.heard.description) }
    let fate = utterance.heard.later ?? .full
    if let hint = utterance.hint(in: style) {
      add("  ", isEscaped ? hint.escapedAfterPause : hint, fate)
    }
    for cue in utterance.cues(in: style) { add("  ", cue, fate) }
    if !gaps.isEmpty, let missing = utterance.event.focus.flatMap({ gaps[$0.element.node] }) {
      let names = missing.map { "\($0.name): not captured" }
      add("  ", names.joined(separator: "; "), .full)
    }
  }

  /// The description; words of the app's announcements are in quotation marks.
  private func shown(_ utterance: Utterance) -> String {
    let description = utterance.description(in: style)
    if case .announced = utterance.event { return "\"\(description)\"" }
    if case .reported(.text) = utterance.event { return "\"\(description)\"" }
    // What VoiceOver says of a chart's data is not published.
    if utterance.hasOurSentences { return "[ours] \(description)" }
    let kind = utterance.pieces.first { !$0.text.isEmpty }?.kind
    let isSound = kind?.isTone == true
    return isSound || !isEscaped ? description : description.escapedAsStop
  }

  /// The whole transcript of a scenario.
  package func text(of scenario: Scenario) -> String {
    scenario.utterances.reduce(into: header(for: scenario)) { write($1, into: &$0) }
  }
}

extension String {
  /// The line of a stop, with a backslash if it looks like another kind of line.
  var escapedAsStop: String {
    self == "#"
      ? "\\#" : escaped(before: ["> ", "# ", "♪ ", "  ", "?", "/", "…", "\\", "\""])
  }

  /// The words of a line after the pause, with a backslash if they need one.
  var escapedAfterPause: String { escaped(before: ["♪ ", "?", "/", "…", "\\"]) }

  /// The line, with a backslash if it begins with one of the marks or is a command of a log.
  private func escaped(before marks: [String]) -> String {
    // Most lines begin with a letter or a digit, as no mark and no command does.
    guard let first = utf8.first, !first.isLetterOrDigit else { return self }
    return isLogCommand || marks.contains { starts(withBytes: $0) } ? "\\" + self : self
  }
}
