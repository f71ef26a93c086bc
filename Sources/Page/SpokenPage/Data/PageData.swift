package import ScreenScenarios

/// Everything that a player page shows, as one value; pictures and sound come beside it.
///
/// Encoded, it is the JSON inside the page. Frames are counted from the start of the sound, at
/// `sampleRate`; a range of frames is the first one and the one after the last.
package struct PageData: Codable, Hashable, Sendable {
  /// The title of the walkthrough or the screen.
  package var title: String
  /// The program and its version, such as `SpokenScreen 0.2.0`.
  package var generator: String
  /// The modeled VoiceOver, in a few words.
  package var model: String
  /// The language of the walkthrough as a BCP 47 tag.
  package var language: String
  /// The settings that differ from the default, such as `speakHints=false`.
  package var settings: [String]
  /// The frames per second, in hertz.
  package var sampleRate: Int
  /// The number of frames.
  package var length: Int
  /// Each rule that is named below, in one sentence.
  package var rules: [String: String] = [:]
  /// Each grade of evidence that is named below, in a few words.
  package var evidence: [String: String] = [:]
  /// Each step that is named below, in the words of a person who shows it.
  package var steps: [String: String] = [:]
  /// The problems that a listener would notice; nil where nobody looked for them.
  package var problems: [Problem]?
  /// The chapters, in order.
  package var chapters: [Chapter] = []
  /// The screens, in the order of their names.
  package var screens: [Screen] = []
  /// The stops, in the order of the steps.
  package var stops: [StopRecord] = []
  /// The comparison with an older run; nil without one.
  package var comparison: Comparison?

  /// A page without chapters, screens and stops.
  package init(
    title: String, generator: String, model: String, language: String, settings: [String] = [],
    sampleRate: Int, length: Int
  ) {
    self.title = title
    self.generator = generator
    self.model = model
    self.language = language
    self.settings = settings
    self.sampleRate = sampleRate
    self.length = length
  }

  /// A part of the sound that begins where a screen is shown.
  package struct Chapter: Codable, Hashable, Sendable {
    /// The title.
    package var title: String
    /// The number of its first stop.
    package var stop: Int
    /// Its first frame.
    package var frame: Int

    /// A chapter from its parts.
    package init(_ title: String, stop: Int, frame: Int) {
      (self.title, self.stop, self.frame) = (title, stop, frame)
    }
  }
}
