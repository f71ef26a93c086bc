import ScreenDocuments
import ScreenFiles
import SpokenScreen

extension FuzzTarget {
  /// A recording in any format is written as a recording file, read again, and compared with a fixed
  /// scenario: each step and each stop is then in the result once.
  @Sendable static func recording(_ bytes: [UInt8]) throws {
    try examine(RecordingReader.read(bytes, file: "fuzz"), of: bytes.count)
  }

  /// A log of requests to a voice, which the same must be true of; its parts have their words in order.
  @Sendable static func voiceRequests(_ bytes: [UInt8]) throws {
    let reading = RecordingReader.read(bytes, file: "fuzz", format: .ssml)
    for step in reading.value?.steps ?? [] {
      try Violation.unless(
        !step.parts.isEmpty && step.heard != nil, "a request without words is a step")
      let words = [step.heard ?? "", step.parts.map(\.text).joined()].map { text in
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
      }
      try Violation.unless(
        words[0].utf8.elementsEqual(words[1].utf8), "the parts have other words than the step")
    }
    try examine(reading, of: bytes.count)
  }

  private static func examine(_ reading: Reading<Recording>, of size: Int) throws {
    try Violation.unlessPlaced(reading.findings)
    guard let recording = reading.value else {
      return try Violation.unless(
        !reading.findings.isEmpty, "a recording is refused without a reason")
    }
    let text = RecordingFile.json(recording)
    let again = RecordingReader.read(Array(text.utf8), file: "fuzz")
    try Violation.unless(
      again.value.map(RecordingFile.json) == text,
      "a recording changes when it is written and read: \(again.findings)")
    // Comparing takes ten times as long as reading.
    guard size % 4 == 0, let scenario = FixedScenario.scenario else { return }
    try compare(recording, with: scenario)
  }

  private static func compare(_ recording: Recording, with scenario: Scenario) throws(Violation) {
    let found = Verification(
      recording, file: "fuzz", with: scenario, FixedScenario.prediction(of: scenario))
    let comparison = found.comparison
    let steps = comparison.rows.compactMap(\.step)
    let stops = comparison.rows.compactMap(\.stop)
    try Violation.unless(Set(steps).count == steps.count, "a step is compared twice")
    try Violation.unless(
      stops.sorted() == Array(0..<comparison.predicted), "a stop is missing, or there twice")
    try Violation.unless(
      found.share() <= found.share(acceptsKnown: true), "what is accepted lowers the share")
    for line in found.text.split(separator: "\n") + found.remarks.map({ $0[...] }) {
      try Violation.unlessPrintable(String(line))
    }
  }
}
