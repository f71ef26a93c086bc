import ScreenDocuments
import ScreenTree

/// A log of requests to a voice in the Speech Synthesis Markup Language, as VoiceOver makes them.
///
/// A silent voice writes them, one a line. Each is an utterance; one that begins with the pause before a
/// hint goes on with the utterance before, unless that has a hint. Blank lines and lines that begin with
/// `# ` are left out, and so are requests without words.
enum SSMLRecording {
  /// Reads the requests in their order.
  static func read(_ bytes: [UInt8], _ faults: inout Faults) -> Recording {
    var reader = SSMLReader(bytes)
    var recording = Recording()
    recording.by = "a spy voice"
    // One step more than a recording may have is enough for the error.
    while !faults.isFull, recording.steps.count <= Recording.mostSteps {
      do throws(Document.Fault) {
        guard let request = try reader.next() else { break }
        add(request, to: &recording)
      } catch {
        faults.add(error.message, at: error.position)
        // What follows an error up to the next request would be reported again and again.
        reader.skipToNextRequest()
      }
    }
    return recording
  }

  private static func add(_ request: SSMLRequest, to recording: inout Recording) {
    guard let first = request.parts.first else { return }
    if first.isAfterPause, let last = recording.steps.indices.last,
      recording.steps[last].hint == nil
    {
      let heard = recording.steps[last].heard.map { $0 + " " } ?? ""
      recording.steps[last].heard = heard + request.words
      recording.steps[last].parts += request.parts
      return
    }
    recording.steps.append(
      .init(
        recording.steps.isEmpty ? .current : .next, request.words, parts: request.parts,
        position: request.position))
  }
}

extension RecordedText {
  /// Whether its first line that is no remark begins a request to a voice.
  var beginsLikeRequest: Bool {
    for line in lines where !line.isBlank {
      let bytes = line.text.utf8.drop { $0 <= 0x20 }
      if bytes.elementsEqual("#".utf8) || bytes.starts(with: "# ".utf8) { continue }
      if bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "<!--".utf8) {
        return lines.contains { $0.text.hasASCII("<speak") }
      }
      return bytes.beginsRequest || bytes.elementsEqual("<speak".utf8)
    }
    return false
  }
}

extension Collection<UInt8> {
  /// Whether the opening tag of a request stands at the beginning.
  var beginsRequest: Bool {
    guard starts(with: "<speak".utf8) else { return false }
    return dropFirst("<speak".utf8.count).first.map { $0 <= 0x20 || ">/".utf8.contains($0) }
      ?? false
  }
}
