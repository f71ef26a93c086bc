import ScreenResolver
import ScreenSession
import ScreenTree

/// Speaks the app's hint, then how to use the control with the keyboard, after a pause on the Mac.
///
/// Buttons, buttons with choices and links have a sentence of VoiceOver's that developers heard in
/// full; no other control has one that is known. A dimmed element loses it. With `speakHints=false`
/// nothing is said.
enum MacHintRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    var sentences = HintRule.own(stop, phrase)
    if let (word, trait) = sentence(stop) {
      if stop.isDimmed {
        phrase.suppress(word.text, .hint, because: .dimmed, trait.origin)
      } else {
        sentences.append(stop.say(word, .hint, by: .macHint, for: trait))
      }
    }
    HintRule.tell(sentences, stop, into: &phrase)
  }

  private static func sentence(_ stop: Stop) -> (Word, Sourced<Node.Trait>)? {
    guard !stop.isSwitch else { return nil }
    let words = stop.words
    if let trait = stop.trait(.popUpButton) { return (words[.macPopUpHint], trait) }
    if let trait = stop.trait(.link) { return (words[.macLinkHint], trait) }
    return stop.trait(.button).map { (words[.macButtonHint], $0) }
  }
}
