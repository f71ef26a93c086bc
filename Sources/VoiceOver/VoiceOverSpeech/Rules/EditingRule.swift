import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Announces that a text field is being edited, then speaks its text, the mode and the insertion
  /// point.
  ///
  /// The mode is the unit of text to which the rotor was turned, characters when it was not (three
  /// listeners, 2019 and 2022). The insertion point is at the end unless the file says otherwise. An
  /// empty field has no mode, and an insertion point only if the file gives one. A secret is counted.
  static let editing = SpeechRule(
    id: "editing",
    summary: "a field in editing says so, then its text, the mode and the insertion point",
    evidence: Attestation(.observed, .safari, .accessibilitySnapshot),
    example: Example(
      """
      screen: Profile
      views:
        - TextField:
          label: Name
          value: Ada
          addTraits: isEditing
      """,
      line: "Name, Text field, Is editing, Ada, Character mode, Insertion point at end"),
    speech: .stop { stop, phrase in
      guard stop.isEdited, let trait = stop.trait(.isEditing) else { return }
      phrase.say(phrase.segment(stop.words[.isEditing], .state, for: trait))
      let text = stop.element.enteredText
      for part in text { phrase.say(phrase.segment(part, .value, of: stop)) }
      // After a change by the app only the text is heard: the user did not go there.
      guard let unit = stop.textUnit else { return }
      if !text.isEmpty { phrase.say(unit.mode, .state, for: trait) }
      // A field begins to be edited at the end of its text unless the file says where.
      let end = text.isEmpty ? nil : trait.map { _ in Property.InsertionPoint.end }
      guard let point = stop.element[.insertionPoint] ?? end else { return }
      phrase.say(phrase.segment(stop.word(for: point.value), .state, for: point))
    })
}

extension StopContext {
  /// Whether it is a text field that is being edited, in a model that reads it in that order.
  var isEdited: Bool {
    has(.textEntry) && has(.isEditing) && !tolerances.contains(.simpleTextFields)
  }

  fileprivate func word(for point: Property.InsertionPoint) -> Word {
    switch point {
    case .start, .after(0): words[.insertionPointAtStart]
    case .end: words[.insertionPointAtEnd]
    case .after(let count): words[.insertionPointAfter].filled("\(count)")
    }
  }
}

extension VoiceOverGesture.TextUnit {
  /// The word for reading by the unit.
  fileprivate var mode: Word.ID {
    switch self {
    case .character: .characterMode
    case .word: .wordMode
    case .line: .lineMode
    }
  }
}

extension Element {
  /// The entered text; empty while the placeholder is shown.
  var enteredText: [Sourced<Wording>] {
    value.filter { !$0.value.isBlank && $0.origin.property != .placeholder }
  }
}
