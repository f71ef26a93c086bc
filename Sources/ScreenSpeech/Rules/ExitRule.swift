import ScreenResolver
import ScreenTree

extension SpeechRule {
  /// Says the end of a landmark or a table of web content when the cursor leaves it.
  ///
  /// Safari has "End, name, landmark" and "Table end". No words are known for leaving a group of an
  /// app, so nothing is said and the explanation says so.
  static let exit = SpeechRule(
    id: "exit",
    summary: "the end of a landmark or a table is told on the way out",
    evidence: Attestation(.observed, .safari),
    example: Example(
      """
      screen: Shop
      views:
        - Web:
            - Web: Basket
              role: link
          role: navigation
          label: Site
        - Text: Welcome
      """,
      line: "End, Site, Navigation, landmark, Welcome"),
    speech: .stop { stop, phrase in
      for container in stop.left {
        if let role = container.role,
          let word = container.end(role.value, stop.words(of: container))
        {
          var segment = phrase.segment(word, .boundary, for: role)
          segment.language = segment.language ?? container.language
          phrase.say(segment)
        } else if let label = container.label {
          phrase.suppress("\(label.value)", .container, by: .unknownEnd, label.origin)
        }
      }
    })
}

extension Container {
  /// What is said when the cursor leaves it, or nil for nothing.
  fileprivate func end(_ role: String, _ words: Vocabulary) -> Word? {
    if role == "table" { return words[.tableEnd] }
    guard let landmark = Landmark(rawValue: role).map({ words[$0.word].text }) else { return nil }
    let end = words[.leavingLandmark]
    guard let label else { return end.filled(landmark, "").withoutEmptyEnd }
    return end.filled(words.text(of: label.value), landmark)
  }
}

extension Word {
  /// The word without the comma that an empty part leaves at its end.
  fileprivate var withoutEmptyEnd: Word {
    func shortened(_ text: String) -> String {
      let marks = text.reversed().prefix { $0 == "," || $0 == "、" || $0 == "，" || $0.isWhitespace }
      return String(text.dropLast(marks.count))
    }
    var word = self
    word.text = shortened(text)
    word.reading = reading.map(shortened)
    return word
  }
}
