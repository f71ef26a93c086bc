package import ScreenInputs
package import ScreenScenarios
import ScreenTree
import SpokenFiles
package import SpokenInputs

extension RecordingResult {
  /// Compares a scenario with the recording of VoiceOver beside its input.
  ///
  /// - Returns: the result; nil when there is no recording.
  /// - Throws: `ScenarioError` when the recording is unreadable or faulty.
  @Sendable package static func beside(
    _ input: CheckInput, _ scenario: Scenario, followsLinks: Bool
  ) throws(ScenarioError) -> RecordingResult? {
    do throws(ScenarioError) {
      let recording = try Verifier.read(
        input.recording, input.namingOfGolden(followsLinks: followsLinks))
      var verification = Verification(
        recording, file: input.recording, with: scenario, Prediction(of: scenario))
      verification.remarks += remark(on: recording, beside: input)
      return RecordingResult(verification)
    } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  private init(_ verification: Verification) {
    self.init(
      isGood: verification.isGood(), differences: verification.open.map(verification.finding),
      remarks: verification.remarks, text: verification.text)
  }

  /// The remark on a recording that names another input than the one it lies beside.
  private static func remark(on recording: Recording, beside input: CheckInput) -> [String] {
    guard let name = recording.of else { return [] }
    let other = InputFile.neighbour(name, of: input.recording)
    guard ExactPath(other) != ExactPath(input.path) else { return [] }
    let message =
      "'of' names \(other), with which `spoken verify` compares; here it is \(input.path)"
    return [
      Finding(
        .warning, file: input.recording, position: recording.ofPosition, message: message
      ).description
    ]
  }
}

extension Verification {
  /// A difference at our words where they have a place, else in the recording.
  fileprivate func finding(_ difference: Difference) -> Finding {
    let origin = difference.origin.flatMap { $0.file.isEmpty ? nil : $0 }
    let message = ([difference.sentence] + difference.reasons).joined(separator: "; ")
    return Finding(
      .error, file: origin?.file ?? file, position: origin?.position ?? difference.position,
      message: message)
  }
}
