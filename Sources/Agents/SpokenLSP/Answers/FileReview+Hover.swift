import ScreenDocuments
import ScreenTree
import SpokenLint
import VoiceOverSpeech

extension FileReview {
  /// What is shown of a place: what is heard there and why, what a setting means, why rules matter.
  ///
  /// - Parameters:
  ///   - place: the place.
  ///   - encoding: its units.
  ///   - isMarkdown: whether the client shows Markdown.
  /// - Returns: the text; nil when there is nothing to say.
  func hover(
    at place: TextPlace, _ encoding: PositionEncoding, isMarkdown: Bool
  ) -> String? {
    var text = HoverText(isMarkdown: isMarkdown)
    let position = lines.position(of: place, encoding)
    switch kind {
    case .screen, .walkthrough:
      if let heard, let sound = sound(at: position) {
        switch sound {
        case .heard(let utterances): for each in utterances { text.add(each, in: heard.scenario) }
        case .dropped(let reason): text.add(reason)
        }
      }
    case .settings, .budget:
      if let setting = setting(onLine: position.line) { text.add(setting: setting) }
    }
    let rules = problems.filter { $0.position.line == position.line }.compactMap(\.rule)
    for rule in Set(rules).sorted().compactMap(LintRule.named) { text.add(rule) }
    return text.isEmpty ? nil : text.text
  }

  private func setting(
    onLine line: Int32
  ) -> (key: String, value: String, allowed: String, meaning: String)? {
    guard let entry = document?.entries?.first(where: { $0.position.line == line }) else {
      return nil
    }
    return SpeechSettings.descriptions.first { $0.key == entry.key }
  }
}
