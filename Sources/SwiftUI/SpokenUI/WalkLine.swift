import ScreenTree

/// A line of `walk`: a gesture or a wait, as a transcript writes it.
enum WalkLine: Hashable {
  case gesture(VoiceOverGesture)
  case wait(Duration)

  /// Why a line is neither.
  struct Problem: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  /// Reads a line.
  init(_ line: String) throws(Problem) {
    let words = line.split(separator: " ", maxSplits: 1)
    if words.first == "wait" {
      // As long as in the file of a walkthrough.
      guard words.count == 2, let time = String(words[1]).asTime(upTo: 600) else {
        throw Problem(
          description: "'wait' is followed by a time of at most 600s, such as 3s or 500ms")
      }
      self = .wait(time)
    } else if let gesture = VoiceOverGesture(line: line) {
      self = .gesture(gesture)
    } else {
      throw Problem(description: "there is no gesture '\(line)'")
    }
  }
}
