import ScreenTree
import VoiceOverSpeech

extension Captions {
  /// A caption as it is shown at once: a segment, or a whole stop.
  struct Entry {
    /// The identifier: that of the segment's cue, or the number of the stop.
    var id: String
    /// The number among the captions, from 1.
    var number: Int
    /// The first frame and the one after the last, from the start.
    var frames: Range<Int>
    /// The lines, each with its segments.
    var lines: [[Cue]]

    /// The caption of a segment.
    init(_ cue: Cue) {
      (id, number, frames, lines) = (cue.id, cue.number, cue.frames, [[cue]])
    }

    /// The caption of a stop; nil when nothing of it is shown.
    init?(_ stop: Stop) {
      guard let first = stop.cues.first, let last = stop.cues.last else { return nil }
      id = "\(stop.number)"
      number = stop.ordinal
      frames = first.frames.lowerBound..<max(first.frames.upperBound, last.frames.upperBound)
      let isLater: (Cue) -> Bool = { $0.segment.kind.isAfterPause }
      // A hint gets a line of its own, because it is heard after a pause.
      let start = stop.cues.firstIndex(where: isLater) ?? stop.cues.endIndex
      lines = [Array(stop.cues[..<start]), Array(stop.cues[start...])].filter { !$0.isEmpty }
    }

    /// The text, with a line break between lines.
    ///
    /// - Parameter write: the text of a segment.
    /// - Returns: the text.
    func text(_ write: (Cue) -> String) -> String {
      lines.map { $0.map(write).joined(separator: ", ") }.joined(separator: "\n")
    }
  }
}

extension Segment.Kind {
  /// Whether it is a hint or a cue, which are spoken after a pause.
  fileprivate var isAfterPause: Bool { [.hint, .actions, .moreContent].contains(self) }
}
