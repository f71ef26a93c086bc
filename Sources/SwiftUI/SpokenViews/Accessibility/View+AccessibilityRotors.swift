import ScreenTree

/// Custom rotors, and what they find.
extension View {
  /// A custom rotor with the entries of a builder.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.string(), at: Position(file, line, column)) { entries().rotorEntries }
  }

  /// A custom rotor with an entry for each element.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ label: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.string(), entries, \.id, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element, by a property that identifies it.
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ label: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    attachingRotor(
      label.string(), entries, { $0[keyPath: entryID] }, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each range of the view's text.
  public nonisolated func accessibilityRotor(
    _ label: LocalizedStringKey, textRanges: [Range<String.Index>], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    attachingTextRotor(label.string(), textRanges, at: Position(file, line, column))
  }

  /// A custom rotor with the entries of a builder.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.string, at: Position(file, line, column)) { entries().rotorEntries }
  }

  /// A custom rotor with an entry for each element.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ label: LocalizedStringResource, entries: [Entry], entryLabel: KeyPath<Entry, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.string, entries, \.id, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element, by a property that identifies it.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ label: LocalizedStringResource, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    attachingRotor(
      label.string, entries, { $0[keyPath: entryID] }, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each range of the view's text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor(
    _ label: LocalizedStringResource, textRanges: [Range<String.Index>],
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingTextRotor(label.string, textRanges, at: Position(file, line, column))
  }

  /// A custom rotor with the entries of a builder.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.string, at: Position(file, line, column)) { entries().rotorEntries }
  }

  /// A custom rotor with an entry for each element.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.string, entries, \.id, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element, by a property that identifies it.
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ label: Text, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    attachingRotor(
      label.string, entries, { $0[keyPath: entryID] }, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each range of the view's text.
  public nonisolated func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    attachingTextRotor(label.string, textRanges, at: Position(file, line, column))
  }

  /// A custom rotor with the entries of a builder.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<
    Words: StringProtocol, Content: AccessibilityRotorContent
  >(
    _ label: Words, @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(String(label), at: Position(file, line, column)) { entries().rotorEntries }
  }

  /// A custom rotor with an entry for each element.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Words: StringProtocol, Entry: Identifiable>(
    _ label: Words, entries: [Entry], entryLabel: KeyPath<Entry, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(String(label), entries, \.id, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element, by a property that identifies it.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Words: StringProtocol, Entry, ID: Hashable>(
    _ label: Words, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    attachingRotor(
      String(label), entries, { $0[keyPath: entryID] }, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each range of the view's text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Words: StringProtocol>(
    _ label: Words, textRanges: [Range<String.Index>], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    attachingTextRotor(String(label), textRanges, at: Position(file, line, column))
  }

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
