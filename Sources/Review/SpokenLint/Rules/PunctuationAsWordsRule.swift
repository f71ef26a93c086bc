import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

extension LintRule {
  /// Finds labels and custom actions that consist of punctuation marks, which are read by their
  /// names.
  ///
  /// Not reported for the keys of a keyboard, and for elements other than controls when the mark
  /// stands alone in a cell of a table.
  static let punctuationAsWords = LintRule(
    id: "punctuation-as-words", severity: .warning,
    summary: "A mark stands for a word and is read by its name",
    evidence: """
      The buttons "-" and "+" are read as "hyphen" and "plus" (heard in the Swift Talk episodes on a \
      custom stepper).
      """,
    fix: "Give it a label that says in words what it is for.",
    fails: Example(
      """
      screen: Cart
      views:
        - Button: "-"
      """),
    passes: Example(
      """
      screen: Cart
      views:
        - Button: "-"
          label: Decrement
      """),
    search: .screen { screen in
      screen.stops.flatMap { stop -> [Fault] in
        guard !stop.element.has(.keyboardKey) else { return [] }
        func fault(_ part: Sourced<String>, _ what: String) -> Fault? {
          stop.words.names(of: part.value).map {
            Fault(
              "\(what) \"\(part.value)\" is read as \"\($0)\".", at: stop.element, part.origin)
          }
        }
        return stop.label.compactMap { fault($0, "The label") }
          + stop.actions.compactMap { fault($0, "The action") }
      }
    })
}
