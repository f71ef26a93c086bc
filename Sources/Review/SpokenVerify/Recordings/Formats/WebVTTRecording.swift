import ScreenDocuments
import ScreenTree
import SpokenSyntax

/// WebVTT captions of a recorded demonstration: each cue is an utterance.
///
/// Captions that `spoken render` wrote have a cue for each segment, with the number of the stop in its
/// identifier; those of one stop are one utterance, and cues of sounds are left out.
enum WebVTTRecording {
  /// Reads the cues in their order.
  static func read(_ text: RecordedText, _ faults: inout Faults) -> Recording? {
    let head = text.lines[0].text
    guard head == "WEBVTT" || head.hasPrefix("WEBVTT ") || head.hasPrefix("WEBVTT\t") else {
      faults.add("the first line of WebVTT is WEBVTT alone; mend it", at: .start)
      return nil
    }
    var recording = Recording()
    recording.by = "captions"
    var stop: Substring?
    // The first block is the header of the file, which is no cue.
    for block in text.blocks.dropFirst() {
      guard let cue = Cue(block, &faults) else { continue }
      guard !cue.words.isBlank, !cue.words.hasPrefix("♪") else { continue }
      if let own = cue.stop, own == stop, let last = recording.steps.last?.heard {
        recording.steps[recording.steps.count - 1].heard = last + " " + cue.words
      } else {
        recording.steps.append(
          .init(recording.steps.isEmpty ? .current : .next, cue.words, position: cue.position))
      }
      stop = cue.stop
    }
    return recording
  }

  /// A cue: its words, and the stop that it belongs to where its identifier has one.
  private struct Cue {
    var words: String
    var stop: Substring?
    var position: Position

    /// Reads a block of lines; nil for a note, a style or a region, and for one with an error.
    init?(_ block: [RecordedText.Line], _ faults: inout Faults) {
      let first = block[0].text
      if ["NOTE", "STYLE", "REGION"].contains(where: { first == $0 || first.hasPrefix($0 + " ") }) {
        return nil
      }
      let hasName = !first.contains("-->")
      guard block.count > (hasName ? 1 : 0), block[hasName ? 1 : 0].text.isTiming else {
        let line = block[min(hasName ? 1 : 0, block.count - 1)]
        faults.add(
          "a cue has no time such as 00:01.000 --> 00:02.500; mend it or take the block out",
          at: line.position)
        return nil
      }
      let payload = block.dropFirst(hasName ? 2 : 1)
      words = payload.map { $0.trimmed.withoutTags }.joined(separator: " ")
      position = (payload.first ?? block[0]).position
      stop = hasName ? first.stopNumber : nil
      if words.hasPrefix("{") || words.hasPrefix("[{") {
        faults.add(
          "this cue holds JSON, not words; give captions of what was said", at: position)
        return nil
      }
    }
  }
}

extension RecordedText {
  /// The lines between blank ones.
  fileprivate var blocks: [[Line]] {
    lines.split(whereSeparator: \.isBlank).map(Array.init)
  }
}

extension Substring {
  /// The number before the point of an identifier such as `3.1`; nil for any other.
  fileprivate var stopNumber: Substring? {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else {
      return nil
    }
    return parts[0]
  }

  /// Whether it is the line with the times of a cue.
  fileprivate var isTiming: Bool {
    let parts = split(separator: " ", omittingEmptySubsequences: true)
    return parts.count >= 3 && parts[0].isTime && parts[1] == "-->" && parts[2].isTime
  }

  /// Whether it is a time, with or without hours.
  private var isTime: Bool {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let seconds = parts.last else { return false }
    let point = seconds.split(separator: ".", omittingEmptySubsequences: false)
    return parts.dropLast().allSatisfy { $0.count >= 2 && $0.allSatisfy(\.isNumber) }
      && point.count == 2 && point[0].count == 2 && point[1].count == 3
      && point.allSatisfy { $0.allSatisfy(\.isNumber) }
  }
}

extension String {
  /// The words without tags, and with the characters that escapes stand for.
  fileprivate var withoutTags: String {
    var text = ""
    var isTag = false
    for character in self {
      if character == "<" {
        isTag = true
      } else if isTag {
        isTag = character != ">"
      } else {
        text.append(character)
      }
    }
    let escapes = [("&nbsp;", "\u{A0}"), ("&lrm;", ""), ("&rlm;", "")]
    return escapes.reduce(text) { $0.replacing(bytes: $1.0, with: $1.1) }.withoutEntities
  }
}
