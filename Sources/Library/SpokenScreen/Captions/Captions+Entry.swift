import ScreenTree
import VoiceOverSpeech

extension Captions {
  /// A caption as it is shown at once: a part, or a whole stop.
  struct Entry {
    /// A part, after what stands between it and the one before on its line.
    typealias Joined = (separator: String, part: HeardPart)

    /// The identifier: that of the part, or the number of the stop.
    var id: String
    /// The number among the captions, from 1.
    var number: Int
    /// The first frame and the one after the last, from the start.
    var frames: Range<Int>
    /// The lines, each with its parts.
    var lines: [[Joined]]

    /// The caption of a part.
    init(_ part: HeardPart) {
      (id, number, frames) = (part.id, part.number, part.frames)
      lines = [[(separator: "", part: part)]]
    }

    /// The caption of a stop; nil when nothing of it is shown.
    init?(_ stop: Stop) {
      let parts = stop.parts
      guard let first = parts.first, let last = parts.last else { return nil }
      id = "\(stop.number)"
      number = stop.ordinal
      frames = first.frames.lowerBound..<max(first.frames.upperBound, last.frames.upperBound)
      // What is heard after the pause gets a line of its own.
      let start = parts.firstIndex { $0.part != .description } ?? parts.endIndex
      lines = [parts[..<start], parts[start...]].filter { !$0.isEmpty }.map { parts in
        parts.indices.map { index -> Joined in
          let isFirst = index == parts.startIndex
          let separator =
            isFirst ? "" : stop.utterance.separator(between: parts[index - 1], and: parts[index])
          return (separator, parts[index])
        }
      }
    }

    /// The text, with a line break between lines.
    ///
    /// - Parameters:
    ///   - escape: what makes text of a separator; it may have words that are not spoken.
    ///   - write: the text of a part.
    /// - Returns: the text.
    func text(between escape: (String) -> String, _ write: (HeardPart) -> String) -> String {
      lines.map { line in line.map { escape($0.separator) + write($0.part) }.joined() }
        .joined(separator: "\n")
    }
  }
}

extension Utterance {
  /// What stands between two parts that are heard in turn, on one line.
  fileprivate func separator(
    between last: Captions.HeardPart, and next: Captions.HeardPart
  ) -> String {
    guard last.place.index == next.place.index else {
      return separator(between: last.place.index, and: next.place.index)
    }
    return next.place.gap.between(last.segment.text, next.segment.text)
  }
}

extension String {
  /// The text on one line, between two neighbours that are on one line each.
  ///
  /// A neighbour with a line break has no white space at its edges then, so that it is here.
  fileprivate func between(_ last: String, _ next: String) -> String {
    let isBroken =
      contains(where: \.isNewline)
      || last.last?.isWhitespace != last.oneLine.last?.isWhitespace
      || next.first?.isWhitespace != next.oneLine.first?.isWhitespace
    guard isBroken else { return oneLine }
    return isBlank ? " " : " \(oneLine) "
  }
}
