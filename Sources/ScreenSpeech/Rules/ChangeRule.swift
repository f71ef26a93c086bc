import ScreenResolver
import ScreenSession
import ScreenTree

extension SpeechRule {
  /// Speaks what changed about the element under the cursor.
  ///
  /// Of what the app changes and of a switch, a box or an adjustable element the change alone is
  /// spoken: "On", "60%". A button that was pressed says its name first, one that is chosen then
  /// "Selected", its name and its place; a text field that is entered says all of itself again.
  /// Nothing is said of what went away, except that what is no longer chosen says its name, which is
  /// inferred.
  static let change = SpeechRule(
    id: "change",
    summary: "of an element that changes the change is spoken, and the name of what was pressed",
    evidence: Attestation(.apple, .talk(10119, 2021), .talk(10073, 2024), .safari),
    example: Example(
      """
      screen: Recipe
      views:
        - Toggle: Include salt
          value: false
      """,
      steps: "activate", line: "On"),
    speech: .event { event, context, rule in
      guard case .changed(let old, let new, let cause) = event else { return [] }
      let change = SpokenChange(old, new, context)
      let segments =
        switch cause {
        case .app: change.isChosen ? change.choice : change.news
        case .adjustment: change.news.filter { $0.kind == .value || $0.kind == .state }
        case .press(let unit): change.afterPress(reading: unit, rule)
        }
      return segments.map { $0.attributed(to: rule) }
    })
}

/// An element before and after a change, in segments.
private struct SpokenChange {
  let old: Element
  let new: Element
  let context: PhrasingContext
  /// Everything that is said of the element now.
  let all: [Segment]
  /// What is said now and was not before.
  let news: [Segment]

  init(_ old: Element, _ new: Element, _ context: PhrasingContext) {
    (self.old, self.new, self.context) = (old, new, context)
    let before = context.segments(of: old)
    let all = context.segments(of: new)
    self.all = all
    news = all.filter { segment in
      segment.kind.isSpokenOnChange
        && !before.contains { $0.kind == segment.kind && $0.text == segment.text }
    }
  }

  /// Whether it is chosen now and was not before.
  var isChosen: Bool { new.has(.selected) && !old.has(.selected) }

  /// "Selected", the name, the place, and what else is new besides words for traits.
  var choice: [Segment] {
    all.filter { segment in
      [.selected, .label, .position].contains(segment.kind)
        || segment.kind != .trait && news.contains(segment)
    }
  }

  /// What is heard of an element that was pressed.
  func afterPress(reading unit: Gesture.TextUnit?, _ rule: Attribution) -> [Segment] {
    if new.has(.isEditing), !old.has(.isEditing) { return field(reading: unit, rule) }
    if isChosen { return choice }
    if new.speaksChangeAlone { return news }
    let name = all.filter { $0.kind == .label }
    if old.has(.selected), !new.has(.selected), news.isEmpty { return name }
    let states = news.filter { $0.kind == .state || $0.kind == .trait }
    let others = news.filter { ![.state, .trait, .label].contains($0.kind) }
    return news.isEmpty ? [] : name + states + others
  }

  /// A text field that is entered, with the part of the text that the rotor is turned to.
  private func field(reading unit: Gesture.TextUnit?, _ rule: Attribution) -> [Segment] {
    guard let unit else { return all }
    let word: Word.ID =
      switch unit {
      case .character: .characterMode
      case .word: .wordMode
      case .line: .lineMode
      }
    let mode = rule.segment(context.words[word], .state, at: new.origin).inLanguage(of: new)
    let points: [Word.ID] = [.insertionPointAtStart, .insertionPointAtEnd, .insertionPointAfter]
    let end = all.firstIndex { $0.word.map(points.contains) ?? false } ?? all.count
    return all[..<end] + [mode] + all[end...]
  }
}

extension Element {
  /// Whether the new state or value alone is heard of it.
  fileprivate var speaksChangeAlone: Bool {
    let ofControl: [Node.Trait] = [.switchButton, .toggleButton, .adjustable]
    return self.traits.contains { ofControl.contains($0.value) }
      || self.states.contains { if case .checked = $0.value { true } else { false } }
  }
}

extension Segment {
  /// The segment with another rule as its reason.
  func attributed(to attribution: Attribution) -> Segment {
    var segment = self
    segment.reason.rule = attribution.rule
    return segment
  }
}
