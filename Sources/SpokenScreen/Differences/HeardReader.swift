import ScreenImport

extension StoryReader {
  /// What is heard of an input, and the story that it was worked out from.
  public struct Hearing: Sendable {
    /// What is heard, stop by stop.
    public var heard: Heard
    /// The story; nil for a transcript.
    public var story: Story?
    /// Warnings and remarks, one line each.
    public var remarks: [String]
    /// The transcript that was read, whose lines may stand for others; nil for what was told.
    var golden: Golden?

    /// What is heard, the patterns of a golden filled in with the lines of another side.
    public func heard(beside other: Hearing) -> Heard {
      guard let golden, golden.hasPatterns, other.golden?.hasPatterns != true else { return heard }
      let lines =
        other.golden?.patterns.compactMap(\.written)
        ?? other.story?.transcriptLines ?? []
      let match = GoldenMatch(golden.patterns, lines)
      let body = match.isSame ? lines : match.expected(lines)
      return Heard(transcript: heard.header + body, file: heard.file)
    }
  }

  /// Reads a screen, a walkthrough, a capture or a transcript, and tells it.
  ///
  /// - Throws: `StoryFault` when the file is missing, unreadable or faulty.
  public func hear(_ path: String) throws(StoryFault) -> Hearing {
    if path != "-" {
      let bytes = try InputFile.bytes(of: path)
      if InputHints.isTranscript(bytes) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw .unreadable(path, "the transcript is not UTF-8; save it as UTF-8")
        }
        let reading = Golden.read(text, file: path)
        guard let golden = reading.value, reading.findings.isEmpty else {
          throw .faulty(reading.findings)
        }
        let lines = text.split(whereSeparator: \.isNewline).map(String.init)
        return Hearing(
          heard: Heard(transcript: lines, file: path), story: nil, remarks: [], golden: golden)
      }
    }
    let reading = try read(path)
    return Hearing(
      heard: Heard(reading.story), story: reading.story, remarks: reading.remarks)
  }
}

extension InputHints {
  /// Whether it is a transcript: remarks and then the line of a step, which no other format has.
  static func isTranscript(_ bytes: [UInt8]) -> Bool {
    for line in bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1000) {
      if line.starts(with: "> ".utf8) { return true }
      guard line.first == UInt8(ascii: "#") else { return false }
    }
    return false
  }
}

extension Golden {
  /// Whether some of its lines stand for others.
  fileprivate var hasPatterns: Bool { patterns.contains { $0.isPattern && !$0.isRemark } }
}

extension Story {
  /// The lines of its transcript without the header.
  fileprivate var transcriptLines: [String] {
    let transcript = Transcript()
    return telling.flatMap { transcript.lines(for: $0).split(separator: "\n").map(String.init) }
  }
}
