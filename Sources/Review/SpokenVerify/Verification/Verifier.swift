import ScreenDocuments
package import ScreenInputs
package import ScreenScenarios
import ScreenTree
package import SpokenFiles

/// Verifies recordings: reads them and their screens, and compares the two.
package struct Verifier: Sendable {
  /// How the screens are read.
  package var reader: ScenarioReader
  /// The input that all recordings are compared with; nil for the one that each names or lies beside.
  package var against: String?
  /// The view of an app that all recordings are compared with; nil for an input.
  package var view: AppView?
  /// The format of all recordings; nil to detect that of each.
  package var format: RecordingReader.Format?

  /// Creates a verifier.
  package init(
    reader: ScenarioReader = ScenarioReader(), against: String? = nil,
    format: RecordingReader.Format? = nil
  ) {
    self.reader = reader
    self.against = against
    self.format = format
  }

  /// Compares a recording with its screen.
  ///
  /// - Throws: `ScenarioError` when one of the two is missing, unreadable or faulty.
  package func verify(_ input: RecordingInput) throws(ScenarioError) -> Verification {
    let links = reader.followsLinks
    let recording = try Self.read(input.path, input.naming(followsLinks: links), format)
    let read = try screen(of: recording, in: input)
    let reading = try read(reader)
    let name = input.path == "-" ? "standard input" : input.path
    var verification = Verification(
      recording, file: name, with: reading.scenario, Prediction(of: reading.scenario))
    verification.remarks = reading.remarks + verification.remarks
    // Trying settings runs the screen many times.
    if !verification.open.isEmpty {
      SettingsProposal(reader, reading: read).name(in: &verification)
    }
    return verification
  }

  /// What reads the screen of a recording, whose bytes are read once.
  private func screen(
    of recording: Recording, in input: RecordingInput
  ) throws(ScenarioError) -> AppView.Opening {
    if let view { return { reader throws(ScenarioError) in try view.read(by: reader) } }
    let (path, naming) =
      if let against { (against, Naming.byUser) } else {
        try input.input(of: recording, followsLinks: reader.followsLinks)
      }
    let bytes = try bytes(of: path, naming, for: recording, in: input)
    return { reader throws(ScenarioError) in try reader.read(bytes, path: path) }
  }

  /// The bytes of a screen; where a recording names it, a fault is at that place of the recording.
  private func bytes(
    of path: String, _ naming: Naming, for recording: Recording, in input: RecordingInput
  ) throws(ScenarioError) -> [UInt8] {
    do throws(ScenarioError) {
      return try InputFile.bytes(of: path, naming)
    } catch {
      guard against == nil, recording.of != nil else { throw error }
      switch error {
      case .missing:
        throw .missing("\(input.path):\(recording.ofPosition): error: 'of' names \(path)")
      case .unreadable(_, let cause):
        let message = "'of' names \(path), which cannot be read: \(cause)"
        throw .faulty([
          Finding(.error, file: input.path, position: recording.ofPosition, message: message)
        ])
      case .format, .setting, .faulty: throw error
      }
    }
  }

  /// Reads a recording, in a format or in the one that is detected; `-` is standard input.
  ///
  /// - Throws: `ScenarioError` when it is missing, unreadable or faulty.
  package static func read(
    _ path: String, _ naming: Naming, _ format: RecordingReader.Format? = nil
  ) throws(ScenarioError) -> Recording {
    let bytes = try InputFile.bytes(of: path, naming)
    let name = path == "-" ? "standard input" : path
    let reading = RecordingReader.read(bytes, file: name, format: format)
    guard let recording = reading.value else { throw .faulty(reading.findings) }
    return recording
  }
}
