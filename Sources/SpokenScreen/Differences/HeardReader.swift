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
        let lines = text.split(whereSeparator: \.isNewline).map(String.init)
        return Hearing(heard: Heard(transcript: lines, file: path), story: nil, remarks: [])
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
