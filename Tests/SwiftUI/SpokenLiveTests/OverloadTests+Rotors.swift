import SpokenLiveTesting
import SpokenViews

/// Rotors: of a builder, of elements, of elements with another identity, and of ranges of text.
extension OverloadTests {
  struct Letter: Identifiable {
    let id: String
    var name: String { id }
  }

  /// Two letters, of which a rotor finds the second.
  struct Letters<Content: View>: View {
    let modified: (AnyView, [Letter]) -> Content
    var body: some View {
      modified(
        AnyView(VStack { ForEach([Letter(id: "a"), Letter(id: "b")]) { Text($0.id) } }),
        [Letter(id: "b")])
    }
  }

  private nonisolated static func row<Content: View>(
    _ name: String, _ view: @escaping @MainActor @Sendable (AnyView, [Letter]) -> Content
  ) -> Row {
    Row(
      "accessibilityRotor", { Letters(modified: view) }, .user(.rotor(name)), .user(.rotorNext),
      heard: "a\n\(name)\nb")
  }

  nonisolated static let builtRotors = [
    row("by key") { view, _ in
      view.accessibilityRotor(key) { AccessibilityRotorEntry("b", id: "b") }
    },
    row("by resource") { view, _ in
      view.accessibilityRotor(resource) { AccessibilityRotorEntry("b", id: "b") }
    },
    row("by text") { view, _ in
      view.accessibilityRotor(text) { AccessibilityRotorEntry(Text("b"), id: "b") }
    },
    row("by string") { view, _ in
      view.accessibilityRotor(string) { AccessibilityRotorEntry(string, id: "b") }
    },
    row("Bold Text") { view, _ in
      view.accessibilityRotor(.boldText) { AccessibilityRotorEntry("b", id: "b") }
    },
  ]

  nonisolated static let elementRotors = [
    row("by key") { $0.accessibilityRotor(key, entries: $1, entryLabel: \.name) },
    row("by resource") { $0.accessibilityRotor(resource, entries: $1, entryLabel: \.name) },
    row("by text") { $0.accessibilityRotor(text, entries: $1, entryLabel: \.name) },
    row("by string") { $0.accessibilityRotor(string, entries: $1, entryLabel: \.name) },
    row("Italic Text") { $0.accessibilityRotor(.italicText, entries: $1, entryLabel: \.name) },
  ]

  nonisolated static let identifiedRotors = [
    row("by key") {
      $0.accessibilityRotor(key, entries: $1, entryID: \.name, entryLabel: \.name)
    },
    row("by resource") {
      $0.accessibilityRotor(resource, entries: $1, entryID: \.name, entryLabel: \.name)
    },
    row("by text") {
      $0.accessibilityRotor(text, entries: $1, entryID: \.name, entryLabel: \.name)
    },
    row("by string") {
      $0.accessibilityRotor(string, entries: $1, entryID: \.name, entryLabel: \.name)
    },
    row("Underlined Text") {
      $0.accessibilityRotor(.underlineText, entries: $1, entryID: \.name, entryLabel: \.name)
    },
  ]

  private nonisolated static func textRow<Content: View>(
    _ name: String, _ view: @escaping @MainActor @Sendable (Text, [Range<String.Index>]) -> Content
  ) -> Row {
    let words = "one two"
    let range = words.index(words.startIndex, offsetBy: 4)..<words.endIndex
    return Row(
      "accessibilityRotor", { view(Text(words), [range]) }, .user(.rotor(name)),
      .user(.rotorNext), heard: "one two\n\(name)\ntwo")
  }

  nonisolated static let textRotors = [
    textRow("by key") { $0.accessibilityRotor(key, textRanges: $1) },
    textRow("by resource") { $0.accessibilityRotor(resource, textRanges: $1) },
    textRow("by text") { $0.accessibilityRotor(text, textRanges: $1) },
    textRow("by string") { $0.accessibilityRotor(string, textRanges: $1) },
    textRow("Misspelled Words") { $0.accessibilityRotor(.misspelledWords, textRanges: $1) },
  ]
}
