package import ScreenDocuments
import ScreenTree
import SpokenSyntax

/// Reads a recording in any format that is known.
package enum RecordingReader {
  /// A format that a user may name.
  package enum Format: String, CaseIterable, Sendable {
    /// A log of requests to a voice.
    case ssml
  }

  /// Reads the bytes of a file and finds all its errors in one run.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - file: its name, for the errors.
  ///   - format: its format; nil to detect it.
  /// - Returns: the recording, or what is wrong with it.
  package static func read(
    _ bytes: [UInt8], file: String, format: Format? = nil
  ) -> Reading<Recording> {
    var faults = Faults(file: file)
    let recording = read(bytes, format, &faults)
    if let recording { check(recording, &faults) }
    return Reading(recording, findings: faults.findings)
  }

  /// How large a recording may be: every line of it is held.
  private static let mostBytes = 16 << 20

  private static func read(
    _ bytes: [UInt8], _ format: Format?, _ faults: inout Faults
  ) -> Recording? {
    do throws(Document.Fault) {
      guard bytes.count <= mostBytes else {
        throw Document.Fault(
          "the recording is larger than 16 MiB; keep what was heard and leave out the rest of a log",
          at: .start)
      }
      let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
      let text = RecordedText(try Document.text(of: content))
      guard let sign = text.firstSign else {
        throw Document.Fault("the recording is empty; record it again", at: .start)
      }
      if format == .ssml || text.beginsLikeRequest { return SSMLRecording.read(content, &faults) }
      // A line of a log may begin with a bracket.
      let isJSON = sign == "{" || sign == "[" && !text.isAloudLog && text.beginsLikeList
      return isJSON ? try json(content, text, &faults) : try lines(text, &faults)
    } catch {
      faults.add(error.message, at: error.position)
      return nil
    }
  }

  /// Text whose format its first lines show.
  private static func lines(
    _ text: RecordedText, _ faults: inout Faults
  ) throws(Document.Fault) -> Recording? {
    if text.lines[0].text.hasPrefix("WEBVTT") { return WebVTTRecording.read(text, &faults) }
    if text.isAloudLog { return try AloudLog.read(text, &faults) }
    return PlainTextRecording.read(text, &faults)
  }

  /// One JSON value, or one on each line.
  private static func json(
    _ bytes: [UInt8], _ text: RecordedText, _ faults: inout Faults
  ) throws(Document.Fault) -> Recording? {
    let whole: Document
    do throws(Document.Fault) {
      whole = try Document.readJSON(bytes)
    } catch {
      // One value a line is no JSON as a whole; then the error of a line says more than that of the
      // file.
      guard let first = text.lines.first(where: { !$0.isBlank }), (try? first.json()) != nil else {
        throw error
      }
      return try MessageRecording.read(
        try text.lines.filter { !$0.isBlank }.map { line throws(Document.Fault) in
          try line.json()
        }, &faults)
    }
    if let items = whole.items {
      guard items.contains(where: { $0.entries != nil }) else {
        return PhraseLog.read(items, at: whole.position, &faults)
      }
      return try MessageRecording.read(items, &faults)
    }
    if whole["heard"] != nil { return own(whole, &faults) }
    if let records = whole["captures"], records.items != nil || records.entries != nil {
      throw Document.Fault(
        "'captures' holds several records; keep one in each file", at: records.position)
    }
    // The record of a failed run may lack its steps, so any key of its head is enough.
    if whole["requestId"] != nil || whole["schemaVersion"] != nil || whole["source"] != nil {
      return AloudRecord.read(whole, &faults)
    }
    return try MessageRecording.read([whole], &faults)
  }

  /// A recording file of ours.
  private static func own(_ document: Document, _ faults: inout Faults) -> Recording? {
    var reader = FieldReader(collecting: faults)
    let read = Codec.recording.read(&reader, document, ValueKey(name: "recording"))
    faults = reader.faults
    guard var recording = read else { return nil }
    if let name = document["of"] { recording.ofPosition = name.position }
    if let reader = recording.reader, reader.lowercased() != "voiceover" {
      faults.add(
        "this is a recording of \(reader.oneLine); only VoiceOver can be compared",
        at: document["reader"]?.position ?? document.position)
    }
    if let tag = recording.language, !tag.isLanguageTag {
      faults.add(
        "'\(tag.oneLine)' is no language tag; write one as en-US or vi",
        at: document["language"]?.position ?? document.position)
    }
    if recording.isComplete, recording.stopped != nil {
      faults.add(
        "a recording that was stopped is not complete; remove 'complete' or 'stopped'",
        at: document["stopped"]?.position ?? document.position)
    }
    if let name = recording.of, name.isBlank || name.isAbsolutePath {
      faults.add(
        "'of' is the name of a file beside the recording, not '\(name.oneLine)'",
        at: recording.ofPosition)
    }
    // Those with errors are counted too.
    let count = document["steps"]?.items?.count ?? 0
    for accepted in recording.accepted {
      guard let step = accepted.step, step > count else { continue }
      faults.add(
        "there is no step \(step); the recording has \(count)", at: accepted.position)
    }
    return recording
  }

  /// What holds for recordings of every format.
  private static func check(_ recording: Recording, _ faults: inout Faults) {
    // A recording with errors is refused anyway, and further checks would repeat them.
    guard faults.findings.isEmpty else { return }
    if recording.steps.count > Recording.mostSteps {
      faults.add(
        "the recording has more than \(Recording.mostSteps) steps; split it",
        at: recording.steps[Recording.mostSteps].position)
    }
    for step in recording.steps {
      if let length = step.heard?.utf8.count, length > Recording.longest {
        faults.add(
          "this utterance has \(length) bytes; at most \(Recording.longest) are one utterance",
          at: step.position)
      }
      guard let sign = step.heard?.unicodeScalars.first(where: \.isUnspeakable) else { continue }
      faults.add(
        "the utterance has the control character \(sign.codePoint), which nobody can hear; "
          + "the file is damaged, or no recording", at: step.position)
    }
    if !recording.steps.contains(where: { $0.heard != nil }) {
      faults.add(
        "nothing was heard in this recording; record it again",
        at: recording.steps.first?.position ?? .start)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character that is no white space, as in files that are no text.
  fileprivate var isUnspeakable: Bool {
    let isSpace = (0x09...0x0D).contains(value) || value == 0x85
    return !isSpace && (value < 0x20 || (0x7F...0x9F).contains(value))
  }
}

extension Position {
  /// The first place of a file.
  static var start: Position { Position(line: 1, column: 1) }
}
