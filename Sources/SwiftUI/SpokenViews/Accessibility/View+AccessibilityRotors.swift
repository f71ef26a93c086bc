import ScreenTree

/// Custom rotors, and what they find.
extension View {
  /// A custom rotor with the entries of a builder.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(systemRotor.name, at: Position(file, line, column)) { entries().rotorEntries }
  }

  /// A custom rotor with an entry for each element.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(systemRotor.name, entries, \.id, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element, by a property that identifies it.
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    attachingRotor(
      systemRotor.name, entries, { $0[keyPath: entryID] }, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each range of the view's text.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>],
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingTextRotor(systemRotor.name, textRanges, at: Position(file, line, column))
  }
}
