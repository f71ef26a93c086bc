import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the place of an item of a list, a radio button or a tab on the Mac, after its type.
  ///
  /// Where a list or a landmark starts and ends is said at stops of their own.
  static let macPosition = position.variant(
    .observed, sources: [.designSystem, .safari],
    example: Example(
      """
      screen: Survey
      platform: macos
      views:
        - Web: Cat
          role: radio
          checked: true
          position: [1, 3]
      """,
      line: "Cat, Selected, Radio button, 1 of 3"),
    speech: .stop { stop, phrase in
      guard let context = stop.element.context, let place = context.value.place else { return }
      let word = stop.words[.macPlace].filled("\(place.number)", "\(place.count)")
      phrase.say(phrase.segment(word, .position, for: context))
    })
}
