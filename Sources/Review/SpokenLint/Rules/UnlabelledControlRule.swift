import ScreenScenarios
import ScreenTree
import VoiceOverElements
import VoiceOverSpeech

extension LintRule {
  /// Finds controls without a name: only their role, their value or their hint is heard.
  ///
  /// Not reported for the wheels of pickers and for page controls, whose values describe them, for
  /// the time that a date picker of SwiftUI shows beside its date, for empty fields whose prompt is
  /// heard, for controls that custom content or a hint names instead of a label, and for a capture
  /// without labels.
  static let unlabelledControl = LintRule(
    id: "unlabelled-control", severity: .error,
    summary: "A control has no name",
    evidence: """
      Without a label VoiceOver speaks the role alone, and nobody knows what the control does \
      (WCAG 2.2, 4.1.2 Name, Role, Value; Apple, accessibilityLabel).
      """,
    fix: "Give it a label that says what it does.",
    fails: Example(
      """
      screen: Player
      views:
        - UISlider:
          value: 5
          in: [0, 10]
      """),
    passes: Example(
      """
      screen: Player
      views:
        - UISlider:
          label: Volume
          value: 5
          in: [0, 10]
      """),
    search: .screen { screen in
      guard !screen.cannotTell(.label) else { return [] }
      let stops = screen.stops.filter(isNameless)
      // Finding the prompts visits every view, so it is done only when there is a use for them.
      let prompts = stops.isEmpty ? [:] : screen.prompts
      return stops.filter { !screen.isPrompted($0, prompts[$0.element.node]) }.map { stop in
        let hasPrompt =
          stop.element.suppressed.contains { $0.kind == .segment(.label) }
          || prompts[stop.element.node] != nil
        let prompt = hasPrompt ? " Its prompt is heard only while it is empty." : ""
        return Fault(
          "The \(stop.element.roleWord) has no name, only \(stop.called) is heard.\(prompt)",
          at: stop.element)
      }
    })

  private static func isNameless(_ stop: LintedScreen.Stop) -> Bool {
    let element = stop.element
    guard element.isOperable, !element.isNamed, !element.has(.pickerElement),
      !element.has(.backButton), !element.isPlaceAmongOthers, !element.isTimeOfDate
    else { return false }
    return stop.said(.content, .hint, .header).isEmpty
  }
}

extension LintedScreen {
  /// The prompts of fields, by the names of their nodes.
  fileprivate var prompts: [String: String] {
    var prompts: [String: String] = [:]
    var waiting = screen.views
    while let node = waiting.popLast() {
      for text in node.all(.placeholder) { prompts[node.name] = text }
      waiting += node.children + node.listed
    }
    return prompts
  }

  /// Whether a field's prompt is heard instead of text, or may name it as it does on Android.
  fileprivate func isPrompted(_ stop: Stop, _ prompt: String?) -> Bool {
    guard stop.element.has(.textEntry) else { return false }
    let text = stop.value.map(\.value).joined(separator: ", ")
    return !text.isBlank
      && (text == prompt || cannotTell(.placeholder) && screen.capture?.isAndroid == true)
  }
}

extension Element {
  /// Whether it is the time beside the date of a picker.
  fileprivate var isTimeOfDate: Bool { self.kind == .datePicker && self.style == "time" }

  /// Whether it is adjustable and its value is a position in words, such as "page 1 of 3".
  fileprivate var isPlaceAmongOthers: Bool {
    guard has(.adjustable) else { return false }
    return self.value.contains { part in
      if case .page = part.value { return true }
      guard let text = part.value.text, text.contains(where: \.isLetter) else { return false }
      // Two numbers mark a position in any language.
      return text.split(whereSeparator: { !$0.isNumber }).count == 2
    }
  }
}
