import SpokenScreen

/// When the words of a text are heard.
///
/// The engine speaks other words than a text shows: "320 dollars" for "$320.00". Equal words are
/// paired in order; those between two pairs belong to the text between them as a whole.
struct WordTimes {
  /// The words of the text, each with its frames; a word may be several that are shown.
  let words: [StopRecord.Word]

  /// Pairs the words of a text with those that are heard.
  init(_ text: Substring, _ heard: [SpokenAudio.Word]) {
    let shown = text.split(whereSeparator: \.isWhitespace)
    let pairs = Alignment.pairs(shown.map(String.init), heard: heard)
    var words: [StopRecord.Word] = []
    var start = (shown: 0, heard: 0)
    for pair in pairs + [(old: shown.count, new: heard.count)] {
      Self.between(
        shown[start.shown..<pair.old], heard[start.heard..<pair.new], in: text, &words)
      // The last pair is only the end of both texts.
      guard pair.old < shown.count else { break }
      words.append(StopRecord.Word(String(shown[pair.old]), heard[pair.new].samples))
      start = (pair.old + 1, pair.new + 1)
    }
    self.words = words
  }

  /// Adds what is shown between two pairs, at the frames of what is heard between them.
  private static func between(
    _ shown: ArraySlice<Substring>, _ heard: ArraySlice<SpokenAudio.Word>, in text: Substring,
    _ words: inout [StopRecord.Word]
  ) {
    guard let first = heard.first, let last = heard.last else { return }
    let frames = first.samples.lowerBound..<last.samples.upperBound
    guard let start = shown.first?.startIndex, let end = shown.last?.endIndex else {
      // Words that nothing is shown for belong to the word before.
      guard let previous = words.popLast() else { return }
      words.append(StopRecord.Word(previous.text, previous.frames.lowerBound..<frames.upperBound))
      return
    }
    // With equal counts each word probably stands for the one in its place.
    guard shown.count == heard.count else {
      words.append(StopRecord.Word(String(text[start..<end]), frames))
      return
    }
    words += zip(shown, heard).map { StopRecord.Word(String($0), $1.samples) }
  }
}
