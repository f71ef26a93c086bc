import ScreenResolver
import ScreenSession
import ScreenTree

/// Tells the end of a landmark or a table of web content when the cursor leaves it.
///
/// Safari has "End, name, landmark" and "Table end" (heard by the testers of a11ysupport.io). No
/// words are known for leaving a group of an app, so nothing is said and the explanation says so.
enum ExitRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    for container in stop.left {
      if let role = container.role, let word = word(for: container, role.value, stop.words) {
        var segment = stop.say(word, .boundary, by: .exit, for: role)
        segment.language = container.language
        phrase.say(segment)
      } else if let label = container.label {
        phrase.suppress(
          label.value, .container, because: .unknownEnd,
          label.origin)
      }
    }
  }

  private static func word(for container: Container, _ role: String, _ words: Vocabulary) -> Word? {
    if role == "table" { return words[.tableEnd] }
    guard let landmark = Landmark(rawValue: role).map({ words[$0.word].text }) else { return nil }
    let end = words[.leavingLandmark]
    guard let label = container.label else { return end.filled(landmark, "").trimmed }
    return end.filled(label.value, landmark)
  }
}

extension Word {
  /// The word without the comma that an empty part leaves at its end.
  fileprivate var trimmed: Word {
    func trim(_ text: String) -> String {
      var text = text
      while let last = text.last, last == "," || last == "、" || last.isWhitespace {
        text.removeLast()
      }
      return text
    }
    var word = self
    word.text = trim(text)
    return word
  }
}
