import ScreenTree

/// How VoiceOver speaks the words of a view; a text's own attributes win.
extension View {
  /// Whether VoiceOver spells the words in the view.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    transformingEnvironment { $0.speech.spellsOut = value }
  }

  /// Whether VoiceOver always speaks punctuation in the view.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    transformingEnvironment { $0.speech.alwaysIncludesPunctuation = value }
  }

  /// Whether announcements of the words in the view wait for earlier ones.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    transformingEnvironment { $0.speech.queued = value }
  }

  /// Raises or lowers the pitch of the words in the view, from -1 to 1.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    transformingEnvironment { $0.speech.pitch = value }
  }
}

extension Property.Speech {
  /// The attributes, with those of the view around where there are none.
  func filled(from outer: Property.Speech) -> Property.Speech {
    var filled = self
    filled.pitch = pitch ?? outer.pitch
    filled.spellsOut = spellsOut ?? outer.spellsOut
    filled.alwaysIncludesPunctuation = alwaysIncludesPunctuation ?? outer.alwaysIncludesPunctuation
    filled.queued = queued ?? outer.queued
    return filled
  }
}
