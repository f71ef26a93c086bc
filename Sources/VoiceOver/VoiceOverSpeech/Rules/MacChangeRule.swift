import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Speaks what changed in the element under the cursor on the Mac.
  ///
  /// After Control-Option-Space the new state comes first, then name, type and place: "Checked,
  /// Lettuce, Checkbox". That it is required comes before that. An adjusted slider says the value
  /// alone, and so does a change by the app. What an element that is no longer selected says is
  /// inferred: its name and its type.
  static let macChange = SpeechRule(
    id: "macChange",
    summary: "on the Mac the new state comes before the name and the type",
    evidence: Attestation(.observed, .designSystem, .ariaAT),
    example: Example(
      """
      screen: Sandwich
      platform: macos
      views:
        - Toggle: Lettuce
          value: false
      """,
      steps: "activate", line: "Checked, Lettuce, Checkbox"),
    speech: .event { event, context, rule in
      guard case .changed(let old, let new, let cause) = event else { return [] }
      let change = SpokenChange(old, new, context, reading: cause.textUnit)
      let segments =
        switch cause {
        case .app: change.isChosen ? change.afterPressOnMac : change.news
        case .adjustment: change.adjusted
        case .press: change.afterPressOnMac
        }
      return segments.map { $0.attributed(to: rule) }
    })
}

extension SpokenChange {
  /// The segments of an element that was activated on the Mac.
  fileprivate var afterPressOnMac: [Segment] {
    // A text field in which editing begins is said as a whole.
    if new.has(.isEditing), !old.has(.isEditing) { return all }
    // A state that is no longer said leaves no new words.
    guard !news.isEmpty || before.count > all.count else { return [] }
    let constant: [SegmentKind] = [.label, .trait, .position]
    let states = news.filter { !constant.contains($0.kind) && $0.word != .required }
    let said =
      all.filter { $0.word == .required } + states + all.filter { constant.contains($0.kind) }
    // What is heard when a state goes without a word is not recorded.
    return news.isEmpty ? said.map(\.inferred) : said
  }
}
