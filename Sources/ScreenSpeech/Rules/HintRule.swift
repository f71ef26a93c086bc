import ScreenResolver
import ScreenSession
import ScreenTree

/// Speaks the app's hint, then VoiceOver's own for the kind of control, after a pause.
///
/// A text field's own hint is replaced by VoiceOver's, but not on the web. A dimmed element keeps its own hint and
/// loses VoiceOver's. An adjustable element with nothing but a hint gets no second one. With
/// `speakHints=false` nothing is said (recorded by AccessibilitySnapshot; heard in Apple's demos).
/// The hints of pickers, disclosures and direct touch are VoiceOver's, not of that project.
enum HintRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    var sentences = own(stop, phrase)
    for (word, source) in defaults(stop) {
      guard !stop.isDimmed else {
        phrase.suppress(word.text, .hint, because: .dimmed, source.origin)
        continue
      }
      // On the web a description says what is wrong with an entry, and stays.
      if source.value == .textEntry, stop.element.role == nil { replace(&sentences, into: &phrase) }
      sentences.append(stop.say(word, .hint, by: .hint, for: source))
    }
    tell(sentences, stop, into: &phrase)
  }

  /// The hint of the app's own, unless it has been spoken in the place of a label.
  static func own(_ stop: Stop, _ phrase: Phrase) -> [Segment] {
    guard let hint = stop.element.hint, !hint.value.isBlank, !phrase.promotesHint else { return [] }
    return [stop.say(hint, .hint, by: .hint)]
  }

  /// Speaks the sentences unless the listener has turned hints off.
  static func tell(_ sentences: [Segment], _ stop: Stop, into phrase: inout Phrase) {
    guard stop.settings.speakHints else {
      for hint in sentences {
        phrase.suppress(
          hint.text, .hint, because: .setting("speakHints", "false"), hint.reason.origin)
      }
      return
    }
    phrase.hint = sentences
  }

  private static func replace(_ sentences: inout [Segment], into phrase: inout Phrase) {
    for own in sentences where own.reason.pass != nil {
      phrase.suppress(
        own.text, .hint, because: .ownHintOfField, own.reason.origin)
    }
    sentences = []
  }

  /// VoiceOver's own hints for the control, with the trait that each is for.
  private static func defaults(_ stop: Stop) -> [(Word, Sourced<Node.Trait>)] {
    let element = stop.element
    let words = stop.words
    var hints: [(Word, Sourced<Node.Trait>)] = []
    func add(_ word: Word, for trait: Sourced<Node.Trait>?) {
      if let trait { hints.append((word, trait)) }
    }
    add(words[.toggleHint], for: stop.trait(.switchButton, .toggleButton))
    add(textHint(stop), for: stop.trait(.textEntry))
    if !stop.isExact, element.expanded == nil {
      add(words[.pickerHint], for: stop.trait(.popUpButton))
    }
    if !stop.isSwitch, !hasOnlyHint(element) {
      add(words[.adjustHint], for: stop.trait(.adjustable))
    }
    guard !stop.isExact else { return hints }
    if let expanded = element.expanded {
      let word = expanded.value ? words[.collapseHint] : words[.expandHint]
      hints.append((word, Sourced(.button, from: expanded.origin, by: expanded.pass)))
    }
    add(words[.directTouchHint], for: stop.trait(.allowsDirectInteraction))
    return hints
  }

  private static func hasOnlyHint(_ element: Element) -> Bool {
    element.hint != nil && element.label.isEmpty && element.value.isEmpty
  }

  private static func textHint(_ stop: Stop) -> Word {
    if stop.element.has(.isEditing) { return stop.words[.editingHint] }
    return stop.element.has(.textArea) ? stop.words[.editAreaHint] : stop.words[.editHint]
  }
}
