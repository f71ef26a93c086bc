import ScreenImport
import ScreenTree

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

extension StoryReader {
  /// Tells a screen as another side was recorded, when that is a transcript with settings.
  ///
  /// - Throws: `StoryFault` when a setting cannot be set.
  public func hearing(
    _ hearing: Hearing, beside other: Hearing
  ) throws(StoryFault) -> Hearing {
    guard let golden = other.golden, let story = hearing.story else { return hearing }
    let told = try reading(Reading(story: story, remarks: hearing.remarks), as: golden)
    return Hearing(heard: Heard(told.story), story: told.story, remarks: told.remarks)
  }

  /// Tells a screen with the settings that its golden was recorded with, where neither its file nor
  /// the command line says anything of them; a walkthrough has settings of its own.
  func reading(_ reading: Reading, as golden: Golden) throws(StoryFault) -> Reading {
    let story = reading.story
    guard settings.isEmpty, story.screenFiles.isEmpty, let screen = story.screens.first,
      !golden.settings.isEmpty
    else { return reading }
    // What the file itself says holds; that the golden says otherwise is told.
    let own = Set(screen.settings.map(\.key))
    var (reader, new) = (self, reading)
    reader.settings = golden.settings.filter { !own.contains($0.key) }.map {
      Walkthrough.Setting(key: $0.key, value: $0.value)
    }
    new.story = try reader.story(of: screen).story
    return new
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
