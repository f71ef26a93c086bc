import ScreenResolver
import ScreenSession
import ScreenTree

/// Says what web content asks of an entry: that it is required, wrong, or not to be changed.
///
/// It comes after the place: "cat, radio button, unchecked, 1 of 3, required" in Safari.
enum RemarksRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    let words = stop.words.web
    for state in stop.element.states {
      let word: Word
      switch state.value {
      case .required: word = words.required
      case .invalid: word = words.invalid
      case .readOnly: word = words.readOnly
      case .busy: word = words.busy
      case .current: word = words.current
      case .draggable, .checked, .pressed, .visited: continue
      }
      phrase.say(stop.say(word, .state, by: .remarks, for: state))
    }
  }
}
