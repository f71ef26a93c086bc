import ScreenSession
import ScreenResolver
import ScreenTree

/// Speaks the app's hint, then VoiceOver's own for the kind of control, after a pause.
///
/// A text field's own hint is replaced by VoiceOver's. A dimmed element keeps its own hint and
/// loses VoiceOver's. An adjustable element with nothing but a hint gets no second one. With
/// `speakHints=false` nothing is said (recorded by AccessibilitySnapshot; heard in Apple's demos).
enum HintRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    var sentences: [Segment] = []
    if let hint = stop.element.hint, !hint.value.isBlank, !phrase.promotesHint {
      let reason = Reason(.hint, origin: hint.origin, pass: hint.pass)
      sentences.append(Segment(hint.value, kind: .hint, reason: reason))
    }
    for (word, trait) in defaults(stop) {
      guard !stop.isDimmed else {
        phrase.suppress(word.text, .hint, because: "the element is dimmed", trait.origin)
        continue
      }
      if trait.value == .textEntry { replace(&sentences, into: &phrase) }
      let reason = Reason(.hint, origin: trait.origin, pass: trait.pass)
      sentences.append(Segment(word.text, snapshot: word.snapshot, kind: .hint, reason: reason))
    }
    guard stop.settings.speakHints else {
      for hint in sentences {
        phrase.suppress(hint.text, .hint, because: "speakHints=false", hint.reason.origin)
      }
      return
    }
    phrase.hint = sentences
  }

  private static func replace(_ sentences: inout [Segment], into phrase: inout Phrase) {
    for own in sentences where own.reason.pass != nil {
      phrase.suppress(
        own.text, .hint, because: "a text field says VoiceOver's own hint", own.reason.origin)
    }
    sentences = []
  }

  /// VoiceOver's own hints for the control, with the trait that each is for.
  private static func defaults(_ stop: Stop) -> [(Word, Sourced<Node.Trait>)] {
    let element = stop.element
    let hasOnlyHint = element.hint != nil && element.label.isEmpty && element.value.isEmpty
    var hints: [(Word, Sourced<Node.Trait>)] = []
    func add(_ word: Word, for traits: Node.Trait...) {
      guard let trait = element.traits.first(where: { traits.contains($0.value) }) else { return }
      hints.append((word, trait))
    }
    add(stop.words.toggleHint, for: .switchButton, .toggleButton)
    add(textHint(stop), for: .textEntry)
    add(stop.words.pickerHint, for: .popUpButton)
    if !stop.isSwitch, !hasOnlyHint { add(stop.words.adjustHint, for: .adjustable) }
    if let expanded = element.expanded {
      let word = expanded.value ? stop.words.collapseHint : stop.words.expandHint
      hints.append((word, Sourced(.button, from: expanded.origin, by: expanded.pass)))
    }
    return hints
  }

  private static func textHint(_ stop: Stop) -> Word {
    if stop.element.has(.isEditing) { return stop.words.editingHint }
    return stop.element.has(.textArea) ? stop.words.editAreaHint : stop.words.editHint
  }
}
