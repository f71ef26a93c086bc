package import Files
import ScreenImport
import ScreenTree

extension StoryReader {
  /// One side of a difference: an input that was run, or a transcript.
  public struct Hearing: Sendable {
    /// The file, as the user named it.
    public var file: String
    /// The stops; nil for a transcript.
    public var heard: Heard?
    /// Warnings and notes, one line each.
    public var remarks: [String] = []
    /// The transcript that was read; nil for any other input.
    var golden: Golden?

    /// The changes for a listener from this side to another; a transcript is compared line by line.
    public func difference(to new: Hearing) -> HeardDifference {
      if let heard, let now = new.heard { return HeardDifference(from: heard, to: now) }
      if let golden, let story = new.heard?.story {
        let comparison = Comparison(story, with: golden, file: file)
        return HeardDifference(from: header, to: new.header, comparison.changes)
      }
      // The patterns of one side match lines of the other.
      let isReversed = golden?.hasPatterns != true
      let patterns = (isReversed ? new : self).golden?.patterns ?? []
      let lines = (isReversed ? self : new).lines
      let changes = GoldenMatch(patterns, lines).rows.compactMap { row in
        switch row {
        case .same, .absent: nil as StopChange?
        case .missing(let pattern): StopChange(of: pattern.source, isNew: isReversed)
        case .unexpected(let line): StopChange(of: lines[line], isNew: !isReversed)
        }
      }
      return HeardDifference(from: header, to: new.header, changes)
    }

    /// The header of its transcript.
    private var header: Golden { heard.map { Golden(headerOf: $0.story) } ?? golden ?? Golden() }

    /// The lines of its transcript after the header.
    private var lines: [String] {
      if let heard {
        return heard.lines(of: Array(heard.story.telling), hasSteps: true).map(\.text)
      }
      return (golden?.patterns ?? []).filter { !$0.isRemark }.map { $0.written ?? $0.source }
    }
  }

  /// Reads a screen, a walkthrough, a capture or a transcript, and runs it.
  ///
  /// - Throws: `StoryFault` when the file is missing, unreadable or invalid.
  public func hear(_ path: String) throws(StoryFault) -> Hearing {
    try hear(path, .byUser)
  }

  /// Reads a file that a folder named, and runs it.
  ///
  /// - Throws: `StoryFault` when the file is missing, unreadable or invalid, or outside the folder.
  package func hear(_ path: String, _ naming: Naming) throws(StoryFault) -> Hearing {
    let bytes = try InputFile.bytes(of: path, naming)
    if InputHints.isTranscript(bytes) { return try transcript(bytes, path) }
    let reading = try read(bytes, path: path)
    return Hearing(file: path, heard: Heard(reading.story), remarks: reading.remarks)
  }

  /// A transcript as one side of a difference.
  private func transcript(_ bytes: [UInt8], _ path: String) throws(StoryFault) -> Hearing {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(path, "the transcript is not UTF-8; save it as UTF-8")
    }
    let reading = Golden.read(text, file: path)
    guard let golden = reading.value, reading.findings.isEmpty else {
      throw .faulty(reading.findings)
    }
    return Hearing(file: path, golden: golden)
  }

  /// Runs a screen with the settings of the other side, when that is a transcript.
  ///
  /// - Throws: `StoryFault` when a setting cannot be set.
  public func hearing(
    _ hearing: Hearing, beside other: Hearing
  ) throws(StoryFault) -> Hearing {
    guard let golden = other.golden, let heard = hearing.heard else { return hearing }
    var hearing = hearing
    hearing.heard = Heard(
      try reading(Reading(story: heard.story, remarks: []), as: golden).story)
    return hearing
  }

  /// Runs a screen using the settings in the golden's header, unless its file or the command line
  /// sets its own; a walkthrough has its own settings.
  func reading(_ reading: Reading, as golden: Golden) throws(StoryFault) -> Reading {
    let story = reading.story
    guard settings.isEmpty, story.screenFiles.isEmpty, let screen = story.screens.first,
      !golden.settings.isEmpty
    else { return reading }
    // Settings in the file win; a golden with others is reported.
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
  /// Whether it is a transcript: comments, then the line of a step, which no other format has.
  static func isTranscript(_ bytes: [UInt8]) -> Bool {
    for line in bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1000) {
      if line.starts(with: "> ".utf8) { return true }
      guard line.first == UInt8(ascii: "#") else { return false }
    }
    return false
  }
}

extension Golden {
  /// Whether some of its lines are patterns.
  fileprivate var hasPatterns: Bool { patterns.contains { $0.isPattern && !$0.isRemark } }
}

extension StopChange {
  /// A line that is new or gone, of which only the words are known; nil for a step.
  fileprivate init?(of line: String, isNew: Bool) {
    guard TranscriptMark(line) != .step else { return nil }
    let words = String(line.drop { $0 == " " })
    self.init(
      kind: isNew ? .added : .removed, stop: "\"\(words)\"", old: isNew ? nil : words,
      new: isNew ? words : nil,
      message: "\"\(words)\" is \(isNew ? "heard now" : "not heard any more")")
  }
}
