package import ScreenScenarios

/// What a walk said last, as the transcript shows it: each stop with what was heard of it.
package struct WalkedLines: Sendable {
  private let stops: [StopRecord]
  private let language: String
  private let isRightToLeft: Bool

  /// Lines of some stops.
  ///
  /// - Parameters:
  ///   - stops: the stops; those without words have no line.
  ///   - language: the language of the screen as a BCP 47 tag.
  ///   - isRightToLeft: whether it is written from right to left.
  package init(_ stops: [StopRecord], language: String, isRightToLeft: Bool) {
    (self.stops, self.language, self.isRightToLeft) = (stops, language, isRightToLeft)
  }

  /// An element for each line; empty when nothing is said.
  package var html: String {
    HTML(stops.filter { !$0.segments.isEmpty }.map(line)).text
  }

  private func line(_ stop: StopRecord) -> HTML {
    let words = TranscriptList.words(of: stop, in: language, isRightToLeft: isRightToLeft)
    return """
      <div class="\(TranscriptList.classes(of: stop))">\(words)
      \(TranscriptList.outcomes(of: stop))</div>

      """
  }
}
