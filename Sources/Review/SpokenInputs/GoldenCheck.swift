import ScreenDocuments
package import ScreenInputs
package import ScreenScenarios
import ScreenTree
import SpokenCheck
package import SpokenFiles
import VoiceOverSpeech

/// Compares inputs with their golden transcripts, or records them.
///
/// A screen or a capture is checked using the settings in the golden's header unless its file sets
/// its own. The settings of a walkthrough are compared with those of the golden. Settings on the
/// command line replace both.
package struct GoldenCheck: Sendable {
  /// The reader of inputs.
  package var reader: ScenarioReader
  /// Writes a golden to record it; nil to compare.
  package var record: Record?
  /// Whether results say what made them, which means to count words.
  package var countsEvidence = false

  /// Compares an input with the recording of VoiceOver beside it; nil to ignore recordings.
  package var recordings: RecordingCheck?

  /// Compares a scenario with the recording of VoiceOver beside its input; nil when there is none.
  package typealias RecordingCheck =
    @Sendable (_ input: CheckInput, _ scenario: Scenario, _ followsLinks: Bool)
    throws(ScenarioError) -> RecordingResult?

  /// Writes a golden; the path is that of its input.
  package typealias Record =
    @Sendable (_ text: String, _ path: String, _ naming: Naming) throws(OutputError) -> Void

  /// A check that compares.
  ///
  /// - Parameter reader: the reader of inputs.
  package init(reader: ScenarioReader = ScenarioReader()) { self.reader = reader }

  /// A check that can record.
  ///
  /// - Parameters:
  ///   - reader: the reader of inputs.
  ///   - record: writes a golden, or nil to compare.
  package init(reader: ScenarioReader, record: Record?) {
    self.reader = reader
    self.record = record
  }

  /// Compares an input with its golden, or records it.
  package func check(_ input: CheckInput) -> CheckResult {
    let start = ContinuousClock.now
    var result: CheckResult
    do throws(ScenarioError) {
      result = try compare(input)
    } catch {
      result = CheckResult(input, .faulty(error))
    }
    result.duration = ContinuousClock.now - start
    return result
  }

  private func compare(_ input: CheckInput) throws(ScenarioError) -> CheckResult {
    let links = reader.followsLinks
    var reading = try reader.read(input)
    let golden = try goldenText(input.golden, input.namingOfGolden(followsLinks: links))
    // Settings follow the first line; most goldens have none, and need no second reading.
    if let golden, golden.hasMoreHeader {
      reading = try reader.reading(reading, as: try parsed(golden, input))
    }
    let scenario = reading.scenario
    let transcript = Transcript()
    var text = transcript.header(for: scenario)
    var evidence: EvidenceCount? = countsEvidence ? EvidenceCount() : nil
    let failures = scenario.run { utterance in
      transcript.write(utterance, into: &text)
      evidence?.add(utterance)
    }
    // What a capture lacks stays the same, so it is listed only with the first recording.
    let lacks = Set(
      scenario.screens.compactMap { screen in
        screen.capture.map { "\(screen.file): \($0)" }
      })
    var result = CheckResult(
      input, .same, failures: failures, remarks: reading.remarks.filter { !lacks.contains($0) })
    result.about = countsEvidence ? Provenance(of: scenario, evidence: evidence) : nil
    result.heard = try recordings?(input, scenario, links)
    result.remarks += result.heard?.remarks ?? []
    guard let golden, !golden.isEmpty else {
      // A recording of VoiceOver is a golden too.
      if golden == nil, result.heard != nil, record == nil { return result }
      result.outcome = write(
        text, input, else: .unrecorded(isEmpty: golden != nil), then: .recorded)
      if case .recorded = result.outcome { result.remarks = reading.remarks }
      return result
    }
    // The usual case needs no more than comparing two texts.
    if golden == text { return result }
    // Run a second time: keeping all utterances would cost memory where nothing differs.
    switch GoldenVerdict(golden, file: input.golden, scenario, { Array(scenario.utterances) }) {
    case .missing, .same: break
    case .faulty(let findings): throw .faulty(findings)
    case .differs(let comparison):
      result.outcome = write(
        comparison.updated, input, else: .differs(comparison), then: .updated)
    }
    return result
  }

  private func write(
    _ text: String, _ input: CheckInput, else failure: CheckResult.Outcome,
    then success: CheckResult.Outcome
  ) -> CheckResult.Outcome {
    guard let record else { return failure }
    do throws(OutputError) {
      try record(
        text, input.golden, input.namingOfGolden(followsLinks: reader.followsLinks))
      return success
    } catch {
      return .unwritten(error)
    }
  }

  /// The text of a golden; nil when it is missing, empty when it has only white space.
  private func goldenText(
    _ path: String, _ naming: Naming
  ) throws(ScenarioError) -> String? {
    do throws(ScenarioError) {
      let bytes = try InputFile.bytes(of: path, naming)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw .faulty(Golden.read(bytes, file: path).findings)
      }
      return text.allSatisfy(\.isWhitespace) ? "" : text
    } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  private func parsed(_ text: String, _ input: CheckInput) throws(ScenarioError) -> Golden {
    let reading = Golden.read(text, file: input.golden)
    guard let golden = reading.value else { throw .faulty(reading.findings) }
    return golden
  }
}

extension String {
  /// Whether the header has more than one line.
  fileprivate var hasMoreHeader: Bool {
    guard let end = utf8.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    return utf8[utf8.index(after: end)...].first == UInt8(ascii: "#")
  }
}
