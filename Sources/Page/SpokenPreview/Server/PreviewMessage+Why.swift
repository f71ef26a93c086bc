package import ScreenScenarios

extension PreviewMessage {
  /// Why the words of an utterance are spoken, and why others are not; its items have the keys of
  /// `spoken explain --format json`.
  package struct Why: Codable, Hashable, Sendable {
    /// The number of the line of the transcript; nil for what the walk said last.
    package var stop: Int?
    /// The segments in the order of speech.
    package var segments: [StopRecord.Segment]
    /// The words that are not spoken.
    package var suppressed: [StopRecord.Suppressed]

    /// The reasons of an utterance, or of several.
    package init(
      stop: Int? = nil, segments: [StopRecord.Segment] = [],
      suppressed: [StopRecord.Suppressed] = []
    ) {
      (self.stop, self.segments, self.suppressed) = (stop, segments, suppressed)
    }
  }

  /// A line of a file that words or an element come from.
  package struct Source: Codable, Hashable, Sendable {
    /// The number of the line of the transcript that was asked about; nil for an element or a place.
    package var stop: Int?
    /// The name of the element that was asked about.
    package var element: String?
    /// The file with line and column.
    package var place: String
    /// The line without the spaces around it; empty when the file is not at hand.
    package var line: String

    /// A line at a place.
    package init(stop: Int? = nil, element: String? = nil, place: String, line: String) {
      (self.stop, self.element, self.place, self.line) = (stop, element, place, line)
    }
  }
}
