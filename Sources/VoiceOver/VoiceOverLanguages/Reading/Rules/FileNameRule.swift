extension ReadingRule {
  /// The name of a file, a type or a symbol: its parts, with dots and underscores as words.
  ///
  /// `IMG_0042.jpg` is "IMG underscore 0 0 4 2 dot jpg", `slider.vertical.3` "slider dot vertical dot
  /// 3". A name is known by a common ending, by an underscore inside, or by two dots between small
  /// letters; a word with a period that has no space after it is none of these and stays.
  static let fileName = ReadingRule(at: [.word, .digits], marks: "_") { passage, start in
    guard
      passage.kind(at: start) == .word || passage.kind(at: start) == .digits
        || passage.isMark("_", at: start),
      passage.begins(at: start)
    else { return nil }
    let end = passage.endOfFileName(from: start)
    guard end > start + 1, passage.hasMark(in: start..<end), passage.isFileName(start..<end) else {
      return nil
    }
    return TokenReading(passage.address(start..<end), end: end)
  }
}

extension Passage {
  private static let longestFileName = 40
  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "gif", "heic", "svg", "pdf", "txt", "md", "doc", "docx", "xls", "xlsx",
    "ppt", "pptx", "pages", "numbers", "key", "csv", "json", "yaml", "yml", "xml", "html", "css",
    "js",
    "ts", "py", "swift", "zip", "dmg", "mp3", "mp4", "mov", "wav", "flac", "opus", "m4a", "app",
    "plist", "log", "epub", "exe", "sh", "rtf", "webp", "ipa", "apk",
  ]

  fileprivate func endOfFileName(from start: Int) -> Int {
    var end = start
    // Bounded, because this is tried at each word of a text.
    while end < start + Self.longestFileName {
      switch kind(at: end) {
      case .word, .digits: end += 1
      case .mark where isMark("_", at: end): end += 1
      case .mark where isMark(in: ".-", at: end) && isPart(end + 1) && end > start: end += 1
      case .mark, .space, .emoji, .none: return end
      }
    }
    return end
  }

  /// Whether there is a mark, without which there is no name of a file.
  fileprivate func hasMark(in range: Range<Int>) -> Bool {
    range.contains { kind(at: $0) == .mark }
  }

  private func isPart(_ index: Int) -> Bool {
    kind(at: index) == .word || kind(at: index) == .digits || isMark("_", at: index)
  }

  fileprivate func isFileName(_ range: Range<Int>) -> Bool {
    let last = range.upperBound - 1
    if isMark(".", at: last - 1), Self.endings.contains(self[last].folded),
      last - 2 >= range.lowerBound
    {
      return true
    }
    guard range.contains(where: { kind(at: $0) != .mark }) else { return false }
    if range.contains(where: { isMark("_", at: $0) && isPart($0 - 1) && isPart($0 + 1) }) {
      return true
    }
    let dots = range.count { isMark(".", at: $0) }
    let words = range.filter { kind(at: $0) == .word }
    // Dots between words in small letters, as in `com.example.app`, end no sentences.
    return dots >= 2 && words.count >= 2 && words.allSatisfy { self[$0].text.utf8.count > 1 }
      && words.allSatisfy { self[$0].folded == self[$0].text }
  }
}
