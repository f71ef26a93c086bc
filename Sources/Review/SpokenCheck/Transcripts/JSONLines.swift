package import ScreenScenarios
package import VoiceOverSpeech

/// A transcript as JSON, one object a line: each has the keys of `StopRecord.Form.lines`, sorted,
/// with null where there is nothing.
package struct JSONLines: Sendable {
  /// The style of descriptions and hints.
  package var style: TextStyle

  /// A transcript as JSON in a style.
  package init(style: TextStyle = .voiceover) { self.style = style }

  /// The last line of an input: what made it, and how far its words are known.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package func line(for about: Provenance, of file: String) throws -> String {
    try AboutLine(about: about, file: file).lineOfJSON() + "\n"
  }

  /// The line of one utterance, with its line break.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package func line(for utterance: Utterance) throws -> String {
    try StopRecord(of: utterance, style: style).written(in: .lines).lineOfJSON() + "\n"
  }
}

private struct AboutLine: Encodable {
  var about: Provenance
  var event = "about"
  var file: String
}
