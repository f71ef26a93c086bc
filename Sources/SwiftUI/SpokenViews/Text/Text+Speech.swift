import ScreenTree

extension Text {
  /// Whether VoiceOver spells the words.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    with { $0.spellsOut = value }
  }

  /// Whether VoiceOver always speaks punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    with { $0.alwaysIncludesPunctuation = value }
  }

  /// Whether announcements of the words wait for earlier ones.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { with { $0.queued = value } }

  /// Gives the sounds of the words in the alphabet of the International Phonetic Association.
  public func speechPhoneticRepresentation(_ value: String) -> Text {
    with { $0.ipa = value }
  }

  /// Raises or lowers the pitch, from -1 to 1.
  public func speechAdjustedPitch(_ value: Double) -> Text { with { $0.pitch = value } }

  /// The level that the words have if they are a heading; it makes none.
  public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Text {
    adding(level.properties(at: Position(file, line, column)))
  }

  /// Says what kind of text it is.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Text {
    adding([.textContentType(value.name, at: Position(file, line, column))])
  }

  private func with(_ change: (inout Property.Speech) -> Void) -> Text {
    var text = self
    change(&text.speech)
    return text
  }

  func adding(_ properties: [Property]) -> Text {
    var text = self
    text.properties += properties
    return text
  }
}
