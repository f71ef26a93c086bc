import ScreenTree
import VoiceOverElements

/// The silences in an utterance at a speaking rate.
struct Pauses {
  /// The silence between two parts, and between a hint and what comes after it.
  let part: Duration
  private let app: Duration
  private let phonetic: Duration

  /// The silence between a sound and words.
  private static let sound = Duration.milliseconds(110)

  /// The silences of an utterance.
  ///
  /// - Parameters:
  ///   - utterance: the utterance.
  ///   - wordsPerMinute: the rate of its voice.
  init(of utterance: Utterance, at wordsPerMinute: Int) {
    let (settings, platform) = (utterance.settings, utterance.platform)
    let amounts = SpeechAmounts.of(settings.resolver.systemVersion, on: platform)
    part = settings.partGap(at: wordsPerMinute, on: platform)
    app = amounts.appPause ?? part
    phonetic = amounts.phoneticPause
  }

  /// The silence before a segment, which is not the first of its list.
  func before(_ index: Int, in segments: [Segment]) -> Duration {
    guard index > 0 else { return part }
    let last = segments[index - 1]
    if last.graph != nil { return AudioGraph.pauseBetweenSeries }
    if last.kind.isTone || segments[index].kind.isTone { return Self.sound }
    if last.kind == .system, last.word == nil { return app }
    // Only the word behind its letter; of several letters in turn the next follows as a part.
    let isWord = segments[index].pitch.kind == .phonetic && last.pitch.kind != .phonetic
    return isWord ? phonetic : part
  }
}

extension Utterance {
  /// What is made of segments, each with the silence before it; nil for none.
  typealias Paced<Part> = [(pause: Duration?, part: Part)]

  /// Makes something of each segment that is heard, with the silences between them.
  ///
  /// A segment of which nothing is heard leaves no silence either: the plan of the speech and the
  /// times without an engine have this from here, so that both agree.
  ///
  /// - Parameters:
  ///   - wordsPerMinute: the rate of the voice.
  ///   - make: receives the index among all segments and the segment; returns nil when nothing of
  ///     it is heard.
  /// - Returns: what is said at once, and what comes after the pause, which is before its first.
  func paced<Part>(
    at wordsPerMinute: Int, _ make: (_ index: Int, _ segment: Segment) -> Part?
  ) -> (description: Paced<Part>, later: Paced<Part>) {
    let pauses = Pauses(of: self, at: wordsPerMinute)
    var (description, later): (Paced<Part>, Paced<Part>) = ([], [])
    for (index, segment) in pieces.enumerated() {
      guard let part = make(index, segment) else { continue }
      let pause = description.isEmpty ? nil : pauses.before(index, in: pieces)
      description.append((pause, part))
    }
    let rest = hint + cues
    for (index, segment) in rest.enumerated() {
      guard let part = make(pieces.count + index, segment) else { continue }
      let pause = later.isEmpty ? pauseBeforeLater : pauses.before(index, in: rest)
      later.append((pause, part))
    }
    return (description, later)
  }

  /// The silence before what comes after the description: shorter after an audio graph.
  private var pauseBeforeLater: Duration {
    pieces.last?.graph == nil ? settings.hintDelay : AudioGraph.pauseBeforeEnd
  }
}
