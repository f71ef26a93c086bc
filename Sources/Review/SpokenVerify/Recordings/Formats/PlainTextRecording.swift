import ScreenDocuments
import ScreenTree

/// Plain text: one utterance a line; blank lines and lines that begin with `# ` are no utterances.
enum PlainTextRecording {
  /// Reads the lines, and refuses what belongs to another format.
  static func read(_ text: RecordedText, _ faults: inout Faults) -> Recording? {
    var recording = Recording()
    for line in text.lines where !line.isBlank {
      let words = line.trimmed
      if words == "#" || words.hasPrefix("# ") { continue }
      if let stranger = stranger(words) {
        faults.add(stranger, at: line.position)
        continue
      }
      recording.steps.append(
        .init(recording.steps.isEmpty ? .current : .next, words, position: line.position))
    }
    if recording.steps.isEmpty, faults.findings.isEmpty {
      faults.add("there is no utterance in this file; write one on each line", at: .start)
    }
    return recording
  }

  /// What is wrong with a line that is no utterance, or nil.
  private static func stranger(_ words: String) -> String? {
    // A shorter beginning, such as WEB, may be a word on a screen.
    if words.count >= 4, "WEBVTT".hasPrefix(words) {
      return "this is the beginning of WebVTT captions, which are cut off; save them again"
    }
    if words.hasPrefix("> ") {
      return
        "this is a transcript that spoken printed, not a recording; give the words of VoiceOver"
    }
    if words.hasPrefix("{") || words.hasPrefix("[{") || words.hasPrefix("[\"") {
      return "this line is JSON among plain text; a recording has one format, so split the file"
    }
    if !words.utf8.starts(with: "<speak".utf8), words.hasASCII("<speak") {
      return
        "a request of VoiceOver to a voice stands in this line after other text; take out what stands before <speak>"
    }
    // An utterance may begin with a comparison, such as `< 5 km`; markup has no blank there.
    if let next = words.dropFirst().first, words.hasPrefix("<"),
      next.isLetter || "?!/".contains(next)
    {
      return "this line is XML; a recording in plain text has one utterance a line"
    }
    if ["screen:", "walkthrough:", "→Application", "Attributes:"].contains(where: words.hasPrefix) {
      return "this is a screen, not a recording; give the recording, and the screen by --against"
    }
    if words.hasASCII(" --> ") {
      return "this is the time of a caption; save captions as WebVTT, which begins with WEBVTT"
    }
    return nil
  }
}
