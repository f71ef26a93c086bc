import ScreenScenarios

/// The transcript of a page: a list of lines, each with its reasons.
struct TranscriptList {
  private let data: PageData

  init(_ data: PageData) { self.data = data }

  var html: HTML {
    """
    <section aria-labelledby="transcript-title">
    <h2 id="transcript-title">Transcript</h2>
    <ol id="transcript">
    \(data.stops.map(item))</ol>
    </section>
    """
  }

  /// The time at which a stop begins; nothing for a step without speech, which has no place in the sound.
  func time(of stop: StopRecord) -> String {
    stop.segments.isEmpty
      ? "" : PageTime(frame: stop.frames.lowerBound, at: data.sampleRate).clock
  }

  /// A stop as an item of the list.
  func item(_ stop: StopRecord) -> HTML {
    let command: HTML =
      stop.isContinued
      ? "" : "<p class=\"command\" title=\"\(stop.command)\">\(step(of: stop))</p>\n"
    let line = stop.segments.isEmpty ? "" : line(stop)
    return """
      <li id="stop-\(stop.number)" class="\(Self.classes(of: stop))">
      <p class="time">\(time(of: stop))</p>
      <div class="step">
      \(command)\(line)</div>
      </li>

      """
  }

  /// The step in words, with a text of a walkthrough as it is written.
  private func step(of stop: StopRecord) -> HTML {
    data.steps[stop.command].map { "\($0)" } ?? "<code>\(stop.command)</code>"
  }

  /// What is heard of a stop, as names of classes.
  static func classes(of stop: StopRecord) -> String {
    if stop.segments.isEmpty { return "quiet" }
    return stop.isHeardInFull ? "full" : stop.heard == "full" ? "later-lost" : stop.heard
  }

  private func line(_ stop: StopRecord) -> HTML {
    let screen = stop.screen.map { data.screens[$0] }
    let words = Self.words(
      of: stop, in: screen?.language ?? data.language,
      isRightToLeft: screen?.isRightToLeft == true)
    return """
      \(words)
      \(stop.segments.compactMap(\.graph).map { DrawnGraph($0).html })\(Self.outcomes(of: stop))\(ReasonList(stop, data).html)
      """
  }

  /// What is said, in the language and the direction of its screen.
  static func words(of stop: StopRecord, in language: String, isRightToLeft: Bool) -> HTML {
    let direction = isRightToLeft ? "rtl" : nil
    return """
      <div class="line"\("lang", language.tagUnlessEnglish)\("dir", direction)>\(spoken(stop))</div>
      """
  }

  /// The description with commas, the hint and the cues on lines of their own.
  private static func spoken(_ stop: StopRecord) -> HTML {
    let all = stop.segments.map { (part: $0.part, html: segment($0)) }
    let description = all.filter { $0.part == .description }.map(\.html)
    let hint = all.filter { $0.part == .hint }.map(\.html)
    let cues = all.filter { $0.part == .cue }.map {
      "<span class=\"later\">\($0.html)</span>" as HTML
    }
    let words: HTML =
      description.isEmpty ? "" : "<span class=\"words\">\(.joined(description, by: ", "))</span>"
    // Hints are sentences with a period; only the parts of a description need a comma between them.
    let more: HTML = hint.isEmpty ? "" : "<span class=\"later\">\(.joined(hint, by: " "))</span>"
    return .joined([words, more].filter { $0 != "" } + cues, by: " ")
  }

  private static func segment(_ segment: StopRecord.Segment) -> HTML {
    let owner = segment.isOfSystem ? "s system" : "s"
    let lost = segment.frames == nil ? " lost" : ""
    let sign: HTML = ["sound", "graph"].contains(segment.kind) ? "♪ " : ""
    let quote: HTML = segment.kind == "announcement" ? "&quot;" : ""
    return """
      \(quote)<span class="\(owner)\(lost)"\("lang", segment.language)>\(sign)\(segment.markedText)</span>\(quote)
      """
  }

  /// The result of the description; where that was heard in full, the result of what follows.
  static func outcomes(of stop: StopRecord) -> HTML {
    guard let clause = stop.outcome ?? stop.hintOutcome.map({ "after the pause: \($0)" }) else {
      return ""
    }
    return "<p class=\"outcome\">\(clause)</p>\n"
  }
}
