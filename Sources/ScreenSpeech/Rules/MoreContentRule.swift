import ScreenResolver
import ScreenSession
import ScreenTree

/// Says "More content available" when the element has custom content.
///
/// Content of high importance is spoken with the element and stays in the rotor, so it is
/// announced too, as in Apple's session on custom content.
enum MoreContentRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard let content = stop.element.customContent.first else { return }
    let word = stop.words[.moreContentAvailable]
    phrase.cues.append(stop.say(word, .moreContent, by: .moreContent, for: content))
  }
}
