package import EspeakEngine
package import SpokenSound

/// The voice and the sounds that a listener chose.
package struct SoundChoice: Hashable, Sendable {
  /// The name of a voice or the path of its file; nil for the best one for the language.
  package var voice: String?
  /// The speed of all voices in words per minute; nil for their own.
  package var rate: Int?
  /// The name of a theme of sounds or the path of its folder; nil for no sounds.
  package var theme: String? = EarconTheme.standard
  /// Whether a second voice says the gestures.
  package var narrates = false
  /// The folders of voices, the first of which win.
  package var folders: [String]

  /// The usual voice and sounds of some folders.
  package init(folders: [String]) { self.folders = folders }

  /// Reads the theme; nil for no sounds.
  func installedTheme() throws(EarconError) -> EarconTheme? {
    guard let theme else { return nil }
    return try EarconTheme(named: theme, in: EarconTheme.folders(in: folders))
  }
}

/// All installed voices and sounds, read once for many scenarios.
package struct Ensemble: Sendable {
  /// The voices.
  package var catalog: VoiceCatalog
  /// The sounds.
  package var theme: EarconTheme

  /// Voices and sounds that were read.
  package init(catalog: VoiceCatalog, theme: EarconTheme) {
    (self.catalog, self.theme) = (catalog, theme)
  }
}
