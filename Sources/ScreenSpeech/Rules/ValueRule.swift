import ScreenResolver
import ScreenSession
import ScreenTree

/// Speaks the value.
///
/// Nothing is said here for a switch, whose value is spoken as a state beside its role. On the Mac
/// a field that hides what is typed tells how much there is: "3 characters".
enum ValueRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard !stop.isSwitch else { return }
    for part in stop.element.value where !part.value.isBlank {
      if stop.platform == .macos, stop.element.has(.secureTextField) {
        let word = stop.words[.characters, counting: part.value.count]
        phrase.say(stop.say(word, .value, by: .value, for: part))
      } else {
        phrase.say(stop.say(part, .value, by: .value))
      }
    }
  }
}
