import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Speaks what changed in the element under the cursor.
  ///
  /// For changes by the app, and for a switch, a box, a toggle button of web content or an adjustable
  /// element, only the change is spoken: "On", "Pressed", "60%". A button that was activated speaks its
  /// name first, and its value when it opens or closes; one that becomes selected speaks "Selected",
  /// its name and its position; a text field in which editing begins is spoken as a whole. Removed
  /// words are not spoken, except that an element that is no longer selected speaks its name, which is
  /// inferred. In AccessibilitySnapshot's model a toggle button is like any other, and the value of
  /// what opens is spoken only when it is new.
  static let change = SpeechRule(
    id: "change",
    summary: "the change of an element is spoken, after its name if it was activated",
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
      let change = SpokenChange(old, new, context, reading: cause.textUnit)
      let segments =
        switch cause {
        case .app: change.isChosen ? change.choice : change.news
        case .adjustment: change.adjusted
        case .press: change.afterPress
        }
      return segments.map { $0.attributed(to: rule) }
    })
}

/// An element before and after a change, in segments.
struct SpokenChange {
  let old: Element
  let new: Element
  /// All segments of the element before.
  let before: [Segment]
  /// All segments of the element now.
  let all: [Segment]
  /// The segments that are new.
  let news: [Segment]
  /// Whether the model has what was heard of toggle buttons and of what opens.
  private let isAsHeard: Bool

  init(
    _ old: Element, _ new: Element, _ context: PhrasingContext,
    reading unit: VoiceOverGesture.TextUnit?
  ) {
    (self.old, self.new) = (old, new)
    isAsHeard = !context.model.tolerances.contains(.silentLimits)
    // What is new is known only in words: different values may be spoken alike.
    let before = context.segments(of: old, reading: unit)
    let all = context.segments(of: new, reading: unit)
    (self.before, self.all) = (before, all)
    news = all.filter { segment in
      segment.kind.isSpokenOnChange
        && !before.contains { $0.kind == segment.kind && $0.text == segment.text }
    }
  }

  /// Whether it became selected.
  var isChosen: Bool { new.has(.selected) && !old.has(.selected) }

  /// "Selected", the name, the position, and new words other than those for traits.
  var choice: [Segment] {
    all.filter { segment in
      [.selected, .label, .position].contains(segment.kind)
        || segment.kind != .trait && news.contains(segment)
    }
  }

  /// The new value; nothing else is heard after an adjustment, even when the label changes with it.
  var adjusted: [Segment] { news.filter { $0.kind == .value || $0.kind == .state } }

  /// The segments of an element that was activated.
  var afterPress: [Segment] {
    // A text field in which editing begins is said as a whole.
    if new.has(.isEditing), !old.has(.isEditing) { return all }
    // Recordings have the name and the place after a selection, but never the role.
    if isChosen { return choice }
    // A switch or a slider says what is new alone; other controls say their name before it.
    if new.speaksChangeAlone || isAsHeard && new.isPressable { return news }
    let name = all.filter { $0.kind == .label }
    // What a deselection says is not recorded; the name alone is inferred.
    if old.has(.selected), !new.has(.selected), news.isEmpty { return name.map(\.inferred) }
    let states = news.filter { $0.kind == .state || $0.kind == .trait }
    // A button that opens or closes says its value too, also when this stayed (iOS 18).
    let opens = isAsHeard && old.expanded?.value != new.expanded?.value
    let values = (opens ? all : news).filter { $0.kind == .value }
    let others = news.filter { ![.state, .trait, .label, .value].contains($0.kind) }
    return news.isEmpty ? [] : name + states + values + others
  }
}

extension Event.ChangeCause {
  /// The unit of text by which an edited field is read; nil when the user did not press it.
  var textUnit: VoiceOverGesture.TextUnit? {
    if case .press(let unit) = self { unit } else { nil }
  }
}

extension Element {
  /// Whether only its new state or value is spoken.
  fileprivate var speaksChangeAlone: Bool {
    let ofControl: [Node.Trait] = [.switchButton, .toggleButton, .adjustable]
    return self.traits.contains { ofControl.contains($0.value) }
      || self.states.contains { if case .checked = $0.value { true } else { false } }
  }

  /// Whether it is a toggle button of web content.
  fileprivate var isPressable: Bool {
    self.states.contains { if case .pressed = $0.value { true } else { false } }
  }
}

extension Segment {
  /// The segment with another rule as its reason.
  func attributed(to attribution: Attribution) -> Segment {
    var segment = self
    segment.reason.rule = attribution.rule
    return segment
  }

  /// The segment as one that nobody is known to have heard here.
  var inferred: Segment {
    var segment = self
    segment.reason.evidence = .inferred
    return segment
  }
}
