import Foundation
import ScreenDocuments
import ScreenTree

/// The record of a screen that Aloud writes: one JSON object with its steps.
enum AloudRecord {
  /// Reads a record; one of a failed run is an error with the reason that it gives.
  static func read(_ document: Document, _ faults: inout Faults) -> Recording? {
    if let source = document["source"], source.text != "voiceover" {
      faults.add(
        "this record is of \(source.kind); only VoiceOver can be compared", at: source.position)
      return nil
    }
    if let version = document["schemaVersion"], version.number != 1 {
      faults.add(
        "this record has the schema version \(version.kind); version 1 is known",
        at: version.position)
      return nil
    }
    if document["status"]?.text == "failed" {
      let error = document["error"]
      let code = error?["code"]?.text.map { " (\($0.oneLine))" } ?? ""
      faults.add(
        "the recorder failed: \(error?["message"]?.text?.oneLine ?? "no reason is given")\(code); "
          + "record the screen again", at: (error ?? document).position)
      return nil
    }
    guard let steps = document["steps"]?.items else {
      faults.add(
        "'steps' is missing in this record of Aloud; record the screen again", at: document.position
      )
      return nil
    }
    var recording = Recording()
    recording.by = "Aloud"
    recording.system = document["runtime"]?.text
    recording.app = document["bundleId"]?.text
    recording.screen = document["screen"]?.text
    if document["toolchain"]?["simulatorUdid"] != nil { recording.device = "simulator" }
    recording.isComplete = document["coverage"]?["complete"]?.flag ?? false
    recording.stopped = (document["coverage"]?["reason"]?.text)
      .flatMap(Recording.Stopped.init(rawValue:))
    for (number, step) in steps.enumerated() {
      if let step = self.step(step, number, &faults) { recording.steps.append(step) }
    }
    return recording
  }

  private static func step(
    _ step: Document, _ number: Int, _ faults: inout Faults
  ) -> Recording.Step? {
    if let sequence = step["sequence"], sequence.number != Double(number) {
      faults.add(
        "step \(number) has the sequence \(sequence.kind): steps are missing or in disorder; "
          + "record the screen again", at: sequence.position)
      return nil
    }
    let moves: [String: Recording.Step.Move] = [
      "current": .current, "forward": .next, "backward": .previous, "in": .into, "out": .out,
    ]
    guard let action = step["action"]?.text, let move = moves[action] else {
      faults.add(
        "'action' is one of \(moves.keys.sorted().joined(separator: ", ")), not "
          + "\(step["action"]?.kind ?? "missing")", at: step.position)
      return nil
    }
    guard let utterance = step["utterance"], utterance.isNull || utterance.isQuoted else {
      faults.add(
        "'utterance' is a text or null, not \(step["utterance"]?.kind ?? "missing")",
        at: step.position)
      return nil
    }
    let error = step["error"].flatMap { $0["description"]?.text ?? $0["code"]?.text }
    return .init(
      move, utterance.isNull ? nil : utterance.text, error: error, position: step.position)
  }
}

/// The lines that Aloud's recorder prints into the log of a test: a record in Base64 on each.
enum AloudLog {
  /// What stands before the number and the record.
  static let mark = "ALOUD-VOICEOVER:"

  /// Reads the one record of a log.
  static func read(
    _ text: RecordedText, _ faults: inout Faults
  ) throws(Document.Fault) -> Recording? {
    let lines = text.lines.filter { $0.text.hasASCII(mark) }
    guard lines.count == 1 else {
      faults.add(
        "the log has \(lines.count) recordings; keep one in each file", at: lines[1].position)
      return nil
    }
    // The mark may begin the line: without the empty part before it the record would be the first.
    let parts = lines[0].trimmed.split(
      separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    let fields = parts[1].split(separator: ":", maxSplits: 1)
    guard fields.count == 2, let data = Data(base64Encoded: String(fields[1])) else {
      throw Document.Fault(
        "the Base64 text after \(mark)ID: is damaged or cut off; copy the whole line",
        at: lines[0].position)
    }
    do throws(Document.Fault) {
      let record = try Document.readJSON(Array(data))
      let start = Document(record.value, at: lines[0].position)
      var inner = Faults(file: "")
      let recording = AloudRecord.read(start, &inner)
      // Places inside the Base64 text mean nothing to a reader of the log.
      for finding in inner.findings { faults.add(finding.message, at: lines[0].position) }
      return recording
    } catch {
      throw Document.Fault(
        "the record in the Base64 text is damaged: \(error.message)", at: lines[0].position)
    }
  }
}

extension Document {
  /// Whether it is a text in quotation marks.
  var isQuoted: Bool {
    if case .scalar(_, isPlain: false) = value { true } else { false }
  }
}
