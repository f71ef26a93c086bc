import ScreenResolver
import ScreenSession
import ScreenTree

/// Says what web content asks of an entry: that it is required, wrong, or not to be changed.
///
/// It comes after the place: "cat, radio button, unchecked, 1 of 3, required" in Safari.
enum RemarksRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    for state in stop.element.states {
      let word: Word.ID
      switch state.value {
      case .required: word = .required
      case .invalid: word = .invalid
      case .readOnly: word = .readOnly
      case .busy: word = .busy
      case .current: word = .current
      case .draggable, .checked, .pressed, .visited: continue
      }
      phrase.say(stop.say(stop.words[word], .state, by: .remarks, for: state))
    }
  }
}
