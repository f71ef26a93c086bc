/// The words that are predicted for one stop, segment by segment, as they are compared.
package struct PredictedStop: Hashable, Sendable {
  /// The words of each segment of the description and the hint; none is empty.
  package var segments: [[String]]
  /// The words of what may follow, such as "Actions available": a recording has them or not.
  package var cues: [String]

  /// Creates a stop from the texts of its segments and cues.
  package init(_ segments: [String], cues: [String] = []) {
    self.segments = segments.map(ComparedWords.words).filter { !$0.isEmpty }
    self.cues = cues.flatMap(ComparedWords.words)
  }

  /// All words without the cues.
  package var words: [String] { segments.flatMap(\.self) }

  /// Whether these words were heard, with the cues or without them.
  func isHeard(as heard: [String]) -> Bool {
    // Most stops are heard word for word; the other comparison also looks inside words.
    if isSaid(by: heard) { return true }
    return ComparedWords.areEqual(segments, heard)
      || (!cues.isEmpty && ComparedWords.areEqual(segments + cues.map { [$0] }, heard))
  }

  /// Whether these are the words, without the cues.
  func isSaid(by heard: [String]) -> Bool {
    var rest = heard[...]
    for segment in segments {
      guard rest.starts(with: segment) else { return false }
      rest = rest.dropFirst(segment.count)
    }
    return rest.isEmpty
  }

  /// Whether the same segments were heard in another order.
  func isReordered(in heard: [String]) -> Bool {
    // Sorted words reject nearly all utterances before any order is tried.
    guard heard.sorted() == words.sorted() || heard.sorted() == (words + cues).sorted() else {
      return false
    }
    // Segments that begin alike make the number of orders grow fast, so the search has an end.
    var work = 1_000
    let parts = heard.count == words.count ? segments : segments + [cues]
    return Self.fill(heard[...], with: parts, &work)
  }

  /// Whether segments in some order make up the words; false when that takes too long to find out.
  private static func fill(
    _ words: ArraySlice<String>, with segments: [[String]], _ work: inout Int
  ) -> Bool {
    guard !segments.isEmpty else { return words.isEmpty }
    work -= 1
    guard work > 0 else { return false }
    for (index, segment) in segments.enumerated() where words.starts(with: segment) {
      var others = segments
      others.remove(at: index)
      if fill(words.dropFirst(segment.count), with: others, &work) { return true }
    }
    return false
  }
}
