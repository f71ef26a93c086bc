import ScreenDocuments
package import ScreenInputs
package import ScreenScenarios
import ScreenTree
package import SpokenCheck
package import SpokenFiles

extension ScenarioReader {
  /// Reads a screen, a walkthrough, a capture or a transcript, and runs it.
  ///
  /// - Throws: `ScenarioError` when the file is missing, unreadable or invalid.
  package func hear(_ path: String) throws(ScenarioError) -> LoadedTranscript {
    try hear(path, .byUser)
  }

  /// Reads an input, and runs it: a file, which may be a transcript, or a view of an app.
  ///
  /// - Throws: `ScenarioError` when it cannot be read.
  package func hear(_ input: CheckInput) throws(ScenarioError) -> LoadedTranscript {
    guard let view = input.view else {
      return try hear(input.path, input.naming(followsLinks: followsLinks))
    }
    return heard(try view.read(by: self), as: input.path)
  }

  /// Reads a file that a folder named, and runs it.
  ///
  /// - Throws: `ScenarioError` when the file is missing, unreadable or invalid, or outside the folder.
  package func hear(_ path: String, _ naming: Naming) throws(ScenarioError) -> LoadedTranscript {
    let bytes = try InputFile.bytes(of: path, naming)
    if InputHints.isTranscript(bytes) { return try transcript(bytes, path) }
    return heard(try read(bytes, path: path), as: path)
  }

  private func heard(_ reading: Reading, as name: String) -> LoadedTranscript {
    LoadedTranscript(
      file: name, heard: SpokenTranscript(reading.scenario), remarks: reading.remarks)
  }

  /// A transcript as one side of a difference.
  private func transcript(_ bytes: [UInt8], _ path: String) throws(ScenarioError)
    -> LoadedTranscript
  {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(path, "the transcript is not UTF-8; save it as UTF-8")
    }
    let reading = Golden.read(text, file: path)
    guard let golden = reading.value, reading.findings.isEmpty else {
      throw .faulty(reading.findings)
    }
    return LoadedTranscript(file: path, golden: golden)
  }

  /// Runs a screen with the settings of the other side, when that is a transcript.
  ///
  /// - Parameters:
  ///   - hearing: the run.
  ///   - view: the view of an app that was run; nil for a file.
  ///   - other: the other side.
  /// - Returns: the run with these settings.
  /// - Throws: `ScenarioError` when a setting cannot be set.
  package func hearing(
    _ hearing: LoadedTranscript, of view: AppView? = nil, beside other: LoadedTranscript
  ) throws(ScenarioError) -> LoadedTranscript {
    guard let golden = other.golden, let heard = hearing.heard else { return hearing }
    var hearing = hearing
    var reading = Reading(scenario: heard.scenario, remarks: [])
    reading.view = view
    hearing.heard = SpokenTranscript(try self.reading(reading, as: golden).scenario)
    return hearing
  }

  /// Runs a screen using the settings in the golden's header, unless its file or the command line
  /// sets its own; a walkthrough has its own settings.
  func reading(_ reading: Reading, as golden: Golden) throws(ScenarioError) -> Reading {
    let scenario = reading.scenario
    guard settings.isEmpty, scenario.screenFiles.isEmpty, let screen = scenario.screens.first,
      !golden.settings.isEmpty
    else { return reading }
    // Settings in the file win; a golden with others is reported.
    let own = Set(screen.settings.map(\.key))
    var (reader, new) = (self, reading)
    reader.settings = golden.settings.filter { !own.contains($0.key) }.map {
      Walkthrough.Setting(key: $0.key, value: $0.value)
    }
    if let view = reading.view { return try view.read(by: reader) }
    new.scenario = try reader.scenario(of: screen).scenario
    return new
  }
}

extension InputHints {
  /// Whether it is a transcript: comments, then the line of a step, which no other format has.
  static func isTranscript(_ bytes: [UInt8]) -> Bool {
    // Some editors put a byte order mark at the beginning of a file.
    let text = bytes.starts(with: "\u{FEFF}".utf8) ? bytes.dropFirst(3) : bytes[...]
    // The comments before the first step are few; a large file need not be split to its end.
    for line in text.split(separator: UInt8(ascii: "\n"), maxSplits: 1000) {
      if line.starts(with: "> ".utf8) { return true }
      guard line.first == UInt8(ascii: "#") else { return false }
    }
    return false
  }
}
