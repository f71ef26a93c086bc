import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the app's hint, then VoiceOver's hint for the kind of control, after a pause.
  ///
  /// In AccessibilitySnapshot's model VoiceOver's hint replaces that of a text field. A dimmed
  /// element keeps its own hint and loses VoiceOver's. An adjustable element with only a hint gets
  /// no second one. A text view offers misspelled words even when it is empty (Apple's service,
  /// iPadOS 27), a field of one line while it is edited and contains text, web content never.
  /// Silent with `speakHints=false`.
  static let hint = SpeechRule(
    id: "hint",
    summary: "the hint follows after a pause",
    evidence: Attestation(
      .apple, .talk(238, 2019), .talk(216, 2019), .accessibilitySnapshot, .swiftUITechniques),
    example: Example(
      """
      screen: Sound
      views:
        - Slider: Volume
          value: 0.5
      """,
      line: "Swipe up or down with one finger to adjust the value."),
    speech: .stop { stop, phrase in
      var sentences = stop.ownHint(phrase).map { [phrase.segment($0, .hint, of: stop)] } ?? []
      for (word, trait) in stop.hintsOfControl {
        let hint = phrase.segment(stop.words[word], .hint, for: trait)
        guard !stop.isDimmed else {
          phrase.suppress(hint, by: .dimmed)
          continue
        }
        if trait.value == .textEntry, stop.tolerances.contains(.simpleTextFields) {
          for own in sentences where own.content == .app {
            phrase.suppress(own, by: .ownHintOfField)
          }
          sentences = []
        }
        sentences.append(hint)
      }
      phrase.sayLater(sentences, stop)
    })
}

extension StopContext {
  /// The hint of the app, unless it was spoken instead of a label.
  func ownHint(_ phrase: Phrase) -> Sourced<String>? {
    guard let hint = element.hint, !hint.value.isBlank, !phrase.promotesHint else { return nil }
    return hint
  }

  /// VoiceOver's hints for the control, each with its trait.
  fileprivate var hintsOfControl: [(Word.ID, Sourced<Node.Trait>)] {
    var hints: [(Word.ID, Sourced<Node.Trait>)] = []
    // The word is asked for last, because most elements have none of the traits.
    func add(_ word: @autoclosure () -> Word.ID?, for trait: Node.Trait) {
      if has(trait), let source = self.trait(trait), let word = word() {
        hints.append((word, source))
      }
    }
    if isSwitch, let source = trait(.switchButton, .toggleButton) {
      hints.append((.toggleHint, source))
    }
    add(hintOfField, for: .textEntry)
    // With a state of its list, the hint below about opening or closing takes its place.
    if element.expanded == nil, element.roleWord == nil, !tolerances.contains(.silentPickers) {
      add(.pickerHint, for: .popUpButton)
    }
    if !isSwitch { add(hasOnlyHint ? nil : .adjustHint, for: .adjustable) }
    if let expanded = element.expanded, !tolerances.contains(.silentDisclosures) {
      let button = Sourced(Node.Trait.button, from: expanded.origin, by: expanded.pass)
      hints.append((expanded.value ? .collapseHint : .expandHint, button))
    }
    if !tolerances.contains(.silentDirectTouch) {
      add(
        element.isActivatedFirst ? .directTouchActivateHint : .directTouchHint,
        for: .allowsDirectInteraction)
    }
    if !tolerances.contains(.silentReordering), element.reorders(in: words) {
      add(.reorderHint, for: .button)
    }
    return hints
  }

  private var hasOnlyHint: Bool {
    element.hint != nil && element.label.isEmpty && element.value.isEmpty
  }

  private var hintOfField: Word.ID? {
    let mayBeMisspelled = has(.textArea) || !element.enteredText.isEmpty
    // Fields of web content do not name them.
    let namesMisspelled =
      element.role == nil && mayBeMisspelled || tolerances.contains(.simpleTextFields)
    if has(.isEditing) { return namesMisspelled ? .editingHint : nil }
    return has(.textArea) && namesMisspelled ? .editAreaHint : .editHint
  }
}

extension Phrase {
  /// Adds sentences after the pause unless hints are turned off.
  mutating func sayLater(_ sentences: [Segment], _ stop: StopContext) {
    guard stop.settings.speakHints else {
      for hint in sentences { suppress(hint, by: .setting("speakHints", "false")) }
      return
    }
    hint = sentences
  }
}
